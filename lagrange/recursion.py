"""The recursion of a chain as programs: inverse dynamics, forces in every joint, M, C q̇, G, T, V.

M comes column by column from unit accelerations, the squares q̇_j² of the velocity terms from unit rates,
gravity from the arm at rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal

import sympy as sp

from lagrange.multibody import Chain
from lagrange.newton_euler import BASE, LinkForces, LinkMotion, Passes, gravity_of
from lagrange.operations import Operations, operations
from lagrange.tape import ZERO, Assignment, Program, Tape, Vector, add, cross, dot, negative, times

Axes = Literal["base", "link"]

LOAD: tuple[sp.Symbol, ...] = sp.symbols("_f_ex _f_ey _f_ez _n_ex _n_ey _n_ez", real=True)
"""Force and moment that something exerts on the last link, at the origin of its frame."""


@dataclass(frozen=True)
class Recursion:
    """The recursion of a chain in symbols, step by step.

    assignments
        Every step, in order.
    motions, forces
        What the steps give for each link, in its axes.
    tau
        The generalised forces, in the symbols of the steps.
    """

    chain: Chain
    assignments: tuple[Assignment, ...]
    motions: tuple[LinkMotion, ...]
    forces: tuple[LinkForces, ...]
    tau: tuple[sp.Expr, ...]

    @property
    def program(self) -> Program:
        """The steps that τ needs."""
        tape = Tape()
        tape.assignments.extend(self.assignments)
        return Program.of(tape, self.tau)

    @property
    def operations(self) -> Operations:
        """What computing τ takes."""
        return operations(self.program)

    def expanded(self) -> tuple[sp.Expr, ...]:
        """τ in q, q̇ and q̈ alone."""
        return self.program.expanded()


@lru_cache(maxsize=64)
def recursion(chain: Chain, *, loaded: Axes | None = None) -> Recursion:
    """The recursion of a chain; `loaded` adds the force and moment LOAD, given in these axes."""
    passes = Passes(chain)
    qd, qdd = rates(chain), accelerations(chain)
    motions = passes.outwards(negative(gravity_of(chain)), qd, qdd)
    forces = passes.inwards(motions, _load(passes, loaded))
    tau = passes.torques(forces, qdd)
    return Recursion(chain, tuple(passes.tape.assignments), tuple(motions), tuple(forces), tuple(tau))


def rates(chain: Chain) -> tuple[sp.Symbol, ...]:
    """The symbols q̇."""
    return tuple(link.coordinate.qd for link in chain.links)


def accelerations(chain: Chain) -> tuple[sp.Symbol, ...]:
    """The symbols q̈."""
    return tuple(link.coordinate.qdd for link in chain.links)


def _load(passes: Passes, axes: Axes | None) -> tuple[Vector, Vector]:
    if axes is None:
        return ZERO, ZERO
    force, moment = (LOAD[0], LOAD[1], LOAD[2]), (LOAD[3], LOAD[4], LOAD[5])
    if axes == "link":
        return force, moment
    for i in _from_base(passes, len(passes.segments) - 1):
        force, moment = (passes.own(i, passes.outward(i, v, "load"), "load") for v in (force, moment))
    return force, moment


def _from_base(passes: Passes, i: int) -> list[int]:
    """The links on the way from the base to link i."""
    way = []
    while i != BASE:
        way.append(i)
        i = passes.segments[i].parent
    return way[::-1]


@lru_cache(maxsize=64)
def inverse_program(chain: Chain, *, loaded: Axes | None = None) -> Program:
    """τ, (n,)."""
    return recursion(chain, loaded=loaded).program


@lru_cache(maxsize=64)
def motion_program(chain: Chain, *, loaded: Axes | None = None) -> Program:
    """Of each link ω, α, a, a_c, F, N, f, n in its axes, then R to the base (row-major); then τ."""
    passes = Passes(chain)
    qd, qdd = rates(chain), accelerations(chain)
    motions = passes.outwards(negative(gravity_of(chain)), qd, qdd)
    forces = passes.inwards(motions, _load(passes, loaded))
    rotations = rotations_of(passes)
    outputs: list[sp.Expr] = []
    for motion, force, rotation in zip(motions, forces, rotations, strict=True):
        for v in (motion.omega, motion.alpha, motion.a, force.a_c, force.F, force.N, force.f, force.n):
            outputs += v
        outputs += rotation
    return Program.of(passes.tape, [*outputs, *passes.torques(forces, qdd)])


def rotations_of(passes: Passes) -> list[sp.ImmutableMatrix]:
    """R (3, 3) of every link: from its axes to the base's."""
    found: list[sp.ImmutableMatrix] = []
    for i, segment in enumerate(passes.segments):
        before = found[segment.parent] if segment.parent != BASE else sp.ImmutableMatrix(sp.eye(3))
        # A row of R is a base axis in the link's axes: it turns as every vector does.
        rows = [passes.own(i, passes.outward(i, tuple(before[k, :]), "R"), "R") for k in range(3)]
        found.append(sp.ImmutableMatrix(rows))
    return found


@lru_cache(maxsize=64)
def reactions_program(chain: Chain) -> Program:
    """Force and moment in every joint, (n, 6), in the base's axes."""
    passes = Passes(chain)
    motions = passes.outwards(negative(gravity_of(chain)), rates(chain), accelerations(chain))
    outputs: list[sp.Expr] = []
    for force, rotation in zip(passes.inwards(motions, (ZERO, ZERO)), rotations_of(passes), strict=True):
        outputs += [*times(rotation, force.f), *times(rotation, force.n)]
    return Program.of(passes.tape, outputs)


@lru_cache(maxsize=64)
def mass_program(chain: Chain) -> Program:
    """M (n, n), row-major."""
    passes = Passes(chain)
    return Program.of(passes.tape, mass_matrix(passes))


@lru_cache(maxsize=64)
def bias_program(chain: Chain) -> Program:
    """C q̇ + G, (n,)."""
    passes = Passes(chain)
    return Program.of(passes.tape, passes.inverse(negative(gravity_of(chain)), rates(chain), _zeros(chain)))


@lru_cache(maxsize=64)
def velocity_program(chain: Chain) -> Program:
    """C q̇, (n,)."""
    passes = Passes(chain)
    return Program.of(passes.tape, passes.inverse(ZERO, rates(chain), _zeros(chain)))


@lru_cache(maxsize=64)
def gravity_program(chain: Chain) -> Program:
    """G, (n,)."""
    passes = Passes(chain)
    return Program.of(passes.tape, _gravity(passes, chain))


@lru_cache(maxsize=64)
def forward_program(chain: Chain) -> Program:
    """M (n, n), row-major, then C q̇ + G, (n,)."""
    passes = Passes(chain)
    bias = passes.inverse(negative(gravity_of(chain)), rates(chain), _zeros(chain))
    return Program.of(passes.tape, [*mass_matrix(passes), *bias])


@lru_cache(maxsize=64)
def terms_program(chain: Chain) -> Program:
    """M (n, n), row-major, then the centrifugal, Coriolis and gravity terms, each (n,)."""
    passes = Passes(chain)
    qd = rates(chain)
    mass = mass_matrix(passes)
    squares = centrifugal(passes, qd)
    products = [
        total - square for total, square in zip(passes.inverse(ZERO, qd, _zeros(chain)), squares, strict=True)
    ]
    return Program.of(passes.tape, [*mass, *squares, *products, *_gravity(passes, chain)])


def _gravity(passes: Passes, chain: Chain) -> list[sp.Expr]:
    return passes.inverse(negative(gravity_of(chain)), _zeros(chain), _zeros(chain))


def mass_matrix(passes: Passes) -> list[sp.Expr]:
    """M, row-major: column j is τ at q̈_j = 1, all else zero."""
    n = len(passes.segments)
    still = [sp.S.Zero] * n
    # M is symmetric: of column j the rows up to j will do, and what they do not need is dropped.
    columns = [passes.inverse(ZERO, still, _unit(n, j)) for j in range(n)]
    return [columns[max(i, j)][min(i, j)] for i in range(n) for j in range(n)]


def centrifugal(passes: Passes, qd: Sequence[sp.Expr]) -> list[sp.Expr]:
    """Σ_j c_jji q̇_j²: c_jji is τ_i at q̇_j = 1, all else zero, for C q̇ is quadratic in q̇."""
    n = len(passes.segments)
    still = [sp.S.Zero] * n
    columns = [passes.inverse(ZERO, _unit(n, j), still) for j in range(n)]
    squares = [passes.tape.scalar(rate**2, "square", j) for j, rate in enumerate(qd, start=1)]
    return [
        passes.tape.scalar(
            sp.Add(*(column[i] * square for column, square in zip(columns, squares, strict=True))),
            "centrifugal",
            i + 1,
        )
        for i in range(n)
    ]


def _unit(n: int, j: int) -> list[sp.Expr]:
    return [sp.S.One if k == j else sp.S.Zero for k in range(n)]


def _zeros(chain: Chain) -> list[sp.Expr]:
    return [sp.S.Zero] * len(chain.links)


@lru_cache(maxsize=64)
def energies_program(chain: Chain) -> Program:
    """T and V; V = −Σ m g·r, zero at the base's origin."""
    passes = Passes(chain)
    kinetic = kinetic_energy(passes, rates(chain))
    return Program.of(passes.tape, [kinetic, _potential(passes, gravity_of(chain))])


def kinetic_energy(passes: Passes, qd: Sequence[sp.Expr]) -> sp.Expr:
    """Σ ½ m v_c² + ½ ω·I ω + ½ I_a gear² q̇²."""
    vector = passes.tape.vector
    moving: list[tuple[Vector, Vector]] = []
    parts: list[sp.Expr] = []
    for i, segment in enumerate(passes.segments):
        label = i + 1
        omega, v = moving[segment.parent] if segment.parent != BASE else (ZERO, ZERO)
        v = passes.outward(i, vector(add(v, cross(omega, passes.offset(i))), "v", label), "v")
        omega = passes.outward(i, omega, "omega")
        if segment.kind == "revolute":
            omega = (omega[0], omega[1], omega[2] + qd[i])
        else:
            v = (v[0], v[1], v[2] + qd[i])
        omega = passes.own(i, vector(omega, "omega", label), "omega")
        v = passes.own(i, vector(v, "v", label), "v")
        moving.append((omega, v))
        v_c = vector(add(v, cross(omega, segment.centre)), "v_c", label) if segment.mass != 0 else ZERO
        momentum = vector(times(segment.inertia, omega), "L", label)
        twice = segment.mass * dot(v_c, v_c) + dot(omega, momentum) + segment.armature * qd[i] ** 2
        parts.append(passes.tape.scalar(twice, "T", label))
    return sp.Add(*parts) / 2


def _potential(passes: Passes, gravity: Vector) -> sp.Expr:
    """−g·Σ m r, the sum gathered inwards: each joint passes on its mass and first moment."""
    n = len(passes.segments)
    masses: list[sp.Expr] = [sp.S.Zero] * n
    moments: list[Vector] = [ZERO] * n
    whole = ZERO
    for i in reversed(range(n)):
        segment, label = passes.segments[i], i + 1
        mass = passes.tape.scalar(segment.mass + masses[i], "mass", label)
        own = tuple(segment.mass * c for c in segment.centre)
        moment = passes.tape.vector(add(own, moments[i]), "moment", label)
        passed = add(passes.inward(i, moment, "moment"), tuple(mass * p for p in passes.offset(i)))
        if segment.parent == BASE:
            whole = add(whole, passed)
        else:
            masses[segment.parent] += mass
            moments[segment.parent] = add(moments[segment.parent], passed)
    return -dot(gravity, whole)
