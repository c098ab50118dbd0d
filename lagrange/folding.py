"""A step that is too large for a page: how large its entries are, and one of them at a time.

Nothing is printed before it is known to be short: sizes are counted, and of a long entry only its first
terms become a formula.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import lru_cache

import sympy as sp
from sympy.matrices.expressions.matexpr import MatrixElement

from lagrange import terms
from lagrange.formula import is_read_by_letters, with_numbers
from lagrange.quantities import Named
from lagrange.step import Step, Term
from lagrange.system import System

PAGE = 80
"""A step with more terms than this, on all its sides, is folded."""
WHOLE, SHOWN = 30, 16
"""An entry of at most `WHOLE` terms stands there whole, of a longer one the first `SHOWN`."""


@dataclass(frozen=True)
class Entry:
    """One entry of a folded step, as a step of its own.

    shown, total
        How many terms of how many its right side has.
    """

    step: Step
    shown: int
    total: int


@lru_cache(maxsize=4096)
def is_large(step: Step, system: System) -> bool:
    """Whether a page should not show the step as one formula."""
    if is_read_by_letters(step, system):
        return False
    # What is written twice as one name counts once: m₁₂ = m₂₁. A column has a line for each entry.
    column = isinstance(step.lhs, sp.MatrixBase) and step.lhs.shape[1] == 1
    lines = len(step.lhs) if column else 0
    shown = {entry for side in (step.lhs, *step.via, step.rhs) for entry in terms.entries(side)}
    return max(lines, sum(map(terms.count, shown))) > PAGE


def sizes(step: Step) -> tuple[tuple[int, ...], ...]:
    """The number of terms of each entry of the right side, by rows; of a scalar in one row."""
    return tuple(tuple(map(terms.count, row)) for row in rows(step.rhs))


def rows(side: Term) -> tuple[tuple[sp.Expr, ...], ...]:
    """The scalars of a side by rows; of a scalar in one row."""
    found = terms.entries(side)
    columns = int(side.shape[1]) if isinstance(side, sp.MatrixBase) else 1
    return tuple(found[k : k + columns] for k in range(0, len(found), columns))


def at(step: Step, row: int, column: int) -> Step:
    """One entry of a step, whole; the sides that a matrix has only by its letters left out."""
    sides = [side for side in step.via if terms.entries(side)]
    left, right, *via = (_at(side, row, column) for side in (step.lhs, step.rhs, *sides))
    balance = None if step.balance is None else _at(step.balance, row, column)
    return replace(step, lhs=left, via=tuple(via), rhs=right, balance=balance, value=left)


def to_check(step: Step, row: int, column: int) -> Step:
    """One entry of a step as its verification needs it: of every side, the scalar at that place."""

    def scalar(side: Term) -> Term:
        matrix = isinstance(side, sp.MatrixBase | sp.MatrixExpr)
        return sp.sympify(side).as_explicit()[row, column] if matrix else side

    return replace(
        step,
        lhs=scalar(step.lhs),
        via=tuple(map(scalar, step.via)),
        rhs=scalar(step.rhs),
        balance=scalar(step.balance),
        value=scalar(step.value),
    )


def names(step: Step) -> tuple[Term, ...]:
    """What the entries of a column are called: a law's forces, the names on the left, or their numbers."""
    if isinstance(step.balance, sp.MatrixBase):
        return tuple(step.balance)
    left = [_at(step.lhs, i, 0) for i in range(step.rhs.shape[0])]
    short = all(isinstance(name, Named | MatrixElement | sp.Symbol) for name in left)
    return tuple(left) if short else tuple(sp.Integer(i + 1) for i in range(len(left)))


def entry(
    step: Step, row: int, column: int, system: System, numbers: Mapping[str, float] | None = None
) -> Entry:
    """One entry of a step's right side, cut where it is long.

    Parameters
    ----------
    row, column
        Its place, from 0; (0, 0) for a scalar.
    numbers
        Parameter values to put in, which joins many terms.
    """
    whole = at(step, row, column)
    right = with_numbers(whole.rhs, system, numbers)
    total = shown = terms.count(right)
    if total > WHOLE:
        right, shown = terms.first(right, SHOWN)
    via = tuple(side for side in whole.via if side != whole.lhs and terms.count(side) <= SHOWN)
    return Entry(replace(whole, via=via, rhs=right), shown, total)


def head(step: Step) -> Step | None:
    """How a matrix is found as a whole, M = Σ …, where the step says so by letters."""
    letters = [side for side in step.via if not terms.entries(side)]
    if not letters:
        return None
    *via, last = letters
    return replace(step, via=tuple(via), rhs=last, balance=None)


def _at(side: Term, row: int, column: int) -> Term:
    if isinstance(side, sp.MatrixBase):
        return side[row, column]
    if isinstance(side, sp.MatrixExpr):
        # Not side[row, column], which would write out a product of matrices.
        return side if side.shape == (1, 1) else MatrixElement(side, row, column)
    return side
