import pytest
import sympy as sp

import lagrange as lg
from lagrange.derivation import named
from lagrange.verification import verify


def test_every_step_is_verified_exactly_and_at_random_points(system):
    derivation = lg.derive(system)
    for step in derivation:
        outcome = verify(derivation, step.id)
        assert outcome.normal_form, step.id
        assert outcome.residual < 1e-30, step.id
        assert outcome.digits == 40


def test_a_wrong_step_is_found():
    """The checks can fail: a step with a wrong right-hand side passes neither."""
    from dataclasses import replace

    derivation = lg.derive(lg.systems.get("pendulum"))
    wrong = replace(derivation["momentum"], rhs=derivation["momentum"].rhs * (1 + sp.Rational(1, 10**15)))
    broken = lg.Derivation(derivation.system, (*derivation.steps[:3], wrong), derivation.definitions)
    outcome = verify(broken, "momentum")
    assert not outcome.normal_form
    assert outcome.residual > 1e-17


@pytest.mark.parametrize("step_id", ["energy_rate", "damping", "equation", "standard_form"])
def test_a_wrong_balance_is_found(pendulum, step_id):
    from dataclasses import replace

    derivation = lg.derive(pendulum)
    step = derivation[step_id]
    balance = step.balance
    if isinstance(balance, sp.MatrixExpr):
        balance = sp.ImmutableMatrix(pendulum.forces)
    wrong = replace(step, balance=balance * 2)
    steps = tuple(wrong if s.id == step_id else s for s in derivation)
    outcome = verify(lg.Derivation(pendulum, steps, derivation.definitions), step_id)
    assert not outcome.passed


@pytest.mark.parametrize("step_id", ["hold", "trajectory_torque", "harmonic_torque"])
def test_a_wrong_torque_is_found(pendulum, step_id):
    from dataclasses import replace

    derivation = lg.derive(pendulum)
    wrong = replace(derivation[step_id], rhs=-derivation[step_id].rhs, value=-derivation[step_id].rhs, via=())
    steps = tuple(wrong if s.id == step_id else s for s in derivation)
    assert not verify(lg.Derivation(pendulum, steps, derivation.definitions), step_id).passed


def test_the_matrices_of_the_derivation_are_those_that_move_the_picture(system):
    derivation, equations = lg.derive(system), lg.equations_of_motion(system)
    assert derivation["mass_matrix"].rhs == equations.mass_matrix
    assert derivation["coriolis_matrix"].rhs == equations.coriolis_matrix
    assert derivation["gravity_vector"].rhs == equations.gravity_vector


def test_steps_use_only_earlier_steps_and_have_unique_ids(system):
    derivation = lg.derive(system)
    assert len(set(derivation.ids)) == len(derivation)
    for i, step in enumerate(derivation):
        assert set(step.uses) <= set(derivation.ids[:i])
        assert derivation.number(step.id) == i + 1
    with pytest.raises(KeyError):
        derivation["no such step"]


def _pendulum_by_hand(s):
    theta, thetad, thetadd, tau = s["theta"], s["thetad"], s["thetadd"], s["tau"]
    m, l, g, b = s["m"], s["l"], s["g"], s["b"]
    left = m * l**2 * thetadd + m * g * l * sp.sin(theta)
    amplitude, omega = sp.symbols("A omega", positive=True)
    phase = omega * lg.quantities.TIME
    return {
        "constraint": m * l * thetad**2 + m * g * sp.cos(theta),
        "kinetic_energy": m * l**2 * thetad**2 / 2,
        "potential_energy": -m * g * l * sp.cos(theta),
        "lagrangian": m * l**2 * thetad**2 / 2 + m * g * l * sp.cos(theta),
        "momentum": m * l**2 * thetad,
        "gravity_force": -m * g * l * sp.sin(theta),
        "equation": left,
        "hold": m * g * l * sp.sin(theta),
        "unforced": left,
        "free_motion": thetadd + g / l * sp.sin(theta),
        "linearised": thetadd + g / l * theta,
        "small_angle_period": 2 * sp.pi * sp.sqrt(l / g),
        "trajectory_torque": left,
        "harmonic_torque": -m * l**2 * amplitude * omega**2 * sp.sin(phase)
        + m * g * l * sp.sin(amplitude * sp.sin(phase)),
        "dissipation": b * thetad**2 / 2,
        "damping": left + b * thetad,
        "energy": m * l**2 * thetad**2 / 2 - m * g * l * sp.cos(theta),
        "energy_rate": thetad * left,
    }, {"equation": tau, "free_motion": 0, "damping": tau, "energy_rate": tau * thetad - b * thetad**2}


def test_the_pendulum_by_hand(pendulum):
    derivation = lg.derive(pendulum)
    results, laws = _pendulum_by_hand(pendulum.symbols)
    matrices = {"geometry", "mass_matrix", "coriolis_matrix", "gravity_vector", "standard_form"}
    assert set(derivation.ids) == set(results) | matrices
    for step_id, expected in results.items():
        assert sp.simplify(derivation[step_id].rhs - expected) == 0, step_id
    for step_id, expected in laws.items():
        assert sp.expand(derivation[step_id].balance - expected) == 0, step_id
    assert derivation["geometry"].rhs == sp.Matrix(
        [pendulum.symbols["l"] * sp.sin(pendulum.q[0]), -pendulum.symbols["l"] * sp.cos(pendulum.q[0])]
    )


def test_the_pendulum_cites_notes_5(pendulum):
    cited = {
        s.source.equation: s.id for s in lg.derive(pendulum) if s.source and s.source.document == "notes5"
    }
    assert {"27", "28", "29", "30"} <= set(cited)


def test_the_energy_rate_law_follows_from_the_equations_of_motion(system):
    """q̇ · (M q̈ + C q̇ + G) with M q̈ + … = τ − ∂R/∂q̇ is what the step balances with."""
    power = sum(
        qd * (tau - sp.diff(system.dissipation, qd)) for qd, tau in zip(system.qd, system.forces, strict=True)
    )
    assert sp.expand(lg.derive(system)["energy_rate"].balance - power) == 0


def test_names_for_lesson_questions(pendulum):
    names = named(lg.derive(pendulum))
    assert names["K"] == names["kinetic_energy"]
    assert names["M"] == pendulum.symbols["m"] * pendulum.symbols["l"] ** 2
    assert names["N"] == names["constraint"]
    assert {"theta", "thetad", "thetadd", "tau", "m", "l", "g", "b", "P", "L", "E", "C", "G"} <= set(names)
