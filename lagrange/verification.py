"""How a step of a derivation is checked: exactly by the normal form, and independently at random points.

Each side of a step is given its meaning straight from the system's energies and positions, with all
derivatives done by SymPy and nothing simplified; then it must equal the right-hand side.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import sympy as sp

from lagrange.derivation import Derivation
from lagrange.draft import meaning_of
from lagrange.identity import DIGITS, POINTS, is_zero, residual
from lagrange.step import Step, Term
from lagrange.system import System


@dataclass(frozen=True)
class Verification:
    """The outcome of checking a step.

    normal_form
        Whether every side minus the right-hand side is exactly zero.
    points, digits, residual
        The largest relative difference over random points, computed with so many digits.
    """

    step: str
    normal_form: bool
    points: int
    digits: int
    residual: float

    @property
    def passed(self) -> bool:
        """Both checks."""
        return self.normal_form and self.residual < 10.0 ** (10 - self.digits)


@lru_cache(maxsize=2048)
def verify(derivation: Derivation, step_id: str) -> Verification:
    """Check one step of a derivation in both ways."""
    step = derivation[step_id]
    exact, worst = True, 0.0
    for meaning, result in _claims(derivation, step):
        difference = meaning - result
        exact = exact and is_zero(difference)
        worst = max(worst, residual(difference, scale=result).value)
    return Verification(step_id, exact, POINTS, DIGITS, worst)


def _claims(derivation: Derivation, step: Step) -> Iterator[tuple[sp.Expr, sp.Expr]]:
    """Every (meaning of a side, right-hand side), entry by entry."""
    system, definitions = derivation.system, derivation.definitions
    right = list(_entries(step.rhs))
    sides = [step.value, *step.via]
    if not _is_law(step.lhs, system):
        sides.append(step.lhs)
    for side in sides:
        for entry, result in zip(_entries(side), right, strict=True):
            yield meaning_of(entry, system, definitions), result


def _is_law(lhs: Term, system: System) -> bool:
    """A force alone on the left is what the law demands, not an expression to be computed."""
    return lhs in system.forces


def _entries(term: Term) -> Iterator[sp.Expr]:
    if isinstance(term, sp.MatrixBase | sp.MatrixExpr):
        yield from sp.Matrix(sp.sympify(term).as_explicit())
    else:
        yield term
