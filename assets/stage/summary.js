/**
 * What a screen reader is told: where the machine is and how it moves, when it pauses and at most
 * every few seconds.
 * @module
 */
import { element, fill, setText } from "./dom.js";
import { fixed, format } from "./numbers.js";

const EVERY = 8000;

export class Summary {
  /** @param {Record<string, string>} words */
  constructor(words) {
    this.words = words;
    this.root = element("p", { class: "unseen", "aria-live": "polite", "data-role": "summary" });
  }

  #said = -Infinity;
  #playing = /** @type {boolean|null} */ (null);

  /** @param {import("./player.js").Player} player @param {number} now milliseconds */
  update(player, now) {
    const stopped = this.#playing !== player.playing && !player.playing;
    this.#playing = player.playing;
    if (!stopped && (!player.playing || now - this.#said < EVERY)) return;
    this.#said = now;
    const { simulation: s, model } = player, { words } = this;
    const parts = model.coordinates.map((c, i) => fill(words.summary_coordinate, {
      name: c.meaning ?? c.name, q: format(s.q[i]), unit: c.unit, qd: format(s.qd[i]),
    }));
    setText(this.root, fill(player.playing ? words.summary_playing : words.summary_paused, {
      time: fixed(s.time, 1), coordinates: parts.join("; "), kinetic: format(s.kinetic), potential: format(s.potential),
    }));
  }
}
