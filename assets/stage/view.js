/**
 * From metres to pixels. The view fits the reachable space and stands still while the machine
 * moves; only when the reach itself changes does it ease over. Spatial machines get a camera.
 * @module
 */
import { Camera } from "./camera.js";

/** Seconds in which the view has come most of the way to a new fit. */
const EASE = 0.18;
const MARGIN = { x: 30, top: 24, bottom: 24 };

export class View {
  width = 1;
  height = 1;
  /** Pixels a metre, and the pixel where the origin is. */
  scale = 1;
  originX = 0;
  originY = 0;
  /** Half the larger side of the reach in metres: the measure that drawn sizes follow. */
  half = 1;
  spatial = false;
  /** Of spatial machines: what looks at them, and the point in the middle of the picture, in metres. */
  camera = new Camera();
  centre = [0, 0, 0];
  #goal = /** @type {null|{scale: number, x: number, y: number, centre: number[]}} */ (null);
  #settled = false;

  resize(width, height) {
    this.width = width;
    this.height = height;
  }

  /** Fit xmin, xmax, ymin, ymax. @param {ArrayLike<number>} extent */
  fit([x0, x1, y0, y1]) {
    const wide = Math.max(x1 - x0, 1e-3), high = Math.max(y1 - y0, 1e-3);
    const small = Math.min(this.width, this.height) < 200 ? 0.5 : 1;
    const left = MARGIN.x * small, top = MARGIN.top * small, bottom = MARGIN.bottom * small;
    const scale = Math.max(1, Math.min(
      (this.width - 2 * left) / wide, (this.height - top - bottom) / high));
    this.half = Math.max(wide, high) / 2;
    this.#goal = {
      scale,
      x: this.width / 2 - scale * (x0 + x1) / 2,
      y: top + (this.height - top - bottom) / 2 + scale * (y0 + y1) / 2,
      centre: CENTRE,
    };
  }

  /** Fit a sphere: from wherever it is seen, it fills the picture. @param {number[]} centre @param {number} radius */
  fitSphere(centre, radius) {
    this.fit([-radius, radius, -radius, radius]);
    this.#goal.centre = centre;
  }

  /** Move towards the fit. @param {number} dt seconds */
  ease(dt) {
    if (!this.#goal) return;
    const share = this.#settled ? 1 - Math.exp(-dt / EASE) : 1;
    this.#settled = true;
    this.scale += (this.#goal.scale - this.scale) * share;
    this.originX += (this.#goal.x - this.originX) * share;
    this.originY += (this.#goal.y - this.originY) * share;
    this.centre = this.centre.map((c, k) => c + (this.#goal.centre[k] - c) * share);
  }

  /** Jump to the fit at the next frame (after a change of system). */
  unsettle() {
    this.#settled = false;
  }

  /** Horizontal pixel of a point in metres. */
  x(x, y, z) {
    if (!this.spatial) return this.originX + this.scale * x;
    const [r, c] = [this.camera.right, this.centre];
    return this.originX + this.scale * (r[0] * (x - c[0]) + r[1] * (y - c[1]) + r[2] * (z - c[2]));
  }

  /** Vertical pixel of a point in metres. */
  y(x, y, z) {
    if (!this.spatial) return this.originY - this.scale * y;
    const [a, c] = [this.camera.above, this.centre];
    return this.originY - this.scale * (a[0] * (x - c[0]) + a[1] * (y - c[1]) + a[2] * (z - c[2]));
  }

  /** How near a point is to the eye, in metres from the plane through the origin. */
  depth(x, y, z) {
    const t = this.camera.towards;
    return t[0] * x + t[1] * y + t[2] * z;
  }

  /** A place in metres under a pixel, in the plane through `depthOf` parallel to the screen. */
  place(px, py, depthOf) {
    const u = (px - this.originX) / this.scale, v = (this.originY - py) / this.scale;
    if (!this.spatial) return [u, v, 0];
    const { right, above, towards } = this.camera, c = this.centre;
    const depth = towards.reduce((sum, t, k) => sum + t * (depthOf[k] - c[k]), 0);
    return c.map((ck, k) => ck + u * right[k] + v * above[k] + depth * towards[k]);
  }
}

const CENTRE = [0, 0, 0];
