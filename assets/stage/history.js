/**
 * The last seconds of the run: a ring of rows of numbers. Rewinding, traces, the phase portrait
 * and the trail all read it, so they agree with each other.
 * @module
 */

export class History {
  /** @param {number} width numbers in a row @param {number} capacity rows kept */
  constructor(width, capacity) {
    this.width = width;
    this.capacity = capacity;
    this.length = 0;
    this.data = new Float64Array(width * capacity);
    this.#first = 0;
  }

  #first;

  clear() {
    this.length = 0;
    this.#first = 0;
  }

  /** Room for one more row, dropping the oldest when full. @returns {Float64Array} the row */
  push() {
    if (this.length === this.capacity) this.#first = (this.#first + 1) % this.capacity;
    else this.length++;
    return this.row(this.length - 1);
  }

  /** @param {number} i 0 is the oldest row */
  row(i) {
    const at = this.offset(i);
    return this.data.subarray(at, at + this.width);
  }

  /** Where row i begins in `data`: for loops that shouldn't allocate. */
  offset(i) {
    return (this.#first + i) % this.capacity * this.width;
  }

  /** Forget all rows from `count` on: a rewound run continues from there. */
  truncate(count) {
    this.length = Math.min(this.length, count);
  }

  /** The last row whose first number (the time) is at most `time`. @returns {number} */
  find(time) {
    let low = 0, high = this.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.data[this.offset(middle)] <= time + 1e-9) low = middle;
      else high = middle - 1;
    }
    return low;
  }
}
