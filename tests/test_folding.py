"""Large steps: what is large, sizes, and one entry at a time."""

from dataclasses import replace

import pytest
import sympy as sp

import lagrange as lg
from lagrange import folding, terms
from lagrange.formula import step_latex
from lagrange.notation import Notation
from lagrange.quantities import mass_matrix, rates
from lagrange.step import Step
from lagrange.systems.planar import planar_arm
from lagrange.verification import check


@pytest.fixture(scope="module")
def arm():
    return planar_arm(5)


@pytest.fixture(scope="module")
def steps(arm):
    return lg.derive(arm)


def test_the_steps_of_two_links_are_not_large():
    for system in map(lg.systems.get, ("pendulum", "two_link_arm")):
        assert not [step.id for step in lg.derive(system) if folding.is_large(step, system)]


def test_large_are_the_long_ones(arm, steps):
    small = {step.id for step in steps if not folding.is_large(step, arm)}
    # M q'' + C q' + G = τ is read by its letters.
    assert small == {"potential_energy", "gravity_vector", "standard_form", "dissipation"}


def test_a_long_column_is_large_even_if_it_is_all_zero(arm):
    zeros = sp.zeros(100, 1)
    names = sp.ImmutableMatrix([sp.Symbol(f"c{i}") for i in range(100)])
    step = Step("c", names, sp.ImmutableMatrix(zeros), "definition", (), None, (), None, names, "=")
    assert folding.is_large(step, arm)


def test_sizes_are_those_of_the_expanded_entries(steps):
    matrix = steps["mass_matrix"].rhs
    assert folding.sizes(steps["mass_matrix"]) == tuple(
        tuple(len(sp.Add.make_args(sp.expand(matrix[i, j]))) for j in range(5)) for i in range(5)
    )
    assert folding.sizes(steps["coriolis_matrix"])[4][4] == 0
    assert len(folding.sizes(steps["kinetic_energy"])) == 1


def test_an_entry_is_a_step_of_its_own(arm, steps):
    entry = folding.entry(steps["mass_matrix"], 3, 4, arm)
    assert (entry.shown, entry.total) == (3, 3)
    text = step_latex(entry.step, arm, Notation(), width=80)
    assert text.startswith(r"m_{45} = \frac{\partial^2 K}{\partial q_4'\,\partial q_5'}")


def test_a_long_entry_is_cut_and_says_so(arm, steps):
    entry = folding.entry(steps["equations_of_motion"], 1, 0, arm)
    assert entry.total == 171
    assert 0 < terms.count(entry.step.rhs) == entry.shown <= folding.SHOWN
    text = step_latex(entry.step, arm, Notation(), width=47, cut=True)
    assert text.endswith(r" + \dots \\ &= \tau_2 \end{aligned}")
    assert text.count(r"\\") < 20


def test_numbers_are_put_in_before_it_is_cut(arm, steps):
    entry = folding.entry(steps["mass_matrix"], 0, 0, arm, arm.values())
    assert (entry.shown, entry.total) == (11, 11)
    at_rest = entry.step.rhs.subs(dict.fromkeys(arm.q, 0))
    exact = steps["mass_matrix"].rhs[0, 0].subs(dict.fromkeys(arm.q, 0))
    assert float(at_rest) == pytest.approx(float(exact.subs({p.symbol: p.default for p in arm.parameters})))


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        (mass_matrix(5), "m_{23}"),
        (sp.MatrixSymbol("J_v2", 5, 5), r"\left(J_{v_2}\right)_{23}"),
        (mass_matrix(5) * rates(5) * rates(5).T, r"\left(M\,q'\,q'{}^{\mathsf T}\right)_{23}"),
        (mass_matrix(12), "m_{2,3}"),
    ],
)
def test_entries_have_names(arm, steps, left, expected):
    step = Step("s", left, steps["mass_matrix"].rhs, "definition", (), None, (), None, left, "=")
    one = folding.entry(step, 1, 2, arm).step
    assert step_latex(one, arm, Notation(), width=400).startswith(f"{expected} = ")


def test_a_column_names_its_entries(steps):
    assert [str(name) for name in folding.names(steps["equations_of_motion"])] == [
        f"tau{i}" for i in range(1, 6)
    ]
    gravity = steps["gravity_vector"]
    assert folding.names(gravity)[2] == gravity.lhs[2, 0]


def test_a_definition_by_letters_stays_above(steps):
    rhs = steps["mass_matrix"].rhs
    m, qd = mass_matrix(5), rates(5)
    step = Step("p", m, rhs, "definition", (), None, (qd * qd.T,), None, m, "=")
    head = folding.head(step)
    assert head is not None
    assert head.rhs == qd * qd.T
    assert folding.head(steps["mass_matrix"]) is None


@pytest.mark.parametrize(
    ("step_id", "row", "column"),
    [("mass_matrix", 0, 1), ("coriolis_matrix", 2, 1), ("equations_of_motion", 1, 0), ("damping", 2, 0)],
)
def test_an_entry_is_verified_alone(step_id, row, column):
    steps = lg.derive(planar_arm(3))
    one = folding.to_check(steps[step_id], row, column)
    assert check(steps, one).passed
    wrong = replace(one, rhs=one.rhs + steps.system.q[0])
    assert not check(steps, wrong).passed
