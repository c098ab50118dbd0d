import pytest
import sympy as sp
from hypothesis import given, settings
from hypothesis import strategies as st

from lagrange import trigonometry
from lagrange.trigonometry import NotTrigonometricError, TooLargeError, TrigRing, normal_form

a, b, m, l, g = sp.symbols("a b m l g")

atoms = st.sampled_from([a, b, m, l, sp.Integer(2), sp.Rational(-3, 4)])
waves = st.builds(
    lambda f, i, j, quarters: f(i * a + j * b + quarters * sp.pi / 2),
    st.sampled_from([sp.sin, sp.cos]),
    st.integers(-3, 3),
    st.integers(-3, 3),
    st.integers(0, 3),
)
polynomials = st.recursive(
    atoms | waves,
    lambda inner: (
        st.builds(lambda x, y: x + y, inner, inner)
        | st.builds(lambda x, y: x * y, inner, inner)
        | st.builds(lambda x, n: x**n, inner, st.integers(2, 3))
    ),
    max_leaves=6,
)


@given(polynomials)
@settings(max_examples=120, deadline=None)
def test_the_normal_form_equals_the_expression_at_random_points(expression):
    point = {a: sp.Rational(7, 5), b: sp.Rational(-11, 9), m: sp.Rational(5, 3), l: sp.Rational(2, 7)}
    assert abs(sp.N((normal_form(expression) - expression).subs(point), 30)) < 1e-20


@given(polynomials, polynomials)
@settings(max_examples=60, deadline=None)
def test_equal_expressions_have_equal_normal_forms(x, y):
    assert normal_form((x + y) ** 2) == normal_form(x**2 + 2 * x * y + y**2)


@given(polynomials, st.sampled_from([a, b, m]))
@settings(max_examples=80, deadline=None)
def test_derivatives_agree_with_sympy(expression, symbol):
    ring = TrigRing.over(expression, sp.diff(expression, symbol), symbols=[symbol])
    ours = ring.convert(expression).diff(symbol)
    assert (ours - ring.convert(sp.diff(expression, symbol))).is_zero()


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (sp.cos(a) * sp.cos(b) - sp.sin(a) * sp.sin(b), sp.cos(a + b)),
        (sp.sin(a) ** 2 + sp.cos(a) ** 2, sp.Integer(1)),
        (sp.sin(a - sp.pi / 2), -sp.cos(a)),
        (sp.sin(-a), -sp.sin(a)),
        (a**2 * sp.cos(a) * sp.sin(a), a**2 * sp.sin(2 * a) / 2),
        (m * g * l * sp.sin(a) / (m * l**2), g * sp.sin(a) / l),
        (sp.Float("0.1") * l, l / 10),
        (1 / (l + m) - (l - m) / (l**2 - m**2), sp.Integer(0)),
        ((sp.sqrt(3) * sp.cos(a) + sp.sin(a)) ** 2, sp.sqrt(3) * sp.sin(2 * a) + sp.cos(2 * a) + 2),
        (sp.sqrt(2) * (1 + sp.sqrt(2)) - 2, sp.sqrt(2)),
        (sp.cos(sp.pi / 7) * sp.cos(a) - sp.cos(a) * sp.sin(5 * sp.pi / 14), sp.Integer(0)),
        (sp.cos(sp.Rational(3, 10)) ** 2 + sp.sin(sp.Rational(3, 10)) ** 2, sp.Integer(1)),
        (
            2 * sp.cos(a) * sp.cos(sp.Rational(1, 2)),
            sp.cos(a + sp.Rational(1, 2)) + sp.cos(a - sp.Rational(1, 2)),
        ),
    ],
)
def test_textbook_forms(expression, expected):
    assert normal_form(expression) == expected


def test_a_symbol_may_be_an_angle_and_a_factor_at_once():
    ring = TrigRing.over(a**2 * sp.cos(a))
    assert ring.convert(a**2 * sp.cos(a)).diff(a).to_expr() == 2 * a * sp.cos(a) - a**2 * sp.sin(a)


def test_a_quotient_is_differentiated_by_the_quotient_rule():
    expression = sp.sin(a) / (1 + l**2)
    ring = TrigRing.over(expression)
    derivative = ring.convert(expression).diff(l).to_expr()
    assert sp.simplify(derivative - sp.diff(expression, l)) == 0


@pytest.mark.parametrize(
    "expression",
    [sp.tan(a), sp.sqrt(l), sp.sin(a / 2), 1 / sp.cos(a), sp.exp(a), sp.cos(a * b), sp.sin(a + sp.pi / 3)],
)
def test_what_is_no_trigonometric_polynomial_is_refused_with_a_reason(expression):
    with pytest.raises(NotTrigonometricError, match="not a trigonometric polynomial"):
        normal_form(expression)


def test_too_large_a_form_is_refused(monkeypatch):
    monkeypatch.setattr(trigonometry, "MAX_MONOMIALS", 50)
    with pytest.raises(TooLargeError, match="at most 50"):
        normal_form((sp.cos(a) + sp.sin(b) + m + l) ** 6)
