"""What stands around the formula of a large step: a table of sizes, the choice of an entry, downloads."""

from __future__ import annotations

import re
from functools import partial

import streamlit as st

from lagrange.system import Values
from lagrange.web import displayed, formulas
from lagrange.web.formulas import Excerpt, Fold
from lagrange.web.languages import Language
from lagrange.web.setting import Setting

_SHORT = 8
"""So many rows or entries are offered as buttons in a line, more of them in a list."""
_PLAIN = re.compile(r"[${}_\\]")
_ACROSS = 6
"""A long column is laid out in so many columns."""


def place(step_id: str, setting: Setting) -> tuple[int, int]:
    """The entry that the reader has chosen, or the first that is not zero."""
    sizes = _fold(step_id, setting).sizes
    first = next(((i, j) for i, row in enumerate(sizes) for j, n in enumerate(row) if n), (0, 0))
    row = st.session_state.get(_key("row", step_id, setting), first[0])
    column = st.session_state.get(_key("column", step_id, setting), first[1])
    return (row, column) if row < len(sizes) and column < len(sizes[row]) else first


def excerpt(
    step_id: str, setting: Setting, width: int, values: Values | None, *, plain: bool = False
) -> Excerpt:
    """The chosen entry's formula; coloured for the theme, or plain for copying."""
    return formulas.entry(
        setting.system_id,
        step_id,
        place(step_id, setting),
        setting.shown.notation,
        theme=None if plain else setting.theme,
        width=width,
        numbers=values,
    )


def above(step_id: str, setting: Setting) -> None:
    """The sizes, and the choice of an entry."""
    found = _fold(step_id, setting)
    if found.head:
        displayed.show(found.head)
    if found.sizes == ((found.sizes[0][0],),):
        return
    with st.container(key=f"sizes-{step_id}", gap="xsmall"):
        st.markdown(setting.say("fold.sizes"))
        st.markdown(_table(found, place(step_id, setting), setting.say))
    with st.container(key=f"place-{step_id}", horizontal=True, vertical_alignment="bottom", gap="small"):
        _chooser(step_id, setting, found)


def below(step_id: str, setting: Setting, shown: Excerpt) -> None:
    """How much of the entry is shown, and everything to take away."""
    say, system_id = setting.say, setting.system_id
    if shown.shown < shown.total:
        st.markdown(say("fold.cut", shown=shown.shown, total=shown.total))
    texts = {
        "py": partial(formulas.python_file, system_id, step_id),
        "tex": partial(formulas.latex_file, system_id, step_id, setting.shown.notation),
    }
    with st.container(key=f"files-{step_id}", horizontal=True, vertical_alignment="center", gap="small"):
        st.markdown(say("fold.download"), width="content")
        for ending, text in texts.items():
            st.download_button(
                say(f"fold.{ending}"),
                text,  # written when it is asked for
                file_name=f"{system_id}-{step_id}.{ending}",
                mime="text/plain",
                key=f"{ending}-{system_id}-{step_id}",
                on_click="ignore",
                type="tertiary",
            )


def _fold(step_id: str, setting: Setting) -> Fold:
    return formulas.fold(setting.system_id, step_id, setting.shown.notation)


def _key(part: str, step_id: str, setting: Setting) -> str:
    return f"{part}-{setting.system_id}-{step_id}"


def _table(found: Fold, chosen: tuple[int, int], say: Language) -> str:
    """Markdown: a matrix with its numbers of rows and columns, a column with the names of its entries."""
    if not found.names:
        columns = range(len(found.sizes[0]))
        lines = [["", *(f"{j + 1}" for j in columns)]]
        for i, row in enumerate(found.sizes):
            lines.append([f"**{i + 1}**", *(_size(n, (i, j) == chosen) for j, n in enumerate(row))])
        return _markdown(lines)
    named = [
        (f"${name}$", _size(row[0], (i, 0) == chosen))
        for i, (name, row) in enumerate(zip(found.names, found.sizes, strict=True))
        if row[0] or len(found.names) <= _ACROSS
    ]
    named += [("", "")] * (-len(named) % _ACROSS if len(named) > _ACROSS else 0)
    lines = [
        list(line)
        for start in range(0, len(named), _ACROSS)
        for line in zip(*named[start : start + _ACROSS], strict=True)
    ]
    zeros = sum(not row[0] for row in found.sizes) if len(found.names) > _ACROSS else 0
    return _markdown(lines) + (f"\n\n{say('fold.zeros', count=zeros)}" if zeros else "")


def _size(number: int, chosen: bool) -> str:
    return f"**[{number}]**" if chosen else str(number)


def _markdown(lines: list[list[str]]) -> str:
    head, *body = (f"| {' | '.join(line)} |" for line in lines)
    return "\n".join([head, f"|{' :-: |' * len(lines[0])}", *body])


def _chooser(step_id: str, setting: Setting, found: Fold) -> None:
    chosen = dict(zip(("row", "column"), place(step_id, setting), strict=True))
    if found.names:
        names = {i: f"${name}$" for i, name in enumerate(found.names)}
        offered = {i: names[i] for i, row in enumerate(found.sizes) if row[0] or len(names) <= _SHORT}
        _choice(setting.say("fold.entry"), offered, chosen["row"], _key("row", step_id, setting))
        return
    for part, count in (("row", len(found.sizes)), ("column", len(found.sizes[0]))):
        numbers = {k: str(k + 1) for k in range(count)}
        _choice(setting.say(f"fold.{part}"), numbers, chosen[part], _key(part, step_id, setting))


def _choice(label: str, offered: dict[int, str], present: int, key: str) -> None:
    st.session_state[key] = present
    if len(offered) <= _SHORT:
        st.segmented_control(label, offered, format_func=offered.__getitem__, required=True, key=key)
    else:
        # A list shows plain text: c₁₂₃ as c123.
        st.selectbox(label, offered, format_func=lambda k: _PLAIN.sub("", offered[k]), key=key, width=160)
