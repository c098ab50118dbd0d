/**
 * Solving M x = b for a symmetric positive definite M, by Cholesky: M = L Lᵀ.
 * The matrices are flat and row-major; nothing is allocated, nothing is inverted.
 * @module
 */

/**
 * Replace the lower triangle of `a` by its Cholesky factor L.
 * @param {Float64Array} a  n × n, row-major; only the lower triangle is read
 * @param {number} n
 * @returns {boolean} false when `a` isn't positive definite
 */
export function factor(a, n) {
  for (let j = 0; j < n; j++) {
    let pivot = a[j * n + j];
    for (let k = 0; k < j; k++) pivot -= a[j * n + k] * a[j * n + k];
    if (!(pivot > 0)) return false;
    const root = Math.sqrt(pivot);
    a[j * n + j] = root;
    for (let i = j + 1; i < n; i++) {
      let sum = a[i * n + j];
      for (let k = 0; k < j; k++) sum -= a[i * n + k] * a[j * n + k];
      a[i * n + j] = sum / root;
    }
  }
  return true;
}

/**
 * Replace `b` by the solution of L Lᵀ x = b.
 * @param {Float64Array} factored  what {@link factor} left
 * @param {Float64Array} b  length n
 * @param {number} n
 */
export function solve(factored, b, n) {
  for (let i = 0; i < n; i++) {
    let sum = b[i];
    for (let k = 0; k < i; k++) sum -= factored[i * n + k] * b[k];
    b[i] = sum / factored[i * n + i];
  }
  for (let i = n - 1; i >= 0; i--) {
    let sum = b[i];
    for (let k = i + 1; k < n; k++) sum -= factored[k * n + i] * b[k];
    b[i] = sum / factored[i * n + i];
  }
}
