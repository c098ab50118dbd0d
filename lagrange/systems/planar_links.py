"""n planar links as a chain: the arm of `systems.planar`, in the space it lies in.

Frame i sits at the end of link i with x along it, as in standard DH; gravity along −y.
"""

from __future__ import annotations

import sympy as sp

from lagrange.multibody import Body, Chain, Link
from lagrange.placements import of_row
from lagrange.systems.planar import GRAVITY, PlanarLink, general_link


def planar_links(n: int) -> Chain:
    """The planar arm with n links of any mass distribution, q1 from +x; `planar_arm` as a chain."""
    links = [general_link(i, 1.0) for i in range(1, n + 1)]
    return Chain(
        f"planar_{n}r_chain",
        tuple(_link(link, parent=i - 1) for i, link in enumerate(links)),
        (*(p for link in links for p in link.parameters), GRAVITY),
        sp.ImmutableMatrix([0, -GRAVITY.symbol, 0]),
    )


def _link(link: PlanarLink, parent: int) -> Link:
    zero, length = sp.S.Zero, link.length.symbol
    before, after = of_row("standard", a=length, alpha=zero, d=zero, theta=zero)
    body = Body(
        link.mass.symbol,
        sp.ImmutableMatrix([link.centre - length, 0, 0]),
        sp.ImmutableMatrix(sp.diag(0, link.inertia, link.inertia)),
    )
    return Link("revolute", link.coordinate, body, parent, before, after, damping=link.damping.symbol)
