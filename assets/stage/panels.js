/**
 * Everything around the picture, built from a system and a language; built anew when either changes,
 * while player and picture go on.
 * @module
 */
import { Energies } from "./energies.js";
import { Motion } from "./motion.js";
import { Parameters } from "./parameters.js";
import { Phase } from "./phase.js";
import { Summary } from "./summary.js";
import { Tabs, closable } from "./tabs.js";
import { Terms } from "./terms.js";
import { Traces } from "./traces.js";
import { Transport } from "./transport.js";
import { IN_SPACE, KEYS } from "./keyboard.js";
import { element, setText } from "./dom.js";

/** Milliseconds between two writings of numbers, of the phase portrait and of the bars. */
const NUMBERS = 100;
const CURVES = 40;
const BARS = 30;

export class Panels {
  /**
   * @param {import("./player.js").Player} player @param {Record<string, string>} words
   * @param {import("./theme.js").Theme} theme @param {import("./picture.js").Emphasis} emphasis
   * @param {{acted: () => void, commit: () => void}} report
   * @param {string|null} open  the tab that was open
   */
  constructor(player, words, theme, emphasis, report, open) {
    this.player = player;
    this.words = words;
    const { model } = player;
    this.transport = new Transport(player, words, report.acted);
    this.energies = new Energies(model.system, words);
    this.parameters = new Parameters(player, words, report);
    this.motion = new Motion(player, words, report);
    this.terms = new Terms(model, words, theme, emphasis, report.acted);
    this.traces = new Traces(player, words, theme);
    this.phase = new Phase(player, words, theme);
    this.summary = new Summary(words);
    this.help = this.#help();
    this.tabs = new Tabs([
      { id: "parameters", text: words.parameters, panel: this.parameters.root },
      { id: "motion", text: words.motion, panel: this.motion.root },
      { id: "terms", text: words.terms, panel: this.terms.root },
      { id: "traces", text: words.traces, panel: this.traces.root },
      { id: "phase", text: words.phase, panel: this.phase.root },
    ], words.panels, open ?? (closable() ? "" : "parameters"), (id) => this.#opened(id), this.help.button);
  }

  #numbersAt = 0;
  #curvesAt = 0;
  #barsAt = 0;

  destroy() {
    this.traces.destroy();
    this.phase.destroy();
  }

  /** @param {number} now milliseconds */
  draw(now) {
    const { player, tabs } = this, { simulation } = player;
    // Never both in one frame: laying out the numbers and the bars of a long equation takes longer.
    if (now - this.#numbersAt > NUMBERS) {
      this.#numbersAt = now;
      this.#numbers(now);
    } else if (now - this.#barsAt > BARS) {
      const dt = Math.min(0.1, (now - this.#barsAt) / 1000);
      this.#barsAt = now;
      this.energies.draw(simulation, dt);
      if (tabs.current === "terms") this.terms.draw(simulation, dt);
    }
    if (tabs.current === "traces") this.traces.draw();
    if (tabs.current === "phase" && now - this.#curvesAt > CURVES) {
      this.#curvesAt = now;
      this.phase.draw();
    }
  }

  #numbers(now) {
    const { player, tabs } = this, { simulation } = player;
    this.transport.update();
    this.energies.update(simulation);
    this.summary.update(player, now);
    if (tabs.current === "terms") this.terms.update(simulation);
    if (tabs.current === "traces") this.traces.update();
    if (tabs.current === "motion") this.motion.update(simulation);
  }

  #opened(id) {
    this.traces?.open(id === "traces");
    this.#barsAt = this.#curvesAt = this.#numbersAt = 0;
  }

  #help() {
    const { spatial } = this.player.model.system, shown = KEYS.filter(([, word]) => spatial || !IN_SPACE.includes(word));
    const rows = shown.flatMap(([key, word]) => [element("dt", {}, key), element("dd", {}, this.words[word] ?? word)]);
    const list = element("dl", { class: "keys", hidden: true }, ...rows);
    const button = element("button", {
      type: "button", class: "plain", "data-action": "keys", "aria-expanded": "false", onclick: () => this.toggleHelp(),
    }, this.words.keys);
    return { list, button };
  }

  toggleHelp() {
    const { list, button } = this.help;
    list.hidden = !list.hidden;
    button.setAttribute("aria-expanded", String(!list.hidden));
  }
}

/** A sentence when the run has stopped by itself. */
export function showNotice(node, player, words) {
  const why = player.singular ? "singular" : player.failed ? "not_finite" : player.away ? "away" : "";
  const text = why && words[why];
  if (node.shown === text) return;
  setText(node, text ?? "");
  node.hidden = !text;
}
