"""Reads a table: texts to expressions, names to parameters, rows to links."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Mapping, Sequence

import sympy as sp

from lagrange import expression
from lagrange.dh.check import check
from lagrange.dh.names import Use, parameters_of, unreadable, uses_of
from lagrange.dh.table import INERTIA, Row, Table
from lagrange.errors import TableError
from lagrange.expression import ExpressionError
from lagrange.multibody import Body, Chain, JointKind, Link
from lagrange.phrases import Phrase, phrase
from lagrange.placements import Convention, of_row
from lagrange.system import Coordinate, Parameter
from lagrange.trigonometry import NotTrigonometricError, TrigRing

MAX_LINKS = 7
MAX_LENGTH = 80
MAX_TERMS = 60
MAX_SIZE = 1_000_000

_KINDS: dict[str, JointKind] = {
    "r": "revolute",
    "revolute": "revolute",
    "p": "prismatic",
    "prismatic": "prismatic",
}
_ENTRIES = ("a", "alpha", "d", "theta", "m", "cx", "cy", "cz", *INERTIA, "Ia", "gear", "b")
_ANGLES = ("alpha", "theta")
_DEGREES = re.compile(r"(\d+(?:\.\d*)?|\.\d+)\s*°")
_SIGNS = str.maketrans({"π": "pi", "−": "-", "·": "*", "×": "*", "÷": "/", "²": "^2"})


def chain_of(table: Table) -> Chain:
    """The chain that a table describes.

    Raises
    ------
    TableError
        With one sentence that names the row and the entry that cannot be used, and says why.
    """
    if table.convention not in ("standard", "modified"):
        raise TableError(None, "convention", table.convention, "no_convention")
    if not 1 <= len(table.rows) <= MAX_LINKS:
        raise TableError(None, "links", str(len(table.rows)), "link_count", most=MAX_LINKS)
    numbered = list(enumerate(table.rows, start=1))
    kinds = {number: _kind(number, row.type) for number, row in numbered}
    texts = _texts(table)
    coordinates = [_coordinate(number, row, kinds[number]) for number, row in numbered]
    own: dict[int | None, str] = {number: c.name for number, c in enumerate(coordinates, start=1)}
    taken = _taken((c.name, c.force_name) for c in coordinates)
    parameters = parameters_of(uses_of(texts, own), table.constants, taken)
    read = _Reader(texts, parameters, kinds)
    links = tuple(
        _link(read, number, row, coordinates[number - 1], table.convention) for number, row in numbered
    )
    gravity = sp.ImmutableMatrix([read.entry(None, _fall(k)) for k in range(3)])
    chain = Chain(table.id, links, parameters, gravity)
    check(chain, physical=not table.measured)
    return chain


def named(table: Table) -> dict[str, Use]:
    """Every name of a table with the entry that says what it is: where it stands alone, if anywhere.

    Raises
    ------
    TableError
        If an entry is no expression.
    """
    found: dict[str, Use] = {}
    own: dict[int | None, str] = {number: f"q{number}" for number in range(1, len(table.rows) + 1)}
    for use in uses_of(_texts(table), own):
        if use.name not in found or (use.alone and not found[use.name].alone):
            found[use.name] = use
    return found


def parameters_in(table: Table) -> tuple[Parameter, ...]:
    """What the names of a table become, with usual values; its constants are not looked at.

    Raises
    ------
    TableError
        If an entry is no expression, or a name cannot be used.
    """
    kinds = [_kind(number, row.type) for number, row in enumerate(table.rows, start=1)]
    names = [(f"q{i}", f"{'tau' if kind == 'revolute' else 'f'}{i}") for i, kind in enumerate(kinds, start=1)]
    own: dict[int | None, str] = {number: q for number, (q, _) in enumerate(names, start=1)}
    return parameters_of(uses_of(_texts(table), own), (), _taken(names))


def _texts(table: Table) -> dict[tuple[int | None, str], str]:
    """Every entry in the grammar's own signs, by row and column."""
    texts: dict[tuple[int | None, str], str] = {
        (number, column): _plain(number, column, getattr(row, column))
        for number, row in enumerate(table.rows, start=1)
        for column in _ENTRIES
    }
    return texts | {(None, _fall(k)): _plain(None, _fall(k), t) for k, t in enumerate(table.gravity)}


class _Reader:
    """Reads the entries of a table as expressions of its parameters."""

    def __init__(
        self,
        texts: Mapping[tuple[int | None, str], str],
        parameters: Sequence[Parameter],
        kinds: Mapping[int, JointKind],
    ) -> None:
        self._texts, self._kinds = texts, kinds
        self._names: dict[str, sp.Expr] = {p.name: p.symbol for p in parameters}
        self._defaults = {p.symbol: p.default for p in parameters}

    def entry(self, row: int | None, column: str) -> sp.Expr:
        """The value of an entry, of the constant part of one with the joint's own coordinate."""
        text, q = self._texts[row, column], sp.Symbol(f"q{row}", real=True)
        try:
            value = expression.parse(text, self._names if row is None else {**self._names, q.name: q})
        except ExpressionError as error:
            raise unreadable(row, column, text, error) from None
        if value.has(q):
            moving = {"revolute": "theta", "prismatic": "d"}[self._kinds[row or 1]]
            value = sp.expand(value - q)
            if column != moving or value.has(q):
                raise TableError(row, column, text, "own_coordinate", name=q.name, column=moving)
        return self._closed(_right_angle(value) if column in _ANGLES else value, row, column)

    def _closed(self, value: sp.Expr, row: int | None, column: str) -> sp.Expr:
        """The value, if the normal form can hold it and it is a number for default values."""
        text = self._texts[row, column]
        if _terms(value) > MAX_TERMS:
            raise TableError(row, column, text, "too_many_terms", most=MAX_TERMS)
        size = sp.N(value.subs(self._defaults))
        if not (size.is_Float or size.is_Integer) or not abs(size) <= MAX_SIZE:
            raise TableError(row, column, text, "too_big", most=f"{MAX_SIZE:,}")
        probe = sp.cos(value) if column in _ANGLES else value
        try:
            TrigRing.over(probe).convert(probe)
        except NotTrigonometricError:
            fault = "no_angle" if column in _ANGLES else "no_polynomial"
            raise TableError(row, column, text, fault) from None
        return value


def _link(read: _Reader, number: int, row: Row, coordinate: Coordinate, convention: Convention) -> Link:
    v = {column: read.entry(number, column) for column in _ENTRIES}
    before, after = of_row(convention, v["a"], v["alpha"], v["d"], v["theta"])
    tensor = [
        [v["Ixx"], v["Ixy"], v["Ixz"]],
        [v["Ixy"], v["Iyy"], v["Iyz"]],
        [v["Ixz"], v["Iyz"], v["Izz"]],
    ]
    body = Body(v["m"], sp.ImmutableMatrix([v["cx"], v["cy"], v["cz"]]), sp.ImmutableMatrix(tensor))
    kind: JointKind = "revolute" if coordinate.kind == "angle" else "prismatic"
    return Link(
        kind,
        coordinate,
        body,
        _parent(number, row),
        before,
        after,
        rotor=v["Ia"],
        gear=v["gear"],
        damping=v["b"],
    )


def _kind(number: int, text: str) -> JointKind:
    kind = _KINDS.get(text.strip().lower())
    if kind is None:
        raise TableError(number, "type", text, "no_joint")
    return kind


def _parent(number: int, row: Row) -> int:
    """The index of the link that a row hangs on."""
    text = row.parent.strip()
    if not text:
        return number - 2
    if not (text.isascii() and text.isdigit() and int(text) < number):
        raise TableError(number, "parent", text, "no_parent" if number > 1 else "base_only", most=number - 1)
    return int(text) - 1


def _coordinate(number: int, row: Row, kind: JointKind) -> Coordinate:
    turning = kind == "revolute"
    usual = ("0.3", "-pi", "pi") if turning else ("0.5", "0", "1")
    texts = (getattr(row, name).strip() or text for name, text in zip(_LIMITS, usual, strict=True))
    start, low, high = (_number(number, name, text) for name, text in zip(_LIMITS, texts, strict=True))
    if not low < high:
        raise TableError(number, "low", f"{low:g}", "no_range", high=f"{high:g}")
    if not low <= start <= high:
        start = (low + high) / 2 if not row.start.strip() else start
    if not low <= start <= high:
        raise TableError(number, "start", row.start, "no_start", low=f"{low:g}", high=f"{high:g}")
    name = f"tau{number}" if turning else f"f{number}"
    return Coordinate(
        f"q{number}",
        "angle" if turning else "length",
        name,
        start=start,
        range=(low, high),
        rate_range=(-10.0, 10.0) if turning else (-5.0, 5.0),
        force_range=(-100.0, 100.0),
    )


_LIMITS = ("start", "low", "high")


def _number(row: int, column: str, text: str) -> float:
    try:
        return float(expression.parse(_plain(row, column, text), {}))
    except (ExpressionError, TypeError):
        raise TableError(row, column, text, "no_number") from None


def _taken(names: Iterable[tuple[str, str]]) -> dict[str, Phrase]:
    """The names of the motion, which no parameter may have; for each joint its coordinate and force."""
    taken: dict[str, Phrase] = {}
    for i, (q, force) in enumerate(names, start=1):
        taken |= {
            q: phrase("coordinate_of", row=i),
            f"{q}d": phrase("rate_of", row=i),
            f"{q}dd": phrase("acceleration_of", row=i),
            force: phrase("torque_of" if force.startswith("tau") else "force_of", row=i),
        }
    return taken


def _plain(row: int | None, column: str, text: str) -> str:
    """The entry in the grammar's own signs; an empty one is its usual value."""
    if len(text) > MAX_LENGTH:
        raise TableError(row, column, text, "too_long", count=len(text), most=MAX_LENGTH)
    text = _DEGREES.sub(r"(\1*pi/180)", " ".join(text.split())).translate(_SIGNS)
    return text or getattr(Row, column, "0")


def _right_angle(angle: sp.Expr) -> sp.Expr:
    """A number that is a quarter turn to within rounding, 1.5707963267948966, as that quarter turn."""
    if not angle.is_Rational:
        return angle
    quarters = round(float(2 * angle / sp.pi))
    return quarters * sp.pi / 2 if abs(float(angle - quarters * sp.pi / 2)) < 1e-12 else angle


def _fall(k: int) -> str:
    return f"gravity {'xyz'[k]}"


def _terms(e: sp.Expr) -> float:
    """At most so many terms has the expression when it is multiplied out."""
    if isinstance(e, sp.Add):
        return sum(map(_terms, e.args))
    if isinstance(e, sp.Mul):
        return math.prod(map(_terms, e.args))
    if isinstance(e, sp.Pow):
        return float(_terms(e.base) ** max(1.0, abs(float(e.exp))))
    return max(map(_terms, e.args), default=1.0)
