"""M, C, G of a system, computed in the trigonometric ring.

    M(q) q̈ + C(q, q̇) q̇ + G(q) + ∂R/∂q̇ = τ

    m_ij = ∂²T/∂q̇_i∂q̇_j,   c_ijk = ½ (∂m_kj/∂q_i + ∂m_ki/∂q_j − ∂m_ij/∂q_k),
    C_kj = Σ_i c_ijk q̇_i,   G_k = ∂V/∂q_k.

References: Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, ch. 6; Notes 5, (18)–(26), with
(23) corrected.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import lru_cache, partial

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
    """

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
    # The smallest ring: every symbol more makes each monomial longer.
    ring = TrigRing.over(*_energies(system), system.dissipation, symbols=(*q, *qd))
    potential, dissipation = ring.convert(system.potential_energy), ring.convert(system.dissipation)
    rate = [ring.convert(s) for s in qd]

    m = _mass_matrix(ring, system)
    slope = {(i, j, k): m[i][j].diff(q[k]) for i in n for j in range(i + 1) for k in n}
    slope |= {(j, i, k): element for (i, j, k), element in slope.items()}

    def symbol(k: int, i: int, j: int) -> TrigPolynomial:
        """c_ijk."""
        return (slope[k, j, i] + slope[k, i, j] - slope[i, j, k]).scaled(QQ(1, 2))

    christoffel = [_symmetric(system.n, partial(symbol, k)) for k in n]
    matrix = [[_sum(ring, (christoffel[k][i][j] * rate[i] for i in n)) for j in n] for k in n]
    centrifugal = [_sum(ring, (christoffel[k][i][i] * rate[i] * rate[i] for i in n)) for k in n]
    coriolis = [
        _sum(ring, ((christoffel[k][i][j] * rate[i] * rate[j]).scaled(QQ(2)) for i in n for j in range(i)))
        for k in n
    ]
    return Equations(
        mass_matrix=_expressions(m),
        christoffel=tuple(_expressions(c) for c in christoffel),
        coriolis_matrix=_expressions(matrix),
        centrifugal=_column(centrifugal),
        coriolis=_column(coriolis),
        gravity_vector=_column([potential.diff(s) for s in q]),
        damping=_column([dissipation.diff(s) for s in qd]),
    )


def _mass_matrix(ring: TrigRing, system: System) -> list[list[TrigPolynomial]]:
    """M(q) as the system knows it, or else m_ij = ∂²T/∂q̇_i∂q̇_j."""
    known = system.mass_matrix
    if known is not None:
        return _symmetric(system.n, lambda i, j: ring.convert(known[i, j]))
    kinetic = ring.convert(system.kinetic_energy)
    momenta = [kinetic.diff(s) for s in system.qd]
    return _symmetric(system.n, lambda i, j: momenta[i].diff(system.qd[j]))


@lru_cache(maxsize=64)
def energies(system: System) -> tuple[sp.Expr, sp.Expr]:
    """T and V in normal form."""
    ring = TrigRing.over(*_energies(system))
    kinetic, potential = (ring.convert(e).to_expr() for e in _energies(system))
    return kinetic, potential


def _energies(system: System) -> tuple[sp.Expr, sp.Expr]:
    return system.kinetic_energy, system.potential_energy


def ring_of(system: System) -> TrigRing:
    """The ring that holds everything said about a system, the frames of a chain included."""
    links = () if system.chain is None else system.chain.links
    frames = [placement for link in links for placement in (link.before, link.motion, link.after)]
    symbols = (*system.symbols.values(), sp.pi)
    return TrigRing.over(*_energies(system), system.dissipation, *frames, symbols=symbols)


def _symmetric(n: int, entry: Callable[[int, int], TrigPolynomial]) -> list[list[TrigPolynomial]]:
    """A symmetric matrix of which only the lower half is computed."""
    lower = [[entry(i, j) for j in range(i + 1)] for i in range(n)]
    return [[lower[max(i, j)][min(i, j)] for j in range(n)] for i in range(n)]


def _sum(ring: TrigRing, addends: Iterable[TrigPolynomial]) -> TrigPolynomial:
    return sum(addends, start=ring.zero)


def _column(elements: list[TrigPolynomial]) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix([e.to_expr() for e in elements])


def _expressions(rows: list[list[TrigPolynomial]]) -> sp.ImmutableMatrix:
    """The matrix of expressions; an element that stands in two places is printed once."""
    printed = {id(e): e.to_expr() for e in {id(e): e for row in rows for e in row}.values()}
    return sp.ImmutableMatrix([[printed[id(e)] for e in row] for row in rows])
