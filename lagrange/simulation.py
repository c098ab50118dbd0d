"""Integrators and the trajectory that they return.

A fixed-step method is one function (state, step) -> state; `simulate` advances it and records.

References: Hairer, Lubich, Wanner, Geometric Numerical Integration, ch. I (the Euler methods);
Hairer, Nørsett, Wanner, Solving Ordinary Differential Equations I, II.1 (RK4), II.5 (DOP853).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal, get_args

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.integrate import solve_ivp

from lagrange.dynamics import Model, compile
from lagrange.errors import ValueRangeError
from lagrange.modes import Force, Mode, check_modes, partitioned_acceleration, prescribed_rates
from lagrange.system import System

Array = NDArray[np.float64]
Method = Literal["explicit_euler", "semi_implicit_euler", "RK4", "DOP853"]
Acceleration = Callable[[float, Array, Array], Array]
Torque = Callable[[float, Array, Array], ArrayLike]

MAX_DURATION = 600.0
MAX_STEPS = 1_000_000


@dataclass(frozen=True)
class Trajectory:
    """A motion: times t (N,), coordinates q and rates qd (N, n), energies T and V (N,)."""

    t: Array
    q: Array
    qd: Array
    T: Array
    V: Array

    @property
    def E(self) -> Array:
        """Total energy T + V, in joules."""
        return self.T + self.V


def simulate(
    system: System,
    p: Mapping[str, float],
    q0: ArrayLike,
    qd0: ArrayLike,
    *,
    duration: float = 10.0,
    method: Method = "DOP853",
    step: float = 1e-3,
    samples: int = 1001,
    tau: ArrayLike | Torque | None = None,
    tolerance: float = 1e-13,
    modes: Sequence[Mode] | None = None,
    rates: Sequence[float] | None = None,
) -> Trajectory:
    """The motion from a start state under a generalised force.

    Parameters
    ----------
    p
        Parameter values, as from `system.values()`.
    q0, qd0
        Start state, shape (n,).
    duration
        Seconds, in (0, 600].
    method
        explicit_euler, semi_implicit_euler and RK4 take fixed steps and record each of them; DOP853
        adapts its step to the tolerance and records `samples` instants.
    step
        Seconds, for the fixed-step methods.
    tau
        Generalised forces: constant of shape (n,), or a function of (t, q, qd); none by default.
    tolerance
        Relative and absolute, of DOP853.
    modes, rates
        For each coordinate free, locked, driven (at its rate) or held (τ = G); all free by default.

    Raises
    ------
    ValueRangeError
        For anything that is not finite or out of range; before anything is computed.
    """
    p = system.values(**p)
    q, qd = system.check_state(q0, qd0)
    _check("duration", duration, 0.0, MAX_DURATION, "s")
    _check("step", step, duration / MAX_STEPS, duration, "s")
    _check("samples", samples, 2, MAX_STEPS, "")
    _check("tolerance", tolerance, 2.3e-14, 1e-2, "")
    if method not in get_args(Method):
        raise ValueRangeError("a method", method, "unknown", expected=", ".join(get_args(Method)))
    model = compile(system)
    acceleration = _acceleration(model, p, tau)
    if modes is not None:
        check_modes(system, modes)
        pace, _ = system.check_state(rates if rates is not None else np.zeros(system.n), np.zeros(system.n))
        qd = prescribed_rates(modes, list(pace), qd)
        acceleration = partitioned_acceleration(model, p, _force(system, tau), modes)
    if method == "DOP853":
        t, states = _adaptive(acceleration, q, qd, np.linspace(0.0, duration, samples), tolerance)
    else:
        t, states = _fixed(_STEPS[method], acceleration, (q, qd), duration, step)
    n = system.n
    kinetic, potential = model.energies(states[:, :n], states[:, n:], p)
    return Trajectory(t, states[:, :n], states[:, n:], kinetic, potential)


def _check(name: str, value: float, low: float, high: float, unit: str) -> None:
    if not np.isfinite(value):
        raise ValueRangeError(name, value, "finite")
    if not low < value <= high and not (name != "duration" and value == low):
        raise ValueRangeError(
            name, value, "range", low=low, high=high, open_low=name == "duration", unit=unit
        )


def _acceleration(model: Model, p: Mapping[str, float], tau: ArrayLike | Torque | None) -> Acceleration:
    force = _force(model.system, tau)
    return lambda t, q, qd: model.forward_dynamics(q, qd, force(t, q, qd), p)


def _force(system: System, tau: ArrayLike | Torque | None) -> Force:
    """The generalised force as a function, whatever way it was given."""
    if callable(tau):
        torque = tau
        return lambda t, q, qd: np.asarray(torque(t, q, qd), dtype=float)
    constant, _ = system.check_state(np.zeros(system.n) if tau is None else tau, np.zeros(system.n))
    return lambda *_: constant


def _adaptive(a: Acceleration, q: Array, qd: Array, t: Array, tolerance: float) -> tuple[Array, Array]:
    n = len(q)

    def rhs(time: float, state: Array) -> Array:
        return np.concatenate([state[n:], a(time, state[:n], state[n:])])

    found = solve_ivp(
        rhs, (t[0], t[-1]), np.concatenate([q, qd]), method="DOP853", t_eval=t, rtol=tolerance, atol=tolerance
    )
    return found.t, found.y.T


def _explicit_euler(a: Acceleration, t: float, q: Array, qd: Array, h: float) -> tuple[Array, Array]:
    """q += h q̇, q̇ += h q̈(q, q̇): both from the old state; gains energy."""
    return q + h * qd, qd + h * a(t, q, qd)


def _semi_implicit_euler(a: Acceleration, t: float, q: Array, qd: Array, h: float) -> tuple[Array, Array]:
    """q̇ first, then q with the new q̇; symplectic where forces depend on q alone."""
    qd = qd + h * a(t, q, qd)
    return q + h * qd, qd


def _rk4(a: Acceleration, t: float, q: Array, qd: Array, h: float) -> tuple[Array, Array]:
    """The classical fourth-order Runge–Kutta step."""
    a1 = a(t, q, qd)
    v2 = qd + h / 2 * a1
    a2 = a(t + h / 2, q + h / 2 * qd, v2)
    v3 = qd + h / 2 * a2
    a3 = a(t + h / 2, q + h / 2 * v2, v3)
    v4 = qd + h * a3
    a4 = a(t + h, q + h * v3, v4)
    return q + h / 6 * (qd + 2 * v2 + 2 * v3 + v4), qd + h / 6 * (a1 + 2 * a2 + 2 * a3 + a4)


_STEPS = {"explicit_euler": _explicit_euler, "semi_implicit_euler": _semi_implicit_euler, "RK4": _rk4}


def _fixed(
    advance: Callable[[Acceleration, float, Array, Array, float], tuple[Array, Array]],
    a: Acceleration,
    state: tuple[Array, Array],
    duration: float,
    step: float,
) -> tuple[Array, Array]:
    q, qd = state
    count = max(1, round(duration / step))
    t = np.linspace(0.0, duration, count + 1)
    states = np.empty((count + 1, 2 * len(q)))
    states[0] = np.concatenate([q, qd])
    for i in range(count):
        q, qd = advance(a, t[i], q, qd, duration / count)
        states[i + 1] = np.concatenate([q, qd])
    return t, states
