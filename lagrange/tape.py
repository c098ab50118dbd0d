"""A calculation written down as short assignments, one temporary a step; its vectors, and what it costs.

The same tape is read as a text (each step says which quantity it is), expanded into one expression,
compiled into NumPy and printed as JavaScript.  What is zero by the machine's shape never gets a step.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import sympy as sp

Vector = tuple[sp.Expr, sp.Expr, sp.Expr]
Matrix = tuple[Vector, Vector, Vector]
"""Rows of a (3, 3) matrix."""
ZERO: Vector = (sp.S.Zero, sp.S.Zero, sp.S.Zero)


@dataclass(frozen=True)
class Assignment:
    """symbol := expression.

    quantity
        What it is: omega, alpha, a, a_c, F, N, f, n, tau, cos, …
    link
        Of which link, counted from 1; 0 when of none.
    component
        x, y or z, or nothing for a scalar.
    axes
        In whose axes a vector is: nothing for the link's own, "2" for link 2's, "0" for the base's; "2a"
        and "2b" for the frames of joint 2 before and after its motion.
    """

    symbol: sp.Symbol
    expression: sp.Expr
    quantity: str
    link: int = 0
    component: str = ""
    axes: str = ""


class Tape:
    """Assignments being written, in order; an expression that was written before is not written again."""

    def __init__(self) -> None:
        self.assignments: list[Assignment] = []
        self._known: dict[sp.Expr, sp.Expr] = {}
        self._names: dict[str, int] = {}

    def scalar(
        self, expression: sp.Expr, quantity: str, link: int = 0, *, component: str = "", axes: str = ""
    ) -> sp.Expr:
        """The expression itself if it is a number or ± a symbol, else a temporary that stands for it."""
        if _is_atomic(expression):
            return expression
        known = self._known.get(expression)
        if known is None:
            symbol = self._fresh(f"_{quantity}{link or ''}{component}{axes and f'_in{axes}'}")
            self.assignments.append(Assignment(symbol, expression, quantity, link, component, axes))
            known = self._known[expression] = symbol
        return known

    def vector(self, expressions: Vector, quantity: str, link: int = 0, *, axes: str = "") -> Vector:
        """A temporary for each component that needs one."""
        x, y, z = (
            self.scalar(e, quantity, link, component=component, axes=axes)
            for e, component in zip(expressions, "xyz", strict=True)
        )
        return x, y, z

    def _fresh(self, name: str) -> sp.Symbol:
        # No parameter's name begins with an underscore, so none is hidden.
        count = self._names[name] = self._names.get(name, 0) + 1
        return sp.Symbol(name if count == 1 else f"{name}_{count}", real=True)


def _is_atomic(e: sp.Expr) -> bool:
    return bool(e.is_Atom) or (e.is_Mul and len(e.args) == 2 and e.args[0] == -1 and e.args[1].is_Symbol)


def add(*vectors: Vector) -> Vector:
    """The sum of vectors."""
    x, y, z = (sp.Add(*components) for components in zip(*vectors, strict=True))
    return x, y, z


def product(a: sp.Expr, b: sp.Expr) -> sp.Expr:
    """a · b; SymPy would first ask whether the other factor of a zero is finite, which takes long."""
    return sp.S.Zero if a is sp.S.Zero or b is sp.S.Zero else a * b


def scaled(factor: sp.Expr, v: Vector) -> Vector:
    """factor · v."""
    return product(factor, v[0]), product(factor, v[1]), product(factor, v[2])


def negative(v: Vector) -> Vector:
    """−v."""
    return -v[0], -v[1], -v[2]


def cross(a: Vector, b: Vector) -> Vector:
    """a × b."""
    return (
        product(a[1], b[2]) - product(a[2], b[1]),
        product(a[2], b[0]) - product(a[0], b[2]),
        product(a[0], b[1]) - product(a[1], b[0]),
    )


def dot(a: Vector, b: Vector) -> sp.Expr:
    """a · b."""
    return sp.Add(*map(product, a, b))


def turned(c: sp.Expr, s: sp.Expr, v: Vector) -> Vector:
    """v turned about z by the angle of cosine c and sine s."""
    x, y, z = v
    return product(c, x) - product(s, y), product(s, x) + product(c, y), z


def times(matrix: Matrix, v: Vector) -> Vector:
    """matrix · v."""
    x, y, z = matrix
    return dot(x, v), dot(y, v), dot(z, v)


def transposed(matrix: Matrix) -> Matrix:
    """The matrix with rows and columns exchanged."""
    x, y, z = zip(*matrix, strict=True)
    return x, y, z


def rows(matrix: sp.MatrixBase) -> Matrix:
    """The rows of a SymPy matrix (3, 3)."""
    x, y, z = (tuple(matrix[i, :]) for i in range(3))
    return x, y, z


@dataclass(frozen=True, eq=False)
class Program:
    """A calculation without branches: assignments in order, then the outputs in their symbols."""

    assignments: tuple[Assignment, ...]
    outputs: tuple[sp.Expr, ...]

    @classmethod
    def of(cls, assignments: Sequence[Assignment], outputs: Sequence[sp.Expr]) -> Program:
        """Those of the assignments that the outputs depend on."""
        wanted = _symbols(outputs)
        kept = []
        for a in reversed(assignments):
            if a.symbol in wanted:
                wanted |= a.expression.free_symbols
                kept.append(a)
        return cls(tuple(kept[::-1]), tuple(outputs))

    def expanded(self) -> tuple[sp.Expr, ...]:
        """The outputs with every temporary replaced by what it stands for."""
        values: dict[sp.Expr, sp.Expr] = {}
        for a in self.assignments:
            values[a.symbol] = a.expression.xreplace(values)
        return tuple(e.xreplace(values) for e in self.outputs)

    def released(self) -> list[tuple[sp.Symbol, sp.Expr | None]]:
        """(symbol, expression) in order, and (symbol, None) where a temporary is used for the last time."""
        temporaries = {a.symbol for a in self.assignments}
        seen = _symbols(self.outputs)
        steps: list[tuple[sp.Symbol, sp.Expr | None]] = []
        for a in reversed(self.assignments):
            last = (a.expression.free_symbols & temporaries) - seen
            seen |= last
            steps += [(symbol, None) for symbol in sorted(last, key=str)]
            steps.append((a.symbol, a.expression))
        return steps[::-1]


def _symbols(expressions: Iterable[sp.Expr]) -> set[sp.Symbol]:
    return set().union(*(e.free_symbols for e in expressions))
