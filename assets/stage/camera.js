/**
 * An orbiting camera without perspective: it looks from an azimuth and an elevation, and what is up
 * for the machine stays upright on the screen.
 * @module
 */

/** From straight above the picture would have no up. */
const STEEPEST = 1.45;
/** From a little below the ground at most. */
const LOWEST = -0.35;

/** @typedef {[number, number, number]} Vector */

export class Camera {
  /** Directions of the screen in the machine's axes. */
  right = /** @type {Vector} */ ([1, 0, 0]);
  above = /** @type {Vector} */ ([0, 1, 0]);
  towards = /** @type {Vector} */ ([0, 0, 1]);
  /** Two level directions and the upright one, a right-handed frame. */
  level = /** @type {[Vector, Vector]} */ ([[1, 0, 0], [0, 0, -1]]);
  up = /** @type {Vector} */ ([0, 1, 0]);
  azimuth = 0.6;
  elevation = 0.35;

  /** Stand where a machine with this direction upwards is seen well. @param {Vector} up */
  stand(up) {
    this.up = up;
    const along = Math.abs(up[0]) < 0.9 ? [1, 0, 0] : [0, 1, 0], share = dot(along, up);
    const first = unit(along.map((a, k) => a - share * up[k]));
    this.level = [first, cross(up, first)];
    [this.azimuth, this.elevation] = [0.6, 0.35];
    this.orbit(0, 0);
  }

  /** Walk round the machine and up. @param {number} azimuth radians @param {number} elevation */
  orbit(azimuth, elevation) {
    this.azimuth += azimuth;
    this.elevation = Math.max(LOWEST, Math.min(STEEPEST, this.elevation + elevation));
    const [sin, cos] = [Math.sin(this.azimuth), Math.cos(this.azimuth)], { level: [e1, e2], up } = this;
    const ahead = e1.map((e, k) => sin * e - cos * e2[k]);
    const [s, c] = [Math.sin(this.elevation), Math.cos(this.elevation)];
    this.towards = /** @type {Vector} */ (ahead.map((a, k) => c * a + s * up[k]));
    this.right = cross(up, ahead);
    this.above = cross(this.towards, this.right);
  }
}

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b */
export function dot(a, b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/** @param {ArrayLike<number>} a @param {ArrayLike<number>} b @returns {Vector} */
export function cross(a, b) {
  return [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
}

/** @param {number[]} a @returns {Vector} */
export function unit(a) {
  const size = Math.hypot(a[0], a[1], a[2]) || 1;
  return [a[0] / size, a[1] / size, a[2] / size];
}
