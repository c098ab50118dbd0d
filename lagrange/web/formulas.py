"""The LaTeX of every step, remembered by plain keys."""

from __future__ import annotations

import lagrange as lg
from lagrange.formula import step_latex
from lagrange.notation import Notation
from lagrange.system import Values
from lagrange.verification import Verification
from lagrange.web import lessons
from lagrange.web.algebra import cached
from lagrange.web.palette import Theme, colours


@cached(8192)
def latex(
    system_id: str,
    step_id: str,
    notation: Notation,
    *,
    theme: Theme | None = None,
    width: int = 58,
    numbers: Values | None = None,
) -> str:
    """A step's formula; coloured for a theme, or plain for copying."""
    return step_latex(
        lessons.steps(system_id)[step_id],
        lessons.system(system_id),
        notation,
        colours=colours(theme) if theme else None,
        width=width,
        numbers=numbers,
    )


def verification(system_id: str, step_id: str) -> Verification | None:
    """How a step was checked; None while the workshop has not come to it yet."""
    machine = lessons.machine(system_id)
    return _verified(system_id, step_id) if machine is None else machine.checked.get(step_id)


@cached(4096)
def _verified(system_id: str, step_id: str) -> Verification:
    return lg.verify(lessons.steps(system_id), step_id)
