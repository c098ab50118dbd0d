"""Vectors, rotations and placements over the trigonometric ring.

Most entries of a joint's or a link's rotation are 0; the products skip them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sympy as sp

from lagrange.trigonometry import TrigPolynomial, TrigRing

Vector = tuple[TrigPolynomial, ...]
Rows = tuple[Vector, ...]


def vector(ring: TrigRing, entries: Iterable[sp.Expr]) -> Vector:
    """The vector of ring elements that equal SymPy expressions."""
    return tuple(ring.convert(sp.sympify(e)) for e in entries)


def rows(ring: TrigRing, matrix: sp.MatrixBase) -> Rows:
    """The rows of a SymPy matrix, in the ring."""
    return tuple(vector(ring, matrix.row(i)) for i in range(matrix.rows))


def dot(a: Vector, b: Vector) -> TrigPolynomial:
    """a · b."""
    total = a[0].ring.zero
    for x, y in zip(a, b, strict=True):
        if x.terms and y.terms:
            total = total + x * y
    return total


def plus(a: Vector, b: Vector) -> Vector:
    """a + b."""
    return tuple(x + y for x, y in zip(a, b, strict=True))


def times(matrix: Rows, v: Vector) -> Vector:
    """A v."""
    return tuple(dot(row, v) for row in matrix)


def product(a: Rows, b: Rows) -> Rows:
    """A B."""
    columns = tuple(zip(*b, strict=True))
    return tuple(tuple(dot(row, column) for column in columns) for row in a)


def cross(a: Vector, b: Vector) -> Vector:
    """a × b."""
    (a1, a2, a3), (b1, b2, b3) = a, b
    return (
        _difference(a2, b3, a3, b2),
        _difference(a3, b1, a1, b3),
        _difference(a1, b2, a2, b1),
    )


def _difference(a: TrigPolynomial, b: TrigPolynomial, c: TrigPolynomial, d: TrigPolynomial) -> TrigPolynomial:
    """a b − c d."""
    return dot((a, c), (b, -d))


def symmetric(lower: Sequence[Sequence[TrigPolynomial]]) -> Rows:
    """The symmetric matrix whose lower rows are given."""
    n = range(len(lower))
    return tuple(tuple(lower[max(i, j)][min(i, j)] for j in n) for i in n)


@dataclass(frozen=True)
class Placement:
    """A frame in another one: rotation (3, 3) and origin (3,)."""

    rotation: Rows
    origin: Vector

    @classmethod
    def of(cls, ring: TrigRing, matrix: sp.MatrixBase) -> Placement:
        """The placement that a SymPy matrix (4, 4) writes."""
        return cls(rows(ring, matrix[:3, :3]), vector(ring, matrix[:3, 3]))

    def point(self, p: Vector) -> Vector:
        """A point of the placed frame, in the other frame."""
        return plus(times(self.rotation, p), self.origin)

    def __matmul__(self, other: Placement) -> Placement:
        return Placement(product(self.rotation, other.rotation), self.point(other.origin))
