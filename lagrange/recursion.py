"""The recursion of a chain in symbols, step by step."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, get_args

import sympy as sp

from lagrange.errors import ValueRangeError
from lagrange.multibody import Chain
from lagrange.newton_euler import LinkForces, LinkMotion, Passes
from lagrange.operations import Operations, operations
from lagrange.segments import BASE, gravity_of
from lagrange.tape import ZERO, Assignment, Program, Vector, negative

Axes = Literal["base", "link"]

LOAD: tuple[sp.Symbol, ...] = sp.symbols("_f_ex _f_ey _f_ez _n_ex _n_ey _n_ez", real=True)
"""Force and moment that something exerts on the last link, at the origin of its frame."""


@dataclass(frozen=True, eq=False)
class Recursion:
    """The recursion of a chain in symbols, step by step.

    assignments
        Every step, in order.
    motions, forces
        What the steps give for each link, in its axes.
    tau
        The generalised forces, in the symbols of the steps.
    """

    chain: Chain
    assignments: tuple[Assignment, ...]
    motions: tuple[LinkMotion, ...]
    forces: tuple[LinkForces, ...]
    tau: tuple[sp.Expr, ...]

    @property
    def program(self) -> Program:
        """The steps that τ needs."""
        return Program.of(self.assignments, self.tau)

    @property
    def operations(self) -> Operations:
        """What computing τ takes."""
        return operations(self.program)

    def expanded(self) -> tuple[sp.Expr, ...]:
        """τ in q, q̇ and q̈ alone."""
        return self.program.expanded()


@lru_cache(maxsize=64)
def recursion(chain: Chain, *, loaded: Axes | None = None) -> Recursion:
    """The recursion of a chain; `loaded` adds the force and moment LOAD, given in these axes."""
    passes = Passes(chain)
    qd, qdd = rates(chain), accelerations(chain)
    motions = passes.outwards(negative(gravity_of(chain)), qd, qdd)
    forces = passes.inwards(motions, load_of(passes, loaded))
    tau = passes.torques(forces, qdd)
    return Recursion(chain, tuple(passes.tape.assignments), tuple(motions), tuple(forces), tuple(tau))


def rates(chain: Chain) -> tuple[sp.Symbol, ...]:
    """The symbols q̇."""
    return tuple(link.coordinate.qd for link in chain.links)


def accelerations(chain: Chain) -> tuple[sp.Symbol, ...]:
    """The symbols q̈."""
    return tuple(link.coordinate.qdd for link in chain.links)


def load_of(passes: Passes, axes: Axes | None) -> tuple[Vector, Vector]:
    """LOAD in the axes of the last link, or nothing."""
    if axes is None:
        return ZERO, ZERO
    if axes not in get_args(Axes):
        raise ValueRangeError("axes of a load", axes, "unknown", expected=", ".join(get_args(Axes)))
    force, moment = (LOAD[0], LOAD[1], LOAD[2]), (LOAD[3], LOAD[4], LOAD[5])
    if axes == "link":
        return force, moment
    for i in _from_base(passes, len(passes.segments) - 1):
        force = passes.own(i, passes.outward(i, force, "f_e", 0), "f_e", 0)
        moment = passes.own(i, passes.outward(i, moment, "n_e", 0), "n_e", 0)
    return force, moment


def _from_base(passes: Passes, i: int) -> list[int]:
    """The links on the way from the base to link i."""
    way = []
    while i != BASE:
        way.append(i)
        i = passes.segments[i].parent
    return way[::-1]
