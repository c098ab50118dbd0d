/**
 * Turns the wall clock into simulated seconds. It is separate from the step, and after a pause
 * of the browser (a hidden tab, a long task) it goes on where it was instead of catching up.
 * @module
 */

/** A longer gap between two frames is a pause of the browser, not a slow frame. */
const LONGEST_GAP = 0.25;
/** A frame never asks for more than this, so a slow machine plays slower instead of hanging. */
const LONGEST_FRAME = 0.1;

export class Clock {
  /** Playing speed: 1 is real time, 0.1 is ten times slower. */
  speed = 1;
  #last = NaN;

  /** @param {number} now milliseconds @returns {number} simulated seconds since the last call */
  elapsed(now) {
    const gap = (now - this.#last) / 1000;
    this.#last = now;
    if (!(gap > 0) || gap > LONGEST_GAP) return 0;
    return Math.min(gap, LONGEST_FRAME) * this.speed;
  }
}
