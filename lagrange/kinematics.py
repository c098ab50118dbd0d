"""Frames and Jacobians of a chain, in normal form.

    T_i = T_parent · before · J(q_i) · after,        v = J_v q̇,   ω = J_ω q̇

    J_v = ∂p/∂q;   column j of J_ω is z_j for a revolute joint j on the path to the link, else 0.

References: Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 3.1, 4.6; Notes 5, (10)–(12).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import sympy as sp

from lagrange.multibody import Chain
from lagrange.trigonometry import TrigRing
from lagrange.vectors import Placement, Vector, vector


@dataclass(frozen=True)
class Pose:
    """Where a chain is, in its base frame.

    joints
        Placement (4, 4) of every joint before its motion: its z axis is the joint's axis.
    moved
        The same after its motion.
    links
        T_i, of every link's frame.
    centres
        Centres of mass (3,).
    """

    joints: tuple[sp.ImmutableMatrix, ...]
    moved: tuple[sp.ImmutableMatrix, ...]
    links: tuple[sp.ImmutableMatrix, ...]
    centres: tuple[sp.ImmutableMatrix, ...]


@dataclass(frozen=True)
class Jacobians:
    """How a link moves: velocities are these times q̇, in the base frame.

    centre, origin
        J_v (3, n) of the centre of mass and of the origin of the link's frame.
    angular
        J_ω (3, n).
    """

    centre: sp.ImmutableMatrix
    origin: sp.ImmutableMatrix
    angular: sp.ImmutableMatrix


@lru_cache(maxsize=16)
def pose(chain: Chain) -> Pose:
    """Forward kinematics: every frame and centre of mass."""
    return _Kinematics(chain).pose()


@lru_cache(maxsize=16)
def jacobians(chain: Chain) -> tuple[Jacobians, ...]:
    """J_v and J_ω of every link."""
    return _Kinematics(chain).jacobians()


class _Kinematics:
    """The frames of a chain in the ring of its lengths and angles."""

    def __init__(self, chain: Chain) -> None:
        constants = [m for link in chain.links for m in (link.before, link.after, link.motion)]
        centres = [link.body.centre for link in chain.links]
        self.chain, self.ring = chain, TrigRing.over(*constants, *centres, symbols=chain.q)
        self.joints: list[Placement] = []
        self.moved: list[Placement] = []
        self.links: list[Placement] = []
        for link in chain.links:
            before, motion, after = (
                Placement.of(self.ring, m) for m in (link.before, link.motion, link.after)
            )
            self.joints.append(self.links[link.parent] @ before if link.parent >= 0 else before)
            self.moved.append(self.joints[-1] @ motion)
            self.links.append(self.moved[-1] @ after)
        self.centres = [
            placed.point(vector(self.ring, link.body.centre))
            for placed, link in zip(self.links, chain.links, strict=True)
        ]

    def pose(self) -> Pose:
        return Pose(
            joints=tuple(map(_matrix, self.joints)),
            moved=tuple(map(_matrix, self.moved)),
            links=tuple(map(_matrix, self.links)),
            centres=tuple(sp.ImmutableMatrix([x.to_expr() for x in centre]) for centre in self.centres),
        )

    def jacobians(self) -> tuple[Jacobians, ...]:
        return tuple(
            Jacobians(self._linear(self.centres[i]), self._linear(self.links[i].origin), self._angular(i))
            for i in range(self.chain.n)
        )

    def _linear(self, point: Vector) -> sp.ImmutableMatrix:
        return sp.ImmutableMatrix([[x.diff(q).to_expr() for q in self.chain.q] for x in point])

    def _angular(self, i: int) -> sp.ImmutableMatrix:
        turning = {j for j in self.chain.path(i) if self.chain.links[j].kind == "revolute"}
        return sp.ImmutableMatrix(
            3,
            self.chain.n,
            lambda k, j: self.joints[j].rotation[k][2].to_expr() if j in turning else sp.S.Zero,
        )


def _matrix(placement: Placement) -> sp.ImmutableMatrix:
    entries = [
        [e.to_expr() for e in (*row, x)] for row, x in zip(placement.rotation, placement.origin, strict=True)
    ]
    return sp.ImmutableMatrix([*entries, [0, 0, 0, 1]])
