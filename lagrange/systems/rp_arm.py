"""The planar RP arm: link 1 turns about a pivot, link 2 slides along it; both have mass and inertia.

        y            ╱╱ link 2: mass m₂, inertia I₂, its centre of mass at d₂ from the pivot,
        │         ╱●╱            pushed outwards by f₂
        │      ╱●╱    link 1: mass m₁, inertia I₁, its centre of mass at l₁, turned by τ₁
        │   ╱ θ₁      θ₁ from +x, counter-clockwise
        ○──────── x   gravity g along −y, P = 0 at the height of the pivot

    (m₁ l₁² + I₁ + I₂ + m₂ d₂²) θ̈₁ + 2 m₂ d₂ ḋ₂ θ̇₁ + b₁ θ̇₁ + (m₁ l₁ + m₂ d₂) g cos θ₁ = τ₁
    m₂ d̈₂ − m₂ d₂ θ̇₁² + b₂ ḋ₂ + m₂ g sin θ₁ = f₂

Both inertias are about the link's centre of mass.  With m₁ = I₁ = I₂ = 0 it is the polar arm.

References: Slides, the planar RP robot; Craig, Introduction to Robotics, example 6.5, whose potential
energy has the constants m₁ g l₁ and m₂ g d₂max besides.
"""

from __future__ import annotations

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.figure import Angle, CentreOfMass, Figure, Ground, Guide, Joint, Length, Line, Link, planar
from lagrange.quantities import KINETIC, LAGRANGIAN, POTENTIAL, Named, Partial, Rate
from lagrange.step import Source, notes5
from lagrange.system import Coordinate, Parameter, System, time_derivative

_SLEEVE, _HALF = 1.5, 0.5
"""Drawn lengths in metres: of link 1, and of half of link 2, which never leaves it."""

# With no motor link 2 soon runs to an end of its path; this start is one that lasts.
_THETA = Coordinate(
    "theta1",
    "angle",
    "tau1",
    start=2.62,
    start_rate=-3.75,
    rate_range=(-5.0, 5.0),
    force_range=(-60.0, 60.0),
)
_D = Coordinate(
    "d2",
    "length",
    "f2",
    start=1.29,
    start_rate=0.92,
    range=(_HALF, 2.0),
    rate_range=(-3.0, 3.0),
    force_range=(-60.0, 60.0),
)
_M1 = Parameter("m1", 3.0, (0.0, 50.0), "kg")
_L1 = Parameter("l1", 0.6, (0.0, 2.0), "m")
_I1 = Parameter("I1", 0.6, (0.0, 20.0), "kg m^2", step=0.01)
_M2 = Parameter("m2", 2.0, (0.0, 50.0), "kg", open_low=True)
_I2 = Parameter("I2", 0.17, (0.0, 20.0), "kg m^2", step=0.01)
_GRAVITY = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")
_DAMPING = Parameter("b1", 0.0, (0.0, 20.0), "N m s")
_FRICTION = Parameter("b2", 0.0, (0.0, 20.0), "N s/m")

_COORDINATES = (_THETA, _D)
_PARAMETERS = (_M1, _L1, _I1, _M2, _I2, _GRAVITY, _DAMPING, _FRICTION)
theta, d = _THETA.q, _D.q
m1, l1, i1, m2, i2, g, b1, b2 = (p.symbol for p in _PARAMETERS)
_CENTRES = tuple((distance * sp.cos(theta), distance * sp.sin(theta)) for distance in (l1, d))
_X, _Y = (Named("xc1"), Named("xc2")), (Named("yc1"), Named("yc2"))
_OMEGA, _K = (Named("omega1"), Named("omega2")), (Named("K_1"), Named("K_2"))
_SLIDES = Source("slides", compare=True)


def _route(draft: Draft) -> None:
    _energies(draft)
    _lagrange(draft)
    route.inertia(draft, notes5("18", compare=True))
    route.christoffel_symbols(draft, notes5("23", compare=True))
    route.velocity_terms(draft)
    route.coriolis_from_symbols(draft)
    route.standard_form(draft, notes5("26", compare=True))
    route.slides_coefficients(draft, _SLIDES)
    route.skew(draft)
    route.damping(draft)
    route.energy_rate(draft)
    _point_mass(draft)


def _energies(draft: Draft) -> None:
    names = [name for pair in zip(_X, _Y, strict=True) for name in pair]
    places = [coordinate for centre in _CENTRES for coordinate in centre]
    draft.add(
        "positions",
        sp.ImmutableMatrix(names),
        sp.ImmutableMatrix(places),
        rule="definition",
        via=(),
        source=_SLIDES,
    )
    draft.add(
        "velocity",
        sp.ImmutableMatrix([Rate(_X[1]), Rate(_Y[1])]),
        rule="chain_rule",
        uses=("positions",),
    )
    squares = [Rate(x) ** 2 + Rate(y) ** 2 for x, y in zip(_X, _Y, strict=True)]
    draft.add("speed_squared", sp.ImmutableMatrix(squares), rule="substitute", uses=("positions", "velocity"))
    draft.add(
        "angular_velocities",
        sp.ImmutableMatrix(_OMEGA),
        sp.ImmutableMatrix([Rate(theta), Rate(theta)]),
        rule="time_derivative",
        via=(),
    )
    links = zip((m1, m2), squares, (i1, i2), _OMEGA, strict=True)
    draft.add(
        "link_energies",
        sp.ImmutableMatrix(_K),
        sp.ImmutableMatrix([mass * v / 2 + inertia * w**2 / 2 for mass, v, inertia, w in links]),
        rule="substitute",
        uses=("speed_squared", "angular_velocities"),
        source=_SLIDES,
    )
    draft.add("kinetic_energy", KINETIC, sp.Add(*_K), rule="collect", uses=("link_energies",))
    draft.add(
        "potential_energy",
        POTENTIAL,
        m1 * g * _Y[0] + m2 * g * _Y[1],
        rule="substitute",
        uses=("positions",),
        source=_SLIDES,
    )
    route.gravity(draft)


def _lagrange(draft: Draft) -> None:
    route.lagrangian(draft)
    for step_id, symbols in (("momenta", draft.system.qd), ("position_partials", draft.system.q)):
        partials = sp.ImmutableMatrix([Partial(LAGRANGIAN, s) for s in symbols])
        draft.add(step_id, partials, rule="differentiate", uses=("lagrangian",))
    route.equations_of_motion(draft, uses=("momenta", "position_partials"))


def _point_mass(draft: Draft) -> None:
    """What the equations have beyond those of a point mass m₂ on a light rod."""
    td, tdd, dd, ddd = _THETA.qd, _THETA.qdd, _D.qd, _D.qdd
    polar = (
        m2 * d**2 * tdd + 2 * m2 * d * dd * td + m2 * g * d * sp.cos(theta),
        m2 * ddd - m2 * d * td**2 + m2 * g * sp.sin(theta),
    )
    draft.add(
        "beyond_a_point_mass",
        sp.ImmutableMatrix([route.euler_lagrange(draft, k) - polar[k] for k in range(2)]),
        rule="special_case",
        uses=("equations_of_motion",),
    )


def _kinetic_energy() -> sp.Expr:
    total = sp.S.Zero
    for mass, inertia, centre in zip((m1, m2), (i1, i2), _CENTRES, strict=True):
        vx, vy = (time_derivative(c, _COORDINATES) for c in centre)
        total += mass * (vx**2 + vy**2) / 2 + inertia * _THETA.qd**2 / 2
    return total


def _along(distance: sp.Expr | float) -> tuple[sp.Expr, sp.Expr, sp.Expr]:
    return planar(distance * sp.cos(theta), distance * sp.sin(theta))


_REACH = sp.Float(_D.range[1] + _HALF)

SYSTEM = System(
    id="rp_arm",
    coordinates=_COORDINATES,
    parameters=_PARAMETERS,
    kinetic_energy=_kinetic_energy(),
    potential_energy=m1 * g * _CENTRES[0][1] + m2 * g * _CENTRES[1][1],
    dissipation=(b1 * _THETA.qd**2 + b2 * _D.qd**2) / 2,
    route=_route,
    figure=Figure(
        points={
            "pivot": planar(0, 0),
            "mouth": _along(_SLEEVE),
            "tail": _along(d - _HALF),
            "tip": _along(d + _HALF),
            "centre1": _along(l1),
            "centre2": _along(d),
            "right": planar(0.7, 0),
        },
        shapes=(
            Ground("pivot"),
            Line("pivot", "right"),
            Angle("pivot", start=sp.S.Zero, end=theta, label=theta),
            Length("pivot", "centre2", label=d),
            Length("pivot", "centre1", label=l1, side=-1),
            Link("pivot", "mouth", index=1),
            Guide("pivot", "mouth"),
            Link("tail", "tip", index=2),
            Joint("pivot"),
            CentreOfMass("centre1"),
            CentreOfMass("centre2"),
        ),
        extent=(-_REACH, _REACH, -_REACH, _REACH),
        pullable=("tip",),
        trails=("tip",),
        acts_at=("pivot", "centre2"),
        axes=(None, (sp.cos(theta), sp.sin(theta))),
    ),
)
