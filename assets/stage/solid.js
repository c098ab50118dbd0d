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
    e.labels?.place(s.key, s.latex, x1, y1, 4, (x1 - x0) / (long || 1), (y1 - y0) / (long || 1), 3, colour);
  },
};
