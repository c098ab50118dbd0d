"""The blocks of lesson documents, in TOML: questions (`ask`), demonstrations (`try`), pictures (`watch`).

Every value that depends on the machine is an expression of the derivation's names; it is kept as
text here and worked out when it is needed.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import get_args

from lagrange.modes import Mode
from lagrange.web.fields import DocumentError, Fields

_TOML_PLACE = re.compile(r"\s*\(at (?:line (\d+), column \d+|end of document)\)")


@dataclass(frozen=True)
class Ghost:
    """Another run, drawn faint beside the present one; empty means the run before the change."""

    parameters: Mapping[str, str] = field(default_factory=dict)
    start: Mapping[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Demonstration:
    """What a button sets on the stage; every value is an expression of the present values."""

    look: str = ""
    parameters: Mapping[str, str] = field(default_factory=dict)
    start: Mapping[str, str] = field(default_factory=dict)
    modes: Mapping[str, Mode] = field(default_factory=dict)
    rates: Mapping[str, str] = field(default_factory=dict)
    torques: Mapping[str, str] = field(default_factory=dict)
    speed: float | None = None
    show: tuple[str, ...] = ()
    ghost: Ghost | None = None


@dataclass(frozen=True)
class Choice:
    """One answer to choose; right when `holds` is identically zero, or `value` is the nearest."""

    text: str
    reply: str
    holds: str = ""
    value: str = ""


@dataclass(frozen=True)
class ChoiceQuestion:
    """Choose the answer whose expression vanishes identically."""

    id: str
    question: str
    choices: tuple[Choice, ...]
    line: int


@dataclass(frozen=True)
class Misconception:
    """A wrong number that has a reason, and what to say to it."""

    value: str
    reply: str


@dataclass(frozen=True)
class NumberQuestion:
    """Work out a number from the present parameters."""

    id: str
    question: str
    answer: str
    at: Mapping[str, str]
    unit: str
    tolerance: float
    reply_right: str
    reply_wrong: str
    misconceptions: tuple[Misconception, ...]
    line: int


@dataclass(frozen=True)
class PredictionQuestion:
    """Say what the motion will do; the stage then plays it."""

    id: str
    question: str
    measure: str
    after: float
    compare: bool
    demonstration: Demonstration
    choices: tuple[Choice, ...]
    line: int


Question = ChoiceQuestion | NumberQuestion | PredictionQuestion


@dataclass(frozen=True)
class Try:
    """A button that sets the stage."""

    id: str
    label: str
    demonstration: Demonstration
    line: int


@dataclass(frozen=True)
class Watch:
    """Another machine, moving in the text, and what to look for."""

    id: str
    system: str
    look: str
    line: int


QUESTIONS = (ChoiceQuestion, NumberQuestion, PredictionQuestion)


def read(kind: str, identity: str, body: str, line: int, name: str) -> Question | Try | Watch:
    """Read a block.

    Parameters
    ----------
    kind
        One of KINDS.
    body
        The TOML between its opening line, number `line` of the document `name`, and its end.
    """
    fields = Fields(_toml(body, line, name), identity, line, name)
    made = _READERS[kind](fields)
    fields.close()
    return made


def _toml(body: str, number: int, name: str) -> dict[str, object]:
    try:
        return tomllib.loads(body)
    except tomllib.TOMLDecodeError as error:
        place = _TOML_PLACE.search(str(error))
        inside = int(place[1]) if place and place[1] else len(body.splitlines())
        problem = _TOML_PLACE.sub("", str(error))
        raise DocumentError(name, number + inside, f"not TOML: {problem}") from None


def _ask(fields: Fields) -> Question:
    kind = fields.text("kind")
    if kind == "choice":
        return ChoiceQuestion(fields.block, fields.text("question"), _choices(fields, "holds"), fields.line)
    if kind == "number":
        return _number(fields)
    if kind == "prediction":
        return PredictionQuestion(
            id=fields.block,
            question=fields.text("question"),
            measure=fields.text("measure"),
            after=fields.number("after", 10.0),
            compare=fields.flag("compare"),
            demonstration=_demonstration_inside(fields),
            choices=_choices(fields, "value"),
            line=fields.line,
        )
    raise fields.fail(f"kind is choice, number or prediction, not {kind},")


def _choices(fields: Fields, rule: str) -> tuple[Choice, ...]:
    choices: list[Choice] = []
    for item in fields.tables("choices"):
        choices.append(Choice(item.text("text"), item.text("reply"), **{rule: item.text(rule)}))
        item.close()
    if len(choices) < 2:
        raise fields.fail("at least two choices are needed")
    return tuple(choices)


def _number(fields: Fields) -> NumberQuestion:
    misconceptions = tuple(
        Misconception(item.text("value"), item.text("reply")) for item in fields.tables("misconceptions")
    )
    return NumberQuestion(
        id=fields.block,
        question=fields.text("question"),
        answer=fields.text("answer"),
        at=fields.expressions("at"),
        unit=fields.text("unit", ""),
        tolerance=fields.number("tolerance", 0.02),
        reply_right=fields.text("reply_right", ""),
        reply_wrong=fields.text("reply_wrong", ""),
        misconceptions=misconceptions,
        line=fields.line,
    )


def _try(fields: Fields) -> Try:
    label = fields.text("label")
    return Try(fields.block, label, _demonstration(fields), fields.line)


def _watch(fields: Fields) -> Watch:
    return Watch(fields.block, fields.text("system"), fields.text("look"), fields.line)


def _demonstration_inside(fields: Fields) -> Demonstration:
    inner = fields.inner(fields.table("demonstration"))
    made = _demonstration(inner)
    inner.close()
    return made


def _demonstration(fields: Fields) -> Demonstration:
    speed = fields.number("speed", 0.0)
    return Demonstration(
        look=fields.text("look", ""),
        parameters=fields.expressions("parameters"),
        start=fields.expressions("start"),
        modes=_modes(fields),
        rates=fields.expressions("rates"),
        torques=fields.expressions("torques"),
        speed=speed if speed > 0 else None,
        show=fields.texts("show"),
        ghost=_ghost(fields),
    )


def _modes(fields: Fields) -> dict[str, Mode]:
    found: dict[str, Mode] = {}
    for name, value in fields.table("modes").items():
        mode = next((known for known in get_args(Mode) if known == value), None)
        if mode is None:
            raise fields.fail(f"the mode of {name} is one of {', '.join(get_args(Mode))}")
        found[name] = mode
    return found


def _ghost(fields: Fields) -> Ghost | None:
    value = fields.raw("ghost")
    if value is None:
        return None
    if value == "before":
        return Ghost()
    if not isinstance(value, dict):
        raise fields.fail('ghost is "before" or a table')
    inner = fields.inner(value)
    ghost = Ghost(inner.expressions("parameters"), inner.expressions("start"))
    inner.close()
    return ghost


_READERS: Mapping[str, Callable[[Fields], Question | Try | Watch]] = {
    "ask": _ask,
    "try": _try,
    "watch": _watch,
}
KINDS = tuple(_READERS)
"""What may stand after the three colons that open a block."""
