"""The derivation of the tumbling body: Euler's equations, what they keep, which turnings stay, and Lagrange.

    H = I ω,   N = I α + ω × H,   N = 0:  ω1' = (I2 − I3) ω2 ω3 / I1 and so on round
    d/dt ½ ω·Iω = 0,   d/dt ½ H·H = 0
    about axis 2:  x'' = s2 x,   s2 = ω2² (I2 − I1)(I3 − I2) / (I1 I3)

The same once more in the angles φ, θ, ψ, where the body's axes can be compared with the fixed ones and
Euler's equations with Lagrange's.

References: Newton–Euler note, 2; Landau, Lifshitz, Mechanics, § 35–37.
"""

from __future__ import annotations

from collections.abc import Sequence

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.quantities import KINETIC, POTENTIAL, Named, Partial, Rate
from lagrange.step import Source

_NOTE = Source("newton_euler")
_H, _W, _N = (sp.MatrixSymbol(name, 3, columns) for name, columns in (("H", 1), ("W", 3), ("N", 1)))
_OMEGA, _ALPHA, _S = (tuple(Named(f"{letter}{k}") for k in (1, 2, 3)) for letter in ("omega", "alpha", "s"))
_SPIN = tuple(Named(f"omega_{k}") for k in (1, 2, 3))
"""ω again, where it is known from the angles."""
_R, _RDOT, _J = (sp.MatrixSymbol(name, 3, 3) for name in ("R", "Rdot", "J"))


def tumbling_route(draft: Draft) -> None:
    """Add every step."""
    inertia = tuple(parameter.symbol for parameter in draft.system.parameters)
    free = _euler(draft, inertia)
    _constants(draft, inertia)
    _small_wobble(draft, free)
    _angles(draft, inertia)
    _carried(draft)
    _symmetric(draft, inertia)
    _lagrange(draft, inertia)


def _column(*entries: sp.Expr) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix(entries)


def _cross(a: Sequence[sp.Expr], b: Sequence[sp.Expr]) -> tuple[sp.Expr, ...]:
    return tuple(a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3] for k in range(3))


def _cross_matrix(v: Sequence[sp.Expr]) -> sp.ImmutableMatrix:
    """The matrix of v ×."""
    x, y, z = v
    return sp.ImmutableMatrix([[0, -z, y], [z, 0, -x], [-y, x, 0]])


def _euler(draft: Draft, inertia: Sequence[sp.Symbol]) -> tuple[sp.Expr, ...]:
    """Euler's equations for any ω and α; the rates of ω without a moment."""
    momentum = _column(*(i * w for i, w in zip(inertia, _OMEGA, strict=True)))
    draft.add("angular_momentum", _H, momentum, rule="definition", via=(), source=_NOTE)
    draft.add("cross_matrix", _W, _cross_matrix(_OMEGA), rule="definition", via=())
    draft.add(
        "turning_axes", _W * _H, rule="substitute", uses=("angular_momentum", "cross_matrix"), source=_NOTE
    )
    own = _column(*(i * a for i, a in zip(inertia, _ALPHA, strict=True)))
    draft.add(
        "euler",
        _N,
        own + _W * _H,
        rule="time_derivative",
        uses=("angular_momentum", "turning_axes"),
        source=_NOTE,
    )
    free = tuple(-turning / i for turning, i in zip(_cross(_OMEGA, momentum), inertia, strict=True))
    draft.add(
        "free",
        _column(*map(Rate, _OMEGA)),
        _column(*free),
        rule="solve",
        uses=("euler",),
        via=(_column(*map(sp.factor, free)),),
    )
    return free


def _constants(draft: Draft, inertia: Sequence[sp.Symbol]) -> None:
    """The rates of ½ ω·Iω and ½ H·H along the free motion."""
    power = sp.Add(*(i * w * Rate(w) for i, w in zip(inertia, _OMEGA, strict=True)))
    draft.add("energy_stays", power, rule="substitute", uses=("free",))
    growth = sp.Add(*(i**2 * w * Rate(w) for i, w in zip(inertia, _OMEGA, strict=True)))
    draft.add("length_stays", growth, rule="substitute", uses=("free", "angular_momentum"))


def _small_wobble(draft: Draft, free: Sequence[sp.Expr]) -> None:
    """x'' = s x of a small wobble about each axis: its two rates feed each other."""
    rates, products = [], []
    for k in range(3):
        i, j = (k + 1) % 3, (k + 2) % 3
        rates.append(Partial(Rate(_OMEGA[i]), _OMEGA[j]) * Partial(Rate(_OMEGA[j]), _OMEGA[i]))
        products.append(sp.factor(sp.diff(free[i], _OMEGA[j]) * sp.diff(free[j], _OMEGA[i])))
    draft.add(
        "wobble",
        _column(*_S),
        _column(*rates),
        rule="linearise",
        uses=("free",),
        via=(_column(*rates), _column(*products)),
    )


def _angles(draft: Draft, inertia: Sequence[sp.Symbol]) -> None:
    """Attitude and angular velocity from three angles, and the kinetic energy."""
    phi, theta, psi = draft.system.q
    attitude = _turn_z(phi) * _turn_x(theta) * _turn_z(psi)
    draft.add("rotation", _R, attitude, rule="project", via=())
    # W = Rᵀ R' holds ω in the body's axes.
    entries = [
        sp.Add(*(_R[k, row] * Rate(_R[k, column]) for k in range(3)))
        for row, column in ((2, 1), (0, 2), (1, 0))
    ]
    phid, thetad, psid = draft.system.qd
    back = _turn_z(psi).T
    each_about_its_axis = (
        back * _turn_x(theta).T * sp.Matrix([0, 0, phid])
        + back * sp.Matrix([thetad, 0, 0])
        + sp.Matrix([0, 0, psid])
    )
    draft.add(
        "angular_velocity",
        _column(*_SPIN),
        _column(*entries),
        rule="time_derivative",
        uses=("rotation",),
        via=(sp.ImmutableMatrix(each_about_its_axis),),
    )
    energy = sp.Add(*(i * w**2 for i, w in zip(inertia, _SPIN, strict=True))) / 2
    draft.add("kinetic_energy", KINETIC, energy, rule="substitute", uses=("angular_velocity",))


def _turn_z(angle: sp.Expr) -> sp.ImmutableMatrix:
    c, s = sp.cos(angle), sp.sin(angle)
    return sp.ImmutableMatrix([[c, -s, 0], [s, c, 0], [0, 0, 1]])


def _turn_x(angle: sp.Expr) -> sp.ImmutableMatrix:
    c, s = sp.cos(angle), sp.sin(angle)
    return sp.ImmutableMatrix([[1, 0, 0], [0, c, -s], [0, s, c]])


def _carried(draft: Draft) -> None:
    """R' = R W: a vector that rests in the body moves outside with ω ×, which is all that Euler adds."""
    # As a step of its own it would be a page long.
    draft.definitions.update({_RDOT[i, j]: Rate(_R[i, j]) for i in range(3) for j in range(3)})
    draft.add(
        "carried",
        _RDOT - _R * _cross_matrix(_SPIN),
        rule="collect",
        uses=("rotation", "angular_velocity"),
    )


def _symmetric(draft: Draft, inertia: Sequence[sp.Symbol]) -> None:
    """With I2 = I1 and H along Z: the precession φ' and the body's own spin ψ' are constant."""
    draft.add(
        "jacobian",
        _J,
        sp.ImmutableMatrix(3, 3, lambda k, j: Partial(_SPIN[k], draft.system.qd[j])),
        rule="differentiate",
        uses=("angular_velocity",),
    )
    theta, h = draft.system.q[1], Named("h")
    along, third = inertia[0], inertia[2]
    precession, spin = Named("omega_p"), Named("omega_s")
    draft.add(
        "precession",
        _column(precession, spin),
        _column(h / along, h * sp.cos(theta) * (1 / third - 1 / along)),
        rule="solve",
        uses=("angular_velocity",),
        via=(),
    )
    turning = _J.as_explicit() * sp.Matrix([precession, 0, spin])
    momentum = _R.as_explicit() * sp.diag(along, along, third) * turning
    draft.add(
        "precession_momentum",
        _column(*(Named(f"H_{axis}") for axis in "XYZ")),
        sp.ImmutableMatrix(momentum),
        rule="special_case",
        uses=("jacobian", "precession"),
        via=(),
    )


def _lagrange(draft: Draft, inertia: Sequence[sp.Symbol]) -> None:
    """Lagrange's equations are Euler's, seen along the three axes of the angles: n = Jᵀ (I ω' + ω × I ω)."""
    turning = _cross(_SPIN, tuple(i * w for i, w in zip(inertia, _SPIN, strict=True)))
    moment = [i * Rate(w) + t for i, w, t in zip(inertia, _SPIN, turning, strict=True)]
    names = tuple(Named(f"n_{c.name}") for c in draft.system.coordinates)
    # As steps of their own they would be pages long.
    draft.definitions.update(
        {name: sp.Add(*(_J[i, k] * moment[i] for i in range(3))) for k, name in enumerate(names)}
    )
    draft.add("potential_energy", POTENTIAL, draft.system.potential_energy, rule="definition")
    route.lagrangian(draft)
    draft.add(
        "difference",
        _column(*(route.euler_lagrange(draft, k) - name for k, name in enumerate(names))),
        rule="collect",
        uses=("lagrangian", "jacobian", "euler"),
    )
    route.inertia(draft)
    route.coriolis(draft)
    route.gravity(draft)
    route.energy_rate(draft, uses=("difference",))
