/**
 * From metres to pixels. The view fits the reachable space and stands still while the machine
 * moves; only when the reach itself changes does it ease over. Spatial machines get a camera.
 * @module
 */

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
  /** Camera of spatial machines, in radians; planar ones are seen from the front. */
  yaw = 0;
  pitch = 0;
  spatial = false;
  #goal = /** @type {null|{scale: number, x: number, y: number}} */ (null);
  #settled = false;

  resize(width, height) {
    this.width = width;
    this.height = height;
  }

  orbit(yaw, pitch) {
    this.yaw += yaw;
    this.pitch = Math.max(-1.5, Math.min(1.5, this.pitch + pitch));
  }

  /** Fit xmin, xmax, ymin, ymax. @param {Float64Array} extent */
  fit(extent) {
    let [x0, x1, y0, y1] = extent;
    if (this.spatial) {
      const reach = Math.max(Math.abs(x0), Math.abs(x1), Math.abs(y0), Math.abs(y1));
      [x0, x1, y0, y1] = [-reach, reach, -reach, reach];
    }
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
    };
  }

  /** Move towards the fit. @param {number} dt seconds */
  ease(dt) {
    if (!this.#goal) return;
    const share = this.#settled ? 1 - Math.exp(-dt / EASE) : 1;
    this.#settled = true;
    this.scale += (this.#goal.scale - this.scale) * share;
    this.originX += (this.#goal.x - this.originX) * share;
    this.originY += (this.#goal.y - this.originY) * share;
  }

  /** Jump to the fit at the next frame (after a change of system). */
  unsettle() {
    this.#settled = false;
  }

  /** Horizontal pixel of a point in metres. */
  x(x, y, z) {
    if (!this.spatial) return this.originX + this.scale * x;
    return this.originX + this.scale * (x * Math.cos(this.yaw) - y * Math.sin(this.yaw));
  }

  /** Vertical pixel of a point in metres; for spatial machines z is up. */
  y(x, y, z) {
    if (!this.spatial) return this.originY - this.scale * y;
    const back = x * Math.sin(this.yaw) + y * Math.cos(this.yaw);
    return this.originY - this.scale * (z * Math.cos(this.pitch) + back * Math.sin(this.pitch));
  }

  /** A place in metres under a pixel, in the plane through `depthOf` parallel to the screen. */
  place(px, py, depthOf) {
    const u = (px - this.originX) / this.scale, v = (this.originY - py) / this.scale;
    if (!this.spatial) return [u, v, 0];
    const [cy, sy, cp, sp] = [Math.cos(this.yaw), Math.sin(this.yaw), Math.cos(this.pitch), Math.sin(this.pitch)];
    const [x, y, z] = depthOf;
    const depth = (x * sy + y * cy) * cp - z * sp;
    const back = v * sp + depth * cp, up = v * cp - depth * sp;
    return [u * cy + back * sy, -u * sy + back * cy, up];
  }
}
