"""Which answer is right: computed from the derivation, never typed into a document."""

from __future__ import annotations

import math
from dataclasses import dataclass, replace
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

import lagrange as lg
from lagrange.simulation import Trajectory
from lagrange.web import demonstrations, lessons
from lagrange.web.blocks import ChoiceQuestion, NumberQuestion, PredictionQuestion
from lagrange.web.evaluation import Present, number, vanishes

Array = NDArray[np.float64]

_LONG = 20.0
"""Seconds that a period is looked for; after that the motion counts as not periodic."""


def right_choice(question: ChoiceQuestion, system_id: str) -> int:
    """The choice whose expression is identically zero.

    Raises
    ------
    ValueError
        Unless exactly one is.
    """
    right = [k for k, c in enumerate(question.choices) if vanishes(system_id, c.holds)]
    if len(right) != 1:
        raise ValueError(f"the question {question.id} has {len(right)} right choices instead of one")
    return right[0]


def right_number(question: NumberQuestion, present: Present) -> float:
    """The number asked for, with the present parameters and the values of `at`."""
    return number(question.answer, present, _at(question))


def is_right(question: NumberQuestion, given: float, present: Present) -> bool:
    """Whether a number is within the question's tolerance."""
    return _near(given, right_number(question, present), question.tolerance)


def reply_to_wrong(question: NumberQuestion, given: float, present: Present) -> str:
    """What to say to a wrong number: its own misconception's reply, else the general one."""
    for mistake in question.misconceptions:
        value = number(mistake.value, present, _at(question))
        if _near(given, value, question.tolerance):
            return mistake.reply
    return question.reply_wrong


@dataclass(frozen=True)
class Prediction:
    """A prediction worked out.

    basis
        The values whose motion is asked about.
    measure
        What the motion does.
    right
        The choice nearest to it.
    """

    basis: Present
    measure: float
    right: int


def predict(question: PredictionQuestion, present: Present) -> Prediction:
    """What the predicted motion does, from the present values.

    Where that does not clearly agree with one of the choices (no period because the machine turns
    over or hardly moves), the machine's usual values are the basis.
    """
    found, clear = _predict(question, present)
    return found if clear else _predict(question, usual(present.system_id))[0]


def usual(system_id: str) -> Present:
    """A system's default parameters and start."""
    system = lessons.system(system_id)
    q, qd = system.start
    return Present(system_id, tuple(system.values().values()), q, qd)


def _predict(question: PredictionQuestion, basis: Present) -> tuple[Prediction, bool]:
    """The prediction, and whether its best choice is by far the nearest one."""
    now = demonstrations.after(question.demonstration, basis)
    measure = _measure(question.measure, question.after, now)
    if question.compare:
        measure /= _measure(question.measure, question.after, basis)
    # The choices' values are those of the parameters that the demonstration sets.
    misses = [abs(number(choice.value, now) - measure) for choice in question.choices]
    right = int(np.argmin(misses))
    best, second, *_ = sorted(misses)
    return Prediction(basis, measure, right), bool(best < 0.5 * second)


@lru_cache(maxsize=512)
def _measure(measure: str, after: float, present: Present) -> float:
    if measure == "period":
        return _period(present)
    run = _run(present, after)
    end = replace(present, q=tuple(run.q[-1]), qd=tuple(run.qd[-1]))
    return number(measure, end)


def _period(present: Present) -> float:
    """The time between turning points of the same side, of the first coordinate.

    Where the rate passes zero upwards, its zero is found by the straight line between samples.
    """
    duration = 5.0
    while duration <= _LONG:
        run = _run(present, duration)
        turns = _rising(run.t, run.qd[:, 0])
        if len(turns) >= 2:
            return turns[1] - turns[0]
        duration *= 3.0
    return math.inf


def _run(present: Present, duration: float) -> Trajectory:
    system = lessons.system(present.system_id)
    return lg.simulate(
        system,
        present.values(),
        present.q,
        present.qd,
        duration=duration,
        tau=present.forces or None,
        tolerance=1e-9,
        modes=present.modes or None,
        rates=present.rates or None,
    )


def _rising(times: Array, values: Array) -> list[float]:
    """Where the values pass zero upwards, by the straight line between samples."""
    before, behind = values[:-1], values[1:]
    places = np.flatnonzero((before < 0) & (behind >= 0))
    step = times[places + 1] - times[places]
    return list(times[places] - before[places] * step / (behind[places] - before[places]))


def _at(question: NumberQuestion) -> tuple[tuple[str, str], ...]:
    return tuple(question.at.items())


def _near(given: float, right: float, tolerance: float) -> bool:
    return abs(given - right) <= max(tolerance * abs(right), 1e-9 + (tolerance if right == 0 else 0))
