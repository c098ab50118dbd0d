"""The LaTeX of every step, remembered by plain keys."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import sympy as sp

import lagrange as lg
from lagrange import export, folding
from lagrange.formula import step_latex
from lagrange.latex import latex as expression_latex
from lagrange.news import new_terms
from lagrange.notation import Notation
from lagrange.system import Values
from lagrange.verification import Verification, check
from lagrange.web import lessons
from lagrange.web.algebra import cached, in_turns
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
    marked: bool = False,
) -> str:
    """A step's formula; coloured for a theme, or plain for copying; with what is new in it underlined."""
    derivation = lessons.steps(system_id)
    step = derivation[step_id]
    return step_latex(
        step,
        lessons.system(system_id),
        notation,
        colours=colours(theme) if theme else None,
        width=width,
        numbers=numbers,
        new=new_terms(derivation, step) if marked else frozenset(),
    )


def verification(system_id: str, step_id: str, place: tuple[int, int] | None = None) -> Verification | None:
    """How a step was checked; None while the workshop has not come to it yet.

    Parameters
    ----------
    place
        The entry that is shown of a large step: all of it would take long, unless the workshop does it.
    """
    machine = lessons.machine(system_id)
    return _verified(system_id, step_id, place) if machine is None else machine.checked.get(step_id)


@cached(4096)
def _verified(system_id: str, step_id: str, place: tuple[int, int] | None) -> Verification:
    derivation = lessons.steps(system_id)
    if place is None:
        return lg.verify(derivation, step_id)
    return check(derivation, folding.to_check(derivation[step_id], *place))


@dataclass(frozen=True)
class Fold:
    """What a page shows of a large step before an entry is chosen.

    sizes
        Terms of every entry, by rows.
    names
        LaTeX of what the entries of a column are called; none for a matrix, whose places have numbers.
    head
        How the whole is found, in letters, or nothing.
    """

    sizes: tuple[tuple[int, ...], ...]
    names: tuple[str, ...]
    head: str


@dataclass(frozen=True)
class Excerpt:
    """The formula of one entry, and how many of its terms it shows."""

    latex: str
    shown: int
    total: int


@cached(8192)
def is_large(system_id: str, step_id: str) -> bool:
    """Whether a step is folded."""
    return folding.is_large(lessons.steps(system_id)[step_id], lessons.system(system_id))


@cached(512)
def fold(system_id: str, step_id: str, notation: Notation) -> Fold:
    """The sizes of a large step."""
    step, system = lessons.steps(system_id)[step_id], lessons.system(system_id)
    column = isinstance(step.rhs, sp.MatrixBase) and step.rhs.shape[1] == 1
    names = folding.names(step) if column else ()
    head = folding.head(step)
    return Fold(
        folding.sizes(step),
        tuple(expression_latex(name, system, notation) for name in names),
        step_latex(head, system, notation) if head else "",
    )


@cached(4096)
def entry(
    system_id: str,
    step_id: str,
    place: tuple[int, int],
    notation: Notation,
    *,
    theme: Theme | None = None,
    width: int = 58,
    numbers: Values | None = None,
) -> Excerpt:
    """One entry of a large step, at (row, column) from 0."""
    system = lessons.system(system_id)
    found = folding.entry(lessons.steps(system_id)[step_id], *place, system, numbers)
    text = step_latex(
        found.step,
        system,
        notation,
        colours=colours(theme) if theme else None,
        width=width,
        cut=found.shown < found.total,
    )
    return Excerpt(text, found.shown, found.total)


def python_file(system_id: str, step_id: str) -> str:
    """A step as a NumPy function."""
    return _text(export.python(lessons.steps(system_id)[step_id], lessons.system(system_id)))


def latex_file(system_id: str, step_id: str, notation: Notation) -> str:
    """A step's whole formula."""
    return _text(export.latex(lessons.steps(system_id)[step_id], lessons.system(system_id), notation))


def _text(lines: Iterable[str]) -> str:
    return "".join(f"{line}\n" for line in in_turns(lines))
