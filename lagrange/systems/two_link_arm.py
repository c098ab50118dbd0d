"""The planar two-link arm of Notes 5: any mass distribution, angles from +x.

        y           ╱ link 2
        │      ○ ╱ q2        centre of mass of link i at l_ci from its joint, inertia I_i about it
        │   ╱                q1 from +x, q2 relative to link 1, counter-clockwise
        │ ╱  q1              gravity g along −y, P = 0 at the height of the shoulder
        ○──────── x

    M(q) q̈ + C(q, q̇) q̇ + G(q) + (b₁ q̇₁, b₂ q̇₂) = τ,

    h = −m₂ l₁ l_c2 sin q₂,    C = [[h q̇₂, h (q̇₁ + q̇₂)], [−h q̇₁, 0]]

References: Notes 5, equations (31)–(44).
"""

from __future__ import annotations

import math

from lagrange.draft import Draft
from lagrange.systems.planar import general_link, planar_chain
from lagrange.systems.two_link import two_link_route

_LINKS = (general_link(1, 5.0, start=-math.pi / 4), general_link(2, 5.0, start=math.pi / 2))


def _route(draft: Draft) -> None:
    two_link_route(draft, _LINKS, as_printed=True)


SYSTEM = planar_chain("two_link_arm", _LINKS, route=_route)
