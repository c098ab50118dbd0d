"""What the names and open derivatives of a formula mean, worked out by SymPy alone."""

from __future__ import annotations

from collections.abc import Mapping

import sympy as sp

from lagrange.quantities import Linearised, Partial, Rate
from lagrange.system import System, time_derivative


class Meaning:
    """Puts in names and does derivatives, unsimplified; remembers what it has done.

    It shares nothing with the ring, so it can check the ring's results.

    Parameters
    ----------
    definitions
        What each name means, in other names or in the system's symbols.
    """

    def __init__(self, system: System, definitions: Mapping[sp.Expr, sp.Expr]) -> None:
        self._system, self._definitions = system, definitions
        self._known: dict[sp.Expr, sp.Expr] = {}

    def of(self, term: sp.Expr) -> sp.Expr:
        """The meaning of a scalar."""
        known = self._known.get(term)
        if known is None:
            known = self._known[term] = self._work_out(term)
        return known

    def _work_out(self, term: sp.Expr) -> sp.Expr:
        if term in self._definitions:
            return self.of(self._definitions[term])
        match term:
            case _ if term.is_Atom:
                return term
            case Partial(args=(inner, symbol)):
                return sp.diff(self.of(inner), symbol)
            case Rate(args=(inner,)):
                return time_derivative(self.of(inner), self._system.coordinates)
            case Linearised(args=(inner, symbol)):
                return sp.series(self.of(inner), symbol, 0, 2).removeO()
        return term.func(*map(self.of, term.args))
