/**
 * The sides and the axes of a solid body in space. Its sides are sorted by depth like all else; a side
 * turned to the eye covers those behind it.
 * @module
 */
import { at } from "./shapes.js";
import * as pen from "./pen.js";

const HEAD = Object.freeze({ dash: [], head: "solid" });

/** @type {Record<string, (e: any, s: any, near: number) => void>} */
export const SOLID = {
  face(e, s, near) {
    const { canvas: c, theme } = e, colour = theme.colour(`link${s.index ?? 1}`);
    c.beginPath();
    for (const corner of s.corners) c.lineTo(...at(e, corner));
    c.closePath();
    if (!e.ghost) {
      c.fillStyle = theme.tint(colour, 0.66 - 0.16 * near);
      c.fill();
    }
    c.lineWidth = 1.5;
    c.lineJoin = "round";
    c.strokeStyle = e.ghost ? theme.faint : colour;
    c.stroke();
    if (e.ghost) return;
    for (const [axis, tip] of e.tips) if (within(e, s.corners, tip)) e.tips.delete(axis);
    // Labels stay outside: two diagonals are enough to keep them off.
    for (const k of [0, 1]) {
      const [from, to] = [at(e, s.corners[k]), at(e, s.corners[k + 2] ?? s.corners[0])];
      e.labels?.avoidLine(...from, ...to, 4);
    }
  },

  axis(e, s) {
    if (e.ghost) return;
    const [x0, y0] = at(e, s.from), [x1, y1] = at(e, s.to), long = Math.hypot(x1 - x0, y1 - y0);
    const colour = e.theme.colour(`link${s.index ?? 1}`);
    if (long > 2) pen.arrow(e.canvas, x0, y0, x1, y1, colour, 2, HEAD);
    e.tips.set(s, [x1, y1]);
  },
};

/** The labels of the axes whose tips are to be seen, once all is drawn. */
export function labelAxes(e) {
  for (const [s, [x, y]] of e.tips) {
    const [x0, y0] = at(e, s.from), long = Math.hypot(x - x0, y - y0) || 1;
    e.labels?.place(s.key, s.latex, x, y, 4, (x - x0) / long, (y - y0) / long, 3, e.theme.colour(`link${s.index ?? 1}`));
  }
}

/** Whether a pixel is within a convex polygon: on the same side of all its edges. */
function within(e, corners, [x, y]) {
  const sides = corners.map((corner, k) => {
    const [x0, y0] = at(e, corner), [x1, y1] = at(e, corners[(k + 1) % corners.length]);
    return Math.sign((x1 - x0) * (y - y0) - (y1 - y0) * (x - x0));
  });
  return sides.every((side) => side === sides[0]);
}
