"""M, C, G of a system, computed in the trigonometric ring.

    M(q) q̈ + C(q, q̇) q̇ + G(q) + ∂R/∂q̇ = τ

    m_ij = ∂²T/∂q̇_i∂q̇_j,   c_ijk = ½ (∂m_kj/∂q_i + ∂m_ki/∂q_j − ∂m_ij/∂q_k),
    C_kj = Σ_i c_ijk q̇_i,   G_k = ∂V/∂q_k.

References: Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, ch. 6; Notes 5, (18)–(26), with
(23) corrected.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import sympy as sp
from sympy.polys.domains import QQ

from lagrange.system import System
from lagrange.trigonometry import TrigPolynomial, TrigRing


@dataclass(frozen=True)
class Equations:
    """The parts of the equations of motion as SymPy expressions in normal form.

    mass_matrix, coriolis_matrix
        (n, n); the second by Christoffel symbols.
    christoffel
        c_ijk as christoffel[k][i, j].
    centrifugal, coriolis
        (n, 1): C q̇ = centrifugal + coriolis, the squares q̇_i² and the products q̇_i q̇_j apart.
    gravity_vector, damping
        (n, 1): ∂V/∂q and ∂R/∂q̇.
    kinetic_energy, potential_energy
        T and V themselves.
    """

    kinetic_energy: sp.Expr
    potential_energy: sp.Expr
    mass_matrix: sp.ImmutableMatrix
    christoffel: tuple[sp.ImmutableMatrix, ...]
    coriolis_matrix: sp.ImmutableMatrix
    centrifugal: sp.ImmutableMatrix
    coriolis: sp.ImmutableMatrix
    gravity_vector: sp.ImmutableMatrix
    damping: sp.ImmutableMatrix


@lru_cache(maxsize=64)
def equations_of_motion(system: System) -> Equations:
    """Derive M, C, G, the Christoffel symbols and the damping force of a system."""
    q, qd, n = system.q, system.qd, range(system.n)
    ring = ring_of(system)
    kinetic, potential = ring.convert(system.kinetic_energy), ring.convert(system.potential_energy)
    dissipation = ring.convert(system.dissipation)
    half = ring.constant(ring.polynomials.ground_new(QQ(1, 2)))
    rate = [ring.convert(s) for s in qd]

    momenta = [kinetic.diff(s) for s in qd]
    m = [[momenta[i].diff(qd[j]) if j <= i else momenta[j].diff(qd[i]) for j in n] for i in n]
    # M is symmetric: only its lower half is differentiated.
    slopes = {(i, j, k): m[i][j].diff(q[k]) for i in n for j in range(i + 1) for k in n}

    def slope(i: int, j: int, k: int) -> TrigPolynomial:
        """∂m_ij/∂q_k."""
        return slopes[max(i, j), min(i, j), k]

    def symbol(i: int, j: int, k: int) -> TrigPolynomial:
        return half * (slope(k, j, i) + slope(k, i, j) - slope(i, j, k))

    christoffel = [[[symbol(min(i, j), max(i, j), k) for j in n] for i in n] for k in n]
    matrix = [[_sum(ring, (christoffel[k][i][j] * rate[i] for i in n)) for j in n] for k in n]
    centrifugal = [_sum(ring, (christoffel[k][i][i] * rate[i] * rate[i] for i in n)) for k in n]
    coriolis = [
        _sum(ring, (christoffel[k][i][j] * rate[i] * rate[j] for i in n for j in n if i != j)) for k in n
    ]
    return Equations(
        kinetic_energy=kinetic.to_expr(),
        potential_energy=potential.to_expr(),
        mass_matrix=_expressions(m),
        christoffel=tuple(_expressions(c) for c in christoffel),
        coriolis_matrix=_expressions(matrix),
        centrifugal=_column(centrifugal),
        coriolis=_column(coriolis),
        gravity_vector=_column([potential.diff(s) for s in q]),
        damping=_column([dissipation.diff(s) for s in qd]),
    )


def ring_of(system: System) -> TrigRing:
    """The ring that holds everything said about a system."""
    return TrigRing.over(
        system.kinetic_energy,
        system.potential_energy,
        system.dissipation,
        symbols=(*system.symbols.values(), sp.pi),
    )


def _sum(ring: TrigRing, addends: Iterable[TrigPolynomial]) -> TrigPolynomial:
    return sum(addends, start=ring.zero)


def _column(elements: list[TrigPolynomial]) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix([e.to_expr() for e in elements])


def _expressions(rows: list[list[TrigPolynomial]]) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix([[e.to_expr() for e in row] for row in rows])
