"""Two small components: what a page asks of the browser, and what waits until it is near."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from hashlib import sha256
from pathlib import Path
from typing import TypeVar, cast

import streamlit as st

from lagrange.web.components import component

Wanted = TypeVar("Wanted")

_page = component("page", "page/page.js")
_near = component("near", "page/near.js", html="<span></span>")


def page(
    name: str,
    language: str,
    step: str = "",
    *,
    question: str = "",
    first: bool = True,
    hold: bool = False,
    on_mark: Callable[[str], None] = lambda _: None,
) -> None:
    """Tell the browser the page's language and its present step; listen to the clicker and to marks.

    Parameters
    ----------
    question
        The question that is open in this step; when it closes, what it hid comes into view.
    first
        Whether this step is where the page begins; arriving there needs no scrolling.
    hold
        Whether to stay at the top for now.
    on_mark
        What to do when the reader presses an element with `data-mark`; takes its text, which a browser
        can make up.
    """
    key = f"browser-{name}"
    data = {"page": name, "language": language, "step": step, "question": question}

    def marked() -> None:
        reported = st.session_state.get(key)
        if isinstance(reported, Mapping) and isinstance(mark := reported.get("mark"), str):
            on_mark(mark)

    _page(key=key, data={**data, "first": first, "hold": hold}, on_mark_change=marked, height=1)


def when_near(name: str, wanted: Wanted) -> Wanted | None:
    """What to show at this place: `wanted` once the browser has asked for it, until then what was there.

    The browser asks when the place is on the screen and nothing else is going on.
    """
    key, kept = f"near-{name}", f"near-{name}-shown"
    mark = sha256(repr(wanted).encode()).hexdigest()[:16]
    reported = st.session_state.get(key)
    if isinstance(reported, Mapping) and reported.get("asked") == mark:
        st.session_state[kept] = (mark, wanted)
    drawn, shown = st.session_state.get(kept, ("", None))
    data = {"wanted": mark, "drawn": drawn, "library": _library()}
    _near(key=key, data=data, on_asked_change=lambda: None, height=1)
    return cast("Wanted | None", shown)


@lru_cache(maxsize=1)
def _library() -> list[str]:
    """The files of the library that draws charts, beside Streamlit's own script."""
    scripts = Path(st.__file__).parent / "static" / "static" / "js"
    return [file.name for file in scripts.glob("PlotlyChart.*.js")]
