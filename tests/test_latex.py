import re

import pytest

import lagrange as lg
from lagrange.breaking import split_sum
from lagrange.extent import extent
from lagrange.formula import step_latex
from lagrange.notation import Notation, number_latex, symbol_latex


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("theta", r"\theta"),
        ("q1", "q_1"),
        ("lc1", "l_{c1}"),
        ("I2", "I_2"),
        ("tau1", r"\tau_1"),
        ("omega", r"\omega"),
    ],
)
def test_symbols(name, expected):
    assert symbol_latex(name) == expected


@pytest.mark.parametrize(
    ("value", "expected"),
    [(9.81, "9.81"), (0.5, "0.500"), (1, "1.00"), (0, "0"), (123.4, "123"), (1.2e-7, r"1.20\times 10^{-7}")],
)
def test_numbers_have_three_significant_digits(value, expected):
    assert number_latex(value) == expected


@pytest.mark.parametrize(
    ("step", "expected"),
    [
        (
            "kinetic_energy",
            r"K = \frac{1}{2} m \left(x'^{2} + y'^{2}\right) = \frac{1}{2} m l^{2} \theta'^{2}",
        ),
        ("potential_energy", r"P = m g y = -m g l \cos \theta"),
        (
            "free_motion",
            r"\frac{m l^{2} \theta'' + m g l \sin \theta}{m l^{2}} = \theta'' + \frac{g}{l} \sin \theta = 0",
        ),
        ("small_angle_period", r"T_0 = 2 \pi \sqrt{\frac{l}{g}}"),
        ("standard_form", r"M\,\theta'' + C\,\theta' + G = m l^{2} \theta'' + m g l \sin \theta = \tau"),
    ],
)
def test_the_pendulum_reads_as_a_textbook(pendulum, step, expected):
    assert step_latex(lg.derive(pendulum)[step], pendulum, Notation()) == expected


def test_the_notation_profile_reaches_every_letter(pendulum):
    steps = lg.derive(pendulum)
    other = Notation("TV", "dot", "D")
    assert step_latex(steps["lagrangian"], pendulum, other).startswith("L = T - V")
    assert r"\ddot{\theta}" in step_latex(steps["equation"], pendulum, other)
    assert step_latex(steps["mass_matrix"], pendulum, other).startswith("D = ")
    for step in steps:
        assert "'" not in step_latex(step, pendulum, other)


def test_profiles_have_keys():
    assert Notation.from_key("kp-prime-m") == Notation()
    assert Notation.from_key("nonsense") is None
    assert Notation.from_key(Notation("TV", "dot", "D").key) == Notation("TV", "dot", "D")


def test_terms_are_coloured_by_what_they_are(pendulum):
    colours = {"own_inertia": "#111111", "gravity": "#222222", "damping": "#333333"}
    text = step_latex(lg.derive(pendulum)["damping"], pendulum, Notation(), colours=colours)
    assert r"\textcolor{#111111}{m l^{2} \theta''}" in text
    assert r"\textcolor{#222222}{m g l \sin \theta}" in text
    assert r"\textcolor{#333333}{b \theta'}" in text


def test_what_stands_in_brackets_has_the_colour_of_its_term():
    arm = lg.systems.get("two_link_arm")
    colours = {"own_inertia": "#111111", "gravity": "#222222"}
    text = step_latex(lg.derive(arm)["equations_of_motion"], arm, Notation(), colours=colours, width=400)
    inertia = text.split(r"\textcolor{#111111}{")[1]
    assert inertia.startswith(r"\left(m_1 l_{c1}^{2} + I_1 + m_2 \left(l_1^{2} +")


def test_numbers_are_put_in(pendulum):
    free = lg.derive(pendulum)["free_motion"]
    text = step_latex(free, pendulum, Notation(), numbers=pendulum.values(l=2.5))
    assert text.endswith(r"= \theta'' + 3.92 \sin \theta = 0")


def test_numbers_are_put_into_matrices():
    arm = lg.systems.get("two_link_arm")
    text = step_latex(lg.derive(arm)["mass_matrix"], arm, Notation(), numbers=arm.values())
    # Two rods of 5 kg and 1 m: m₁₁ = 25/3 + 5 cos q₂, m₁₂ = 5/3 + 5/2 cos q₂, m₂₂ = 5/3.
    assert text.endswith(
        r"\begin{bmatrix} 8.33 + 5.00 \cos q_2 & 1.67 + 2.50 \cos q_2 \\[0.35em] "
        r"1.67 + 2.50 \cos q_2 & 1.67 \end{bmatrix}"
    )


def test_a_wide_matrix_is_written_by_its_entries():
    arm = lg.systems.get("two_link_arm")
    text = step_latex(lg.derive(arm)["mass_matrix"], arm, Notation(), width=52)
    assert r"\begin{bmatrix} m_{11} & m_{12} \\ m_{12} & m_{22} \end{bmatrix}" in text
    assert r"m_{22} &= m_2 l_{c2}^{2} + I_2" in text
    assert r"m_{21}" not in text


# KaTeX refuses x_{a}_{b}.
DOUBLE_SUBSCRIPT = re.compile(r"_(?:\w|\{(?:[^{}]|\{[^{}]*\})*\})_")


def test_every_step_of_every_system_has_balanced_braces_in_every_layout(system):
    for step in lg.derive(system):
        for width in (58, 26):
            text = step_latex(step, system, Notation(), width=width, numbers=system.values())
            assert text.count("{") == text.count("}"), step.id
            assert text.count(r"\left") == text.count(r"\right"), step.id
            assert text.count(r"\begin") == text.count(r"\end"), step.id
            assert not DOUBLE_SUBSCRIPT.search(text), step.id


def test_narrow_sums_break_at_signs():
    arm = lg.systems.planar.planar_arm(2)
    step = lg.derive(arm)["equations_of_motion"]
    narrow, wide = (step_latex(step, arm, Notation(), width=w) for w in (26, 58))
    assert narrow.count(r"\\") > wide.count(r"\\")


def test_lines_fit_and_broken_brackets_balance(system):
    """Sums break inside brackets, matrices inside their entries; colours close before each break."""
    colours = {"own_inertia": "#111111", "coupling_inertia": "#222222", "gravity": "#333333"}
    for step in lg.derive(system):
        text = step_latex(step, system, Notation(), width=35, colours=colours)
        assert system.n > 2 or extent(text) < 27, step.id
        assert "@" not in text  # KaTeX knows no such columns
        for line in text.split(r"\\"):
            assert line.count(r"\left(") == line.count(r"\right)"), step.id
        assert text.count(r"\bigl(") == text.count(r"\bigr)"), step.id


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("a + b", ["a + b"]),
        ("aaaa + bbbb - cccc", ["aaaa", " + bbbb", " - cccc"]),
        (r"\left(aaaa + bbbb\right) cc", [r"\bigl(aaaa", r" + bbbb\bigr) cc"]),
        (
            r"\textcolor{#123456}{\left(aaaa + bbbb\right) c}",
            [r"\textcolor{#123456}{\bigl(aaaa}", r"\textcolor{#123456}{ + bbbb\bigr) c}"],
        ),
        (r"\frac{aaaa + bbbb}{cccc + dddd}", [r"\frac{aaaa + bbbb}{cccc + dddd}"]),
    ],
)
def test_sums_break_at_signs(text, lines):
    assert split_sum(text, 8) == lines


@pytest.mark.parametrize(
    ("text", "measured"),
    [
        (r"T_0 = 2 \pi \sqrt{\frac{l}{g}}", 5.17),
        (r"K = \frac{1}{2} m \left(x'^{2} + y'^{2}\right) = \frac{1}{2} m l^{2} \theta'^{2}", 13.2),
    ],
)
def test_the_extent_is_about_what_katex_sets(text, measured):
    assert extent(text) == pytest.approx(measured, rel=0.12)


@pytest.mark.parametrize(
    ("name", "tex"),
    [
        ("_f2x", "f_{2x}"),
        ("_f2x_in1", "{}^{1}f_{2x}"),
        ("_omega3z_in3b", r"{}^{3''}\omega_{3z}"),
        ("_alpha2z", r"\dot{\omega}_{2z}"),
        ("_a_c2y", "a_{C2y}"),
        ("_omega_s1y", r"(\omega\times s)_{1y}"),
        ("_tau1", r"\tau_{1}"),
        ("_c10", "c_{10}"),
        ("_n1z_2", "n_{1z,2}"),
        ("_f_ex", "f_{ex}"),
        ("_f_ex_in2", "{}^{2}f_{ex}"),
    ],
)
def test_steps_of_the_recursion_read_as_in_books(name, tex):
    assert symbol_latex(name) == tex
