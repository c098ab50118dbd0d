"""M, C, G and the forward and inverse dynamics as compiled NumPy functions, of one state or of many.

    M(q) q̈ + C(q, q̇) q̇ + G(q) + ∂R/∂q̇ = τ

Every function takes one state of shape (n,) or a batch of shape (N, n).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import sympy as sp
from numpy.typing import ArrayLike

from lagrange.chain_functions import chain_functions
from lagrange.cholesky import solve_cholesky
from lagrange.equations import Equations, energies, equations_of_motion
from lagrange.errors import ValueRangeError
from lagrange.numeric import Array, Compiled
from lagrange.roles import Role
from lagrange.system import System

_CHUNK = 8192
"""So many states at once keep every intermediate array in the processor's cache."""


@dataclass(frozen=True)
class Model:
    """The compiled functions of a system; made by `compile`."""

    system: System
    _mass: Compiled
    _coriolis: Compiled
    _gravity: Compiled
    _centrifugal: Compiled
    _damping: Compiled
    _bias: Compiled
    _both: Compiled
    _energies: Compiled
    _points: Compiled
    _inverse: Compiled | None = None

    def mass_matrix(self, q: ArrayLike, p: Mapping[str, float]) -> Array:
        """M(q), shape (n, n) or (N, n, n), in kg, kg m, kg m²."""
        return self._matrix(self._mass, p, q)

    def coriolis_matrix(self, q: ArrayLike, qd: ArrayLike, p: Mapping[str, float]) -> Array:
        """C(q, q̇) by Christoffel symbols, shape (n, n) or (N, n, n)."""
        return self._matrix(self._coriolis, p, q, qd)

    def gravity_vector(self, q: ArrayLike, p: Mapping[str, float]) -> Array:
        """G(q) = ∂V/∂q, shape (n,) or (N, n), in N m or N."""
        return self._stack(self._gravity, p, q)

    def bias(self, q: ArrayLike, qd: ArrayLike, p: Mapping[str, float]) -> Array:
        """C q̇ + G + ∂R/∂q̇, the force needed at q̈ = 0; shape (n,) or (N, n)."""
        return self._stack(self._bias, p, q, qd)

    def inverse_dynamics(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, p: Mapping[str, float]) -> Array:
        """τ = M q̈ + C q̇ + G + ∂R/∂q̇, shape (n,) or (N, n)."""
        if self._inverse is not None:
            return self._stack(self._inverse, p, q, qd, qdd)
        acceleration = self._states(qdd)[0]
        return np.einsum("...ij,...j->...i", self.mass_matrix(q, p), acceleration) + self.bias(q, qd, p)

    def forward_dynamics(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, p: Mapping[str, float]) -> Array:
        """q̈ of M q̈ = τ − C q̇ − G − ∂R/∂q̇, shape (n,) or (N, n), by Cholesky factors of M."""
        states: list[Array] = list(np.broadcast_arrays(*self._states(q, qd, tau)))
        if states[0].ndim == 1 or len(states[0]) <= _CHUNK:
            return self._accelerations(states, p)
        starts = range(0, len(states[0]), _CHUNK)
        return np.concatenate([self._accelerations([s[i : i + _CHUNK] for s in states], p) for i in starts])

    def _accelerations(self, states: Sequence[Array], p: Mapping[str, float]) -> Array:
        q, qd, force = states
        n = self.system.n
        entries = self._call(self._both, p, q, qd)
        right = [force[..., i] - entries[n * n + i] for i in range(n)]
        rows = [[entries[i * n + j] for j in range(i + 1)] for i in range(n)]
        return np.stack(np.broadcast_arrays(*solve_cholesky(rows, right)), axis=-1)

    def energies(self, q: ArrayLike, qd: ArrayLike, p: Mapping[str, float]) -> tuple[Array, Array]:
        """Kinetic and potential energy T, V in joules, of shape () or (N,)."""
        both = self._stack(self._energies, p, q, qd)
        return both[..., 0], both[..., 1]

    def points(self, q: ArrayLike, p: Mapping[str, float]) -> Array:
        """Positions of the figure's points, shape (points, 3) or (N, points, 3), in metres."""
        flat = self._stack(self._points, p, q)
        return flat.reshape((*flat.shape[:-1], -1, 3))

    def terms(self, q: ArrayLike, qd: ArrayLike, qdd: ArrayLike, p: Mapping[str, float]) -> dict[Role, Array]:
        """The left side of every equation by role, each of shape (n,) or (N, n); their sum is τ."""
        mass, (acceleration,) = self.mass_matrix(q, p), self._states(qdd)
        own = np.einsum("...ii,...i->...i", mass, acceleration)
        squares = self._stack(self._centrifugal, p, q, qd)
        gravity, friction = self.gravity_vector(q, p), self._stack(self._damping, p, q, qd)
        return {
            "own_inertia": own,
            "coupling_inertia": np.einsum("...ij,...j->...i", mass, acceleration) - own,
            "centrifugal": squares,
            "coriolis": self.bias(q, qd, p) - squares - gravity - friction,
            "gravity": gravity,
            "damping": friction,
        }

    def _states(self, *states: ArrayLike) -> list[Array]:
        arrays = [np.asarray(state, dtype=float) for state in states]
        for array in arrays:
            if array.ndim not in (1, 2) or array.shape[-1] != self.system.n:
                n = self.system.n
                raise ValueRangeError("a state", array.shape, "shape", expected=f"shape ({n},) or (N, {n})")
        return arrays

    def _call(
        self, function: Compiled, p: Mapping[str, float], *states: ArrayLike
    ) -> Sequence[Array | float]:
        columns = [array[..., i] for array in self._states(*states) for i in range(self.system.n)]
        return function(*columns, *(p[parameter.name] for parameter in self.system.parameters))

    def _stack(self, function: Compiled, p: Mapping[str, float], *states: ArrayLike) -> Array:
        arrays = self._states(*states)
        shape = np.broadcast_shapes(*(a.shape[:-1] for a in arrays))
        if not shape or shape[0] <= _CHUNK:
            return self._filled(function, p, arrays, shape)
        starts = range(0, shape[0], _CHUNK)
        chunks = ([a[i : i + _CHUNK] if a.size > a.shape[-1] else a for a in arrays] for i in starts)
        sizes = (min(_CHUNK, shape[0] - i) for i in starts)
        return np.concatenate(
            [self._filled(function, p, chunk, (size,)) for chunk, size in zip(chunks, sizes, strict=True)]
        )

    def _filled(
        self, function: Compiled, p: Mapping[str, float], states: Sequence[Array], shape: tuple[int, ...]
    ) -> Array:
        entries = self._call(function, p, *states)
        out = np.empty((*shape, len(entries)))
        for i, entry in enumerate(entries):
            out[..., i] = entry
        return out

    def _matrix(self, function: Compiled, p: Mapping[str, float], *states: ArrayLike) -> Array:
        flat = self._stack(function, p, *states)
        return flat.reshape((*flat.shape[:-1], self.system.n, self.system.n))


@lru_cache(maxsize=64)
def compile(system: System) -> Model:
    """Compile the equations of motion of a system into NumPy functions.

    Those of a chain are its Newton–Euler recursion, those of any other system the closed form.
    """
    points = _numpy(system, [x for point in system.figure.points.values() for x in point], rates=False)
    if system.chain is not None:
        return Model(system, _points=points, **chain_functions(system, system.chain))
    equations = equations_of_motion(system)
    bias = _bias(equations)
    return Model(
        system,
        _mass=_numpy(system, equations.mass_matrix, rates=False),
        _coriolis=_numpy(system, equations.coriolis_matrix),
        _gravity=_numpy(system, equations.gravity_vector, rates=False),
        _centrifugal=_numpy(system, equations.centrifugal),
        _damping=_numpy(system, equations.damping),
        _bias=_numpy(system, bias),
        _both=_numpy(system, [*equations.mass_matrix, *bias]),
        _energies=_numpy(system, energies(system)),
        _points=points,
    )


def _bias(equations: Equations) -> sp.ImmutableMatrix:
    return equations.centrifugal + equations.coriolis + equations.gravity_vector + equations.damping


def _numpy(system: System, entries: Sequence[sp.Expr], *, rates: bool = True) -> Compiled:
    arguments = [*system.q, *(system.qd if rates else ()), *(p.symbol for p in system.parameters)]
    function: Compiled = sp.lambdify(arguments, list(entries), modules="numpy", cse=True)
    return function
