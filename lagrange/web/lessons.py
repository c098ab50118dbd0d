"""Which lessons there are: a registered system whose folder stands in assets/lessons.

Everything is keyed by plain names, so that caches stay small and sessions share them.
"""

from __future__ import annotations

from functools import lru_cache

import lagrange as lg
from lagrange.derivation import Derivation
from lagrange.dynamics import Model
from lagrange.system import System
from lagrange.web import document, languages
from lagrange.web.algebra import cached
from lagrange.web.document import Document
from lagrange.web.places import LESSONS, PAGES, ROOT


@lru_cache(maxsize=1)
def ids() -> tuple[str, ...]:
    """The lessons, in the order of the registry, which is the way through them."""
    return tuple(name for name in lg.systems.names() if (LESSONS / name).is_dir() and _has_page(name))


def _has_page(name: str) -> bool:
    return (PAGES / f"{name}.py").is_file()


@lru_cache(maxsize=128)
def text(system_id: str, language: str) -> Document:
    """The lesson's document in that language, else in the one that fills gaps."""
    folder = LESSONS / system_id
    path = folder / f"{language}.md"
    if not path.is_file():
        path = folder / f"{languages.FALLBACK}.md"
    return document.parse(path.read_text(encoding="utf-8"), str(path.relative_to(ROOT)))


def system(system_id: str) -> System:
    """The registered system."""
    return lg.systems.get(system_id)


@cached(128)
def steps(system_id: str) -> Derivation:
    """The system's derivation."""
    return lg.derive(lg.systems.get(system_id))


@cached(128)
def model(system_id: str) -> Model:
    """The system's compiled functions."""
    return lg.compile(lg.systems.get(system_id))


@lru_cache(maxsize=128)
def numbers(system_id: str) -> dict[str, int]:
    """The number of every formula: its place among the lesson's holes."""
    holes = (hole for part in text(system_id, languages.FALLBACK).sections for hole in part.holes)
    return {hole: place for place, hole in enumerate(dict.fromkeys(holes), start=1)}
