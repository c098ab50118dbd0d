/**
 * Plays a simulation: play, pause, step, restart, rewind, and the ghost beside it.
 * No page in here; the screen asks it every frame.
 * @module
 */
import { Clock } from "./clock.js";
import { History } from "./history.js";
import { ROLES } from "./roles.js";
import { Simulation, STEP } from "./simulation.js";

/** Seconds that can be rewound, and how often the run is noted down. */
const KEPT = 20;
const NOTE = 1 / 60;
/** Milliseconds for which a machine that has left the picture stands still before it starts again. */
const REST = 900;

/**
 * Where a run begins and what moves it.
 * @typedef {object} Run
 * @property {Float64Array} parameters
 * @property {number[]} q
 * @property {number[]} qd
 * @property {import("./simulation.js").Mode[]} [modes]
 * @property {number[]} [rates]  of driven coordinates
 * @property {number[]} [torques]
 */

export class Player {
  /** @param {import("./model.js").Model} model @param {Run} run */
  constructor(model, run) {
    const { n, module } = model;
    this.model = model;
    this.clock = new Clock();
    this.playing = false;
    /** Set when the numbers ran away; cleared by a restart. */
    this.failed = false;
    /** Set when that is because the mass matrix has no inverse here; other values set the machine going again. */
    this.singular = false;
    /** Set when a sliding coordinate is well outside its range: the machine has left the picture. */
    this.away = false;
    this.simulation = new Simulation(module, run.parameters, run.q, run.qd);
    /** @type {Simulation|null} */
    this.ghost = null;
    this.start = { q: [...run.q], qd: [...run.qd] };
    const values = 4 + 2 * n, ghost = values + ROLES.length * n, trail = ghost + 2 * n;
    const trailCount = model.trail.length;
    /** Where things are in a row of the history. */
    this.layout = { kinetic: 1, potential: 2, work: 3, q: 4, qd: 4 + n, values, ghost, trail, trailCount };
    this.history = new History(trail + 3 * trailCount, Math.round(KEPT / NOTE));
    /** Row of the history that is shown; the last one unless rewound. */
    this.cursor = 0;
    this.#points = new Float64Array(3 * module.pointCount);
    this.note();
  }

  #points;
  #carry = 0;
  #awaySince = 0;
  /** Whether it was playing when it failed. */
  #stopped = false;
  #ghostStart = /** @type {null|{q: number[], qd: number[]}} */ (null);

  get speed() {
    return this.clock.speed;
  }

  set speed(value) {
    this.clock.speed = value;
  }

  /** Called once a frame. @param {number} now milliseconds */
  frame(now) {
    const seconds = this.clock.elapsed(now);
    if (!this.away) this.#awaySince = now;
    if (this.playing && !this.away) this.advance(seconds);
    else this.simulation.evaluate();
    if (this.singular && this.#accelerates()) {
      this.failed = this.singular = false;
      if (this.#stopped) this.play();
    }
    if (this.playing && now - this.#awaySince > REST) this.restart();
  }

  /** Move on by so many simulated seconds; part of a step is carried over. */
  advance(seconds) {
    this.#continueFromCursor();
    const { simulation, ghost } = this;
    this.#carry += seconds;
    for (; this.#carry >= STEP; this.#carry -= STEP) {
      if (!simulation.step()) return this.#fail();
      ghost?.step();
      const noted = this.history.data[this.history.offset(this.history.length - 1)];
      if (simulation.time - noted >= NOTE - STEP / 2) this.note();
    }
    simulation.evaluate();
    this.#watch();
    // A mass matrix that can't be factored shows in the accelerations before the state.
    if (!this.#accelerates()) this.#fail();
  }

  play() {
    if (this.failed) return;
    this.playing = true;
  }

  pause() {
    this.playing = false;
  }

  /** One noted instant forwards. */
  stepForward() {
    this.pause();
    if (this.cursor < this.history.length - 1) return this.show(this.cursor + 1);
    if (this.failed || this.away) return;
    this.advance(NOTE);
    if (!this.failed) this.note();
  }

  stepBack() {
    this.pause();
    if (this.cursor > 0) this.show(this.cursor - 1);
  }

  /** Back to the start values, at time 0. */
  restart() {
    this.failed = this.away = this.singular = false;
    this.#carry = 0;
    this.simulation.setState(this.start.q, this.start.qd, 0);
    if (this.ghost && this.#ghostStart) this.ghost.setState(this.#ghostStart.q, this.#ghostStart.qd, 0);
    this.history.clear();
    this.note();
  }

  /**
   * Go on with the motion of the same machine in another convention, its angles counted from other
   * directions: pose, rates and what moves it stay.
   * @param {Player} other
   */
  takeOver(other) {
    const { simulation, model } = this, before = other.simulation;
    simulation.modes = [...before.modes];
    simulation.rates.set(before.rates);
    simulation.torques.set(before.torques);
    const q = before.q.map((angle, i) => angle + other.model.coordinates[i].zero - model.coordinates[i].zero);
    simulation.setState(q, before.qd, before.time);
    this.playing = other.playing;
    this.speed = other.speed;
    this.history.clear();
    this.note();
  }

  /** Show an instant of the last seconds. @param {number} time */
  seek(time) {
    this.show(this.history.find(time));
  }

  /** @param {number} index row of the history */
  show(index) {
    const { history, layout, simulation, ghost } = this, { n } = simulation;
    this.cursor = Math.max(0, Math.min(history.length - 1, index));
    const row = history.row(this.cursor);
    this.failed = this.away = this.singular = false;
    this.#carry = 0;
    simulation.setState(row.subarray(layout.q, layout.q + n), row.subarray(layout.qd, layout.qd + n), row[0]);
    const at = layout.ghost;
    ghost?.setState(row.subarray(at, at + n), row.subarray(at + n, at + 2 * n), row[0]);
  }

  /** Times of the oldest and newest instant that can be shown. */
  get span() {
    const { history } = this;
    return [history.data[history.offset(0)], history.data[history.offset(history.length - 1)]];
  }

  /** A run drawn faintly beside this one, from the same instant. @param {Run|null} run */
  setGhost(run) {
    this.ghost = run && new Simulation(this.model.module, run.parameters, run.q, run.qd);
    this.#ghostStart = run && { q: [...run.q], qd: [...run.qd] };
    if (!this.ghost || !run) return;
    run.torques?.forEach((torque, i) => { this.ghost.torques[i] = torque; });
    run.rates?.forEach((rate, i) => { this.ghost.rates[i] = rate; });
    run.modes?.forEach((mode, i) => { this.ghost.modes[i] = mode; });
    this.ghost.setState(run.q, run.qd, this.simulation.time);
  }

  setParameter(index, value) {
    this.simulation.setParameter(index, value);
    if (this.simulation.time === 0) this.#again();
  }

  setTorque(index, value) {
    this.simulation.torques[index] = value;
  }

  setMode(index, mode) {
    this.simulation.setMode(index, mode);
  }

  /** A mode chosen by hand: a drive takes over at the present rate, without a jolt. */
  choose(index, mode) {
    const { simulation, model } = this, [low, high] = model.coordinates[index].rate_range;
    if (mode === "driven") simulation.rates[index] = Math.max(low, Math.min(high, simulation.qd[index]));
    simulation.setMode(index, mode);
  }

  setRate(index, rate) {
    this.simulation.setRate(index, rate);
  }

  /** Set the pose by hand: it becomes the start, at rest. @param {Float64Array} q */
  pose(q) {
    this.start = { q: [...q], qd: new Array(q.length).fill(0) };
    this.restart();
  }

  /** Put down the present instant. */
  note() {
    const { simulation, ghost, layout, history, model } = this, { n } = simulation;
    simulation.evaluate();
    const row = history.push();
    row[0] = simulation.time;
    row[layout.kinetic] = simulation.kinetic;
    row[layout.potential] = simulation.potential;
    row[layout.work] = simulation.work;
    row.set(simulation.q, layout.q);
    row.set(simulation.qd, layout.qd);
    row.set(simulation.values, layout.values);
    if (ghost) {
      row.set(ghost.q, layout.ghost);
      row.set(ghost.qd, layout.ghost + n);
    }
    model.module.points(simulation.q, simulation.p, this.#points);
    model.trail.forEach((point, k) => {
      for (let axis = 0; axis < 3; axis++) row[layout.trail + 3 * k + axis] = this.#points[3 * point + axis];
    });
    this.cursor = history.length - 1;
  }

  /** A part that slides out of the picture ends the run; after a rest it starts again. */
  #watch() {
    this.away = this.model.coordinates.some(({ kind, range: [low, high] }, i) => {
      const room = 0.08 * (high - low), q = this.simulation.q[i];
      // A lower end above zero keeps a distance positive: the equations may be singular at zero.
      return kind === "length" && (q < (low > 0 ? low : low - room) || q > high + room);
    });
  }

  /** Nothing has moved yet: the note of the first instant follows what is set. */
  #again() {
    this.history.clear();
    this.note();
  }

  #continueFromCursor() {
    this.history.truncate(this.cursor + 1);
  }

  #accelerates() {
    return this.simulation.qdd.every(Number.isFinite);
  }

  /** The numbers ran away: stop, and show the last good instant. */
  #fail() {
    this.#stopped = this.playing;
    this.pause();
    this.show(this.history.length - 1);
    this.failed = true;
    this.singular = !this.#accelerates();
  }
}
