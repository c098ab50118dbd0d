"""The named quantities of mechanics (K, P, L, …) and the operations that a derivation leaves to be done.

`Partial(L, q̇)` and `Rate(p)` stay unevaluated until the derivation does them in its ring; so one
expression is both what the page shows and what is computed.
"""

from __future__ import annotations

import sympy as sp


class Named(sp.Symbol):
    """A quantity with a name of its own, never confused with a parameter of the same letter."""

    __slots__ = ()


class Partial(sp.Expr):
    """∂f/∂s, unevaluated."""

    is_commutative = True

    def __new__(cls, expression: sp.Expr, symbol: sp.Symbol) -> Partial:
        """Make the node without doing it."""
        return super().__new__(cls, sp.sympify(expression), symbol)


class Rate(sp.Expr):
    """df/dt along any motion, unevaluated."""

    is_commutative = True

    def __new__(cls, expression: sp.Expr) -> Rate:
        """Make the node without doing it."""
        return super().__new__(cls, sp.sympify(expression))


class Linearised(sp.Expr):
    """f to first order in s about s = 0, unevaluated."""

    is_commutative = True

    def __new__(cls, expression: sp.Expr, symbol: sp.Symbol) -> Linearised:
        """Make the node without doing it."""
        return super().__new__(cls, sp.sympify(expression), symbol)


KINETIC = Named("K")
POTENTIAL = Named("P")
LAGRANGIAN = Named("L")
ENERGY = Named("E")
RAYLEIGH = Named("R")
PERIOD = Named("T0")
TIME = Named("t")


def mass_matrix(n: int) -> sp.MatrixSymbol:
    """M(q), by name."""
    return sp.MatrixSymbol("M", n, n)


def coriolis_matrix(n: int) -> sp.MatrixSymbol:
    """C(q, q̇), by name."""
    return sp.MatrixSymbol("C", n, n)


def gravity_vector(n: int) -> sp.MatrixSymbol:
    """G(q), by name."""
    return sp.MatrixSymbol("G", n, 1)


def mass_rate(n: int) -> sp.MatrixSymbol:
    """Ṁ along the motion, by name."""
    return sp.MatrixSymbol("Mdot", n, n)


def rates(n: int) -> sp.MatrixSymbol:
    """The column q̇."""
    return sp.MatrixSymbol("qd", n, 1)


def accelerations(n: int) -> sp.MatrixSymbol:
    """The column q̈."""
    return sp.MatrixSymbol("qdd", n, 1)


def forces(n: int) -> sp.MatrixSymbol:
    """The column of generalised forces τ."""
    return sp.MatrixSymbol("tau", n, 1)
