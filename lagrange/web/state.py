"""The state of a visit. Session state is the truth; the address follows it.

Three things change a lesson: the reader (through a widget's callback), the stage (it reports the
values the reader settled on) and the address (a link, or the browser's Back).  Only what Python
changes by itself raises `revision`, so an old message never overwrites a slider being dragged.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any

import streamlit as st
from streamlit.runtime.scriptrunner import get_script_run_ctx

import lagrange as lg
from lagrange import convention
from lagrange.notation import Notation
from lagrange.system import System
from lagrange.web import languages, link
from lagrange.web.evaluation import Present
from lagrange.web.link import Link, Notice
from lagrange.web.palette import Theme

_VIEW, _SEEN, _ACTED, _AWAY = "view", "seen", "acted", "away"


@dataclass(frozen=True)
class View:
    """What holds for every page: language and notation."""

    language: str
    notation: Notation


@dataclass(frozen=True)
class Answer:
    """An answer given: which choice or number, and whether it was right."""

    given: str
    right: bool


@dataclass(frozen=True)
class Progress:
    """A reader's place in one lesson."""

    step: str
    parameters: tuple[float, ...]
    q: tuple[float, ...]
    qd: tuple[float, ...]
    revision: int = 1
    demonstration: Mapping[str, Any] | None = None
    shown_block: str = ""
    answers: Mapping[str, Answer] = field(default_factory=dict)
    revealed: frozenset[str] = frozenset()
    opened: frozenset[str] = frozenset()
    everything: bool = False
    with_numbers: bool = False
    notices: tuple[Notice, ...] = ()


def arrive(page: str, own_keys: frozenset[str]) -> dict[str, str] | None:
    """Begin a full run: the address's query when it is news, else None.

    It is news when a link or Back brought it.  It is none when the reader just acted (the browser
    may not know yet what was last written; what Back brings is news all the same), and when another
    page's link led here without a word about the lesson: then the reader's place is kept.
    """
    query = st.query_params.to_dict()
    seen_page, seen_query = st.session_state.get(_SEEN, (None, None))
    acted = st.session_state.pop(_ACTED, False)
    entered = seen_page != page
    st.session_state[_SEEN] = (page, query)
    news = entered or (query != seen_query and (_by_history() or not acted))
    _adopt_view(query if news else {})
    if entered and seen_page is not None and not own_keys & query.keys():
        return None
    return query if news else None


def _by_history() -> bool:
    """Whether Back, Forward or a link within the page asked for this run."""
    context = get_script_run_ctx()
    return context is not None and context.is_history_navigation


def is_first_page() -> bool:
    """Whether nothing has been shown yet in this visit; ask before `arrive`."""
    return _SEEN not in st.session_state


def _adopt_view(query: Mapping[str, str]) -> None:
    """Take language and notation from the address, else keep them, else ask the browser."""
    known = st.session_state.get(_VIEW)
    code = query.get("lang")
    if code not in languages.codes():
        code = known.language if known else languages.negotiate(code, *_wishes())
    profile = Notation.from_key(query.get("notation", ""))
    if profile is None:
        profile = known.notation if known else Notation()
    if "notation" not in query and "lang" in query and known is not None:
        profile = Notation()
    st.session_state[_VIEW] = View(code, profile)


def _wishes() -> tuple[str | None, ...]:
    return st.context.locale, st.context.headers.get("Accept-Language")


def view() -> View:
    """Language and notation of this visit."""
    known = st.session_state.get(_VIEW)
    return known if isinstance(known, View) else View(languages.negotiate(*_wishes()), Notation())


def theme() -> Theme:
    """The browser's present theme."""
    return "dark" if st.context.theme.type == "dark" else "light"


def set_view(*, language: str | None = None, notation: Notation | None = None) -> None:
    """Change language or notation (a callback)."""
    known = view()
    st.session_state[_VIEW] = View(language or known.language, notation or known.notation)
    st.session_state[_ACTED] = True


def open_lesson(system: System, steps: tuple[str, ...], query: Mapping[str, str] | None) -> None:
    """Make sure there is a place in the lesson, and take what the address says when it is news."""
    key = _key(system.id)
    known = st.session_state.get(key)
    if known is not None and known.step not in steps:
        known = replace(known, step=steps[0])
    if query is None and known is not None:
        st.session_state[key] = known
        return
    shown = view()
    base = link.default(system, steps[0], shown.language, shown.notation)
    found, notices = link.parse(query or {}, system, steps, base)
    start = known or Progress(found.step, found.parameters, found.q, found.qd, revision=0)
    st.session_state[key] = replace(
        start,
        step=found.step,
        parameters=found.parameters,
        q=found.q,
        qd=found.qd,
        revision=start.revision + 1,
        demonstration=None,
        notices=notices,
    )


def current_system(lesson: str, query: Mapping[str, str] | None) -> str:
    """The convention that a lesson shows: the one the address names when it is news, else the one before."""
    key = f"system/{lesson}"
    named = (query or {}).get("system")
    if named in lg.systems.family(lesson):
        st.session_state[key] = named
    elif query:
        st.session_state[key] = lesson
    return str(st.session_state.get(key, lesson))


def switch_system(before: str, after: str) -> None:
    """Show the machine in another convention, as far as that has its parameters (a callback)."""
    source, target = lg.systems.get(before), lg.systems.get(after)
    place = progress(before)
    values = dict(zip((p.name for p in source.parameters), place.parameters, strict=True))
    parameters = convention.converted_values(source, values, target).values()
    q = convention.converted_coordinates(source, place.q, target)
    st.session_state[_key(after)] = replace(
        place,
        parameters=tuple(map(link.settled, parameters, (p.default for p in target.parameters))),
        q=tuple(map(link.settled, q, target.start[0])),
        revision=place.revision + 1,
        demonstration=None,
        notices=(),
    )
    st.session_state[f"system/{lg.systems.family(before)[0]}"] = after
    st.session_state[_ACTED] = True


def progress(system_id: str) -> Progress:
    """The reader's place in the lesson; `open_lesson` made it."""
    found = st.session_state[_key(system_id)]
    if not isinstance(found, Progress):
        raise TypeError(f"the place in {system_id} is a {type(found).__name__}")
    return found


def present(system_id: str) -> Present:
    """The values that hold now."""
    place = progress(system_id)
    return Present(system_id, place.parameters, place.q, place.qd)


def change(system_id: str, **changes: Any) -> None:  # noqa: ANN401 - fields of Progress
    """Change the reader's place (a callback, or the page itself)."""
    st.session_state[_key(system_id)] = replace(progress(system_id), **changes)
    st.session_state[_ACTED] = True


def demonstrate(system_id: str, block: str, demonstration: Mapping[str, Any]) -> None:
    """Hand the stage a block's demonstration; this is Python's own change: the revision rises."""
    change(
        system_id,
        demonstration=demonstration,
        shown_block=block,
        revision=progress(system_id).revision + 1,
    )


def keep_address(*, away: bool) -> None:
    """Leave the address alone while it names what is still to come."""
    st.session_state[_AWAY] = away


def redraw_page() -> None:
    """The reader did something that concerns the whole page; the last thing that a callback does."""
    st.session_state[_ACTED] = True
    st.rerun()


def has_place(system_id: str) -> bool:
    """Whether the reader has a place with that system."""
    return _key(system_id) in st.session_state


def drawn(system_id: str) -> set[str]:
    """The sections of the lesson that the reader has before this run; kept by who draws them."""
    known: set[str] = st.session_state.setdefault(f"sections/{system_id}", set())
    return known


def write_lesson_address(system: System, steps: tuple[str, ...]) -> None:
    """Let the address follow the state; the only place that writes it for a lesson.

    Compared by meaning, not by text: an untouched lesson keeps its bare address, and every write
    is one entry of the browser's history.
    """
    place, shown = progress(system.id), view()
    # A run of the fragment ends here and never comes through `arrive`: what the reader did is dealt
    # with, and the next news is Back's.
    st.session_state.pop(_ACTED, None)
    if st.session_state.get(_AWAY):
        return
    state = Link(system.id, shown.language, shown.notation, place.step, place.parameters, place.q, place.qd)
    opened = languages.negotiate(*_wishes())
    base = link.default(system, steps[0], opened, Notation())
    if link.parse(st.query_params.to_dict(), system, steps, base)[0] != state:
        _write(link.write(state, system))


def write_view_address() -> None:
    """Let the address of a page without a lesson follow language and notation."""
    query = st.query_params.to_dict()
    wanted = view_query()
    opened = {"lang": languages.negotiate(*_wishes())}
    if {**opened, **query} != {**opened, **wanted}:
        _write(wanted)


def view_query() -> dict[str, str]:
    """Language and notation as links between pages carry them."""
    shown = view()
    query = {"lang": shown.language}
    if shown.notation != Notation():
        query["notation"] = shown.notation.key
    return query


def _write(query: dict[str, str]) -> None:
    st.query_params.from_dict(query)
    page, _ = st.session_state[_SEEN]
    st.session_state[_SEEN] = (page, query)


def _key(system_id: str) -> str:
    return f"lesson/{system_id}"
