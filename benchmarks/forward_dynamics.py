"""Accelerations of 100 000 states of the planar 2R arm: one batch here, Pinocchio's aba in a loop.

The loop is Python's, as a reader of either package would write it; the accelerations are compared.
"""

from collections.abc import Iterator
from statistics import median

import numpy as np
import pinocchio

import lagrange as lg
from benchmarks.figure import Figure, Reading, seconds
from lagrange.systems.planar import planar_arm

STATES, RUNS, TOLERANCE = 100_000, 5, 1e-9


def pinocchio_arm(p: dict[str, float]) -> pinocchio.Model:
    """The planar 2R arm of these parameters: angles from +x, gravity along −y."""
    model = pinocchio.Model()
    model.gravity.linear = np.array([0.0, -p["g"], 0.0])
    joint, place = 0, pinocchio.SE3.Identity()
    for i in ("1", "2"):
        joint = model.addJoint(joint, pinocchio.JointModelRZ(), place, f"joint{i}")
        centre = np.array([p[f"lc{i}"], 0.0, 0.0])
        # Only the inertia about z counts in the plane.
        inertia = pinocchio.Inertia(p[f"m{i}"], centre, p[f"I{i}"] * np.eye(3))
        model.appendBodyToJoint(joint, inertia, pinocchio.SE3.Identity())
        place = pinocchio.SE3(np.eye(3), np.array([p[f"l{i}"], 0.0, 0.0]))
    return model


def figures() -> Iterator[Figure]:
    """The rate of both, alternating, medians."""
    system = planar_arm(2)
    values = system.values()
    ours = lg.compile(system)
    model = pinocchio_arm(dict(values))
    data = model.createData()
    random = np.random.default_rng(1)
    q, qd, tau = (random.uniform(-3, 3, (STATES, 2)) for _ in range(3))
    loop = np.empty((STATES, 2))

    def with_pinocchio() -> None:
        aba = pinocchio.aba
        for k, (a, b, c) in enumerate(zip(q, qd, tau, strict=True)):
            loop[k] = aba(model, data, a, b, c)

    def with_lagrange() -> np.ndarray:
        return ours.forward_dynamics(q, qd, tau, values)

    with_pinocchio()
    error = np.abs(with_lagrange() - loop).max() / np.abs(loop).max()
    if error > TOLERANCE:
        raise AssertionError(f"accelerations differ by {error:.1e}")
    runs = [(seconds(with_lagrange), seconds(with_pinocchio)) for _ in range(RUNS)]
    batch, peer = (median(run[i] for run in runs) for i in (0, 1))
    yield Figure(
        title=f"Forward dynamics of {STATES} states, planar 2R (same to {error:.0e})",
        readings=(
            Reading("lagrange: forward_dynamics, one batch", STATES / batch / 1e6, "M states/s"),
            Reading("Pinocchio: aba in a Python loop", STATES / peer / 1e6, "M states/s"),
        ),
        value=peer / batch,
        unit="times its rate",
        target=12,
        bound="at least",
    )
