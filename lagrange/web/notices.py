"""Notices and errors as one sentence in the reader's language."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import streamlit as st

import lagrange as lg
from lagrange.web import languages, state
from lagrange.web.languages import Language
from lagrange.web.link import Notice

_LOG = logging.getLogger(__name__)


def show(notices: Sequence[Notice], say: Language, system_id: str) -> None:
    """The values of a link that were corrected, until the reader has seen them."""
    if not notices:
        return
    lines = [say(f"error.{notice.key}", **dict(notice.fields)) for notice in notices]
    with st.container(key="corrected", horizontal=True, vertical_alignment="center"):
        st.text("\n".join(lines))
        st.button(
            say("page.dismiss"),
            key="dismiss",
            type="tertiary",
            on_click=state.change,
            args=(system_id,),
            kwargs={"notices": ()},
        )


def sentence(error: lg.ValueRangeError, say: Language) -> str:
    """A value's error in the reader's language."""
    fields = {"name": error.name, "value": str(error.value)[:60], "expected": error.expected}
    if error.reason == "range":
        fields["interval"] = error.interval
    return say(f"error.{error.reason}", **fields)


def report(error: Exception) -> bool:
    """Show one sentence instead of a stack trace, and log the trace; for `on_script_error`."""
    _LOG.error("a page failed", exc_info=error)
    say = languages.get(state.view().language)
    if isinstance(error, lg.ValueRangeError):
        st.error(sentence(error, say))
    else:
        st.error(say("error.unexpected"))
    return True
