"""The names of what a serial arm's derivation speaks of; indices from 0, printed from 1."""

from __future__ import annotations

import sympy as sp

from lagrange.quantities import Named


def placement(i: int) -> sp.MatrixSymbol:
    """A_i (4, 4): the frame of link i in the one before."""
    return sp.MatrixSymbol(f"A{i + 1}", 4, 4)


def pose(i: int) -> sp.MatrixSymbol:
    """T_i (4, 4): the frame of link i in the base."""
    return sp.MatrixSymbol(f"T{i + 1}", 4, 4)


def axis(i: int) -> sp.MatrixSymbol:
    """z_i (3, 1): the direction of joint i, in the base frame."""
    return sp.MatrixSymbol(f"z{i + 1}", 3, 1)


def origin(i: int) -> sp.MatrixSymbol:
    """o_i (3, 1): a point of joint i's axis, in the base frame."""
    return sp.MatrixSymbol(f"o{i + 1}", 3, 1)


def centre(i: int) -> sp.MatrixSymbol:
    """r_ci (3, 1): the centre of mass of link i, in the base frame."""
    return sp.MatrixSymbol(f"r_c{i + 1}", 3, 1)


def linear_jacobian(i: int, n: int) -> sp.MatrixSymbol:
    """J_vi (3, n): velocities of the centre of mass of link i."""
    return sp.MatrixSymbol(f"J_v{i + 1}", 3, n)


def angular_jacobian(i: int, n: int) -> sp.MatrixSymbol:
    """J_ωi (3, n): angular velocities of link i."""
    return sp.MatrixSymbol(f"J_omega{i + 1}", 3, n)


def kinetic(i: int) -> Named:
    """K_i."""
    return Named(f"K_{i + 1}")


def potential(i: int) -> Named:
    """P_i."""
    return Named(f"P_{i + 1}")


def pseudo_inertia(i: int) -> sp.MatrixSymbol:
    """Ĵ_i (4, 4)."""
    return sp.MatrixSymbol(f"Jhat{i + 1}", 4, 4)


def operator(i: int) -> sp.MatrixSymbol:
    """Q_i (4, 4), with ∂A_i/∂q_i = Q_i A_i."""
    return sp.MatrixSymbol(f"Q{i + 1}", 4, 4)


def placement_slope(i: int) -> sp.MatrixSymbol:
    """∂A_i/∂q_i (4, 4)."""
    return sp.MatrixSymbol(f"slope{i + 1}", 4, 4)


def trace_matrix(n: int) -> sp.MatrixSymbol:
    """The inertia matrix by traces (n, n)."""
    return sp.MatrixSymbol("Dtr", n, n)


def root(n: int) -> sp.MatrixSymbol:
    """S (n, n), with S S = M."""
    return sp.MatrixSymbol("S", n, n)


def velocity_vector(n: int) -> sp.MatrixSymbol:
    """V(q, q̇) (n, 1)."""
    return sp.MatrixSymbol("V", n, 1)
