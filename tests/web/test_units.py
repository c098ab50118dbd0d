"""Numbers and units as a reader sees them."""

import doctest

import pytest

from lagrange.web import units


@pytest.mark.parametrize(
    ("value", "shown"),
    [
        (0.0, "0"),
        (9.81, "9.81"),
        (-9.81, "−9.81"),
        (0.99999, "1.00"),
        (99999.6, "1.00×10⁵"),
        (12345.0, "12345"),
        (1e-16, "1.00×10⁻¹⁶"),
        (float("inf"), "–"),
        (float("nan"), "–"),
    ],
)
def test_digits(value, shown):
    assert units.digits(value) == shown


def test_units():
    assert units.printed_unit("m/s^2") == "m/s²"
    assert units.printed_unit("kg m^2") == "kg\u202fm²"
    assert units.printed_unit("s^-1") == "s⁻¹"
    assert units.quantity(2.0, "") == "2.00"


def test_examples():
    assert doctest.testmod(units).failed == 0
