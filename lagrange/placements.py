"""Placements: rotations and shifts as 4×4 matrices [R p; 0 1], and those of a Denavit–Hartenberg row.

    standard   T = Rz(θ) Tz(d) Tx(a) Rx(α)        a, α lead from the joint's own axis to the next one
    modified   T = Rx(α) Tx(a) Rz(θ) Tz(d)        a, α lead from the axis before to the joint's own

The joint moves θ or d; turns about z and shifts along z commute, so the constant parts of both may stand
before it.

References: Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 3.2; Craig, Introduction to
Robotics, 3.4.
"""

from __future__ import annotations

from typing import Literal

import sympy as sp

Convention = Literal["standard", "modified"]


def rotation_x(angle: sp.Expr) -> sp.ImmutableMatrix:
    """Rx(angle) as a placement (4, 4)."""
    c, s = sp.cos(angle), sp.sin(angle)
    return sp.ImmutableMatrix([[1, 0, 0, 0], [0, c, -s, 0], [0, s, c, 0], [0, 0, 0, 1]])


def rotation_y(angle: sp.Expr) -> sp.ImmutableMatrix:
    """Ry(angle) as a placement (4, 4)."""
    c, s = sp.cos(angle), sp.sin(angle)
    return sp.ImmutableMatrix([[c, 0, s, 0], [0, 1, 0, 0], [-s, 0, c, 0], [0, 0, 0, 1]])


def rotation_z(angle: sp.Expr) -> sp.ImmutableMatrix:
    """Rz(angle) as a placement (4, 4)."""
    c, s = sp.cos(angle), sp.sin(angle)
    return sp.ImmutableMatrix([[c, -s, 0, 0], [s, c, 0, 0], [0, 0, 1, 0], [0, 0, 0, 1]])


def shift(x: sp.Expr | float = 0, y: sp.Expr | float = 0, z: sp.Expr | float = 0) -> sp.ImmutableMatrix:
    """A shift by (x, y, z) metres as a placement (4, 4)."""
    return sp.ImmutableMatrix([[1, 0, 0, x], [0, 1, 0, y], [0, 0, 1, z], [0, 0, 0, 1]])


def of_row(
    convention: Convention, a: sp.Expr, alpha: sp.Expr, d: sp.Expr, theta: sp.Expr
) -> tuple[sp.ImmutableMatrix, sp.ImmutableMatrix]:
    """The placements before and after the joint of a DH row.

    Parameters
    ----------
    a, d
        Lengths in metres; of a prismatic joint d is the constant that its coordinate adds to.
    alpha, theta
        Angles in radians; of a revolute joint theta is the constant that its coordinate adds to.
    """
    along_x = shift(x=a) * rotation_x(alpha)
    constant = rotation_z(theta) * shift(z=d)
    if convention == "standard":
        return constant, along_x
    return along_x * constant, shift()
