"""The words of the interface: one TOML file a language.

A new language is its file in assets/locale and its lessons; nothing here names a language but
the one that fills gaps.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from lagrange.web.places import LOCALE

FALLBACK = "en"


@dataclass(frozen=True, eq=False)
class Language:
    """The words of one language.

    Call it with table and key: ``say("page.next")``; values in braces are filled in.
    """

    code: str
    tables: Mapping[str, Any]

    @property
    def name(self) -> str:
        """What the language calls itself."""
        return self("page.language_name")

    def __call__(self, path: str, **values: object) -> str:
        """The words at `path`, or the path itself so that a gap is seen and not fatal."""
        found = self.find(path)
        return found.format(**values) if values and found is not None else found or path

    def find(self, path: str) -> str | None:
        """The words at `path`, or None."""
        place: Any = self.tables
        for key in path.split("."):
            place = place.get(key) if isinstance(place, Mapping) else None
        return place if isinstance(place, str) else None

    def table(self, path: str) -> dict[str, Any]:
        """All words of a table."""
        place: Any = self.tables
        for key in path.split("."):
            place = place.get(key, {}) if isinstance(place, Mapping) else {}
        return dict(place) if isinstance(place, Mapping) else {}


@lru_cache(maxsize=1)
def codes() -> tuple[str, ...]:
    """The languages there are, the one that fills gaps first."""
    found = sorted(path.stem for path in LOCALE.glob("*.toml"))
    return tuple(sorted(found, key=lambda code: code != FALLBACK))


@lru_cache(maxsize=32)
def get(code: str) -> Language:
    """The language of that code, its gaps filled."""
    words = _read(LOCALE / f"{code}.toml")
    return Language(code, words if code == FALLBACK else _over(words, get(FALLBACK).tables))


def negotiate(*wishes: str | None) -> str:
    """The first language among `wishes` that there is.

    A wish is a tag such as zh-Hans-CN, or a whole Accept-Language header.
    """
    known = {code.lower(): code for code in codes()}
    for wish in wishes:
        for tag in _tags(wish or ""):
            parts = tag.split("-")
            for length in range(len(parts), 0, -1):
                if (code := known.get("-".join(parts[:length]))) is not None:
                    return code
    return FALLBACK


def _tags(header: str) -> list[str]:
    """The tags of an Accept-Language header, best first."""
    weighted = []
    for place, entry in enumerate(header.split(",")[:20]):
        tag, *options = (piece.strip().lower() for piece in entry.split(";"))
        quality = next((_quality(option[2:]) for option in options if option[:2] == "q="), 1.0)
        if tag and quality > 0:
            weighted.append((-quality, place, tag.replace("_", "-")))
    return [tag for _, _, tag in sorted(weighted)]


def _quality(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def _read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def _over(words: Mapping[str, Any], below: Mapping[str, Any]) -> dict[str, Any]:
    """`words`, with the gaps filled from `below`."""
    merged = dict(below)
    for key, value in words.items():
        under = below.get(key)
        both = isinstance(value, Mapping) and isinstance(under, Mapping)
        merged[key] = _over(value, under) if both and isinstance(under, Mapping) else value
    return merged
