"""Sums of waves as products: ½ cos(q1 + q2) + ½ cos(q1 − q2) is cos q1 cos q2, where that is shorter.

    f = Σ_n cos(n a) F_n + sin(n a) G_n,     F_n, G_n free of the angle a

Frames of arms in space are written so in every textbook; those of planar arms are best left as they are.
"""

from __future__ import annotations

import sympy as sp

from lagrange.trigonometry import TrigPolynomial, TrigRing

Parts = list[tuple[sp.Expr, TrigPolynomial]]


def separated(expression: sp.Expr) -> sp.Expr:
    """An equal expression with products of waves where they have fewer terms."""
    ring = TrigRing.over(expression)
    return _written(ring.convert(expression))


def _written(element: TrigPolynomial) -> sp.Expr:
    splits = [_split(element, i) for i in range(len(element.ring.angles)) if any(k[i] for k in element.terms)]
    best = min(splits, key=_count, default=None)
    if best is None or _count(best) >= _waves(element):
        return element.to_expr()
    return sp.Add(*(wave * _written(part) for wave, part in best))


def _split(element: TrigPolynomial, i: int) -> Parts:
    """The parts that go with each wave of angle i alone."""
    ring = element.ring
    gathered: dict[sp.Expr, TrigPolynomial] = {}
    for k, (c, s) in element.terms.items():
        rest = (*k[:i], 0, *k[i + 1 :])
        alone = tuple(abs(n) if j == i else 0 for j, n in enumerate(k))
        sign = -1 if k[i] < 0 else 1
        # c cos(n a + r) + s sin(n a + r)
        for wave, pair in ((sp.cos, (c, s)), (sp.sin, (s * sign, -c * sign))):
            key = ring.wave(alone, wave)
            if key != 0:
                part = ring.element({rest: pair}, element.denominator)
                gathered[key] = gathered.get(key, ring.zero) + part
    return [(wave, part) for wave, part in gathered.items() if part.terms]


def _count(parts: Parts) -> int:
    return sum(_waves(part) for _, part in parts)


def _waves(element: TrigPolynomial) -> int:
    """The number of terms of its waves."""
    return sum(len(c) + len(s) for c, s in element.terms.values())
