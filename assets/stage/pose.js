/**
 * Setting the machine by hand while it is paused: which q brings a point closest to the pointer?
 * Damped Gauss–Newton: (JᵀJ + λ 1) Δq = Jᵀ (target − x), kept within the coordinates' ranges.
 * @module
 */
import { dot } from "./camera.js";
import { factor, solve } from "./linear.js";

const AXES = [[1, 0, 0], [0, 1, 0], [0, 0, 1]];
const ITERATIONS = 6;

/**
 * @param {any} module  generated module
 * @param {Float64Array} p
 * @param {Float64Array} q  changed in place
 * @param {number} point  index of the point that is dragged
 * @param {number[]} target  x, y, z
 * @param {{kind: string, range: [number, number]}[]} coordinates
 * @param {string[]} modes  locked coordinates stay
 * @param {ArrayLike<number>[]} along  directions in which the target counts: in space, those of the
 *   screen, since the pointer says nothing about the depth
 */
export function reach(module, p, q, point, target, coordinates, modes, along = AXES) {
  const n = module.n;
  const points = new Float64Array(3 * module.pointCount);
  const jacobians = new Float64Array(3 * n * module.pointCount);
  const a = new Float64Array(n * n), step = new Float64Array(n);
  for (let k = 0; k < ITERATIONS; k++) {
    module.points(q, p, points);
    module.jacobians(q, p, jacobians);
    const column = (row, i) => jacobians[(3 * point + row) * n + i];
    const J = (d, i) => modes[i] === "locked" ? 0 : d[0] * column(0, i) + d[1] * column(1, i) + d[2] * column(2, i);
    const missing = target.map((x, row) => x - points[3 * point + row]);
    let scale = 0;
    for (let i = 0; i < n; i++) {
      step[i] = 0;
      for (let j = 0; j < n; j++) a[i * n + j] = 0;
      for (const d of along) {
        step[i] += J(d, i) * dot(d, missing);
        for (let j = 0; j < n; j++) a[i * n + j] += J(d, i) * J(d, j);
      }
      scale = Math.max(scale, a[i * n + i]);
    }
    if (scale === 0) return;
    // Near a singular pose the step would be wild: the damping bounds it.
    for (let i = 0; i < n; i++) a[i * n + i] += 0.02 * scale;
    if (!factor(a, n)) return;
    solve(a, step, n);
    for (let i = 0; i < n; i++) {
      const bounded = Math.max(-0.6, Math.min(0.6, step[i]));
      q[i] = within(q[i] + bounded, coordinates[i]);
    }
  }
}

/**
 * A full circle wraps around; any other range ends at its limits.
 * @param {number} value @param {{kind: string, range: [number, number]}} coordinate
 */
export function within(value, { kind, range: [low, high] }) {
  const turn = 2 * Math.PI;
  if (kind === "angle" && high - low >= turn - 1e-3) {
    return value - turn * Math.floor((value - low) / turn);
  }
  return Math.max(low, Math.min(high, value));
}
