"""Independent formulas and numbers that the tests compare with."""

import json
from pathlib import Path

import numpy as np
import sympy as sp
from scipy.special import ellipj, ellipk
from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

import lagrange as lg

DATA = Path(__file__).parent / "data"


def load(name):
    return json.loads((DATA / name).read_text(encoding="utf-8"))


def close(actual, expected, tolerance=1e-9):
    """Within a tolerance relative to max(1, |expected|), entry by entry."""
    actual, expected = np.asarray(actual, dtype=float), np.asarray(expected, dtype=float)
    assert actual.shape == expected.shape
    assert np.all(np.abs(actual - expected) <= tolerance * np.maximum(1.0, np.abs(expected)))


def check_states(system, p, states):
    """M, C, G, energies, inverse and forward dynamics against independent numbers."""
    model = lg.compile(system)
    for s in states:
        q, qd = s["q"], s["qd"]
        close(model.mass_matrix(q, p), s["M"])
        close(model.coriolis_matrix(q, qd, p), s["C_christoffel"])
        close(model.gravity_vector(q, p), s["gravity"])
        close(model.bias(q, qd, p), s["nle"])
        close(model.inverse_dynamics(q, qd, s["qdd"], p), s["tau_inverse_dynamics"])
        close(model.forward_dynamics(q, qd, s["tau_applied"], p), s["qdd_forward_dynamics"])
        close(model.energies(q, qd, p), [s["kinetic_energy"], s["potential_energy"]])


def pendulum_at(t, amplitude, length, gravity):
    """The exact swing released from rest: sin(θ/2) = k sn(K − ω₀t, k), k = sin(θ₀/2)."""
    k = np.sin(amplitude / 2)
    phase = ellipk(k**2) - np.sqrt(gravity / length) * np.asarray(t)
    sn, cn, _, _ = ellipj(phase, k**2)
    rate = -2 * k * np.sqrt(gravity / length) * cn
    return 2 * np.arcsin(k * sn), rate


def lagranges_method(system):
    """M and the forcing side of SymPy's own LagrangesMethod, in the system's symbols."""
    t = dynamicsymbols._t
    functions = [dynamicsymbols(c.name) for c in system.coordinates]
    to_time = {}
    for c, f in zip(system.coordinates, functions, strict=True):
        to_time |= {c.q: f, c.qd: f.diff(t)}
    lagrangian = (system.kinetic_energy - system.potential_energy).subs(to_time)
    method = LagrangesMethod(lagrangian, functions)
    method.form_lagranges_equations()
    back = {}
    for c, f in zip(system.coordinates, functions, strict=True):
        back |= {f.diff(t, 2): c.qdd, f.diff(t): c.qd, f: c.q}
    order = sorted(back, key=lambda e: -sp.count_ops(e))

    def plain(expression):
        for key in order:
            expression = expression.subs(key, back[key])
        return expression

    return method.mass_matrix.applyfunc(plain), method.forcing.applyfunc(plain)
