"""The parts of a lesson's page that are drawn anew on their own: fragments with names.

What a reader does changes few of them.  The rest of a long lesson is then neither sent nor laid out
again, so the stage beside it goes on smoothly.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ParamSpec

import streamlit as st
from streamlit.errors import StreamlitAPIException

Arguments = ParamSpec("Arguments")

STAGE, STEPPER = "stage", "stepper"


def section(step: str) -> str:
    """The part that is one section of the text."""
    return f"section-{step}"


def chart(number: int) -> str:
    """The part that is one chart."""
    return f"chart-{number}"


def draw(
    name: str,
    show: Callable[Arguments, None],
    *args: Arguments.args,
    **kwargs: Arguments.kwargs,
) -> None:
    """Draw a part at this place."""
    st.fragment(show, key=name)(*args, **kwargs)


def refresh(*names: str) -> None:
    """Draw these parts anew and nothing else; the last thing that a callback does."""
    try:
        st.rerun(list(names))
    except StreamlitAPIException:
        # One of them is not on the page, such as a chart that came with another machine.
        st.rerun()
