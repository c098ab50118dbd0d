/**
 * The phase portrait of one coordinate: rate against coordinate, the last seconds fading.
 * uPlot wants ascending x, so it has a canvas of its own.
 * @module
 */
import { element } from "./dom.js";
import { short } from "./numbers.js";
import { render } from "./formula.js";
import { segments } from "./segments.js";
import { wrapped } from "./shapes.js";
import * as pen from "./pen.js";

const PIECES = 8;
const EDGE = { left: 44, right: 12, top: 10, bottom: 24 };

export class Phase {
  /** @param {import("./player.js").Player} player @param {Record<string, string>} words @param {import("./theme.js").Theme} theme */
  constructor(player, words, theme) {
    this.player = player;
    this.theme = theme;
    const { coordinates } = player.model;
    this.coordinate = 0;
    this.canvas = element("canvas", { role: "img", "aria-label": words.phase });
    this.labelX = element("span", { class: "axis x" });
    this.labelY = element("span", { class: "axis y" });
    const faces = coordinates.map((c, i) => ({ value: String(i), latex: c.latex, hint: c.meaning ?? c.name }));
    const choice = faces.length > 1 && segments(words.phase, faces, "0", (value) => {
      this.coordinate = Number(value);
      this.#span = null;
      this.#name();
    }, { "data-control": "phase" });
    this.root = element("div", { class: "phase" },
      choice && element("div", { class: "bar" }, choice.root),
      element("div", { class: "frame" }, this.canvas, this.labelY, this.labelX));
    this.observer = new ResizeObserver(() => { this.#size = [this.canvas.clientWidth, this.canvas.clientHeight]; });
    this.observer.observe(this.canvas);
    this.#name();
  }

  #size = [0, 0];
  #span = /** @type {number[]|null} */ (null);

  destroy() {
    this.observer.disconnect();
  }

  /** Some twenty-five times a second. */
  draw() {
    const [width, height] = this.#size;
    if (!width || !height) return;
    const { theme, canvas } = this, ratio = Math.min(3, window.devicePixelRatio || 1);
    const [w, h] = [Math.round(width * ratio), Math.round(height * ratio)];
    if (canvas.width !== w || canvas.height !== h) [canvas.width, canvas.height] = [w, h];
    const c = canvas.getContext("2d");
    c.setTransform(ratio, 0, 0, ratio, 0, 0);
    c.clearRect(0, 0, width, height);
    const [x0, x1, y0, y1] = this.#limits();
    const X = (x) => EDGE.left + (x - x0) / (x1 - x0) * (width - EDGE.left - EDGE.right);
    const Y = (y) => height - EDGE.bottom - (y - y0) / (y1 - y0) * (height - EDGE.top - EDGE.bottom);
    this.#axes(c, X, Y, [x0, x1, y0, y1], width, height);
    this.#path(c, X, Y);
    const s = this.player.simulation, i = this.coordinate;
    pen.disc(c, X(this.#shown(s.q[i])), Y(s.qd[i]), 4.5, theme.colour(`link${i + 1}`), theme.background, 1.5);
  }

  #name() {
    const c = this.player.model.coordinates[this.coordinate];
    render(`${c.latex}\\;/\\;\\mathrm{${c.unit}}`, this.labelX);
    render(`${c.rate_latex}\\;/\\;\\mathrm{${c.unit}\\,s^{-1}}`, this.labelY);
  }

  /** Angles live on a circle. */
  #shown(q) {
    return this.player.model.coordinates[this.coordinate].kind === "angle" ? wrapped(q) : q;
  }

  /** Limits only grow, until another coordinate is chosen. */
  #limits() {
    const { history, layout, model } = this.player, { data } = history, i = this.coordinate;
    const angle = model.coordinates[i].kind === "angle";
    const span = this.#span ??= [angle ? -0.5 : Infinity, angle ? 0.5 : -Infinity, -0.5, 0.5];
    for (let k = 0; k < history.length; k++) {
      const at = history.offset(k), x = this.#shown(data[at + layout.q + i]), y = data[at + layout.qd + i];
      if (x < span[0]) span[0] = x;
      if (x > span[1]) span[1] = x;
      if (y < span[2]) span[2] = y;
      if (y > span[3]) span[3] = y;
    }
    const roomX = Math.max(0.05, 0.06 * (span[1] - span[0])), roomY = 0.06 * (span[3] - span[2]);
    return [span[0] - roomX, span[1] + roomX, span[2] - roomY, span[3] + roomY];
  }

  #axes(c, X, Y, [x0, x1, y0, y1], width, height) {
    const { theme } = this;
    pen.font(c, 11, theme.font);
    c.fillStyle = theme.quiet;
    c.textBaseline = "middle";
    c.textAlign = "center";
    for (const x of ticks(x0, x1, width / 70)) {
      pen.line(c, X(x), EDGE.top, X(x), height - EDGE.bottom, x === 0 ? theme.faint : theme.hair);
      c.fillText(short(x), X(x), height - EDGE.bottom + 12);
    }
    c.textAlign = "right";
    for (const y of ticks(y0, y1, height / 44)) {
      pen.line(c, EDGE.left, Y(y), width - EDGE.right, Y(y), y === 0 ? theme.faint : theme.hair);
      c.fillText(short(y), EDGE.left - 6, Y(y));
    }
  }

  #path(c, X, Y) {
    const { history, layout, cursor } = this.player, { data } = history, i = this.coordinate;
    c.strokeStyle = this.theme.colour(`link${i + 1}`);
    c.lineWidth = 1.6;
    c.lineJoin = "round";
    for (let piece = 0; piece < PIECES; piece++) {
      const from = Math.floor(cursor * piece / PIECES), to = Math.floor(cursor * (piece + 1) / PIECES);
      c.globalAlpha = 0.12 + 0.88 * ((piece + 1) / PIECES) ** 2;
      c.beginPath();
      let last = NaN;
      for (let k = from; k <= to; k++) {
        const at = history.offset(k), x = this.#shown(data[at + layout.q + i]), y = data[at + layout.qd + i];
        if (Math.abs(x - last) < 3) c.lineTo(X(x), Y(y));
        else c.moveTo(X(x), Y(y));
        last = x;
      }
      c.stroke();
    }
    c.globalAlpha = 1;
  }
}

/** Round numbers between two limits, about `count` of them. */
function ticks(low, high, count) {
  const raw = (high - low) / Math.max(1, count), power = 10 ** Math.floor(Math.log10(raw));
  const step = power * (raw > 5 * power ? 10 : raw > 2 * power ? 5 : raw > power ? 2 : 1);
  const found = [];
  for (let k = Math.ceil(low / step); k * step <= high; k++) found.push(Number((k * step).toPrecision(12)));
  return found;
}
