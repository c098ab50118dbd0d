"""A particle in a vertical tube.

        ║   ║
        ║ ● ║ m     force f upwards, gravity g downwards
        ║   ║ ↑ y
        ║   ║

Coordinate: y, the height, upward positive; P = 0 at y = 0.

    m ÿ + b ẏ + m g = f

References: Notes 5, equations (1)–(7), (9), (26).
"""

from __future__ import annotations

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.figure import Block, CentreOfMass, Figure, Guide, Length, planar
from lagrange.quantities import KINETIC, LAGRANGIAN, POTENTIAL, TIME, Named, Partial, Rate
from lagrange.step import notes5
from lagrange.system import Coordinate, Parameter, System

_TOP = 3.0

_Y = Coordinate(
    "y",
    "length",
    "f",
    start=-2.0,
    start_rate=6.5,
    range=(-_TOP, _TOP),
    rate_range=(-10.0, 10.0),
    force_range=(0.0, 60.0),
)
_MASS = Parameter("m", 1.0, (0.0, 10.0), "kg", open_low=True)
_GRAVITY = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")
_DAMPING = Parameter("b", 0.0, (0.0, 5.0), "N s/m")

y, yd, ydd, f = _Y.q, _Y.qd, _Y.qdd, _Y.force
m, g, b = (p.symbol for p in (_MASS, _GRAVITY, _DAMPING))


def _route(draft: Draft) -> None:
    x, wall, force, motion = Named("x"), Named("N"), Named("Q"), Named("y(t)")
    draft.add("constraint", x, sp.S.Zero, rule="definition", via=())
    draft.add("constraint_work", wall * Partial(x, y), rule="virtual_work", uses=("constraint",))
    draft.add("newton", m * ydd, rule="definition", balance=f - m * g, source=notes5("1"))
    draft.add("kinetic_energy", KINETIC, m * yd**2 / 2, rule="definition")
    draft.add(
        "kinetic_form",
        Rate(Partial(KINETIC, yd)),
        rule="differentiate",
        uses=("kinetic_energy",),
        via=(Rate(m * yd),),
        source=notes5("2"),
    )
    draft.add("potential_energy", POTENTIAL, m * g * y, rule="definition")
    draft.add(
        "potential_form",
        Partial(POTENTIAL, y),
        rule="differentiate",
        uses=("potential_energy",),
        source=notes5("3"),
    )
    draft.add(
        "energy_form",
        Rate(Partial(KINETIC, yd)),
        rule="substitute",
        uses=("newton", "kinetic_form", "potential_form"),
        balance=f - Partial(POTENTIAL, y),
        source=notes5("6"),
    )
    route.lagrangian(draft, notes5("4"))
    draft.add(
        "partials",
        sp.ImmutableMatrix([Partial(LAGRANGIAN, yd), Partial(LAGRANGIAN, y)]),
        rule="differentiate",
        uses=("lagrangian",),
        via=(sp.ImmutableMatrix([Partial(KINETIC, yd), -Partial(POTENTIAL, y)]),),
        source=notes5("5"),
    )
    draft.add(
        "euler_lagrange",
        route.euler_lagrange(draft, 0),
        rule="balance",
        uses=("energy_form", "partials"),
        balance=f,
        source=notes5("7"),
    )
    draft.add(
        "virtual_work",
        force,
        wall * Partial(x, y) + f * Partial(y, y),
        rule="virtual_work",
        uses=("constraint_work",),
        source=notes5("9"),
    )
    route.matrices(draft, source=notes5("26"))
    start, rate = sp.symbols("y0 v0", real=True)
    draft.add(
        "initial_state",
        motion,
        start + rate * TIME + (f / m - g) * TIME**2 / 2,
        rule="solve",
        uses=("newton",),
    )
    draft.add(
        "initial_check",
        m * Partial(Partial(motion, TIME), TIME),
        rule="differentiate",
        uses=("initial_state",),
    )
    route.damping(draft, laws=("euler_lagrange",))
    route.energy_rate(draft)


SYSTEM = System(
    id="particle",
    coordinates=(_Y,),
    parameters=(_MASS, _GRAVITY, _DAMPING),
    kinetic_energy=m * yd**2 / 2,
    potential_energy=m * g * y,
    dissipation=b * yd**2 / 2,
    route=_route,
    figure=Figure(
        points={
            "zero": planar(0, 0),
            "particle": planar(0, y),
            "bottom": planar(0, -_TOP),
            "top": planar(0, _TOP),
        },
        shapes=(
            Guide("bottom", "top"),
            Length("zero", "particle", label=y, side=-1),
            Block("particle", size="m"),
            CentreOfMass("particle"),
        ),
        extent=(-sp.S.One, sp.S.One, sp.Float(-_TOP), sp.Float(_TOP)),
        pullable=("particle",),
        acts_at=("particle",),
        axes=((sp.S.Zero, sp.S.One),),
    ),
)
