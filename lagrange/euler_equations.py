"""Euler's equations in symbols: from L = I ω to I ω̇ + ω × I ω = n.

    L = I ω                                the momentum, in axes that turn with the body
    dL/dt|fixed = dL/dt|turning + ω × L    the axes turn
    n = I ω̇ + ω × I ω

References: Newton–Euler note, 2.
"""

from __future__ import annotations

from dataclasses import dataclass

import sympy as sp

OMEGA = sp.ImmutableMatrix(sp.symbols("omega_x omega_y omega_z", real=True))
"""ω in the body's axes."""
ALPHA = sp.ImmutableMatrix(sp.symbols("alpha_x alpha_y alpha_z", real=True))
"""ω̇, the rates of its components."""


@dataclass(frozen=True)
class EulerEquations:
    """The pieces of the derivation, each a column (3, 1) in the body's axes.

    momentum
        L = I ω.
    rate_in_body
        dL/dt as one sees it who turns with the body: I ω̇.
    turning
        ω × L, what the turning of the axes adds.
    moment
        n = I ω̇ + ω × I ω.
    energy
        T = ½ ω·I ω.
    """

    inertia: sp.ImmutableMatrix
    momentum: sp.ImmutableMatrix
    rate_in_body: sp.ImmutableMatrix
    turning: sp.ImmutableMatrix
    moment: sp.ImmutableMatrix
    energy: sp.Expr


def principal_inertia() -> sp.ImmutableMatrix:
    """I in the body's principal axes: I1, I2, I3 on the diagonal."""
    return sp.ImmutableMatrix(sp.diag(*sp.symbols("I1 I2 I3", positive=True)))


def general_inertia() -> sp.ImmutableMatrix:
    """I in any axes of the body, symmetric."""
    xx, yy, zz, xy, xz, yz = sp.symbols("Ixx Iyy Izz Ixy Ixz Iyz", real=True)
    return sp.ImmutableMatrix([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def euler_equations(inertia: sp.ImmutableMatrix) -> EulerEquations:
    """The derivation for an inertia tensor (3, 3) in the body's axes."""
    momentum = sp.ImmutableMatrix(inertia * OMEGA)
    # The chain rule over the components of ω: in these axes I is constant.
    rate = sp.ImmutableMatrix(momentum.jacobian(OMEGA) * ALPHA)
    turning = sp.ImmutableMatrix(OMEGA.cross(momentum))
    return EulerEquations(
        inertia=inertia,
        momentum=momentum,
        rate_in_body=rate,
        turning=turning,
        moment=rate + turning,
        energy=(OMEGA.T * momentum)[0] / 2,
    )
