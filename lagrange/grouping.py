"""A sum in the grouping of textbooks: by rates first, then by masses, or by angles where gravity acts.

(m₁ l_c1² + m₂ (l₁² + l_c2² + 2 l₁ l_c2 cos q₂) + I₁ + I₂) q₁''        not twelve terms with q₁''
(m₁ l_c1 + m₂ l₁) g cos q₁ + m₂ g l_c2 cos(q₁ + q₂)
"""

from __future__ import annotations

from collections.abc import Callable

import sympy as sp

from lagrange.quantities import Named, Partial, Rate
from lagrange.system import System

LARGEST_DENOMINATOR = 1000
"""A fraction of a larger one is the product of measured numbers, and is read as a decimal."""


def grouped(expression: sp.Expr, system: System) -> sp.Expr:
    """The same sum, its terms collected; what holds names or open derivatives stays as it is."""
    if not expression.has(sp.Add) or expression.has(Named, Partial, Rate):
        return expression
    moving = {*system.qd, *system.qdd, *system.forces}
    masses = {p.symbol for p in system.parameters if p.unit == "kg"}
    gravity = system.symbols.get("g")

    def by_motion(factor: sp.Expr) -> bool:
        return bool(factor.free_symbols & moving) and not factor.has(sp.sin, sp.cos)

    def by_angle(factor: sp.Expr) -> bool:
        return bool(factor.has(sp.sin, sp.cos)) or factor == gravity

    def by_mass(factor: sp.Expr) -> bool:
        return factor in masses

    def inside(coefficient: sp.Expr) -> sp.Expr:
        if gravity in coefficient.free_symbols:
            if not coefficient.has(sp.sin, sp.cos):
                return sp.factor(coefficient)  # linearised: (m₁ + m₂) m₂ g l θ
            return _collect(coefficient, by_angle, _same, front=False)
        several = len(coefficient.free_symbols & masses) > 1
        return _collect(coefficient, by_mass, _same, front=False) if several else coefficient

    expanded = sp.expand(expression)
    linear = all(sum(f in system.qd for f in sp.Mul.make_args(t)) == 1 for t in sp.Add.make_args(expanded))
    if linear and not expanded.free_symbols & set(system.forces):
        expanded = _collect(expanded, lambda factor: not by_motion(factor), _same)
        if isinstance(expanded, sp.Mul):
            return expanded  # one coefficient for all rates: h (q₁' + q₂')
        expanded = sp.expand(expanded)
    return _collect(expanded, by_motion, inside)


def _same(coefficient: sp.Expr) -> sp.Expr:
    return coefficient


def _collect(
    expression: sp.Expr,
    belongs: Callable[[sp.Expr], bool],
    inside: Callable[[sp.Expr], sp.Expr],
    *,
    front: bool = True,
) -> sp.Expr:
    """Put together the terms that share the same factors of a kind, a common number in `front`."""
    groups: dict[sp.Expr, list[sp.Expr]] = {}
    for term in sp.Add.make_args(expression):
        factors = sp.Mul.make_args(term)
        key = sp.Mul(*(f for f in factors if belongs(f) and not f.is_Number))
        groups.setdefault(key, []).append(sp.Mul(*(f for f in factors if not belongs(f) or f.is_Number)))
    parts: list[sp.Expr] = []
    for key, rests in groups.items():
        coefficient = sp.Add(*rests)
        if key == 1 or len(rests) == 1:
            parts += [key * term for term in sp.Add.make_args(inside(coefficient))]
            continue
        number = sp.S.One
        if front:
            common, simpler = coefficient.primitive()
            # Measured numbers have nothing in common that would be shorter.
            if common.q <= LARGEST_DENOMINATOR:
                number, coefficient = common, simpler
        if coefficient.could_extract_minus_sign():
            number, coefficient = -number, -coefficient
        factors = [number, *sp.Mul.make_args(inside(coefficient)), *sp.Mul.make_args(key)]
        # Unevaluated, or SymPy would multiply a number into the sum again.
        parts.append(sp.Mul(*(f for f in factors if f != 1), evaluate=False))
    return sp.Add(*parts, evaluate=False) if len(parts) > 1 else parts[0]
