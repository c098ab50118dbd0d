"""What τ costs by the recursion and by the closed form, counted on planar arms of n links.

The recursion is the one of `newton_euler`; the closed form is M q̈ + C q̇ + G with every common
subexpression computed once.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import sympy as sp

from lagrange.equations import equations_of_motion
from lagrange.operations import operations_shared
from lagrange.recursion import recursion
from lagrange.systems.planar import planar_arm
from lagrange.systems.planar_links import planar_links


@dataclass(frozen=True)
class Cost:
    """Multiplications and additions that τ of an arm with so many links takes, either way."""

    links: int
    recursion: int
    closed_form: int


@lru_cache(maxsize=16)
def planar_cost(n: int) -> Cost:
    """The cost of the planar arm with n links."""
    return Cost(n, recursion(planar_links(n)).operations.total, _closed_form(n))


def _closed_form(n: int) -> int:
    system = planar_arm(n)
    found = equations_of_motion(system)
    tau = (
        found.mass_matrix * sp.Matrix(system.qdd) + found.centrifugal + found.coriolis + found.gravity_vector
    )
    return operations_shared(list(tau)).total
