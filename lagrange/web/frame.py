"""What every page has: its name, its style, the bar with language and notation, the notices."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache, partial

import streamlit as st
from streamlit.delta_generator import DeltaGenerator

from lagrange.web import languages, router, state
from lagrange.web.languages import Language
from lagrange.web.notation import CHOICES
from lagrange.web.places import WEB

_VARIABLES = {
    "page": "backgroundColor",
    "panel": "secondaryBackgroundColor",
    "line": "borderColor",
    "accent": "primaryColor",
    "link": "linkColor",
}


@lru_cache(maxsize=1)
def _style() -> str:
    css = (WEB / "page.css").read_text(encoding="utf-8")
    return f"<style>.stApp{{{_theme_variables()}}}{css}</style>"


def _theme_variables() -> str:
    """The theme's colours for the style sheet; Streamlit gives them to components only."""
    return "".join(
        f"--{name}:light-dark({st.get_option(f'theme.light.{option}')},"
        f"{st.get_option(f'theme.dark.{option}')});"
        for name, option in _VARIABLES.items()
    )


@dataclass(frozen=True)
class Frame:
    """The containers of a page, from top to bottom."""

    bar: DeltaGenerator
    notices: DeltaGenerator
    body: DeltaGenerator
    foot: DeltaGenerator


def open_page(title: str) -> Frame:
    """Set up a page with empty containers.

    They are made on every run, whatever will stand in them, so that nothing is mounted anew; and
    empty, so that a page can begin with what shall be seen first.
    """
    site = languages.get(state.view().language)("page.site")
    st.set_page_config(page_title=f"{title} · {site}" if title else site, layout="wide")
    bar = st.container(key="bar", horizontal=True, vertical_alignment="center", gap="medium")
    frame = Frame(
        bar,
        st.container(key="notices"),
        st.container(key="body"),
        st.container(key="foot"),
    )
    st.html(_style())
    return frame


def fill_bar(bar: DeltaGenerator) -> None:
    """The way home, notation and language."""
    with bar:
        _bar(languages.get(state.view().language))


def _bar(say: Language) -> None:
    st.page_link(router.page(router.HOME), label=say("page.site"), query_params=state.view_query())
    with st.container(key="settings", horizontal=True, vertical_alignment="center", gap="small"):
        _notation(say)
        _language(say)


def _notation(say: Language) -> None:
    with st.popover(say("page.notation"), type="tertiary", key="notation"):
        for field, options in CHOICES.items():
            key = f"notation-{field}"
            st.session_state[key] = getattr(state.view().notation, field)
            st.segmented_control(
                say(f"page.notation_{field}"),
                options,
                format_func=partial(_choice, say, field),
                required=True,
                key=key,
                on_change=_take_notation,
            )


def _choice(say: Language, field: str, option: str) -> str:
    return say(f"page.notation_{field}_{option}")


def _take_notation() -> None:
    chosen = {field: st.session_state[f"notation-{field}"] for field in CHOICES}
    state.set_view(notation=type(state.view().notation)(**chosen))


def _language(say: Language) -> None:
    """One quiet button a language; the present one is not a choice."""
    for code in languages.codes():
        st.button(
            languages.get(code).name,
            key=f"language-{code}",
            type="tertiary",
            disabled=code == say.code,
            on_click=state.set_view,
            kwargs={"language": code},
        )
