"""Expressions and programs as JavaScript functions on flat arrays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import sympy as sp
from sympy.printing.jscode import JavascriptCodePrinter

from lagrange.tape import Program

Arrays = Mapping[str, Sequence[sp.Symbol]]
"""The symbols that the elements of each array argument stand for."""

BLOCK = 900
"""So many steps stay well below the 60 kB of bytecode beyond which V8 leaves a function slow."""

_DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


class _Printer(JavascriptCodePrinter):
    """JavaScript with small powers as products, which engines compute faster and alike, and short numbers."""

    def _print_Float(self, expr: sp.Float) -> str:
        return repr(float(expr))

    def _print_Pow(self, expr: sp.Pow) -> str:
        exponent = expr.exp
        if exponent.is_Integer and 1 < abs(exponent) <= 4:
            base = self.parenthesize(expr.base, sp.printing.precedence.PRECEDENCE["Pow"])
            product = "*".join([base] * abs(int(exponent)))
            return f"({product})" if exponent > 0 else f"(1/({product}))"
        return str(super()._print_Pow(expr))


_print = _Printer().doprint


def expressions_function(name: str, arguments: str, arrays: Arrays, entries: Sequence[sp.Expr]) -> str:
    """One exported function that writes its entries into `out`, common parts computed once."""
    temporaries, reduced = sp.cse(list(entries), symbols=sp.numbered_symbols("x_"), order="none")
    lines = [*_loads(arguments, arrays, _symbols(entries)), *_constants(temporaries), *_results(reduced)]
    return "export " + _function(name, f"{arguments}, out", lines)


def program_function(name: str, arguments: str, arrays: Arrays, program: Program) -> str:
    """One exported function that runs a program and writes its outputs into `out`.

    A long program is cut into several functions, for engines do not optimise a function of any length;
    what a later one needs goes through an array.
    """
    # No name of a parameter begins with an underscore; short ones keep the module small.
    short = {a.symbol: sp.Symbol(f"_{_base36(k)}") for k, a in enumerate(program.assignments)}
    steps = [(short[a.symbol], a.expression.xreplace(short)) for a in program.assignments]
    outputs = [e.xreplace(short) for e in program.outputs]
    cut = max(0, len(steps) - 1) // BLOCK * BLOCK
    kept = f"{name}_kept"
    places: dict[sp.Symbol, int] = {}
    functions: list[str] = []
    for start in range(0, cut, BLOCK):
        block, later = steps[start : start + BLOCK], steps[start + BLOCK :]
        used = _symbols(value for _, value in block)
        wanted = _symbols([*(value for _, value in later), *outputs])
        lines = [*_loads(arguments, arrays, used), *_recalled(kept, places, used), *_constants(block)]
        for symbol in (symbol for symbol, _ in block if symbol in wanted):
            places[symbol] = len(places)
            lines.append(f"  {kept}[{places[symbol]}] = {symbol};")
        functions.append(_function(f"{name}_{len(functions)}", arguments, lines))
    last = steps[cut:]
    used = _symbols([*(value for _, value in last), *outputs])
    lines = [f"  {name}_{k}({arguments});" for k in range(len(functions))]
    lines += [*_loads(arguments, arrays, used), *_recalled(kept, places, used), *_constants(last)]
    if places:
        functions.insert(0, f"const {kept} = new Float64Array({len(places)});\n")
    functions.append("export " + _function(name, f"{arguments}, out", [*lines, *_results(outputs)]))
    return "\n".join(functions)


def _function(name: str, arguments: str, lines: Iterable[str]) -> str:
    return "\n".join([f"function {name}({arguments}) {{", *lines, "}\n"])


def _constants(steps: Iterable[tuple[sp.Symbol, sp.Expr]]) -> list[str]:
    return [f"  const {symbol} = {_print(value)};" for symbol, value in steps]


def _results(outputs: Iterable[sp.Expr]) -> list[str]:
    return [f"  out[{i}] = {_print(value)};" for i, value in enumerate(outputs)]


def _recalled(kept: str, places: Mapping[sp.Symbol, int], used: set[sp.Symbol]) -> list[str]:
    """What is used of earlier functions' results."""
    return [f"  const {symbol} = {kept}[{place}];" for symbol, place in places.items() if symbol in used]


def _loads(arguments: str, arrays: Arrays, used: set[sp.Symbol]) -> list[str]:
    """What is used of the array arguments, under its own name."""
    return [
        f"  const {symbol.name} = {array}[{i}];"
        for array in arguments.split(", ")
        for i, symbol in enumerate(arrays[array])
        if symbol in used
    ]


def _symbols(expressions: Iterable[sp.Expr]) -> set[sp.Symbol]:
    return set().union(*(e.free_symbols for e in expressions))


def _base36(number: int) -> str:
    text = _DIGITS[number % 36]
    while number := number // 36:
        text = _DIGITS[number % 36] + text
    return text
