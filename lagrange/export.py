"""A step as a text to take away: a NumPy function, or LaTeX of any length.

Both come line by line, a few terms each, so that a long one can be written while others compute.
"""

from __future__ import annotations

import keyword
from collections.abc import Iterable, Iterator

import sympy as sp
from sympy.printing.numpy import NumPyPrinter

from lagrange import folding, terms
from lagrange.latex import Printer
from lagrange.notation import Notation
from lagrange.step import Step
from lagrange.system import System

_LINE = 6
"""Terms in a line; a sum of thousands in one line is more than Python's compiler takes."""
_TAKEN = {"np", "sin", "cos", "sqrt", "pi", "q", "qd", "qdd", "tau", "p", "result"}
"""Names that the function itself uses."""


def python(step: Step, system: System) -> Iterator[str]:
    """The lines of a function that computes the right side of a step for one state.

    It takes what it needs of q, qd, qdd, tau (sequences, in the order of the coordinates), the parameters
    p (a mapping by name) and other symbols, in SI units, and returns a number or an array (rows, columns).
    """
    rows = folding.rows(step.rhs)
    found = [entry for row in rows for entry in row]
    waves = sorted(set().union(*(e.atoms(sp.sin, sp.cos) for e in found)), key=str)
    symbols = set().union(*(e.free_symbols for e in found))
    names = {s: sp.Symbol(_plain(s.name)) for s in symbols}
    short = {wave: sp.Symbol(f"{wave.func.__name__}_{k}") for k, wave in enumerate(waves, start=1)}
    printer = NumPyPrinter({"fully_qualified_modules": False, "order": "none"})

    def text(e: sp.Expr) -> str:
        return str(printer.doprint(e.xreplace({**names, **short})))

    arguments, loads = _arguments(symbols, names, system)
    yield f'"""{system.id}, step {step.id}: its right side, printed from the energies; SI units."""'
    yield from ("", "import numpy as np", "from numpy import cos, pi, sin, sqrt  # noqa: F401", "", "")
    yield f"def {_plain(step.id)}({', '.join(arguments)}):"
    yield from (f"    {line}" for line in loads)
    for wave, name in short.items():
        yield f"    {name} = {printer.doprint(wave.xreplace(names))}"
    matrix = isinstance(step.rhs, sp.MatrixBase)
    yield f"    result = np.zeros({step.rhs.shape})" if matrix else "    result = 0.0"
    places: dict[sp.Expr, str] = {}
    for i, row in enumerate(rows):
        for j, e in enumerate(row):
            place = f"result[{i}, {j}]" if matrix else "result"
            if e in places:
                yield f"    {place} = {places[e]}"
            elif e != 0:
                places[e] = place
                for number, piece in enumerate(terms.pieces(e, _LINE)):
                    yield f"    {place} {'+' if number else ''}= {text(piece)}"
    yield "    return result"


def latex(step: Step, system: System, notation: Notation) -> Iterator[str]:
    r"""The lines of a step's whole formula for amsmath, an equation for each entry."""
    printer = Printer(system, notation)
    yield f"% {system.id}, step {step.id}; needs \\usepackage{{amsmath}} and \\allowdisplaybreaks"
    names: dict[sp.Expr, str] = {}
    for i, row in enumerate(folding.rows(step.rhs)):
        for j, e in enumerate(row):
            one = folding.at(step, i, j)
            name = printer.side(one.lhs)
            yield r"\begin{align*}"
            if e == 0 or e in names:
                yield f"{name} ={{}}& {names.get(e, '0')}"
            else:
                names[e] = name
                yield from _sum(name, e, printer)
            if one.balance is not None:
                yield rf"\\ ={{}}& {printer.side(one.balance)}"
            yield r"\end{align*}"


def _sum(name: str, e: sp.Expr, printer: Printer) -> Iterator[str]:
    """name = a line of terms, and the other lines under it."""
    for number, piece in enumerate(terms.pieces(e, _LINE)):
        text = printer.side(piece)
        if number == 0:
            yield f"{name} ={{}}& {text}"
        else:
            yield rf"\\ & {text}" if text.startswith("-") else rf"\\ & + {text}"


def _arguments(
    symbols: set[sp.Symbol], names: dict[sp.Symbol, sp.Symbol], system: System
) -> tuple[list[str], list[str]]:
    """The function's arguments, and the lines that take the symbols out of them."""
    columns = {"q": system.q, "qd": system.qd, "qdd": system.qdd, "tau": system.forces}
    arguments, loads = [], []
    for name, column in columns.items():
        if symbols & set(column):
            arguments.append(name)
            loads.append(_unpacked((str(names.get(s, "_")) for s in column), name))
    parameters = [p for p in system.parameters if p.symbol in symbols]
    if parameters:
        arguments.append("p")
        loads += [f'{names[p.symbol]} = p["{p.name}"]' for p in parameters]
    known = {s for column in columns.values() for s in column} | {p.symbol for p in parameters}
    return [*arguments, *sorted(str(names[s]) for s in symbols - known)], loads


def _unpacked(names: Iterable[str], source: str) -> str:
    return f"({', '.join(names)},) = {source}"


def _plain(name: str) -> str:
    """A name that Python takes and the function does not use itself."""
    clean = "".join(c if c.isalnum() or c == "_" else "_" for c in name)
    clean = clean if clean.isidentifier() else f"_{clean}"
    taken = keyword.iskeyword(clean) or clean in _TAKEN or clean.startswith(("sin_", "cos_"))
    return f"{clean}_" if taken else clean
