"""D(q) and P(q) of a chain in closed form, by composite bodies.

Everything beyond joint j, held rigid, is one body whose inertia in joint j's frame depends on the joints
beyond j alone.  Its unit acceleration along the joint takes the wrench

    revolute    f = z × h,   n = J z          h = Σ m c,  J the inertia tensor about the joint's origin,
    prismatic   f = m z,     n = h × z

which, carried down to joint i, has the component d_ij along joint i's axis.  So each entry meets only the
angles that it depends on, and nothing is expanded that cancels later.  The result is the textbook's

    D(q) = Σ m JᵥᵀJᵥ + J_ωᵀ R I Rᵀ J_ω + diag(I_a r²),      P(q) = −Σ m gᵀ p.

References: Featherstone, Rigid Body Dynamics Algorithms, ch. 6; Walker, Orin, J. Dyn. Sys. Meas. Control
104 (1982); Notes 5, (13), (16) with the sign of (16) corrected.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import sympy as sp

from lagrange.multibody import Chain, Link
from lagrange.trigonometry import TrigPolynomial, TrigRing
from lagrange.vectors import Placement, Rows, Vector, cross, dot, plus, rows, symmetric, times, vector

Progress = Callable[[float], None]
"""Is told the fraction done, from 0 to 1."""


@dataclass(frozen=True)
class Energies:
    """T = ½ q̇ᵀ D q̇ and P of a chain, in normal form.

    mass_matrix
        D(q), (n, n).
    potential_energy
        P(q) in joules, 0 for masses at the base's origin.
    """

    mass_matrix: sp.ImmutableMatrix
    potential_energy: sp.Expr


@dataclass(frozen=True)
class _Inertia:
    """The inertia of a body in some frame: m, h = m c, and J about the frame's origin."""

    mass: TrigPolynomial
    moment: Vector
    tensor: Rows

    def __add__(self, other: _Inertia) -> _Inertia:
        tensor = tuple(plus(a, b) for a, b in zip(self.tensor, other.tensor, strict=True))
        return _Inertia(self.mass + other.mass, plus(self.moment, other.moment), tensor)

    def seen_from(self, placement: Placement) -> _Inertia:
        """The same body in the frame in which its own frame is placed.

        J' = R J Rᵀ + 2 (p·h) 1 − h pᵀ − p hᵀ + m (p·p 1 − p pᵀ),   h turned already.
        """
        R, p = placement.rotation, placement.origin
        h = times(R, self.moment)
        half = tuple(times(self.tensor, row) for row in R)  # half[s] = J (row s of R)ᵀ
        mp = tuple(self.mass * x for x in p)
        hmp = plus(plus(h, h), mp)
        trace = dot(hmp, p)
        lower = [
            [
                dot(R[r], half[s])
                + (trace if r == s else self.mass.ring.zero)
                - dot((h[r], p[r]), (p[s], h[s] + mp[s]))
                for s in range(r + 1)
            ]
            for r in range(3)
        ]
        return _Inertia(self.mass, plus(h, mp), symmetric(lower))

    def moment_seen_from(self, placement: Placement) -> Vector:
        """h alone, in the frame in which its own frame is placed."""
        return plus(times(placement.rotation, self.moment), tuple(self.mass * x for x in placement.origin))


@dataclass(frozen=True)
class _Wrench:
    """A force and its moment about the origin of the frame in which both are written."""

    force: Vector
    moment: Vector

    def seen_from(self, placement: Placement) -> _Wrench:
        force = times(placement.rotation, self.force)
        moment = plus(times(placement.rotation, self.moment), cross(placement.origin, force))
        return _Wrench(force, moment)

    def along(self, link: Link) -> TrigPolynomial:
        """What the joint of a link feels of it: its component along z."""
        return (self.moment if link.kind == "revolute" else self.force)[2]


def energies(chain: Chain, progress: Progress | None = None) -> Energies:
    """D(q) and P(q) of a chain.

    Parameters
    ----------
    progress
        Called with the fraction done, after every entry; for a process that works for others.

    Raises
    ------
    NotTrigonometricError, TooLargeError
        If an entry of the chain cannot be held by the ring, or the result would be too large.
    """
    ring, n = chain.ring(), chain.n
    steps = _Steps(n * (n + 1), progress)
    fixed = [Placement.of(ring, chain.fixed(i)) for i in range(n)]
    moving = [Placement.of(ring, link.motion) for link in chain.links]
    beyond = [_body(ring, link) for link in chain.links]
    ground = vector(ring, (0, 0, 0))  # Σ m p over everything, in the base frame
    lower = [[ring.zero] * (i + 1) for i in range(n)]
    for j in reversed(range(n)):
        link = chain.links[j]
        wrench = _unit_wrench(link, beyond[j])
        lower[j][j] = wrench.along(link) + ring.convert(link.rotor * link.gear**2)
        steps.done()
        i = j
        while (parent := chain.links[i].parent) >= 0:
            wrench = wrench.seen_from(moving[i]).seen_from(fixed[i])
            lower[j][parent] = wrench.along(chain.links[parent])
            steps.done()
            i = parent
        if link.parent >= 0:
            beyond[link.parent] += beyond[j].seen_from(moving[j]).seen_from(fixed[j])
        else:
            ground = plus(ground, beyond[j].moment_seen_from(fixed[j] @ moving[j]))
    weight = dot(vector(ring, chain.gravity), ground)
    printed = [[_printed(e, steps) for e in row] for row in lower]
    steps.finished()
    mass = sp.ImmutableMatrix(n, n, lambda i, j: printed[max(i, j)][min(i, j)])
    return Energies(mass, (-weight).to_expr())


def _body(ring: TrigRing, link: Link) -> _Inertia:
    """The body of a link in its joint's frame."""
    mass, centre = ring.convert(link.body.mass), vector(ring, link.body.centre)
    about_centre = _Inertia(mass, vector(ring, (0, 0, 0)), rows(ring, link.body.inertia))
    at_centre = Placement(rows(ring, sp.eye(3)), centre)
    return about_centre.seen_from(at_centre).seen_from(Placement.of(ring, link.after))


def _unit_wrench(link: Link, body: _Inertia) -> _Wrench:
    """What accelerates a body at 1 along or about the z axis of a link's joint."""
    zero, (hx, hy, _) = body.mass.ring.zero, body.moment
    if link.kind == "revolute":
        return _Wrench((-hy, hx, zero), body.tensor[2])
    return _Wrench((zero, zero, body.mass), (hy, -hx, zero))


def _printed(element: TrigPolynomial, steps: _Steps) -> sp.Expr:
    expression = element.to_expr()
    steps.done()
    return expression


class _Steps:
    """Counts what is done and says so."""

    def __init__(self, total: int, progress: Progress | None) -> None:
        self._total, self._progress, self._count = total, progress, 0

    def done(self) -> None:
        """One step more."""
        self._count += 1
        self._say(self._count / self._total)

    def finished(self) -> None:
        """All of it; a tree has fewer steps than a serial chain."""
        self._say(1.0)

    def _say(self, fraction: float) -> None:
        if self._progress is not None:
            self._progress(min(fraction, 1.0))
