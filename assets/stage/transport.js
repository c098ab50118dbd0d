/**
 * Play, pause, step, restart, speed, and the slider that rewinds.
 * @module
 */
import { element, fill, setText } from "./dom.js";
import { fixed } from "./numbers.js";
import { segments } from "./segments.js";

/** @type {[number, string][]} */
export const SPEEDS = [[1, "1"], [0.5, "\u00bd"], [0.25, "\u00bc"], [0.1, "\u2152"]];

export class Transport {
  /** @param {import("./player.js").Player} player @param {Record<string, string>} words @param {() => void} acted */
  constructor(player, words, acted) {
    this.player = player;
    this.words = words;
    const button = (name, act) => element("button", {
      type: "button", "data-action": name, onclick: () => { act(); acted(); },
    }, element("span", { class: `glyph ${name}`, "aria-hidden": "true" }), element("span", { class: "text" }, words[name] ?? ""));
    this.play = button("play", () => this.toggle());
    this.step = button("step", () => this.player.stepForward());
    this.restart = button("restart", () => this.player.restart());
    this.rail = element("input", {
      type: "range", min: 0, max: 1, step: "any", "data-action": "rewind", "aria-label": words.rewind,
      oninput: () => this.#seek(acted),
    });
    this.time = element("output", { class: "time", "aria-hidden": "true" });
    this.speed = segments(words.speed, SPEEDS.map(([value, text]) => ({ value: String(value), text })), "1",
      (value) => { this.player.speed = Number(value); acted(); }, { "data-control": "speed" });
    this.root = element("div", { class: "transport" },
      element("div", { class: "buttons" }, this.play, this.step, this.restart),
      element("div", { class: "rewind" }, this.rail, this.time),
      element("div", { class: "speed", title: words.speed }, this.speed.root));
    this.#shown = null;
    this.update();
  }

  #shown;

  toggle() {
    if (this.player.playing) this.player.pause();
    else this.player.play();
  }

  faster(by) {
    const values = SPEEDS.map(([value]) => value);
    const off = (i) => Math.abs(values[i] - this.player.speed);
    const nearest = values.reduce((best, _, i) => off(i) < off(best) ? i : best, 0);
    this.player.speed = values[Math.max(0, Math.min(values.length - 1, nearest - by))];
    this.showSpeed();
  }

  showSpeed() {
    this.speed.set(String(this.player.speed));
  }

  /** Some ten times a second. */
  update() {
    const { player, words } = this, [first, last] = player.span;
    if (this.#shown !== player.playing) {
      this.#shown = player.playing;
      setText(this.play.lastChild, player.playing ? words.pause : words.play);
      this.play.firstChild.className = `glyph ${player.playing ? "pause" : "play"}`;
    }
    this.rail.min = String(first);
    this.rail.max = String(Math.max(last, first + 1e-6));
    const now = player.simulation.time;
    this.rail.value = String(now);
    this.rail.style.setProperty("--share", fixed(last > first ? (now - first) / (last - first) : 1, 3));
    setText(this.time, `${fixed(now, 2)} s`);
    this.rail.setAttribute("aria-valuetext", fill(words.at_time, { time: fixed(now, 1) }));
  }

  /** Rewinding pauses: the run continues from there when played. */
  #seek(acted) {
    this.player.pause();
    this.player.seek(Number(this.rail.value));
    acted();
  }
}
