/**
 * A machine in space, drawn from back to front: what is nearer covers what is behind it, leaves a
 * gap around itself and has the stronger colour.
 * @module
 */
import { DRAW, at, marks } from "./shapes.js";
import { ARROWS } from "./arrows.js";
import { SOLID, labelAxes } from "./solid.js";
import { dot } from "./camera.js";
import * as pen from "./pen.js";

/** Pixels of a frame's axes, and of the gap that a link leaves around itself. */
const AXIS = 30, SMALL_AXIS = 24, GAP = 5;
/** Lines of the ground's grid on each side of its middle. */
const GRID = 4;
/** So many widths of a link is a thing that is fixed on links drawn nearer than it is. */
const NEARER = { joint: 0.5, guide: 0.5, centre_of_mass: 1, frame: 1.5 };
const AXES = ["x", "y", "z"];
/** What has no place among the bodies: arrows come last, and the rest belongs to flat drawings. */
const FLAT = new Set(["angle", "length", ...ARROWS]);
/** z stands out, y is dashed: the axes can be told apart without letters. */
const STROKES = [{ width: 1.2, dash: [] }, { width: 1.2, dash: [3, 2] }, { width: 2, dash: [] }];

export class Scene {
  /** @param {import("./model.js").Model} model */
  constructor(model) {
    this.model = model;
    this.#items = model.shapes.filter((s) => s.kind !== "ground").map((shape) => ({ shape, depth: 0 }));
    this.#ground = model.shapes.find((s) => s.kind === "ground");
    const frames = model.shapes.filter((s) => s.kind === "frame");
    this.#named = new Set([frames[0], frames.at(-1)]);
    /** The points that a pose puts somewhere; the tips of frames are only directions. */
    this.points = [...new Set(model.shapes.flatMap((s) => [s.at, s.from, s.to, ...s.corners]).filter((i) => i >= 0))];
  }

  #items; #ground; #named;

  /**
   * A joint is on the outside of the links that meet in it, unless one comes straight at the eye.
   */
  #outside(e, { shape, depth: own }, metre) {
    const joint = shape.at >= 0 ? shape.at : shape.from;
    let nearest = own;
    for (const { shape: other, depth: middle } of this.#items) {
      if (other.kind !== "link" && other.kind !== "line") continue;
      if (!touches(e.points, joint, other.from) && !touches(e.points, joint, other.to)) continue;
      const [x0, y0] = at(e, other.from), [x1, y1] = at(e, other.to);
      if (Math.hypot(x1 - x0, y1 - y0) > 1.5 * e.width) nearest = Math.max(nearest, middle + 0.1 * metre);
    }
    return nearest;
  }

  /** Grid and base, behind everything. */
  ground(e) {
    if (this.#ground) ground(e, this.#ground, this.model);
  }

  /** The outlines of links and joints, of another run. */
  ghost(e) {
    for (const { shape } of this.#items) {
      if (shape.kind === "link") link(e, shape, 0);
      if (shape.kind === "joint") joint(e, shape, 0, this.model);
      SOLID[shape.kind]?.(e, shape, 0);
    }
  }

  /** @param {any} e  the easel, with the points in space @param {boolean} frames  all of them */
  draw(e, frames) {
    const metre = e.width / e.view.scale;
    /** Tips of axes that nothing has covered so far. */
    e.tips = new Map();
    for (const item of this.#items) {
      const { shape } = item, own = ends(shape);
      item.depth = own.reduce((sum, point) => sum + depth(e, point), 0) / own.length + metre * (NEARER[shape.kind] ?? 0);
    }
    for (const item of this.#items) {
      if (item.shape.kind === "joint" || item.shape.kind === "guide") item.depth = this.#outside(e, item, metre);
    }
    this.#items.sort((a, b) => a.depth - b.depth);
    for (const { shape, depth: near } of this.#items) {
      if (shape.kind === "frame" && !(frames || this.#named.has(shape))) continue;
      const shade = nearness(e, near);
      if (shape.kind === "frame") frame(e, shape, this.#named.has(shape));
      else if (shape.kind === "link") link(e, shape, shade);
      else if (shape.kind === "joint") joint(e, shape, shade, this.model);
      else if (shape.kind === "line") post(e, shape);
      else if (shape.kind === "guide") guide(e, shape, shade, this.model);
      else if (SOLID[shape.kind]) SOLID[shape.kind](e, shape, shade);
      else if (!FLAT.has(shape.kind)) DRAW[shape.kind]?.(e, shape);
    }
    labelAxes(e);
  }
}

/** The points between which a shape lies. */
function ends({ at: own, from, to, corners }) {
  return corners.length ? corners : own >= 0 ? [own] : [from, to];
}

function touches(points, a, b) {
  return [0, 1, 2].every((k) => Math.abs(points[3 * a + k] - points[3 * b + k]) < 1e-6);
}

/** A post or another fixed part, in no link's colour. */
function post(e, s) {
  if (s.dashed !== false) return DRAW.line(e, s);
  const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to);
  pen.capsule(e.canvas, x0, y0, x1, y1, e.width, e.theme.tint(e.theme.text, 0.9), e.theme.quiet);
  e.labels?.avoidLine(x0, y0, x1, y1, e.width / 2 + 2);
}

function link(e, s, near) {
  const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to), colour = e.theme.colour(`link${s.index ?? 1}`);
  if (e.ghost) return pen.capsule(e.canvas, x0, y0, x1, y1, e.width, null, e.theme.faint);
  pen.capsule(e.canvas, x0, y0, x1, y1, e.width + GAP, e.theme.background, null);
  pen.capsule(e.canvas, x0, y0, x1, y1, e.width, e.theme.tint(colour, 0.68 - 0.2 * near), faded(e, colour, near));
  e.labels?.avoidLine(x0, y0, x1, y1, e.width / 2 + 2);
}

/** A short drum about the axis of the joint; seen along it, a ring. */
function joint(e, s, near, model) {
  const [x, y] = at(e, s.at), i = model.actsAt.indexOf(s.at), axis = i < 0 ? null : model.axis(i);
  if (!axis) return DRAW.joint(e, s);
  const r = e.width * 0.56, ink = e.ghost ? e.theme.faint : faded(e, e.theme.text, near);
  const { right, above, towards } = e.view.camera, way = dot(towards, axis) < 0 ? -1 : 1;
  const mx = way * dot(right, axis), my = -way * dot(above, axis), long = e.width * 0.55;
  pen.drum(e.canvas, x, y, mx, my, r, long, e.ghost ? null : e.theme.background, ink);
  e.labels?.avoidDisc(x, y, r + 4);
  if (e.ghost) return;
  marks(e, s.at, x + mx * long, y + my * long, r * 0.7);
  e.labels?.place(`joint:${i}`, model.coordinates[i].latex, x, y, r + 6, 0.8, -0.6, 1);
}

/** A sleeve at the joint, and the rails along which it has slid. */
function guide(e, s, near, model) {
  const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to), ink = e.ghost ? e.theme.faint : faded(e, e.theme.text, near);
  const i = model.actsAt.indexOf(s.from), axis = i < 0 ? null : model.axis(i);
  const length = Math.hypot(x1 - x0, y1 - y0), gap = e.width * 0.3;
  if (length > 1) {
    const nx = -(y1 - y0) / length * gap, ny = (x1 - x0) / length * gap;
    for (const side of [1, -1]) pen.line(e.canvas, x0 + side * nx, y0 + side * ny, x1 + side * nx, y1 + side * ny, ink, 1.25);
    e.labels?.avoidLine(x0, y0, x1, y1, gap + 3);
  }
  const { right, above } = e.view.camera;
  const mx = axis ? dot(right, axis) : 0, my = axis ? -dot(above, axis) : 0;
  pen.sleeve(e.canvas, x0, y0, mx, my, e.width * 0.62, e.ghost ? null : e.theme.background, ink);
  e.labels?.avoidDisc(x0, y0, e.width * 0.7);
  if (e.ghost || i < 0) return;
  marks(e, s.from, x0, y0, e.width * 0.4);
  e.labels?.place(`joint:${i}`, model.coordinates[i].latex, x0, y0, e.width * 0.7 + 6, 0.8, -0.6, 1);
}

/** Three short axes of one length in space; the first frame and the last have letters. */
function frame(e, s, named) {
  const { canvas, theme, view: { camera }, labels, points } = e;
  const [x, y] = at(e, s.at), size = named ? AXIS : SMALL_AXIS;
  s.tips.forEach((tip, k) => {
    const along = [0, 1, 2].map((row) => points[3 * tip + row] - points[3 * s.at + row]);
    const long = Math.hypot(...along) || 1;
    const ux = dot(camera.right, along) / long, uy = -dot(camera.above, along) / long;
    const { width, dash } = STROKES[k];
    pen.arrow(canvas, x, y, x + size * ux, y + size * uy, theme.text, width, { dash, head: "solid" });
    if (!named) return;
    labels?.avoidLine(x, y, x + size * ux, y + size * uy, 3);
    labels?.place(`${s.key}${AXES[k]}`, AXES[k], x + size * ux, y + size * uy, 3, ux, uy, 2);
  });
}

/** A grid of round metres on the level plane through the base, and the base's foot. */
function ground(e, s, model) {
  const { canvas, theme, view } = e, { camera } = view, [e1, e2] = camera.level;
  const base = [0, 1, 2].map((k) => e.points[3 * s.at + k]);
  const step = nice(view.half / GRID), reach = GRID * step;
  const spot = (u, v) => {
    const [x, y, z] = base.map((b, k) => b + u * e1[k] + v * e2[k]);
    return [view.x(x, y, z), view.y(x, y, z)];
  };
  for (let k = -GRID; k <= GRID; k++) {
    const rest = Math.sqrt(Math.max(0, 1 - (k / (GRID + 0.25)) ** 2)) * reach;
    pen.line(canvas, ...spot(k * step, -rest), ...spot(k * step, rest), theme.hair, 1);
    pen.line(canvas, ...spot(-rest, k * step), ...spot(rest, k * step), theme.hair, 1);
  }
  const [x, y] = spot(0, 0), r = 1.5 * e.width, up = camera.up;
  pen.drum(canvas, x, y, dot(camera.right, up), -dot(camera.above, up), r, 2, theme.tint(theme.text, 0.86), theme.quiet);
}

function depth(e, point) {
  return e.view.depth(e.points[3 * point], e.points[3 * point + 1], e.points[3 * point + 2]);
}

/** From −1, at the back of the reach, to 1; in few steps, since each is a colour of its own. */
function nearness({ view }, depth) {
  const share = (depth - view.depth(...view.centre)) / (0.7 * view.half);
  return Math.round(8 * Math.max(-1, Math.min(1, share))) / 8;
}

/** What is far fades towards the background. */
function faded(e, colour, near) {
  return near < 0 ? e.theme.tint(colour, -0.45 * near) : colour;
}

/** The largest of 1, 2, 5 × 10ᵏ that is not above x. */
export function nice(x) {
  const power = 10 ** Math.floor(Math.log10(x));
  return power * (x >= 5 * power ? 5 : x >= 2 * power ? 2 : 1);
}
