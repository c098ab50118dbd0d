// Says once when its place is near the screen and the page has settled, so that what is heavy (the
// charts and their library) never comes before the stage moves.

const SETTLED = 1200;

export default function ({ parentElement, setStateValue }) {
  const host = parentElement.host ?? parentElement;
  const root = host.closest('[data-testid="stMain"]');
  let timer;
  const idle = window.requestIdleCallback ?? ((say) => setTimeout(say, 0));
  const watch = new IntersectionObserver((entries) => {
    if (!entries.some((entry) => entry.isIntersecting)) return;
    watch.disconnect();
    timer = setTimeout(() => idle(() => setStateValue("near", true)), SETTLED);
  }, { root, rootMargin: "300px" });
  watch.observe(host);
  return () => { watch.disconnect(); clearTimeout(timer); };
}
