"""How a step of a derivation is checked: exactly by the normal form, and independently at random points.

Each side of a step is given its meaning straight from the system's energies and positions, with all
derivatives done by SymPy and nothing simplified; then it must equal the right-hand side.  Where forces
stand in a step (M q̈ + … = τ, dE/dt = τ q̇ − …), Lagrange's equations are put in for them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

import sympy as sp

from lagrange.derivation import Derivation
from lagrange.entries import explicit
from lagrange.equations import ring_of
from lagrange.identity import DIGITS, POINTS, Sampler, is_zero
from lagrange.meaning import Meaning
from lagrange.quantities import LAGRANGIAN, RAYLEIGH, Partial, Rate
from lagrange.step import Step, Term
from lagrange.system import Coordinate
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
    return check(derivation, derivation[step_id])


def check(derivation: Derivation, step: Step) -> Verification:
    """Check a step, or one entry of a step, in both ways."""
    tools = _tools(derivation)
    exact, worst = tools.compare(tools.meaning, _identities(derivation, step))
    if step.balance is not None and step.balance != 0:
        # True by Lagrange's equations, with or without friction as the step has it.
        outcomes = [tools.compare(law, _sides(step.balance, step.rhs)) for law in tools.laws]
        law_exact, law_worst = min(outcomes, key=lambda outcome: outcome[1])
        exact, worst = exact and law_exact, max(worst, law_worst)
    return Verification(step.id, exact, POINTS, DIGITS, worst)


@dataclass(frozen=True)
class _Tools:
    """What the steps of a derivation share: much of one stands in the next.

    `laws` give each force τ_k the meaning d/dt ∂L/∂q̇_k − ∂L/∂q_k, and the same + ∂R/∂q̇_k.
    """

    meaning: Meaning
    laws: tuple[Meaning, Meaning]
    ring: TrigRing
    sampler: Sampler

    def compare(self, meaning: Meaning, pairs: Iterable[tuple[sp.Expr, sp.Expr]]) -> tuple[bool, float]:
        """Whether each side means its result: exactly, and the largest difference at random points."""
        exact, worst = True, 0.0
        for side, result in pairs:
            meant = meaning.of(side)
            exact = exact and self._equal(meant, result)
            worst = max(worst, self.sampler.residual(meant - result, scale=result).value)
        return exact, worst

    def _equal(self, a: sp.Expr, b: sp.Expr) -> bool:
        try:
            return (self.ring.convert(a) - self.ring.convert(b)).is_zero()
        except NotTrigonometricError:
            return is_zero(a - b)  # a root, or a symbol that the system does not know


@lru_cache(maxsize=4)
def _tools(derivation: Derivation) -> _Tools:
    system, definitions = derivation.system, derivation.definitions
    undamped = {c.force: _left_side(c) for c in system.coordinates}
    damped = {c.force: _left_side(c) + Partial(RAYLEIGH, c.qd) for c in system.coordinates}
    return _Tools(
        Meaning(system, definitions),
        (Meaning(system, definitions | undamped), Meaning(system, definitions | damped)),
        ring_of(system),
        Sampler(),
    )


def _left_side(c: Coordinate) -> sp.Expr:
    return Rate(Partial(LAGRANGIAN, c.qd)) - Partial(LAGRANGIAN, c.q)


def _identities(derivation: Derivation, step: Step) -> Iterator[tuple[sp.Expr, sp.Expr]]:
    """Every (entry of a side, entry of the right-hand side)."""
    for side in (step.value, *step.via):
        yield from _sides(side, step.rhs)
    forces = {c.force: c for c in derivation.system.coordinates}
    if step.lhs not in forces:
        yield from _sides(step.lhs, step.rhs)
        return
    # A force alone on the left is what the law demands for a motion.
    demanded = _tools(derivation).meaning.of(_left_side(forces[step.lhs]))
    yield demanded.xreplace(dict(step.motion)), step.rhs


def _sides(side: Term, result: Term) -> Iterator[tuple[sp.Expr, sp.Expr]]:
    yield from zip(_entries(side), _entries(result), strict=True)


def _entries(term: Term) -> Iterator[sp.Expr]:
    if isinstance(term, sp.Tuple):
        for part in term:
            yield from _entries(part)
    elif isinstance(term, sp.MatrixBase | sp.MatrixExpr):
        yield from explicit(term)
    else:
        yield term
