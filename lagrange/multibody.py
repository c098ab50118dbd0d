"""Serial chains and trees of rigid links: what they are, and their kinematics in symbols.

    T_i = T_parent · before · J(q_i) · after

J is a rotation about z by q (revolute) or a shift along z by q (prismatic); `before` and `after` place
the joint on the link before, and the link's frame on the joint.

References: Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, ch. 3, 4, 6; Craig, Introduction to
Robotics, ch. 3 (the modified convention); Notes 5, (10)–(26).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Literal

import sympy as sp

from lagrange.errors import ValueRangeError
from lagrange.placements import rotation_z, shift
from lagrange.system import Coordinate, Parameter
from lagrange.trigonometry import TrigRing

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
    damping
        b of the friction b q̇ in the joint, in N m s or N s/m.
    """

    kind: JointKind
    coordinate: Coordinate
    body: Body
    parent: int
    before: sp.ImmutableMatrix = IDENTITY
    after: sp.ImmutableMatrix = IDENTITY
    rotor: sp.Expr = sp.S.Zero
    gear: sp.Expr = sp.S.One
    damping: sp.Expr = sp.S.Zero

    @cached_property
    def motion(self) -> sp.ImmutableMatrix:
        """J(q), the placement (4, 4) that the joint's own motion makes."""
        q = self.coordinate.q
        return rotation_z(q) if self.kind == "revolute" else shift(z=q)


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

    @property
    def n(self) -> int:
        """Number of joints."""
        return len(self.links)

    @cached_property
    def q(self) -> tuple[sp.Symbol, ...]:
        """The coordinates' symbols."""
        return tuple(link.coordinate.q for link in self.links)

    def fixed(self, i: int) -> sp.ImmutableMatrix:
        """The constant placement (4, 4) of joint i on joint `parent`, or on the base."""
        link = self.links[i]
        return self.links[link.parent].after * link.before if link.parent >= 0 else link.before

    def path(self, i: int) -> tuple[int, ...]:
        """The joints from the base to link i, its own the last."""
        found = [i]
        while (parent := self.links[found[-1]].parent) >= 0:
            found.append(parent)
        return tuple(reversed(found))

    def with_values(self, values: Mapping[str, float]) -> Chain:
        """The chain with some or all parameters given as numbers, exact decimals; its forms are far shorter.

        Raises
        ------
        ValueRangeError
            For an unknown name, or a value that is not finite or out of range.
        """
        known = {p.name: p for p in self.parameters}
        unknown = [name for name in values if name not in known]
        if unknown:
            raise ValueRangeError("a parameter", unknown[0], "unknown", expected=", ".join(known))
        numbers = {known[k].symbol: sp.Rational(str(known[k].check(v))) for k, v in values.items()}

        def given(thing: Any) -> Any:  # noqa: ANN401 - an expression or a matrix
            return thing.subs(numbers)

        links = tuple(
            dataclasses.replace(
                link,
                body=Body(*(given(getattr(link.body, f.name)) for f in dataclasses.fields(Body))),
                **{name: given(getattr(link, name)) for name in _CONSTANTS},
            )
            for link in self.links
        )
        left = tuple(p for p in self.parameters if p.name not in values)
        return Chain(self.id, links, left, given(self.gravity))

    def ring(self) -> TrigRing:
        """The smallest ring that holds the chain."""
        everything = [self.gravity]
        for link in self.links:
            everything += [link.motion, link.body.mass, link.body.centre, link.body.inertia]
            everything += [getattr(link, name) for name in _CONSTANTS]
        return TrigRing.over(*everything, symbols=self.q)


_CONSTANTS = ("before", "after", "rotor", "gear", "damping")
