"""Which arm a visit shows, and which one is being made for it.

The arm before stays until the new one is finished; so does the address.
"""

from __future__ import annotations

import dataclasses
import time
from collections.abc import Mapping
from dataclasses import dataclass

import streamlit as st

from lagrange.errors import TableError
from lagrange.phrases import Phrase
from lagrange.web import languages, lessons, picked, state, workshop
from lagrange.web.languages import Language
from lagrange.web.orders import Order
from lagrange.web.picked import Pick
from lagrange.web.workshop import Job, Machine

_SHOWN, _WANTED, _FAULT = "arm/shown", "arm/wanted", "arm/fault"


@dataclass(frozen=True)
class Shown:
    """The arm that is shown; holding its machine keeps it in the workshop's store."""

    pick: Pick
    machine: Machine | None


@dataclass(frozen=True)
class Wanted:
    """An arm that is being made, and the query of the address that asked for it, if one did."""

    pick: Pick
    query: Mapping[str, str] | None
    job: Job


def settle(query: Mapping[str, str] | None) -> tuple[str, Mapping[str, str] | None]:
    """The system to show in this run, and the query that is news for it.

    Parameters
    ----------
    query
        The address's query when it is news.
    """
    if query is not None:
        query = _read(query)
    wanted = _wanted()
    if wanted is None:
        return _shown().pick.id, query
    machine = _machine(wanted.pick)
    if machine is None and wanted.pick.link:
        return _shown().pick.id, None
    before = _shown().pick.id
    st.session_state[_SHOWN] = Shown(wanted.pick, machine)
    del st.session_state[_WANTED]
    return wanted.pick.id, wanted.query if wanted.query is not None else _same_step(before, wanted.pick.id)


def take(pick_: Pick) -> None:
    """Show another arm as soon as it is made (a callback)."""
    st.session_state.pop(_FAULT, None)
    _want(pick_, None)
    state.redraw_page()


def refuse(fault: Phrase) -> None:
    """Say why an arm cannot be had (a callback)."""
    st.session_state[_FAULT] = fault
    state.redraw_page()


def pick() -> Pick:
    """The arm that is shown or on its way."""
    wanted = _wanted()
    return wanted.pick if wanted is not None else _shown().pick


def shown() -> Pick:
    """The arm that is shown."""
    return _shown().pick


def fault(say: Language) -> str:
    """Why the last arm could not be had, as a sentence; empty if it could."""
    found = st.session_state.get(_FAULT)
    return sentence(found, say) if isinstance(found, Phrase) else ""


def sentence(what: Phrase, say: Language) -> str:
    """A phrase as a sentence in the reader's language."""
    return what.sentence(lambda code: say(f"phrase.{code}")) + say("phrase.stop")


def job() -> Job | None:
    """How far the arm is that is being made; asking keeps it in the queue."""
    wanted = _wanted()
    if wanted is None:
        return None
    found = wanted.job
    if found.fault is not None:
        return found
    if found.over.is_set() and _machine(wanted.pick) is None:
        found = workshop.shop().ask(wanted.pick.id, wanted.pick.table)
        st.session_state[_WANTED] = dataclasses.replace(wanted, job=found)
    found.wanted = time.monotonic()
    return found


def give_up(reason: Phrase) -> None:
    """The arm that was wanted cannot be made: the one before stays."""
    st.session_state.pop(_WANTED, None)
    st.session_state[_FAULT] = reason


def is_waiting() -> bool:
    """Whether an arm is being made."""
    return _wanted() is not None


def _read(query: Mapping[str, str]) -> Mapping[str, str] | None:
    """What a new address asks for: the query, if it is about the arm that is shown; else it is kept."""
    st.session_state.pop(_FAULT, None)
    st.session_state.pop(_WANTED, None)
    try:
        asked = picked.of_link(query.get("arm", ""))
    except TableError as error:
        st.session_state[_FAULT] = error.sentence
        return {name: value for name, value in query.items() if name != "arm"}
    if asked == _shown().pick:
        return query
    _want(asked, query)
    return None


def _want(pick_: Pick, query: Mapping[str, str] | None) -> None:
    if pick_.link and _machine(pick_) is None:
        made = workshop.shop().ask(pick_.id, pick_.table)
    else:
        made = Job(Order(pick_.id, pick_.table))
    st.session_state[_WANTED] = Wanted(pick_, query, made)


def _same_step(before: str, after: str) -> Mapping[str, str]:
    """The step at which the reader is, if the other arm has it; all else as it opens."""
    step = state.progress(before).step if state.has_place(before) else ""
    return {"step": step} if step in lessons.text(after, languages.FALLBACK).ids else {}


def _machine(pick_: Pick) -> Machine | None:
    return workshop.shop().find(pick_.id) if pick_.link else None


def _shown() -> Shown:
    found = st.session_state.get(_SHOWN)
    return found if isinstance(found, Shown) else Shown(picked.of_link(""), None)


def _wanted() -> Wanted | None:
    found = st.session_state.get(_WANTED)
    return found if isinstance(found, Wanted) else None
