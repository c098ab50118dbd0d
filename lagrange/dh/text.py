"""A table as a short text and back: what a link carries, and what names the arm.

    {"c": "modified", "k": [{"default": "0.5", "name": "a2"}], "r": [{"a": "a2", "m": "1"}]}

Only what differs from its usual value is written, in a fixed order, so that equal tables have equal texts.
"""

from __future__ import annotations

import dataclasses
import hashlib
import json
from collections.abc import Iterable, Mapping
from typing import Any

from lagrange.dh.reading import MAX_LENGTH, MAX_LINKS
from lagrange.dh.table import Constant, Row, Table, table_of
from lagrange.errors import TableError

MAX_TEXT = 20_000
"""Characters of a table's text: seven full rows of long entries and their names."""

MAX_CONSTANTS = 150

_USUAL = Table(())


def text_of(table: Table) -> str:
    """The table's canonical text; its id is none of it."""
    whole: dict[str, Any] = {"r": [_filled(row, Row()) for row in table.rows]}
    if table.constants:
        by_name = sorted(table.constants, key=lambda constant: constant.name)
        whole["k"] = [_filled(constant, Constant("")) for constant in by_name]
    if table.convention != _USUAL.convention:
        whole["c"] = table.convention
    if table.gravity != _USUAL.gravity:
        whole["g"] = [entry.strip() for entry in table.gravity]
    if table.measured:
        whole["m"] = 1
    return json.dumps(whole, separators=(",", ":"), sort_keys=True, ensure_ascii=False)


def table_in(text: str, name: str = "arm") -> Table:
    """The table that a text writes; its entries are still to be read.

    Raises
    ------
    TableError
        If the text is no table, or larger than any table that can be read.
    """
    if len(text) > MAX_TEXT:
        raise TableError(None, "table", text, "too_long", count=len(text), most=MAX_TEXT)
    try:
        whole = json.loads(text)
    except (ValueError, RecursionError):
        raise TableError(None, "table", text, "no_table") from None
    if not isinstance(whole, dict) or not whole.keys() <= {"r", "k", "c", "g", "m"}:
        raise TableError(None, "table", text, "no_table")
    rows, constants = _cells(whole.get("r"), MAX_LINKS, text), _cells(whole.get("k", []), MAX_CONSTANTS, text)
    gravity, convention = whole.get("g", list(_USUAL.gravity)), whole.get("c", _USUAL.convention)
    if not (isinstance(gravity, list) and len(gravity) == 3 and all(map(_short, gravity))):
        raise TableError(None, "table", text, "no_table")
    if convention not in ("standard", "modified"):
        raise TableError(None, "convention", str(convention), "no_convention")
    x, y, z = gravity
    made = table_of(rows, constants, convention=convention, gravity=(x, y, z))
    return dataclasses.replace(made, id=name, measured=bool(whole.get("m")))


def digest_of(table: Table) -> str:
    """Twelve hexadecimal digits that tell tables apart."""
    return hashlib.sha256(text_of(table).encode()).hexdigest()[:12]


def _filled(cells: Row | Constant, usual: Row | Constant) -> dict[str, str]:
    """The cells that say something; a blank one takes its usual value."""
    texts = {field.name: str(getattr(cells, field.name)).strip() for field in dataclasses.fields(cells)}
    return {name: text for name, text in texts.items() if text and text != getattr(usual, name)}


def _cells(value: object, most: int, text: str) -> Iterable[Mapping[str, object]]:
    """Rows of cells, as far as they can be."""
    if not (
        isinstance(value, list)
        and len(value) <= most
        and all(isinstance(row, dict) and all(map(_short, row.values())) for row in value)
    ):
        raise TableError(None, "table", text, "no_table")
    return value


def _short(value: object) -> bool:
    return isinstance(value, str) and len(value) <= MAX_LENGTH
