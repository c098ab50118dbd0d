import numpy as np
import pytest

import lagrange as lg
from lagrange.convention import converted_coordinates, converted_values

FAMILY = lg.systems.family("two_link_rods")


def test_the_family_of_the_two_link_arms():
    assert FAMILY == ("two_link_arm", "two_link_rods", "two_link_points")
    assert lg.systems.family("pendulum") == ("pendulum",)


@pytest.mark.parametrize("source_id", ["two_link_rods", "two_link_points"])
def test_the_general_arm_with_converted_values_makes_the_same_motion(source_id):
    source, target = lg.systems.get(source_id), lg.systems.get("two_link_arm")
    p = source.values(m1=2.0, l1=0.8, m2=1.5, l2=1.1)
    q, qd = (0.5, 1.2), (0.3, -0.4)
    run = lg.simulate(source, p, q, qd, duration=2.0)
    other = lg.simulate(
        target,
        converted_values(source, p, target),
        converted_coordinates(source, q, target),
        qd,
        duration=2.0,
    )
    tip = lg.compile(source).points(run.q, p)
    names = list(source.figure.points)
    other_tip = lg.compile(target).points(other.q, converted_values(source, p, target))
    np.testing.assert_allclose(tip[:, names.index("end2")], other_tip[:, names.index("end2")], atol=1e-9)
    np.testing.assert_allclose(run.E, other.E, atol=1e-8)


@pytest.mark.parametrize("q1", [-3.1, -1.0, 0.0, 2.0, 3.1])
def test_a_pose_goes_there_and_back(q1):
    arm, rods = (lg.systems.get(name) for name in FAMILY[:2])
    there = converted_coordinates(arm, (q1, 0.4), rods)
    assert abs(there[0]) <= np.pi
    np.testing.assert_allclose(converted_coordinates(rods, there, arm), (q1, 0.4), atol=1e-12)


def test_what_the_target_has_no_parameter_for_is_left_out():
    arm, rods = (lg.systems.get(name) for name in FAMILY[:2])
    values = converted_values(arm, arm.values(m1=3.0, lc1=0.2), rods)
    assert values["m1"] == 3.0
    assert "lc1" not in values


@pytest.mark.parametrize("source_id", FAMILY)
@pytest.mark.parametrize("target_id", FAMILY)
def test_the_largest_machine_of_each_fits_into_the_others(source_id, target_id):
    source, target = lg.systems.get(source_id), lg.systems.get(target_id)
    largest = source.values(**{p.name: p.range[1] for p in source.parameters})
    assert converted_values(source, largest, target)["m2"] == largest["m2"]
