"""A lesson's prose in the reader's notation: K or T, P or V, M or D, primes or dots inside $…$.

The documents are written with K, P, M and primes; formulas of steps are printed anew, but what stands
in the prose is TeX, and its letters are replaced here.
"""

from __future__ import annotations

import dataclasses
import re
from functools import partial
from typing import Any, TypeVar

from lagrange.notation import Notation

_MATH = re.compile(r"\$\$.+?\$\$|\$[^$\n]+?\$", re.DOTALL)
# Upright text and letters of other documents (\mathsf{D}) stay as they are.
_KEPT = re.compile(r"\\(?:text|mathrm|mathsf)\{[^{}]*\}")
_LETTER = re.compile(r"(?<![A-Za-z\\])(?P<letter>[KPMm])(?![A-Za-z])(?P<entry>_\{(?:\d\d|[ijk]{2})\})?")
_PRIMED = re.compile(r"(?P<letter>\\[A-Za-z]+|[A-Za-z])(?P<index>_(?:\w|\{[^{}]*\}))?(?P<primes>'{1,2})(?!')")

T = TypeVar("T")


def in_notation(document: T, notation: Notation) -> T:
    """A document (or any part of one) with the mathematics of its texts in a notation."""
    changed: T = document if notation == Notation() else _changed(document, notation)
    return changed


def math_in_notation(text: str, notation: Notation) -> str:
    """A text of prose, its $…$ in a notation."""
    return _MATH.sub(lambda found: _formula(found[0], notation), text)


def _changed(value: Any, notation: Notation) -> Any:  # noqa: ANN401 - whatever a dataclass holds
    if isinstance(value, str):
        return math_in_notation(value, notation)
    if isinstance(value, tuple):
        return tuple(_changed(item, notation) for item in value)
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        fields = {f.name: _changed(getattr(value, f.name), notation) for f in dataclasses.fields(value)}
        return dataclasses.replace(value, **fields)
    return value


def _formula(tex: str, notation: Notation) -> str:
    parts, end = [], 0
    for kept in _KEPT.finditer(tex):
        parts += [_rewritten(tex[end : kept.start()], notation), kept[0]]
        end = kept.end()
    return "".join([*parts, _rewritten(tex[end:], notation)])


def _rewritten(tex: str, notation: Notation) -> str:
    tex = _LETTER.sub(partial(_letter, notation), tex)
    return _PRIMED.sub(_dotted, tex) if notation.dot == "dot" else tex


def _letter(notation: Notation, found: re.Match[str]) -> str:
    letter, entry = found["letter"], found["entry"] or ""
    energy = {"K": "T", "P": "V"} if notation.energy == "TV" else {}
    if letter == "M" or (letter == "m" and entry):
        inertia = notation.inertia
        return (inertia if letter == "M" else inertia.lower()) + entry
    return energy.get(letter, letter) + entry


def _dotted(found: re.Match[str]) -> str:
    return rf"\{'d' * len(found['primes'])}ot{{{found['letter']}}}{found['index'] or ''}"
