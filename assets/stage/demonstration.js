/**
 * What the committed values and a demonstration on top of them mean for the stage.
 * @module
 */

/**
 * @typedef {object} Plan
 * @property {import("./player.js").Run} run
 * @property {import("./player.js").Run|null} ghost
 * @property {boolean} restart  begin at the start values; otherwise the motion goes on
 * @property {number} speed
 * @property {Set<string>} show
 * @property {string} look
 * @property {boolean} play
 */

/**
 * @param {import("./model.js").Model} model
 * @param {any} committed @param {any} demonstration  as in the data
 * @returns {Plan}
 */
export function plan(model, committed, demonstration) {
  const before = runOf(model, committed?.parameters, committed?.start);
  const d = demonstration;
  if (!d) return { run: before, ghost: null, restart: true, speed: 1, show: new Set(), look: "", play: true };
  const start = { ...before, ...d.start };
  const run = {
    ...runOf(model, { ...committed?.parameters, ...d.parameters }, { q: start.q, qd: start.qd }),
    modes: d.modes, rates: d.rates, torques: d.torques,
  };
  const ghost = ghostOf(model, committed, d, before, run);
  return {
    run, ghost, restart: Boolean(d.start) || ghost !== null,
    speed: d.speed ?? 1, show: new Set(d.show ?? []), look: d.look ?? "", play: d.play ?? true,
  };
}

/**
 * "before" changes one thing at a time: a demonstration that changes the machine or what moves it is
 * compared from the same start; one that only changes the start, with the start before.  A ghost with
 * values of its own is the demonstration once more, under the same drives, but for those values.
 */
function ghostOf(model, committed, d, before, run) {
  if (!d.ghost) return null;
  if (d.ghost === "before") {
    const machine = d.parameters || d.modes || d.torques || d.rates;
    return machine ? { ...before, q: run.q, qd: run.qd } : before;
  }
  const { modes, rates, torques } = run;
  return { ...runOf(model, { ...committed?.parameters, ...d.parameters, ...d.ghost.parameters },
    { q: d.ghost.start?.q ?? run.q, qd: d.ghost.start?.qd ?? run.qd }), modes, rates, torques };
}

function runOf(model, parameters, start) {
  const zeros = new Array(model.n).fill(0);
  return { parameters: model.values(parameters), q: start?.q ?? zeros, qd: start?.qd ?? zeros };
}
