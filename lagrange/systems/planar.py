"""Planar arms with n revolute joints, of any n.

        y                 link i: length l_i, mass m_i, centre of mass at l_ci, inertia I_i about it
        │      ╱ q2
        │   ●╱────        q1 from +x, q2 … relative to the link before, counter-clockwise;
        │ ╱  q1           gravity g along −y, P = 0 at the height of the base
        ●──────── x

References: Notes 5, (31)–(44), for n = 2; Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 6.4.
"""

from __future__ import annotations

import sympy as sp

from lagrange.figure import CentreOfMass, Figure, Ground, Joint, Link, Shape, planar
from lagrange.system import Coordinate, Parameter, System, time_derivative


def planar_arm(n: int) -> System:
    """The planar arm with n links."""
    coordinates = tuple(Coordinate(f"q{i}", "angle", f"tau{i}", start=0.3) for i in range(1, n + 1))
    parameters = tuple(
        parameter
        for i in range(1, n + 1)
        for parameter in (
            Parameter(f"m{i}", 1.0, (0.0, 50.0), "kg", open_low=True),
            Parameter(f"l{i}", 1.0, (0.0, 5.0), "m", open_low=True),
            Parameter(f"lc{i}", 0.5, (0.0, 5.0), "m"),
            Parameter(f"I{i}", 0.1, (0.0, 50.0), "kg m^2", open_low=True),
            Parameter(f"b{i}", 0.0, (0.0, 20.0), "N m s"),
        )
    )
    symbol = {p.name: p.symbol for p in parameters}
    gravity = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")

    kinetic, potential = sp.S.Zero, sp.S.Zero
    points, shapes = {"base": planar(0, 0)}, list[Shape]([Ground("base")])
    x, y, angle, reach = sp.S.Zero, sp.S.Zero, sp.S.Zero, sp.S.Zero
    last = "base"
    for i, c in enumerate(coordinates, start=1):
        mass, length, centre = symbol[f"m{i}"], symbol[f"l{i}"], symbol[f"lc{i}"]
        angle += c.q
        xc, yc = x + centre * sp.cos(angle), y + centre * sp.sin(angle)
        x, y, reach = x + length * sp.cos(angle), y + length * sp.sin(angle), reach + length
        vx, vy = (time_derivative(r, coordinates[:i]) for r in (xc, yc))
        turning = time_derivative(angle, coordinates[:i])
        kinetic += mass * (vx**2 + vy**2) / 2 + symbol[f"I{i}"] * turning**2 / 2
        potential += mass * gravity.symbol * yc
        points |= {f"end{i}": planar(x, y), f"centre{i}": planar(xc, yc)}
        shapes += [Link(last, f"end{i}", index=i), Joint(last), CentreOfMass(f"centre{i}")]
        last = f"end{i}"
    return System(
        id=f"planar_{n}r",
        coordinates=coordinates,
        parameters=(*parameters, gravity),
        kinetic_energy=kinetic,
        potential_energy=potential,
        dissipation=sp.Add(*(symbol[f"b{i}"] * c.qd**2 / 2 for i, c in enumerate(coordinates, start=1))),
        figure=Figure(
            points=points,
            shapes=tuple(shapes),
            extent=(-reach, reach, -reach, reach),
            pullable=tuple(f"end{i}" for i in range(1, n + 1)),
            trails=(last,),
            acts_at=("base", *(f"end{i}" for i in range(1, n))),
            axes=(None,) * n,
        ),
    )
