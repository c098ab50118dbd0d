/**
 * Arrows of forces and of generalised forces. A torque is a curved arrow about its joint, a force a
 * straight one; all of a kind share one scale, so their lengths compare.
 * @module
 */
import { APPLIED, CUES, ROLES } from "./roles.js";
import { cross, dot, unit } from "./camera.js";
import { Peak } from "./peak.js";
import * as pen from "./pen.js";

const LONGEST = 0.5;          // of half the reach, for straight arrows
const OUT = 0.9;              // for those from the middle of a body, which must come out of it
const ARC = 24;               // pieces of a circle in space
const WIDEST = 1.5 * Math.PI; // for curved ones
const VECTORS = ["velocity", "angular_velocity", "angular_momentum"];
/** Those that explain the motion all the time. */
export const ALWAYS = new Set(["angular_velocity", "angular_momentum"]);
/** The figure's shapes that are arrows. */
export const ARROWS = new Set(["force", ...VECTORS]);

/** An arrow that was drawn, to find it again under the pointer. */
/** @typedef {{role: string, coordinate: number, x: number, y: number, r: number, x1: number, y1: number}} Drawn */

export class Arrows {
  /** @type {Drawn[]} */
  drawn = [];
  #forces = new Peak(1e-6, 6);
  #torques = new Peak(1e-6, 6);
  #slides = new Peak(1e-6, 6);
  /** Of the figure's vectors that are no forces, by kind. @type {Record<string, Peak>} */
  #vectors = Object.fromEntries(VECTORS.map((kind) => [kind, new Peak(1e-6, 6)]));

  reset() {
    for (const peak of [this.#forces, this.#torques, this.#slides, ...Object.values(this.#vectors)]) peak.reset();
  }

  begin() {
    this.drawn.length = 0;
  }

  /** Let the scales see this frame's values. */
  follow(model, simulation, dt) {
    const { n } = model;
    let torque = 0, slide = 0, force = 0;
    for (let i = 0; i < n; i++) {
      let largest = 0;
      for (let k = 0; k < ROLES.length; k++) largest = Math.max(largest, Math.abs(simulation.values[k * n + i]));
      if (model.axes[i]) slide = Math.max(slide, largest);
      else torque = Math.max(torque, largest);
    }
    for (const shape of model.shapes) {
      if (shape.kind === "force") force = Math.max(force, size(shape));
    }
    for (const kind of VECTORS) {
      const sizes = model.shapes.filter((shape) => shape.kind === kind).map(size);
      if (sizes.length) this.#vectors[kind].follow(Math.max(...sizes), dt);
    }
    this.#torques.follow(torque, dt);
    this.#slides.follow(Math.max(slide, force), dt);
    this.#forces.follow(Math.max(force, slide, Math.hypot(...simulation.pullForce)), dt);
  }

  /** A vector of the figure, such as a weight, a tension or a velocity. */
  vector(e, s, quiet) {
    const x = e.xy[2 * s.at], y = e.xy[2 * s.at + 1], [sx, sy] = onScreen(e.view, s.x(), s.y(), s.z());
    const peak = this.#vectors[s.kind] ?? this.#forces;
    this.straight(e, s.key, s.latex, x, y, sx, sy, peak.value, s.role ?? "constraint", -1, quiet,
      ALWAYS.has(s.kind) ? OUT : LONGEST);
  }

  /** The hand's force: a thin spring to the hand and the arrow of F. */
  pull(e, simulation, latex) {
    const { pull, pullForce } = simulation, { view } = e;
    if (!pull) return;
    const x = e.xy[2 * pull.point], y = e.xy[2 * pull.point + 1];
    const hx = view.x(pull.x, pull.y, pull.z), hy = view.y(pull.x, pull.y, pull.z);
    const colour = e.theme.colour("pull");
    pen.line(e.canvas, x, y, hx, hy, colour, 1, [2, 3]);
    pen.disc(e.canvas, hx, hy, 4, e.theme.background, colour, 1.5);
    const [sx, sy] = onScreen(view, ...pullForce);
    this.straight(e, "pull", latex, x, y, sx, sy, this.#forces.value, "pull", -1, false);
  }

  /** One term of one equation, where it acts. `ring` sets curved arrows of one joint apart. */
  term(e, model, simulation, role, i, latex, needed, ring, strong) {
    const point = model.actsAt[i];
    if (point < 0) return;
    const sign = needed || APPLIED.has(role) ? 1 : -1;
    const value = sign * simulation.values[ROLES.indexOf(role) * model.n + i];
    const x = e.xy[2 * point], y = e.xy[2 * point + 1], key = `term:${role}:${i}`;
    if (e.view.spatial) return this.#inSpace(e, key, latex, model, point, value, role, i, ring, strong);
    if (model.axes[i]) {
      const [ax, ay] = model.axes[i];
      const off = 14 + 9 * ring;
      this.straight(e, key, latex, x - ay() * off, y - ax() * off, value * ax(), value * ay(),
        this.#slides.value, role, i, !strong);
      return;
    }
    this.#curved(e, key, latex, x, y, value, role, i, ring, strong);
  }

  /** Along the axis of a sliding joint, or a circle about the axis of a turning one. */
  #inSpace(e, key, latex, model, point, value, role, i, ring, strong) {
    const axis = model.axis(i), { camera } = e.view, x = e.xy[2 * point], y = e.xy[2 * point + 1];
    if (!axis) return;
    const mx = dot(camera.right, axis), my = -dot(camera.above, axis), long = Math.hypot(mx, my) || 1;
    if (model.axes[i]) {
      const off = 14 + 9 * ring;
      this.straight(e, key, latex, x + my / long * off, y - mx / long * off, value * mx, -value * my,
        this.#slides.value, role, i, !strong);
      return;
    }
    const r = e.width * 1.6 + 8 + ring * 11, sweep = WIDEST * Math.max(-1, Math.min(1, value / this.#torques.value));
    if (Math.abs(sweep) * r < 6) return;
    // The arc is centred where the circle is nearest to the eye; seen along the axis, at the top.
    const facing = Math.abs(dot(camera.towards, axis)) > 0.98 ? camera.above : camera.towards;
    const share = dot(facing, axis), u = unit(facing.map((f, k) => f - share * axis[k])), v = cross(axis, u);
    const xy = [];
    for (let s = 0; s <= ARC; s++) {
      const a = sweep * (s / ARC - 0.5), c = r * Math.cos(a), d = r * Math.sin(a);
      xy.push(x + c * dot(camera.right, u) + d * dot(camera.right, v), y - c * dot(camera.above, u) - d * dot(camera.above, v));
    }
    const colour = e.theme.colour(role), [ex, ey] = xy.slice(-2), out = Math.hypot(ex - x, ey - y) || 1;
    pen.path(e.canvas, xy, colour, strong ? 2.8 : 1.8, CUES[role]);
    for (let k = 0; k + 3 < xy.length; k += 2) {
      this.drawn.push({ role, coordinate: i, x: xy[k], y: xy[k + 1], r: 0, x1: xy[k + 2], y1: xy[k + 3] });
      if (k % 8 === 0) e.labels?.avoidDisc(xy[k], xy[k + 1], 4);
    }
    e.labels?.place(key, latex, ex, ey, 8, (ex - x) / out, (ey - y) / out, 4, colour);
  }

  #curved(e, key, latex, x, y, value, role, i, ring, strong) {
    const r = Math.min(e.width * 1.6 + 8 + ring * 11, 0.5 * e.view.half * e.view.scale + ring * 9);
    const sweep = -WIDEST * Math.max(-1, Math.min(1, value / this.#torques.value));
    if (Math.abs(sweep) * r < 3) return;
    const start = -Math.PI / 2 - sweep / 2;
    const colour = e.theme.colour(role);
    pen.curvedArrow(e.canvas, x, y, r, start, sweep, colour, strong ? 2.8 : 1.8, CUES[role]);
    this.drawn.push({ role, coordinate: i, x, y, r, x1: start, y1: sweep });
    for (let s = 0; s <= 4; s++) {
      const a = start + sweep * s / 4;
      e.labels?.avoidDisc(x + r * Math.cos(a), y + r * Math.sin(a), 4);
    }
    const end = start + sweep;
    e.labels?.place(key, latex, x + r * Math.cos(end), y + r * Math.sin(end), 6, Math.cos(end), Math.sin(end), 4, colour);
  }

  straight(e, key, latex, x, y, fx, fy, peak, role, coordinate, quiet, longest = LONGEST) {
    const size = Math.hypot(fx, fy);
    const length = longest * e.view.half * e.view.scale * Math.min(1, size / peak);
    if (!(length > 3)) return;
    const ux = fx / size, uy = -fy / size, x1 = x + ux * length, y1 = y + uy * length;
    const colour = e.theme.colour(role);
    pen.arrow(e.canvas, x, y, x1, y1, quiet ? e.theme.tint(colour, 0.25) : colour, quiet ? 1.6 : 2.6, CUES[role] ?? CUES.constraint);
    this.drawn.push({ role, coordinate, x, y, r: 0, x1, y1 });
    e.labels?.avoidLine(x, y, x1, y1, 3);
    // A force along a link needs its label beside the link.
    e.labels?.place(key, latex, x1, y1, coordinate < 0 ? e.width / 2 + 5 : 5, ux, uy, 4, colour);
  }

  /** The arrow under a pixel, if any. @returns {Drawn|undefined} */
  under(px, py) {
    return this.drawn.find((d) => d.r > 0
      ? Math.abs(Math.hypot(px - d.x, py - d.y) - d.r) < 7 && onArc(Math.atan2(py - d.y, px - d.x), d.x1, d.y1)
      : toSegment(px, py, d.x, d.y, d.x1, d.y1) < 7);
  }
}

function size({ x, y, z }) {
  return Math.hypot(x(), y(), z());
}

/** A vector's components to the right and upwards on the screen, in its own unit. */
function onScreen(view, x, y, z) {
  return [(view.x(x, y, z) - view.x(0, 0, 0)) / view.scale, (view.y(0, 0, 0) - view.y(x, y, z)) / view.scale];
}

function onArc(angle, start, sweep) {
  const turn = 2 * Math.PI, way = Math.sign(sweep);
  const along = ((way * (angle - start)) % turn + turn) % turn;
  return along <= Math.abs(sweep) + 0.15;
}

function toSegment(px, py, x0, y0, x1, y1) {
  const dx = x1 - x0, dy = y1 - y0;
  const t = Math.max(0, Math.min(1, ((px - x0) * dx + (py - y0) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(px - x0 - t * dx, py - y0 - t * dy);
}
