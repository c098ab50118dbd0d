"""Denavit–Hartenberg tables as data: every entry is a text."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from lagrange.errors import TableError
from lagrange.placements import Convention

INERTIA = ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")


@dataclass(frozen=True)
class Constant:
    """Default and range of a name, as text; an empty entry takes its usual value."""

    name: str
    default: str = ""
    low: str = ""
    high: str = ""
    unit: str = ""


@dataclass(frozen=True)
class Row:
    """One link and its joint, as text.

    type
        R (revolute) or P (prismatic).
    a, alpha, d, theta
        The DH quantities, in m and rad; the joint's coordinate adds to theta (R) or d (P).
    m, cx, cy, cz
        Mass in kg and centre of mass in the link's frame, in m.
    Ixx, Iyy, Izz, Ixy, Ixz, Iyz
        Inertia tensor about the centre of mass in kg m²; Ixy = −∫ x y dm.
    Ia, gear, b
        The motor's inertia in kg m² and its gear ratio; friction of the joint in N m s or N s/m.
    parent
        Number of the row it hangs on, 0 for the base; empty for the row before.
    start, low, high
        Where the joint starts, and its range; empty for usual ones.
    """

    type: str = "R"
    a: str = "0"
    alpha: str = "0"
    d: str = "0"
    theta: str = "0"
    m: str = "0"
    cx: str = "0"
    cy: str = "0"
    cz: str = "0"
    Ixx: str = "0"
    Iyy: str = "0"
    Izz: str = "0"
    Ixy: str = "0"
    Ixz: str = "0"
    Iyz: str = "0"
    Ia: str = "0"
    gear: str = "1"
    b: str = "0"
    parent: str = ""
    start: str = ""
    low: str = ""
    high: str = ""


@dataclass(frozen=True)
class Table:
    """A DH table.

    gravity
        The acceleration of free fall (x, y, z) in the base frame, as text.
    constants
        Default and range of names, where the usual ones will not do.
    measured
        Inertias are taken as published, though no body may have them; else they are checked.
    """

    rows: tuple[Row, ...]
    convention: Convention = "standard"
    gravity: tuple[str, str, str] = ("0", "0", "-g")
    constants: tuple[Constant, ...] = ()
    id: str = "arm"
    measured: bool = False


def table_of(
    rows: Iterable[Mapping[str, object]],
    constants: Iterable[Mapping[str, object]] = (),
    *,
    convention: Convention = "standard",
    gravity: tuple[str, str, str] = ("0", "0", "-g"),
) -> Table:
    """A table from the cells of two grids; empty cells take their usual values.

    Raises
    ------
    TableError
        If a column is unknown.
    """
    return Table(
        tuple(Row(**_cells(cells, Row, number)) for number, cells in enumerate(rows, start=1)),
        convention,
        gravity,
        tuple(Constant(**_cells(cells, Constant, None)) for cells in constants if cells.get("name")),
    )


def _cells(cells: Mapping[str, object], kind: type[Any], row: int | None) -> dict[str, str]:
    """The cells that are filled, as text."""
    known = {field.name for field in dataclasses.fields(kind)}
    for name in cells:
        if name not in known:
            raise TableError(row, "columns", name, "no_column", known=", ".join(sorted(known)))
    return {
        name: str(value).strip() for name, value in cells.items() if value is not None and str(value).strip()
    }
