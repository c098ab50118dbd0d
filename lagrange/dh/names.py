"""The names in a DH table: what each is by where it stands, and the parameters they become."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from lagrange import expression
from lagrange.dh.table import Constant
from lagrange.errors import TableError, ValueRangeError, place
from lagrange.expression import ExpressionError
from lagrange.phrases import Phrase, phrase
from lagrange.system import Parameter

_FORBIDDEN = frozenset(
    {"pi", "sin", "cos", "sqrt", "diff", "rate", "nan", "inf", "oo", "infinity", "zoo", "t"}
)
"""Names of the grammar and of no numbers."""


_QUANTITIES = {"m": "a_length", "rad": "an_angle", "kg": "a_mass", "kg m^2": "an_inertia", "": "a_ratio"}


@dataclass(frozen=True)
class Use:
    """Where a name stands; `alone` if it is all of the entry."""

    name: str
    row: int | None
    column: str
    alone: bool


@dataclass(frozen=True)
class _Usual:
    """What a name in some column usually is."""

    unit: str
    default: float
    low: float
    high: float
    open_low: bool = False
    step: float = 0.05

    @property
    def quantity(self) -> Phrase:
        code = _QUANTITIES.get(self.unit)
        return phrase("in_unit", unit=self.unit) if code is None else phrase(code)


_LENGTH = _Usual("m", 0.2, -5.0, 5.0)
_ANGLE = _Usual("rad", 0.0, -math.pi, math.pi)
_PRODUCT = _Usual("kg m^2", 0.0, -50.0, 50.0, step=0.01)
_MOMENT = _Usual("kg m^2", 0.05, 0.0, 110.0, step=0.01)
_USUAL: dict[str, _Usual] = {
    "a": _Usual("m", 0.5, 0.0, 5.0),
    "alpha": _Usual("rad", math.pi / 2, -math.pi, math.pi),
    "d": _LENGTH,
    "theta": _ANGLE,
    "m": _Usual("kg", 1.0, 0.0, 50.0, open_low=True),
    "cx": _LENGTH,
    "cy": _LENGTH,
    "cz": _LENGTH,
    "Ixx": _MOMENT,
    "Iyy": _MOMENT,
    "Izz": _MOMENT,
    "Ixy": _PRODUCT,
    "Ixz": _PRODUCT,
    "Iyz": _PRODUCT,
    "Ia": _Usual("kg m^2", 0.001, 0.0, 10.0, step=0.001),
    "gear": _Usual("", 50.0, 0.0, 1000.0, step=1.0),
    "b": _Usual("N m s", 0.0, 0.0, 20.0),
}
_GRAVITY = _Usual("m/s^2", 9.81, 0.0, 30.0)


def uses_of(texts: Mapping[tuple[int | None, str], str], own: Mapping[int | None, str]) -> tuple[Use, ...]:
    """Every name of every entry; a row's own coordinate is none.

    Raises
    ------
    TableError
        If an entry is no expression.
    """
    uses: list[Use] = []
    for (row, column), text in texts.items():
        try:
            names = expression.names_in(text)
        except ExpressionError as error:
            raise unreadable(row, column, text, error) from None
        uses += [Use(name, row, column, text.strip() == name) for name in names if name != own.get(row)]
    return tuple(uses)


def unreadable(row: int | None, column: str, text: str, error: ExpressionError) -> TableError:
    """What to say of an entry that the grammar refuses."""
    return TableError(row, column, text, "unreadable", reason=error.reason)


def parameters_of(
    uses: Iterable[Use], constants: Sequence[Constant], taken: Mapping[str, Phrase]
) -> tuple[Parameter, ...]:
    """The parameters that the names are, in the order in which they occur, gravity's last.

    Parameters
    ----------
    taken
        Names that may not be used, with what they are.

    Raises
    ------
    TableError
        If a name cannot be used, is used for two things, or has an unusable default or range.
    """
    given = _by_name(constants)
    kinds: dict[str, tuple[Use, _Usual]] = {}
    for use in uses:
        usual = _usual(use)
        if use.name in taken:
            raise TableError(use.row, use.column, use.name, "name_taken", what=taken[use.name])
        if use.name.lower() in _FORBIDDEN:
            raise TableError(use.row, use.column, use.name, "name_unusable")
        known = kinds.get(use.name)
        # A name's unit is that of the entry where it stands alone; inside an expression it may be anything.
        if known is None or (use.alone and not known[0].alone):
            kinds[use.name] = (use, usual)
        elif use.alone and known[1].unit != usual.unit:
            where = place(known[0].row, known[0].column)
            raise TableError(
                use.row,
                use.column,
                use.name,
                "name_twice",
                here=usual.quantity,
                before=known[1].quantity,
                where=where,
            )
    for name in given.keys() - kinds.keys():
        raise TableError(None, "constants", name, "constant_unused", names=_list(kinds))
    ordered = sorted(kinds.items(), key=lambda item: item[0] == "g")
    return tuple(_parameter(use, usual, given.get(name)) for name, (use, usual) in ordered)


def _by_name(constants: Sequence[Constant]) -> dict[str, Constant]:
    given: dict[str, Constant] = {}
    for constant in constants:
        if constant.name in given:
            raise TableError(None, "constants", constant.name, "constant_twice")
        given[constant.name] = constant
    return given


def _usual(use: Use) -> _Usual:
    if use.row is None:
        return _GRAVITY if use.name == "g" else _ANGLE
    return _USUAL[use.column]


def _parameter(use: Use, usual: _Usual, given: Constant | None) -> Parameter:
    given = given or Constant(use.name)
    default = _number(given, "default", usual.default)
    low, high = (
        _number(given, "low", min(usual.low, default)),
        _number(given, "high", max(usual.high, default)),
    )
    if not low <= default <= high or low == high:
        limits = {"default": f"{default:g}", "low": f"{low:g}", "high": f"{high:g}"}
        raise TableError(None, "constants", use.name, "default_range", **limits)
    open_low = usual.open_low and low == 0 < default
    unit = given.unit.strip() or usual.unit
    try:
        return Parameter(use.name, default, (low, high), unit, open_low=open_low, step=usual.step)
    except ValueRangeError as error:
        if error.reason == "unknown":
            raise TableError(use.row, use.column, use.name, "name_letters") from None
        raise TableError(use.row, use.column, use.name, "name_value", why=str(error)) from None


def _number(constant: Constant, field: str, usual: float) -> float:
    text = getattr(constant, field).strip()
    if not text:
        return usual
    try:
        value = float(expression.parse(text.replace("π", "pi").replace("−", "-"), {}))
    except (ExpressionError, TypeError):
        raise TableError(None, field, text, "no_number", of=constant.name) from None
    return value


def _list(names: Iterable[str]) -> str:
    return ", ".join(sorted(names)) or "–"
