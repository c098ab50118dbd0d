"""The planar two-link arm of uniform rods, angles from straight down.

        ○──── shoulder
        │╲
        │q1╲ l₁               centre of mass of link i at l_i/2, I_i = m_i l_i²/12 about it
        │   ○─────── link 2   q1 from straight down, q2 relative to link 1, counter-clockwise
               q2             gravity g along −y, P = 0 at the height of the shoulder

References: 2R article, with its C and its I₁ corrected.
"""

from __future__ import annotations

import math

import sympy as sp

from lagrange.draft import Draft
from lagrange.step import Source
from lagrange.systems.planar import PlanarLink, link_coordinate, link_parameters, planar_chain
from lagrange.systems.two_link import two_link_route


def _rod(i: int, start: float) -> PlanarLink:
    mass, length, damping = link_parameters(i, 5.0)
    coordinate = link_coordinate(i, start, from_down=i == 1)
    l = length.symbol
    return PlanarLink(
        coordinate, mass, length, damping, l / 2, mass.symbol * l**2 / 12, parameters=(mass, length, damping)
    )


_LINKS = (_rod(1, math.pi / 4), _rod(2, math.pi / 2))
_DOWN = -sp.pi / 2


_SECTIONS = {
    "kinetic_energy": "2.1",
    "potential_energy": "2.2",
    "lagrangian": "2.3",
    "equations_of_motion": "2.3",
    "mass_matrix": "3.1",
    "inertial_coupling": "3.1",
    "h": "3.2",
    "coriolis_matrix": "3.2",
    "gravity_vector": "3.3",
}


def _route(draft: Draft) -> None:
    draft.cite({step: Source("article_2r", section) for step, section in _SECTIONS.items()})
    two_link_route(draft, _LINKS, _DOWN)


SYSTEM = planar_chain("two_link_rods", _LINKS, zero=_DOWN, route=_route, family="two_link_arm")
