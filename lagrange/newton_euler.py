"""Newton's and Euler's equations of every link, outwards and inwards along a chain, written once.

Outwards, from the base to the ends, in the axes of each link (z the joint's axis, p from joint to joint):

    ω_i = ω + z q̇            α_i = α + z q̈ + ω × z q̇           revolute
    ω_i = ω                  α_i = α                            prismatic
    a_i = a + α × p + ω × (ω × p)  [+ z q̈ + 2 ω × z q̇ when it slides]
    a_c = a + α × s + ω × (ω × s),   F = m a_c,   N = I α + ω × I ω

and inwards, from the ends to the base, f and n being what the link before exerts:

    f_i = F + Σ f_next,   n_i = N + s × F + Σ (n_next + p × f_next),
    τ_i = z·n_i or z·f_i, + I_a gear² q̈

Gravity is the acceleration −g of the base.  Points a, n refer to are the origins of the moving joint
frames; in the modified convention these are the links' own.  The recursion works on SymPy expressions
through a `Tape`, and so gives numbers, symbols and the browser's module alike.

References: Luh, Walker, Paul, On-line computational scheme for mechanical manipulators (1980); Craig,
Introduction to Robotics, 6.5; Newton–Euler note, 4.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import sympy as sp

from lagrange.multibody import Chain, Link
from lagrange.segments import BASE, IDENTITY, segments
from lagrange.tape import (
    ZERO,
    Matrix,
    Tape,
    Vector,
    add,
    cross,
    dot,
    negative,
    product,
    scaled,
    times,
    transposed,
    turned,
)


@dataclass(frozen=True)
class LinkMotion:
    """Angular velocity and acceleration, and the joint's acceleration less g, in the link's axes."""

    omega: Vector
    alpha: Vector
    a: Vector


@dataclass(frozen=True)
class LinkForces:
    """What accelerates a link (F, N) and what the link before exerts on it at the joint (f, n)."""

    a_c: Vector
    F: Vector
    N: Vector
    f: Vector
    n: Vector


class Passes:
    """The recursion of one chain on one tape; passes with other rates share what they have in common."""

    def __init__(self, chain: Chain) -> None:
        self.tape = Tape()
        self.segments = segments(chain)
        self.q = tuple(link.coordinate.q for link in chain.links)
        self._constants: dict[Matrix, Matrix] = {}
        self._turns = [self._turn(i, link) for i, link in enumerate(chain.links)]

    def _turn(self, i: int, link: Link) -> tuple[sp.Expr, sp.Expr]:
        """Cosine and sine of a joint's angle."""
        if link.kind == "prismatic":
            return sp.S.One, sp.S.Zero
        q = link.coordinate.q
        return self.tape.scalar(sp.cos(q), "c", i + 1), self.tape.scalar(sp.sin(q), "s", i + 1)

    # From the axes of one link to those of the next, and back

    def outward(self, i: int, v: Vector, quantity: str, link: int) -> Vector:
        """A vector of a link (or of none, 0) in the axes of the link before i, in those of joint i."""
        segment = self.segments[i]
        v = self._constant(segment.before, v, quantity, link, f"{i + 1}a", back=True)
        c, s = self._turns[i]
        axes = f"{i + 1}b" if segment.after != IDENTITY else self._axes(i, link)
        return self.tape.vector(turned(c, -s, v), quantity, link, axes=axes)

    def own(self, i: int, v: Vector, quantity: str, link: int) -> Vector:
        """A vector in the axes of joint i, in those of link i."""
        return self._constant(self.segments[i].after, v, quantity, link, self._axes(i, link), back=True)

    def inward(self, i: int, v: Vector, quantity: str) -> Vector:
        """A vector in the axes of link i, in those of the link before."""
        segment = self.segments[i]
        v = self._constant(segment.after, v, quantity, i + 1, f"{i + 1}b")
        c, s = self._turns[i]
        outside = f"{segment.parent + 1}"
        axes = f"{i + 1}a" if segment.before != IDENTITY else outside
        v = self.tape.vector(turned(c, s, v), quantity, i + 1, axes=axes)
        return self._constant(segment.before, v, quantity, i + 1, outside)

    def _axes(self, i: int, link: int) -> str:
        """The name of link i's axes for a vector of a link."""
        return "" if link == i + 1 else f"{i + 1}"

    def _constant(
        self, rotation: Matrix, v: Vector, quantity: str, link: int, axes: str, *, back: bool = False
    ) -> Vector:
        named = self._named(transposed(rotation) if back else rotation)
        return self.tape.vector(times(named, v), quantity, link, axes=axes)

    def _named(self, rotation: Matrix) -> Matrix:
        """The rotation with a temporary for every entry that is an expression."""
        known = self._constants.get(rotation)
        if known is None:
            x, y, z = (self.tape.vector(row, "R") for row in rotation)
            known = self._constants[rotation] = (x, y, z)
        return known

    # Outwards

    def offset(self, i: int) -> Vector:
        """p, from the joint before to joint i, in the axes of the link before."""
        segment = self.segments[i]
        if segment.kind == "revolute":
            return segment.offset
        p = add(segment.offset, scaled(self.q[i], segment.slide))
        return self.tape.vector(p, "p", i + 1, axes=f"{segment.parent + 1}")

    def outwards(self, base: Vector, qd: Sequence[sp.Expr], qdd: Sequence[sp.Expr]) -> list[LinkMotion]:
        """The motion of every link when the base accelerates by `base`."""
        vector, zero = self.tape.vector, sp.S.Zero
        found: list[LinkMotion] = []
        for i, segment in enumerate(self.segments):
            label, parent = i + 1, segment.parent + 1
            inside = f"{label}b" if segment.after != IDENTITY else ""
            before = found[segment.parent] if segment.parent != BASE else LinkMotion(ZERO, ZERO, base)
            p = self.offset(i)
            swept = vector(cross(before.omega, p), "omega_p", label, axes=f"{parent}")
            a = add(before.a, cross(before.alpha, p), cross(before.omega, swept))
            # The point of the link before that is at the joint; of this link too unless it slides.
            point = "a" if segment.kind == "revolute" else "a_p"
            a = self.outward(i, vector(a, point, label, axes=f"{parent}"), point, label)
            w = self.outward(i, before.omega, "omega", parent)
            alpha = self.outward(i, before.alpha, "alpha", parent)
            rate, acceleration = (zero, zero, qd[i]), (zero, zero, qdd[i])
            if segment.kind == "revolute":
                alpha = vector(add(alpha, cross(w, rate), acceleration), "alpha", label, axes=inside)
                w = vector(add(w, rate), "omega", label, axes=inside)
            else:
                a = vector(
                    add(a, cross(w, scaled(sp.Integer(2), rate)), acceleration), "a", label, axes=inside
                )
            moved = ((w, "omega"), (alpha, "alpha"), (a, "a"))
            found.append(LinkMotion(*(self.own(i, v, quantity, label) for v, quantity in moved)))
        return found

    # Inwards

    def inwards(self, motions: Sequence[LinkMotion], load: tuple[Vector, Vector]) -> list[LinkForces]:
        """The forces in every joint; `load` is the force and moment on the last link's frame, in its axes."""
        n = len(self.segments)
        found: list[LinkForces] = []
        forces: list[Vector] = [ZERO] * n
        moments: list[Vector] = [ZERO] * n
        forces[-1], moments[-1] = (
            negative(load[0]),
            negative(add(load[1], cross(self.segments[-1].end, load[0]))),
        )
        for i in reversed(range(n)):
            a_c, F, N = self._inertial(i, motions[i])
            f = self.tape.vector(add(F, forces[i]), "f", i + 1)
            moment = add(N, cross(self.segments[i].centre, F), moments[i])
            n_i = self.tape.vector(moment, "n", i + 1)
            found.append(LinkForces(a_c, F, N, f, n_i))
            parent = self.segments[i].parent
            if parent != BASE:
                passed = self.inward(i, f, "f")
                forces[parent] = add(forces[parent], passed)
                turned_moment = self.inward(i, n_i, "n")
                moments[parent] = add(moments[parent], turned_moment, cross(self.offset(i), passed))
        return found[::-1]

    def _inertial(self, i: int, motion: LinkMotion) -> tuple[Vector, Vector, Vector]:
        """a_c, F and N of a link."""
        segment, label, vector = self.segments[i], i + 1, self.tape.vector
        momentum = vector(times(segment.inertia, motion.omega), "L", label)
        N = vector(add(times(segment.inertia, motion.alpha), cross(motion.omega, momentum)), "N", label)
        if segment.mass == 0:  # where nothing weighs, no acceleration matters
            return ZERO, ZERO, N
        swept = vector(cross(motion.omega, segment.centre), "omega_s", label)
        a_c = add(motion.a, cross(motion.alpha, segment.centre), cross(motion.omega, swept))
        a_c = vector(a_c, "a_c", label)
        return a_c, vector(scaled(segment.mass, a_c), "F", label), N

    def torques(self, forces: Sequence[LinkForces], qdd: Sequence[sp.Expr]) -> list[sp.Expr]:
        """The generalised force of every joint."""
        found = []
        for i, (segment, force) in enumerate(zip(self.segments, forces, strict=True)):
            along = dot(segment.axis, force.n if segment.kind == "revolute" else force.f)
            found.append(self.tape.scalar(along + product(segment.armature, qdd[i]), "tau", i + 1))
        return found

    def inverse(self, base: Vector, qd: Sequence[sp.Expr], qdd: Sequence[sp.Expr]) -> list[sp.Expr]:
        """τ of a motion: outwards, inwards, and along the axes."""
        return self.torques(self.inwards(self.outwards(base, qd, qdd), (ZERO, ZERO)), qdd)
