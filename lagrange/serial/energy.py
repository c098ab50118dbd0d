"""Energies of a serial arm: K_i, M(q) and what is true of it, P and gravity.

    K_i = ½ m v·v + ½ ω·R I Rᵀ ω (+ ½ I_a r² q̇²),   M = Σ m JᵥᵀJᵥ + J_ωᵀ R I Rᵀ J_ω + diag(I_a r²),
    P_i = −m gᵀ r_c

References: Notes 5, (10)–(19), (24), with the sign of (16) corrected.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence

import sympy as sp

from lagrange import composite, route
from lagrange.draft import Draft
from lagrange.entries import Rows, dot, matrix, of, product, rows, transposed
from lagrange.multibody import Body, Chain
from lagrange.quantities import KINETIC, POTENTIAL, Named, Partial, mass_matrix, rates
from lagrange.serial import names
from lagrange.serial.size import MANY, total
from lagrange.step import notes5


def kinetic(draft: Draft, chain: Chain) -> None:
    """The kinetic energy link by link, and the inertia matrix that it makes."""
    n, system = chain.n, draft.system
    inertias = [_inertia(chain, i) for i in range(n)]
    _link_energies(draft, chain, inertias)
    draft.add(
        "mass_matrix",
        mass_matrix(n),
        matrix(rows(n, n, lambda j, k: sp.Add(*(inertia[j][k] for inertia in inertias)))),
        result=system.mass_matrix,
        rule="collect",
        uses=("linear_jacobians", "angular_jacobians"),
        via=(),
        source=notes5("14"),
    )
    m, qd = mass_matrix(n), system.qd
    draft.add(
        "kinetic_energy",
        KINETIC,
        sp.Add(*(m[i, j] * qd[i] * qd[j] for i in range(n) for j in range(n))) / 2,
        rule="collect",
        uses=("link_energies", "mass_matrix"),
        via=(rates(n).T * m * rates(n) / 2,),
        source=notes5("13, 15, 18"),
    )


def _link_energies(draft: Draft, chain: Chain, inertias: Sequence[Rows]) -> None:
    """K_1 … K_n; each result is that of the arm whose other links have no mass."""
    alone = [composite.energies(_only(chain, i)).mass_matrix for i in range(chain.n)]
    if sum(map(total, alone)) > MANY:
        draft.omit("link_energies")
        return
    draft.add(
        "link_energies",
        sp.ImmutableMatrix([names.kinetic(i) for i in range(chain.n)]),
        sp.ImmutableMatrix([_half_square(inertia, draft.system.qd) for inertia in inertias]),
        result=sp.ImmutableMatrix([draft.evaluate(_half_square(of(m), draft.system.qd)) for m in alone]),
        rule="substitute",
        uses=("linear_jacobians", "angular_jacobians"),
        via=(),
        source=notes5("10, 12"),
    )


def _half_square(inertia: Rows, qd: Sequence[sp.Symbol]) -> sp.Expr:
    """½ q̇ᵀ D q̇."""
    return dot(qd, [dot(row, qd) for row in inertia]) / 2


def _only(chain: Chain, i: int) -> Chain:
    """The same arm with the inertia of link i alone."""
    light = Body(sp.S.Zero, sp.ImmutableMatrix([0, 0, 0]), sp.ImmutableMatrix(sp.zeros(3)))
    links = tuple(
        link if k == i else dataclasses.replace(link, body=light, rotor=sp.S.Zero)
        for k, link in enumerate(chain.links)
    )
    return dataclasses.replace(chain, links=links)


def _inertia(chain: Chain, i: int) -> Rows:
    """m JᵥᵀJᵥ + J_ωᵀ R I Rᵀ J_ω of link i and I_a r² of its motor, by names."""
    n, link, path = chain.n, chain.links[i], chain.path(i)
    linear, angular, pose = names.linear_jacobian(i, n), names.angular_jacobian(i, n), names.pose(i)
    turning = [j for j in path if chain.links[j].kind == "revolute"]
    v = rows(3, n, lambda r, j: linear[r, j] if j in path else sp.S.Zero)
    omega = rows(3, n, lambda r, j: angular[r, j] if j in turning else sp.S.Zero)
    turned = product(rows(3, 3, lambda r, k: pose[k, r]), omega)
    moving = product(transposed(v), v)
    turning_part = product(transposed(turned), product(of(link.body.inertia), turned))
    motor = link.rotor * link.gear**2
    return rows(
        n,
        n,
        lambda j, k: link.body.mass * moving[j][k] + turning_part[j][k] + (motor if i == j == k else 0),
    )


def properties(draft: Draft, chain: Chain) -> None:
    """M is symmetric, does not know where the first joint stands, and is positive definite."""
    n = chain.n
    m = mass_matrix(n)
    draft.add("symmetric", m - m.T, rule="collect", uses=("mass_matrix",), source=notes5("14"))
    if draft.evaluate(slope := Partial(KINETIC, draft.system.q[0])) == 0:
        draft.add("first_joint", slope, rule="differentiate", uses=("kinetic_energy",))
    else:
        draft.omit("first_joint")
    numbers = usual_mass_matrix(chain)
    draft.add(
        "minors",
        sp.ImmutableMatrix([Named(f"Delta_{k}") for k in range(1, n + 1)]),
        sp.ImmutableMatrix([numbers[:k, :k].det() for k in range(1, n + 1)]),
        rule="special_case",
        uses=("mass_matrix",),
        via=(),
    )


def usual_mass_matrix(chain: Chain) -> sp.ImmutableMatrix:
    """M (n, n) in numbers: for the usual values, with all coordinates at zero."""
    values = {p.name: p.default for p in chain.parameters}
    found = composite.energies(chain.with_values(values)).mass_matrix
    return sp.ImmutableMatrix(found.subs(dict.fromkeys(chain.q, 0)))


def potential(draft: Draft, chain: Chain) -> None:
    """P link by link, its sum and the gravity vector."""
    draft.add(
        "link_potentials",
        sp.ImmutableMatrix([names.potential(i) for i in range(chain.n)]),
        sp.ImmutableMatrix(
            [
                -sp.Add(*(link.body.mass * chain.gravity[k] * names.centre(i)[k, 0] for k in range(3)))
                for i, link in enumerate(chain.links)
            ]
        ),
        rule="substitute",
        uses=("centres",),
        via=(),
        source=notes5("16", compare=True),
    )
    draft.add(
        "potential_energy",
        POTENTIAL,
        sp.Add(*map(names.potential, range(chain.n))),
        rule="collect",
        uses=("link_potentials",),
        source=notes5("17"),
    )
    route.gravity(draft, notes5("24"))
