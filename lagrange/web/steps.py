"""The derivation, step by step: sections up to the present one, and the controls under them.

All of it is one fragment: stepping redraws the text and leaves the stage and the charts alone.
"""

from __future__ import annotations

import re
import time
from collections.abc import Sequence

import streamlit as st

from lagrange.web import browser, card, demonstrations, languages, lessons, questions, router, state
from lagrange.web.blocks import QUESTIONS, Question, Try
from lagrange.web.card import Setting
from lagrange.web.document import Document, Hole, Prose, Section
from lagrange.web.evaluation import Present
from lagrange.web.languages import Language
from lagrange.web.palette import Theme
from lagrange.web.state import Progress

_DISPLAYED = re.compile(r"\$\$(.+?)\$\$", re.DOTALL)

_BREATH = 0.05
"""Seconds between sections where many are new at once: the stage draws its frames between them."""


@st.fragment
def show(system_id: str) -> None:
    """The text of a lesson with its controls."""
    if state.whole_page_wanted():
        st.rerun(scope="app")
    shown, place = state.view(), state.progress(system_id)
    text = lessons.text(system_id, shown.language, shown.notation)
    say = languages.get(shown.language)
    setting = Setting(system_id, shown, say, theme())
    index = text.ids.index(place.step)
    sections = text.sections if place.everything else text.sections[: index + 1]
    st.html(f"<style>{_emphasis(place)}{_widths(sections, setting, place)}</style>")
    # Each part in a container of its own: a place that is taken over by something else would keep
    # the old one's content until the run is over.
    with st.container(key="sections"):
        known = state.sections_shown(system_id)
        for number, section in enumerate(sections):
            if number > known:
                time.sleep(_BREATH)
            state.note_sections(system_id, number + 1)
            _section(section, setting, place, earlier=number != index or place.everything)
    with st.container(key="stepper", horizontal=True, vertical_alignment="center", gap="xsmall"):
        _stepper(system_id, text, place, say)
    with st.container(key="onward"):
        if index == len(text.ids) - 1:
            _next_lesson(system_id, say)
    pending = _pending(text.sections[index], place)
    browser.page(
        lessons.lesson_of(system_id),
        shown.language,
        place.step,
        question=pending.id if pending else "",
        first=index == 0,
        hold=bool(place.notices),
    )
    state.write_lesson_address(lessons.system(system_id), text.ids)


def theme() -> Theme:
    """The browser's present theme."""
    return "dark" if st.context.theme.type == "dark" else "light"


def _emphasis(place: Progress) -> str:
    """The present step's formula is large and marked; a style, so that no element changes."""
    card_ = f".st-key-step-{place.step} [class*='st-key-card-']"
    return f"{card_}{{border-left-color:var(--accent);--formula:1.25rem}}"


def _widths(sections: Sequence[Section], setting: Setting, place: Progress) -> str:
    """The widths of all formulas that stand in lines of their own."""
    found: list[str] = []
    for section in sections:
        found += [card.style(hole, setting, place) for hole in section.holes]
        for number, part in enumerate(section.parts):
            if isinstance(part, Prose) and (formulas := _DISPLAYED.findall(part.text)):
                width = max(map(card.needed, formulas))
                found.append(f".{_prose_class(section, number)}{{--full:{width:.1f};--narrow:{width:.1f}}}")
    return "".join(found)


def _prose_class(section: Section, number: int) -> str:
    return f"st-key-{_prose_key(section, number)}"


def _prose_key(section: Section, number: int) -> str:
    return f"prose-{section.id}-{number}"


def _section(section: Section, setting: Setting, place: Progress, *, earlier: bool) -> None:
    present = Present(setting.system_id, place.parameters, place.q, place.qd)
    with st.container(key=f"step-{section.id}", gap="small"):
        st.header(section.title, anchor=section.id)
        for number, part in enumerate(section.parts):
            if isinstance(part, Prose):
                with st.container(key=_prose_key(section, number), gap="small"):
                    st.markdown(part.text)
            else:
                _part(part, setting, place, present, earlier=earlier)
            if isinstance(part, QUESTIONS) and not earlier and questions.is_open(part, place):
                return


def _part(
    part: Hole | Try | Question, setting: Setting, place: Progress, present: Present, *, earlier: bool
) -> None:
    match part:
        case Hole():
            card.show(part.step, setting, place)
        case Try():
            st.button(
                part.label,
                key=f"try-{part.id}",
                on_click=_try,
                args=(part, present),
            )
        case _:
            questions.show(part, present, setting.say, earlier=earlier)


def _try(block: Try, present: Present) -> None:
    payload = demonstrations.payload(block.demonstration, present)
    state.demonstrate(present.system_id, block.id, payload)


def _stepper(system_id: str, text: Document, place: Progress, say: Language) -> None:
    index = text.ids.index(place.step)
    pending = _pending(text.sections[index], place)
    last = index == len(text.ids) - 1
    st.button(
        say("page.back"),
        key="back",
        disabled=index == 0,
        on_click=_go,
        args=(system_id, text.ids[max(index - 1, 0)]),
    )
    if pending is not None:
        st.button(
            say("page.show_answer"),
            key="next",
            on_click=questions.reveal,
            args=(system_id, pending.id),
        )
    else:
        st.button(
            say("page.next"),
            key="next",
            type="primary",
            disabled=last,
            on_click=_go,
            args=(system_id, text.ids[min(index + 1, len(text.ids) - 1)]),
        )
    _jump(system_id, text, place, say)
    st.button(
        say("page.one_by_one" if place.everything else "page.show_all"),
        key="everything",
        type="tertiary",
        on_click=_toggle,
        args=(system_id, "everything"),
    )
    st.button(
        say("page.with_symbols" if place.with_numbers else "page.with_numbers"),
        key="numbers",
        type="tertiary",
        on_click=_toggle,
        args=(system_id, "with_numbers"),
    )


def _next_lesson(system_id: str, say: Language) -> None:
    """The way on, at the end of a lesson."""
    following = lessons.ids()[lessons.ids().index(lessons.lesson_of(system_id)) + 1 :]
    if following:
        title = lessons.text(following[0], say.code).title
        label = say("page.next_lesson", title=title)
        st.page_link(router.page(following[0]), label=label, query_params=state.view_query())


def _pending(section: Section, place: Progress) -> Question | None:
    """The first question of the present section that still hides something."""
    if place.everything:
        return None
    return next((q for q in section.questions if questions.is_open(q, place)), None)


def _jump(system_id: str, text: Document, place: Progress, say: Language) -> None:
    """Where one is, which opens to all the steps; they are only made then."""
    index = text.ids.index(place.step)
    opened = st.popover(
        f"{index + 1} / {len(text.ids)}",
        help=say("page.jump"),
        type="tertiary",
        key="jump",
        on_change="rerun",
    )
    if not opened.open:
        return
    with opened:
        for number, section in enumerate(text.sections, start=1):
            st.button(
                f"{number}. {section.title}",
                key=f"go-{section.id}",
                type="tertiary",
                disabled=section.id == place.step,
                on_click=_jump_to,
                args=(system_id, section.id),
            )


def _jump_to(system_id: str, step: str) -> None:
    st.session_state["jump"] = False
    _go(system_id, step)


def _go(system_id: str, step: str) -> None:
    state.change(system_id, step=step, notices=())


def _toggle(system_id: str, switch: str) -> None:
    state.change(system_id, **{switch: not getattr(state.progress(system_id), switch)})
