"""M x = r for many states at once."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]


def solve_cholesky(rows: list[list[Array | float]], right: Sequence[Array | float]) -> list[Array | float]:
    """Solve M x = r for a symmetric positive definite M given by its lower rows.

    The loops run over the few rows; each entry is an array over all states, so a batch costs little
    more than one state.
    """
    n = len(rows)
    lower: list[list[Array | float]] = []
    for i in range(n):
        row: list[Array | float] = []
        for j in range(i):
            row.append(_less_products(rows[i][j], row, lower[j], j) / lower[j][j])
        row.append(np.sqrt(_less_products(rows[i][i], row, row, i)))
        lower.append(row)
    y: list[Array | float] = []
    for i in range(n):
        y.append(_less_products(right[i], lower[i], y, i) / lower[i][i])
    x: list[Array | float] = [0.0] * n
    for i in reversed(range(n)):
        right_side = y[i]
        for k in range(i + 1, n):
            right_side = right_side - lower[k][i] * x[k]
        x[i] = right_side / lower[i][i]
    return x


def _less_products(
    start: Array | float, a: Sequence[Array | float], b: Sequence[Array | float], count: int
) -> Array | float:
    """The start value less a₀b₀ + a₁b₁ + …, without a pass over arrays of zeros."""
    for k in range(count):
        start = start - a[k] * b[k]
    return start
