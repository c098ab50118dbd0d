/**
 * The formulas of the text, set by KaTeX. Python writes an element with the LaTeX of both layouts
 * (lagrange/web/displayed.py); the width of its column says which of the two is shown. Formulas on
 * the screen are set at once, a few a frame, the others when the browser has nothing else to do.
 * Importing the module is enough.
 * @module
 */
import { loadKatex, render } from "../stage/formula.js";

/** Below this width of the column, in rem, a formula is broken into shorter lines. */
const NARROW = 30;
/** Milliseconds of a frame in which formulas are set. */
const SLICE = 4;
/** Milliseconds that must be left until the next frame for one formula more. */
const ENOUGH = 5;
const whenIdle = window.requestIdleCallback ?? ((doing) => setTimeout(() => doing({ timeRemaining: () => 2 * ENOUGH }), 50));

/** @type {Set<HTMLElement>} */
const waiting = new Set();
/** The width that the last one on the screen had, and a rem, both in pixels; or what to begin with. */
let column = 600;
let rem = 17;

/** @param {HTMLElement} element */
function set(element) {
  waiting.delete(element);
  const form = column < NARROW * rem ? "narrow" : "full";
  element.style.setProperty("--fit", `${(column / element.dataset[`${form}Width`]).toFixed(2)}px`);
  render(element.dataset[form], element, { displayMode: true, output: "htmlAndMathml" });
}

/** @param {Iterable<Element>} elements */
function setWhenIdle(elements) {
  if (!waiting.size) whenIdle(setSome);
  for (const element of elements) waiting.add(/** @type {HTMLElement} */ (element));
}

function setSome(deadline) {
  for (const element of waiting) {
    if (deadline.timeRemaining() < ENOUGH) break;
    if (element.isConnected) set(element);
    else waiting.delete(element);
  }
  if (waiting.size) whenIdle(setSome);
}

/** @type {Set<HTMLElement>} */
const onScreen = new Set();

// Laying out what is set here takes several times as long: a few formulas a frame.
function setInTurns() {
  const end = performance.now() + SLICE;
  for (const element of onScreen) {
    onScreen.delete(element);
    set(element);
    if (performance.now() > end) break;
  }
  if (onScreen.size) requestAnimationFrame(setInTurns);
}

// It reports what is on the screen only: sections off it are skipped (content-visibility).
const sizes = new ResizeObserver((entries) => {
  rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const [atRest, before] = [!onScreen.size, column];
  for (const { target, contentRect } of entries) {
    if (!contentRect.width) continue;
    column = contentRect.width;
    onScreen.add(/** @type {HTMLElement} */ (target));
  }
  // Those off the screen must have their new height before the reader scrolls to them.
  if (column !== before) setWhenIdle(document.querySelectorAll(".formula"));
  if (atRest && onScreen.size) setInTurns();
});

/** @param {ParentNode} within */
function find(within) {
  const found = within.querySelectorAll(".formula");
  if (found.length) setWhenIdle(found);
  for (const element of found) sizes.observe(element);
}

new MutationObserver((changes) => {
  for (const { target, addedNodes } of changes) {
    if (/** @type {Element} */ (target).closest(".formula")) continue; // KaTeX's own
    if (addedNodes.length) find(/** @type {Element} */ (target));
  }
}).observe(document.body, { childList: true, subtree: true });

loadKatex();
find(document);
