"""The Newton–Euler lesson against the recursion, against the two-link arm, and by hand."""

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange.euler_equations import ALPHA, OMEGA, euler_equations, principal_inertia
from lagrange.identity import is_zero
from lagrange.quantities import Named
from lagrange.recursion import recursion
from lagrange.systems.planar_costs import planar_cost
from lagrange.systems.planar_links import planar_links

ARM = lg.systems.get("newton_euler")
STEPS = lg.derive(ARM)
RECURSION = recursion(planar_links(2))
LINK = {i: (RECURSION.motions[i - 1], RECURSION.forces[i - 1]) for i in (1, 2)}


def expanded(vector):
    """A vector of the recursion in q, q̇ and q̈ alone, in the axes of its link as the lesson has them."""
    meaning = {}
    for step in RECURSION.assignments:
        meaning[step.symbol] = sp.sympify(step.expression).xreplace(meaning)
    return [sp.sympify(e).xreplace(meaning) for e in vector]


def same(step_id, expected):
    found = sp.Matrix([STEPS[step_id].rhs])
    assert len(found) == len(expected), step_id
    assert all(is_zero(a - b) for a, b in zip(found, expected, strict=True)), step_id


def test_the_motion_of_the_links_is_the_recursions():
    for quantity in ("omega", "alpha"):
        same(quantity, [expanded(getattr(LINK[i][0], quantity))[2] for i in (1, 2)])
    for i in (1, 2):
        same(f"centre_{i}", expanded(LINK[i][1].a_c)[:2])


@pytest.mark.parametrize("i", [1, 2])
def test_the_forces_are_the_recursions(i):
    forces = LINK[i][1]
    same(f"force_{i}", expanded(forces.F)[:2])
    same(f"f_{i}", expanded(forces.f)[:2])
    same(f"n_{i}", expanded(forces.n)[2:])
    assert is_zero(STEPS["moments"].rhs[i - 1] - expanded(forces.N)[2])
    assert all(is_zero(e) for e in (*expanded(forces.N)[:2], *expanded(forces.n)[:2], expanded(forces.f)[2]))


def test_the_torques_are_the_recursions_and_lagranges():
    same("torques", RECURSION.expanded())
    same("torques", list(lg.derive(lg.systems.get("two_link_arm"))["equations_of_motion"].rhs))
    for step_id in ("difference", "inertia_difference", "gravity_difference", "velocity_difference"):
        assert STEPS[step_id].rhs.is_zero_matrix, step_id


def test_eulers_equation_is_the_one_of_any_body():
    euler = euler_equations(principal_inertia())
    names = {s: Named(s.name) for s in (*OMEGA, *ALPHA)}
    names |= dict(zip(euler.inertia.diagonal(), map(Named, ("I_x", "I_y", "I_z")), strict=True))
    for step_id, expected in (("angular_momentum", euler.momentum), ("euler", euler.moment)):
        same(step_id, list(expected.xreplace(names)))
    same("turning_axes", list(euler.turning.xreplace(names)))


def test_by_hand():
    s = ARM.symbols
    m1, m2, g = s["m1"], s["m2"], s["g"]
    same("shoulder", [g * sp.sin(s["q1"]), g * sp.cos(s["q1"])])
    same("at_rest", [0, (m1 + m2) * g, 0, m2 * g])
    same("carried_weight", [0, -m2 * g])
    same("whole_arm", [0, -(m1 + m2) * g])
    same("turning_power", [0])
    same("turning_plane", [0, 0, 0])


def test_the_arrows_are_the_reactions_of_the_lesson():
    arrows = {shape.id: shape for shape in ARM.figure.shapes if shape.kind == "force"}
    same("reactions", [arrows["f1"].x, arrows["f1"].y, arrows["f2"].x, arrows["f2"].y])


def test_two_equal_rods_swing_with_two_and_a_half_times_their_weight():
    """A rod of length L let go at the horizontal: ω² = 3 g/L at the bottom, so m g + m ω² L/2 = 5/2 m g."""
    values = {ARM.symbols[k]: v for k, v in ARM.values().items()}
    bottom = {"q1": -sp.pi / 2, "q2": 0, "q1d": sp.sqrt(3 * 9.81 / 2), "q2d": 0, "q1dd": 0, "q2dd": 0}
    here = {ARM.symbols[k]: v for k, v in bottom.items()} | values
    assert float(STEPS["reactions"].rhs[1].subs(here)) == pytest.approx(2.5 * 10 * 9.81)


def test_the_shoulder_holds_several_weights_when_link_2_whips_through():
    model, p = lg.compile(ARM), ARM.values()
    run = lg.simulate(ARM, p, [0.0, 0.0], [0.0, 0.0], duration=3.0, samples=601)
    qdd = model.forward_dynamics(run.q, run.qd, np.zeros_like(run.q), p)
    symbols = (*ARM.q, *ARM.qd, *ARM.qdd, *(parameter.symbol for parameter in ARM.parameters))
    reaction = sp.lambdify(symbols, list(STEPS["reactions"].rhs[:2]))
    x, y = reaction(*run.q.T, *run.qd.T, *qdd.T, *p.values())
    assert 5.0 < np.hypot(x, y).max() / (10 * 9.81) < 7.0


def test_the_counts_are_those_of_the_recursion_and_the_closed_form():
    counted = STEPS["operations"].rhs
    for n in (1, 2, 3):
        assert tuple(counted[:, n - 1]) == (planar_cost(n).recursion, planar_cost(n).closed_form)
    recursive, closed = np.array(counted.tolist(), dtype=int)
    assert set(np.diff(recursive)[1:]) == {recursive[2] - recursive[1]}
    assert (np.diff(closed, 2) > 0).all()
    assert (closed > recursive).all()
