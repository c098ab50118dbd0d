"""Two small components: what a page asks of the browser, and what waits until it is near."""

from __future__ import annotations

import streamlit as st

from lagrange.web.places import WEB

_page = st.components.v2.component("page", js=(WEB / "page.js").read_text(encoding="utf-8"))
_near = st.components.v2.component(
    "near", html="<span></span>", js=(WEB / "near.js").read_text(encoding="utf-8")
)


def page(
    name: str,
    language: str,
    step: str = "",
    *,
    question: str = "",
    first: bool = True,
    hold: bool = False,
) -> None:
    """Tell the browser the page's language and its present step, and listen to the clicker.

    Parameters
    ----------
    question
        The question that is open in this step; when it closes, what it hid comes into view.
    first
        Whether this step is where the page begins; arriving there needs no scrolling.
    hold
        Whether to stay at the top for now.
    """
    data = {"page": name, "language": language, "step": step, "question": question}
    _page(key=f"browser-{name}", data={**data, "first": first, "hold": hold}, height=1)


def is_near(name: str) -> bool:
    """Whether this place has come near the screen; asking again costs nothing."""
    key = f"near-{name}"
    if st.session_state.get(f"{key}-seen"):
        return True
    found = _near(key=key, on_near_change=lambda: None, height=1)
    if found.near:
        st.session_state[f"{key}-seen"] = True
        return True
    return False
