"""Which lessons there are: a registered system whose folder stands in assets/lessons.

Systems of one family share a lesson: the same machine in other conventions.

Everything is keyed by plain names, so that caches stay small and sessions share them.
"""

from __future__ import annotations

from functools import lru_cache

import lagrange as lg
from lagrange.derivation import Derivation
from lagrange.dh import table_in
from lagrange.dynamics import Model
from lagrange.notation import Notation
from lagrange.system import System
from lagrange.web import document, languages, picked, prose, workshop
from lagrange.web.algebra import cached
from lagrange.web.document import Document
from lagrange.web.places import LESSONS, PAGES, ROOT
from lagrange.web.workshop import Machine


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The lessons, in the order of the registry, which is the way through them."""
    return tuple(name for name in lg.systems.names() if (LESSONS / name).is_dir() and _has_page(name))


@lru_cache(maxsize=1)
def systems() -> tuple[str, ...]:
    """Every system that a lesson shows."""
    return tuple(name for lesson in ids() for name in lg.systems.family(lesson))


def lesson_of(system_id: str) -> str:
    """The lesson that shows a system."""
    lesson, made, _ = system_id.partition(picked.MARK)
    return lesson if made else lg.systems.family(system_id)[0]


def machine(system_id: str) -> Machine | None:
    """What the workshop has made, if that is where the system comes from and it is still there."""
    return workshop.shop().find(system_id) if picked.MARK in system_id else None


def _has_page(name: str) -> bool:
    return (PAGES / f"{name}.py").is_file()


def arm(system_id: str) -> str:
    """What an address says for a picked arm; empty for every other system."""
    made = machine(system_id)
    return picked.of_table(table_in(made.table)).link if made is not None else ""


@lru_cache(maxsize=128)
def text(system_id: str, language: str, notation: Notation = Notation()) -> Document:  # noqa: B008 - frozen
    """The lesson's document in that language (else in the one that fills gaps) and notation."""
    folder = LESSONS / lesson_of(system_id)
    path = folder / f"{language}.md"
    if not path.is_file():
        path = folder / f"{languages.FALLBACK}.md"
    parsed = document.parse(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))
    if picked.MARK in system_id:
        parsed = document.for_steps(parsed, steps(system_id).ids)
    return prose.in_notation(parsed, notation)


def system(system_id: str) -> System:
    """The system, registered or made for a reader."""
    made = machine(system_id)
    return made.system if made is not None else lg.systems.get(system_id)


@cached(128)
def steps(system_id: str) -> Derivation:
    """The system's derivation."""
    made = machine(system_id)
    return made.derivation if made is not None else lg.derive(lg.systems.get(system_id))


@cached(128)
def model(system_id: str) -> Model:
    """The system's compiled functions."""
    return lg.compile(system(system_id))


@lru_cache(maxsize=128)
def numbers(system_id: str) -> dict[str, int]:
    """The number of every formula: its place among the lesson's holes."""
    holes = (hole for part in text(system_id, languages.FALLBACK).sections for hole in part.holes)
    return {hole: place for place, hole in enumerate(dict.fromkeys(holes), start=1)}
