/**
 * A hand that pulls at a point of the machine: virtual work turns its force F into the generalised
 * force Jᵀ F of each coordinate.
 * @module
 */
import { factor, solve } from "./linear.js";

/**
 * A spring with a little damping from a point of the machine to the hand at (x, y, z).
 * @typedef {{point: number, x: number, y: number, z: number, stiffness: number, damping: number}} Pull
 */

export class Hand {
  /** @param {any} module  generated module */
  constructor(module) {
    this.force = new Float64Array(3);
    this.term = new Float64Array(module.n);
    this.#points = new Float64Array(3 * module.pointCount);
    this.#jacobians = new Float64Array(3 * module.n * module.pointCount);
  }

  #points; #jacobians;

  /**
   * F = k (hand − x) − c x′, and Jᵀ F.
   * @param {Pull|null} pull @param {any} module
   * @param {Float64Array} q @param {Float64Array} qd @param {Float64Array} p
   */
  act(pull, module, q, qd, p) {
    const { force, term } = this, n = module.n;
    term.fill(0);
    force.fill(0);
    if (!pull) return;
    module.points(q, p, this.#points);
    module.jacobians(q, p, this.#jacobians);
    for (let row = 0; row < 3; row++) {
      const at = (3 * pull.point + row) * n, hand = row === 0 ? pull.x : row === 1 ? pull.y : pull.z;
      let speed = 0;
      for (let j = 0; j < n; j++) speed += this.#jacobians[at + j] * qd[j];
      force[row] = pull.stiffness * (hand - this.#points[3 * pull.point + row]) - pull.damping * speed;
      for (let j = 0; j < n; j++) term[j] += this.#jacobians[at + j] * force[row];
    }
  }
}

/**
 * The mass that a hand feels at a point: 1 / trace(J M⁻¹ Jᵀ). A spring's stiffness follows it, so
 * that light and heavy machines answer alike.
 * @param {any} module @param {Float64Array} terms  begins with M
 * @param {Float64Array} q @param {Float64Array} p @param {number} point
 * @returns {number} kilograms, 0 where the point can't move
 */
export function massAt(module, terms, q, p, point) {
  const n = module.n, m = terms.slice(0, n * n), jacobians = new Float64Array(3 * n * module.pointCount);
  if (!factor(m, n)) return 0;
  module.jacobians(q, p, jacobians);
  let trace = 0;
  for (let row = 0; row < 3; row++) {
    const at = (3 * point + row) * n, along = jacobians.slice(at, at + n);
    solve(m, along, n);
    for (let j = 0; j < n; j++) trace += jacobians[at + j] * along[j];
  }
  return trace > 0 ? 1 / trace : 0;
}
