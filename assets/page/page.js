/**
 * What a page needs from the browser besides Streamlit: its language, its formulas, the clicker's keys,
 * the marks that open something, and the present step in view.
 * @module
 */
import "./formulas.js";

const BLANK = "blank-screen";
let shown = null;
let asked = null;
let generation = 0;

const typing = (event) => {
  const target = event.composedPath()[0];
  return target instanceof Element
    && target.matches("input:not([type=range]):not([type=radio]):not([type=checkbox]), textarea, select, [contenteditable=true]");
};

function onKey(event) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (toggleBlank(event)) { event.preventDefault(); return; }
  const key = { PageDown: "next", PageUp: "back" }[event.key];
  const button = key && !typing(event) && document.querySelector(`.st-key-${key} button`);
  if (!button) return;
  event.preventDefault();
  if (!button.disabled) button.click();
}

// The present step's formula is large and marked, and so is what is new in it. The one before shrinks a little later: laying out
// two long formulas anew takes longer than a frame.
const emphasis = new CSSStyleSheet();
document.adoptedStyleSheets.push(emphasis);
const LATER = 600;
let emphasised = "";

function emphasise(step) {
  if (step === emphasised) return;
  // Rules for the elements themselves: a variable would be handed down through all of a formula.
  const card = (one) => `.st-key-step-${one} .card`;
  const large = (one) => (one ? `${card(one)} .katex-display { --formula: 1.25rem; }` : "");
  const marked = step && `${large(step)} ${card(step)} { border-left-color: var(--accent); }`
    + ` ${card(step)} .underline-line { border-color: currentcolor; } ${card(step)} .new { display: inline; }`;
  emphasis.replaceSync(large(emphasised) + marked);
  emphasised = step;
  setTimeout(() => { if (step === emphasised) emphasis.replaceSync(marked); }, LATER);
}

// A mark that was pressed may be drawn anew, and shall keep the focus.
let report = (_mark) => {};

function onMark({ target }) {
  const mark = target.closest?.("[data-mark]")?.dataset.mark;
  if (!mark) return;
  report(mark);
  const focus = new MutationObserver(() => {
    if (document.activeElement === document.body) document.querySelector(`[data-mark="${mark}"]`)?.focus();
  });
  focus.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => focus.disconnect(), 2000);
}

// B blanks the screen, so that the class looks at the teacher; any key brings it back.
function toggleBlank(event) {
  const cover = document.getElementById(BLANK);
  if (cover) { cover.remove(); return true; }
  if (event.key.toLowerCase() !== "b" || typing(event)) return false;
  const dark = document.createElement("div");
  dark.id = BLANK;
  dark.style.cssText = "position:fixed;inset:0;background:#000;z-index:2147483647";
  dark.addEventListener("pointerdown", () => dark.remove());
  document.body.append(dark);
  return true;
}

const calm = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// The step goes to the top, but no further than the end of the text at the bottom of the screen:
// so the stage beside it stays whole.
function bringIntoView(step, behavior) {
  const section = document.querySelector(`.st-key-step-${step}`);
  const main = section?.closest('[data-testid="stMain"]');
  const words = section?.closest(".st-key-words");
  if (!main || !words) return;
  const from = main.getBoundingClientRect();
  const picture = document.querySelector(".stColumn:has(.st-key-picture)");
  const above = picture && getComputedStyle(picture).order === "-1" ? picture.offsetHeight : 0;
  const toTop = section.getBoundingClientRect().top - from.top - above - 12;
  const toEnd = words.getBoundingClientRect().bottom - from.bottom + 8;
  main.scrollBy({ top: Math.min(toTop, toEnd), behavior });
}

// What an answer has uncovered, without moving more than is needed.
function uncover(step, behavior) {
  const section = document.querySelector(`.st-key-step-${step}`);
  const main = section?.closest('[data-testid="stMain"]');
  const controls = document.querySelector(".st-key-stepper");
  const found = section?.querySelector('[class*="st-key-choice-"], [class*="st-key-form-"], .card');
  if (!main || !controls || !found) return;
  const hidden = found.getBoundingClientRect().bottom - controls.getBoundingClientRect().top + 12;
  if (hidden > 0) main.scrollBy({ top: hidden, behavior });
}

// Streamlit draws the step after this call and its formulas later still; so whatever moves it is
// followed for a while, until the reader takes over.
const READER = ["wheel", "touchmove", "pointerdown", "keydown"];
let leave = () => {};

function follow(bring, time) {
  leave();
  const content = document.querySelector('[data-testid="stMainBlockContainer"]');
  if (!content) return;
  let waiting = 0;
  const watch = new ResizeObserver(() => {
    clearTimeout(waiting);
    waiting = setTimeout(bring, 60);
  });
  const over = setTimeout(() => leave(), time);
  leave = () => {
    watch.disconnect();
    clearTimeout(waiting);
    clearTimeout(over);
    for (const kind of READER) window.removeEventListener(kind, leave);
  };
  for (const kind of READER) window.addEventListener(kind, leave, { passive: true });
  // Its first report comes at once.
  watch.observe(content);
}

export default function ({ data, setTriggerValue }) {
  const mine = ++generation;
  // Written anew, even the same language styles the whole document afresh (:lang), in the middle of the motion.
  const { documentElement: html } = document;
  if (html.lang !== data.language) html.lang = data.language;
  emphasise(data.step);
  window.addEventListener("keydown", onKey);
  report = (mark) => setTriggerValue("mark", mark);
  document.addEventListener("click", onMark);
  const place = `${data.page}/${data.step}`;
  // What was corrected in a link stands at the top and is read first.
  if (place !== shown && !data.hold) {
    const arriving = shown === null || !shown.startsWith(`${data.page}/`);
    shown = place;
    const behavior = arriving || calm() ? "instant" : "smooth";
    if (data.step && !(arriving && data.first)) {
      follow(() => bringIntoView(data.step, behavior), arriving ? 5000 : 1500);
    }
  } else if (data.question !== asked) {
    follow(() => uncover(data.step, calm() ? "instant" : "smooth"), 1000);
  }
  asked = data.question;
  return () => {
    if (mine !== generation) return;
    window.removeEventListener("keydown", onKey);
    document.removeEventListener("click", onMark);
  };
}
