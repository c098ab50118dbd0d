"""The simple pendulum.

        ─┬─────  pivot, torque τ about it (counter-clockwise)
         │╲
         │θ╲  l
         │  ╲
              ● m          gravity g downwards

Coordinate: θ, counter-clockwise from straight down; x = l sin θ, y = −l cos θ; P = 0 at the pivot.

    m l² θ̈ + b θ̇ + m g l sin θ = τ

References: Notes 5, equations (26)–(30).
"""

from __future__ import annotations

import math

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.figure import (
    Angle,
    CentreOfMass,
    Figure,
    Force,
    Ground,
    Joint,
    Length,
    Line,
    Link,
    Mass,
    planar,
)
from lagrange.quantities import (
    KINETIC,
    LAGRANGIAN,
    PERIOD,
    POTENTIAL,
    TIME,
    Linearised,
    Named,
    Partial,
    Rate,
    gravity_vector,
)
from lagrange.step import notes5
from lagrange.system import Coordinate, Parameter, System, time_derivative

_THETA = Coordinate("theta", "angle", "tau", start=math.pi / 3)
_MASS = Parameter("m", 1.0, (0.0, 10.0), "kg", open_low=True)
_LENGTH = Parameter("l", 1.0, (0.0, 5.0), "m", open_low=True)
_GRAVITY = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")
_DAMPING = Parameter("b", 0.0, (0.0, 5.0), "N m s")

theta, thetad, thetadd, tau = _THETA.q, _THETA.qd, _THETA.qdd, _THETA.force
m, l, g, b = (p.symbol for p in (_MASS, _LENGTH, _GRAVITY, _DAMPING))
_x, _y = l * sp.sin(theta), -l * sp.cos(theta)
_TENSION = m * l * thetad**2 + m * g * sp.cos(theta)


def _route(draft: Draft) -> None:
    x, y, tension = Named("x"), Named("y"), Named("N")
    draft.add("geometry", sp.ImmutableMatrix([x, y]), sp.ImmutableMatrix([_x, _y]), rule="definition")
    # Newton's law for the bob, along the rod: the rod's pull is what gravity and −m r'' leave over.
    along_rod = m * (Rate(Rate(y)) + g) * sp.cos(theta) - m * Rate(Rate(x)) * sp.sin(theta)
    draft.add("constraint", tension, along_rod, rule="project", uses=("geometry",))
    draft.add(
        "kinetic_energy",
        KINETIC,
        m * (Rate(x) ** 2 + Rate(y) ** 2) / 2,
        rule="substitute",
        uses=("geometry",),
    )
    draft.add("potential_energy", POTENTIAL, m * g * y, rule="substitute", uses=("geometry",))
    route.lagrangian(draft)
    momentum = draft.add("momentum", Partial(LAGRANGIAN, thetad), rule="differentiate", uses=("lagrangian",))
    force = draft.add("gravity_force", Partial(LAGRANGIAN, theta), rule="differentiate", uses=("lagrangian",))
    law = route.equation(
        draft,
        uses=("momentum", "gravity_force"),
        via=(Rate(momentum.rhs) - force.rhs,),
        source=notes5("27"),
    )
    route.matrices(draft, source=notes5("26"))
    rest = {thetad: sp.S.Zero, thetadd: sp.S.Zero}
    draft.add("hold", tau, gravity_vector(1)[0, 0], rule="special_case", uses=("standard_form",), motion=rest)
    draft.add(
        "unforced",
        law.rhs,
        rule="special_case",
        uses=("equation",),
        balance=sp.S.Zero,
        source=notes5("28"),
    )
    free = draft.add(
        "free_motion",
        law.rhs / (m * l**2),
        rule="divide",
        uses=("unforced",),
        balance=sp.S.Zero,
        source=notes5("29"),
    )
    linear = draft.add(
        "linearised",
        Linearised(free.rhs, theta),
        rule="linearise",
        uses=("free_motion",),
        balance=sp.S.Zero,
        relation="≈",
    )
    frequency = sp.sqrt(linear.rhs.coeff(theta))
    draft.add("small_angle_period", PERIOD, 2 * sp.pi / frequency, rule="solve", uses=("linearised",), via=())
    draft.add(
        "trajectory_torque",
        tau,
        law.rhs,
        rule="solve",
        uses=("equation",),
        via=(),
        source=notes5("30"),
    )
    amplitude, omega = sp.symbols("A omega", positive=True)
    swing = amplitude * sp.sin(omega * TIME)
    draft.add(
        "harmonic_torque",
        tau,
        law.rhs.subs({theta: swing, thetadd: sp.diff(swing, TIME, 2)}),
        rule="substitute",
        uses=("trajectory_torque",),
        via=(),
        motion={theta: swing, thetad: sp.diff(swing, TIME), thetadd: sp.diff(swing, TIME, 2)},
    )
    route.damping(draft)
    route.energy_rate(draft)


SYSTEM = System(
    id="pendulum",
    coordinates=(_THETA,),
    parameters=(_MASS, _LENGTH, _GRAVITY, _DAMPING),
    kinetic_energy=m * (time_derivative(_x, (_THETA,)) ** 2 + time_derivative(_y, (_THETA,)) ** 2) / 2,
    potential_energy=m * g * _y,
    dissipation=b * thetad**2 / 2,
    route=_route,
    figure=Figure(
        points={
            "pivot": planar(0, 0),
            "bob": planar(_x, _y),
            "below": planar(0, -l),
        },
        shapes=(
            Ground(at="pivot", normal=(0.0, -1.0)),
            Line("pivot", "below"),
            Angle(at="pivot", start=-sp.pi / 2, end=theta - sp.pi / 2, label=theta),
            Length("pivot", "bob", label=l),
            Link("pivot", "bob"),
            Joint("pivot"),
            Mass("bob", size="m"),
            CentreOfMass("bob"),
            Force(id="weight", at="bob", x=sp.S.Zero, y=-m * g, label=m * g, role="gravity"),
            Force(
                id="tension",
                at="bob",
                x=-_TENSION * sp.sin(theta),
                y=_TENSION * sp.cos(theta),
                label=Named("N"),
            ),
        ),
        extent=(-l, l, -l, l),
        pullable=("bob",),
        trails=("bob",),
        acts_at=("pivot",),
        axes=(None,),
    ),
)
