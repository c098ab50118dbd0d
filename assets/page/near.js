/**
 * Asks for a chart when its place is on the screen and the page has settled, one chart after the
 * other: what is heavy (the charts and their library) must never hold up the stage.  The library is
 * fetched and compiled beforehand, beside the page and not in it.
 * @module
 */

const SETTLED = 700;
const BETWEEN = 250;
const PRELOAD_AFTER = 4000;
const turns = { last: Promise.resolve(), loading: false };

const pause = (milliseconds) => new Promise((done) => { setTimeout(done, milliseconds); });
const idle = () => new Promise((done) => {
  if (window.requestIdleCallback) requestIdleCallback(done, { timeout: 2000 });
  else setTimeout(done, 0);
});

function preload(files) {
  if (turns.loading) return;
  turns.loading = true;
  const base = document.querySelector('script[src*="/static/js/"]')?.src ?? location.href;
  for (const file of files) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "modulepreload", href: new URL(file, base).href, fetchPriority: "low" });
    document.head.append(link);
  }
}

export default function ({ parentElement, data, setStateValue }) {
  const soon = setTimeout(() => preload(data.library), PRELOAD_AFTER);
  let over = false;
  let timer;
  let watch;
  if (data.wanted !== data.drawn) {
    const host = parentElement.host ?? parentElement;
    const ask = async () => {
      await idle();
      if (over) return;
      setStateValue("asked", data.wanted);
      await pause(BETWEEN);
      await idle();
    };
    watch = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      preload(data.library);
      timer = setTimeout(() => { turns.last = turns.last.then(ask); }, SETTLED);
    }, { root: host.closest('[data-testid="stMain"]') });
    watch.observe(host);
  }
  return () => { over = true; watch?.disconnect(); clearTimeout(timer); clearTimeout(soon); };
}
