/**
 * The terms of both sides laid end to end, one below the other: what the left side adds up to, the
 * right side reaches too. The equation holds, to be seen.
 * @module
 */
import { APPLIED, ROLES } from "./roles.js";
import { element, fill, setText } from "./dom.js";
import { fixed } from "./numbers.js";
import { Peak } from "./peak.js";

const STEP = 5, BAR = 4;

export class Chain {
  /**
   * @param {import("./theme.js").Theme} theme @param {Record<string, string>} words @param {string} unit
   * @param {number} row  which equation @param {string[]} left  roles @param {string[]} right
   * @param {boolean} needed  torque needed, or what the machine feels
   */
  constructor(theme, words, unit, row, left, right, needed) {
    this.theme = theme;
    this.words = words;
    this.unit = unit;
    this.row = row;
    this.needed = needed;
    this.left = left.map((role) => ROLES.indexOf(role));
    this.right = right.map((role) => ROLES.indexOf(role));
    this.height = STEP * (left.length + right.length) + (right.length ? 5 : 2);
    this.canvas = element("canvas", { "aria-hidden": "true", style: `height: ${this.height}px` });
    this.sum = element("span", { class: "sum" });
    this.root = element("div", { class: "chain" }, this.canvas, this.sum);
    this.observer = new ResizeObserver(() => { this.#width = this.canvas.clientWidth; });
    this.observer.observe(this.canvas);
  }

  #width = 0;
  #peak = new Peak(1e-6, 3);

  /** @param {import("./simulation.js").Simulation} simulation @param {number} dt seconds */
  draw(simulation, dt) {
    const width = this.#width;
    if (!width) return;
    const ratio = Math.min(3, window.devicePixelRatio || 1), { canvas, height, theme } = this;
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
    const c = canvas.getContext("2d"), zero = width / 2;
    const scale = 0.48 * width / this.#peak.follow(this.#reach(simulation), dt);
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.clearRect(0, 0, width, height);
    c.fillStyle = theme.faint;
    c.fillRect(zero - 0.5, 0, 1, height);
    const middle = STEP * this.left.length + 1;
    const end = this.#lay(c, simulation, this.left, zero, scale, 0);
    this.#lay(c, simulation, this.right, zero, scale, middle + 3);
    // Where both sides end.
    c.fillStyle = theme.text;
    c.fillRect(end - 0.75, Math.max(0, middle - STEP), 1.5, height);
  }

  /** @param {import("./simulation.js").Simulation} simulation @param {number} decimals */
  update(simulation, decimals) {
    const value = (side) => fixed(side.reduce((sum, k) => sum + this.#value(simulation, k), 0), decimals);
    setText(this.sum, fill(this.words.sums, { left: value(this.left), right: value(this.right), unit: this.unit }));
  }

  #lay(c, simulation, side, zero, scale, y) {
    let at = zero;
    side.forEach((k, i) => {
      const size = scale * this.#value(simulation, k);
      c.fillStyle = this.theme.colour(ROLES[k]);
      c.fillRect(Math.min(at, at + size), y + STEP * i, Math.abs(size), BAR);
      at += size;
    });
    return at;
  }

  /** How far from zero either side gets. */
  #reach(simulation) {
    let furthest = 0;
    for (const side of [this.left, this.right]) {
      let at = 0;
      for (const k of side) {
        at += this.#value(simulation, k);
        furthest = Math.max(furthest, Math.abs(at));
      }
    }
    return furthest;
  }

  #value(simulation, k) {
    const value = simulation.values[k * simulation.n + this.row];
    return this.needed || APPLIED.has(ROLES[k]) ? value : -value;
  }
}
