"""Matrices of names, entry by entry and unexpanded; SymPy's own products would try to simplify them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

import sympy as sp

Rows = tuple[tuple[sp.Expr, ...], ...]


def rows(m: int, n: int, entry: Callable[[int, int], sp.Expr]) -> Rows:
    """The (m, n) matrix of these entries."""
    return tuple(tuple(entry(i, j) for j in range(n)) for i in range(m))


def of(matrix: sp.MatrixBase | sp.MatrixSymbol) -> Rows:
    """The rows of a SymPy matrix."""
    m, n = matrix.shape
    return rows(m, n, lambda i, j: matrix[i, j])


def transposed(a: Rows) -> Rows:
    """Aᵀ."""
    return tuple(zip(*a, strict=True))


def dot(a: Sequence[sp.Expr], b: Sequence[sp.Expr]) -> sp.Expr:
    """Σ a_k b_k."""
    return sp.Add(*(x * y for x, y in zip(a, b, strict=True) if x != 0 and y != 0))


def product(a: Rows, b: Rows) -> Rows:
    """A B."""
    columns = transposed(b)
    return tuple(tuple(dot(row, column) for column in columns) for row in a)


def matrix(a: Rows) -> sp.ImmutableMatrix:
    """The SymPy matrix of these rows."""
    return sp.ImmutableMatrix(a)


def explicit(term: sp.MatrixExpr | sp.MatrixBase) -> sp.Matrix:
    """A matrix expression entry by entry; a long product of names in a moment instead of half a minute."""
    if isinstance(term, sp.MatMul) and all(isinstance(factor, sp.MatrixSymbol) for factor in term.args):
        return sp.Matrix(reduce(product, (of(factor) for factor in term.args)))
    return sp.Matrix(sp.sympify(term).as_explicit())
