"""Planar arms of n revolute joints.

        y                 link i: length l_i, mass m_i, centre of mass at l_ci, inertia I_i about it
        │      ╱ q2
        │   ●╱────        q1 from a reference direction, q2 … relative to the link before,
        │ ╱  q1           counter-clockwise; gravity g along −y, P = 0 at the height of the base
        ●──────── x

References: Notes 5, (31)–(44), for n = 2; Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 6.4.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import accumulate

import sympy as sp

from lagrange.draft import Draft
from lagrange.figure import (
    Angle,
    CentreOfMass,
    Figure,
    Ground,
    Joint,
    Length,
    Line,
    Link,
    Mass,
    Shape,
    Velocity,
    planar,
)
from lagrange.quantities import Named
from lagrange.system import Coordinate, Parameter, System, time_derivative

GRAVITY = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")

Point = tuple[sp.Expr, sp.Expr]


@dataclass(frozen=True)
class PlanarLink:
    """One link: where its mass is and how it turns.

    `centre` and `inertia` are the distance of the centre of mass from the joint and the inertia about it,
    in the link's `parameters`; a `point_mass` is drawn as a bob.
    """

    coordinate: Coordinate
    mass: Parameter
    length: Parameter
    damping: Parameter
    centre: sp.Expr
    inertia: sp.Expr
    parameters: tuple[Parameter, ...]
    point_mass: bool = False


@dataclass(frozen=True)
class Pose:
    """Where the links of an arm are: joint positions, centres of mass and absolute angles."""

    joints: tuple[Point, ...]
    centres: tuple[Point, ...]
    angles: tuple[sp.Expr, ...]


def pose_of(links: Sequence[PlanarLink], zero: sp.Expr) -> Pose:
    """The pose in symbols; `zero` is the direction of the first link at q1 = 0, from +x."""
    angles = tuple(accumulate((link.coordinate.q for link in links), initial=zero))[1:]
    joints, centres = [(sp.S.Zero, sp.S.Zero)], []
    for link, angle in zip(links, angles, strict=True):
        x, y = joints[-1]
        centres.append((x + link.centre * sp.cos(angle), y + link.centre * sp.sin(angle)))
        length = link.length.symbol
        joints.append((x + length * sp.cos(angle), y + length * sp.sin(angle)))
    return Pose(tuple(joints), tuple(centres), angles)


def planar_chain(
    system_id: str,
    links: Sequence[PlanarLink],
    *,
    zero: sp.Expr = sp.S.Zero,
    route: Callable[[Draft], None] | None = None,
    family: str = "",
) -> System:
    """The arm made of these links, as a System."""
    pose = pose_of(links, zero)
    coordinates = tuple(link.coordinate for link in links)
    kinetic, potential, dissipation = sp.S.Zero, sp.S.Zero, sp.S.Zero
    for link, (x, y), angle in zip(links, pose.centres, pose.angles, strict=True):
        mass = link.mass.symbol
        vx, vy, turning = (time_derivative(f, coordinates) for f in (x, y, angle))
        kinetic += mass * (vx**2 + vy**2) / 2 + link.inertia * turning**2 / 2
        potential += mass * GRAVITY.symbol * y
        dissipation += link.damping.symbol * link.coordinate.qd**2 / 2
    return System(
        id=system_id,
        coordinates=coordinates,
        parameters=(*(p for link in links for p in link.parameters), GRAVITY),
        kinetic_energy=kinetic,
        potential_energy=potential,
        dissipation=dissipation,
        route=route,
        figure=_figure(links, pose, zero),
        family=family,
        implied={
            name: expression
            for i, link in enumerate(links, start=1)
            for name, expression in ((f"lc{i}", link.centre), (f"I{i}", link.inertia))
        },
    )


def _figure(links: Sequence[PlanarLink], pose: Pose, zero: sp.Expr) -> Figure:
    ends = [f"end{i}" for i in range(1, len(links) + 1)]
    starts = ["base", *ends[:-1]]
    points = {"base": planar(0, 0)} | {e: planar(*p) for e, p in zip(ends, pose.joints[1:], strict=True)}
    directions = [zero, *pose.angles[:-1]]
    shapes: list[Shape] = [Ground("base", normal=(0.0, 1.0) if zero == 0 else (0.0, -1.0))]
    for i, (link, start, end) in enumerate(zip(links, starts, ends, strict=True), start=1):
        (x, y), direction, length = pose.joints[i - 1], directions[i - 1], link.length.symbol
        points[f"ahead{i}"] = planar(x + length / 2 * sp.cos(direction), y + length / 2 * sp.sin(direction))
        points[f"centre{i}"] = planar(*pose.centres[i - 1])
        shapes += [
            Line(start, f"ahead{i}"),
            Angle(start, start=direction, end=direction + link.coordinate.q, label=link.coordinate.q),
            Length(start, end, label=length, side=-1),
            Link(start, end, index=i),
        ]
    for i, (link, start) in enumerate(zip(links, starts, strict=True), start=1):
        shapes += [
            Joint(start),
            *([Mass(f"centre{i}", size=link.mass.name, index=i)] if link.point_mass else []),
        ]
        shapes.append(CentreOfMass(f"centre{i}"))
    shapes += _velocities(links, pose)
    reach = sp.Add(*(link.length.symbol for link in links))
    return Figure(
        points=points,
        shapes=tuple(shapes),
        extent=(-reach, reach, -reach, reach),
        pullable=tuple(ends),
        trails=(ends[-1],),
        acts_at=tuple(starts),
        axes=(None,) * len(links),
    )


def _velocities(links: Sequence[PlanarLink], pose: Pose) -> list[Shape]:
    """v_ij, the part of centre i's velocity that joint j gives: column j of its Jacobian times q̇_j."""
    return [
        Velocity(
            f"v{i}{j}",
            at=f"centre{i}",
            x=sp.diff(x, link.coordinate.q) * link.coordinate.qd,
            y=sp.diff(y, link.coordinate.q) * link.coordinate.qd,
            label=Named(f"v{i}{j}"),
            role=f"link{j}",
        )
        for i, (x, y) in enumerate(pose.centres, start=1)
        for j, link in enumerate(links[:i], start=1)
    ]


def planar_arm(n: int) -> System:
    """The planar arm with n links of any mass distribution, q1 from +x."""
    return planar_chain(f"planar_{n}r", [general_link(i, 1.0) for i in range(1, n + 1)])


def general_link(i: int, mass: float, start: float = 0.3) -> PlanarLink:
    """Link i with its centre of mass at l_ci and inertia I_i, by default those of a uniform rod of 1 m."""
    m, l, damping = link_parameters(i, mass)
    centre = Parameter(f"lc{i}", 0.5, (0.0, 5.0), "m", open_low=True)
    inertia = Parameter(f"I{i}", mass / 12, (0.0, 110.0), "kg m^2", step=0.01)
    return PlanarLink(
        link_coordinate(i, start),
        m,
        l,
        damping,
        centre.symbol,
        inertia.symbol,
        parameters=(m, l, centre, inertia, damping),
    )


def link_coordinate(i: int, start: float, *, from_down: bool = False) -> Coordinate:
    """The angle of joint i, from the link before; the first from +x or from straight down."""
    zero = -math.pi / 2 if from_down else 0.0
    return Coordinate(f"q{i}", "angle", f"tau{i}", start=start, force_range=(-100.0, 100.0), zero=zero)


def link_parameters(i: int, mass: float) -> tuple[Parameter, Parameter, Parameter]:
    """Mass, length and joint damping of link i."""
    return (
        Parameter(f"m{i}", mass, (0.0, 50.0), "kg", open_low=True),
        Parameter(f"l{i}", 1.0, (0.0, 5.0), "m", open_low=True),
        Parameter(f"b{i}", 0.0, (0.0, 20.0), "N m s"),
    )
