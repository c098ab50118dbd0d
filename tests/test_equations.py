import pytest
import sympy as sp

import lagrange as lg
from lagrange.systems.planar import planar_arm
from tests.oracles import lagranges_method


def test_m_c_g_agree_with_sympys_lagranges_method(system):
    mass, forcing = lagranges_method(system)
    ours = lg.equations_of_motion(system)
    assert all(lg.is_zero(x) for x in ours.mass_matrix - mass)
    bias = ours.coriolis_matrix * sp.Matrix(system.qd) + ours.gravity_vector
    assert all(lg.is_zero(x) for x in bias + forcing)


def test_mass_rate_minus_twice_c_is_skew(system):
    ours = lg.equations_of_motion(system)
    rate = ours.mass_matrix.applyfunc(
        lambda e: sum(sp.diff(e, q) * qd for q, qd in zip(system.q, system.qd, strict=True))
    )
    skew = rate - 2 * ours.coriolis_matrix
    assert all(lg.is_zero(x) for x in skew + skew.T)


def test_centrifugal_and_coriolis_make_up_c_qd(system):
    ours = lg.equations_of_motion(system)
    total = ours.centrifugal + ours.coriolis - ours.coriolis_matrix * sp.Matrix(system.qd)
    assert all(lg.is_zero(x) for x in total)
    for k in range(system.n):
        for i, rate in enumerate(system.qd):
            squared = sp.expand(ours.coriolis[k]).coeff(rate, 2)
            assert squared == 0, (k, i)


def test_the_planar_2r_arm_by_hand():
    """Notes 5, (40), (41), (44), with h = −m₂ l₁ l_c2 sin q₂."""
    arm = planar_arm(2)
    s = arm.symbols
    q1, q2, q1d, q2d = s["q1"], s["q2"], s["q1d"], s["q2d"]
    m1, m2, l1, lc1, lc2, i1, i2, g = (s[k] for k in ("m1", "m2", "l1", "lc1", "lc2", "I1", "I2", "g"))
    ours = lg.equations_of_motion(arm)
    d12 = m2 * (lc2**2 + l1 * lc2 * sp.cos(q2)) + i2
    d11 = m1 * lc1**2 + m2 * (l1**2 + lc2**2 + 2 * l1 * lc2 * sp.cos(q2)) + i1 + i2
    h = -m2 * l1 * lc2 * sp.sin(q2)
    expected = (
        (ours.mass_matrix, [[d11, d12], [d12, m2 * lc2**2 + i2]]),
        (ours.coriolis_matrix, [[h * q2d, h * (q1d + q2d)], [-h * q1d, 0]]),
        (ours.christoffel[0], [[0, h], [h, h]]),
        (ours.christoffel[1], [[-h, 0], [0, 0]]),
        (
            ours.gravity_vector,
            [
                [(m1 * lc1 + m2 * l1) * g * sp.cos(q1) + m2 * lc2 * g * sp.cos(q1 + q2)],
                [m2 * lc2 * g * sp.cos(q1 + q2)],
            ],
        ),
    )
    for actual, hand in expected:
        assert all(lg.is_zero(x) for x in actual - sp.Matrix(hand))


@pytest.mark.parametrize("n", [4, 5])
def test_larger_arms_have_symmetric_inertia_that_does_not_depend_on_the_first_angle(n):
    mass = lg.equations_of_motion(planar_arm(n)).mass_matrix
    assert mass == mass.T
    assert not mass.has(planar_arm(n).q[0])
