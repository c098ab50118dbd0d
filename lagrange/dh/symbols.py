"""A DH table of numbers made into one of names, for the closed form in symbols."""

from __future__ import annotations

import dataclasses

from lagrange import expression
from lagrange.dh.table import INERTIA, Constant, Table
from lagrange.expression import ExpressionError

_INERTIAL = ("m", "cx", "cy", "cz", *INERTIA)
_LENGTHS = ("a", "d")


def with_names(table: Table, *, zeros: bool = False) -> Table:
    """The table with a name for every number that is a length, a mass, a centre or an inertia.

    The names' default values are the numbers; entries that are no plain numbers stay.

    Parameters
    ----------
    zeros
        Whether inertial entries that are 0 get names as well; lengths that are 0 never do.
    """
    constants = list(table.constants)
    rows = []
    for number, row in enumerate(table.rows, start=1):
        named: dict[str, str] = {}
        for column in (*_LENGTHS, *_INERTIAL):
            value = _number(getattr(row, column))
            if value or (value == 0 and zeros and column in _INERTIAL):
                named[column] = f"{column}{number}"
                constants.append(Constant(named[column], getattr(row, column)))
        rows.append(dataclasses.replace(row, **named))
    return dataclasses.replace(table, rows=tuple(rows), constants=tuple(constants))


def _number(text: str) -> float | None:
    try:
        return float(expression.parse(text or "0", {}))
    except (ExpressionError, TypeError):
        return None
