"""Is an expression zero?  Proved in the ring where that is possible, else as far as can be decided."""

from __future__ import annotations

import multiprocessing
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from multiprocessing.connection import Connection
from random import Random
from typing import Any

import mpmath
import sympy as sp

from lagrange.trigonometry import NotTrigonometricError, TrigRing

DIGITS = 40
POINTS = 5


class UndecidedError(ValueError):
    """Neither proved zero nor refuted within the time limit."""


@dataclass(frozen=True)
class Residual:
    """The largest |f| at random points, relative to the size of f's parts, in `digits` digits."""

    points: int
    digits: int
    value: float

    @property
    def vanishes(self) -> bool:
        """Whether it is zero to within ten digits of the working precision."""
        return self.value < 10.0 ** (10 - self.digits)


def is_zero(expression: sp.Expr, *, seconds: float = 5.0) -> bool:
    """Whether an expression vanishes identically.

    Exact for trigonometric polynomials and their quotients.  With roots or other functions in it, a
    zero is proved by treating them as independent symbols, a non-zero by a random point; what is left
    is given to SymPy for some seconds.

    Raises
    ------
    UndecidedError
        If the time was not enough.
    """
    if proved_zero(expression):
        return True
    if _is_ring_expression(expression) or not residual(expression).vanishes:
        return False
    return _simplifies_to_zero(expression, seconds)


def proved_zero(expression: sp.Expr) -> bool:
    """Whether the normal form of the expression is empty."""
    try:
        return TrigRing.over(expression).convert(expression).is_zero()
    except NotTrigonometricError:
        replaced = _with_kernels(sp.sympify(expression), {})
        return TrigRing.over(replaced).convert(replaced).is_zero()


class Sampler:
    """Evaluates expressions at the same random points in 40-digit arithmetic; nothing of the ring is used.

    It remembers the values of subexpressions, which the steps of a derivation share.
    """

    def __init__(self) -> None:
        self._points: list[dict[sp.Expr, mpmath.mpf]] = [{} for _ in range(POINTS)]

    def residual(self, expression: sp.Expr, *, scale: sp.Expr = sp.S.One) -> Residual:
        """The largest |expression| / (1 + |scale|) over the points."""
        worst = mpmath.mpf(0)
        with mpmath.workdps(DIGITS):
            for number, known in enumerate(self._points):
                for symbol in (expression.free_symbols | scale.free_symbols) - known.keys():
                    known[symbol] = _coordinate_of(symbol, number)
                value, size = (_value(e, known) for e in (expression, scale))
                worst = max(worst, abs(value) / (1 + abs(size)))
        return Residual(POINTS, DIGITS, float(worst))


def residual(expression: sp.Expr, *, scale: sp.Expr = sp.S.One) -> Residual:
    """The residual of one expression; see Sampler."""
    return Sampler().residual(expression, scale=scale)


def _coordinate_of(symbol: sp.Symbol, point: int) -> mpmath.mpf:
    """A symbol's value at a random point, the same on every machine."""
    random = Random(f"{symbol} {point}")  # noqa: S311 - sample points, no secret
    return mpmath.mpf(random.randint(1, 10**9)) / mpmath.mpf(4 * 10**8)


def _value(e: sp.Expr, known: dict[sp.Expr, mpmath.mpf]) -> mpmath.mpf:
    """The value of an expression; `known` holds the symbols' values and remembers what occurs twice."""
    value = known.get(e)
    if value is None:
        if e.is_Number or e.is_NumberSymbol:
            value = mpmath.mpmathify(sp.N(e, DIGITS + 5))
        else:
            arguments = [_value(a, known) for a in e.args]
            value = _FUNCTIONS[e.func](*arguments) if e.func in _FUNCTIONS else _other(e.func, arguments)
        known[e] = value
    return value


_FUNCTIONS: dict[type, Callable[..., mpmath.mpf]] = {
    sp.Add: lambda *terms: mpmath.fsum(terms),
    sp.Mul: lambda *factors: mpmath.fprod(factors),
    sp.Pow: mpmath.power,
    sp.sin: mpmath.sin,
    sp.cos: mpmath.cos,
}


def _other(function: type, arguments: list[mpmath.mpf]) -> mpmath.mpf:
    return mpmath.mpmathify(sp.N(function(*(sp.Float(a, DIGITS + 5) for a in arguments)), DIGITS + 5))


def _is_ring_expression(expression: sp.Expr) -> bool:
    try:
        TrigRing.over(expression).convert(expression)
    except NotTrigonometricError:
        return False
    return True


def _with_kernels(expression: sp.Expr, kernels: dict[sp.Expr, sp.Symbol]) -> sp.Expr:
    """Replace what the ring cannot hold by fresh symbols, the same symbol for the same thing.

    An identity between independent symbols holds for whatever they stand for, so a zero found after
    this replacement is a proof; a non-zero is not.
    """
    if expression.is_Atom:
        return expression
    rebuilt = expression.func(*(_with_kernels(a, kernels) for a in expression.args))
    if rebuilt.is_Atom or isinstance(rebuilt, sp.Add | sp.Mul):  # a sum may have collapsed
        return rebuilt
    if isinstance(rebuilt, sp.Pow) and _is_ring_power(rebuilt):
        return rebuilt
    if isinstance(rebuilt, sp.sin | sp.cos):
        argument = rebuilt.args[0]
        if _is_ring_angle(argument):
            return rebuilt
        return rebuilt.func(kernels.setdefault(argument, sp.Dummy("angle")))
    if isinstance(rebuilt, sp.Pow):  # a root: two radicands written differently are one
        rebuilt = sp.Pow(_in_normal_form(rebuilt.base), rebuilt.exp, evaluate=False)
    return kernels.setdefault(rebuilt, sp.Dummy("kernel"))


def _in_normal_form(expression: sp.Expr) -> sp.Expr:
    try:
        return TrigRing.over(expression).convert(expression).to_expr()
    except NotTrigonometricError:
        return expression


def _is_ring_power(power: sp.Pow) -> bool:
    return bool(power.exp.is_Integer) and (power.exp > 0 or not power.base.has(sp.sin, sp.cos))


def _is_ring_angle(argument: sp.Expr) -> bool:
    parts: Mapping[Any, Any] = sp.expand(argument).as_coefficients_dict()
    return all(
        (s == sp.pi and (2 * n).is_Integer) or (s.is_Symbol and n.is_Integer) for s, n in parts.items()
    )


def _simplifies_to_zero(expression: sp.Expr, seconds: float) -> bool:
    """SymPy's simplify, in a process that is ended when the time is up."""
    context = multiprocessing.get_context("spawn")
    receiver, sender = context.Pipe(duplex=False)
    worker = context.Process(target=_simplify_into, args=(expression, sender), daemon=True)
    worker.start()
    try:
        if not receiver.poll(seconds):
            raise UndecidedError(f"Whether {expression} is zero could not be decided in {seconds:g} s")
        return bool(receiver.recv())
    except EOFError:
        raise UndecidedError(f"Whether {expression} is zero could not be decided") from None
    finally:
        worker.kill()
        worker.join()


def _simplify_into(expression: sp.Expr, sender: Connection) -> None:
    sender.send(sp.simplify(expression) == 0)
