"""Statics of the two-link arm: by hand, by finite differences of the points, and by the energy balance."""

import numpy as np
import pytest
import sympy as sp

import lagrange as lg

SYSTEM = lg.systems.get("statics")
STEPS = lg.derive(SYSTEM)


def _by_hand(s):
    l1, l2, fx, fy, g = (s[k] for k in ("l1", "l2", "F_x", "F_y", "g"))
    q1, q2, q1d, q2d = s["q1"], s["q2"], s["q1d"], s["q2d"]
    c1, s1, c12, s12 = sp.cos(q1), sp.sin(q1), sp.cos(q1 + q2), sp.sin(q1 + q2)
    x, y = l1 * c1 + l2 * c12, l1 * s1 + l2 * s12
    about_shoulder, about_elbow = x * fy - y * fx, l2 * (c12 * fy - s12 * fx)
    forearm = s["m2"] * g * s["lc2"] * c12
    weights = [(s["m1"] * s["lc1"] + s["m2"] * l1) * g * c1 + forearm, forearm]
    return {
        "positions": [l1 * c1, l1 * s1, x, y],
        "jacobian": [[-y, -l2 * s12], [x, l2 * c12]],
        "velocity": [-y * q1d - l2 * s12 * q2d, x * q1d + l2 * c12 * q2d],
        "lever": [l2 * c12, l2 * s12],
        "generalised_force": [about_shoulder, about_elbow],
        "lever_arms": [about_shoulder, about_elbow],
        "force_from_potential": [about_shoulder, about_elbow],
        "same_torques": [0, 0],
        "moment": about_elbow,
        "weight_torques": weights,
        "gravity_vector": [weights[0] - about_shoulder, weights[1] - about_elbow],
        "hold": [weights[0] - about_shoulder, weights[1] - about_elbow],
        "force_in_link": [c12 * fx + s12 * fy, c12 * fy - s12 * fx],
        "jacobian_in_link": [[l1 * sp.sin(q2), 0], [l1 * sp.cos(q2) + l2, l2]],
        "determinant": l1 * l2 * sp.sin(q2),
        "power": 0,
        "power_moved": 0,
        "stretched": [[-(l1 + l2) * s1, -l2 * s1], [(l1 + l2) * c1, l2 * c1]],
        "folded": [[(l2 - l1) * s1, l2 * s1], [(l1 - l2) * c1, -l2 * c1]],
        "carried": [0, 0],
        "carried_folded": [0, 0],
    }


@pytest.mark.parametrize("step_id", _by_hand(SYSTEM.symbols))
def test_by_hand(step_id):
    expected = _by_hand(SYSTEM.symbols)[step_id]
    pairs = zip(
        sp.Matrix([STEPS[step_id].rhs]),
        sp.Matrix([sp.Matrix(expected) if isinstance(expected, list) else expected]),
        strict=True,
    )
    assert all(lg.is_zero(a - e) for a, e in pairs)


def test_every_step_is_verified():
    assert [step.id for step in STEPS if not lg.verify(STEPS, step.id).passed] == []


def _end(q, p):
    direction = q[0] + q[1]
    return np.array(
        [
            p["l1"] * np.cos(q[0]) + p["l2"] * np.cos(direction),
            p["l1"] * np.sin(q[0]) + p["l2"] * np.sin(direction),
        ]
    )


def _numbers(step_id, q, p):
    known = dict(zip(SYSTEM.q, q, strict=True)) | {SYSTEM.symbols[k]: v for k, v in p.items()}
    return np.array(sp.Matrix(STEPS[step_id].rhs).subs(known), dtype=float)


POSES = np.random.default_rng(4).uniform(-3.0, 3.0, (5, 2))


@pytest.mark.parametrize("q", POSES, ids=str)
def test_the_jacobian_and_the_torques_by_finite_differences(q):
    p = SYSTEM.values(l1=0.8, l2=1.3, F_x=-7.0, F_y=11.0)
    h = 1e-6
    columns = [(_end(q + h * step, p) - _end(q - h * step, p)) / (2 * h) for step in np.eye(2)]
    np.testing.assert_allclose(_numbers("jacobian", q, p), np.column_stack(columns), atol=1e-8)
    work = [column @ [p["F_x"], p["F_y"]] for column in columns]
    np.testing.assert_allclose(_numbers("generalised_force", q, p)[:, 0], work, atol=1e-7)


@pytest.mark.parametrize("q", POSES, ids=str)
def test_the_holding_torques_leave_the_arm_at_rest(q):
    p = SYSTEM.values(l1=0.8, l2=1.3, F_x=-7.0, F_y=11.0)
    hold = _numbers("hold", q, p)[:, 0]
    qdd = lg.compile(SYSTEM).forward_dynamics(q, np.zeros(2), hold, p)
    np.testing.assert_allclose(qdd, 0.0, atol=1e-11)


@pytest.mark.parametrize("q", POSES, ids=str)
def test_a_force_is_the_pull_of_a_weight_at_the_end(q):
    """F = (0, −m g) is a point mass at rest: the torques are those of the arm with that load."""
    arm = lg.systems.get("two_link_arm")
    load, g = 1.5, 9.81
    p = SYSTEM.values(F_x=0.0, F_y=-load * g)
    bare = {name: p[name] for name in arm.values()}
    mass = bare["m2"] + load
    loaded = bare | {"m2": mass, "lc2": (bare["m2"] * bare["lc2"] + load * bare["l2"]) / mass}
    expected = lg.compile(arm).gravity_vector(q, arm.values(**loaded))
    np.testing.assert_allclose(_numbers("hold", q, p)[:, 0], expected, atol=1e-12)


@pytest.mark.parametrize("bend", [0.0, np.pi])
def test_a_straight_arm_carries_a_force_along_itself(bend):
    q = np.array([0.7, bend])
    p = SYSTEM.values(g=0.0, F_x=40.0 * np.cos(0.7), F_y=40.0 * np.sin(0.7))
    np.testing.assert_allclose(lg.compile(SYSTEM).gravity_vector(q, p), 0.0, atol=1e-12)


def test_the_work_of_the_force_is_the_change_of_the_arm_s_own_energy():
    p = SYSTEM.values()
    run = lg.simulate(SYSTEM, p, [-0.8, 1.5], [0.0, 0.0], duration=3.0)
    without = lg.compile(lg.systems.get("two_link_arm"))
    bare = {name: p[name] for name in lg.systems.get("two_link_arm").values()}
    own = np.array([sum(without.energies(q, qd, bare)) for q, qd in zip(run.q, run.qd, strict=True)])
    places = np.array([_end(q, p) for q in run.q])
    work = (places - places[0]) @ [p["F_x"], p["F_y"]]
    np.testing.assert_allclose(own - own[0], work, atol=1e-8)
