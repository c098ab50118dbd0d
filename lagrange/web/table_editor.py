"""The grid in which a reader types a DH table, and the one for its constants."""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import streamlit as st

from lagrange.dh import MAX_LINKS, Constant, Row, Table, parameters_in, table_in, table_of
from lagrange.errors import TableError
from lagrange.system import Parameter
from lagrange.web import picked, picking
from lagrange.web.languages import Language

_DRAFT, _ROWS, _TYPED = "arm/draft", "arm/rows", "arm/typed"

_COLUMNS = tuple(f.name for f in dataclasses.fields(Row) if f.name != "parent")
_IMPORTANT = ("type", "theta", "d", "a", "alpha", "m", "cx", "Ixx", "Iyy", "Izz")
"""The columns that are shown at first; others follow where the table has something in them."""
_CELLS = tuple(f.name for f in dataclasses.fields(Constant))

_DOWN = ("0", "0", "-g")
_GRAVITIES = (
    _DOWN,
    ("0", "-g", "0"),
    ("-g", "0", "0"),
    ("g", "0", "0"),
    ("0", "g", "0"),
    ("0", "0", "g"),
    ("0", "0", "0"),
)


@dataclass(frozen=True)
class Draft:
    """The table that is being edited.

    version
        Rises with each table that is laid open, so that its grid is a new one.
    rows
        The rows as they were laid open; the grid keeps what is changed.
    constants
        What is given for a name, by name; kept while the name comes and goes.
    """

    version: int
    rows: tuple[Mapping[str, str], ...]
    constants: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    measured: bool = False


def is_open() -> bool:
    """Whether the grid is open."""
    return isinstance(st.session_state.get(_DRAFT), Draft)


def close() -> None:
    """Put the table away (a callback)."""
    st.session_state.pop(_DRAFT, None)


def edit(text: str) -> None:
    """Lay a table open (a callback)."""
    table = table_in(text)
    constants = {c.name: dataclasses.asdict(c) for c in table.constants}
    for name in (_ROWS, _TYPED):
        st.session_state.pop(name, None)
    version = int(st.session_state.get("arm/version", 0)) + 1
    st.session_state["arm/version"] = version
    rows = tuple(_shown(row) for row in table.rows)
    st.session_state[_DRAFT] = Draft(version, rows, constants, table.measured)
    st.session_state["arm-convention"] = table.convention
    st.session_state["arm-gravity"] = table.gravity
    st.session_state["arm-joints"] = len(rows)
    st.session_state["arm-columns"] = False


def show(say: Language) -> None:
    """The grids, the settings, and the button that has the arm made."""
    draft = st.session_state[_DRAFT]
    with st.container(key="arm-table", gap="small"):
        st.markdown(say("arm.help"))
        with st.container(key="arm-settings", horizontal=True, vertical_alignment="bottom", gap="small"):
            st.number_input(say("arm.joints"), 1, MAX_LINKS, key="arm-joints", on_change=_resize, width=110)
            convention = st.selectbox(
                say("arm.convention"),
                ("standard", "modified"),
                format_func=lambda name: say(f"arm.convention_{name}"),
                key="arm-convention",
            )
            gravity = st.selectbox(
                say("arm.gravity"),
                _gravities(),
                format_func=lambda fall: _fall(fall, say),
                key="arm-gravity",
            )
        every = st.toggle(say("arm.all_columns"), key="arm-columns")
        rows = st.session_state[_ROWS] = _rows(draft, say, every=every)
        settings: dict[str, Any] = {"convention": convention, "gravity": gravity, "measured": draft.measured}
        try:
            table = _table(rows, (), settings)
            constants = _constants(draft, table, say)
        except TableError as error:
            st.text(picking.sentence(error.sentence, say))
            return
        st.button(
            say("arm.build"),
            key="arm-build",
            type="primary",
            on_click=_build,
            args=(rows, constants, settings),
        )


def _build(
    rows: Sequence[Mapping[str, str]],
    constants: Sequence[Mapping[str, str]],
    settings: Mapping[str, Any],
) -> None:
    try:
        picking.take(picked.of_table(_table(rows, constants, settings)))
    except TableError as error:
        picking.refuse(error.sentence)


def _table(
    rows: Sequence[Mapping[str, str]], constants: Sequence[Mapping[str, str]], settings: Mapping[str, Any]
) -> Table:
    made = table_of(rows, constants, convention=settings["convention"], gravity=settings["gravity"])
    return dataclasses.replace(made, measured=settings["measured"])


def _rows(draft: Draft, say: Language, *, every: bool) -> list[dict[str, str]]:
    """The grid of the joints, and what stands in it now."""
    import pandas as pd  # noqa: PLC0415 - slow to import, and only this grid needs it

    frame = pd.DataFrame(list(draft.rows), columns=list(_COLUMNS), dtype=str)
    frame.index = pd.RangeIndex(1, len(frame) + 1)
    used = {name for row in draft.rows for name, text in row.items() if text not in ("", "0")}
    order = [name for name in _COLUMNS if every or name in _IMPORTANT or name in used - _HIDDEN]
    edited = st.data_editor(
        frame,
        key=f"arm-rows-{draft.version}",
        column_order=sorted(order, key=_place),
        column_config={name: _column(name, say) for name in _COLUMNS},
        width="stretch",
    )
    return _records(edited)


_HIDDEN = {"start", "low", "high", "b", "gear", "Ia"}
"""Columns that stay away until all are asked for, though they are filled."""


def _place(column: str) -> int:
    return _IMPORTANT.index(column) if column in _IMPORTANT else len(_IMPORTANT) + _COLUMNS.index(column)


def _column(name: str, say: Language) -> Any:  # noqa: ANN401 - Streamlit's own type
    if name == "type":
        return st.column_config.SelectboxColumn(
            "R/P", help=say("arm.type_help"), options=["R", "P"], required=True, width=50
        )
    return st.column_config.TextColumn(_LABELS.get(name, name), help=say(f"arm.help_{name}"), width=56)


_LABELS = {"theta": "θ", "alpha": "α"}


def _constants(draft: Draft, table: Table, say: Language) -> list[Mapping[str, str]]:
    """The grid of the names that stand in the table, with their usual values until others are typed.

    Returns what is not as usual, so that a link says no more than it must.
    """
    import pandas as pd  # noqa: PLC0415

    usual = [_usual(p) for p in parameters_in(table)]
    key = f"arm-constants-{draft.version}-{'-'.join(cells['name'] for cells in usual)}"
    if st.session_state.get("arm/constants-key") != key:
        # Another grid: what was typed in the one before is laid open in it.
        draft = dataclasses.replace(draft, constants={**draft.constants, **st.session_state.get(_TYPED, {})})
        st.session_state[_DRAFT], st.session_state["arm/constants-key"] = draft, key
    if not usual:
        return []
    st.markdown(say("arm.constants"))
    given = [{k: v for k, v in draft.constants.get(cells["name"], {}).items() if v} for cells in usual]
    open_ = [cells | own for cells, own in zip(usual, given, strict=True)]
    edited = st.data_editor(
        pd.DataFrame(open_, columns=list(_CELLS), dtype=str),
        key=key,
        hide_index=True,
        disabled=["name"],
        column_config={
            name: st.column_config.TextColumn(say(f"arm.cell.{name}"), width=72) for name in _CELLS
        },
        width="stretch",
    )
    made = []
    for cells, before, own in zip(_records(edited), open_, given, strict=True):
        kept = {k: v if v != before[k] else own.get(k, "") for k, v in cells.items()}
        made.append({**kept, "name": before["name"]})
    st.session_state[_TYPED] = {cells["name"]: cells for cells in made}
    return [cells for cells in made if any(v for k, v in cells.items() if k != "name")]


def _usual(p: Parameter) -> dict[str, str]:
    values = {"default": p.default, "low": p.range[0], "high": p.range[1]}
    return {"name": p.name, "unit": p.unit} | {name: _plain(value) for name, value in values.items()}


def _plain(value: float) -> str:
    """A number as one types it; a whole turn stays one."""
    return {math.pi: "pi", -math.pi: "-pi", math.pi / 2: "pi/2"}.get(value, f"{value:g}")


def _records(frame: Any) -> list[dict[str, str]]:  # noqa: ANN401 - a DataFrame, which has no types here
    """The rows of a grid as texts; an empty cell is an empty text."""
    return [
        {str(k): v.strip() if isinstance(v, str) else "" for k, v in row.items()}
        for row in frame.to_dict("records")
    ]


def _shown(row: Row) -> dict[str, str]:
    """The cells of a row; a zero that says nothing is left empty."""
    cells = {name: getattr(row, name) for name in _COLUMNS}
    return {name: "" if text == "0" and name not in _DH else text for name, text in cells.items()}


_DH = ("theta", "d", "a", "alpha")


def _resize() -> None:
    """More joints, or fewer: the rows that are there stay (a callback)."""
    draft, count = st.session_state[_DRAFT], int(st.session_state["arm-joints"])
    rows = list(st.session_state.get(_ROWS) or draft.rows)[:count]
    rows += [_shown(Row(a=f"a{k}", m=f"m{k}")) for k in range(len(rows) + 1, count + 1)]
    st.session_state["arm/version"] += 1
    st.session_state[_DRAFT] = dataclasses.replace(
        draft, version=st.session_state["arm/version"], rows=tuple(rows)
    )


def _gravities() -> list[tuple[str, str, str]]:
    """The directions of free fall, and the table's own if it is another."""
    own = st.session_state["arm-gravity"]
    return [*_GRAVITIES, *([own] if own not in _GRAVITIES else [])]


def _fall(fall: tuple[str, str, str], say: Language) -> str:
    """A direction of free fall as −z, or as its three texts."""
    if fall not in _GRAVITIES:
        return ", ".join(fall)
    signs = {"-g": "−", "g": "+"}
    axes = [f"{signs[text]}{axis}" for axis, text in zip("xyz", fall, strict=True) if text in signs]
    return axes[0] if axes else say("arm.no_gravity")
