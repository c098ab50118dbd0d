"""The steps of a serial arm's derivation, in order."""

from __future__ import annotations

import dataclasses

import sympy as sp

from lagrange import route
from lagrange.chain_system import chain_system
from lagrange.composite import Progress
from lagrange.draft import Draft
from lagrange.equations import Equations, equations_of_motion
from lagrange.multibody import Chain
from lagrange.quantities import accelerations, coriolis_matrix, forces, gravity_vector, mass_matrix, rates
from lagrange.serial import energy, forms, frames, motion
from lagrange.serial.size import MANY, size
from lagrange.step import notes5
from lagrange.system import System


def arm_system(chain: Chain, progress: Progress | None = None) -> System:
    """The machine that a chain is, with the derivation of a serial arm.

    Parameters
    ----------
    progress
        Called with the fraction of M(q) that is done.

    Raises
    ------
    NotTrigonometricError, TooLargeError
        If the arm's closed form cannot be held by the ring, or would be too large.
    """
    return dataclasses.replace(chain_system(chain, progress), route=serial_route)


def serial_route(draft: Draft) -> None:
    """Frames, Jacobians, energies, M, C, G and their properties, traces and momenta."""
    chain = draft.system.chain
    if chain is None:
        raise ValueError(f"the system {draft.system.id} has no chain, whose arm could be derived")
    found = equations_of_motion(draft.system)
    frames.frames(draft, chain)
    frames.axes(draft, chain)
    frames.jacobians(draft, chain)
    energy.kinetic(draft, chain)
    energy.properties(draft, chain)
    energy.potential(draft, chain)
    motion.lagrange(draft, found)
    motion.velocity_terms(draft, found)
    _standard_form(draft, found)
    motion.counts(draft, found)
    forms.velocity_vector(draft, found)
    forms.root(draft, chain)
    forms.skew(draft, found)
    forms.trace_form(draft, chain)
    _energy_rate(draft, found)


def _standard_form(draft: Draft, found: Equations) -> None:
    """M q̈ + C q̇ + G = τ, shown by letters, and the same with friction B q̇."""
    n, system = draft.system.n, draft.system
    left = mass_matrix(n) * accelerations(n) + coriolis_matrix(n) * rates(n) + gravity_vector(n)
    velocities = found.centrifugal + found.coriolis
    written = found.mass_matrix * sp.Matrix(system.qdd) + velocities + found.gravity_vector
    draft.add(
        "standard_form",
        left,
        result=sp.ImmutableMatrix(written),
        rule="collect",
        uses=("mass_matrix", "coriolis_matrix", "gravity_vector"),
        balance=forces(n),
        source=notes5("26"),
    )
    friction = sp.MatrixSymbol("B", n, n)
    draft.add(
        "friction",
        friction,
        sp.ImmutableMatrix(
            sp.diag(*(sp.diff(b, qd) for b, qd in zip(found.damping, system.qd, strict=True)))
        ),
        rule="definition",
        via=(),
    )
    draft.add(
        "damped_form",
        left + friction * rates(n),
        result=sp.ImmutableMatrix(written + found.damping),
        rule="collect",
        uses=("standard_form", "friction"),
        balance=forces(n),
    )


def _energy_rate(draft: Draft, found: Equations) -> None:
    """The equations with friction written out, and where the energy goes."""
    if size(found) > MANY:
        draft.omit("dissipation", "damping", "energy", "energy_rate")
        return
    route.damping(draft, ("equations_of_motion",))
    route.energy_rate(draft)
