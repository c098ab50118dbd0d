/**
 * One quantity: symbol, meaning, slider, a number that can be typed, unit. `input` acts at once;
 * `change` (the slider let go, a number entered) reports.
 * @module
 */
import { element, fill, setText } from "./dom.js";
import { format, parse, short, unitText } from "./numbers.js";
import { render } from "./formula.js";

/**
 * @param {object} options
 * @param {string} options.name  spoken and shown when a value is refused
 * @param {string} options.latex
 * @param {string} [options.meaning]
 * @param {string} options.unit
 * @param {number[]} options.range
 * @param {boolean} [options.openLow]  the lower end itself is not allowed
 * @param {number} options.step
 * @param {number} options.value
 * @param {Record<string, string>} options.data  data attributes of the slider
 * @param {Record<string, string>} options.words
 * @param {(value: number) => void} options.input
 * @param {() => void} options.change
 */
export function slider({ name, latex, meaning, unit: plainUnit, range, openLow, step, value, data, words, input, change }) {
  const [low, high] = range, unit = unitText(plainUnit);
  const symbol = element("span", { class: "symbol", "aria-hidden": "true" });
  render(latex, symbol);
  const label = meaning ? `${meaning}, ${name}` : name;
  const rail = element("input", {
    type: "range", min: low, max: high, step: "any", "aria-label": label, ...data,
    oninput: () => { take(snapped(Number(rail.value))); input(current); },
    onchange: () => change(),
    onkeydown: (event) => nudge(event),
  });
  const box = element("input", {
    type: "text", inputmode: "decimal", class: "number", autocomplete: "off", spellcheck: "false",
    "aria-label": unit ? `${label} (${unit})` : label,
    onchange: () => typed(),
    onkeydown: (event) => event.key === "Enter" && typed(),
    onfocus: () => box.select(),
  });
  const complaint = element("p", { class: "complaint", role: "alert", hidden: true });
  const row = element("div", { class: "slider" },
    element("label", { class: "name" }, symbol, element("span", { class: "meaning", title: meaning }, meaning ?? "")),
    rail, box, element("span", { class: "unit" }, unit), complaint);
  let current = NaN;

  function snapped(raw) {
    const near = Math.round(raw / step) * step;
    const rounded = Number(near.toFixed(6));
    const least = openLow ? low + Math.min(step, (high - low) / 100) : low;
    return Math.max(least, Math.min(high, rounded));
  }

  /** Arrow keys move by the step, which step="any" leaves to the browser otherwise. */
  function nudge(event) {
    const by = { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    event.stopPropagation();
    take(snapped(current + by * step * (event.shiftKey ? 10 : 1)));
    input(current);
    clearTimeout(row.settling);
    row.settling = setTimeout(change, 400);
  }

  function typed() {
    const wanted = parse(box.value);
    const bad = !Number.isFinite(wanted) || wanted < low || wanted > high || (openLow && wanted === low);
    if (bad) {
      setText(complaint, fill(openLow ? words.bad_value_open : words.bad_value,
        { name: label, low: short(low), high: short(high), unit, value: box.value.trim().slice(0, 24) }));
    }
    complaint.hidden = !bad;
    box.toggleAttribute("aria-invalid", bad);
    if (bad || wanted === current) return;
    take(wanted);
    input(current);
    change();
  }

  function take(next) {
    if (next === current) return;
    current = next;
    rail.value = String(next);
    rail.style.setProperty("--share", String((next - low) / (high - low || 1)));
    box.value = short(next).replace("\u2212", "-");
    complaint.hidden = true;
    box.removeAttribute("aria-invalid");
    rail.setAttribute("aria-valuetext", `${format(next)} ${unit}`);
  }

  take(value);
  return { row, rail, set: take, disable: (off) => { rail.disabled = box.disabled = off; row.classList.toggle("off", off); } };
}

/** A step of 1, 2 or 5 × 10ᵏ that divides a range into about two hundred. */
export function stepFor([low, high]) {
  const raw = (high - low) / 200, power = 10 ** Math.floor(Math.log10(raw));
  return power * (raw >= 5 * power ? 5 : raw >= 2 * power ? 2 : 1);
}
