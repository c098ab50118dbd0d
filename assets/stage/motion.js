/**
 * What moves each coordinate: its mode, the torque put on it or the speed it is driven at,
 * and where it starts.
 * @module
 */
import { element, setText } from "./dom.js";
import { format, unitText } from "./numbers.js";
import { render } from "./formula.js";
import { segments } from "./segments.js";
import { slider, stepFor } from "./slider.js";

/** @type {import("./simulation.js").Mode[]} */
const MODES = ["free", "locked", "driven", "held"];

export class Motion {
  /**
   * @param {import("./player.js").Player} player @param {Record<string, string>} words
   * @param {{acted: () => void, commit: () => void}} report
   */
  constructor(player, words, report) {
    this.player = player;
    this.words = words;
    this.rows = player.model.coordinates.map((c, i) => this.#row(c, i, report));
    this.root = element("section", { class: "motion" }, ...this.rows.map((r) => r.root));
    this.show();
  }

  /** Follow modes, torques and start values that came from elsewhere. */
  show() {
    const { simulation, start } = this.player;
    this.rows.forEach((row, i) => {
      const mode = simulation.modes[i];
      row.mode.set(mode);
      row.torque.row.hidden = mode !== "free";
      row.rate.row.hidden = mode !== "driven";
      row.needs.hidden = mode === "free";
      row.torque.set(simulation.torques[i]);
      row.rate.set(simulation.rates[i]);
      row.start.set(start.q[i]);
      row.startRate.set(start.qd[i]);
    });
  }

  /** The torque that a locked, driven or held coordinate takes, some ten times a second. */
  update(simulation) {
    this.rows.forEach((row, i) => {
      if (!row.needs.hidden) setText(row.needs.lastChild, `${format(simulation.tau[i])} ${row.unit}`);
    });
  }

  #row(c, i, { acted, commit }) {
    const { player, words } = this, { simulation } = player;
    const symbol = element("span", { class: "symbol" });
    render(c.latex, symbol);
    const name = c.meaning ?? c.name, unit = unitText(c.force_unit);
    const mode = segments(`${words.mode}: ${name}`, MODES.map((value) => ({
      value, text: words[value], hint: words[`${value}_hint`],
    })), simulation.modes[i], (value) => { player.choose(i, value); this.show(); acted(); }, { "data-mode": c.name });
    const torque = slider({
      name: c.force ?? "tau", latex: c.force_latex, meaning: c.force_meaning ?? words.applied, unit: c.force_unit, range: c.force_range,
      step: stepFor(c.force_range), value: simulation.torques[i], words, data: { "data-torque": c.name },
      input: (value) => { player.setTorque(i, value); acted(); }, change: () => {},
    });
    const rate = slider({
      name: `${c.name}'`, latex: c.rate_latex, meaning: words.driven_rate, unit: `${c.unit}/s`, range: c.rate_range,
      step: stepFor(c.rate_range), value: simulation.rates[i], words, data: { "data-rate": c.name },
      input: (value) => { player.setRate(i, value); acted(); }, change: () => {},
    });
    const begin = (key) => (value) => {
      player.start[key][i] = value;
      player.restart();
      acted();
    };
    const start = slider({
      name: c.name, latex: `${c.latex}(0)`, meaning: words.start, unit: c.unit, range: c.range, step: stepFor(c.range),
      value: player.start.q[i], words, data: { "data-start": c.name }, input: begin("q"), change: commit,
    });
    const startRate = slider({
      name: `${c.name}'`, latex: `${c.rate_latex}(0)`, meaning: words.start_rate, unit: `${c.unit}/s`, range: c.rate_range,
      step: stepFor(c.rate_range), value: player.start.qd[i], words, data: { "data-start-rate": c.name },
      input: begin("qd"), change: commit,
    });
    const needs = element("p", { class: "needs" }, `${words.needs} `, element("output", {}));
    const root = element("div", { class: "coordinate", "data-coordinate": c.name },
      element("div", { class: "bar" }, symbol, mode.root, needs),
      element("div", { class: "sliders" }, torque.row, rate.row, start.row, startRate.row));
    return { root, mode, torque, rate, start, startRate, needs, unit };
  }
}
