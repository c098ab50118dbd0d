import sympy as sp

import lagrange as lg
from lagrange.roles import split


def test_terms_are_told_apart(system):
    equations = lg.equations_of_motion(system)
    accelerations = sp.Matrix(system.qdd)
    for k in range(system.n):
        left = (equations.mass_matrix * accelerations)[k] + equations.centrifugal[k] + equations.coriolis[k]
        left += equations.gravity_vector[k] + equations.damping[k]
        parts = split(left, system, k)
        own = equations.mass_matrix[k, k] * system.qdd[k]
        expected = {
            "own_inertia": own,
            "coupling_inertia": (equations.mass_matrix * accelerations)[k] - own,
            "centrifugal": equations.centrifugal[k],
            "coriolis": equations.coriolis[k],
            "gravity": equations.gravity_vector[k],
            "damping": equations.damping[k],
        }
        for role, expression in expected.items():
            assert lg.is_zero(parts.get(role, sp.S.Zero) - expression), role
