"""The choice of the arm at the top of its lesson, and how far the chosen one is."""

from __future__ import annotations

import streamlit as st

from lagrange import arms
from lagrange.web import languages, lessons, picked, picking, state, table_editor
from lagrange.web.languages import Language

_OWN_TABLE = ""
"""The choice that is no known arm."""

_POLL = 0.6
"""Seconds after which it is looked how far an arm is."""


def show(say: Language) -> None:
    """The choice, the table that can be edited, and what is being made."""
    with st.container(key="picker", gap="small"):
        _choose()
        with st.container(key="making"):
            if picking.is_waiting():
                st.fragment(_making, run_every=_POLL)()
            elif sentence := picking.fault(say):
                st.text(sentence)


@st.fragment
def _choose() -> None:
    say = languages.get(state.view().language)
    present = picking.pick()
    names = [*picked.names(), *([_OWN_TABLE] if not present.known else [])]
    key = "arm-name"
    st.session_state[key] = present.known
    with st.container(key="arm", horizontal=True, vertical_alignment="bottom", gap="small"):
        st.selectbox(
            say("arm.title"),
            names,
            format_func=lambda name: say(f"arm.name.{name or 'own_table'}"),
            key=key,
            on_change=_take,
        )
        opened = table_editor.is_open()
        st.button(
            say("arm.close" if opened else "arm.edit"),
            key="arm-edit",
            on_click=table_editor.close if opened else table_editor.edit,
            args=() if opened else (present.table,),
        )
    if present.known:
        st.caption(arms.arm(present.known).source)
    if table_editor.is_open():
        table_editor.show(say)


def _take() -> None:
    name = st.session_state["arm-name"]
    if name != _OWN_TABLE:
        table_editor.close()
        picking.take(picked.of_name(name))


def _making() -> None:
    """How far the arm is; when it is finished, or cannot be, the page follows."""
    job = picking.job()
    if job is None:
        return
    if job.fault is not None:
        picking.give_up(job.fault)
        st.rerun(scope="app")
    if lessons.machine(job.order.id) is not None:
        st.rerun(scope="app")
    say = languages.get(state.view().language)
    name = picking.pick().known or "own_table"
    waiting = job.stage == "waiting" and job.before == 0
    stage = say("arm.stage.starting") if waiting else say(f"arm.stage.{job.stage}", before=job.before)
    st.progress(job.fraction, text=say("arm.making", name=say(f"arm.name.{name}"), stage=stage))
