/**
 * The hand in the picture: pulls the machine while it runs, sets its pose while it is paused,
 * turns the camera of a spatial machine, and finds the term under the pointer.
 * @module
 */
import { reach } from "./pose.js";

/** How near a pullable point the pointer must come, in pixels. */
const GRIP = 44;
/** In space nearer, since the background between the points turns the camera. */
const GRIP_IN_SPACE = 28;
/** Radians a pixel that the background is dragged. */
const TURN = 0.008;
/** The spring of the hand: its frequency in rad/s and its damping ratio. */
const SPRING = 7;
const DAMPING = 0.25;

export class Pointer {
  /**
   * @param {import("./picture.js").Picture} picture
   * @param {() => import("./player.js").Player} player
   * @param {{acted: () => void, posed: () => void, light: (drawn: any) => void}} report
   */
  constructor(picture, player, report) {
    this.picture = picture;
    this.player = player;
    this.report = report;
    const { canvas } = picture;
    canvas.addEventListener("pointerdown", (event) => this.#down(event));
    canvas.addEventListener("pointermove", (event) => this.#move(event));
    for (const kind of ["pointerup", "pointercancel"]) canvas.addEventListener(kind, (event) => this.#up(event));
    canvas.addEventListener("pointerleave", () => this.#held === null && report.light(null));
    // Only a touch that grips the machine is kept from scrolling the page.
    canvas.addEventListener("touchstart", (event) => {
      const touch = event.touches[0], box = canvas.getBoundingClientRect();
      if (this.#nearest(touch.clientX - box.left, touch.clientY - box.top) >= 0) event.preventDefault();
    }, { passive: false });
  }

  #held = /** @type {null|{id: number, point: number, posing: boolean, moved: boolean, x: number, y: number}} */ (null);

  #down(event) {
    if (event.button !== 0 || this.#held) return;
    const [x, y] = [event.offsetX, event.offsetY], point = this.#nearest(x, y);
    if (point < 0 && !this.picture.view.spatial) return;
    const player = this.player(), posing = point >= 0 && !player.playing;
    this.#held = { id: event.pointerId, point, posing, moved: false, x, y };
    this.picture.canvas.setPointerCapture(event.pointerId);
    if (point >= 0 && !posing) this.#grip(player.simulation, point, x, y);
    this.#cursor("grabbing");
    this.report.acted();
  }

  #move(event) {
    const [x, y] = [event.offsetX, event.offsetY], held = this.#held;
    if (!held) {
      this.report.light(this.picture.arrows.under(x, y) ?? null);
      this.#cursor(this.#nearest(x, y) >= 0 ? "grab" : this.picture.view.spatial ? "move" : "default");
      return;
    }
    if (event.pointerId !== held.id) return;
    if (held.point < 0) this.picture.view.camera.orbit((held.x - x) * TURN, (y - held.y) * TURN);
    else if (held.posing) this.#pose(held.point, x, y);
    else this.#hand(x, y);
    held.moved ||= Math.hypot(x - held.x, y - held.y) > 2;
    if (held.point < 0) [held.x, held.y] = [x, y];
    this.report.acted();
  }

  #up(event) {
    const held = this.#held;
    if (!held || event.pointerId !== held.id) return;
    this.#held = null;
    const { simulation } = this.player();
    simulation.pull = null;
    this.#cursor("grab");
    if (held.posing && held.moved) this.report.posed();
    this.report.acted();
  }

  #grip(simulation, point, x, y) {
    const mass = simulation.massAt(point);
    const [hx, hy, hz] = this.#place(point, x, y);
    simulation.pull = { point, x: hx, y: hy, z: hz, stiffness: mass * SPRING ** 2, damping: 2 * DAMPING * mass * SPRING };
  }

  #hand(x, y) {
    const { pull } = this.player().simulation;
    if (!pull) return;
    [pull.x, pull.y, pull.z] = this.#place(pull.point, x, y);
  }

  #pose(point, x, y) {
    const { simulation, model } = this.player();
    const q = simulation.q.slice();
    const { view: { spatial, camera } } = this.picture;
    const along = spatial ? [camera.right, camera.above] : undefined;
    reach(model.module, simulation.p, q, point, this.#place(point, x, y), model.coordinates, simulation.modes, along);
    this.player().pose(q);
  }

  #place(point, x, y) {
    const { points } = this.player().model;
    return this.picture.view.place(x, y, [points[3 * point], points[3 * point + 1], points[3 * point + 2]]);
  }

  /** The pullable point nearest to a pixel, if it is near enough; −1 otherwise. */
  #nearest(x, y) {
    let best = -1, least = this.picture.view.spatial ? GRIP_IN_SPACE : GRIP;
    for (const point of this.player().model.pullable) {
      const [px, py] = this.picture.positionOf(point), distance = Math.hypot(px - x, py - y);
      if (distance < least) [best, least] = [point, distance];
    }
    return best;
  }

  #cursor(name) {
    if (this.picture.canvas.style.cursor !== name) this.picture.canvas.style.cursor = name;
  }
}
