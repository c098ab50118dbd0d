"""From energies to equations of motion, every step named, computed and able to say where it came from."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache

import sympy as sp

from lagrange.draft import Draft
from lagrange.quantities import Named
from lagrange.route import standard_route
from lagrange.step import Step, Term
from lagrange.system import System


@dataclass(frozen=True, eq=False)
class Derivation:
    """The ordered steps of a system's derivation; index by id or iterate."""

    system: System
    steps: tuple[Step, ...]
    definitions: dict[sp.Expr, sp.Expr] = field(repr=False)
    """What each name means, straight from the system's own expressions; for verification."""
    omitted: tuple[str, ...] = ()
    """Ids of steps that other systems of the same route have: here too large to write out, or empty."""

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def __getitem__(self, step_id: str) -> Step:
        for step in self.steps:
            if step.id == step_id:
                return step
        raise KeyError(step_id)

    @property
    def ids(self) -> tuple[str, ...]:
        """The step ids in order."""
        return tuple(step.id for step in self.steps)

    def number(self, step_id: str) -> int:
        """The number of a step's formula, from 1."""
        return self.ids.index(step_id) + 1


@lru_cache(maxsize=64)
def derive(system: System) -> Derivation:
    """Derive the equations of motion of a system, step by step.

    Returns
    -------
    Derivation
        The steps of the system's own route, or the standard ones.
    """
    draft = Draft(system)
    (system.route or standard_route)(draft)
    return Derivation(system, tuple(draft.steps), draft.definitions, tuple(draft.omitted))


def named(derivation: Derivation) -> dict[str, sp.Expr]:
    """Every name that a lesson's question may use, with its expression.

    Symbols of the system, quantities that a step defines (K, P, L, N, …) and step ids (their rhs);
    a 1×1 matrix counts as its entry, larger ones are M11, M12, … by entries.  Quantities that no step
    defines, such as any ω of a body, mean themselves.
    """
    names: dict[str, sp.Expr] = dict(derivation.system.symbols)
    for step in derivation:
        if isinstance(step.lhs, sp.Tuple):
            for lhs, value in zip(step.lhs, step.rhs, strict=True):
                names.update(_entries(str(lhs), value))
            continue
        for key in _keys(step):
            names.update(_entries(key, step.rhs))
    for quantity in set().union(*(step.rhs.free_symbols for step in derivation)):
        if isinstance(quantity, Named):
            names.setdefault(quantity.name, quantity)
    return names


def _keys(step: Step) -> tuple[str, ...]:
    if isinstance(step.lhs, Named | sp.MatrixSymbol):
        return (str(step.lhs.name), step.id)
    return (step.id,)


def _entries(key: str, value: Term) -> dict[str, sp.Expr]:
    if not isinstance(value, sp.MatrixBase):
        return {key: value}
    if value.shape == (1, 1):
        return {key: value[0, 0]}
    if value.shape[1] == 1:
        return {f"{key}{i + 1}": entry for i, entry in enumerate(value)}
    rows, columns = value.shape
    return {f"{key}{i + 1}{j + 1}": value[i, j] for i in range(rows) for j in range(columns)}
