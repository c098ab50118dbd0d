"""How far the reader has come in a lesson's text."""

from __future__ import annotations

from lagrange.web import lessons, state
from lagrange.web.blocks import ChoiceQuestion, Question
from lagrange.web.document import Document, Section


def text(system_id: str) -> Document:
    """The lesson's document as this visit reads it."""
    view = state.view()
    return lessons.text(system_id, view.language, view.notation)


def sections(system_id: str) -> tuple[Section, ...]:
    """The sections that the reader has come to."""
    whole, place = text(system_id), state.progress(system_id)
    return whole.sections if place.everything else whole.sections[: whole.ids.index(place.step) + 1]


def with_values(system_id: str) -> list[str]:
    """Those of them that show what depends on the present values."""
    numbers = state.progress(system_id).with_numbers
    return [s.id for s in sections(system_id) if numbers or any(map(_asks_for_values, s.questions))]


def _asks_for_values(question: Question) -> bool:
    return not isinstance(question, ChoiceQuestion)
