"""The formula of a step, laid out: chains of equalities, broken where a line would be too long."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import zip_longest

import sympy as sp

from lagrange.breaking import split_sum
from lagrange.extent import extent
from lagrange.latex import NEW_LINE, Printer
from lagrange.notation import Notation
from lagrange.step import Step, Term
from lagrange.system import System

_RELATIONS = {"=": "=", "≈": r"\approx"}
_ROW_END = re.compile(r" \\\\(?:\[[^\]]*\])? ")
_RELATION, _INDENT = 3, 4
"""The widths of a relation and of the indent of a continued line, in digits."""
_ROOM_FOR_NAME = 8
"""What the name of a matrix and the relation behind it take of a line."""
_SHORT = 6
"""An entry of at most this width stands in a matrix that is written by its entries."""
_REST = r" + \dots"


@dataclass(frozen=True)
class _Chain:
    """The sides of one equality after the other, and the relations between them."""

    sides: tuple[str, ...]
    relations: tuple[str, ...]


def step_latex(
    step: Step,
    system: System,
    notation: Notation,
    *,
    colours: Mapping[str, str] | None = None,
    width: int = 58,
    numbers: Mapping[str, float] | None = None,
    cut: bool = False,
    new: frozenset[sp.Expr] = frozenset(),
) -> str:
    """A step's formula lhs = via = rhs = balance; a column of equations has one chain a row.

    Parameters
    ----------
    colours
        Role -> "#rrggbb".
    width
        How many digits fit into a line of the column.
    numbers
        Parameter values to put in on the right.
    cut
        Whether the right side has more terms than it shows.
    new
        Terms of the expanded right side to underline.
    """
    printer = Printer(system, notation, colours)
    printer.new = new
    chains: list[_Chain] = []
    for row in _rows(step, system):
        chain = _chain(row, printer, numbers, rest=_REST if cut else "")
        wide = visible_length(chain.sides[-1]) > width - _ROOM_FOR_NAME
        if wide and _has_named_entries(row, printer, several=isinstance(step.lhs, sp.Tuple)):
            chains += _by_entries(row, chain, printer, numbers)
        else:
            chains.append(chain)
    return _layout(chains, width)


def _has_named_entries(row: _Row, printer: Printer, *, several: bool) -> bool:
    """Whether the left side is a matrix whose entries have a name: m₁₂ of M.

    Those of J_v2 have none, unless it is a placement or one of several matrices: (T₃)₁₂, (J_v2)₁₂.
    """
    name = row.left[0]
    if not (isinstance(name, sp.MatrixSymbol) and isinstance(row.result, sp.MatrixBase)):
        return False
    return several or name.shape == (4, 4) or "_" not in printer.side(name)


def _by_entries(
    row: _Row, chain: _Chain, printer: Printer, numbers: Mapping[str, float] | None
) -> list[_Chain]:
    """A matrix too wide for a line: first with the names of its long entries, then each of them."""
    named: dict[str, _Chain] = {}
    name, matrix = row.left[0], sp.ImmutableMatrix(row.result)
    rows, columns = matrix.shape
    inside = [[""] * columns for _ in range(rows)]
    for i in range(rows):
        for j in range(columns):
            text = printer.side(with_numbers(matrix[i, j], printer.system, numbers), result=True)
            entry = next((e.sides[0] for e in named.values() if e.sides[-1] == text), None)
            if visible_length(text) <= _SHORT:
                entry = text
            elif entry is None:
                entry = printer.side(name[i, j])
                named[entry] = _Chain((entry, text), ("=",))
            inside[i][j] = entry
    body = r" \\ ".join(" & ".join(row) for row in inside)
    whole = rf"\begin{{bmatrix}} {body} \end{{bmatrix}}"
    return [_Chain((*chain.sides[:-1], whole), chain.relations), *named.values()]


@dataclass(frozen=True)
class _Row:
    left: tuple[Term, ...]
    result: Term | None
    balance: Term | None
    relation: str


def _rows(step: Step, system: System) -> list[_Row]:
    """One row, or one for each equality of several, or for each entry of a written-out column."""
    if isinstance(step.lhs, sp.Tuple):
        sides = zip(step.lhs, *step.via, step.rhs, strict=True)
        return [_Row(side[:-1], side[-1], None, step.relation) for side in sides]
    system_of_equations = isinstance(step.lhs, sp.MatrixBase) and step.lhs.shape[1] == 1
    if is_read_by_letters(step, system):
        return [_Row((step.lhs, *step.via), None, step.balance, step.relation)]
    if not system_of_equations:
        return [_Row((step.lhs, *step.via), step.rhs, step.balance, step.relation)]
    columns = [list(term) for term in (step.lhs, *step.via, step.rhs)]
    balances = [] if step.balance is None else list(step.balance)
    return [
        _Row(entries[:-1], entries[-1], balance, step.relation)
        for entries, balance in zip_longest(zip(*columns, strict=True), balances)
    ]


def is_read_by_letters(step: Step, system: System) -> bool:
    """Whether a law stands there by its letters, M q'' + C q' + G = τ; written out it would fit no page."""
    by_letters = isinstance(step.lhs, sp.MatrixExpr) and not isinstance(step.lhs, sp.MatrixBase)
    return step.balance is not None and by_letters and system.n > 1


def _chain(row: _Row, printer: Printer, numbers: Mapping[str, float] | None, *, rest: str = "") -> _Chain:
    equation = _equation(row, printer.system)
    left = [printer.side(term) for term in row.left]
    ends = [term for term in (row.result, row.balance) if term is not None]
    right = [
        printer.side(with_numbers(term, printer.system, numbers), equation, result=True) for term in ends
    ]
    if rest:
        right[0] += rest
    sides = [*dict.fromkeys(left), *(text for text in right if text not in left)]
    relations = ["="] * (len(sides) - 1)
    if relations and row.relation != "=":
        relations[len(sides) - len(right) - 1] = _RELATIONS[row.relation]
    return _Chain(tuple(sides), tuple(relations))


def _equation(row: _Row, system: System) -> int | None:
    """Which coordinate's equation of motion this is, for the roles of its terms; None if it is none."""
    if row.balance in system.forces:
        return system.forces.index(row.balance)
    return 0 if row.balance == 0 and system.n == 1 else None


def with_numbers(term: Term, system: System, numbers: Mapping[str, float] | None) -> Term:
    """A term with the parameters' values put in."""
    if numbers is None:
        return term
    values = {p.symbol: sp.Float(numbers[p.name]) for p in system.parameters}
    # First, for an ImmutableMatrix is a MatrixExpr too.
    if isinstance(term, sp.MatrixBase):
        return sp.ImmutableMatrix(term.applyfunc(lambda e: _numeric(e, values)))
    return term if isinstance(term, sp.MatrixExpr) else _numeric(term, values)


def _numeric(expr: sp.Expr, values: Mapping[sp.Symbol, sp.Float]) -> sp.Expr:
    result = sp.sympify(expr).xreplace(dict(values))
    # evalf would also write 1.0 θ'' for θ''.
    return sp.Add(
        *(sp.N(t, 12) if t.atoms(sp.Float, sp.NumberSymbol) else t for t in sp.Add.make_args(result))
    )


def visible_length(text: str) -> float:
    """About how many digits wide a formula is."""
    return 2 * extent(text)


def _layout(chains: list[_Chain], limit: int) -> str:
    single = [
        chain.sides[0] + "".join(f" {r} {s}" for r, s in zip(chain.relations, chain.sides[1:], strict=True))
        for chain in chains
    ]
    if len(chains) == 1 and visible_length(single[0]) <= limit:
        return single[0]
    lines: list[str] = []
    for chain, whole in zip(chains, single, strict=True):
        lines += [_aligned(chain)] if visible_length(whole) <= limit else _lines(chain, limit)
    return r"\begin{aligned} " + NEW_LINE.join(lines) + r" \end{aligned}"


def _aligned(chain: _Chain) -> str:
    first, *others = chain.sides
    if not others:
        return f"&{first}"
    tail = "".join(f" {r} {s}" for r, s in zip(chain.relations[1:], others[1:], strict=True))
    return f"{first} &{chain.relations[0]} {others[0]}{tail}"


def _lines(chain: _Chain, limit: int) -> list[str]:
    """A line for each relation; a long left side gets a line of its own."""
    first, *others = chain.sides
    if visible_length(first) > limit // 3:
        indent = r"\quad "
        return [f"&{_broken(first, limit)}"] + [
            f"&{indent}{r} {_broken(s, limit - _RELATION - 2)}"
            for r, s in zip(chain.relations, others, strict=True)
        ]
    if not others:
        return [f"&{first}"]
    room = limit - _RELATION - visible_length(first)
    first_line, *lines = (f"&{r} {_broken(s, room)}" for r, s in zip(chain.relations, others, strict=True))
    return [f"{first} {first_line}", *lines]


def _broken(side: str, limit: float) -> str:
    """A side in as many lines as it takes: a sum broken at its signs, a matrix inside its entries."""
    if visible_length(side) <= limit:
        return side
    if side.startswith(r"\begin{bmatrix}"):
        return _narrowed(side, limit)
    return rf" {NEW_LINE.strip()} &\qquad ".join(split_sum(side, limit, indent=_INDENT))


def _narrowed(matrix: str, limit: float) -> str:
    """A matrix with the entries of its wide columns broken."""
    body = matrix.removeprefix(r"\begin{bmatrix}").removesuffix(r"\end{bmatrix}")
    if r"\begin" in body:
        return matrix
    rows = [row.split(" & ") for row in _ROW_END.split(body)]
    widths = [max(map(visible_length, column)) for column in zip(*rows, strict=True)]
    share = _shares(widths, limit - 2 * len(widths))
    tall = [" & ".join(map(_stacked, row, share)) for row in rows]
    return r"\begin{bmatrix} " + r" \\[0.5em] ".join(tall) + r" \end{bmatrix}"


def _stacked(entry: str, width: float) -> str:
    lines = split_sum(entry.strip(), width, indent=_INDENT // 2)
    if len(lines) == 1:
        return entry
    # The array's own margins are taken back: half an em on each side.
    return r"\!\!\!\begin{array}{l} " + r" \\ \quad ".join(lines) + r" \end{array}\!\!\!"


def _shares(widths: list[float], room: float) -> list[float]:
    """What each column gets: the narrow ones what they need, the wide ones equal parts of the rest."""
    shares, left = list(widths), room
    for place, k in enumerate(sorted(range(len(widths)), key=widths.__getitem__)):
        shares[k] = min(widths[k], left / (len(widths) - place))
        left -= shares[k]
    return shares
