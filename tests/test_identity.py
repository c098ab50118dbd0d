import pytest
import sympy as sp

from lagrange.identity import UndecidedError, is_zero, residual

a, b = sp.symbols("a b")
l = sp.Symbol("l", positive=True)


@pytest.mark.parametrize(
    ("expression", "expected"),
    [
        (sp.cos(a + b) - sp.cos(a) * sp.cos(b) + sp.sin(a) * sp.sin(b), True),
        (sp.cos(a + b) - sp.cos(a) * sp.cos(b), False),
        (sp.sqrt(l) ** 3 / l - sp.sqrt(l), True),
        (sp.sin(b * sp.sin(a * b)) - sp.sin(b * sp.sin(b * a)), True),
        (sp.sqrt(l) - l, False),
        (sp.sin(b * sp.sin(a * b)) ** 2 + sp.cos(b * sp.sin(a * b)) ** 2 - 1, True),
        (sp.tan(a) * sp.cos(a) - sp.sin(a), True),
        (sp.sin(a / 2) ** 2 - (1 - sp.cos(a)) / 2, True),
    ],
)
def test_is_zero(expression, expected):
    assert is_zero(expression, seconds=60) is expected


def test_roots_of_the_same_radicand_cancel_without_any_time():
    assert is_zero(sp.sqrt(a * (a + b) - a**2) - sp.sqrt(a * b), seconds=0.0)
    assert is_zero(sp.sqrt(2 - 2 * sp.cos(a) ** 2) - sp.sqrt(1 - sp.cos(2 * a)), seconds=0.0)


def test_an_undecided_question_says_so():
    # (1+sin a)^(1/3) … : no ring, zero at every point, and no time to simplify.
    hard = sp.root(sp.exp(3 * sp.log(2 + sp.sin(a))), 3) - (2 + sp.sin(a)) + sp.tan(a) - sp.sin(a) / sp.cos(a)
    with pytest.raises(UndecidedError, match="could not be decided"):
        is_zero(hard, seconds=0.0)


def test_the_residual_sees_a_fault_of_one_part_in_10_to_the_20():
    fault = sp.Rational(1, 10**20)
    assert not residual(sp.sin(a) * fault).vanishes
    assert residual(sp.sin(a) ** 2 + sp.cos(a) ** 2 - 1).vanishes
