"""The stage: the live simulation, one component for every system.

Python sends what is constant for a system (its module, shapes and symbols) and the committed values
with their revision; the browser reports the values a reader settles on, once, as `committed`.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Mapping
from functools import lru_cache
from typing import Any

import streamlit as st

import lagrange as lg
from lagrange.notation import Notation
from lagrange.web import charts, demonstrations, languages, lessons, link, parts, reading, state
from lagrange.web.components import component
from lagrange.web.description import describe
from lagrange.web.palette import palettes
from lagrange.web.places import ASSETS
from lagrange.web.state import Progress, View

_mount = component(
    "stage", "stage/stage.js", css=(ASSETS / "stage" / "stage.css").read_text(encoding="utf-8")
)


def show(system_id: str) -> None:
    """The stage of a lesson."""
    place, shown = state.progress(system_id), state.view()
    _mount(
        key=_key(system_id),
        data={
            **_constant(system_id, shown.language, shown.notation),
            "revision": place.revision,
            "committed": {
                "parameters": dict(_named(system_id, place.parameters)),
                "start": {"q": list(place.q), "qd": list(place.qd)},
            },
            "demonstration": _demonstration(system_id, place, shown),
        },
        on_committed_change=lambda: _on_committed(system_id),
    )


def _key(system_id: str) -> str:
    """One component for a lesson, so that the picture stays when the convention changes."""
    return f"stage-{lessons.lesson_of(system_id)}"


def show_compact(system_id: str, shown: View, place: str = "home") -> None:
    """A small moving picture of a system, without controls; `place` tells those of one page apart."""
    system = lessons.system(system_id)
    q, qd = system.start
    _mount(
        key=f"picture-{place}-{system_id}",
        data={
            **_constant(system_id, shown.language, shown.notation),
            "compact": True,
            "revision": 1,
            "committed": {
                "parameters": dict(system.values()),
                "start": {"q": list(q), "qd": list(qd)},
            },
            "demonstration": None,
        },
        on_committed_change=_ignore,
    )


def _demonstration(system_id: str, place: Progress, shown: View) -> dict[str, Any] | None:
    """The demonstration with what to look for in the present language."""
    if place.demonstration is None:
        return None
    text = lessons.text(system_id, shown.language, shown.notation)
    return {**place.demonstration, "look": demonstrations.look(text, place.shown_block)}


def _ignore() -> None:
    """A picture reports nothing that matters."""


def _on_committed(system_id: str) -> None:
    """Take over what the reader settled on; a browser can send anything, so all of it is checked."""
    reported = st.session_state.get(_key(system_id))
    message = reported.get("committed") if isinstance(reported, Mapping) else None
    place = state.progress(system_id)
    taken = committed(system_id, message, place)
    if taken is None:
        return
    state.change(system_id, parameters=taken.parameters, q=taken.q, qd=taken.qd, notices=())
    if place.notices:
        st.rerun()
    numbers = map(parts.chart, charts.offered(system_id))
    parts.refresh(parts.STEPPER, *numbers, *map(parts.section, reading.with_values(system_id)))


def committed(system_id: str, message: object, place: Progress) -> Progress | None:
    """The place after a report of the stage, or None when the report is stale or not valid."""
    system = lessons.system(system_id)
    if not isinstance(message, Mapping) or message.get("revision") != place.revision:
        return None
    if message.get("system", system_id) != system_id:
        return None  # about the arm that stood here before
    parameters, start = message.get("parameters"), message.get("start")
    if not isinstance(parameters, Mapping) or not isinstance(start, Mapping):
        return None
    try:
        values = system.values(**{str(k): v for k, v in parameters.items()})
        q, qd = system.check_state(start.get("q", ()), start.get("qd", ()))
    except (lg.ValueRangeError, TypeError):
        return None
    wrapped = [
        math.remainder(x, math.tau) if c.kind == "angle" and abs(x) > math.pi else x
        for c, x in zip(system.coordinates, map(float, q), strict=True)
    ]
    usual_q, usual_qd = system.start
    usual = [p.default for p in system.parameters]
    return dataclasses.replace(
        place,
        parameters=tuple(map(link.settled, values.values(), usual)),
        q=tuple(map(link.settled, wrapped, usual_q)),
        qd=tuple(map(link.settled, map(float, qd), usual_qd)),
    )


def _named(system_id: str, numbers: tuple[float, ...]) -> dict[str, float]:
    parameters = lessons.system(system_id).parameters
    return {p.name: value for p, value in zip(parameters, numbers, strict=True)}


@lru_cache(maxsize=256)
def _constant(system_id: str, language: str, notation: Notation) -> dict[str, Any]:
    """The part of the data that only language and notation change."""
    return {
        "language": language,
        "words": languages.get(language).table("stage"),
        "palette": palettes(),
        "system": describe(system_id, language, notation),
    }
