import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lagrange as lg
from tests.oracles import close, load, pendulum_at


@pytest.mark.parametrize("case", load("pendulum.json")["cases"], ids=lambda c: f"m={c['m']}")
def test_the_reference_integrator_against_independent_numbers(pendulum, case):
    p = pendulum.values(m=case["m"], l=case["l"], g=case["g"])
    t = np.array(case["t"])
    run = lg.simulate(pendulum, p, [case["theta"][0]], [case["thetad"][0]], duration=t[-1], samples=len(t))
    np.testing.assert_allclose(run.t, t, atol=1e-12)
    close(run.q[:, 0], case["theta"])
    close(run.qd[:, 0], case["thetad"])


@pytest.mark.parametrize("amplitude", [0.05, 1.0, 2.0, 3.1])
def test_the_reference_integrator_against_the_exact_elliptic_solution(pendulum, amplitude):
    run = lg.simulate(pendulum, pendulum.values(l=0.7), [amplitude], [0.0], duration=10.0)
    theta, rate = pendulum_at(run.t, amplitude, 0.7, 9.81)
    # A release near the top multiplies any error by about exp(ω₀ t) each time the bob lingers there.
    tolerance = 1e-9 if amplitude < 3 else 2e-8
    np.testing.assert_allclose(run.q[:, 0], theta, rtol=0, atol=tolerance)
    np.testing.assert_allclose(run.qd[:, 0], rate, rtol=0, atol=10 * tolerance)


@pytest.mark.parametrize(("method", "order"), [("explicit_euler", 1), ("semi_implicit_euler", 1), ("RK4", 4)])
def test_the_error_falls_with_the_order_of_the_method(pendulum, method, order):
    exact = pendulum_at(2.0, 1.0, 1.0, 9.81)[0]
    errors = [
        abs(
            lg.simulate(pendulum, pendulum.values(), [1.0], [0.0], duration=2.0, method=method, step=h).q[
                -1, 0
            ]
            - exact
        )
        for h in (0.004, 0.002)
    ]
    assert np.log2(errors[0] / errors[1]) == pytest.approx(order, abs=0.25)


def test_explicit_euler_gains_energy_and_the_symplectic_one_does_not(pendulum):
    def gain(method):
        run = lg.simulate(pendulum, pendulum.values(), [1.0], [0.0], duration=50.0, method=method, step=0.01)
        return (run.E[-1] - run.E[0]) / run.T.max()

    assert gain("explicit_euler") > 0.5
    assert abs(gain("semi_implicit_euler")) < 0.05


@given(
    theta=st.floats(-3.1, 3.1), rate=st.floats(-6, 6), length=st.floats(0.3, 3.0), mass=st.floats(0.1, 10.0)
)
@settings(max_examples=15, deadline=None)
def test_energy_is_conserved_without_damping(theta, rate, length, mass):
    pendulum = lg.systems.get("pendulum")
    run = lg.simulate(pendulum, pendulum.values(l=length, m=mass), [theta], [rate], duration=5.0)
    assert np.ptp(run.E) <= 1e-8 * max(run.T.max(), mass * length * 1e-3)


def test_energy_is_conserved_by_every_free_system(system):
    p = system.values()
    q0, _ = system.start
    run = lg.simulate(system, p, q0, [0.1] * system.n, duration=3.0)
    assert np.ptp(run.E) <= 1e-8 * run.T.max()


def test_damping_takes_energy_away(pendulum):
    run = lg.simulate(pendulum, pendulum.values(b=0.5), [1.0], [0.0], duration=10.0)
    assert np.all(np.diff(run.E) < 1e-12)


def test_a_torque_may_be_constant_or_a_function(pendulum):
    p = pendulum.values()
    hold = lg.compile(pendulum).gravity_vector([0.8], p)
    still = lg.simulate(pendulum, p, [0.8], [0.0], duration=2.0, tau=hold)
    np.testing.assert_allclose(still.q[:, 0], 0.8, atol=1e-9)
    again = lg.simulate(pendulum, p, [0.8], [0.0], duration=2.0, tau=lambda _t, _q, _qd: hold)
    np.testing.assert_allclose(again.q, still.q, atol=1e-12)


@pytest.mark.parametrize(
    ("settings_", "sentence"),
    [
        ({"duration": -1.0}, r"duration must be in \(0, 600\] s, got -1"),
        ({"duration": float("nan")}, "duration must be a finite number"),
        ({"step": 0.0, "method": "RK4"}, "step must be in"),
        ({"method": "leapfrog"}, "'leapfrog' is not known as a method"),
        ({"tau": [1.0, 2.0]}, "must have shape"),
        ({"samples": 1}, "samples must be in"),
    ],
)
def test_bad_settings_raise_one_clear_error(pendulum, settings_, sentence):
    with pytest.raises(lg.ValueRangeError, match=sentence):
        lg.simulate(pendulum, pendulum.values(), [1.0], [0.0], **settings_)


def test_a_driven_and_a_locked_joint_keep_their_rates():
    arm = lg.systems.get("two_link_rods")
    run = lg.simulate(
        arm, arm.values(), [0.2, 0.4], [5.0, 5.0], duration=1.0, modes=["driven", "locked"], rates=[1.5, 9.0]
    )
    np.testing.assert_allclose(run.q[-1], [1.7, 0.4], atol=1e-9)
    np.testing.assert_allclose(run.qd[-1], [1.5, 0.0], atol=1e-12)


def test_with_the_elbow_locked_the_arm_is_a_compound_pendulum():
    """Uniform rods of 5 kg and 1 m, straight: I = 40/3, restoring 2 m g l sin q₁ with m = 5, l = 1."""
    arm = lg.systems.get("two_link_rods")
    run = lg.simulate(arm, arm.values(), [1.0, 0.0], [0.0, 0.0], duration=2.0, modes=["free", "locked"])
    length = (40 / 3) / (5 * 0.5 + 5 * 1.5)
    np.testing.assert_allclose(run.q[:, 0], pendulum_at(run.t, 1.0, length, 9.81)[0], atol=1e-8)


def test_a_held_arm_stays_and_a_pushed_one_coasts():
    arm = lg.systems.get("two_link_rods")
    run = lg.simulate(arm, arm.values(), [0.7, 0.3], [0.0, 0.0], duration=2.0, modes=["held", "held"])
    np.testing.assert_allclose(run.q, np.tile([0.7, 0.3], (len(run.t), 1)), atol=1e-9)


@pytest.mark.parametrize("modes", [["free"], ["free", "stuck"]])
def test_bad_modes_are_refused(modes):
    arm = lg.systems.get("two_link_rods")
    with pytest.raises(lg.ValueRangeError, match="mode"):
        lg.simulate(arm, arm.values(), [0.0, 0.0], [0.0, 0.0], modes=modes)
