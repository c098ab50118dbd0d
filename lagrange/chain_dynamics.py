"""The dynamics of a chain by the recursion, as NumPy functions of one state or of many.

    M(q) q̈ + C(q, q̇) q̇ + G(q) = τ

Every function takes one state of shape (n,) or a batch of shape (N, n).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from lagrange import chain_programs as programs
from lagrange.chain_energies import energies_program
from lagrange.cholesky import solve_cholesky
from lagrange.errors import ValueRangeError
from lagrange.multibody import Chain
from lagrange.numeric import Compiled, numpy_function
from lagrange.recursion import LOAD, Axes
from lagrange.tape import Program

Array = NDArray[np.float64]

_CHUNK = 4096
"""So many states at once keep the few arrays that are alive in the processor's cache."""
_VECTORS = ("omega", "alpha", "a", "a_c", "F", "N", "f", "n")


@dataclass(frozen=True)
class Motion:
    """What the recursion finds for every link, each of shape (n, 3) or (N, n, 3), in the link's axes.

    omega, alpha
        Angular velocity and acceleration, in rad/s and rad/s².
    a, a_c
        Acceleration of the joint's point and of the centre of mass, less that of free fall, in m/s².
    F, N
        m a_c and I α + ω × I ω, in N and N m.
    f, n
        Force and moment about the joint's point that the link before exerts, in N and N m.
    rotation
        From the link's axes to the base's, (n, 3, 3) or (N, n, 3, 3).
    tau
        The generalised forces, (n,) or (N, n).
    """

    omega: Array
    alpha: Array
    a: Array
    a_c: Array
    F: Array
    N: Array
    f: Array
    n: Array
    rotation: Array
    tau: Array

    def in_base(self, vectors: Array) -> Array:
        """Vectors given in the links' axes, in the base's."""
        return np.einsum("...ij,...j->...i", self.rotation, vectors)


@dataclass(frozen=True, eq=False)
class ChainModel:
    """The compiled recursion of a chain; made by `compile_chain`."""

    chain: Chain

    def inverse_dynamics(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        qdd: ArrayLike,
        p: Mapping[str, float],
        *,
        load: ArrayLike | None = None,
        axes: Axes = "base",
    ) -> Array:
        """τ = M q̈ + C q̇ + G − Jᵀ load, shape (n,) or (N, n).

        load
            Force and moment (6,) or (N, 6) that something exerts on the last link at its frame's origin, in
            `axes`.
        """
        loaded, states = self._loaded(load, axes, q, qd, qdd)
        return self._run(programs.inverse_program(self.chain, loaded=loaded), p, *states)

    def motion(
        self,
        q: ArrayLike,
        qd: ArrayLike,
        qdd: ArrayLike,
        p: Mapping[str, float],
        *,
        load: ArrayLike | None = None,
        axes: Axes = "base",
    ) -> Motion:
        """Velocities, accelerations, forces and moments of every link and joint."""
        loaded, states = self._loaded(load, axes, q, qd, qdd)
        flat = self._run(programs.motion_program(self.chain, loaded=loaded), p, *states)
        count, width = len(self.chain.links), 3 * len(_VECTORS) + 9
        links = flat[..., : count * width].reshape((*flat.shape[:-1], count, width))
        vectors = {name: links[..., 3 * k : 3 * k + 3] for k, name in enumerate(_VECTORS)}
        rotation = links[..., -9:].reshape((*links.shape[:-1], 3, 3))
        return Motion(**vectors, rotation=rotation, tau=flat[..., count * width :])

    def forward_dynamics(self, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, p: Mapping[str, float]) -> Array:
        """q̈ of M q̈ = τ − C q̇ − G, shape (n,) or (N, n), by Cholesky factors of M."""
        function = _numpy(programs.forward_program(self.chain), self.chain, states=2)
        n = len(self.chain.links)

        def solve(columns: Sequence[Array | float], parameters: Sequence[float]) -> Sequence[Array | float]:
            entries = function(*columns[: 2 * n], *parameters)
            right = [force - entries[n * n + i] for i, force in enumerate(columns[2 * n :])]
            return solve_cholesky([[entries[i * n + j] for j in range(i + 1)] for i in range(n)], right)

        return self._chunks(solve, n, p, q, qd, tau)

    def mass_matrix(self, q: ArrayLike, p: Mapping[str, float]) -> Array:
        """M(q), shape (n, n) or (N, n, n)."""
        return self._square(self._run(programs.mass_program(self.chain), p, q))

    def gravity_vector(self, q: ArrayLike, p: Mapping[str, float]) -> Array:
        """G(q), shape (n,) or (N, n)."""
        return self._run(programs.gravity_program(self.chain), p, q)

    def velocity_terms(self, q: ArrayLike, qd: ArrayLike, p: Mapping[str, float]) -> Array:
        """C q̇, shape (n,) or (N, n)."""
        return self._run(programs.velocity_program(self.chain), p, q, qd)

    def coriolis_matrix(self, q: ArrayLike, qd: ArrayLike, p: Mapping[str, float]) -> Array:
        """C(q, q̇) by Christoffel symbols, shape (n, n) or (N, n, n)."""
        return self._square(self._run(programs.coriolis_program(self.chain), p, q, qd))

    def energies(self, q: ArrayLike, qd: ArrayLike, p: Mapping[str, float]) -> tuple[Array, Array]:
        """T and V in joules, shape () or (N,); V is zero at the base's origin."""
        both = self._run(energies_program(self.chain), p, q, qd)
        return both[..., 0], both[..., 1]

    def _square(self, flat: Array) -> Array:
        n = len(self.chain.links)
        return flat.reshape((*flat.shape[:-1], n, n))

    def _loaded(
        self, load: ArrayLike | None, axes: Axes, *states: ArrayLike
    ) -> tuple[Axes | None, list[ArrayLike]]:
        if load is None:
            return None, list(states)
        return axes, [*states, load]

    def _run(self, program: Program, p: Mapping[str, float], *states: ArrayLike) -> Array:
        function = _numpy(program, self.chain, states=min(len(states), 3), loaded=len(states) > 3)
        return self._chunks(lambda s, constants: function(*s, *constants), len(program.outputs), p, *states)

    def _chunks(
        self,
        function: Callable[[Sequence[Array | float], Sequence[float]], Sequence[Array | float]],
        width: int,
        p: Mapping[str, float],
        *states: ArrayLike,
    ) -> Array:
        """The function's outputs side by side, over chunks of the states, a column of them at a time."""
        arrays = [
            self._state(state, 6 if k == 3 else len(self.chain.links)) for k, state in enumerate(states)
        ]
        shape = np.broadcast_shapes(*(a.shape[:-1] for a in arrays))
        parameters = [p[parameter.name] for parameter in self.chain.parameters]
        out = np.empty((*shape, width))
        if not shape:
            out[:] = function([x for a in arrays for x in a], parameters)
            return out
        for start in range(0, shape[0], _CHUNK):
            part = slice(start, start + _CHUNK)
            # A state that holds for the whole batch may come as (n,) or (1, n).
            columns = [
                x
                for a in arrays
                for x in (np.ascontiguousarray(a[part].T) if a.size > a.shape[-1] else a.flat)
            ]
            for i, entry in enumerate(function(columns, parameters)):
                out[part, i] = entry
        return out

    def _state(self, state: ArrayLike, width: int) -> Array:
        array = np.asarray(state, dtype=float)
        if array.ndim not in (1, 2) or array.shape[-1] != width:
            expected = f"shape ({width},) or (N, {width})"
            raise ValueRangeError("a state", array.shape, "shape", expected=expected)
        return array


@lru_cache(maxsize=64)
def compile_chain(chain: Chain) -> ChainModel:
    """The dynamics of a chain; each function is compiled when it is first called."""
    return ChainModel(chain)


@lru_cache(maxsize=256)
def _numpy(program: Program, chain: Chain, *, states: int, loaded: bool = False) -> Compiled:
    """A program as a NumPy function of q, q̇, q̈, the load and the parameters, as far as given."""
    given = ("q", "qd", "qdd")[:states]
    arguments = [getattr(link.coordinate, name) for name in given for link in chain.links]
    arguments += [*(LOAD if loaded else ()), *(p.symbol for p in chain.parameters)]
    return numpy_function(program, arguments)
