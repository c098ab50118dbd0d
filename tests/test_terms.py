"""Counting and cutting, beside SymPy's own expansion."""

import pytest
import sympy as sp

import lagrange.arms
from lagrange import terms
from lagrange.composite import energies
from lagrange.quantities import KINETIC, Partial

a, b, c, x, y = sp.symbols("a b c x y")


@pytest.fixture(scope="module")
def entry():
    """d₁₁ of the Stanford arm with all its symbols."""
    return energies(lagrange.arms.get("stanford_arm")).mass_matrix[0, 0]


@pytest.mark.parametrize(
    ("expression", "number"),
    [
        (sp.S.Zero, 0),
        (a, 1),
        (sp.Integer(-3), 1),
        (sp.cos(x + y), 1),
        (a * (b + c) * sp.cos(x), 2),
        ((a + b) * (b + c + x) + y, 7),
        ((a + b + c) ** 3, 10),
        (sp.sqrt(a + b), 2),
        (Partial(KINETIC, x) / 2 + a, 2),
    ],
)
def test_terms_are_counted(expression, number):
    assert terms.count(expression) == number


def test_a_count_is_that_of_the_expanded_sum(entry):
    assert terms.count(entry) == len(sp.Add.make_args(sp.expand(entry))) > 100


def test_counting_ends(entry):
    assert terms.count((entry + a) ** 9) == terms.MOST


@pytest.mark.parametrize("size", [1, 6, 50])
def test_pieces_add_up_and_are_small(entry, size):
    pieces = list(terms.pieces(entry, size))
    assert sp.expand(sp.Add(*pieces) - entry) == 0
    assert max(map(terms.count, pieces)) <= size


def test_a_number_before_a_sum_is_cut_too():
    assert list(terms.pieces(2 * (a + b + c) * (x + y), 1)) == [
        2 * a * x, 2 * a * y, 2 * b * x, 2 * b * y, 2 * c * x, 2 * c * y,
    ]  # fmt: skip


def test_the_first_terms_are_those_without_an_angle():
    assert terms.first(a * sp.cos(x) + b * (a + c) + c * sp.cos(x + y), 3) == (
        b * (a + c) + a * sp.cos(x),
        3,
    )
    assert terms.first(a + b, 5) == (a + b, 2)


def test_a_coefficient_is_not_cut_in_two():
    first, shown = terms.first((a + b + c) * x + (a + b) * y, 4)
    assert first in ((a + b + c) * x, (a + b) * y)
    assert shown == terms.count(first)
