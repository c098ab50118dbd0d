"""The planar two-link arm with its masses at the ends of the links, angles from straight down.

        ○──── shoulder
        │╲
        │q1╲ l₁
        │   ● m₁ ───── ● m₂   q1 from straight down, q2 relative to link 1, counter-clockwise
               q2    l₂       gravity g along −y, P = 0 at the height of the shoulder

The double pendulum with relative angles.

References: Two-link model; Slides.
"""

from __future__ import annotations

import math

import sympy as sp

from lagrange.draft import Draft
from lagrange.step import Source
from lagrange.systems.planar import PlanarLink, link_coordinate, link_parameters, planar_chain
from lagrange.systems.two_link import two_link_route


def _massless_rod(i: int, start: float) -> PlanarLink:
    mass, length, damping = link_parameters(i, 5.0)
    return PlanarLink(
        link_coordinate(i, start, from_down=i == 1),
        mass,
        length,
        damping,
        length.symbol,
        sp.S.Zero,
        parameters=(mass, length, damping),
        point_mass=True,
    )


_LINKS = (_massless_rod(1, math.pi / 4), _massless_rod(2, math.pi / 2))
_DOWN = -sp.pi / 2


_IN_THE_MODEL = (
    "positions",
    "speed_squared",
    "kinetic_energy",
    "potential_energy",
    "lagrangian",
    "momentum_rate",
    "equations_of_motion",
    "component_form",
    "slides_coefficients",
    "p_numbers",
    "p_form",
    "p_form_coriolis",
)


def _route(draft: Draft) -> None:
    draft.cite(dict.fromkeys(_IN_THE_MODEL, Source("two_link_model")))
    two_link_route(draft, _LINKS, _DOWN)


SYSTEM = planar_chain("two_link_points", _LINKS, zero=_DOWN, route=_route, family="two_link_arm")
