"""Demonstrations: what a document's `try` block or prediction sets on the stage."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from lagrange.web import lessons
from lagrange.web.blocks import Demonstration, Ghost, PredictionQuestion, Try
from lagrange.web.document import Document
from lagrange.web.evaluation import Present, numbers


def payload(shown: Demonstration, present: Present, *, whole: bool = False) -> dict[str, Any]:
    """A demonstration as the stage takes it, its expressions worked out for the present values.

    Parameters
    ----------
    whole
        Whether to name every value, where `present` is not what the stage holds.
    """
    coordinates = lessons.system(present.system_id).coordinates
    made: dict[str, Any] = {"play": True}
    changed = _parameters(shown.parameters, present)
    if whole:
        changed = {**present.values(), **changed}
    if changed:
        made["parameters"] = changed
    if shown.start or whole:
        made["start"] = _start(shown.start, present)
    if shown.modes:
        made["modes"] = [shown.modes.get(c.name, "free") for c in coordinates]
    if shown.rates:
        rates = numbers(shown.rates, present)
        made["rates"] = [rates.get(c.name, 0.0) for c in coordinates]
    if shown.torques:
        torques = numbers(shown.torques, present)
        made["torques"] = [torques.get(c.force_name, 0.0) for c in coordinates]
    if shown.speed is not None:
        made["speed"] = shown.speed
    if shown.show:
        made["show"] = list(shown.show)
    if shown.ghost is not None:
        made["ghost"] = _ghost(shown, shown.ghost, present, whole=whole)
    return made


def look(text: Document, block: str) -> str:
    """What to look for, from the block of that id, in the language of the document."""
    for section in text.sections:
        for part in section.parts:
            if isinstance(part, Try | PredictionQuestion) and part.id == block:
                return part.demonstration.look
    return ""


def after(shown: Demonstration, present: Present) -> Present:
    """The values that hold once the demonstration is set."""
    changed = present.with_parameters(_parameters(shown.parameters, present))
    changed = changed.with_start(_start_numbers(shown.start, present))
    torques = numbers(shown.torques, present)
    forces = tuple(torques.get(c.force_name, 0.0) for c in lessons.system(present.system_id).coordinates)
    coordinates = lessons.system(present.system_id).coordinates
    rates = numbers(shown.rates, present)
    return replace(
        changed,
        forces=forces,
        modes=tuple(shown.modes.get(c.name, "free") for c in coordinates) if shown.modes else (),
        rates=tuple(rates.get(c.name, 0.0) for c in coordinates),
    )


def _start(start: Mapping[str, str], present: Present) -> dict[str, list[float]]:
    set_ = present.with_start(_start_numbers(start, present))
    return {"q": list(set_.q), "qd": list(set_.qd)}


def _parameters(parameters: Mapping[str, str], present: Present) -> dict[str, float]:
    """Parameter values, brought into their ranges: twice the present mass may be more than is allowed."""
    ranges = {p.name: p.range for p in lessons.system(present.system_id).parameters}
    found = numbers(parameters, present)
    return {name: min(max(value, ranges[name][0]), ranges[name][1]) for name, value in found.items()}


def _start_numbers(start: Mapping[str, str], present: Present) -> dict[str, float]:
    """Start values, which documents write in the convention of the lesson's own system."""
    found = numbers(start, present)
    written = lessons.system(lessons.lesson_of(present.system_id)).coordinates
    for c, own in zip(lessons.system(present.system_id).coordinates, written, strict=True):
        if c.name in found:
            found[c.name] += own.zero - c.zero
    return found


def _ghost(shown: Demonstration, ghost: Ghost, present: Present, *, whole: bool) -> str | dict[str, Any]:
    """The run before, or the demonstration once more with other values."""
    if not whole and not ghost.parameters and not ghost.start:
        return "before"
    every = dict(present.values()) if whole else {}
    return {
        "parameters": {**every, **_parameters(ghost.parameters, present)},
        "start": _start({**shown.start, **ghost.start}, present),
    }
