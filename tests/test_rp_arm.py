"""The RP arm and the PR arm, against independent numbers, by hand, and against simpler machines."""

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from tests.oracles import check_states, load

RP, PR = lg.systems.get("rp_arm"), lg.systems.get("pr_arm")
RP_CASES, PR_CASES = (load(f"{kind}_arm.json")["cases"] for kind in ("rp", "pr"))


@pytest.mark.parametrize("case", RP_CASES, ids=lambda c: c["id"])
def test_the_rp_arm_against_independent_numbers(case):
    check_states(RP, RP.values(**case["params"]), case["states"])


@pytest.mark.parametrize("case", PR_CASES, ids=lambda c: c["id"])
def test_the_pr_arm_against_independent_numbers(case):
    p = PR.values(**case["params"])
    check_states(PR, p, case["states"])
    rate = lg.derive(PR)["upright_growth"].rhs.subs({PR.symbols[k]: v for k, v in p.items()})
    assert float(rate) ** 2 == pytest.approx(case["upright_rate_squared"], rel=1e-9)


def _rp_by_hand(s):
    """Craig, example 6.5, without the constants of his potential energy."""
    theta, d, td, dd = s["theta1"], s["d2"], s["theta1d"], s["d2d"]
    m1, l1, i1, m2, i2, g = (s[k] for k in ("m1", "l1", "I1", "m2", "I2", "g"))
    inertia = m1 * l1**2 + i1 + i2 + m2 * d**2
    gravity = [(m1 * l1 + m2 * d) * g * sp.cos(theta), m2 * g * sp.sin(theta)]
    return {
        "positions": [l1 * sp.cos(theta), l1 * sp.sin(theta), d * sp.cos(theta), d * sp.sin(theta)],
        "speed_squared": [l1**2 * td**2, d**2 * td**2 + dd**2],
        "angular_velocities": [td, td],
        "link_energies": [(m1 * l1**2 + i1) * td**2 / 2, (m2 * (d**2 * td**2 + dd**2) + i2 * td**2) / 2],
        "potential_energy": (m1 * l1 + m2 * d) * g * sp.sin(theta),
        "gravity_vector": gravity,
        "momenta": [inertia * td, m2 * dd],
        "position_partials": [-gravity[0], m2 * d * td**2 - gravity[1]],
        "mass_matrix": [[inertia, 0], [0, m2]],
        "christoffel": [0, m2 * d, m2 * d, 0, -m2 * d, 0, 0, 0],
        "centrifugal": [0, -m2 * d * td**2],
        "coriolis": [2 * m2 * d * td * dd, 0],
        "coriolis_matrix": [[m2 * d * dd, m2 * d * td], [-m2 * d * td, 0]],
        "equations_of_motion": [
            inertia * s["theta1dd"] + 2 * m2 * d * td * dd + gravity[0],
            m2 * s["d2dd"] - m2 * d * td**2 + gravity[1],
        ],
        "skew": [[0, -2 * m2 * d * td], [2 * m2 * d * td, 0]],
        "passivity": [0],
        "coriolis_power": [m2 * d * td**2 * dd],
        "beyond_a_point_mass": [(m1 * l1**2 + i1 + i2) * s["theta1dd"] + m1 * l1 * g * sp.cos(theta), 0],
    }


def _pr_by_hand(s):
    theta, xd, td = s["theta"], s["xd"], s["thetad"]
    m1, m2, lc, i2, g = (s[k] for k in ("m1", "m2", "lc2", "I2", "g"))
    coupling, joint = m2 * lc * sp.cos(theta), m2 * lc**2 + i2
    swing = m2 * lc * sp.sin(theta)
    cart = (m1 + m2) * s["xdd"] + coupling * s["thetadd"] - swing * td**2
    pole = coupling * s["xdd"] + joint * s["thetadd"] + g * swing
    both = (m1 + m2) * joint - (m2 * lc) ** 2
    return {
        "speed_squared": [xd**2, xd**2 + 2 * lc * sp.cos(theta) * xd * td + lc**2 * td**2],
        "angular_velocities": [0, td],
        "mass_matrix": [[m1 + m2, coupling], [coupling, joint]],
        "inertial_coupling": coupling,
        "potential_energy": -m2 * g * lc * sp.cos(theta),
        "gravity_vector": [0, g * swing],
        "momenta": [(m1 + m2) * xd + coupling * td, coupling * xd + joint * td],
        "position_partials": [0, -swing * xd * td - g * swing],
        "equations_of_motion": [cart, pole],
        "momentum_balance": cart,
        "total_momentum": (m1 + m2) * xd + coupling * td,
        "christoffel": [0, 0, 0, -swing, 0, 0, 0, 0],
        "coriolis_matrix": [[0, -swing * td], [0, 0]],
        "linearised": both * s["thetadd"] + (m1 + m2) * m2 * g * lc * s["theta"],
        "small_angle_period": 2 * sp.pi * sp.sqrt(both / ((m1 + m2) * m2 * g * lc)),
        "passivity": [0],
    }


@pytest.mark.parametrize(("system", "by_hand"), [(RP, _rp_by_hand), (PR, _pr_by_hand)], ids=["rp", "pr"])
def test_by_hand(system, by_hand):
    derivation = lg.derive(system)
    for step_id, expected in by_hand(system.symbols).items():
        pairs = zip(
            sp.Matrix([derivation[step_id].rhs]),
            sp.Matrix([sp.Matrix(expected) if isinstance(expected, list) else expected]),
            strict=True,
        )
        assert all(lg.is_zero(a - e) for a, e in pairs), step_id


def test_without_link_1_and_inertia_the_rp_arm_is_the_polar_arm():
    polar = lg.systems.get("polar_arm")
    s, t = RP.symbols, polar.symbols
    change = {s["m1"]: 0, s["I1"]: 0, s["I2"]: 0, s["m2"]: t["m"], s["g"]: t["g"]}
    change |= dict(zip((*RP.q, *RP.qd), (*polar.q, *polar.qd), strict=True))
    ours, theirs = lg.equations_of_motion(RP), lg.equations_of_motion(polar)
    for name in ("mass_matrix", "coriolis_matrix", "gravity_vector"):
        difference = getattr(ours, name).subs(change) - getattr(theirs, name)
        assert all(lg.is_zero(entry) for entry in difference), name


def test_a_heavy_cart_leaves_a_pendulum():
    p = PR.values(m1=50.0, m2=0.002, I2=0.0)
    run = lg.simulate(PR, p, [0.0, 1.0], [0.0, 0.0], duration=2.0)
    pendulum = lg.systems.get("pendulum")
    alone = lg.simulate(pendulum, pendulum.values(l=0.5), [1.0], [0.0], duration=2.0)
    np.testing.assert_allclose(run.q[:, 1], alone.q[:, 0], atol=1e-3)


def test_with_no_force_the_common_centre_of_mass_of_the_pr_arm_does_not_move():
    p = PR.values()
    run = lg.simulate(PR, p, [0.1, 2.4], [0.0, 0.0], duration=5.0)
    centre = run.q[:, 0] + p["m2"] * p["lc2"] / (p["m1"] + p["m2"]) * np.sin(run.q[:, 1])
    np.testing.assert_allclose(centre, centre[0], atol=1e-9)


def test_the_small_swings_of_the_pr_arm_have_the_period_of_the_linear_equation():
    p = PR.values()
    values = {PR.symbols[k]: v for k, v in p.items()}
    period, growth = (
        float(lg.derive(PR)[step].rhs.subs(values)) for step in ("small_angle_period", "upright_growth")
    )
    assert period * growth == pytest.approx(2 * np.pi)
    run = lg.simulate(PR, p, [0.0, 1e-3], [0.0, 0.0], duration=period)
    np.testing.assert_allclose(run.q[-1], run.q[0], atol=1e-8)
