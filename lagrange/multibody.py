"""Serial chains and trees of rigid links: what they are, and their kinematics in symbols.

    T_i = T_parent · before · J(q_i) · after

J is a rotation about z by q (revolute) or a shift along z by q (prismatic); `before` and `after` place
the joint on the link before, and the link's frame on the joint.

References: Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, ch. 3, 4, 6; Craig, Introduction to
Robotics, ch. 3 (the modified convention); Notes 5, (10)–(26).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

import sympy as sp

from lagrange.system import Coordinate, Parameter

JointKind = Literal["revolute", "prismatic"]

IDENTITY = sp.ImmutableMatrix(sp.eye(4))


@dataclass(frozen=True)
class Body:
    """A rigid body in the frame of its link.

    mass
        In kg.
    centre
        Centre of mass (3,), in m.
    inertia
        Inertia tensor about the centre of mass (3, 3), in kg m².
    """

    mass: sp.Expr
    centre: sp.ImmutableMatrix
    inertia: sp.ImmutableMatrix


@dataclass(frozen=True)
class Link:
    """A joint and the body that it moves.

    parent
        Index of the link it hangs on; −1 is the base.
    before, after
        Fixed placements (4, 4) before and after the joint's own motion.
    rotor, gear
        The motor's inertia I_a and gear ratio: they add ½ I_a gear² q̇² to the kinetic energy.
    """

    kind: JointKind
    coordinate: Coordinate
    body: Body
    parent: int
    before: sp.ImmutableMatrix = IDENTITY
    after: sp.ImmutableMatrix = IDENTITY
    rotor: sp.Expr = sp.S.Zero
    gear: sp.Expr = sp.S.One


@dataclass(frozen=True, eq=False)
class Chain:
    """A tree of links on a fixed base; a serial arm when each link hangs on the one before.

    gravity
        The acceleration of free fall (3,) in the base frame, in m/s².
    """

    id: str
    links: tuple[Link, ...]
    parameters: tuple[Parameter, ...]
    gravity: sp.ImmutableMatrix
