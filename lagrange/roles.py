"""What a term of an equation of motion is: inertia, centrifugal, Coriolis, gravity, damping, force."""

from __future__ import annotations

from typing import Literal, get_args

import sympy as sp

from lagrange.system import System

Role = Literal[
    "own_inertia", "coupling_inertia", "centrifugal", "coriolis", "gravity", "damping", "torque", "pull"
]
ROLES: tuple[Role, ...] = get_args(Role)


def role_of(term: sp.Expr, system: System, k: int = 0) -> Role:
    """The role of one addend in the equation of coordinate k (from 0).

    What is linear in the rates counts as damping: energies here are quadratic in them.
    """
    symbols = term.free_symbols
    if symbols & set(system.forces):
        return "torque"
    if symbols & set(system.qdd):
        return "own_inertia" if system.qdd[k] in symbols else "coupling_inertia"
    rates = [s for s in system.qd if s in symbols]
    if not rates:
        return "gravity"
    degree = sp.Poly(term, *rates).total_degree()
    if degree == 1:
        return "damping"
    return "centrifugal" if len(rates) == 1 else "coriolis"


def split(left_side: sp.Expr, system: System, k: int = 0) -> dict[Role, sp.Expr]:
    """The addends of a left side M q̈ + … gathered by role, in the order of ROLES."""
    gathered: dict[Role, sp.Expr] = {}
    for term in sp.Add.make_args(sp.expand(left_side)):
        role = role_of(term, system, k)
        gathered[role] = gathered.get(role, sp.S.Zero) + term
    return {role: gathered[role] for role in ROLES if gathered.get(role, sp.S.Zero) != 0}
