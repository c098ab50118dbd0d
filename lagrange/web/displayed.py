"""Formulas in lines of their own: Python writes their LaTeX, the browser sets it (assets/page/formulas.js).

Streamlit sets a formula as well, but as thousands of elements that React looks after; the stage
beside the text then stumbled at every step of a derivation.
"""

from __future__ import annotations

import html
import re

import streamlit as st

from lagrange.extent import extent

_DISPLAYED = re.compile(r"\$\$(.+?)\$\$", re.DOTALL)

_TEXT = 1.21
"""A formula's size over that of the text around it."""


def formula(latex: str, narrow: str | None = None) -> str:
    """The HTML of a formula; where its column is narrow, `narrow` stands in its place."""
    forms = {"full": latex, "narrow": narrow or latex}
    data = "".join(
        f' data-{form}="{html.escape(text)}" data-{form}-width="{_width(text):.1f}"'
        for form, text in forms.items()
    )
    return f'<div class="formula"{data}></div>'


def show(latex: str, narrow: str | None = None) -> None:
    """Show a formula."""
    st.html(formula(latex, narrow))


def text(markdown: str) -> None:
    """Markdown in which formulas stand."""
    for number, piece in enumerate(_DISPLAYED.split(markdown)):
        if number % 2:
            show(piece.strip())
        elif piece.strip():
            st.markdown(piece)


def _width(latex: str) -> float:
    """The width of a formula in em of the text, with a little to spare."""
    return 1.07 * _TEXT * extent(latex) + 0.2
