"""What moves each joint: free, locked, driven at a constant rate, or held against gravity.

With the rows and columns of M parted into free (f) and prescribed (c) coordinates, q̈_c = 0 and

    M_ff q̈_f = τ_f − (C q̇ + G + ∂R/∂q̇)_f ,

where a held coordinate is free under τ = G(q).
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from typing import Literal, get_args

import numpy as np
from numpy.typing import NDArray

from lagrange.dynamics import Model, compile
from lagrange.errors import ValueRangeError
from lagrange.system import Kind, System

Array = NDArray[np.float64]
Mode = Literal["free", "locked", "driven", "held"]
Force = Callable[[float, Array, Array], Array]


def check_modes(system: System, modes: Sequence[Mode]) -> None:
    """Raise a ValueRangeError unless there is one known mode for each coordinate."""
    if len(modes) != system.n:
        raise ValueRangeError("modes", len(modes), "shape", expected=f"{system.n} entries")
    for mode in modes:
        if mode not in get_args(Mode):
            raise ValueRangeError("a mode", mode, "unknown", expected=", ".join(get_args(Mode)))


def usual_modes(system: System) -> tuple[Mode, ...]:
    """The modes that a motion begins with: what slides on an arm does not fall off it.

    A sliding joint of a chain that gravity would push away from its start is locked, for with its weight
    carried the turning of the others would still throw it off; all else is free.
    """
    free: list[Mode] = ["free"] * system.n
    chain = system.chain
    if chain is None or all(link.kind == "revolute" for link in chain.links):
        return tuple(free)
    return tuple(
        "locked" if link.kind == "prismatic" and push else mode
        for link, push, mode in zip(chain.links, _pushed(system), free, strict=True)
    )


def in_motion(system: System) -> System:
    """The same machine, with rates to begin with where gravity would not set it in motion."""
    modes, pushed = usual_modes(system), _pushed(system)
    if any(mode == "free" and push for mode, push in zip(modes, pushed, strict=True)):
        return system
    coordinates = tuple(
        dataclasses.replace(c, start_rate=_PACE[c.kind]) if mode == "free" else c
        for c, mode in zip(system.coordinates, modes, strict=True)
    )
    return dataclasses.replace(system, coordinates=coordinates)


_PACE: dict[Kind, float] = {"angle": 1.0, "length": 0.2}
_WEIGHT = 1e-9
"""A generalised force that is this part of the others is none."""


def _pushed(system: System) -> NDArray[np.bool_]:
    """Which coordinates gravity pushes at the start."""
    weight = compile(system).gravity_vector(system.start[0], system.values())
    return np.asarray(np.abs(weight) > _WEIGHT * max(1.0, float(np.abs(weight).max())))


def prescribed_rates(modes: Sequence[Mode], rates: Sequence[float], qd: Array) -> Array:
    """The start rates with those of locked and driven coordinates put in."""
    prescribed = {"locked": np.zeros(len(modes)), "driven": np.asarray(rates, dtype=float)}
    return np.array([prescribed.get(mode, qd)[k] for k, mode in enumerate(modes)])


def partitioned_acceleration(
    model: Model, p: Mapping[str, float], force: Force, modes: Sequence[Mode]
) -> Callable[[float, Array, Array], Array]:
    """q̈(t, q, q̇) under a generalised force with some coordinates locked, driven or held."""
    free = np.array([mode in {"free", "held"} for mode in modes])
    held = np.array([mode == "held" for mode in modes])

    def acceleration(t: float, q: Array, qd: Array) -> Array:
        tau = np.where(held, model.gravity_vector(q, p), force(t, q, qd))
        right = tau - model.bias(q, qd, p)
        qdd = np.zeros(len(q))
        qdd[free] = np.linalg.solve(model.mass_matrix(q, p)[np.ix_(free, free)], right[free])
        return qdd

    return acceleration
