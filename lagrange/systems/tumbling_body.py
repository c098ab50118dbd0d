"""A rigid body that turns freely about its centre of mass: no torque, and yet it tumbles.

      Z   H        φ about the fixed Z, then θ about the line of nodes, then ψ about the body's axis 3;
      │  ╱ axis 2  R = Rz(φ) Rx(θ) Rz(ψ) leads from the body's principal axes to the fixed ones
    ┌─┼─╱──┐       I1, I2, I3 about the axes 1, 2, 3; a homogeneous block of 12 kg with edges a, b, c,
    │ ○───── axis 1    a² = (I2 + I3 − I1)/2 and so on
    └──────┘       at θ = 0 and π the axes of φ and ψ are one line, and the three angles fail

    ω = (φ' sin θ sin ψ + θ' cos ψ,  φ' sin θ cos ψ − θ' sin ψ,  φ' cos θ + ψ')   in the body's axes
    I ω' + ω × I ω = 0

The block hangs in two frames without mass.  Moments from 1 to 2 kg m² belong to a block whatever they
are, since none can be more than the other two together.  Where H lies along Z the rates stay finite
even near θ = 0: that is how the motion starts.

References: Newton–Euler note, 2; Landau, Lifshitz, Mechanics, § 35–37; Goldstein, Classical Mechanics, 5.6.
"""

from __future__ import annotations

import dataclasses
import itertools
import math
from collections.abc import Iterator

import sympy as sp

from lagrange import figure as draw
from lagrange.chain_system import chain_system
from lagrange.figure import Figure, Position
from lagrange.kinematics import jacobians, pose
from lagrange.multibody import Body, Chain, Link
from lagrange.placements import rotation_y
from lagrange.quantities import Named
from lagrange.system import Coordinate, Parameter, System
from lagrange.systems.tumbling import tumbling_route

MASS = 12
"""In kg; any other gives the same motion, of a larger or smaller block."""

_AXIS = sp.Rational(1, 4)
"""By so many metres the axes stand out of the block."""

_MOMENTS = tuple(
    Parameter(f"I{k}", default, (1.0, 2.0), "kg m^2", step=0.01)
    for k, default in enumerate((1.0, 1.5, 2.0), start=1)
)

# Nearly a turning about axis 2, with H = 6 kg m²/s along Z.
_ANGLES = tuple(
    Coordinate(name, "angle", f"tau_{name}", start=start, start_rate=rate, range=reach)
    for name, start, rate, reach in (
        ("phi", 0.0, 4.005, (-math.pi, math.pi)),
        ("theta", 1.52, 0.1, (0.1, 3.04)),
        ("psi", 0.05, -0.051, (-math.pi, math.pi)),
    )
)


def _chain() -> Chain:
    """Two frames without mass, and the block in the inner one."""
    phi, theta, psi = _ANGLES
    middle = sp.ImmutableMatrix([0, 0, 0])
    nothing = Body(sp.S.Zero, middle, sp.ImmutableMatrix(sp.zeros(3, 3)))
    block = Body(sp.Integer(MASS), middle, sp.ImmutableMatrix(sp.diag(*(p.symbol for p in _MOMENTS))))
    links = (
        Link("revolute", phi, nothing, parent=-1),
        Link(
            "revolute",
            theta,
            nothing,
            parent=0,
            before=rotation_y(sp.pi / 2),
            after=rotation_y(-sp.pi / 2),
        ),
        Link("revolute", psi, block, parent=1),
    )
    return Chain("tumbling_body", links, _MOMENTS, middle)


def _half_edges() -> tuple[sp.Expr, ...]:
    """Of the block, in metres: I1 = m (b² + c²)/12 and so on for its edges a, b, c."""
    total = sp.Add(*(p.symbol for p in _MOMENTS))
    return tuple(sp.sqrt(6 * (total - 2 * p.symbol) / MASS) / 2 for p in _MOMENTS)


def _figure(chain: Chain) -> Figure:
    """The block with its axes, H and ω; the centre of mass is at the origin."""
    placed = pose(chain)
    rotation, edges = placed.links[-1][:3, :3], _half_edges()
    points: dict[str, Position] = {"centre": (sp.S.Zero, sp.S.Zero, sp.S.Zero)}
    for signs in itertools.product((-1, 1), repeat=3):
        corner = sp.Matrix([s * e for s, e in zip(signs, edges, strict=True)])
        points[_corner(signs)] = tuple(rotation * corner)
    for k, edge in enumerate(edges):
        points[f"side{k + 1}"] = tuple(edge * rotation[:, k])
        points[f"axis{k + 1}"] = tuple((edge + _AXIS) * rotation[:, k])
    reach = sp.Max(*edges) + _AXIS
    tips = tuple(f"axis{k}" for k in (1, 2, 3))
    axes = (draw.Axis(f"side{k}", f"axis{k}", sp.Integer(k), index=k) for k in (1, 2, 3))
    return Figure(
        points=points,
        shapes=(*_faces(), *axes, *_arrows(chain, rotation)),
        extent=(-reach, reach, -reach, reach),
        pullable=tips,
        trails=("axis2",),
        acts_at=("centre",) * 3,
        axes=tuple(tuple(joint[:3, 2]) for joint in placed.joints),
        up=(0.0, 0.0, 1.0),
    )


def _corner(signs: tuple[int, ...]) -> str:
    return "corner" + "".join("+" if sign > 0 else "-" for sign in signs)


def _faces() -> Iterator[draw.Face]:
    """The six sides; two opposite ones have the colour of the axis through them."""
    around = ((-1, -1), (1, -1), (1, 1), (-1, 1))
    for k, side in itertools.product(range(3), (-1, 1)):
        yield draw.Face(tuple(_corner((*pair[:k], side, *pair[k:])) for pair in around), index=k + 1)


def _arrows(chain: Chain, rotation: sp.MatrixBase) -> tuple[draw.Arrow, ...]:
    """H = R I Rᵀ ω, which stays, and ω, which does not, in fixed axes."""
    omega = jacobians(chain)[2].angular * sp.Matrix([c.qd for c in _ANGLES])
    momentum = rotation * sp.diag(*(p.symbol for p in _MOMENTS)) * rotation.T * omega
    return (
        draw.AngularMomentum("H", "centre", momentum[0], momentum[1], Named("H"), z=momentum[2]),
        draw.AngularVelocity("omega", "centre", omega[0], omega[1], Named("omega"), z=omega[2]),
    )


def _system() -> System:
    chain = _chain()
    return dataclasses.replace(chain_system(chain), figure=_figure(chain), route=tumbling_route)


SYSTEM = _system()
