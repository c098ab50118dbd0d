"""What the recursion is asked for, as programs: τ, forces in every joint, M, C q̇, G.

M comes column by column from unit accelerations, the squares q̇_j² of the velocity terms from unit rates,
gravity from the arm at rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import sympy as sp

from lagrange.multibody import Chain
from lagrange.newton_euler import Passes
from lagrange.recursion import Axes, accelerations, load_of, rates, recursion
from lagrange.segments import BASE, IDENTITY, gravity_of
from lagrange.tape import ZERO, Matrix, Program, negative, times


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
    forces = passes.inwards(motions, load_of(passes, loaded))
    rotations = rotations_of(passes)
    outputs: list[sp.Expr] = []
    for motion, force, rotation in zip(motions, forces, rotations, strict=True):
        for v in (motion.omega, motion.alpha, motion.a, force.a_c, force.F, force.N, force.f, force.n):
            outputs += v
        outputs += [entry for row in rotation for entry in row]
    return Program.of(passes.tape.assignments, [*outputs, *passes.torques(forces, qdd)])


def rotations_of(passes: Passes) -> list[Matrix]:
    """R (3, 3) of every link: from its axes to the base's."""
    found: list[Matrix] = []
    for i, segment in enumerate(passes.segments):
        before = found[segment.parent] if segment.parent != BASE else IDENTITY
        # A row of R is an axis of the base in the link's axes: it turns as every vector does.
        x, y, z = (passes.own(i, passes.outward(i, row, "R", i + 1), "R", i + 1) for row in before)
        found.append((x, y, z))
    return found


@lru_cache(maxsize=64)
def reactions_program(chain: Chain) -> Program:
    """Force and moment in every joint, (n, 6), in the base's axes."""
    passes = Passes(chain)
    motions = passes.outwards(negative(gravity_of(chain)), rates(chain), accelerations(chain))
    outputs: list[sp.Expr] = []
    for force, rotation in zip(passes.inwards(motions, (ZERO, ZERO)), rotations_of(passes), strict=True):
        outputs += [*times(rotation, force.f), *times(rotation, force.n)]
    return Program.of(passes.tape.assignments, outputs)


@lru_cache(maxsize=64)
def mass_program(chain: Chain) -> Program:
    """M (n, n), row-major."""
    both = forward_program(chain)
    return Program.of(both.assignments, both.outputs[: len(chain.links) ** 2])


@lru_cache(maxsize=64)
def bias_program(chain: Chain) -> Program:
    """C q̇ + G, (n,)."""
    passes = Passes(chain)
    bias = passes.inverse(negative(gravity_of(chain)), rates(chain), _zeros(chain))
    return Program.of(passes.tape.assignments, bias)


@lru_cache(maxsize=64)
def velocity_program(chain: Chain) -> Program:
    """C q̇, (n,)."""
    passes = Passes(chain)
    return Program.of(passes.tape.assignments, passes.inverse(ZERO, rates(chain), _zeros(chain)))


@lru_cache(maxsize=64)
def coriolis_program(chain: Chain) -> Program:
    """C by Christoffel symbols (n, n), row-major.

    C q̇ is a quadratic form b(q̇) whose coefficients are these symbols, so that column j of C is its polar
    form: ½ [b(q̇ + e_j) − b(q̇) − b(e_j)].
    """
    passes = Passes(chain)
    qd, still, n = rates(chain), _zeros(chain), len(chain.links)
    whole = passes.inverse(ZERO, qd, still)
    columns = []
    for j in range(n):
        both = [
            passes.tape.scalar(rate + unit, "qd", k + 1)
            for k, (rate, unit) in enumerate(zip(qd, _unit(n, j), strict=True))
        ]
        together, alone = passes.inverse(ZERO, both, still), passes.inverse(ZERO, _unit(n, j), still)
        columns.append([(t - w - a) / 2 for t, w, a in zip(together, whole, alone, strict=True)])
    return Program.of(passes.tape.assignments, [columns[j][k] for k in range(n) for j in range(n)])


@lru_cache(maxsize=64)
def gravity_program(chain: Chain) -> Program:
    """G, (n,)."""
    passes = Passes(chain)
    return Program.of(passes.tape.assignments, _gravity(passes, chain))


@lru_cache(maxsize=64)
def forward_program(chain: Chain) -> Program:
    """M (n, n), row-major, then C q̇ + G, (n,)."""
    passes = Passes(chain)
    bias = passes.inverse(negative(gravity_of(chain)), rates(chain), _zeros(chain))
    return Program.of(passes.tape.assignments, [*mass_matrix(passes), *bias])


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
    return Program.of(passes.tape.assignments, [*mass, *squares, *products, *_gravity(passes, chain)])


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
