"""The planar PR arm: a cart that slides along x, and a link that turns on it; cart and pole.

        ═══╤═[m₁]═╤═══  rail along x, f pushes the cart to the right
               │╲
               │θ╲      link 2: mass m₂, inertia I₂ about its centre of mass,
               │  ●     which is l_c2 from the joint; turned by τ
                   ╲    gravity g along −y, P = 0 at the height of the rail

Coordinates: x of the cart, and θ counter-clockwise from straight down, upright at π.

    (m₁ + m₂) ẍ + m₂ l_c2 cos θ θ̈ − m₂ l_c2 sin θ θ̇² + b₁ ẋ = f
    m₂ l_c2 cos θ ẍ + (m₂ l_c2² + I₂) θ̈ + b₂ θ̇ + m₂ g l_c2 sin θ = τ

The joints of the RP arm in the other order, and with them a coupling inertia, m₂ l_c2 cos θ.

References: Slides, cart and spring; Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, ch. 6;
Åström, Murray, Feedback Systems, example 3.2 (with θ from upright).
"""

from __future__ import annotations

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.figure import Angle, Block, CentreOfMass, Figure, Guide, Joint, Length, Line, Link, planar
from lagrange.quantities import (
    KINETIC,
    LAGRANGIAN,
    PERIOD,
    POTENTIAL,
    Linearised,
    Named,
    Partial,
    Rate,
    mass_matrix,
)
from lagrange.step import Source, notes5
from lagrange.system import Coordinate, Parameter, System, time_derivative

_RAIL = 1.0

_X = Coordinate(
    "x",
    "length",
    "f",
    range=(-_RAIL, _RAIL),
    rate_range=(-3.0, 3.0),
    force_range=(-40.0, 40.0),
)
_THETA = Coordinate("theta", "angle", "tau", start=2.4)
_M1 = Parameter("m1", 2.0, (0.0, 50.0), "kg", open_low=True)
_M2 = Parameter("m2", 1.0, (0.0, 50.0), "kg", open_low=True)
_LC2 = Parameter("lc2", 0.5, (0.0, 2.0), "m", open_low=True)
_I2 = Parameter("I2", 1 / 12, (0.0, 20.0), "kg m^2", step=0.01)
_GRAVITY = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")
_FRICTION = Parameter("b1", 0.0, (0.0, 20.0), "N s/m")
_DAMPING = Parameter("b2", 0.0, (0.0, 5.0), "N m s")

_COORDINATES = (_X, _THETA)
_PARAMETERS = (_M1, _M2, _LC2, _I2, _GRAVITY, _FRICTION, _DAMPING)
x, theta = _X.q, _THETA.q
m1, m2, lc, i2, g, b1, b2 = (p.symbol for p in _PARAMETERS)
_CENTRE = (x + lc * sp.sin(theta), -lc * sp.cos(theta))
_XC, _YC = (Named("xc1"), Named("xc2")), (Named("yc1"), Named("yc2"))
_OMEGA, _K, _CENTRE_OF_ALL = (Named("omega1"), Named("omega2")), (Named("K_1"), Named("K_2")), Named("x_c")
_SLIDES = Source("slides", compare=True)


def _route(draft: Draft) -> None:
    _energies(draft)
    _lagrange(draft)
    route.christoffel_symbols(draft, notes5("23", compare=True))
    route.velocity_terms(draft)
    route.coriolis_from_symbols(draft)
    route.standard_form(draft, notes5("26", compare=True))
    route.slides_coefficients(draft, _SLIDES)
    route.skew(draft)
    _small_swings(draft)
    route.damping(draft)
    route.energy_rate(draft)


def _energies(draft: Draft) -> None:
    draft.add(
        "positions",
        sp.ImmutableMatrix([_XC[0], _YC[0], _XC[1], _YC[1]]),
        sp.ImmutableMatrix([x, 0, *_CENTRE]),
        rule="definition",
        via=(),
    )
    draft.add(
        "velocity", sp.ImmutableMatrix([Rate(_XC[1]), Rate(_YC[1])]), rule="chain_rule", uses=("positions",)
    )
    squares = [Rate(a) ** 2 + Rate(b) ** 2 for a, b in zip(_XC, _YC, strict=True)]
    draft.add("speed_squared", sp.ImmutableMatrix(squares), rule="substitute", uses=("positions", "velocity"))
    draft.add(
        "angular_velocities",
        sp.ImmutableMatrix(_OMEGA),
        sp.ImmutableMatrix([0, Rate(theta)]),
        rule="time_derivative",
        via=(),
    )
    draft.add(
        "link_energies",
        sp.ImmutableMatrix(_K),
        sp.ImmutableMatrix([m1 * squares[0] / 2, m2 * squares[1] / 2 + i2 * _OMEGA[1] ** 2 / 2]),
        rule="substitute",
        uses=("speed_squared", "angular_velocities"),
    )
    draft.add("kinetic_energy", KINETIC, sp.Add(*_K), rule="collect", uses=("link_energies",))
    route.inertia(draft, notes5("18", compare=True))
    draft.add("inertial_coupling", mass_matrix(2)[0, 1], rule="special_case", uses=("mass_matrix",))
    heights = m1 * g * _YC[0] + m2 * g * _YC[1]
    draft.add("potential_energy", POTENTIAL, heights, rule="substitute", uses=("positions",))
    route.gravity(draft)


def _lagrange(draft: Draft) -> None:
    route.lagrangian(draft)
    momenta, slopes = (
        sp.ImmutableMatrix([Partial(LAGRANGIAN, s) for s in symbols])
        for symbols in (draft.system.qd, draft.system.q)
    )
    draft.add("momenta", momenta, rule="differentiate", uses=("lagrangian",))
    draft.add("position_partials", slopes, rule="differentiate", uses=("lagrangian",))
    draft.add("momentum_rate", momenta.applyfunc(Rate), rule="time_derivative", uses=("momenta",))
    route.equations_of_motion(draft, uses=("momentum_rate", "position_partials"))
    draft.add(
        "momentum_balance",
        Rate(momenta[0]),
        rule="special_case",
        uses=("equations_of_motion",),
        balance=_X.force,
    )
    draft.add(
        "centre_of_mass",
        _CENTRE_OF_ALL,
        (m1 * _XC[0] + m2 * _XC[1]) / (m1 + m2),
        rule="definition",
        uses=("positions",),
    )
    draft.add(
        "total_momentum",
        momenta[0],
        rule="substitute",
        uses=("momenta", "centre_of_mass"),
        via=((m1 + m2) * Rate(_CENTRE_OF_ALL),),
    )


def _small_swings(draft: Draft) -> None:
    """Linear in θ and θ' about hanging; then the cart's acceleration eliminated, with no force on it."""

    def small(term: sp.Expr) -> sp.Expr:
        return Linearised(Linearised(term, theta), _THETA.qd)

    cart, pole = (route.euler_lagrange(draft, k) for k in range(2))
    draft.add(
        "linearised_equations",
        sp.ImmutableMatrix([small(cart), small(pole)]),
        rule="linearise",
        uses=("equations_of_motion",),
        relation="≈",
    )
    linear = draft.add(
        "linearised",
        small((m1 + m2) * pole - m2 * lc * cart),
        rule="linearise",
        uses=("linearised_equations",),
        balance=sp.S.Zero,
        relation="≈",
    )
    inertia, pull = (sp.expand(linear.rhs).coeff(s) for s in (_THETA.qdd, theta))
    draft.add(
        "small_angle_period",
        PERIOD,
        2 * sp.pi / sp.sqrt(sp.factor(pull) / inertia),
        rule="solve",
        uses=("linearised",),
        via=(),
    )
    stiffness = draft.add(
        "stiffness", Partial(Partial(POTENTIAL, theta), theta), rule="differentiate", uses=("gravity_vector",)
    )
    upright = stiffness.rhs.subs(theta, sp.pi)
    draft.add(
        "upright_growth",
        Named("lambda"),
        sp.sqrt(-(m1 + m2) * upright / inertia),
        rule="solve",
        uses=("linearised", "stiffness"),
        via=(),
    )


def _kinetic_energy() -> sp.Expr:
    vx, vy = (time_derivative(c, _COORDINATES) for c in _CENTRE)
    return m1 * _X.qd**2 / 2 + m2 * (vx**2 + vy**2) / 2 + i2 * _THETA.qd**2 / 2


_POLE = 2 * lc  # drawn as long as a uniform rod with this centre of mass
_WIDE = _RAIL + _POLE

SYSTEM = System(
    id="pr_arm",
    coordinates=_COORDINATES,
    parameters=_PARAMETERS,
    kinetic_energy=_kinetic_energy(),
    potential_energy=m2 * g * _CENTRE[1],
    dissipation=(b1 * _X.qd**2 + b2 * _THETA.qd**2) / 2,
    route=_route,
    figure=Figure(
        points={
            "left": planar(-_RAIL, 0),
            "right": planar(_RAIL, 0),
            "zero": planar(0, 0),
            "cart": planar(x, 0),
            "joint": planar(x, 0),
            "below": planar(x, -lc),
            "centre": planar(*_CENTRE),
            "tip": planar(x + _POLE * sp.sin(theta), -_POLE * sp.cos(theta)),
        },
        shapes=(
            Guide("left", "right"),
            Line("joint", "below"),
            Angle("joint", start=-sp.pi / 2, end=theta - sp.pi / 2, label=theta),
            Length("zero", "cart", label=x),
            Length("joint", "centre", label=lc),
            Block("cart", size="m1"),
            Link("joint", "tip", index=2),
            Joint("joint"),
            CentreOfMass("centre"),
        ),
        extent=(-_WIDE, _WIDE, -_POLE, _POLE),
        pullable=("tip",),
        trails=("tip",),
        acts_at=("cart", "joint"),
        axes=((sp.S.One, sp.S.Zero), None),
    ),
)
