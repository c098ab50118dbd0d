/**
 * The parts an equation of motion is split into, and how each is told apart without colour.
 * The colours come from the palette in the data.
 * @module
 */

/** Terms of one equation, in the order in which values of terms are stored. */
export const ROLES = Object.freeze([
  "own_inertia", "coupling_inertia", "centrifugal", "coriolis",
  "gravity", "damping", "torque", "pull",
]);

/** Roles that stand on the right of the equation; all others are the torque needed. */
export const APPLIED = Object.freeze(new Set(["torque", "pull"]));

/**
 * The second cue beside colour: line dashes, and the kind of arrow head.
 * @type {Readonly<Record<string, {dash: number[], head: "solid"|"open"|"double"|"dot"}>>}
 */
export const CUES = Object.freeze({
  own_inertia: { dash: [], head: "open" },
  coupling_inertia: { dash: [7, 3], head: "open" },
  centrifugal: { dash: [], head: "double" },
  coriolis: { dash: [7, 3], head: "double" },
  gravity: { dash: [], head: "solid" },
  damping: { dash: [2, 3], head: "solid" },
  torque: { dash: [], head: "dot" },
  pull: { dash: [2, 3], head: "dot" },
  constraint: { dash: [7, 3], head: "solid" },
  angular_momentum: { dash: [], head: "solid" },
  angular_velocity: { dash: [7, 3], head: "open" },
  kinetic: { dash: [], head: "solid" },
  potential: { dash: [7, 3], head: "solid" },
  total: { dash: [2, 3], head: "solid" },
});

/** Dashes that tell the curves of several coordinates apart. */
export const COORDINATE_DASHES = Object.freeze([[], [7, 3], [2, 3], [9, 3, 2, 3], [4, 4], [12, 4]]);
