/**
 * Strokes of a textbook drawing on a canvas: capsules, rings, hatching, arrows, dimension lines.
 * All measures are pixels; nothing here knows mechanics.
 * @module
 */

/** @typedef {CanvasRenderingContext2D} Canvas */

/** Set the font only when it differs: parsing it costs more than the text. @type {WeakMap<Canvas, string>} */
const fonts = new WeakMap();

export function font(c, pixels, family) {
  // A resized canvas has lost its font: its size is part of the key.
  const wanted = `${pixels}px ${family}`, key = `${wanted}|${c.canvas.width}x${c.canvas.height}`;
  if (fonts.get(c) === key) return;
  fonts.set(c, key);
  c.font = wanted;
}

/** A slim bar with round ends. */
export function capsule(c, x0, y0, x1, y1, width, fill, stroke) {
  const angle = Math.atan2(y1 - y0, x1 - x0), r = width / 2;
  c.beginPath();
  c.arc(x0, y0, r, angle + Math.PI / 2, angle - Math.PI / 2);
  c.arc(x1, y1, r, angle - Math.PI / 2, angle + Math.PI / 2);
  c.closePath();
  paint(c, fill, stroke, 1.5);
}

export function disc(c, x, y, r, fill, stroke, lineWidth = 1.5) {
  c.beginPath();
  c.arc(x, y, r, 0, 2 * Math.PI);
  paint(c, fill, stroke, lineWidth);
}

/**
 * A short cylinder from a point to both sides, seen without perspective: (mx, my) is its axis on the
 * screen, shorter the more it points at the eye, towards the end that is seen.
 */
export function drum(c, x, y, mx, my, r, half, fill, stroke) {
  const length = Math.min(1, Math.hypot(mx, my)), flat = Math.max(r * Math.sqrt(1 - length * length), 0.5);
  const turn = Math.atan2(my, mx) + Math.PI / 2;
  c.beginPath();
  c.ellipse(x - mx * half, y - my * half, r, flat, turn, 0, Math.PI);
  c.ellipse(x + mx * half, y + my * half, r, flat, turn, Math.PI, 2 * Math.PI);
  c.closePath();
  paint(c, fill, stroke, 1.5);
  c.beginPath();
  c.ellipse(x + mx * half, y + my * half, r, flat, turn, 0, 2 * Math.PI);
  paint(c, null, stroke, 1.5);
}

/** The box of a sliding joint about its axis (mx, my), as in {@link drum}. */
export function sleeve(c, x, y, mx, my, half, fill, stroke) {
  const length = Math.hypot(mx, my), along = Math.max(length * half * 1.5, half);
  c.save();
  c.translate(x, y);
  c.rotate(Math.atan2(my, mx));
  c.beginPath();
  c.rect(-along, -half, 2 * along, 2 * half);
  paint(c, fill, stroke, 1.5);
  c.restore();
}

/** An open line through x, y, x, y, … that ends in an arrow head. */
export function path(c, xy, stroke, width, { dash, head }) {
  c.beginPath();
  for (let k = 0; k < xy.length; k += 2) c.lineTo(xy[k], xy[k + 1]);
  stroked(c, stroke, width, dash);
  const [x0, y0, x1, y1] = xy.slice(-4), length = Math.hypot(x1 - x0, y1 - y0) || 1;
  arrowHead(c, x1, y1, (x1 - x0) / length, (y1 - y0) / length, 4 + 2.6 * width, stroke, width, head);
}

export function square(c, x, y, half, angle, fill, stroke) {
  c.save();
  c.translate(x, y);
  c.rotate(angle);
  c.beginPath();
  c.roundRect(-half, -half, 2 * half, 2 * half, Math.min(3, half / 3));
  paint(c, fill, stroke, 1.5);
  c.restore();
}

/** The sign of a centre of mass: a disc with two opposite quarters filled. */
export function quartered(c, x, y, r, ink, paper) {
  disc(c, x, y, r, paper, null);
  c.fillStyle = ink;
  for (const start of [0, Math.PI]) {
    c.beginPath();
    c.moveTo(x, y);
    c.arc(x, y, r, start, start + Math.PI / 2);
    c.fill();
  }
  disc(c, x, y, r, null, ink, 1.2);
}

export function line(c, x0, y0, x1, y1, stroke, width = 1, dash = NONE) {
  c.beginPath();
  c.moveTo(x0, y0);
  c.lineTo(x1, y1);
  stroked(c, stroke, width, dash);
}

/** A wall with hatching on the side away from the normal (nx, ny), screen directions. */
export function hatched(c, x0, y0, x1, y1, nx, ny, ink, quiet) {
  const length = Math.hypot(x1 - x0, y1 - y0), ux = (x1 - x0) / length, uy = (y1 - y0) / length;
  const gap = 7, depth = 8;
  c.beginPath();
  for (let s = gap / 2; s <= length; s += gap) {
    c.moveTo(x0 + ux * s, y0 + uy * s);
    c.lineTo(x0 + ux * (s - depth * 0.75) - nx * depth, y0 + uy * (s - depth * 0.75) - ny * depth);
  }
  stroked(c, quiet, 1, NONE);
  line(c, x0, y0, x1, y1, ink, 1.5);
}

/** A straight arrow; its head follows its kind. */
export function arrow(c, x0, y0, x1, y1, stroke, width, { dash, head }) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 1) return;
  const ux = (x1 - x0) / length, uy = (y1 - y0) / length;
  const size = Math.min(4 + 2.6 * width, length);
  const back = head === "solid" || head === "double" ? size * 0.8 : 0;
  line(c, x0, y0, x1 - ux * back, y1 - uy * back, stroke, width, dash);
  arrowHead(c, x1, y1, ux, uy, size, stroke, width, head);
}

/** A curved arrow about (x, y), from angle a0 by `sweep` (screen angles, clockwise positive). */
export function curvedArrow(c, x, y, r, a0, sweep, stroke, width, { dash, head }) {
  if (Math.abs(sweep) * r < 2) return;
  const size = Math.min(4 + 2.6 * width, Math.abs(sweep) * r);
  const way = Math.sign(sweep), a1 = a0 + sweep;
  const short = head === "solid" || head === "double" ? way * size * 0.75 / r : 0;
  c.beginPath();
  c.arc(x, y, r, a0, a1 - short, way < 0);
  stroked(c, stroke, width, dash);
  // The head points along the chord of its own length, or it would look twisted outwards.
  const tangent = a1 - way * size / (2 * r) + way * Math.PI / 2;
  arrowHead(c, x + r * Math.cos(a1), y + r * Math.sin(a1),
    Math.cos(tangent), Math.sin(tangent), size, stroke, width, head);
}

export function arrowHead(c, x, y, ux, uy, size, stroke, width, kind) {
  const half = size * 0.42;
  const tip = (along) => {
    const tx = x - ux * along, ty = y - uy * along;
    c.beginPath();
    c.moveTo(tx - ux * size - uy * half, ty - uy * size + ux * half);
    c.lineTo(tx, ty);
    c.lineTo(tx - ux * size + uy * half, ty - uy * size - ux * half);
  };
  c.lineJoin = "miter";
  if (kind === "open" || kind === "dot") {
    tip(0);
    stroked(c, stroke, width, NONE);
    if (kind === "dot") disc(c, x - ux * size * 1.6, y - uy * size * 1.6, width * 1.25, stroke, null);
    return;
  }
  c.fillStyle = stroke;
  tip(0);
  c.closePath();
  c.fill();
  if (kind !== "double") return;
  tip(size * 0.85);
  c.closePath();
  c.fill();
}

/** A dimension line, set off by `offset` to the side, with its two extension lines. */
export function dimension(c, x0, y0, x1, y1, offset, stroke) {
  const length = Math.hypot(x1 - x0, y1 - y0);
  if (length < 8) return;
  const ux = (x1 - x0) / length, uy = (y1 - y0) / length;
  const nx = uy * offset, ny = -ux * offset, over = 1 + 4 / Math.abs(offset);
  const [ax, ay, bx, by] = [x0 + nx, y0 + ny, x1 + nx, y1 + ny];
  line(c, x0 + nx * 0.25, y0 + ny * 0.25, x0 + nx * over, y0 + ny * over, stroke, 0.8);
  line(c, x1 + nx * 0.25, y1 + ny * 0.25, x1 + nx * over, y1 + ny * over, stroke, 0.8);
  line(c, ax, ay, bx, by, stroke, 1);
  arrowHead(c, ax, ay, -ux, -uy, 7, stroke, 1, "solid");
  arrowHead(c, bx, by, ux, uy, 7, stroke, 1, "solid");
}

const NONE = [];

function stroked(c, stroke, width, dash) {
  c.strokeStyle = stroke;
  c.lineWidth = width;
  c.setLineDash(dash);
  c.stroke();
  if (dash.length) c.setLineDash(NONE);
}

function paint(c, fill, stroke, width) {
  if (fill) {
    c.fillStyle = fill;
    c.fill();
  }
  if (stroke) stroked(c, stroke, width, NONE);
}
