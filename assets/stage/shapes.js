/**
 * How each kind of shape in a figure is drawn. A shape draws itself from the screen positions of
 * its points, says what it covers so that labels keep off, and asks for its label.
 * @module
 */
import { CUES } from "./roles.js";
import * as pen from "./pen.js";

/**
 * What a shape may use while it draws.
 * @typedef {object} Easel
 * @property {CanvasRenderingContext2D} canvas
 * @property {import("./theme.js").Theme} theme
 * @property {import("./view.js").View} view
 * @property {Float64Array} xy  screen positions of the points
 * @property {Float64Array} points  the points in metres
 * @property {number} width  of a link, in pixels
 * @property {import("./labels.js").Labels|null} labels
 * @property {boolean} ghost  outlines only
 * @property {Set<string>} marked  modes of coordinates that act at a point: "3:locked"
 */

/** @type {Record<string, (e: Easel, shape: any) => void>} */
export const DRAW = {
  ground(e, s) {
    const [x, y] = at(e, s.at), half = reach(e, (s.width ?? 0.6) / 2);
    const [nx, ny] = [s.normal?.[0] ?? 0, -(s.normal?.[1] ?? 1)];
    pen.hatched(e.canvas, x + ny * half, y - nx * half, x - ny * half, y + nx * half,
      nx, ny, e.theme.quiet, e.theme.faint);
    e.labels?.avoidLine(x + ny * half - nx * 5, y - nx * half - ny * 5, x - ny * half - nx * 5, y + nx * half - ny * 5, 6);
  },

  guide(e, s) {
    const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to);
    const length = Math.hypot(x1 - x0, y1 - y0) || 1, gap = e.width * 1.15;
    const nx = -(y1 - y0) / length * gap, ny = (x1 - x0) / length * gap;
    for (const side of [1, -1]) {
      pen.hatched(e.canvas, x0 + side * nx, y0 + side * ny, x1 + side * nx, y1 + side * ny,
        -side * nx / gap, -side * ny / gap, e.theme.quiet, e.theme.faint);
      e.labels?.avoidLine(x0 + side * nx, y0 + side * ny, x1 + side * nx, y1 + side * ny, 10);
    }
  },

  link(e, s) {
    const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to), colour = e.theme.colour(`link${s.index ?? 1}`);
    if (e.ghost) return pen.capsule(e.canvas, x0, y0, x1, y1, e.width, null, e.theme.faint);
    pen.capsule(e.canvas, x0, y0, x1, y1, e.width, e.theme.tint(colour, 0.72), colour);
    e.labels?.avoidLine(x0, y0, x1, y1, e.width / 2 + 2);
  },

  line(e, s) {
    if (e.ghost) return;
    const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to);
    pen.line(e.canvas, x0, y0, x1, y1, e.theme.quiet, 1, s.dashed === false ? [] : [5, 4]);
    e.labels?.avoidLine(x0, y0, x1, y1, 2);
  },

  joint(e, s) {
    const [x, y] = at(e, s.at), r = e.width * 0.42;
    const ink = e.ghost ? e.theme.faint : e.theme.text;
    pen.disc(e.canvas, x, y, r, e.ghost ? null : e.theme.background, ink, 1.75);
    if (!e.ghost) marks(e, s.at, x, y, r);
    e.labels?.avoidDisc(x, y, r + 3);
  },

  mass(e, s) {
    const [x, y] = at(e, s.at), r = body(e, s), colour = e.theme.colour(`link${s.index ?? 1}`);
    pen.disc(e.canvas, x, y, r, e.ghost ? null : e.theme.tint(colour, 0.45), e.ghost ? e.theme.faint : colour);
    e.labels?.avoidDisc(x, y, r + 3);
    if (s.latex) e.labels?.place(s.key, s.latex, x, y, r + 4, 1, 0, 1);
  },

  block(e, s) {
    const [x, y] = at(e, s.at), half = body(e, s), colour = e.theme.colour(`link${s.index ?? 1}`);
    let angle = 0;
    if (s.from >= 0 && s.to >= 0) {
      const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to);
      angle = Math.atan2(y1 - y0, x1 - x0);
    }
    pen.square(e.canvas, x, y, half, angle, e.ghost ? null : e.theme.tint(colour, 0.45), e.ghost ? e.theme.faint : colour);
    e.labels?.avoidDisc(x, y, half * 1.15 + 3);
    if (s.latex) e.labels?.place(s.key, s.latex, x, y, half + 5, 1, 0, 1);
  },

  centre_of_mass(e, s) {
    if (e.ghost) return;
    const [x, y] = at(e, s.at), r = Math.max(4.5, e.width * 0.42);
    pen.quartered(e.canvas, x, y, r, e.theme.text, e.theme.background);
    e.labels?.avoidDisc(x, y, r + 2);
    if (s.latex) e.labels?.place(s.key, s.latex, x, y, r + 4, 0.7, -0.7, 1);
  },

  angle(e, s) {
    if (e.ghost) return;
    const [x, y] = at(e, s.at), r = Math.max(24, Math.min(58, reach(e, s.radius ?? 0.3)));
    const start = s.start(), sweep = wrapped(s.end() - start), middle = start + sweep / 2;
    pen.line(e.canvas, x, y, x + (r + 12) * Math.cos(start), y - (r + 12) * Math.sin(start), e.theme.faint, 1, [5, 4]);
    pen.curvedArrow(e.canvas, x, y, r, -start, -sweep, e.theme.quiet, 1.2, CUES.gravity);
    e.labels?.avoidLine(x, y, x + (r + 12) * Math.cos(start), y - (r + 12) * Math.sin(start), 1);
    for (const share of [0.15, 0.5, 0.85]) {
      const a = start + sweep * share;
      e.labels?.avoidDisc(x + r * Math.cos(a), y - r * Math.sin(a), 3);
    }
    e.labels?.place(s.key, s.latex, x + r * Math.cos(middle), y - r * Math.sin(middle), 5,
      Math.cos(middle), -Math.sin(middle), 3);
  },

  length(e, s) {
    if (e.ghost) return;
    const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to), length = Math.hypot(x1 - x0, y1 - y0);
    if (length < 14) return;
    const offset = (s.side ?? 1) * (e.width / 2 + 15);
    const nx = (y1 - y0) / length, ny = -(x1 - x0) / length;
    pen.dimension(e.canvas, x0, y0, x1, y1, offset, e.theme.quiet);
    e.labels?.avoidLine(x0 + nx * offset, y0 + ny * offset, x1 + nx * offset, y1 + ny * offset, 2);
    const side = Math.sign(offset);
    e.labels?.place(s.key, s.latex, (x0 + x1) / 2 + nx * offset, (y0 + y1) / 2 + ny * offset, 5, nx * side, ny * side, 2);
  },

  frame(e, s) {
    if (e.ghost) return;
    const [x, y] = at(e, s.at), size = 30, thin = { dash: [], head: "solid" };
    for (const [k, name] of [[0, "x"], [1, "y"]]) {
      const [tx, ty] = at(e, s.tips[k]), long = Math.hypot(tx - x, ty - y);
      if (long < 1) continue;
      const ux = (tx - x) / long, uy = (ty - y) / long;
      pen.arrow(e.canvas, x, y, x + size * ux, y + size * uy, e.theme.quiet, 1.1, thin);
      e.labels?.place(`${s.key}${name}`, name, x + size * ux, y + size * uy, 3, ux, uy, 0);
    }
  },
};

/** An angle in (−π, π]: the arc goes the short way. */
export function wrapped(angle) {
  return angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));
}

/** Screen position of a point. */
export function at(e, point) {
  return [e.xy[2 * point], e.xy[2 * point + 1]];
}

/** Drawn sizes follow the reach of the machine, so that a small and a large one look alike. */
function reach(e, share) {
  return share * e.view.half * e.view.scale;
}

function body(e, s) {
  return Math.max(5, Math.min(0.2 * e.view.half * e.view.scale, e.width * 0.95 * s.growth()));
}

/** Locked joints carry a cross, driven ones an inner ring, held ones a dot. */
export function marks(e, point, x, y, r) {
  const { canvas, theme, marked } = e;
  if (marked.has(`${point}:locked`)) {
    const d = r * 0.7;
    pen.line(canvas, x - d, y - d, x + d, y + d, theme.text, 1.5);
    pen.line(canvas, x - d, y + d, x + d, y - d, theme.text, 1.5);
  }
  if (marked.has(`${point}:driven`)) pen.disc(canvas, x, y, r * 0.5, null, theme.text, 1.25);
  if (marked.has(`${point}:held`)) pen.disc(canvas, x, y, r * 0.35, theme.text, null);
}
