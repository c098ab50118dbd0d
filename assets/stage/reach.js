/**
 * The sphere that holds a spatial machine in all its poses, found by trying many: a bound by the
 * links' lengths would leave most of the picture empty.
 * @module
 */

const POSES = 240;
/** A little room, for the poses that were not tried. */
const ROOM = 1.04;
/** Bases of the Halton sequence, one a coordinate: spread evenly, and the same at every visit. */
const BASES = [2, 3, 5, 7, 11, 13, 17, 19, 23, 29];

/**
 * @param {import("./model.js").Model} model @param {Float64Array} p @param {number[]} points  those that count
 * @returns {{centre: number[], radius: number}} metres
 */
export function sphere({ module, coordinates }, p, points) {
  const q = new Float64Array(module.n), at = new Float64Array(3 * module.pointCount), seen = [];
  for (let pose = 1; pose <= POSES; pose++) {
    coordinates.forEach(({ range: [low, high] }, i) => {
      q[i] = low + (high - low) * halton(pose, BASES[i % BASES.length]);
    });
    module.points(q, p, at);
    for (const point of points) seen.push(at.slice(3 * point, 3 * point + 3));
  }
  const centre = [0, 1, 2].map((k) => {
    const along = seen.map((x) => x[k]);
    return (Math.min(...along) + Math.max(...along)) / 2;
  });
  const radius = Math.max(0.05, ...seen.map((x) => Math.hypot(x[0] - centre[0], x[1] - centre[1], x[2] - centre[2])));
  return { centre, radius: ROOM * radius };
}

function halton(index, base) {
  let sum = 0, part = 1;
  for (let i = index; i > 0; i = Math.floor(i / base)) sum += (part /= base) * (i % base);
  return sum;
}
