"""Where the links are and how they move: A_i, T_n, axes, centres of mass and Jacobians.

    T_i = T_parent A_i,     column j of J_v:  z_j × (r_c − o_j) or z_j,    of J_ω:  z_j or 0

References: Notes 5, (11); Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 3.1, 4.6.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import sympy as sp

from lagrange import kinematics
from lagrange.draft import Draft
from lagrange.entries import Rows, dot, rows
from lagrange.multibody import Chain
from lagrange.products import separated
from lagrange.serial import names
from lagrange.step import notes5


def frames(draft: Draft, chain: Chain) -> None:
    """The placement of every frame in the one before, and of the last one in the base."""
    links = range(chain.n)
    draft.add(
        "placements",
        sp.Tuple(*map(names.placement, links)),
        sp.Tuple(*(link.before * link.motion * link.after for link in chain.links)),
        rule="definition",
        via=(),
    )
    placed = [_separated(placed) for placed in kinematics.pose(chain).links]
    for i in links:
        draft.define(names.pose(i), placed[i])
    path = chain.path(chain.n - 1)
    last = names.pose(path[-1])
    before = [names.pose(i) for i in path[-2:-1]]
    draft.add(
        "end_placement",
        last,
        sp.MatMul(*before, names.placement(path[-1])),
        result=placed[-1],
        rule="substitute",
        uses=("placements",),
        via=(sp.MatMul(*map(names.placement, path)),),
    )


def _separated(matrix: sp.MatrixBase) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix(matrix.applyfunc(separated))


def axes(draft: Draft, chain: Chain) -> None:
    """The direction z_j and a point o_j of every joint's axis, and every centre of mass."""
    placed = kinematics.pose(chain)
    for step_id, name, column in (("axes", names.axis, 2), ("origins", names.origin, 3)):
        draft.add(
            step_id,
            sp.Tuple(*map(name, range(chain.n))),
            sp.Tuple(*(_column(chain, j, column) for j in range(chain.n))),
            result=sp.Tuple(*(_separated(joint[:3, column]) for joint in placed.joints)),
            rule="substitute",
            uses=("placements", "end_placement"),
            via=(),
        )
    places = [
        sp.ImmutableMatrix([dot(row, (*link.body.centre, sp.S.One)) for row in _upper(i)])
        for i, link in enumerate(chain.links)
    ]
    draft.add(
        "centres",
        sp.Tuple(*map(names.centre, range(chain.n))),
        sp.Tuple(*places),
        result=sp.Tuple(*map(_separated, placed.centres)),
        rule="substitute",
        uses=("end_placement",),
        via=(),
    )


def _column(chain: Chain, j: int, column: int) -> sp.ImmutableMatrix:
    """A column of the placement of joint j before its motion, from the frame that it stands on."""
    link = chain.links[j]
    if link.parent < 0:
        return link.before[:3, column]
    return sp.ImmutableMatrix([dot(row, link.before[:, column]) for row in _upper(link.parent)])


def _upper(i: int) -> Rows:
    """The first three rows of T_i, by names."""
    return rows(3, 4, lambda r, k: names.pose(i)[r, k])


def jacobians(draft: Draft, chain: Chain) -> None:
    """J_v and J_ω of every link, column by column from the joints' axes."""
    known, links = kinematics.jacobians(chain), range(chain.n)
    draft.add(
        "linear_jacobians",
        sp.Tuple(*(names.linear_jacobian(i, chain.n) for i in links)),
        sp.Tuple(*(_by_joints(chain, i, _velocity) for i in links)),
        result=sp.Tuple(*(_separated(jacobian.centre) for jacobian in known)),
        rule="differentiate",
        uses=("axes", "origins", "centres"),
        via=(),
        source=notes5("11"),
    )
    draft.add(
        "angular_jacobians",
        sp.Tuple(*(names.angular_jacobian(i, chain.n) for i in links)),
        sp.Tuple(*(_by_joints(chain, i, _angular_velocity) for i in links)),
        result=sp.Tuple(*(_separated(jacobian.angular) for jacobian in known)),
        rule="collect",
        uses=("axes",),
        via=(),
        source=notes5("11"),
    )


Column = Callable[[Chain, int, int], Sequence[sp.Expr]]


def _by_joints(chain: Chain, i: int, column: Column) -> sp.ImmutableMatrix:
    """What every joint at unit speed gives link i; those beyond it give nothing."""
    path = set(chain.path(i))
    zero = (sp.S.Zero,) * 3
    columns = [column(chain, i, j) if j in path else zero for j in range(chain.n)]
    return sp.ImmutableMatrix(3, chain.n, lambda r, j: columns[j][r])


def _velocity(chain: Chain, i: int, j: int) -> Sequence[sp.Expr]:
    z = [names.axis(j)[k, 0] for k in range(3)]
    if chain.links[j].kind == "prismatic":
        return z
    arm = [names.centre(i)[k, 0] - names.origin(j)[k, 0] for k in range(3)]
    return [z[(k + 1) % 3] * arm[(k + 2) % 3] - z[(k + 2) % 3] * arm[(k + 1) % 3] for k in range(3)]


def _angular_velocity(chain: Chain, _: int, j: int) -> Sequence[sp.Expr]:
    if chain.links[j].kind == "prismatic":
        return (sp.S.Zero,) * 3
    return [names.axis(j)[k, 0] for k in range(3)]
