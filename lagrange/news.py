"""What is new in a step: the terms of its result that none of the steps before it had.

In m l² θ'' + m g l sin θ the second term is known from ∂L/∂θ, the first came in by d/dt.  Where nearly
everything is new, as after most derivatives, or nothing is, as in L = K − P, there is nothing to tell apart.
"""

from __future__ import annotations

from collections.abc import Iterable

import sympy as sp

from lagrange import terms
from lagrange.derivation import Derivation
from lagrange.step import Step

_MOST = 1000
"""Larger sums are not compared term by term."""


def new_terms(derivation: Derivation, step: Step) -> frozenset[sp.Expr]:
    """The terms of the expanded right side that do not occur, with either sign, on those of the steps used.

    Empty where more than two thirds of the terms are new.
    """
    sources = [derivation[name] for name in step.uses]
    if sum(terms.count(e) for s in (step, *sources) for e in terms.entries(s.rhs)) > _MOST:
        return frozenset()
    own = _expanded([step])
    known = _expanded(sources)
    new = frozenset(term for term in own if term not in known and -term not in known)
    return new if 3 * len(new) <= 2 * len(own) else frozenset()


def _expanded(steps: Iterable[Step]) -> set[sp.Expr]:
    entries = (entry for step in steps for entry in terms.entries(step.rhs))
    return {term for entry in entries for term in sp.Add.make_args(sp.expand(entry)) if term != 0}
