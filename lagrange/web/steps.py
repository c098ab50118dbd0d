"""The derivation, step by step: sections up to the present one, and the controls under them.

Each section is a part of its own: a step draws the new one and leaves the text before it alone.
"""

from __future__ import annotations

import time
from functools import partial

import streamlit as st

from lagrange.web import (
    browser,
    card,
    demonstrations,
    displayed,
    languages,
    lessons,
    parts,
    questions,
    reading,
    router,
    stage,
    state,
)
from lagrange.web.blocks import QUESTIONS, Question, Try, Watch
from lagrange.web.document import Document, Hole, Prose, Section
from lagrange.web.evaluation import Present
from lagrange.web.languages import Language
from lagrange.web.setting import Setting
from lagrange.web.state import Progress

_BREATH = 0.05
"""Seconds between sections where many are new at once: the stage draws its frames between them."""


def show(system_id: str) -> None:
    """The text of a lesson with its controls."""
    with st.container(key="sections"):
        for step in reading.text(system_id).ids:
            parts.draw(parts.section(step), _place, system_id, step)
    parts.draw(parts.STEPPER, _controls, system_id)


def _setting(system_id: str) -> Setting:
    shown = state.view()
    return Setting(system_id, shown, languages.get(shown.language), state.theme())


def _place(system_id: str, step: str) -> None:
    """The place of one section, which is empty until the reader has come to it."""
    place, drawn = state.progress(system_id), state.drawn(system_id)
    section = next((s for s in reading.sections(system_id) if s.id == step), None)
    if section is None:
        drawn.discard(step)
        return
    # The present one comes at once; where more are new, the stage has its turn between them.
    if step not in drawn and step != place.step:
        time.sleep(_BREATH)
    drawn.add(step)
    _section(section, _setting(system_id), place, earlier=step != place.step or place.everything)


def _controls(system_id: str) -> None:
    """What stands under the text, and what follows from where the reader is: marks and address."""
    setting, place = _setting(system_id), state.progress(system_id)
    text = reading.text(system_id)
    index = text.ids.index(place.step)
    with st.container(key="stepper", horizontal=True, vertical_alignment="center", gap="xsmall"):
        _stepper(system_id, text, place, setting.say)
    with st.container(key="onward"):
        if index == len(text.ids) - 1:
            _next_lesson(system_id, setting.say)
    pending = _pending(text.sections[index], place)
    browser.page(
        lessons.lesson_of(system_id),
        setting.shown.language,
        place.step,
        question=pending.id if pending else "",
        first=index == 0,
        hold=bool(place.notices),
        on_mark=partial(_open, system_id),
    )
    state.write_lesson_address(lessons.system(system_id), text.ids)


def _section(section: Section, setting: Setting, place: Progress, *, earlier: bool) -> None:
    now = state.present(setting.system_id)
    with st.container(key=f"step-{section.id}", gap="small"):
        st.header(section.title, anchor=section.id)
        for part in section.parts:
            if isinstance(part, Prose):
                displayed.text(part.text)
            else:
                _part(part, setting, place, now, earlier=earlier)
            if isinstance(part, QUESTIONS) and not earlier and questions.is_open(part, place):
                return


def _part(
    part: Hole | Try | Watch | Question,
    setting: Setting,
    place: Progress,
    now: Present,
    *,
    earlier: bool,
) -> None:
    match part:
        case Hole():
            card.show(part.step, setting, place)
        case Try():
            st.button(
                part.label,
                key=f"try-{part.id}",
                on_click=_try,
                args=(part, setting.system_id),
            )
        case Watch():
            _watch(part, setting)
        case _:
            questions.show(part, now, setting.say, earlier=earlier)


def _try(block: Try, system_id: str) -> None:
    payload = demonstrations.payload(block.demonstration, state.present(system_id))
    state.demonstrate(system_id, block.id, payload)
    parts.refresh(parts.STEPPER, parts.STAGE)


def _watch(block: Watch, setting: Setting) -> None:
    """Another machine in motion, what to look for, and the way to its own lesson."""
    with st.container(key=f"watch-{block.id}", gap="xsmall"):
        stage.show_compact(block.system, setting.shown, place=block.id)
        st.markdown(block.look)
        if block.system in lessons.ids():
            title = lessons.text(block.system, setting.say.code).title
            label = setting.say("page.open_lesson", title=title)
            st.page_link(router.page(block.system), label=label, query_params=state.view_query())


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
    """Come to another step (a callback); the sections between the two appear, or go."""
    text, before = reading.text(system_id), state.progress(system_id)
    ids = text.ids
    low, high = sorted((ids.index(before.step), ids.index(step)))
    state.change(system_id, step=step, notices=())
    if before.notices:
        st.rerun()
    # A question is answered in the present section only, so its section looks different in the end.
    first = low if text.sections[low].questions else low + 1
    changed = () if before.everything else ids[first : high + 1]
    parts.refresh(parts.STEPPER, *map(parts.section, changed))


def _open(system_id: str, step: str) -> None:
    """Open what stands behind a formula, or close it (a callback)."""
    found = next((s.id for s in reading.sections(system_id) if step in s.holes), None)
    if found is not None:
        state.change(system_id, opened=state.progress(system_id).opened ^ {step})
        parts.refresh(parts.STEPPER, parts.section(found))


def _toggle(system_id: str, switch: str) -> None:
    state.change(system_id, **{switch: not getattr(state.progress(system_id), switch)})
    ids = reading.text(system_id).ids
    parts.refresh(parts.STEPPER, *map(parts.section, ids))
