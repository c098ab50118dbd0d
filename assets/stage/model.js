/**
 * A system as the stage uses it: the generated module, and the names in its figure turned into indices.
 * @module
 */
import { Equations } from "./equations.js";

/**
 * Import the text of a generated ES module, without eval.
 * @param {string} text
 */
export async function importModule(text) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/javascript" }));
  try {
    return await import(url);
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** @typedef {() => number} Scalar */

export class Model {
  /** @param {any} module @param {any} system  the data's `system` @param {Record<string, string>} words */
  constructor(module, system, words) {
    this.module = module;
    this.system = system;
    this.n = module.n;
    this.coordinates = system.coordinates;
    this.parameters = system.parameters;
    this.points = new Float64Array(3 * module.pointCount);
    this.quantities = new Float64Array(module.quantityCount);
    this.extent = new Float64Array(4);
    /** Parameter values in use; scalars that name a parameter read them. */
    this.p = new Float64Array(system.parameters.length);
    this.pullable = this.#indices(system.pullable);
    this.trail = this.#indices(system.trail ?? system.trails);
    this.gravity = this.parameters.findIndex((p) => p.name === "g");
    this.actsAt = this.coordinates.map((c) => this.point(c.acts_at));
    const axes = this.coordinates.map((c) => c.axis ? c.axis.map((s) => this.scalar(s)) : null);
    /** Directions of the sliding coordinates; those of the turning ones, where they turn in space. */
    this.axes = axes.map((axis, i) => this.coordinates[i].kind === "angle" ? null : axis);
    this.#directions = axes;
    this.equations = new Equations(system.equations ?? [], words);
    this.shapes = system.shapes.map((shape) => this.#compiled(shape));
  }

  /** Parameter values from names, with the defaults for what is missing. */
  values(byName = {}) {
    return Float64Array.from(this.parameters, (p) => byName[p.name] ?? p.default);
  }

  names(values) {
    return Object.fromEntries(this.parameters.map((p, i) => [p.name, values[i]]));
  }

  /** @returns {number} index of a named point; -1 if there is none */
  point(name) {
    return name == null ? -1 : this.system.points.indexOf(name);
  }

  #directions;

  /** Along or about what a coordinate moves, in metres. @returns {number[]|null} null in the drawing's plane */
  axis(i) {
    return this.#directions[i]?.map((component) => component()) ?? null;
  }

  /** A number, a quantity of the module, or a parameter, read anew at each call. @returns {Scalar} */
  scalar(spec, otherwise = 0) {
    if (typeof spec === "number") return () => spec;
    const quantity = this.system.quantities.indexOf(spec);
    if (quantity >= 0) return () => this.quantities[quantity];
    const parameter = this.parameters.findIndex((p) => p.name === spec);
    if (parameter >= 0) return () => this.p[parameter];
    return () => otherwise;
  }

  /** Put the figure where a state says. */
  place(simulation) {
    this.p.set(simulation.p);
    this.module.points(simulation.q, this.p, this.points);
    this.module.quantities(simulation.q, simulation.qd, simulation.qdd, this.p, this.quantities);
  }

  #indices(names) {
    return (names ?? []).map((name) => this.point(name)).filter((i) => i >= 0);
  }

  #compiled(shape) {
    const from = shape.from ?? shape.begin ?? shape.start, to = shape.to ?? shape.finish ?? shape.end;
    const size = this.parameters.findIndex((p) => p.name === shape.size);
    return {
      ...shape,
      at: this.point(shape.at),
      from: this.point(from),
      to: this.point(to),
      tips: [shape.x_tip, shape.y_tip, shape.z_tip].map((tip) => this.point(tip)),
      start: this.scalar(from),
      end: this.scalar(to),
      x: this.scalar(shape.x),
      y: this.scalar(shape.y),
      z: this.scalar(shape.z),
      corners: this.#indices(shape.corners),
      // A body of the default mass has the usual size; its area follows the mass.
      growth: size < 0 ? () => 1 : () => Math.sqrt(this.p[size] / this.parameters[size].default),
    };
  }
}
