"""Numbers as a reader sees them: three significant digits, a true minus, a unit."""

from __future__ import annotations

import math


def digits(value: float, significant: int = 3) -> str:
    """`value` with that many significant digits.

    >>> digits(9.81), digits(0.0123456), digits(-2.0), digits(1234567.0)
    ('9.81', '0.0123', '−2.00', '1.23×10⁶')
    """
    if not math.isfinite(value):
        return "–"
    if value == 0:
        return "0"
    exponent = math.floor(math.log10(abs(float(f"{value:.{significant - 1}e}"))))
    if -4 < exponent < 5:
        shown = f"{value:.{max(significant - 1 - exponent, 0)}f}"
    else:
        mantissa, power = f"{value:.{significant - 1}e}".split("e")
        shown = f"{mantissa}×10{str(int(power)).translate(_RAISED)}"
    return shown.replace("-", "−")


def short(value: float) -> str:
    """`value` without needless zeros, for bounds and links' notices."""
    return f"{value:.6g}".replace("-", "−")


def quantity(value: float, unit: str) -> str:
    r"""`value` with its unit.

    >>> quantity(1.5, "kg m^2")
    '1.50\u202fkg\u202fm²'
    """
    return f"{digits(value)}\u202f{printed_unit(unit)}" if unit else digits(value)


def printed_unit(unit: str) -> str:
    """A unit with raised powers and narrow spaces: kg m^2 becomes kg m²."""
    pieces = unit.split("^")
    raised = [piece[: _power(piece)].translate(_RAISED) + piece[_power(piece) :] for piece in pieces[1:]]
    return "".join([pieces[0], *raised]).replace(" ", "\u202f")


def _power(piece: str) -> int:
    return next((k for k, c in enumerate(piece) if not (c.isdigit() or c == "-")), len(piece))


_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")
