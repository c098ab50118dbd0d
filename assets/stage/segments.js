/**
 * A choice of one among a few, as a row of radio buttons that look like one control.
 * @module
 */
import { element } from "./dom.js";
import { render } from "./formula.js";

let groups = 0;

/**
 * @param {string} label  spoken name of the group
 * @param {{value: string, text?: string, latex?: string, hint?: string}[]} choices
 * @param {string} value
 * @param {(value: string) => void} choose
 * @param {Record<string, string>} data  data attributes of the group
 */
export function segments(label, choices, value, choose, data = {}) {
  const name = `segments-${groups++}`;
  const inputs = choices.map((choice) => element("input", {
    type: "radio", name, value: choice.value, checked: choice.value === value,
    "aria-label": choice.latex ? choice.hint : undefined, onchange: () => choose(choice.value),
  }));
  const faces = choices.map((choice) => element("span", {}, choice.text ?? ""));
  choices.forEach((choice, i) => choice.latex && render(choice.latex, faces[i]));
  const root = element("div", { class: "segments", role: "radiogroup", "aria-label": label, ...data },
    ...choices.map((choice, i) => element("label", { title: choice.hint }, inputs[i], faces[i])));
  return {
    root,
    set(next) {
      for (const input of inputs) input.checked = input.value === next;
    },
  };
}
