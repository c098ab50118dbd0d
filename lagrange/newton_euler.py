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
from lagrange.segments import BASE, segments
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
        self._turns = [self._turn(i, link) for i, link in enumerate(chain.links)]
        self._constants: dict[Matrix, Matrix] = {}

    def _turn(self, i: int, link: Link) -> tuple[sp.Expr, sp.Expr]:
        """Cosine and sine of a joint's angle."""
        if link.kind == "prismatic":
            return sp.S.One, sp.S.Zero
        q = link.coordinate.q
        return self.tape.scalar(sp.cos(q), "cos", i + 1), self.tape.scalar(sp.sin(q), "sin", i + 1)

    # From the axes of one link to those of the next, and back

    def outward(self, i: int, v: Vector, quantity: str) -> Vector:
        """A vector in the axes of the link before, in those of joint i."""
        v = self._constant(transposed(self.segments[i].before), v, quantity, i)
        c, s = self._turns[i]
        return self.tape.vector(turned(c, -s, v), quantity, i + 1)

    def own(self, i: int, v: Vector, quantity: str) -> Vector:
        """A vector in the axes of joint i, in those of link i."""
        return self._constant(transposed(self.segments[i].after), v, quantity, i)

    def inward(self, i: int, v: Vector, quantity: str) -> Vector:
        """A vector in the axes of link i, in those of the link before."""
        v = self._constant(self.segments[i].after, v, quantity, i)
        c, s = self._turns[i]
        v = self.tape.vector(turned(c, s, v), quantity, i + 1)
        return self._constant(self.segments[i].before, v, quantity, i)

    def _constant(self, rotation: Matrix, v: Vector, quantity: str, i: int) -> Vector:
        return self.tape.vector(times(self._named(rotation), v), quantity, i + 1)

    def _named(self, rotation: Matrix) -> Matrix:
        """The rotation with a temporary for every entry that is an expression."""
        known = self._constants.get(rotation)
        if known is None:
            x, y, z = (self.tape.vector(row, "R") for row in rotation)
            known = self._constants[rotation] = (x, y, z)
        return known

    # Outwards

    def offset(self, i: int) -> Vector:
        """From the joint before to joint i, in the axes of the link before."""
        segment = self.segments[i]
        if segment.kind == "revolute":
            return segment.offset
        return self.tape.vector(add(segment.offset, scaled(self.q[i], segment.slide)), "p", i + 1)

    def about(self, i: int, motion: LinkMotion, p: Vector) -> Vector:
        """a + α × p + ω × (ω × p), with a temporary for ω × p."""
        turning = self.tape.vector(cross(motion.omega, p), "omega_p", i + 1)
        return add(motion.a, cross(motion.alpha, p), cross(motion.omega, turning))

    def outwards(self, base: Vector, qd: Sequence[sp.Expr], qdd: Sequence[sp.Expr]) -> list[LinkMotion]:
        """The motion of every link when the base accelerates by `base`."""
        found: list[LinkMotion] = []
        zero = sp.S.Zero
        for i, segment in enumerate(self.segments):
            before = found[segment.parent] if segment.parent != BASE else LinkMotion(ZERO, ZERO, base)
            a = self.tape.vector(self.about(i, before, self.offset(i)), "a", i + 1)
            a = self.outward(i, a, "a")
            w = self.outward(i, before.omega, "omega")
            alpha = self.outward(i, before.alpha, "alpha")
            if segment.kind == "revolute":
                alpha = add(alpha, cross(w, (zero, zero, qd[i])), (zero, zero, qdd[i]))
                w = (w[0], w[1], w[2] + qd[i])
            else:
                a = add(a, cross(w, (zero, zero, 2 * qd[i])), (zero, zero, qdd[i]))
            motion = ((w, "omega"), (alpha, "alpha"), (a, "a"))
            found.append(LinkMotion(*(self.own(i, self.tape.vector(v, k, i + 1), k) for v, k in motion)))
        return found

    # Inwards

    def inwards(self, motions: Sequence[LinkMotion], load: tuple[Vector, Vector]) -> list[LinkForces]:
        """The forces in every joint; `load` is the force and moment on the last link's frame, in its axes."""
        vector, n = self.tape.vector, len(self.segments)
        found: list[LinkForces | None] = [None] * n
        sums: list[list[tuple[Vector, Vector]]] = [[] for _ in range(n)]
        force, moment = load
        sums[-1].append((negative(force), negative(add(moment, cross(self.segments[-1].end, force)))))
        for i in reversed(range(n)):
            segment, motion, label = self.segments[i], motions[i], i + 1
            # A point without mass has no acceleration that matters.
            a_c = vector(self.about(i, motion, segment.centre), "a_c", label) if segment.mass != 0 else ZERO
            F = vector(scaled(segment.mass, a_c), "F", label)
            momentum = vector(times(segment.inertia, motion.omega), "L", label)
            N = vector(add(times(segment.inertia, motion.alpha), cross(motion.omega, momentum)), "N", label)
            f = vector(add(F, *(part for part, _ in sums[i])), "f", label)
            n_i = vector(add(N, cross(segment.centre, F), *(part for _, part in sums[i])), "n", label)
            found[i] = LinkForces(a_c, F, N, f, n_i)
            if segment.parent != BASE:
                passed = self.inward(i, f, "f")
                turned = add(self.inward(i, n_i, "n"), cross(self.offset(i), passed))
                sums[segment.parent].append((passed, vector(turned, "n", segment.parent + 1)))
        return [forces for forces in found if forces is not None]

    def torques(self, forces: Sequence[LinkForces], qdd: Sequence[sp.Expr]) -> list[sp.Expr]:
        """The generalised force of every joint."""
        return [
            self.tape.scalar(
                dot(segment.axis, force.n if segment.kind == "revolute" else force.f)
                + product(segment.armature, acceleration),
                "tau",
                i,
            )
            for i, (segment, force, acceleration) in enumerate(
                zip(self.segments, forces, qdd, strict=True), start=1
            )
        ]

    def inverse(
        self,
        base: Vector,
        qd: Sequence[sp.Expr],
        qdd: Sequence[sp.Expr],
        load: tuple[Vector, Vector] = (ZERO, ZERO),
    ) -> list[sp.Expr]:
        """τ of a motion: outwards, inwards, and along the axes."""
        return self.torques(self.inwards(self.outwards(base, qd, qdd), load), qdd)
