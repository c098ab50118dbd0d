/**
 * The machine's numbers: one slider a parameter, and the way back to the defaults.
 * @module
 */
import { element } from "./dom.js";
import { slider } from "./slider.js";

export class Parameters {
  /**
   * @param {import("./player.js").Player} player @param {Record<string, string>} words
   * @param {{acted: () => void, commit: () => void}} report
   */
  constructor(player, words, report) {
    this.player = player;
    const { model, simulation } = player;
    this.sliders = model.parameters.map((p, i) => slider({
      name: p.name, latex: p.latex, meaning: p.meaning, unit: p.unit, range: p.range, openLow: p.open_low,
      step: p.step, value: simulation.p[i], words, data: { "data-parameter": p.name },
      input: (value) => { player.setParameter(i, value); report.acted(); },
      change: report.commit,
    }));
    const defaults = element("button", { type: "button", class: "plain", "data-action": "defaults", onclick: () => {
      model.parameters.forEach((p, i) => player.setParameter(i, p.default));
      this.show();
      report.acted();
      report.commit();
    } }, words.defaults);
    this.root = element("section", { class: "parameters" },
      element("div", { class: "sliders" }, ...this.sliders.map((s) => s.row)), defaults);
  }

  /** Follow values that came from elsewhere. */
  show() {
    this.sliders.forEach((s, i) => s.set(this.player.simulation.p[i]));
  }
}
