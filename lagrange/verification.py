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
from lagrange.equations import ring_of
from lagrange.identity import DIGITS, POINTS, Sampler, is_zero
from lagrange.meaning import Meaning
from lagrange.step import Step, Term
from lagrange.system import System
from lagrange.trigonometry import NotTrigonometricError, TrigRing


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
    meaning, ring, sampler = _tools(derivation)
    exact, worst = True, 0.0
    for side, result in _claims(derivation, derivation[step_id]):
        meant = meaning.of(side)
        exact = exact and _equal(ring, meant, result)
        worst = max(worst, sampler.residual(meant - result, scale=result).value)
    return Verification(step_id, exact, POINTS, DIGITS, worst)


@lru_cache(maxsize=4)
def _tools(derivation: Derivation) -> tuple[Meaning, TrigRing, Sampler]:
    """What the steps of a derivation share: much of one stands in the next."""
    system = derivation.system
    return Meaning(system, derivation.definitions), ring_of(system), Sampler()


def _equal(ring: TrigRing, a: sp.Expr, b: sp.Expr) -> bool:
    try:
        return (ring.convert(a) - ring.convert(b)).is_zero()
    except NotTrigonometricError:
        return is_zero(a - b)  # a root, or a symbol that the system does not know


def _claims(derivation: Derivation, step: Step) -> Iterator[tuple[sp.Expr, sp.Expr]]:
    """Every (entry of a side, entry of the right-hand side)."""
    right = list(_entries(step.rhs))
    sides = [step.value, *step.via]
    if not _is_law(step.lhs, derivation.system):
        sides.append(step.lhs)
    for side in sides:
        yield from zip(_entries(side), right, strict=True)


def _is_law(lhs: Term, system: System) -> bool:
    """A force alone on the left is what the law demands, not an expression to be computed."""
    return lhs in system.forces


def _entries(term: Term) -> Iterator[sp.Expr]:
    if isinstance(term, sp.MatrixBase | sp.MatrixExpr):
        yield from sp.Matrix(sp.sympify(term).as_explicit())
    else:
        yield term
