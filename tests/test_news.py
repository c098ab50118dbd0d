"""What is marked as new, and that a mark changes neither widths nor lines."""

import pytest
import sympy as sp

import lagrange as lg
from lagrange.breaking import split_sum
from lagrange.extent import extent
from lagrange.formula import step_latex
from lagrange.news import new_terms
from lagrange.notation import Notation
from lagrange.systems.planar import planar_arm


@pytest.mark.parametrize(
    ("step", "formula"),
    [
        ("linearised", r"\approx \theta'' + \underline{\frac{g}{l} \theta} = 0"),
        ("damping", r"= m l^{2} \theta'' + \underline{b \theta'} + m g l \sin \theta = \tau"),
        ("standard_form", r"= \underline{m l^{2} \theta''} + m g l \sin \theta = \tau"),
    ],
)
def test_new_terms_are_underlined(pendulum, step, formula):
    steps = lg.derive(pendulum)
    new = new_terms(steps, steps[step])
    assert step_latex(steps[step], pendulum, Notation(), new=new).endswith(formula)


@pytest.mark.parametrize("step", ["lagrangian", "momentum", "dissipation", "energy_rate", "coriolis_matrix"])
def test_nothing_is_marked_where_all_is_new_or_all_is_known(pendulum, step):
    steps = lg.derive(pendulum)
    assert new_terms(steps, steps[step]) == frozenset()


def test_of_an_arm_with_friction_only_friction_is_new():
    arm = lg.systems.get("two_link_arm")
    steps = lg.derive(arm)
    b1, b2 = arm.symbols["b1"], arm.symbols["b2"]
    assert new_terms(steps, steps["damping"]) == {b1 * arm.qd[0], b2 * arm.qd[1]}
    # Seven of its nine terms would be marked.
    assert new_terms(steps, steps["component_form"]) == frozenset()


def test_entries_of_a_matrix_are_marked():
    arm = lg.systems.get("statics")
    steps = lg.derive(arm)
    text = step_latex(steps["stretched"], arm, Notation(), new=new_terms(steps, steps["stretched"]))
    assert r"-l_1 \sin q_1 - \underline{l_2 \sin q_1} & -\underline{l_2 \sin q_1}" in text


def test_a_mark_leaves_widths_and_lines_as_they_are():
    arm = planar_arm(2)
    step = lg.derive(arm)["equations_of_motion"]
    everything = frozenset(t for e in step.rhs for t in sp.Add.make_args(sp.expand(e)))
    colours = {"own_inertia": "#111111", "gravity": "#222222"}
    for width in (26, 35, 58):
        plain = step_latex(step, arm, Notation(), width=width, colours=colours)
        marked = step_latex(step, arm, Notation(), width=width, colours=colours, new=everything)
        assert r"\underline" in marked
        assert extent(marked) == pytest.approx(extent(plain))
        assert marked.count(r"\\") == plain.count(r"\\")
        assert marked.count("{") == marked.count("}")


def test_a_mark_is_closed_before_a_break_and_opened_behind_it():
    assert split_sum(r"\underline{\left(aaaa + bbbb\right) c}", 8) == [
        r"\underline{\bigl(aaaa}",
        r"\underline{ + bbbb\bigr) c}",
    ]


def test_large_sums_are_not_compared():
    arm = planar_arm(5)
    steps = lg.derive(arm)
    assert new_terms(steps, steps["damping"]) == frozenset()
