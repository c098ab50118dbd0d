"""The derivation that the three planar two-link arms share: from positions to M q̈ + C q̇ + G = τ.

The three differ in where the mass sits and in the direction from which q1 is counted; the steps, and
the equation numbers of Notes 5 that they carry, are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.quantities import (
    KINETIC,
    LAGRANGIAN,
    POTENTIAL,
    Named,
    Partial,
    Rate,
    accelerations,
    coriolis_matrix,
    forces,
    gravity_vector,
    mass_matrix,
    mass_rate,
    rates,
)
from lagrange.step import Source, notes5
from lagrange.systems.planar import PlanarLink, pose_of

_M, _C, _G = mass_matrix(2), coriolis_matrix(2), gravity_vector(2)
_MDOT, _QD, _QDD, _TAU = mass_rate(2), rates(2), accelerations(2), forces(2)
_JACOBIANS = (sp.MatrixSymbol("J_v1", 2, 2), sp.MatrixSymbol("J_v2", 2, 2))
_X, _Y = (Named("xc1"), Named("xc2")), (Named("yc1"), Named("yc2"))
_OMEGA, _PHI = (Named("omega1"), Named("omega2")), (Named("phi1"), Named("phi2"))
_H = Named("h")
_P = (Named("p1"), Named("p2"), Named("p3"))
_OTHER = sp.MatrixSymbol("Cother", 2, 2)
_TWO_LINK_MODEL = Source("two_link_model", compare=True)


Notes = Callable[[str], Source]
"""The source of an equation number of Notes 5, as this convention may cite it."""


def _column(*entries: sp.Expr) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix(entries)


def two_link_route(
    draft: Draft, links: Sequence[PlanarLink], zero: sp.Expr = sp.S.Zero, *, as_printed: bool = False
) -> None:
    """Add every step of the two-link lesson.

    Parameters
    ----------
    zero
        The direction of link 1 at q1 = 0, from +x.
    as_printed
        Whether the formulas are those that Notes 5 prints, not only comparable ones.
    """
    notes = notes5 if as_printed else partial(notes5, compare=True)
    _kinematics(draft, links, zero, notes)
    _kinetic_energy(draft, links, notes)
    _potential_energy(draft, links, notes)
    _lagrange(draft, notes)
    _velocity_terms(draft, notes)
    _forms(draft, links, notes)
    _energy(draft)


def _kinematics(draft: Draft, links: Sequence[PlanarLink], zero: sp.Expr, notes: Notes) -> None:
    pose, q = pose_of(links, zero), draft.system.q
    draft.add("convention", _column(*_PHI), _column(*pose.angles), rule="definition", via=())
    names = [name for pair in zip(_X, _Y, strict=True) for name in pair]
    places = [coordinate for centre in pose.centres for coordinate in centre]
    draft.add(
        "positions",
        _column(*names),
        _column(*places),
        rule="definition",
        uses=("convention",),
        via=(),
        source=notes("31"),
    )
    for i, jacobian in enumerate(_JACOBIANS):
        columns = sp.ImmutableMatrix([[Partial(f, s) for s in q] for f in (_X[i], _Y[i])])
        draft.add(
            ("linear_jacobians", "linear_jacobian_2")[i],
            jacobian,
            columns,
            rule="differentiate",
            uses=("positions",),
            source=notes("34, 35"),
        )
    velocity = _column(Rate(_X[1]), Rate(_Y[1]))
    draft.add(
        "velocity",
        velocity,
        rule="chain_rule",
        uses=("positions", "linear_jacobian_2"),
        source=notes("32, 33"),
    )
    draft.add(
        "angular_velocities",
        _column(*_OMEGA),
        _column(*(Rate(angle) for angle in pose.angles)),
        rule="time_derivative",
        uses=("convention",),
        via=(),
        source=notes("37"),
    )


def _kinetic_energy(draft: Draft, links: Sequence[PlanarLink], notes: Notes) -> None:
    squares = [Rate(x) ** 2 + Rate(y) ** 2 for x, y in zip(_X, _Y, strict=True)]
    draft.add("speed_squared", squares[1], rule="substitute", uses=("velocity",))
    moving, turning = Named("K_v"), Named("K_omega")
    draft.add(
        "translation_energy",
        moving,
        sp.Add(*(link.mass.symbol * v / 2 for link, v in zip(links, squares, strict=True))),
        rule="substitute",
        uses=("speed_squared",),
        source=notes("36"),
    )
    rotation = sp.Add(*(link.inertia * w**2 / 2 for link, w in zip(links, _OMEGA, strict=True)))
    draft.add(
        "rotation_energy",
        turning,
        rotation,
        rule="substitute",
        uses=("angular_velocities",),
        source=notes("38"),
    )
    draft.add(
        "kinetic_energy",
        KINETIC,
        moving + turning,
        rule="collect",
        uses=("translation_energy", "rotation_energy"),
        source=notes("13"),
    )
    route.inertia(draft, notes("39, 40"))
    draft.add("inertial_coupling", _M[0, 1], rule="special_case", uses=("mass_matrix",), source=notes("40"))


def _potential_energy(draft: Draft, links: Sequence[PlanarLink], notes: Notes) -> None:
    gravity = draft.system.symbols["g"]
    heights = sp.Add(*(link.mass.symbol * gravity * y for link, y in zip(links, _Y, strict=True)))
    draft.add(
        "potential_energy", POTENTIAL, heights, rule="substitute", uses=("positions",), source=notes("42")
    )
    route.gravity(draft, notes("24, 42"))


def _lagrange(draft: Draft, notes: Notes) -> None:
    q, qd, qdd = draft.system.q, draft.system.qd, draft.system.qdd
    route.lagrangian(draft, notes("19"))
    momenta = [Partial(LAGRANGIAN, s) for s in qd]
    inertia_times = [sp.Add(*(_M[k, j] * qd[j] for j in range(2))) for k in range(2)]
    draft.add(
        "momenta",
        _column(*momenta),
        rule="differentiate",
        uses=("lagrangian", "mass_matrix"),
        via=(_column(*inertia_times),),
        source=notes("21"),
    )
    product_rule = [sp.Add(*(_M[k, j] * qdd[j] + Rate(_M[k, j]) * qd[j] for j in range(2))) for k in range(2)]
    draft.add(
        "momentum_rate",
        _column(*(Rate(p) for p in momenta)),
        rule="time_derivative",
        uses=("momenta",),
        via=(_column(*product_rule),),
        source=notes("21"),
    )
    draft.add(
        "position_partials",
        _column(*(Partial(KINETIC, s) for s in q)),
        rule="differentiate",
        uses=("kinetic_energy",),
        source=notes("21"),
    )
    route.equations_of_motion(
        draft, uses=("momentum_rate", "position_partials", "gravity_vector"), source=notes("20, 43")
    )


def _velocity_terms(draft: Draft, notes: Notes) -> None:
    q, qd, qdd = draft.system.q, draft.system.qd, draft.system.qdd
    draft.add(
        "h", _H, Partial(_M[0, 0], q[1]) / 2, rule="definition", uses=("mass_matrix",), source=notes("41")
    )

    route.christoffel_symbols(draft, notes("23, 41"))
    route.velocity_terms(draft)

    def velocity_terms(k: int) -> sp.Expr:
        return sp.Add(*(route.velocity_product(draft, k, squares=squares) for squares in (True, False)))

    draft.add(
        "component_form",
        _column(
            *(sp.Add(*(_M[k, j] * qdd[j] for j in range(2))) + velocity_terms(k) + _G[k, 0] for k in range(2))
        ),
        rule="collect",
        uses=("mass_matrix", "christoffel", "gravity_vector"),
        balance=_column(*draft.system.forces),
        source=notes("22, 25, 43"),
    )
    route.coriolis_from_symbols(draft, notes("44"))
    another = sp.ImmutableMatrix([[0, 2 * _H * qd[0] + _H * qd[1]], [-_H * qd[0], 0]])
    draft.add("coriolis_not_unique", _OTHER, another, rule="definition", uses=("h",))
    draft.add(
        "coriolis_same_product",
        _OTHER * _QD - _C * _QD,
        rule="collect",
        uses=("coriolis_matrix", "coriolis_not_unique"),
    )


def _forms(draft: Draft, links: Sequence[PlanarLink], notes: Notes) -> None:
    route.standard_form(draft, notes("26"))
    route.slides_coefficients(draft, _TWO_LINK_MODEL)
    m1, m2 = (link.mass.symbol for link in links)
    l1, centre = links[0].length.symbol, links[1].centre
    draft.add(
        "p_numbers",
        _column(*_P),
        _column(
            m1 * links[0].centre ** 2 + links[0].inertia + m2 * l1**2,
            m2 * centre**2 + links[1].inertia,
            m2 * l1 * centre,
        ),
        rule="definition",
        via=(),
        source=_TWO_LINK_MODEL,
    )
    p1, p2, p3 = _P
    q2, (q1d, q2d) = draft.system.q[1], draft.system.qd
    coupling = p2 + p3 * sp.cos(q2)
    draft.add(
        "p_form",
        _M,
        sp.ImmutableMatrix([[p1 + p2 + 2 * p3 * sp.cos(q2), coupling], [coupling, p2]]),
        rule="collect",
        uses=("mass_matrix", "p_numbers"),
        source=_TWO_LINK_MODEL,
    )
    draft.add(
        "p_form_coriolis",
        _C,
        sp.ImmutableMatrix(
            [
                [-p3 * q2d * sp.sin(q2), -p3 * (q1d + q2d) * sp.sin(q2)],
                [p3 * q1d * sp.sin(q2), 0],
            ]
        ),
        rule="collect",
        uses=("coriolis_matrix", "p_numbers"),
        source=_TWO_LINK_MODEL,
    )


def _energy(draft: Draft) -> None:
    route.skew(draft)
    draft.add("not_skew", _MDOT - 2 * _OTHER, rule="collect", uses=("mass_rate", "coriolis_not_unique"))
    route.damping(draft)
    route.energy_rate(draft)
    draft.add(
        "forward_dynamics",
        _M * _QDD,
        rule="solve",
        uses=("standard_form",),
        balance=_TAU - _C * _QD - _G,
    )
