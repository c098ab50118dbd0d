/**
 * Kinetic, potential and total energy as bars from one common zero, with the work done on the
 * machine and the honest error of the computation.
 * @module
 */
import { element, setText } from "./dom.js";
import { decimalsFor, fixed, format } from "./numbers.js";
import { render } from "./formula.js";

const NAMES = ["kinetic", "potential", "total"];

export class Energies {
  /** @param {any} system @param {Record<string, string>} words */
  constructor(system, words) {
    this.words = words;
    this.rows = NAMES.map((name) => {
      const symbol = element("span", { class: "symbol", "aria-hidden": "true" });
      render(system.energy_latex?.[name] ?? "", symbol);
      const bar = element("span", { class: "fill" }), value = element("output", { class: "value" });
      const root = element("div", { class: `energy ${name}`, title: words[name], "aria-label": words[name], role: "group" },
        symbol, element("span", { class: "track" }, bar), value, element("span", { class: "unit" }, "J"));
      return { root, bar, value, track: bar.parentElement };
    });
    this.notes = [element("span"), element("span")];
    this.root = element("section", { class: "energies", "aria-label": words.energies }, ...this.rows.map((r) => r.root),
      element("p", { class: "note" }, ...this.notes));
  }

  #low = 0;
  #high = 1e-6;

  reset() {
    [this.#low, this.#high] = [0, 1e-6];
  }

  /** The bars, every frame or two. @param {number} dt seconds */
  draw(simulation, dt) {
    const values = this.#values(simulation), fade = Math.exp(-dt / 20);
    if (!values.every(Number.isFinite)) return;
    this.#low = Math.min(...values, 0, this.#low * fade);
    this.#high = Math.max(...values, 1e-6, this.#high * fade);
    const span = this.#high - this.#low, zero = -this.#low / span;
    this.rows.forEach(({ bar, track }, i) => {
      const from = Math.min(0, values[i]), share = Math.abs(values[i]) / span;
      const transform = `translateX(${(100 * (zero + from / span)).toFixed(1)}%) scaleX(${share.toFixed(4)})`;
      if (bar.written !== transform) bar.style.transform = bar.written = transform;
      const at = zero.toFixed(3);
      if (track.zero !== at) track.style.setProperty("--zero", track.zero = at);
    });
  }

  /** The numbers, some ten times a second. */
  update(simulation) {
    const values = this.#values(simulation), { words } = this;
    const decimals = decimalsFor(Math.max(this.#high, -this.#low));
    this.rows.forEach(({ value }, i) => setText(value, fixed(values[i], decimals)));
    const error = Math.abs(simulation.error);
    const worked = Math.abs(simulation.work) > 1e-9;
    setText(this.notes[0], worked ? `${words.work} ${format(simulation.work)}\u00a0J` : "");
    setText(this.notes[1], `${words.error} ${error < 1e-15 ? "0" : format(error, 1)}\u00a0J`);
  }

  #values(s) {
    return [s.kinetic, s.potential, s.kinetic + s.potential];
  }
}
