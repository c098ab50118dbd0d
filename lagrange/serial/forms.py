"""Other forms of the same equations: by traces, V(q, q̇) from Ṁ, and the skew matrix.

    d_ij = Σ_p Tr(U_pj Ĵ_p U_piᵀ) + I_a,i r_i² δ_ij,    U_pj = ∂T_p/∂q_j,    ∂A_i/∂q_i = Q_i A_i
    Ĵ = ∫ r rᵀ dm,  r = (x, y, z, 1):   [½ tr(J) 1 − J,  m c;  (m c)ᵀ,  m],  J about the frame's origin
    V = Ṁ q̇ − ½ (q̇ᵀ ∂M/∂q_i q̇)_i = C q̇

References: Slides, equations of arms of several degrees of freedom; Newton–Euler note, 5; Paul, Robot
Manipulators, ch. 6.
"""

from __future__ import annotations

import numpy as np
import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.entries import Rows, dot, of, product, rows
from lagrange.equations import Equations
from lagrange.multibody import Body, Chain
from lagrange.quantities import Partial, Rate, coriolis_matrix, mass_matrix, mass_rate, rates
from lagrange.serial import names
from lagrange.serial.energy import usual_mass_matrix
from lagrange.serial.size import MANY, size, total
from lagrange.step import Source

_SLIDES, _NOTE = Source("slides", compare=True), Source("newton_euler")

EASY = 40
"""Up to so many terms of T_n the traces are multiplied out here; beyond, the check is by numbers."""


def trace_form(draft: Draft, chain: Chain) -> None:
    """Pseudo-inertias, the operators Q_i, and that the traces give the same inertia matrix."""
    links, n = range(chain.n), chain.n
    draft.add(
        "pseudo_inertias",
        sp.Tuple(*map(names.pseudo_inertia, links)),
        sp.Tuple(*(pseudo_inertia(link.body) for link in chain.links)),
        rule="definition",
        via=(),
        source=_SLIDES,
    )
    draft.add(
        "joint_operators",
        sp.Tuple(*map(names.operator, links)),
        sp.Tuple(*(_operator(chain, i) for i in links)),
        rule="definition",
        via=(),
    )
    slopes = [
        sp.ImmutableMatrix(4, 4, lambda r, k, i=i: Partial(names.placement(i)[r, k], chain.q[i]))
        for i in links
    ]
    draft.add(
        "placement_slopes",
        sp.Tuple(*map(names.placement_slope, links)),
        sp.Tuple(*slopes),
        rule="differentiate",
        uses=("placements", "joint_operators"),
        via=(sp.Tuple(*(names.operator(i) * names.placement(i) for i in links)),),
        source=_SLIDES,
    )
    draft.define(names.trace_matrix(n), _by_traces(chain))
    large = total(draft.definitions[names.pose(n - 1)[r, k]] for r in range(3) for k in range(4)) > EASY
    draft.add(
        "trace_form",
        names.trace_matrix(n) - mass_matrix(n),
        result=sp.ImmutableMatrix(sp.zeros(n)) if large else None,
        rule="collect",
        uses=("pseudo_inertias", "placement_slopes", "mass_matrix"),
        source=_SLIDES,
    )


def pseudo_inertia(body: Body) -> sp.ImmutableMatrix:
    """∫ r rᵀ dm of a body in its link's frame, (4, 4)."""
    m, c = body.mass, sp.Matrix(body.centre)
    about_centre = body.inertia
    second = sp.eye(3) * about_centre.trace() / 2 - about_centre + m * c * c.T
    return sp.ImmutableMatrix(sp.BlockMatrix([[second, m * c], [m * c.T, sp.Matrix([[m]])]]).as_explicit())


def _operator(chain: Chain, i: int) -> sp.ImmutableMatrix:
    """Q_i, in the frame of the link before: about or along the joint's axis there."""
    link = chain.links[i]
    own = sp.zeros(4)
    if link.kind == "revolute":
        own[0, 1], own[1, 0] = -1, 1
    else:
        own[2, 3] = 1
    turn, shift = link.before[:3, :3], link.before[:3, 3]
    back = sp.BlockMatrix([[turn.T, -turn.T * shift], [sp.zeros(1, 3), sp.ones(1)]]).as_explicit()
    return sp.ImmutableMatrix(link.before * own * back)


def _by_traces(chain: Chain) -> sp.ImmutableMatrix:
    """The inertia matrix by names: Σ_p Tr(U_pj Ĵ_p U_piᵀ) + I_a r²."""
    n = chain.n
    paths = [set(chain.path(p)) for p in range(n)]

    def slope(p: int, j: int) -> Rows:
        # The last row of T is constant.
        return rows(3, 4, lambda r, k: Partial(names.pose(p)[r, k], chain.q[j]))

    slopes = {(p, j): slope(p, j) for p in range(n) for j in paths[p]}
    weighted = {(p, j): product(u, of(pseudo_inertia(chain.links[p].body))) for (p, j), u in slopes.items()}

    def entry(i: int, j: int) -> sp.Expr:
        moved = [p for p in range(n) if i in paths[p] and j in paths[p]]
        traces = [dot(a, b) for p in moved for a, b in zip(weighted[p, j], slopes[p, i], strict=True)]
        motor = chain.links[i].rotor * chain.links[i].gear ** 2 if i == j else sp.S.Zero
        return sp.Add(*traces, motor)

    lower = {(i, j): entry(i, j) for i in range(n) for j in range(i + 1)}
    return sp.ImmutableMatrix(n, n, lambda i, j: lower[max(i, j), min(i, j)])


def zero(found: Equations, m: int, n: int) -> sp.ImmutableMatrix | None:
    """The zero matrix where the equations are too large to multiply out again; else None."""
    return sp.ImmutableMatrix(sp.zeros(m, n)) if size(found) > MANY else None


def velocity_vector(draft: Draft, found: Equations) -> None:
    """V(q, q̇) from the derivatives of M alone, and that it is C q̇."""
    n, (q, qd) = draft.system.n, (draft.system.q, draft.system.qd)
    m, v = mass_matrix(n), names.velocity_vector(n)
    results = [a + b for a, b in zip(found.centrifugal, found.coriolis, strict=True)]
    entries = [
        sp.Add(*(Rate(m[k, j]) * qd[j] for j in range(n)))
        - sp.Add(*(Partial(m[i, j], q[k]) * qd[i] * qd[j] for i in range(n) for j in range(n))) / 2
        for k in range(n)
    ]
    if total(results) > MANY:
        draft.omit("velocity_vector")
        draft.define(v, sp.ImmutableMatrix(entries))
    else:
        draft.add(
            "velocity_vector",
            v,
            sp.ImmutableMatrix(entries),
            rule="differentiate",
            uses=("mass_matrix",),
            via=(),
            source=_NOTE,
        )
    draft.add(
        "velocity_same",
        v - coriolis_matrix(n) * rates(n),
        result=zero(found, n, 1),
        rule="collect",
        uses=("velocity_vector", "coriolis_matrix"),
        source=_NOTE,
    )


def root(draft: Draft, chain: Chain) -> None:
    """S = M^½ for the usual values, and that S S is M again; so K = ½ uᵀu with u = S q̇.

    S is the symmetric root V √Λ Vᵀ to twelve decimals, multiplied exactly.
    """
    values, vectors = np.linalg.eigh(np.array(usual_mass_matrix(chain), dtype=float))
    found = vectors @ np.diag(np.sqrt(np.maximum(values, 0.0))) @ vectors.T
    decimal = sp.ImmutableMatrix(chain.n, chain.n, lambda i, j: sp.Rational(f"{found[i, j]:.12f}"))
    s = names.root(chain.n)
    draft.add("mass_root", s, decimal, rule="special_case", uses=("mass_matrix",), via=(), source=_NOTE)
    draft.add("root_squared", s * s, rule="collect", uses=("mass_root",))


def skew(draft: Draft, found: Equations) -> None:
    """Ṁ − 2C is skew, so the velocity terms do no work on the whole."""
    n = draft.system.n
    m, mdot, c, qd = mass_matrix(n), mass_rate(n), coriolis_matrix(n), rates(n)
    if total(found.coriolis_matrix) <= MANY:
        route.skew(draft)
    else:
        draft.omit("mass_rate", "skew", "coriolis_power")
        draft.define(mdot, sp.ImmutableMatrix(n, n, lambda i, j: Rate(m[i, j])))
        draft.add(
            "passivity",
            qd.T * (mdot - 2 * c) * qd,
            result=zero(found, 1, 1),
            rule="collect",
            uses=("mass_matrix", "coriolis_matrix"),
        )
    draft.add(
        "skew_sum",
        mdot - 2 * c + (mdot - 2 * c).T,
        result=zero(found, n, n),
        rule="collect",
        uses=("skew", "mass_matrix", "coriolis_matrix"),
    )
