"""Steps as texts: run as Python and compared with the compiled model; LaTeX that balances."""

import inspect
import keyword

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange import export
from lagrange.formula import step_latex
from lagrange.notation import Notation
from lagrange.step import Step
from lagrange.systems.planar import planar_arm


def function(step, system):
    names = {}
    exec("\n".join(export.python(step, system)), names)  # noqa: S102 - it is what is tested
    return names[step.id]


@pytest.fixture(scope="module")
def arm():
    return planar_arm(3)


def test_python_computes_what_the_model_computes(arm):
    steps, model, p = lg.derive(arm), lg.compile(arm), arm.values(m2=1.7, l1=0.8)
    q, qd, qdd = np.random.default_rng(4).normal(size=(3, 3))
    computed = function(steps["mass_matrix"], arm)(q, p)
    assert computed == pytest.approx(model.mass_matrix(q, p), rel=1e-12)
    computed = function(steps["coriolis_matrix"], arm)(q, qd, p)
    assert computed == pytest.approx(model.coriolis_matrix(q, qd, p), rel=1e-12)
    computed = function(steps["equations_of_motion"], arm)(q, qd, qdd, p)
    assert computed[:, 0] == pytest.approx(model.inverse_dynamics(q, qd, qdd, p), rel=1e-12)
    computed = function(steps["kinetic_energy"], arm)(q, qd, p)
    assert computed == pytest.approx(float(model.energies(q, qd, p)[0]), rel=1e-12)


def test_names_that_python_cannot_take_are_changed(arm):
    awkward = [sp.Symbol(name) for name in ("lambda", "p", "sin_1", "x'")]
    right = sp.Add(*(s * sp.sin(s) for s in awkward))
    step = Step("odd", awkward[0], right, "definition", (), None, (), None, awkward[0], "=")
    computed = function(step, arm)
    arguments = list(inspect.signature(computed).parameters)
    assert not [name for name in arguments if keyword.iskeyword(name)]
    assert computed(*[0.5] * 4) == pytest.approx(2 * np.sin(0.5))


def test_a_sum_of_any_length_compiles(arm):
    waves = sp.Add(*(sp.Symbol(f"a{i}") for i in range(3000)))
    step = Step("long", sp.Symbol("s"), waves, "definition", (), None, (), None, waves, "=")
    assert function(step, arm)(*[1.0] * 3000) == 3000.0


def test_latex_has_every_entry_and_balances(arm):
    steps = lg.derive(arm)
    text = "\n".join(export.latex(steps["equations_of_motion"], arm, Notation("TV", "dot", "D")))
    assert text.count(r"\begin{align*}") == text.count(r"\end{align*}") == 3
    assert text.count("{") == text.count("}")
    assert text.count(r"\left(") == text.count(r"\right)")
    assert r"\\ ={}& \tau_3" in text
    assert r"\ddot{q}_1" in text
    matrix = "\n".join(export.latex(steps["mass_matrix"], arm, Notation()))
    assert "m_{21} ={}& m_{12}" in matrix


def test_latex_of_a_short_sum_is_that_of_the_page(arm):
    steps = lg.derive(arm)
    page = step_latex(steps["dissipation"], arm, Notation())
    lines = list(export.latex(steps["dissipation"], arm, Notation()))
    assert lines[2].replace("={}&", "=") == page
