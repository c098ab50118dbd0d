"""Expressions of lesson documents as numbers, for the present parameters and start."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
import sympy as sp

from lagrange.derivation import named
from lagrange.expression import parse
from lagrange.identity import is_zero
from lagrange.modes import Mode
from lagrange.system import Values
from lagrange.web import lessons
from lagrange.web.algebra import cached


@dataclass(frozen=True)
class Present:
    """The values that hold now: parameters in the system's order, and a state."""

    system_id: str
    parameters: tuple[float, ...]
    q: tuple[float, ...]
    qd: tuple[float, ...]
    forces: tuple[float, ...] = ()
    modes: tuple[Mode, ...] = ()
    rates: tuple[float, ...] = ()

    def values(self) -> Values:
        """The parameters by name."""
        parameters = lessons.system(self.system_id).parameters
        return Values({p.name: value for p, value in zip(parameters, self.parameters, strict=True)})

    def with_parameters(self, changed: Mapping[str, float]) -> Present:
        """The same with some parameters changed."""
        parameters = lessons.system(self.system_id).parameters
        numbers = tuple(
            changed.get(p.name, value) for p, value in zip(parameters, self.parameters, strict=True)
        )
        return replace(self, parameters=numbers)

    def with_start(self, changed: Mapping[str, float]) -> Present:
        """The same with some coordinates (theta) and rates (thetad) changed."""
        coordinates = lessons.system(self.system_id).coordinates
        q = tuple(changed.get(c.name, v) for c, v in zip(coordinates, self.q, strict=True))
        qd = tuple(changed.get(f"{c.name}d", v) for c, v in zip(coordinates, self.qd, strict=True))
        return replace(self, q=q, qd=qd)


@cached(1024)
def expression(system_id: str, text: str) -> sp.Expr:
    """The expression of a document's text over the names of the system's derivation.

    Raises
    ------
    ExpressionError
        With one sentence.
    """
    return parse(text, named(lessons.steps(system_id)))


@cached(1024)
def vanishes(system_id: str, text: str) -> bool:
    """Whether the expression is identically zero."""
    return bool(is_zero(expression(system_id, text)))


@cached(4096)
def number(text: str, present: Present, at: tuple[tuple[str, str], ...] = ()) -> float:
    """The value of an expression now.

    Accelerations are those of the motion now, forces zero where none are set.

    Parameters
    ----------
    at
        Names with expressions that are put in exactly before anything becomes a number, so that
        cos(pi/2) is 0 and not a rounding error.
    """
    system = lessons.system(present.system_id)
    exact = {system.symbols[name]: expression(system.id, value) for name, value in at}
    found = expression(system.id, text).xreplace(exact)
    forces = present.forces or (0.0,) * system.n
    known: dict[sp.Symbol, float] = {
        p.symbol: v for p, v in zip(system.parameters, present.parameters, strict=True)
    }
    known |= dict(zip(system.q, present.q, strict=True))
    known |= dict(zip(system.qd, present.qd, strict=True))
    known |= dict(zip(system.forces, forces, strict=True))
    if found.free_symbols & set(system.qdd):
        qdd = lessons.model(system.id).forward_dynamics(
            np.array(present.q), np.array(present.qd), np.array(forces), present.values()
        )
        known |= dict(zip(system.qdd, map(float, qdd), strict=True))
    return float(found.xreplace({s: sp.Float(v) for s, v in known.items()}).evalf())


def numbers(texts: Mapping[str, str], present: Present) -> dict[str, float]:
    """The value of every expression of a table."""
    return {name: number(text, present) for name, text in texts.items()}
