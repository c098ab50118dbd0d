/**
 * The moving picture: canvas, view, trail, ghost, figure, arrows and labels, in this order.
 * @module
 */
import { ALWAYS, ARROWS, Arrows } from "./arrows.js";
import { DRAW } from "./shapes.js";
import { Labels } from "./labels.js";
import { Scene, nice } from "./scene.js";
import { View } from "./view.js";
import { APPLIED, ROLES } from "./roles.js";
import { negated } from "./equations.js";
import { format } from "./numbers.js";
import { sphere } from "./reach.js";
import * as pen from "./pen.js";

/** What the picture is asked to explain. */
/** @typedef {{show: Set<string>, lit: null|{role: string, coordinate: number}, needed: boolean, forces: boolean, frames: boolean}} Emphasis */

export class Picture {
  /**
   * @param {HTMLElement} frame  has the canvas and the labels' layer
   * @param {import("./theme.js").Theme} theme
   * @param {(latex: string, into: HTMLElement) => void} render
   * @param {boolean} compact
   */
  constructor(frame, theme, render, compact) {
    this.frame = frame;
    this.theme = theme;
    this.compact = compact;
    this.canvas = /** @type {HTMLCanvasElement} */ (frame.querySelector("canvas"));
    this.context = /** @type {CanvasRenderingContext2D} */ (this.canvas.getContext("2d"));
    const layer = /** @type {HTMLElement|null} */ (frame.querySelector(".labels"));
    this.labels = layer && !compact ? new Labels(layer, render) : null;
    this.view = new View();
    this.arrows = new Arrows();
    this.resized = new ResizeObserver(() => this.#resize());
    this.resized.observe(frame);
    this.#resize();
  }

  #ratio = 1;
  #xy = new Float64Array(0);
  #ghostPoints = new Float64Array(0);
  #scene = /** @type {Scene|null} */ (null);
  #fitted = /** @type {null|{p: Float64Array, centre: number[], radius: number}} */ (null);

  /** @param {import("./model.js").Model} model */
  use(model) {
    const another = this.model?.module !== model.module;
    this.model = model;
    model.shapes.forEach((shape, i) => { shape.key = `shape:${i}`; });
    this.#xy = new Float64Array(2 * model.module.pointCount);
    this.#ghostPoints = new Float64Array(3 * model.module.pointCount);
    this.view.spatial = Boolean(model.system.spatial);
    this.#scene = this.view.spatial ? new Scene(model) : null;
    this.#fitted = null;
    if (this.view.spatial && another) this.view.camera.stand(model.system.up);
    this.view.unsettle();
    this.arrows.reset();
    this.labels?.clear();
  }

  destroy() {
    this.resized.disconnect();
  }

  /**
   * @param {import("./player.js").Player} player @param {Emphasis} emphasis @param {number} dt seconds
   */
  draw(player, emphasis, dt) {
    const { model, view, context: c, labels, theme } = this;
    const { simulation, ghost } = player;
    model.place(simulation);
    this.#fit();
    view.ease(dt);
    c.setTransform(this.#ratio, 0, 0, this.#ratio, 0, 0);
    c.clearRect(0, 0, view.width, view.height);
    c.lineCap = "round";
    labels?.begin(view.width, view.height);
    this.arrows.begin();
    this.arrows.follow(model, simulation, dt);

    const easel = { canvas: c, theme, view, xy: this.#xy, points: model.points, labels, ghost: false,
      width: Math.max(6, Math.min(15, 0.085 * view.half * view.scale)), marked: this.#marks(simulation) };
    if (!this.compact) this.#surroundings();
    this.#scene?.ground(easel);
    this.#trail(player);
    if (ghost) this.#ghost(easel, ghost);
    this.#project(model.points);
    this.#scene?.draw(easel, emphasis.frames);
    for (const shape of this.#scene ? [] : model.shapes) {
      if (this.#leftOut(shape, emphasis)) continue;
      DRAW[shape.kind]?.(easel, shape);
    }
    this.#vectors(easel, emphasis);
    if (!this.compact) this.#arrows(easel, player, emphasis);
    labels?.commit(dt);
  }

  /** Screen position of a point in the last frame. */
  positionOf(point) {
    return [this.#xy[2 * point], this.#xy[2 * point + 1]];
  }

  #fit() {
    const { model, view } = this;
    if (!this.#scene) {
      model.module.extent(model.p, model.extent);
      return view.fit(model.extent);
    }
    if (!this.#fitted?.p.every((value, i) => value === model.p[i])) {
      this.#fitted = { p: model.p.slice(), ...sphere(model, model.p, this.#scene.points) };
    }
    view.fitSphere(this.#fitted.centre, this.#fitted.radius);
  }

  /** Arcs and dimension lines say nothing without labels, and are in the way of terms pointed at. */
  #leftOut({ kind }, { show }) {
    return (this.compact && (kind === "angle" || kind === "length")) || (kind === "length" && show.size > 0);
  }

  #marks(simulation) {
    const marked = new Set();
    simulation.modes.forEach((mode, i) => mode !== "free" && marked.add(`${this.model.actsAt[i]}:${mode}`));
    return marked;
  }

  #project(points) {
    const xy = this.#xy, { view } = this;
    for (let i = 0; 2 * i < xy.length; i++) {
      const [x, y, z] = [points[3 * i], points[3 * i + 1], points[3 * i + 2]];
      xy[2 * i] = view.x(x, y, z);
      xy[2 * i + 1] = view.y(x, y, z);
    }
  }

  #ghost(easel, ghost) {
    this.model.module.points(ghost.q, ghost.p, this.#ghostPoints);
    this.#project(this.#ghostPoints);
    const faint = { ...easel, points: this.#ghostPoints, labels: null, ghost: true };
    if (this.#scene) return this.#scene.ghost(faint);
    for (const shape of this.model.shapes) {
      if (["link", "joint", "mass", "block"].includes(shape.kind)) DRAW[shape.kind](faint, shape);
    }
  }

  /** The path of the last second and a half, fading. */
  #trail(player) {
    const { context: c, view, theme } = this;
    const { history, layout } = player, { data } = history;
    for (let k = 0; k < layout.trailCount; k++) {
      const last = player.cursor, first = Math.max(0, last - 90);
      const pieces = 6, count = last - first;
      c.strokeStyle = theme.quiet;
      c.lineWidth = 1.5;
      for (let piece = 0; piece < pieces; piece++) {
        const from = first + Math.floor(count * piece / pieces), to = first + Math.floor(count * (piece + 1) / pieces);
        if (to <= from) continue;
        c.globalAlpha = 0.55 * (piece + 1) / pieces;
        c.beginPath();
        for (let i = from; i <= to; i++) {
          const at = history.offset(i) + layout.trail + 3 * k;
          c.lineTo(view.x(data[at], data[at + 1], data[at + 2]), view.y(data[at], data[at + 1], data[at + 2]));
        }
        c.stroke();
      }
      c.globalAlpha = 1;
    }
  }

  /** The figure's own arrows: those that are asked for, and those that always explain something. */
  #vectors(easel, { show, lit, forces }) {
    for (const shape of this.model.shapes) {
      if (!ARROWS.has(shape.kind)) continue;
      const always = ALWAYS.has(shape.kind);
      const asked = show.has(shape.id) || show.has(shape.role) || lit?.role === shape.role;
      const usual = forces && show.size === 0 && shape.kind === "force";
      if (asked || always || usual) this.arrows.vector(easel, shape, !asked && !always);
    }
  }

  #arrows(easel, player, { show, lit, needed }) {
    const { model, arrows } = this, { simulation } = player, { equations } = model;
    arrows.pull(easel, simulation, "F");
    for (let i = 0; i < model.n; i++) {
      let ring = 0;
      for (const role of ROLES) {
        const isLit = lit?.role === role && (lit.coordinate === i || lit.coordinate < 0);
        const acting = role === "torque" && Math.abs(simulation.tau[i]) > 1e-9;
        if (!isLit && !acting && !show.has(role)) continue;
        const label = equations.labelOf(i, role);
        const shown = needed || APPLIED.has(role) ? label : negated(label);
        arrows.term(easel, model, simulation, role, i, shown, needed, ring, isLit || show.has(role));
        ring++;
      }
    }
  }

  /** Gravity's arrow and the scale. */
  #surroundings() {
    const { context: c, view, theme, labels, model } = this;
    const x = view.width - 22, g = model.gravity < 0 ? 0 : model.p[model.gravity];
    if (model.gravity >= 0) {
      // In space it is the arrow's shadow on the screen: from above it is short.
      const long = view.spatial ? 34 * Math.cos(view.camera.elevation) : 34;
      if (g !== 0) {
        pen.arrow(c, x, 14, x, 14 + long, theme.colour("gravity"), 1.6, { dash: [], head: "solid" });
        labels?.avoidLine(x, 14, x, 14 + long, 4);
      }
      labels?.place("gravity", g === 0 ? "g = 0" : "g", x, 31, 6, -1, 0, 9, theme.colour("gravity"));
    }
    const metres = nice(64 / view.scale), length = metres * view.scale, left = 14, y = view.height - 14;
    pen.line(c, left, y, left + length, y, theme.quiet, 1.2);
    for (const end of [left, left + length]) pen.line(c, end, y - 4, end, y + 4, theme.quiet, 1.2);
    c.fillStyle = theme.quiet;
    pen.font(c, 12, theme.font);
    c.fillText(`${format(metres, 1)} m`, left + length + 7, y + 4);
    labels?.avoidLine(left, y, left + length + 40, y, 8);
  }

  #resize() {
    const { clientWidth: width, clientHeight: height } = this.frame;
    if (!width || !height) return;
    this.#ratio = Math.min(3, window.devicePixelRatio || 1);
    const [w, h] = [Math.round(width * this.#ratio), Math.round(height * this.#ratio)];
    if (this.canvas.width === w && this.canvas.height === h) return;
    this.canvas.width = w;
    this.canvas.height = h;
    this.view.resize(width, height);
  }
}
