"""What the address of a lesson says: language, notation, step, parameters and start.

A link is what is shared, so anything can stand in it: every value is checked, corrected where it
can be and told to the reader.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from lagrange import systems
from lagrange.errors import ValueRangeError
from lagrange.notation import Notation
from lagrange.system import Parameter, System, Values
from lagrange.web import languages, lessons, picked
from lagrange.web.units import printed_unit

_DIGITS = 6


@dataclass(frozen=True)
class Notice:
    """A value of the link that was corrected: words `error.<key>` with its fields."""

    key: str
    fields: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Link:
    """The state of a lesson that its address holds."""

    system: str
    language: str
    notation: Notation
    step: str
    parameters: tuple[float, ...]
    q: tuple[float, ...]
    qd: tuple[float, ...]

    def values(self, system: System) -> Values:
        """The parameters by name."""
        return Values(_named(system, self.parameters))


def default(system: System, step: str, language: str, notation_: Notation) -> Link:
    """The lesson as it opens."""
    q, qd = system.start
    return Link(system.id, language, notation_, step, tuple(p.default for p in system.parameters), q, qd)


def parse(
    query: Mapping[str, str], system: System, steps: Sequence[str], base: Link
) -> tuple[Link, tuple[Notice, ...]]:
    """Read a link's query.

    Parameters
    ----------
    query
        The address's query.
    steps
        Ids of the lesson's steps.
    base
        What holds where the query is silent.

    Returns
    -------
    The link, every value allowed, and a notice for each value that was not.
    """
    notices: list[Notice] = []
    language = query.get("lang", base.language)
    if language not in languages.codes():
        notices.append(_unknown("lang", language))
        language = base.language
    profile = Notation.from_key(query["notation"]) if "notation" in query else base.notation
    if profile is None:
        notices.append(_unknown("notation", query["notation"]))
        profile = base.notation
    step = query.get("step", base.step)
    if step not in steps:
        notices.append(_unknown("step", step))
        step = base.step
    parameters = tuple(
        _parameter(p, query[p.name], notices) if p.name in query else value
        for p, value in zip(system.parameters, base.parameters, strict=True)
    )
    q = _vector("q0", query, [(c.name, *c.range, c.unit) for c in system.coordinates], base.q, notices)
    rates = [(f"{c.name}'", *c.rate_range, f"{c.unit}/s") for c in system.coordinates]
    qd = _vector("qd0", query, rates, base.qd, notices)
    named = _system(query, system, notices)
    q, qd = (tuple(map(settled, values, usual)) for values, usual in zip((q, qd), system.start, strict=True))
    return Link(named, language, profile, step, parameters, q, qd), tuple(notices)


def write(link: Link, system: System) -> dict[str, str]:
    """The query of a link; what is at its default is left out, language and step never."""
    query = {"lang": link.language, "step": link.step}
    arm = lessons.arm(system.id)
    if arm:
        query["arm"] = arm
    elif system.family:
        query["system"] = system.id
    if link.notation != Notation():
        query["notation"] = link.notation.key
    query |= {
        p.name: _text(value)
        for p, value in zip(system.parameters, link.parameters, strict=True)
        if value != p.default
    }
    start_q, start_qd = system.start
    if link.q != start_q:
        query["q0"] = ",".join(map(_text, link.q))
    if link.qd != start_qd:
        query["qd0"] = ",".join(map(_text, link.qd))
    return query


def settled(value: float, usual: float) -> float:
    """`value` as it reads in a link, so that reading a written link changes nothing.

    What reads like the usual value is the usual value.
    """
    return usual if _text(value) == _text(usual) else float(_text(value))


def keys(system: System) -> frozenset[str]:
    """The query's keys that belong to the lesson and not to the whole app."""
    return picked.RESERVED - {"lang", "notation"} | {p.name for p in system.parameters}


def _system(query: Mapping[str, str], system: System, notices: list[Notice]) -> str:
    """The id of the system that the query names, if it is one of the lesson's."""
    lesson = lessons.lesson_of(system.id)
    if picked.offered(lesson):
        return system.id if query.get("arm", "") == lessons.arm(system.id) else ""
    family = systems.family(system.id)
    named = query.get("system", family[0])
    if named in family:
        return named
    notices.append(_unknown("system", named))
    return family[0]


def _text(value: float) -> str:
    return f"{value:.{_DIGITS}g}"


def _named(system: System, numbers: Sequence[float]) -> dict[str, float]:
    return {p.name: value for p, value in zip(system.parameters, numbers, strict=True)}


def _unknown(key: str, value: str) -> Notice:
    return Notice("link_unknown", (("name", key), ("value", value[:40])))


def _parameter(parameter: Parameter, text: str, notices: list[Notice]) -> float:
    number = _number(text)
    try:
        return parameter.check(text if number is None else number)
    except ValueRangeError as error:
        low, high = parameter.range
        fits = number is not None and math.isfinite(number)
        used = min(max(number, low), high) if number is not None and fits else parameter.default
        if parameter.open_low and used == low:
            used = parameter.default
        notices.append(_corrected(error, text, used))
        return used


def _corrected(error: ValueRangeError, text: str, used: float) -> Notice:
    fields = (("name", error.name), ("value", text[:40]), ("used", _text(used)))
    if error.reason == "range":
        return Notice("link_range", (*fields, ("interval", _interval(error))))
    return Notice("link_number", fields)


def _interval(error: ValueRangeError) -> str:
    return error.interval.removesuffix(error.unit) + printed_unit(error.unit)


def _vector(
    key: str,
    query: Mapping[str, str],
    axes: Sequence[tuple[str, float, float, str]],
    base: tuple[float, ...],
    notices: list[Notice],
) -> tuple[float, ...]:
    if key not in query:
        return base
    texts = query[key].split(",")
    if len(texts) != len(axes):
        fields = (("name", key), ("value", query[key][:40]), ("count", str(len(axes))))
        notices.append(Notice("link_count", fields))
        return base
    numbers = []
    for text, (name, low, high, unit), before in zip(texts, axes, base, strict=True):
        number = _number(text)
        if number is None or not math.isfinite(number):
            error = ValueRangeError(name, text, "number")
            notices.append(_corrected(error, text, before))
            numbers.append(before)
        elif not low <= number <= high and _text(number) not in (_text(low), _text(high)):
            used = min(max(number, low), high)
            error = ValueRangeError(name, number, "range", low=low, high=high, unit=unit)
            notices.append(_corrected(error, text, used))
            numbers.append(used)
        else:
            numbers.append(number)
    return tuple(numbers)


def _number(text: str) -> float | None:
    try:
        return float(text)
    except ValueError:
        return None
