"""How many terms a sum has, and the sum in pieces of few terms, without expanding or printing it.

The right side of a step is a sum over the angles whose coefficients are sums themselves,
(m₁ l_c1² + m₂ l₁² + I₁) q₁'' + …; its terms are those of the expanded sum.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import sympy as sp

from lagrange.step import Term

MOST = 1_000_000
"""Counting stops here."""


def count(expression: sp.Expr) -> int:
    """The number of terms of the expanded sum, at most `MOST`; 0 for zero."""
    return 0 if expression == 0 else min(_count(expression), MOST)


def _count(e: sp.Expr) -> int:
    if e.is_Atom or isinstance(e, sp.sin | sp.cos):
        return 1
    if isinstance(e, sp.Add):
        return sum(map(_count, e.args))
    if isinstance(e, sp.Pow) and e.exp.is_Integer and e.exp > 0:
        return comb(_count(e.base) + int(e.exp) - 1, int(e.exp))
    if isinstance(e, sp.Mul):
        product = 1
        for factor in e.args:
            product *= _count(factor)
        return product
    # A root, an open derivative: it is printed with all that stands in it.
    return max(map(_count, e.args))


def entries(term: Term) -> tuple[sp.Expr, ...]:
    """The scalars of a side of a step, row by row.

    None of a matrix that is known by its letters only, nor of several equalities, of which each is short.
    """
    if isinstance(term, sp.MatrixBase):  # first, for an ImmutableMatrix is a MatrixExpr too
        return tuple(term)
    return () if isinstance(term, sp.MatrixExpr | sp.Tuple) else (sp.sympify(term),)


def pieces(expression: sp.Expr, size: int) -> Iterator[sp.Expr]:
    """Sums of at most `size` terms that add up to the expression, those without an angle first."""
    gathered: list[sp.Expr] = []
    number = 0
    for part in _parts(expression, size):
        terms = count(part)
        if gathered and number + terms > size:
            yield sp.Add(*gathered)
            gathered, number = [], 0
        gathered.append(part)
        number += terms
    yield sp.Add(*gathered)


def first(expression: sp.Expr, size: int) -> tuple[sp.Expr, int]:
    """The first terms of a sum, at most `size`, and how many they are; a coefficient is not cut in two."""
    taken: list[sp.Expr] = []
    number = 0
    for piece in _parts(expression, size):
        number += count(piece)
        if number > size:
            return sp.Add(*taken), number - count(piece)
        taken.append(piece)
    return sp.Add(*taken), number


def _parts(expression: sp.Expr, size: int) -> Iterator[sp.Expr]:
    """The addends, and of those with more terms than `size` pieces."""
    for addend in sorted(sp.Add.make_args(expression), key=_angles):
        yield from _split(addend, size)


def _angles(addend: sp.Expr) -> int:
    """How many angles an addend depends on through sine and cosine."""
    waves = addend.atoms(sp.sin, sp.cos)
    return len(set().union(*(wave.free_symbols for wave in waves)))


def _split(addend: sp.Expr, size: int) -> Iterator[sp.Expr]:
    """An addend in pieces: its longest sum cut, the factors beside it repeated."""
    factors = sp.Mul.make_args(addend)
    sums = [f for f in factors if isinstance(f, sp.Add)]
    if count(addend) <= size or not sums:
        yield addend
        return
    longest = max(sums, key=lambda f: len(f.args))
    beside = sp.Mul(*(f for f in factors if f is not longest))
    step = max(1, size // count(beside))
    for start in range(0, len(longest.args), step):
        product = sp.Mul(beside, sp.Add(*longest.args[start : start + step]))
        # SymPy multiplies a number into a sum.
        yield from _parts(product, size) if isinstance(product, sp.Add) else _split(product, size)
