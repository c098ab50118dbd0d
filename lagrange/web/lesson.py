"""The page of a lesson: the derivation on the left, the stage on the right, charts below."""

from __future__ import annotations

import time
from collections.abc import Mapping

import streamlit as st

import lagrange as lg
from lagrange.web import (
    charts,
    frame,
    languages,
    lessons,
    link,
    notices,
    parts,
    picked,
    picker,
    picking,
    stage,
    state,
    steps,
)
from lagrange.web.languages import Language

_HEAD_START = 0.5
"""Seconds that the stage gets on a visit's first page before the rest of it is laid out.

The browser draws formulas and controls on the same thread that must start the motion.  Beside a blank
page, on a busy machine, the first moving frame came after 1.65 times as long without it, 1.58 times
with 0.35 s and 1.35 times with 0.6 s.
"""


def show(lesson: str) -> None:
    """The whole page."""
    first_page = state.is_first_page()
    system_id, news = _current(lesson, state.arrive(lesson, link.keys(lessons.system(lesson))))
    system = lessons.system(system_id)
    shown = state.view()
    say = languages.get(shown.language)
    text = lessons.text(system_id, shown.language, shown.notation)
    state.open_lesson(system, text.ids, news)
    place = state.progress(system_id)

    page = frame.open_page(text.title)
    with page.body:
        words, picture = st.columns([10, 11], gap="large")
    with picture, st.container(key="picture"):
        # First, so that it moves before the text is laid out.
        parts.draw(parts.STAGE, stage.show, system_id)
    column = words.container(key="words")
    column.title(text.title, anchor=False)
    if first_page:
        time.sleep(_HEAD_START)
    frame.fill_bar(page.bar)
    with page.notices:
        notices.show(place.notices, say, system_id)
    with column:
        st.markdown(text.lead)
        if picked.offered(lesson):
            picker.show(say)
        else:
            _conventions(system_id, say)
        steps.show(system_id)
    with page.foot, st.container(key="charts"):
        charts.show(system_id)


def _current(lesson: str, news: Mapping[str, str] | None) -> tuple[str, Mapping[str, str] | None]:
    """The system that is shown, and the part of the address's news that is about it."""
    if not picked.offered(lesson):
        return state.current_system(lesson, news), news
    found = picking.settle(news)
    state.keep_address(away=picking.is_waiting())
    return found


def _conventions(system_id: str, say: Language) -> None:
    """The choice of the convention, where the lesson has several."""
    family = lg.systems.family(system_id)
    if len(family) == 1:
        return
    key = f"convention-{family[0]}"
    st.session_state[key] = system_id
    with st.container(key="convention"):
        st.radio(
            say("page.convention"),
            family,
            format_func=lambda name: say(f"system.{name}.convention"),
            key=key,
            on_change=lambda: state.switch_system(system_id, st.session_state[key]),
        )
