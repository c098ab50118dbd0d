"""The planar two-link arm of the Newton–Euler lesson, with the forces in its joints.

        y           ╱ link 2       f₂ at the elbow: what link 1 exerts on link 2
        │      ○ ╱ q2              f₁ at the shoulder: what the base exerts on link 1
        │   ╱                      q1 from +x, q2 relative to link 1, counter-clockwise
        │ ╱  q1                    gravity g along −y, P = 0 at the height of the shoulder
        ○──────── x

    f₂ = m₂ (r̈_c2 + g ŷ),   f₁ = m₁ (r̈_c1 + g ŷ) + f₂,
    M(q) q̈ + C(q, q̇) q̇ + G(q) + (b₁ q̇₁, b₂ q̇₂) = τ

The machine and its equations are those of `two_link_arm`; the way to them is Newton's and Euler's.

References: Newton–Euler note, 2 to 4; Notes 5, (31)–(44).
"""

from __future__ import annotations

import dataclasses
import math

import sympy as sp

from lagrange.draft import Draft
from lagrange.figure import Force
from lagrange.quantities import Named
from lagrange.system import System, time_derivative
from lagrange.systems.newton_euler import newton_euler_route
from lagrange.systems.planar import GRAVITY, general_link, planar_chain, pose_of

_LINKS = (general_link(1, 5.0, start=-math.pi / 4), general_link(2, 5.0, start=math.pi / 2))


def _route(draft: Draft) -> None:
    newton_euler_route(draft, _LINKS)


def _carrying() -> list[tuple[sp.Expr, sp.Expr]]:
    """m (r̈_c + g ŷ) of each link, in fixed axes."""
    coordinates = tuple(link.coordinate for link in _LINKS)
    found = []
    for link, centre in zip(_LINKS, pose_of(_LINKS, sp.S.Zero).centres, strict=True):
        x, y = (time_derivative(time_derivative(c, coordinates), coordinates) for c in centre)
        found.append((link.mass.symbol * x, link.mass.symbol * (y + GRAVITY.symbol)))
    return found


def _with_forces(arm: System) -> System:
    """The arm with arrows for the weights and for what each link is held by at its joint."""
    (x1, y1), (x2, y2) = _carrying()
    weights = [-link.mass.symbol * GRAVITY.symbol for link in _LINKS]
    arrows = (
        Force("weight1", "centre1", sp.S.Zero, weights[0], -weights[0], role="gravity"),
        Force("weight2", "centre2", sp.S.Zero, weights[1], -weights[1], role="gravity"),
        Force("f1", "base", x1 + x2, y1 + y2, Named("f_1")),
        Force("f2", "end1", x2, y2, Named("f_2")),
    )
    figure = dataclasses.replace(arm.figure, shapes=(*arm.figure.shapes, *arrows))
    return dataclasses.replace(arm, figure=figure)


SYSTEM = _with_forces(planar_chain("newton_euler", _LINKS, route=_route))
