/**
 * The size that bars and arrows are drawn against: it follows a growing quantity at once and
 * forgets it slowly, so that lengths compare with each other and don't pump.
 * @module
 */

export class Peak {
  #floor;

  /** @param {number} floor smallest value, so that noise isn't blown up @param {number} seconds */
  constructor(floor = 1e-9, seconds = 15) {
    this.#floor = floor;
    this.seconds = seconds;
    this.value = floor;
  }

  /** @param {number} size @param {number} dt seconds since the last call */
  follow(size, dt) {
    const fading = this.value * Math.exp(-dt / this.seconds);
    const wanted = Math.max(this.#floor, fading, Number.isFinite(size) ? Math.abs(size) : 0);
    this.value = wanted;
    return wanted;
  }

  reset() {
    this.value = this.#floor;
  }
}
