/**
 * The motion of a system by M(q) q″ + c(q, q′) + G(q) + d(q′) = τ + Jᵀ F,
 * in fixed steps of the classical fourth-order Runge–Kutta method.
 *
 * Works without a page: `new Simulation(module, p, q, qd)` with a generated module.
 * @module
 */
import { factor, solve } from "./linear.js";
import { Hand, massAt } from "./pull.js";
import { ROLES } from "./roles.js";

/** The step in seconds. At 1/960 s the energy of a double pendulum already drifts by 1e-8 a minute. */
export const STEP = 1 / 1920;

/**
 * What moves a coordinate: `free` obeys its torque; `held` gets τ = G(q);
 * `locked` stands still and `driven` turns at a set rate, with whatever torque that takes.
 * @typedef {"free"|"locked"|"driven"|"held"} Mode
 */

/** @typedef {import("./pull.js").Pull} Pull */

export class Simulation {
  /**
   * @param {any} module  the generated module: n, terms, energies, points, jacobians
   * @param {ArrayLike<number>} p  parameter values, in the system's order
   * @param {ArrayLike<number>} q  coordinates
   * @param {ArrayLike<number>} qd  their rates
   */
  constructor(module, p, q, qd) {
    const n = module.n;
    this.module = module;
    this.n = n;
    this.p = Float64Array.from(p);
    /** State: q, q′, and the work that torques, damping and pulling have done. */
    this.y = new Float64Array(2 * n + 1);
    this.q = this.y.subarray(0, n);
    this.qd = this.y.subarray(n, 2 * n);
    this.time = 0;
    /** @type {Mode[]} */
    this.modes = new Array(n).fill("free");
    this.rates = new Float64Array(n);
    this.torques = new Float64Array(n);
    /** @type {Pull|null} */
    this.pull = null;

    this.qdd = new Float64Array(n);
    this.tau = new Float64Array(n);
    this.#hand = new Hand(module);
    /** The force of the hand, and its generalised force Jᵀ F. */
    this.pullForce = this.#hand.force;
    this.pullTerm = this.#hand.term;
    /** Value of each term of each equation: role × coordinate, in the order of ROLES. */
    this.values = new Float64Array(ROLES.length * n);
    this.kinetic = 0;
    this.potential = 0;
    this.largestKinetic = 0;

    this.#terms = new Float64Array(n * n + 4 * n);
    this.#reduced = new Float64Array(n * n);
    this.#right = new Float64Array(n);
    this.#energies = new Float64Array(2);
    this.#slopes = [0, 1, 2, 3].map(() => new Float64Array(2 * n + 1));
    this.#trial = new Float64Array(2 * n + 1);
    this.setState(q, qd, 0);
  }

  #terms; #reduced; #right; #hand; #energies; #slopes; #trial;
  #free = /** @type {number[]} */ ([]);
  #reference = 0;

  /** Energy now, less what it was, less the work done since: the error of the computation. */
  get error() {
    return this.kinetic + this.potential - this.#reference - this.work;
  }

  /** Work done by torques, damping and pulling since the last sudden change. */
  get work() {
    return this.y[2 * this.n];
  }

  /** @param {ArrayLike<number>} q @param {ArrayLike<number>} qd @param {number} time */
  setState(q, qd, time) {
    this.q.set(q);
    this.qd.set(qd);
    this.time = time;
    this.#listFree();
    for (let i = 0; i < this.n; i++) if (this.#fixed(i)) this.qd[i] = this.#wantedRate(i);
    this.rebase();
  }

  /** Count energy and work from here: after anything that changes them at one instant. */
  rebase() {
    this.y[2 * this.n] = 0;
    this.evaluate();
    this.#reference = this.kinetic + this.potential;
    this.largestKinetic = this.kinetic;
  }

  /** Another value of one parameter, at once and without touching the motion. */
  setParameter(index, value) {
    this.p[index] = value;
    this.rebase();
  }

  /**
   * Another mode of one coordinate. A brake or a drive acts at one instant, so the rates of the
   * free coordinates change by the impulse: M_ff Δq′_f = −M_fc Δq′_c.
   * @param {number} index @param {Mode} mode
   */
  setMode(index, mode) {
    this.modes[index] = mode;
    this.#listFree();
    this.#impulse();
    this.rebase();
  }

  setRate(index, rate) {
    this.rates[index] = rate;
    if (this.modes[index] !== "driven") return;
    this.#impulse();
    this.rebase();
  }

  /** One step of the Runge–Kutta method. @returns {boolean} whether the state is still finite */
  step() {
    const { y } = this;
    const [k1, k2, k3, k4] = this.#slopes;
    this.#slope(y, k1);
    this.#slope(this.#along(k1, STEP / 2), k2);
    this.#slope(this.#along(k2, STEP / 2), k3);
    this.#slope(this.#along(k3, STEP), k4);
    let sum = 0;
    for (let i = 0; i < y.length; i++) {
      y[i] += STEP / 6 * (k1[i] + 2 * (k2[i] + k3[i]) + k4[i]);
      sum += y[i];
    }
    this.time += STEP;
    return Number.isFinite(sum);
  }

  /** Steps that fill `seconds`. @returns {boolean} whether the state is still finite */
  advance(seconds) {
    for (let left = Math.round(seconds / STEP); left > 0; left--) if (!this.step()) return false;
    return true;
  }

  /** Accelerations, torques, terms and energies of the present state. */
  evaluate() {
    const { n, q, qd, qdd, values } = this;
    const terms = this.#terms;
    this.#accelerations(q, qd);
    for (let i = 0; i < n; i++) {
      const own = terms[i * n + i] * qdd[i];
      let coupling = 0;
      for (let j = 0; j < n; j++) if (j !== i) coupling += terms[i * n + j] * qdd[j];
      values[i] = own;
      values[n + i] = coupling;
      for (let k = 0; k < 4; k++) values[(2 + k) * n + i] = terms[n * n + k * n + i];
      values[6 * n + i] = this.tau[i];
      values[7 * n + i] = this.pullTerm[i];
    }
    this.module.energies(q, qd, this.p, this.#energies);
    this.kinetic = this.#energies[0];
    this.potential = this.#energies[1];
    if (this.kinetic > this.largestKinetic) this.largestKinetic = this.kinetic;
  }

  /** The mass that a hand feels at a point, see {@link massAt}. @param {number} point */
  massAt(point) {
    this.module.terms(this.q, this.qd, this.p, this.#terms);
    return massAt(this.module, this.#terms, this.q, this.p, point);
  }

  #fixed(i) {
    return this.modes[i] === "locked" || this.modes[i] === "driven";
  }

  #wantedRate(i) {
    return this.modes[i] === "driven" ? this.rates[i] : 0;
  }

  #listFree() {
    this.#free = [];
    for (let i = 0; i < this.n; i++) if (!this.#fixed(i)) this.#free.push(i);
  }

  #along(slope, h) {
    const { y } = this;
    for (let i = 0; i < y.length; i++) this.#trial[i] = y[i] + h * slope[i];
    return this.#trial;
  }

  #slope(y, out) {
    const { n, qdd, tau, pullTerm } = this;
    const q = y.subarray(0, n), qd = y.subarray(n, 2 * n);
    this.#accelerations(q, qd);
    let power = 0;
    for (let i = 0; i < n; i++) {
      out[i] = qd[i];
      out[n + i] = qdd[i];
      power += (tau[i] + pullTerm[i] - this.#terms[n * n + 3 * n + i]) * qd[i];
    }
    out[2 * n] = power;
  }

  /** M_ff q″_f = τ_f − bias_f for the free coordinates; then the torque that the others take. */
  #accelerations(q, qd) {
    const { n, qdd, tau, pullTerm } = this;
    const terms = this.#terms, free = this.#free, count = free.length, nn = n * n;
    this.module.terms(q, qd, this.p, terms);
    this.#hand.act(this.pull, this.module, q, qd, this.p);
    for (let i = 0; i < n; i++) {
      qdd[i] = 0;
      tau[i] = this.modes[i] === "held" ? terms[nn + 2 * n + i] : this.torques[i];
    }
    for (let a = 0; a < count; a++) {
      const i = free[a];
      for (let b = 0; b <= a; b++) this.#reduced[a * count + b] = terms[i * n + free[b]];
      this.#right[a] = tau[i] + pullTerm[i] - this.#bias(i);
    }
    if (factor(this.#reduced, count)) solve(this.#reduced, this.#right, count);
    else this.#right.fill(NaN);
    for (let a = 0; a < count; a++) qdd[free[a]] = this.#right[a];
    for (let i = 0; i < n; i++) {
      if (!this.#fixed(i)) continue;
      tau[i] = this.#bias(i) - pullTerm[i];
      for (const j of free) tau[i] += terms[i * n + j] * qdd[j];
    }
  }

  /** Centrifugal, Coriolis, gravity and damping terms of row i. */
  #bias(i) {
    const { n } = this, t = this.#terms, at = n * n + i;
    return t[at] + t[at + n] + t[at + 2 * n] + t[at + 3 * n];
  }

  #impulse() {
    const { n, qd } = this, terms = this.#terms, free = this.#free, count = free.length;
    this.module.terms(this.q, qd, this.p, terms);
    this.#right.fill(0);
    for (let c = 0; c < n; c++) {
      if (!this.#fixed(c)) continue;
      const jump = this.#wantedRate(c) - qd[c];
      for (let a = 0; a < count; a++) this.#right[a] -= terms[free[a] * n + c] * jump;
      qd[c] = this.#wantedRate(c);
    }
    for (let a = 0; a < count; a++) {
      for (let b = 0; b <= a; b++) this.#reduced[a * count + b] = terms[free[a] * n + free[b]];
    }
    if (!factor(this.#reduced, count)) return;
    solve(this.#reduced, this.#right, count);
    for (let a = 0; a < count; a++) qd[free[a]] += this.#right[a];
  }
}
