"""A rod that turns, and a point mass that slides along it: one revolute and one prismatic joint.

        y          ● m
        │       ╱         r along the rod, pushed by f
        │    ╱            θ from +x, counter-clockwise, turned by τ
        │ ╱  θ            gravity g along −y, P = 0 at the height of the pivot
        ○──────── x

    m r² θ̈ + 2 m r ṙ θ̇ + b₁ θ̇ + m g r cos θ = τ
    m r̈ − m r θ̇² + b₂ ṙ + m g sin θ = f

The smallest machine whose C is not zero.
"""

from __future__ import annotations

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.figure import Angle, Block, CentreOfMass, Figure, Ground, Guide, Joint, Length, Line, planar
from lagrange.quantities import KINETIC, POTENTIAL, Named, Rate
from lagrange.system import Coordinate, Parameter, System, time_derivative

_REACH = 2.0

# With no motor the mass flies as a thrown ball does; this start is one that passes by the pivot.
_THETA = Coordinate("theta", "angle", "tau", start=2.6, start_rate=-1.8, rate_range=(-5.0, 5.0))
_R = Coordinate(
    "r",
    "length",
    "f",
    start=1.8,
    start_rate=0.43,
    range=(0.1, _REACH),
    rate_range=(-2.0, 2.0),
    force_range=(-40.0, 40.0),
)
_MASS = Parameter("m", 1.0, (0.0, 10.0), "kg", open_low=True)
_GRAVITY = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")
_DAMPING = Parameter("b1", 0.0, (0.0, 5.0), "N m s")
_FRICTION = Parameter("b2", 0.0, (0.0, 20.0), "N s/m")

theta, r = _THETA.q, _R.q
m, g, b1, b2 = (p.symbol for p in (_MASS, _GRAVITY, _DAMPING, _FRICTION))
_x, _y = r * sp.cos(theta), r * sp.sin(theta)


def _route(draft: Draft) -> None:
    x, y = Named("x"), Named("y")
    draft.add(
        "positions", sp.ImmutableMatrix([x, y]), sp.ImmutableMatrix([_x, _y]), rule="definition", via=()
    )
    draft.add(
        "kinetic_energy",
        KINETIC,
        m * (Rate(x) ** 2 + Rate(y) ** 2) / 2,
        rule="substitute",
        uses=("positions",),
    )
    draft.add("potential_energy", POTENTIAL, m * g * y, rule="substitute", uses=("positions",))
    route.lagrangian(draft)
    route.equations_of_motion(draft)
    route.matrices(draft)
    route.damping(draft)
    route.energy_rate(draft)


SYSTEM = System(
    id="polar_arm",
    coordinates=(_THETA, _R),
    parameters=(_MASS, _GRAVITY, _DAMPING, _FRICTION),
    kinetic_energy=m * sp.Add(*(time_derivative(c, (_THETA, _R)) ** 2 for c in (_x, _y))) / 2,
    potential_energy=m * g * _y,
    dissipation=(b1 * _THETA.qd**2 + b2 * _R.qd**2) / 2,
    route=_route,
    figure=Figure(
        points={
            "pivot": planar(0, 0),
            "mass": planar(_x, _y),
            "tip": planar(_REACH * sp.cos(theta), _REACH * sp.sin(theta)),
            "right": planar(0.6, 0),
        },
        shapes=(
            Ground("pivot"),
            Line("pivot", "right"),
            Guide("pivot", "tip"),
            Angle("pivot", start=sp.S.Zero, end=theta, label=theta),
            Length("pivot", "mass", label=r),
            Joint("pivot"),
            Block("mass", size="m"),
            CentreOfMass("mass"),
        ),
        extent=(sp.Float(-_REACH), sp.Float(_REACH), sp.Float(-_REACH), sp.Float(_REACH)),
        pullable=("mass",),
        trails=("mass",),
        acts_at=("pivot", "mass"),
        axes=(None, (sp.cos(theta), sp.sin(theta))),
    ),
)
