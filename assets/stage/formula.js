/**
 * Formulas by KaTeX, which is fetched while the first frames already move.
 * @module
 */

const VENDOR = new URL("../vendor/katex/", import.meta.url).href;
/** Those of large brackets and transposes: one that came later would lay out the whole page anew. */
const FONTS = ["Size1", "Size2", "Size3", "Size4", "SansSerif"];
let katex = /** @type {any} */ (null);
let loading = /** @type {Promise<void>|null} */ (null);

/** Fetch KaTeX once, and its fonts: a font face counts only in the head of the document. */
export function loadKatex() {
  loading ??= import(`${VENDOR}katex.mjs`).then((module) => {
    katex = module.default;
  });
  if (!document.head.querySelector("link[data-katex]")) {
    const link = stylesheet();
    link.addEventListener("load", () => (window.requestIdleCallback ?? setTimeout)(loadFonts));
    document.head.append(link);
  }
  return loading;
}

function loadFonts() {
  for (const font of FONTS) document.fonts.load(`1em KaTeX_${font}`);
}

/** A link to KaTeX's rules, for a shadow root. */
export function stylesheet() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${VENDOR}katex.min.css`;
  link.dataset.katex = "";
  return link;
}

/** Render TeX into an element, which is empty until KaTeX has come. */
export function render(latex, into, options = { output: "html" }) {
  if (into.dataset.tex === latex && into.dataset.done) return;
  into.dataset.tex = latex;
  if (!katex) {
    into.textContent = "";
    loadKatex().then(() => into.dataset.tex === latex && render(latex, into, options));
    return;
  }
  into.dataset.done = "yes";
  katex.render(latex, into, { throwOnError: false, trust: false, ...options });
}
