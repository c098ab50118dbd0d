r"""A long sum broken into lines before its + and − signs, outside brackets where that is enough.

A bracket that is broken changes from \left( \right), which must stand in one line, to \bigl( \bigr);
a colour or an underline is closed before the break and opened again behind it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from lagrange.extent import extent

_TOKEN = re.compile(
    r"\\textcolor\{[^{}]*\}\{|\\underline\{|\\left\(|\\right\)|\\begin\{\w+\}|\\end\{\w+\}"
    r"|[{}()]| [+-] |\\[A-Za-z]+|."
)
_DRESS = (r"\textcolor", r"\underline")
_OPENING = {"{", "(", r"\left("}
_CLOSING = {"}", ")", r"\right)"}


@dataclass(frozen=True)
class _Place:
    """Where a line may end: before this token, inside these brackets, colours and underlines."""

    at: int
    open: tuple[int, ...]
    level: int


def split_sum(text: str, width: float, *, indent: float = 0.0) -> list[str]:
    """The lines of a sum.

    Parameters
    ----------
    width
        How many digits fit into a line.
    indent
        How much of it every line but the first loses.
    """
    tokens = _TOKEN.findall(text)
    places, partners = _places(tokens)
    ends: list[_Place] = []
    start, room = 0, width
    while 2 * extent("".join(tokens[start:])) > room:
        ahead = [p for p in places if p.at > start]
        if not ahead:
            break
        ends.append(_best(tokens, start, ahead, room))
        start, room = ends[-1].at, width - indent
    return _lines(tokens, ends, partners)


def _best(tokens: list[str], start: int, ahead: list[_Place], room: float) -> _Place:
    """The last place that fits, outside as many brackets as can be without leaving the line nearly empty."""
    filled: dict[_Place, float] = {}
    for place in ahead:
        filled[place] = 2 * extent("".join(tokens[start : place.at]))
        if filled[place] > room:
            break  # so are all behind it
    fitting = [p for p in filled if filled[p] <= room]
    if not fitting:
        return ahead[0]
    well = [p for p in fitting if filled[p] >= room / 8] or fitting
    outside = min(p.level for p in well)
    return [p for p in well if p.level == outside][-1]


def _places(tokens: list[str]) -> tuple[list[_Place], dict[int, int]]:
    """Every place for a break, and for every opening token its closing one."""
    places: list[_Place] = []
    partners: dict[int, int] = {}
    stack: list[int] = []
    for i, token in enumerate(tokens):
        if token in _OPENING or token.startswith((*_DRESS, r"\begin")):
            stack.append(i)
        elif (token in _CLOSING or token.startswith(r"\end")) and stack:
            partners[stack.pop()] = i
        elif token in (" + ", " - ") and all(
            tokens[k] == r"\left(" or tokens[k].startswith(_DRESS) for k in stack
        ):
            brackets = sum(tokens[k] == r"\left(" for k in stack)
            places.append(_Place(i, tuple(stack), brackets))
    return places, partners


def _lines(tokens: list[str], ends: list[_Place], partners: dict[int, int]) -> list[str]:
    tokens = list(tokens)
    for place in ends:
        for k in place.open:
            if tokens[k] == r"\left(":
                tokens[k], tokens[partners[k]] = r"\bigl(", r"\bigr)"
    lines, start, before = [], 0, ""
    for place in ends:
        dress = [tokens[k] for k in place.open if tokens[k].startswith(_DRESS)]
        lines.append(before + "".join(tokens[start : place.at]) + "}" * len(dress))
        start, before = place.at, "".join(dress)
    return [*lines, before + "".join(tokens[start:])]
