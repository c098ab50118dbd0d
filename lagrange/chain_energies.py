"""Kinetic and potential energy of a chain, gathered link by link."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import sympy as sp

from lagrange.multibody import Chain
from lagrange.newton_euler import Passes
from lagrange.recursion import rates
from lagrange.segments import BASE, gravity_of
from lagrange.tape import ZERO, Program, Vector, add, cross, dot, scaled, times


@lru_cache(maxsize=64)
def energies_program(chain: Chain) -> Program:
    """T and V; V = −Σ m g·r, zero at the base's origin."""
    passes = Passes(chain)
    kinetic = kinetic_energy(passes, rates(chain))
    return Program.of(passes.tape.assignments, [kinetic, _potential(passes, gravity_of(chain))])


def kinetic_energy(passes: Passes, qd: Sequence[sp.Expr]) -> sp.Expr:
    """Σ ½ m v_c² + ½ ω·I ω + ½ I_a gear² q̇²."""
    vector = passes.tape.vector
    moving: list[tuple[Vector, Vector]] = []
    parts: list[sp.Expr] = []
    for i, segment in enumerate(passes.segments):
        label = i + 1
        omega, v = moving[segment.parent] if segment.parent != BASE else (ZERO, ZERO)
        v = passes.outward(i, vector(add(v, cross(omega, passes.offset(i))), "v", label), "v", label)
        omega = passes.outward(i, omega, "omega", segment.parent + 1)
        if segment.kind == "revolute":
            omega = (omega[0], omega[1], omega[2] + qd[i])
        else:
            v = (v[0], v[1], v[2] + qd[i])
        omega = passes.own(i, vector(omega, "omega", label), "omega", label)
        v = passes.own(i, vector(v, "v", label), "v", label)
        moving.append((omega, v))
        v_c = vector(add(v, cross(omega, segment.centre)), "v_c", label) if segment.mass != 0 else ZERO
        momentum = vector(times(segment.inertia, omega), "L", label)
        twice = segment.mass * dot(v_c, v_c) + dot(omega, momentum) + segment.armature * qd[i] ** 2
        parts.append(passes.tape.scalar(twice, "T", label))
    return sp.Add(*parts) / 2


def _potential(passes: Passes, gravity: Vector) -> sp.Expr:
    """−g·Σ m r, the sum gathered inwards: each joint passes on its mass and first moment."""
    n = len(passes.segments)
    masses: list[sp.Expr] = [sp.S.Zero] * n
    moments: list[Vector] = [ZERO] * n
    whole = ZERO
    for i in reversed(range(n)):
        segment, label = passes.segments[i], i + 1
        mass = passes.tape.scalar(segment.mass + masses[i], "mass", label)
        moment = passes.tape.vector(add(scaled(segment.mass, segment.centre), moments[i]), "moment", label)
        passed = add(passes.inward(i, moment, "moment"), scaled(mass, passes.offset(i)))
        if segment.parent == BASE:
            whole = add(whole, passed)
        else:
            masses[segment.parent] += mass
            moments[segment.parent] = add(moments[segment.parent], passed)
    return -dot(gravity, whole)
