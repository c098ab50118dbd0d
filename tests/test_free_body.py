import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange.euler_equations import ALPHA, OMEGA, euler_equations, general_inertia, principal_inertia
from lagrange.free_body import FreeBody, rotation, tumble
from tests.oracles import close

PHONE = FreeBody((1.0, 2.0, 2.7))


def test_momentum_and_energy_stay():
    run = tumble(PHONE, [0.3, 4.0, 0.1], duration=30.0)
    close(run.momentum, np.broadcast_to(run.momentum[0], run.momentum.shape), 1e-8)
    close(run.kinetic_energy, np.full_like(run.t, run.kinetic_energy[0]), 1e-8)
    close(
        np.linalg.norm(run.momentum_in_body, axis=1),
        np.full_like(run.t, np.linalg.norm(run.momentum[0])),
        1e-8,
    )
    close(run.rotation @ run.rotation.swapaxes(1, 2), np.broadcast_to(np.eye(3), run.rotation.shape))
    # Seen from the body the momentum does move: that is what ω × I ω is for.
    assert np.ptp(run.momentum_in_body[:, 1]) > 10.0


def test_a_symmetric_top_precesses_at_the_exact_rates():
    a, c = 2.0, 3.0
    w1, w3 = 0.8, 5.0
    run = tumble(FreeBody((a, a, c)), [w1, 0.0, w3], duration=8.0)
    # In the body ω goes round the axis at (I₃ − I₁) ω₃ / I₁.
    nutation = (c - a) / a * w3
    close(run.omega[:, 0], w1 * np.cos(nutation * run.t), 1e-8)
    close(run.omega[:, 1], w1 * np.sin(nutation * run.t), 1e-8)
    close(run.omega[:, 2], np.full_like(run.t, w3), 1e-8)
    # In space the axis goes round L at |L| / I₁.
    momentum = np.array([a * w1, 0.0, c * w3])
    length = np.linalg.norm(momentum)
    axis, along = run.rotation[:, :, 2], momentum / length
    across = np.cross(along, np.cross([0.0, 0.0, 1.0], along))
    across /= np.linalg.norm(across)
    other = np.cross(along, across)
    angle = np.unwrap(np.arctan2(axis @ other, axis @ across))
    close(angle, length / a * run.t, 1e-7)
    close(axis @ along, np.full_like(run.t, c * w3 / length), 1e-8)


@pytest.mark.parametrize(("axis", "stable"), [(0, True), (1, False), (2, True)])
def test_only_the_intermediate_axis_is_unstable(axis, stable):
    start = np.full(3, 1e-6)
    start[axis] = 5.0
    run = tumble(PHONE, start, duration=7.5)
    wobble = np.linalg.norm(np.delete(run.omega, axis, axis=1), axis=1)
    if stable:
        assert PHONE.growth_rate(axis, 5.0) == 0.0
        assert wobble.max() < 1e-5
        return
    # Between the first moments, where it turns into the growing direction, and the overturning.
    grown = (run.t > 2.0) & (wobble < 1e-2)
    slope = np.polyfit(run.t[grown], np.log(wobble[grown]), 1)[0]
    assert slope == pytest.approx(PHONE.growth_rate(axis, 5.0), rel=1e-3)
    assert wobble.max() > 4.0


def test_the_rotation_turns_as_the_angular_velocity_says():
    run = tumble(PHONE, [1.0, 2.0, 3.0], duration=0.02, rate=1000.0)
    R, h = run.rotation, run.t[1]
    spin = R[10].T @ (8 * (R[11] - R[9]) - (R[12] - R[8])) / (12 * h)
    close([spin[2, 1], spin[0, 2], spin[1, 0]], run.omega[10], 1e-8)
    assert np.allclose(rotation([1.0, 0, 0, 0]), np.eye(3))


def test_a_moment_about_a_principal_axis_only_speeds_it_up():
    close(PHONE.acceleration([0, 0, 3.0], [0, 0, 5.4]), [0, 0, 2.0])
    close(PHONE.acceleration(np.zeros((4, 3))), np.zeros((4, 3)))


def test_the_equations_are_the_derivative_in_fixed_axes():
    """R(t) I ω differentiated in time, with R any turning whose Rᵀ Ṙ is [ω]×."""
    inertia = general_inertia()
    e = euler_equations(inertia)
    wx, wy, wz = OMEGA
    cross = sp.Matrix([[0, -wz, wy], [wz, 0, -wx], [-wy, wx, 0]])
    # d/dt (R L) = R ([ω]× L + L̇); in the body's axes the R in front is gone.
    expected = cross * inertia * OMEGA + inertia * ALPHA
    assert all(lg.is_zero(x) for x in e.moment - expected)
    assert e.moment == e.rate_in_body + e.turning


def test_the_equations_hold_along_a_motion():
    """The momentum in fixed axes, differentiated along a motion given by Euler angles."""
    t = sp.Symbol("t", real=True)

    def about(axis, angle):
        c, s = sp.cos(angle), sp.sin(angle)
        z = sp.Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]])
        return z if axis == "z" else sp.Matrix([[1, 0, 0], [0, c, -s], [0, s, c]])

    R = about("z", t + t**2) * about("x", 1 + t**3) * about("z", 2 * t - t**2)
    spin = R.T * R.diff(t)
    omega = sp.Matrix([spin[2, 1], spin[0, 2], spin[1, 0]])
    principal = dict(zip(sp.symbols("I1 I2 I3", positive=True), (1, 2, 2.5), strict=True))
    momentum = R * principal_inertia().subs(principal) * omega
    now = {t: sp.Float(0.3)}
    here = dict(zip(OMEGA, omega.subs(now), strict=True)) | dict(
        zip(ALPHA, omega.diff(t).subs(now), strict=True)
    )
    found = euler_equations(principal_inertia()).moment.subs(principal | here)
    close([float(x) for x in found], [float(x) for x in R.T.subs(now) * momentum.diff(t).subs(now)], 1e-12)


def test_the_symbols_are_the_numbers():
    e = euler_equations(principal_inertia())
    solved = sp.solve(list(e.moment), list(ALPHA), dict=True)[0]
    omega = [0.4, -1.2, 2.0]
    point = dict(zip(OMEGA, omega, strict=True))
    point |= dict(zip(sp.symbols("I1 I2 I3", positive=True), PHONE.moments, strict=True))
    close([float(solved[a].subs(point)) for a in ALPHA], PHONE.acceleration(omega), 1e-12)
    # Power of the moment is the rate of the energy.
    power = sp.Add(*(sp.diff(e.energy, w) * a for w, a in zip(OMEGA, ALPHA, strict=True)))
    assert lg.is_zero(power - e.moment.dot(OMEGA))


def test_a_body_that_cannot_be_is_refused():
    with pytest.raises(lg.ValueRangeError, match="I3 must be in"):
        FreeBody((1.0, 1.0, 2.5))
    with pytest.raises(lg.ValueRangeError, match="I1 must be in"):
        FreeBody((0.0, 1.0, 1.0))
    with pytest.raises(lg.ValueRangeError, match="omega must have shape"):
        tumble(PHONE, [1.0, 2.0], duration=1.0)
    with pytest.raises(lg.ValueRangeError, match="finite"):
        tumble(PHONE, [1.0, 2.0, np.nan], duration=1.0)
    with pytest.raises(lg.ValueRangeError, match="duration"):
        tumble(PHONE, [1.0, 2.0, 3.0], duration=0.0)
