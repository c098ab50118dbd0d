"""How large an expression is when it is written out, and what is still of use to a reader."""

from __future__ import annotations

import math
from collections.abc import Iterable

import sympy as sp

from lagrange.equations import Equations

MANY = 4000
"""A step of more terms is left out: nobody reads it, and printing it would take minutes."""


def terms(expression: sp.Expr) -> int:
    """The number of terms of an expression in normal form, when it is written out as a sum."""
    if expression == 0:
        return 0
    if isinstance(expression, sp.Add):
        return sum(map(terms, expression.args))
    if isinstance(expression, sp.Mul):
        return math.prod(map(terms, expression.args))
    return 1


def total(entries: Iterable[sp.Expr]) -> int:
    """The number of terms of all entries."""
    return sum(map(terms, entries))


def size(found: Equations) -> int:
    """How many terms the equations of motion have when they are written out."""
    parts = (found.mass_matrix, found.centrifugal, found.coriolis, found.gravity_vector)
    return sum(map(total, parts))
