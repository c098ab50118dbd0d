"""The derivation of the Newton–Euler lesson: the recursion on the planar two-link arm, then Lagrange.

Vectors are in the axes of their link (x along it, z towards the reader) unless a 1 in front or capital
X and Y, the fixed axes, say otherwise; of what turns only the z component is left, of what moves x and y.

    ω_i = ω_{i-1} + q̇_i                    α_i = ω̇_i
    a_i = R_iᵀ (a_{i-1} + α × p + ω × (ω × p)),   a_0 = −g
    a_ci = a_i + α_i × s_i + ω_i × (ω_i × s_i)
    F_i = m_i a_ci,   N_i = I_i α_i
    f_i = F_i + R f_{i+1},   n_i = N_i + n_{i+1} + s_i × F_i + p × R f_{i+1},   τ_i = z·n_i

References: Newton–Euler note, 2 and 4; Luh, Walker, Paul (1980); Notes 5, (43).
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.quantities import (
    KINETIC,
    POTENTIAL,
    Named,
    Partial,
    Rate,
    coriolis_matrix,
    gravity_vector,
    mass_matrix,
)
from lagrange.step import Source, notes5
from lagrange.systems.planar import GRAVITY, PlanarLink, pose_of
from lagrange.systems.planar_costs import planar_cost

Plane = tuple[sp.Expr, sp.Expr]
"""The x and y components of a vector."""

COUNTED = 6
"""Arms of one link up to so many have their operations counted."""

_NOTE, _LIKE_NOTE = Source("newton_euler"), Source("newton_euler", compare=True)
_M, _C, _G = mass_matrix(2), coriolis_matrix(2), gravity_vector(2)
_Z = sp.MatrixSymbol("Z", 2, COUNTED)
_X, _Y = (Named("xc1"), Named("xc2")), (Named("yc1"), Named("yc2"))
_P = (Named("p_x"), Named("p_y"))
_SPIN, _W, _H, _MOMENTS = (
    sp.MatrixSymbol(name, 3, n) for name, n in (("omega", 1), ("W", 3), ("H", 1), ("N", 1))
)
_OMEGA, _ALPHA = (Named("omega1"), Named("omega2")), (Named("alpha1"), Named("alpha2"))


def _plane(letter: str, axes: str = "") -> Plane:
    """The names of the components of a vector, such as f1x and f1y."""
    return Named(f"_{letter}x{axes}"), Named(f"_{letter}y{axes}")


_A, _A_C, _F, _FORCE = ([_plane(f"{letter}{i}") for i in (1, 2)] for letter in ("a", "a_c", "F", "f"))
_ELBOW, _PASSED = _plane("a2", "_in1"), _plane("f2", "_in1")
_FIXED = [(Named(f"f_{i}X"), Named(f"f_{i}Y")) for i in (1, 2)]
_N, _MOMENT = ([Named(f"_{letter}{i}z") for i in (1, 2)] for letter in ("N", "n"))


def newton_euler_route(draft: Draft, links: Sequence[PlanarLink]) -> None:
    """Add every step of the lesson."""
    _momentum(draft, links)
    _angular_momentum(draft, links[1])
    _outwards(draft, links)
    _inertial(draft, links)
    _inwards(draft, links)
    _reactions(draft, links)
    _lagrange(draft, links)
    _comparison(draft)
    _counted(draft)


def _column(*entries: sp.Expr) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix(entries)


def _turned(angle: sp.Expr, v: Plane) -> Plane:
    """A vector in the axes of a link that stands at this angle, in those of the link before."""
    c, s = sp.cos(angle), sp.sin(angle)
    return c * v[0] - s * v[1], s * v[0] + c * v[1]


def _momentum(draft: Draft, links: Sequence[PlanarLink]) -> None:
    places = [coordinate for centre in pose_of(links, sp.S.Zero).centres for coordinate in centre]
    names = [name for pair in zip(_X, _Y, strict=True) for name in pair]
    draft.add("positions", _column(*names), _column(*places), rule="definition", via=(), source=notes5("31"))
    m2 = links[1].mass.symbol
    momentum = _column(m2 * Rate(_X[1]), m2 * Rate(_Y[1]))
    draft.add("momentum", _column(*_P), momentum, rule="definition", uses=("positions",), source=_NOTE)
    draft.add(
        "newton",
        _column(*map(Rate, _P)),
        rule="time_derivative",
        uses=("momentum",),
        via=(_column(m2 * Rate(Rate(_X[1])), m2 * Rate(Rate(_Y[1]))),),
        source=_NOTE,
    )


def _cross_matrix(omega: Sequence[sp.Expr]) -> sp.ImmutableMatrix:
    """The matrix W with W v = ω × v."""
    x, y, z = omega
    return sp.ImmutableMatrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def _angular_momentum(draft: Draft, link: PlanarLink) -> None:
    """Euler's equation of any body in its principal axes, and of a link that turns in the plane."""
    omega, alpha, inertia = (
        [Named(f"{letter}_{axis}") for axis in "xyz"] for letter in ("omega", "alpha", "I")
    )
    draft.definitions.update(zip(_SPIN, omega, strict=True))
    draft.add(
        "angular_momentum",
        _H,
        _column(*(i * w for i, w in zip(inertia, omega, strict=True))),
        rule="definition",
        via=(),
        source=_NOTE,
    )
    draft.add("cross_matrix", _W, _cross_matrix(omega), rule="definition", via=(), source=_LIKE_NOTE)
    draft.add(
        "turning_axes",
        _W * _H,
        rule="substitute",
        uses=("angular_momentum", "cross_matrix"),
        source=_NOTE,
    )
    draft.add(
        "euler",
        _MOMENTS,
        _column(*(i * a for i, a in zip(inertia, alpha, strict=True))) + _W * _H,
        rule="time_derivative",
        uses=("angular_momentum", "turning_axes"),
        source=_NOTE,
    )
    draft.add("turning_power", _SPIN.T * _W * _H, rule="collect", uses=("turning_axes",))
    q1d, q2d = draft.system.qd
    draft.add(
        "omega",
        _column(*_OMEGA),
        _column(q1d, q1d + q2d),
        rule="chain_rule",
        via=(_column(q1d, _OMEGA[0] + q2d),),
        source=_NOTE,
    )
    turning = _cross_matrix((sp.S.Zero, sp.S.Zero, _OMEGA[1]))
    about_z = _column(sp.S.Zero, sp.S.Zero, link.inertia * _OMEGA[1])
    draft.add(
        "turning_plane",
        sp.MatMul(turning, about_z, evaluate=False),
        rule="special_case",
        uses=("turning_axes", "omega"),
    )


def _swung(a: Plane, alpha: sp.Expr, omega: sp.Expr, distance: sp.Expr) -> Plane:
    """The acceleration of a point so far out along a link whose joint accelerates by a."""
    return a[0] - distance * omega**2, a[1] + distance * alpha


def _outwards(draft: Draft, links: Sequence[PlanarLink]) -> None:
    g, (q1, q2) = GRAVITY.symbol, draft.system.q
    draft.add(
        "alpha",
        _column(*_ALPHA),
        _column(*map(Rate, _OMEGA)),
        rule="time_derivative",
        uses=("omega",),
        source=_NOTE,
    )
    base = _turned(-q1, (sp.S.Zero, g))
    draft.add("shoulder", _column(*_A[0]), _column(*base), rule="project", via=(), source=_LIKE_NOTE)
    centre = [_swung(_A[i], _ALPHA[i], _OMEGA[i], links[i].centre) for i in range(2)]
    draft.add(
        "centre_1",
        _column(*_A_C[0]),
        _column(*centre[0]),
        rule="substitute",
        uses=("shoulder", "omega", "alpha"),
        source=_LIKE_NOTE,
    )
    elbow = _swung(_A[0], _ALPHA[0], _OMEGA[0], links[0].length.symbol)
    draft.add(
        "elbow",
        _column(*_ELBOW),
        _column(*elbow),
        rule="substitute",
        uses=("shoulder", "omega", "alpha"),
        source=_LIKE_NOTE,
    )
    draft.add(
        "elbow_turned", _column(*_A[1]), _column(*_turned(-q2, _ELBOW)), rule="project", uses=("elbow",)
    )
    draft.add(
        "centre_2",
        _column(*_A_C[1]),
        _column(*centre[1]),
        rule="substitute",
        uses=("elbow_turned", "omega", "alpha"),
        source=_LIKE_NOTE,
    )


def _inertial(draft: Draft, links: Sequence[PlanarLink]) -> None:
    for i, link in enumerate(links):
        draft.add(
            f"force_{i + 1}",
            _column(*_F[i]),
            _column(*(link.mass.symbol * a for a in _A_C[i])),
            rule="substitute",
            uses=(f"centre_{i + 1}",),
            source=_NOTE,
        )
    moments = [link.inertia * alpha for link, alpha in zip(links, _ALPHA, strict=True)]
    draft.add(
        "moments",
        _column(*_N),
        _column(*moments),
        rule="substitute",
        uses=("alpha", "turning_plane"),
        source=_LIKE_NOTE,
    )
    there = _turned(sp.Add(*draft.system.q), _F[1])
    draft.add(
        "carried_weight",
        _column(*(Rate(p) - f for f, p in zip(there, _P, strict=True))),
        rule="collect",
        uses=("force_2", "newton"),
    )


def _inwards(draft: Draft, links: Sequence[PlanarLink]) -> None:
    q2 = draft.system.q[1]
    draft.add("f_2", _column(*_FORCE[1]), _column(*_F[1]), rule="balance", uses=("force_2",), source=_NOTE)
    draft.add(
        "n_2",
        _MOMENT[1],
        _N[1] + links[1].centre * _F[1][1],
        rule="balance",
        uses=("moments", "force_2"),
        source=_LIKE_NOTE,
    )
    draft.add(
        "f_passed",
        _column(*_PASSED),
        _column(*_turned(q2, _FORCE[1])),
        rule="project",
        uses=("f_2",),
        source=_LIKE_NOTE,
    )
    draft.add(
        "f_1",
        _column(*_FORCE[0]),
        _column(*(own + passed for own, passed in zip(_F[0], _PASSED, strict=True))),
        rule="balance",
        uses=("force_1", "f_passed"),
        source=_NOTE,
    )
    l1 = links[0].length.symbol
    draft.add(
        "n_1",
        _MOMENT[0],
        _N[0] + _MOMENT[1] + links[0].centre * _F[0][1] + l1 * _PASSED[1],
        rule="balance",
        uses=("moments", "n_2", "force_1", "f_passed"),
        source=_LIKE_NOTE,
    )


def _reactions(draft: Draft, links: Sequence[PlanarLink]) -> None:
    """The forces in the joints, in fixed axes; the part with g is what is left at rest."""
    q1, q2 = draft.system.q
    names = [name for pair in _FIXED for name in pair]
    fixed = [*_turned(q1, _FORCE[0]), *_turned(q1 + q2, _FORCE[1])]
    draft.add("reactions", _column(*names), _column(*fixed), rule="project", uses=("f_1", "f_2"), via=())
    masses = [link.mass.symbol for link in links]
    moved = [[m * Rate(Rate(r)) for m, r in zip(masses, place, strict=True)] for place in (_X, _Y)]
    draft.add(
        "whole_arm",
        _column(*(sp.Add(*terms) - force for terms, force in zip(moved, _FIXED[0], strict=True))),
        rule="collect",
        uses=("positions", "reactions"),
    )
    g = GRAVITY.symbol
    draft.add(
        "at_rest",
        _column(*(g * Partial(name, g) for name in names)),
        rule="special_case",
        uses=("reactions",),
    )


def _lagrange(draft: Draft, links: Sequence[PlanarLink]) -> None:
    squares = [Rate(x) ** 2 + Rate(y) ** 2 for x, y in zip(_X, _Y, strict=True)]
    parts = [
        link.mass.symbol * v / 2 + link.inertia * w**2 / 2
        for link, v, w in zip(links, squares, _OMEGA, strict=True)
    ]
    draft.add(
        "kinetic_energy",
        KINETIC,
        sp.Add(*parts),
        rule="substitute",
        uses=("positions", "omega"),
        source=notes5("13"),
    )
    heights = sp.Add(*(link.mass.symbol * GRAVITY.symbol * y for link, y in zip(links, _Y, strict=True)))
    draft.add(
        "potential_energy", POTENTIAL, heights, rule="substitute", uses=("positions",), source=notes5("42")
    )
    route.lagrangian(draft, notes5("19"))
    route.equations_of_motion(draft, source=notes5("20, 43"))
    route.matrices(draft, notes5("26"))


def _comparison(draft: Draft) -> None:
    qdd, g = draft.system.qdd, GRAVITY.symbol
    draft.add(
        "torques",
        _column(*_MOMENT),
        rule="project",
        uses=("n_1", "n_2"),
        balance=_column(*draft.system.forces),
        source=_NOTE,
    )
    draft.add(
        "inertia_difference",
        sp.ImmutableMatrix(2, 2, lambda k, j: Partial(_MOMENT[k], qdd[j]) - _M[k, j]),
        rule="differentiate",
        uses=("torques", "mass_matrix"),
    )
    draft.add(
        "gravity_difference",
        _column(*(g * Partial(_MOMENT[k], g) - _G[k, 0] for k in range(2))),
        rule="differentiate",
        uses=("torques", "gravity_vector"),
    )
    letters = [
        sp.Add(*(_M[k, j] * qdd[j] + _C[k, j] * draft.system.qd[j] for j in range(2))) + _G[k, 0]
        for k in range(2)
    ]
    draft.add(
        "velocity_difference",
        _column(*(letters[k] - _MOMENT[k] for k in range(2))),
        rule="collect",
        uses=("torques", "standard_form"),
    )
    draft.add(
        "difference",
        _column(*(route.euler_lagrange(draft, k) - _MOMENT[k] for k in range(2))),
        rule="collect",
        uses=("torques", "equations_of_motion"),
    )
    route.damping(draft)
    route.energy_rate(draft)


def _counted(draft: Draft) -> None:
    """Operations for τ: first row the recursion, second the closed form; column n for n links."""
    costs = [planar_cost(n) for n in range(1, COUNTED + 1)]
    rows = [[cost.recursion for cost in costs], [cost.closed_form for cost in costs]]
    draft.add("operations", _Z, sp.ImmutableMatrix(rows), rule="definition", via=())
