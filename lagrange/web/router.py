"""The pages there are: home, and every file of pages/ whose lesson is registered."""

from __future__ import annotations

import streamlit as st

from lagrange.web import lessons
from lagrange.web.places import PAGES

HOME = "home"


def page(name: str) -> st.Page:
    """The page of that name, for navigation and for links to it."""
    return st.Page(PAGES / f"{name}.py", title="Lagrange", url_path=name, default=name == HOME)


def pages() -> list[st.Page]:
    """Every page, home first."""
    return [page(name) for name in (HOME, *lessons.ids())]
