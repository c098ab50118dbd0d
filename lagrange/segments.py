"""What of a chain is constant, as the recursion needs it: rotations, offsets and bodies seen from joints."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import sympy as sp

from lagrange.errors import ValueRangeError
from lagrange.multibody import Chain
from lagrange.tape import ZERO, Matrix, Vector, add, rows

BASE = -1
IDENTITY = rows(sp.eye(3))


@dataclass(frozen=True)
class Segment:
    """A link as the recursion needs it: what of its shape is constant.

    before, after
        Rotations (3, 3) before and after the joint's own motion.
    offset
        From the joint before to this one at q = 0, in the axes of the link before.
    slide
        The joint's axis, in the axes of the link before.
    axis, end, centre
        The joint's axis, and where the link's frame and its centre of mass are from the joint, in its own
        axes.
    """

    kind: str
    parent: int
    before: Matrix
    after: Matrix
    offset: Vector
    slide: Vector
    axis: Vector
    end: Vector
    centre: Vector
    mass: sp.Expr
    inertia: Matrix
    armature: sp.Expr


@lru_cache(maxsize=64)
def gravity_of(chain: Chain) -> Vector:
    """The acceleration of free fall in the base's axes."""
    return _vector(chain.gravity.applyfunc(_exact))


@lru_cache(maxsize=64)
def segments(chain: Chain) -> tuple[Segment, ...]:
    """The links of a chain as the recursion needs them.

    Raises
    ------
    ValueRangeError
        If a link hangs on one that does not stand before it.
    """
    found: list[Segment] = []
    for i, link in enumerate(chain.links):
        if not BASE <= link.parent < i:
            raise ValueRangeError(
                f"parent of link {i + 1}", float(link.parent), "range", low=BASE, high=i - 1
            )
        before, after = link.before.applyfunc(_exact), link.after.applyfunc(_exact)
        turned = sp.ImmutableMatrix(after[:3, :3].T)
        end = _vector(turned * after[:3, 3])
        start = found[link.parent].end if link.parent != BASE else ZERO
        found.append(
            Segment(
                kind=link.kind,
                parent=link.parent,
                before=rows(before[:3, :3]),
                after=rows(after[:3, :3]),
                offset=add(start, _vector(before[:3, 3])),
                slide=_vector(before[:3, 2]),
                axis=_vector(turned[:, 2]),
                end=end,
                centre=add(end, _vector(link.body.centre.applyfunc(_exact))),
                mass=_exact(link.body.mass),
                inertia=rows(link.body.inertia.applyfunc(_exact)),
                armature=_exact(link.rotor * link.gear**2),
            )
        )
    return tuple(found)


def _vector(column: sp.ImmutableMatrix) -> Vector:
    x, y, z = column
    return x, y, z


def _exact(e: sp.Expr) -> sp.Expr:
    """0.0 and ±1.0 as the integers that vanish from sums and products."""
    return sp.Integer(int(e)) if e.is_Float and e in (-1, 0, 1) else sp.sympify(e)
