"""The home page: what is here, a moving picture of each system, and the way through."""

from __future__ import annotations

import streamlit as st

from lagrange.web import browser, frame, languages, lessons, router, stage, state
from lagrange.web.languages import Language


def show() -> None:
    """The whole page."""
    state.arrive(router.HOME, frozenset())
    say = languages.get(state.view().language)
    page = frame.open_page("")
    frame.fill_bar(page.bar)
    with page.body, st.container(key="home"):
        st.title(say("home.title"), anchor=False)
        st.markdown(say("home.lead"))
        for place, name in enumerate(lessons.ids(), start=1):
            _entry(place, name, say)
        st.header(say("home.how_title"), anchor=False)
        st.markdown(say("home.how"))
    with page.foot:
        browser.page(router.HOME, say.code)
    state.write_view_address()


def _entry(place: int, name: str, say: Language) -> None:
    text = lessons.text(name, say.code)
    with st.container(key=f"entry-{name}"):
        picture, words = st.columns([2, 3], gap="large", vertical_alignment="center")
        with picture:
            stage.show_compact(name, state.view())
        with words:
            st.header(f"{place}. {text.title}", anchor=False)
            st.markdown(say.find(f"system.{name}.summary") or text.lead)
            st.page_link(router.page(name), label=say("home.open"), query_params=state.view_query())
