"""The Newton–Euler recursion: torques of 100 000 states of the Puma 560 in one batch, and operations counted.

Pinocchio's rnea is called in a Python loop, as a reader of either package would write it; the torques are
compared.  The closed form of planar arms is counted with its common subexpressions computed once, which
favours it.
"""

from collections.abc import Iterator
from statistics import median

import numpy as np
import pinocchio
import sympy as sp

import lagrange as lg
from benchmarks.figure import Figure, Reading, seconds
from lagrange.chain_dynamics import compile_chain
from lagrange.multibody import Chain
from lagrange.operations import operations_shared
from lagrange.recursion import recursion
from lagrange.systems.planar import planar_arm
from tests.arms import dh_chain, planar_links
from tests.oracles import load

STATES, RUNS, TOLERANCE = 100_000, 5, 1e-9
LINKS = range(1, 7)


def puma() -> Chain:
    """The Puma 560, links only."""
    case = next(c for c in load("newton_truth.json")["cases"] if c["id"] == "puma560_links_only")
    return dh_chain(case["dh_standard"], case["gravity"])


def pinocchio_arm(chain: Chain) -> pinocchio.Model:
    """The same arm of revolute joints."""
    model = pinocchio.Model()
    model.gravity.linear = _numbers(chain.gravity).ravel()
    joint, place = 0, pinocchio.SE3.Identity()
    for link in chain.links:
        joint = model.addJoint(joint, pinocchio.JointModelRZ(), place * _placement(link.before), f"{joint}")
        place, body = _placement(link.after), link.body
        inertia = pinocchio.Inertia(float(body.mass), _numbers(body.centre).ravel(), _numbers(body.inertia))
        model.appendBodyToJoint(joint, inertia, place)
    return model


def _numbers(matrix: sp.MatrixBase) -> np.ndarray:
    return np.array(matrix.tolist(), dtype=float)


def _placement(matrix: sp.MatrixBase) -> pinocchio.SE3:
    numbers = _numbers(matrix)
    return pinocchio.SE3(numbers[:3, :3], numbers[:3, 3])


def figures() -> Iterator[Figure]:
    """The rate of both, alternating, medians; then the operations."""
    yield _rate()
    yield _operations()


def _rate() -> Figure:
    chain = puma()
    ours, model = compile_chain(chain), pinocchio_arm(chain)
    data = model.createData()
    random = np.random.default_rng(1)
    q, qd, qdd = (random.uniform(-3, 3, (STATES, 6)) for _ in range(3))
    loop = np.empty((STATES, 6))

    def with_pinocchio() -> None:
        rnea = pinocchio.rnea
        for k, (a, b, c) in enumerate(zip(q, qd, qdd, strict=True)):
            loop[k] = rnea(model, data, a, b, c)

    def with_lagrange() -> np.ndarray:
        return ours.inverse_dynamics(q, qd, qdd, {})

    with_pinocchio()
    error = np.abs(with_lagrange() - loop).max() / np.abs(loop).max()
    if error > TOLERANCE:
        raise AssertionError(f"torques differ by {error:.1e}")
    runs = [(seconds(with_lagrange), seconds(with_pinocchio)) for _ in range(RUNS)]
    batch, peer = (median(run[i] for run in runs) for i in (0, 1))
    return Figure(
        title=f"Inverse dynamics of {STATES} states, Puma 560 (same to {error:.0e})",
        readings=(
            Reading("lagrange: inverse_dynamics, one batch", STATES / batch / 1e6, "M states/s"),
            Reading("Pinocchio: rnea in a Python loop", STATES / peer / 1e6, "M states/s"),
        ),
        value=peer / batch,
        unit="times its rate",
        target=1,
        bound="at least",
    )


def _operations() -> Figure:
    readings, ratio = [], 0.0
    for n in LINKS:
        steps = recursion(planar_links(n)).operations
        system = planar_arm(n)
        e = lg.equations_of_motion(system)
        left = e.mass_matrix * sp.Matrix(system.qdd) + e.centrifugal + e.coriolis + e.gravity_vector
        closed = operations_shared(left)
        ratio = closed.total / steps.total
        readings += [
            Reading(f"{n} links: recursion", steps.total, "operations"),
            Reading(f"{n} links: closed form", closed.total, "operations"),
        ]
    return Figure(
        title="Multiplications and additions for the torques of a planar arm",
        readings=tuple(readings),
        value=ratio,
        unit=f"times as many in closed form, {LINKS[-1]} links",
        target=2,
        bound="at least",
    )
