"""Can there be such an arm?  The bodies of a chain and its mass matrix, tried with default values."""

from __future__ import annotations

import numpy as np
import sympy as sp
from numpy.typing import NDArray

from lagrange.errors import TableError
from lagrange.multibody import Chain
from lagrange.phrases import phrase
from lagrange.rigid_body import inertia_fault

Array = NDArray[np.float64]

_SMALLEST = 1e-10
"""A mass matrix whose smallest eigenvalue is this part of its largest is singular but for rounding."""


def check(chain: Chain, *, physical: bool = True) -> None:
    """Refuse a chain that no machine can be.

    Parameters
    ----------
    physical
        Whether each inertia tensor must be that of a body.

    Raises
    ------
    TableError
        If, with default values, a mass, a rotor's inertia or a friction is negative, an inertia impossible,
        every mass zero, or a joint moves nothing that has inertia.
    """
    default = {p.symbol: p.default for p in chain.parameters}
    total = 0.0
    for number, link in enumerate(chain.links, start=1):
        for entry, quantity, what in (
            ("m", link.body.mass, "a_mass"),
            ("Ia", link.rotor, "a_motor_inertia"),
            ("b", link.damping, "a_friction"),
        ):
            value = _float(quantity.subs(default), number, entry)
            if value < 0:
                raise TableError(number, entry, f"{value:g}", "negative", what=phrase(what))
        total += _float(link.body.mass.subs(default), number, "m")
        inertia = link.body.inertia.subs(default)
        fault = inertia_fault(inertia) if physical else None
        if fault:
            raise TableError(number, "inertia", _tensor(inertia), "no_body", why=fault)
    if total == 0:
        raise TableError(None, "m", "0", "no_mass")
    _check_motion(chain, default)


def _check_motion(chain: Chain, default: dict[sp.Symbol, float]) -> None:
    """M must be positive definite in some ordinary pose."""
    pose = np.array(
        [c.range[0] + 0.37 * (c.range[1] - c.range[0]) for c in (k.coordinate for k in chain.links)]
    )
    mass = mass_matrix(chain, pose + 0.1 * np.arange(1, chain.n + 1), default)
    if not np.all(np.isfinite(mass)):
        raise TableError(None, "entries", "M(q)", "no_finite_matrix")
    size = np.abs(mass).max()
    for number, own in enumerate(np.diag(mass), start=1):
        if own <= _SMALLEST**2 * size:
            raise TableError(
                number,
                "m",
                str(chain.links[number - 1].body.mass),
                "moves_nothing",
            )
    values, vectors = np.linalg.eigh(mass / np.sqrt(np.outer(np.diag(mass), np.diag(mass))))
    if values[0] < _SMALLEST:
        number = int(np.argmax(np.abs(vectors[:, 0]))) + 1
        raise TableError(
            number,
            "m",
            str(chain.links[number - 1].body.mass),
            "moves_together",
        )


def mass_matrix(chain: Chain, q: Array, values: dict[sp.Symbol, float]) -> Array:
    """D(q) = Σ m JᵥᵀJᵥ + J_ωᵀ R I Rᵀ J_ω + diag(I_a r²) as numbers, for one pose (n,)."""
    placed: list[Array] = []
    axes: list[tuple[Array, Array]] = []
    total = np.diag([float((k.rotor * k.gear**2).subs(values)) for k in chain.links])
    for i, link in enumerate(chain.links):
        base = placed[link.parent] if link.parent >= 0 else np.eye(4)
        joint = base @ _numbers(link.before.subs(values))
        axes.append((joint[:3, 2], joint[:3, 3]))
        motion = _numbers(link.motion.subs(link.coordinate.q, float(q[i])))
        placed.append(joint @ motion @ _numbers(link.after.subs(values)))
        rotation = placed[i][:3, :3]
        centre = placed[i][:3, 3] + rotation @ _numbers(link.body.centre.subs(values))[:, 0]
        linear, angular = np.zeros((3, chain.n)), np.zeros((3, chain.n))
        for j in chain.path(i):
            axis, origin = axes[j]
            if chain.links[j].kind == "revolute":
                linear[:, j], angular[:, j] = np.cross(axis, centre - origin), axis
            else:
                linear[:, j] = axis
        tensor = rotation @ _numbers(link.body.inertia.subs(values)) @ rotation.T
        total = total + float(link.body.mass.subs(values)) * linear.T @ linear + angular.T @ tensor @ angular
    return total


def _numbers(matrix: sp.MatrixBase) -> Array:
    return np.array(matrix.tolist(), dtype=float)


def _float(value: sp.Expr, number: int, entry: str) -> float:
    try:
        return float(value)
    except (TypeError, OverflowError):
        raise TableError(number, entry, str(value), "not_finite") from None


def _tensor(inertia: sp.MatrixBase) -> str:
    return ", ".join(
        f"{float(inertia[i, j]):.4g}" for i, j in ((0, 0), (1, 1), (2, 2), (0, 1), (0, 2), (1, 2))
    )
