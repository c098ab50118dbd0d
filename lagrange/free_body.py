"""A rigid body that nothing turns: Euler's equations, where ω × I ω comes from, and the tumbling motion.

    I ω̇ + ω × I ω = n,        Ṙ = R [ω]×

ω in the body's axes, R from the body's axes to the fixed ones.  L = R I ω is constant while n = 0, yet
I ω is not: seen from axes that turn with the body, a constant vector turns the other way.

References: Newton–Euler note, 2; Goldstein, Classical Mechanics, ch. 5; Landau, Lifshitz, Mechanics, § 36–37.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray
from scipy.integrate import solve_ivp

from lagrange.errors import ValueRangeError

Array = NDArray[np.float64]

RTOL, ATOL = 1e-11, 1e-13


@dataclass(frozen=True)
class FreeBody:
    """A rigid body about its centre of mass, in its principal axes.

    moments
        Principal moments of inertia I₁, I₂, I₃ in kg m²; none is larger than the sum of the others.

    Raises
    ------
    ValueRangeError
        If a moment is not positive, or breaks the triangle inequality.
    """

    moments: tuple[float, float, float]

    def __post_init__(self) -> None:
        for k, moment in enumerate(self.moments, start=1):
            largest = sum(self.moments) - moment
            if not 0.0 < moment <= largest * (1 + 1e-12):
                raise ValueRangeError(
                    f"I{k}", float(moment), "range", low=0.0, high=largest, open_low=True, unit="kg m^2"
                )

    @property
    def inertia(self) -> Array:
        """I (3, 3)."""
        return np.diag(self.moments)

    def acceleration(self, omega: ArrayLike, moment: ArrayLike = (0.0, 0.0, 0.0)) -> Array:
        """ω̇ of I ω̇ + ω × I ω = n, shape (3,) or (N, 3), all in the body's axes."""
        w = np.asarray(omega, dtype=float)
        principal = np.array(self.moments)
        return (np.asarray(moment, dtype=float) - np.cross(w, principal * w)) / principal

    def growth_rate(self, axis: int, speed: float) -> float:
        """How fast a small wobble grows about the turning at `speed` around an axis 0, 1 or 2, in 1/s.

            λ² = ω² (I_k − I_i)(I_j − I_k) / (I_i I_j)

        Positive for the axis of the intermediate moment only; zero where the wobble goes round for ever.
        """
        i, j = (a for a in range(3) if a != axis)
        own = self.moments[axis]
        square = (own - self.moments[i]) * (self.moments[j] - own) / (self.moments[i] * self.moments[j])
        return abs(speed) * float(np.sqrt(max(square, 0.0)))


@dataclass(frozen=True)
class Tumbling:
    """A motion without torque.

    t
        Times (N,) in s.
    omega
        Angular velocity (N, 3) in the body's axes, in rad/s.
    quaternion
        Attitude (N, 4) as w, x, y, z, of unit length.
    """

    body: FreeBody
    t: Array
    omega: Array
    quaternion: Array

    @property
    def rotation(self) -> Array:
        """R (N, 3, 3): from the body's axes to the fixed ones."""
        return rotation(self.quaternion)

    @property
    def momentum(self) -> Array:
        """L = R I ω (N, 3) in the fixed axes, in kg m²/s; constant."""
        return np.einsum("nij,nj->ni", self.rotation, self.momentum_in_body)

    @property
    def momentum_in_body(self) -> Array:
        """I ω (N, 3), the same vector seen from the body, in kg m²/s; its length is constant."""
        return self.omega * np.array(self.body.moments)

    @property
    def kinetic_energy(self) -> Array:
        """T = ½ ω·I ω (N,) in J; constant."""
        return np.sum(self.omega * self.momentum_in_body, axis=-1) / 2


def tumble(
    body: FreeBody,
    omega: ArrayLike,
    *,
    duration: float,
    rate: float = 60.0,
    quaternion: ArrayLike = (1.0, 0.0, 0.0, 0.0),
) -> Tumbling:
    """The motion from an angular velocity (3,) in the body's axes, `rate` samples a second.

    Raises
    ------
    ValueRangeError
        If the angular velocity has a wrong shape or is not finite, or no time is to pass.
    """
    start = np.asarray(omega, dtype=float)
    if start.shape != (3,):
        raise ValueRangeError("omega", start.shape, "shape", expected="shape (3,)")
    if not np.all(np.isfinite(start)):
        raise ValueRangeError("omega", float(start[~np.isfinite(start)][0]), "finite")
    if not 0.0 < duration < np.inf:
        raise ValueRangeError("duration", duration, "range", low=0.0, high=np.inf, open_low=True, unit="s")
    first = np.asarray(quaternion, dtype=float)

    def slope(_: float, y: Array) -> Array:
        return np.concatenate([body.acceleration(y[:3]), quaternion_rate(y[3:], y[:3])])

    times = np.linspace(0.0, duration, max(2, round(duration * rate) + 1))
    run = solve_ivp(
        slope,
        (0.0, duration),
        np.concatenate([start, first / np.linalg.norm(first)]),
        method="DOP853",
        t_eval=times,
        rtol=RTOL,
        atol=ATOL,
    )
    attitude = run.y[3:].T
    # The length of a quaternion is no motion; it drifts only by the method's error.
    attitude = attitude / np.linalg.norm(attitude, axis=-1, keepdims=True)
    return Tumbling(body, run.t, run.y[:3].T, attitude)


def quaternion_rate(quaternion: ArrayLike, omega: ArrayLike) -> Array:
    """½ quaternion ∘ (0, ω), shape (4,), for ω in the body's axes."""
    q, w = np.asarray(quaternion, dtype=float), np.asarray(omega, dtype=float)
    return np.concatenate([[-q[1:] @ w], q[0] * w + np.cross(q[1:], w)]) / 2


def rotation(quaternion: ArrayLike) -> Array:
    """R (..., 3, 3) of unit quaternions (..., 4)."""
    w, x, y, z = np.moveaxis(np.asarray(quaternion, dtype=float), -1, 0)
    rows = [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]
    return np.stack([np.stack(row, axis=-1) for row in rows], axis=-2)
