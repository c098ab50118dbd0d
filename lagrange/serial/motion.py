"""The equations of motion of a serial arm: momenta, Christoffel symbols, C, G and how large they are.

References: Notes 5, (19)–(26), with (23) corrected.
"""

from __future__ import annotations

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.equations import Equations
from lagrange.quantities import KINETIC, LAGRANGIAN, Named, Partial, Rate, coriolis_matrix, mass_matrix
from lagrange.serial.size import MANY, size, total
from lagrange.step import notes5

_WIDE = 3
"""Up to so many joints a sum of symbols stands beside its result."""


def lagrange(draft: Draft, found: Equations) -> None:
    """L, momenta p = M q̇, their rates, ∂K/∂q, and Lagrange's equations."""
    system, n = draft.system, draft.system.n
    m, qd, qdd = mass_matrix(n), system.qd, system.qdd
    route.lagrangian(draft, notes5("19"))
    momenta = [Partial(LAGRANGIAN, s) for s in qd]
    draft.add(
        "momenta",
        sp.ImmutableMatrix(momenta),
        rule="differentiate",
        uses=("lagrangian", "mass_matrix"),
        via=(sp.ImmutableMatrix([sp.Add(*(m[k, j] * qd[j] for j in range(n))) for k in range(n)]),),
        source=notes5("21"),
    )
    if size(found) > MANY:
        draft.omit("momentum_rate", "position_partials", "equations_of_motion")
        return
    product = [sp.Add(*(m[k, j] * qdd[j] + Rate(m[k, j]) * qd[j] for j in range(n))) for k in range(n)]
    draft.add(
        "momentum_rate",
        sp.ImmutableMatrix(list(map(Rate, momenta))),
        rule="time_derivative",
        uses=("momenta",),
        via=(sp.ImmutableMatrix(product),),
        source=notes5("21"),
    )
    draft.add(
        "position_partials",
        sp.ImmutableMatrix([Partial(KINETIC, s) for s in system.q]),
        rule="differentiate",
        uses=("kinetic_energy",),
        source=notes5("21"),
    )
    route.equations_of_motion(
        draft, uses=("momentum_rate", "position_partials", "gravity_vector"), source=notes5("20, 22, 25")
    )


def velocity_terms(draft: Draft, found: Equations) -> None:
    """The Christoffel symbols that are not zero, what they make of the rates, and C."""
    n = draft.system.n
    order = [(i, j, k) for k in range(n) for i in range(n) for j in range(i, n)]
    present = [(i, j, k) for i, j, k in order if found.christoffel[k][i, j] != 0]
    if not present:
        draft.omit("christoffel", "christoffel_count", "centrifugal", "coriolis")
    elif total(found.christoffel[k][i, j] for i, j, k in present) > MANY:
        draft.omit("christoffel")
        _define(draft, found, present)
    else:
        draft.add(
            "christoffel",
            sp.ImmutableMatrix([route.symbol(*ijk) for ijk in present]),
            sp.ImmutableMatrix([route.christoffel(draft, *ijk) for ijk in present]),
            result=sp.ImmutableMatrix([found.christoffel[k][i, j] for i, j, k in present]),
            rule="differentiate",
            uses=("mass_matrix",),
            source=notes5("23", compare=True),
        )
    if present:
        _define(draft, found, present)
        _count(draft, present)
        _products(draft, found)
    draft.add(
        "coriolis_matrix",
        coriolis_matrix(n),
        entries := _matrix_by_symbols(draft, found),
        result=found.coriolis_matrix,
        rule="collect",
        uses=("christoffel",),
        via=(entries,) if n <= _WIDE else (),
        source=notes5("25"),
    )


def _define(draft: Draft, found: Equations, present: list[tuple[int, int, int]]) -> None:
    """c_ijk = c_jik by both names."""
    for i, j, k in present:
        for name in (route.symbol(i, j, k), route.symbol(j, i, k)):
            draft.define(name, found.christoffel[k][i, j])


def _count(draft: Draft, present: list[tuple[int, int, int]]) -> None:
    """How many of the n³ symbols are not zero."""
    several = sum(1 if i == j else 2 for i, j, _ in present)
    draft.add(
        "christoffel_count",
        sp.ImmutableMatrix([Named("N_c"), Named("n") ** 3]),
        sp.ImmutableMatrix([several, draft.system.n**3]),
        rule="special_case",
        uses=("christoffel",),
        via=(),
    )


def _products(draft: Draft, found: Equations) -> None:
    """The centrifugal and the Coriolis terms of the joints that have any."""
    n, qd = draft.system.n, draft.system.qd
    for step_id, squares, results in (
        ("centrifugal", True, found.centrifugal),
        ("coriolis", False, found.coriolis),
    ):
        felt = [k for k in range(n) if results[k] != 0]
        if not felt or total(results) > MANY:
            draft.omit(step_id)
            continue
        pairs = [(i, j) for i in range(n) for j in range(i, n) if (i == j) == squares]
        sums = [
            sp.Add(
                *(
                    (1 if i == j else 2) * route.symbol(i, j, k) * qd[i] * qd[j]
                    for i, j in pairs
                    if found.christoffel[k][i, j] != 0
                )
            )
            for k in felt
        ]
        draft.add(
            step_id,
            sp.ImmutableMatrix(sums),
            result=sp.ImmutableMatrix([results[k] for k in felt]),
            rule="special_case",
            uses=("christoffel",),
            source=notes5("25"),
        )


def _matrix_by_symbols(draft: Draft, found: Equations) -> sp.ImmutableMatrix:
    """c_kj = Σ_i c_ijk q̇_i, the symbols that are zero left out."""
    n, qd = draft.system.n, draft.system.qd

    def entry(k: int, j: int) -> sp.Expr:
        present = (i for i in range(n) if found.christoffel[k][i, j] != 0)
        return sp.Add(*(route.symbol(i, j, k) * qd[i] for i in present))

    return sp.ImmutableMatrix(n, n, entry)


def counts(draft: Draft, found: Equations) -> None:
    """How many terms M, C q̇ and G have when they are written out."""
    numbers = (
        total(found.mass_matrix),
        total(found.centrifugal) + total(found.coriolis),
        total(found.gravity_vector),
    )
    draft.add(
        "term_counts",
        sp.ImmutableMatrix([Named(f"N_{letter}") for letter in "MCG"]),
        sp.ImmutableMatrix(numbers),
        rule="special_case",
        uses=("mass_matrix", "coriolis_matrix", "gravity_vector"),
        via=(),
    )
