"""The browser's module: the equations of motion on the screen, printed as JavaScript.

The module exports plain functions on flat arrays, so that parameters stay run-time values and no
slider ever derives anything again:

    terms       M (row-major), then centrifugal, Coriolis, gravity and damping terms of each equation
    energies    T, V
    points      x, y, z of every point of the figure
    jacobians   ∂(x, y, z)/∂q of every point, row-major
    quantities  the scalars of the figure
    extent      xmin, xmax, ymin, ymax of what can be reached
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import sympy as sp
from sympy.printing.jscode import JavascriptCodePrinter

from lagrange.equations import energies, equations_of_motion
from lagrange.system import System


class _Printer(JavascriptCodePrinter):
    """JavaScript with small powers as products, which engines compute faster and alike."""

    def _print_Pow(self, expr: sp.Pow) -> str:
        exponent = expr.exp
        if exponent.is_Integer and 1 < abs(exponent) <= 4:
            base = self.parenthesize(expr.base, sp.printing.precedence.PRECEDENCE["Pow"])
            product = "*".join([base] * abs(int(exponent)))
            return f"({product})" if exponent > 0 else f"(1/({product}))"
        return str(super()._print_Pow(expr))


_print = _Printer().doprint


@lru_cache(maxsize=64)
def javascript(system: System) -> str:
    """The text of a system's ES module."""
    equations, figure = equations_of_motion(system), system.figure
    positions = [x for point in figure.points.values() for x in point]
    scalars = figure.scalars()
    terms = [
        *equations.mass_matrix,
        *equations.centrifugal,
        *equations.coriolis,
        *equations.gravity_vector,
        *equations.damping,
    ]
    functions = (
        _function(system, "terms", "q, qd, p", terms),
        _function(system, "energies", "q, qd, p", energies(system)),
        _function(system, "points", "q, p", positions),
        _function(system, "jacobians", "q, p", [sp.diff(x, q) for x in positions for q in system.q]),
        _function(system, "quantities", "q, qd, qdd, p", scalars),
        _function(system, "extent", "p", figure.extent),
    )
    header = (
        f"// Equations of motion of the system {system.id}, printed from its energies; do not edit.\n"
        f"export const n = {system.n}, pointCount = {len(figure.points)}, quantityCount = {len(scalars)};\n"
    )
    return header + "\n".join(functions)


def _function(system: System, name: str, arguments: str, entries: Sequence[sp.Expr]) -> str:
    """One exported function that writes its entries into `out`."""
    temporaries, reduced = sp.cse(list(entries), symbols=sp.numbered_symbols("x_"), order="none")
    used = set().union(*(e.free_symbols for e in entries)) if entries else set()
    arrays = {
        "q": system.q,
        "qd": system.qd,
        "qdd": system.qdd,
        "p": tuple(parameter.symbol for parameter in system.parameters),
    }
    lines = [
        f"  const {symbol.name} = {array}[{i}];"
        for array in arguments.split(", ")
        for i, symbol in enumerate(arrays[array])
        if symbol in used
    ]
    lines += [f"  const {symbol} = {_print(value)};" for symbol, value in temporaries]
    lines += [f"  out[{i}] = {_print(value)};" for i, value in enumerate(reduced)]
    return f"export function {name}({arguments}, out) {{\n" + "\n".join(lines) + "\n}\n"
