"""Velocities of the points of a chain's figure, column by column from the joints' axes.

    ∂p/∂q_j = z_j × (p − o_j) of a turning joint, z_j of a sliding one, 0 of a joint that does not move p

Nothing is differentiated: the derivatives of a spatial arm's positions take seconds and many kilobytes.
The points must move with the links, as those of `chain_system.chain_figure` do.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import sympy as sp

from lagrange.figure import Position
from lagrange.kinematics import pose
from lagrange.multibody import Chain
from lagrange.tape import Assignment, Program, Vector, cross


def jacobians_program(chain: Chain, points: Iterable[Position]) -> Program:
    """∂(x, y, z)/∂q of every point, row-major, (3 n) numbers for each."""
    positions = [tuple(map(sp.sympify, point)) for point in points]
    joints = pose(chain).joints
    axes, origins = ([tuple(joint[:3, k]) for joint in joints] for k in (2, 3))
    vectors = [*positions, *axes, *origins]
    common, reduced = sp.cse([x for v in vectors for x in v], sp.numbered_symbols("_t"), order="none")
    steps = [Assignment(symbol, value, "point") for symbol, value in common]
    short: list[sp.Expr] = []
    for k, value in enumerate(reduced):
        if value.is_Atom:
            short.append(value)
            continue
        steps.append(Assignment(sp.Symbol(f"_v{k}"), value, "point"))
        short.append(steps[-1].symbol)
    named: list[Vector] = [(short[k], short[k + 1], short[k + 2]) for k in range(0, len(short), 3)]
    place, z, o = _cut(named, len(positions), chain.n)
    outputs: list[sp.Expr] = []
    for position, p in zip(positions, place, strict=True):
        moving = set().union(*(x.free_symbols for x in position))
        columns = [
            _column(chain, j, p, z[j], o[j]) if q in moving else (sp.S.Zero,) * 3
            for j, q in enumerate(chain.q)
        ]
        outputs += [columns[j][k] for k in range(3) for j in range(chain.n)]
    return Program.of(steps, outputs)


def _column(chain: Chain, j: int, p: Vector, z: Vector, o: Vector) -> Vector:
    if chain.links[j].kind == "prismatic":
        return z
    return cross(z, (p[0] - o[0], p[1] - o[1], p[2] - o[2]))


def _cut(named: Sequence[Vector], points: int, n: int) -> tuple[Sequence[Vector], ...]:
    return named[:points], named[points : points + n], named[points + n :]
