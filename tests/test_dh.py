import dataclasses

import pytest
import sympy as sp

from lagrange.dh import Constant, Row, Table, chain_of, table_of, with_names
from lagrange.errors import TableError
from lagrange.placements import rotation_x, rotation_z, shift

GOOD = Row(a="1", m="1", Ixx="1", Iyy="1", Izz="1")
NOTHING = Row()


def good(**changed):
    return dataclasses.replace(GOOD, **changed)


def placements(**cells):
    link = chain_of(Table((good(**cells),))).links[0]
    return link.before, link.after


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("0.5", sp.Rational(1, 2)),
        ("-1/4", sp.Rational(-1, 4)),
        ("2*(0.1 + 0.2)", sp.Rational(3, 5)),
        ("sqrt(2)/2", sp.sqrt(2) / 2),
        ("1e-3", sp.Rational(1, 1000)),
        ("", sp.S.Zero),
        ("−0.3", sp.Rational(-3, 10)),
    ],
)
def test_lengths_are_exact_numbers(text, value):
    assert placements(a=text)[1] == shift(x=value)


@pytest.mark.parametrize(
    ("text", "angle"),
    [
        ("pi/2", sp.pi / 2),
        ("-π/2", -sp.pi / 2),
        ("90°", sp.pi / 2),
        ("60°", sp.pi / 3),
        ("1.5707963267948966", sp.pi / 2),
        ("0.3", sp.Rational(3, 10)),
    ],
)
def test_twists_are_numbers_degrees_or_parts_of_pi(text, angle):
    assert placements(a="0", alpha=text)[1] == rotation_x(angle)


def test_the_joints_own_coordinate_may_be_written_or_left_out():
    assert placements(theta="q1 + pi/2") == placements(theta="pi/2")
    assert placements(theta="q1") == placements(theta="0")
    assert placements(type="P", d="0.2 + q1") == placements(type="p", d="0.2")


def test_the_two_conventions_order_their_motions_differently():
    cells = {"a": "0.3", "alpha": "pi/2", "d": "0.2", "theta": "pi/3"}
    third = sp.Rational(3, 10)
    turn = rotation_z(sp.pi / 3) * shift(z=sp.Rational(1, 5))
    link = chain_of(Table((good(**cells),), "modified")).links[0]
    assert (link.before, link.after) == (shift(x=third) * rotation_x(sp.pi / 2) * turn, shift())
    link = chain_of(Table((good(**cells),), "standard")).links[0]
    assert (link.before, link.after) == (turn, shift(x=third) * rotation_x(sp.pi / 2))


def test_names_become_parameters_with_the_unit_of_their_entry():
    row = Row(
        a="l",
        alpha="alpha1",
        d="d1",
        m="m",
        cx="-l/2",
        Izz="m*l^2/12",
        Iyy="m*l^2/12",
        Ia="J",
        gear="N",
        b="b",
    )
    chain = chain_of(Table((row,), gravity=("0", "-g*sin(beta)", "-g*cos(beta)")))
    units = {p.name: p.unit for p in chain.parameters}
    assert units == {
        "l": "m", "alpha1": "rad", "d1": "m", "m": "kg", "J": "kg m^2", "N": "", "b": "N m s", "beta": "rad",
        "g": "m/s^2",
    }  # fmt: skip
    assert list(units)[-1] == "g"


def test_constants_give_defaults_and_ranges():
    constants = (Constant("l", "0.25"), Constant("d", "-0.4", "-0.5", "0"), Constant("m", "2", high="3"))
    chain = chain_of(Table((Row(a="l", d="d", m="m"),), constants=constants))
    l, d, m, _ = chain.parameters
    assert (l.default, l.range) == (0.25, (0.0, 5.0))
    assert (d.default, d.range) == (-0.4, (-0.5, 0.0))
    assert (m.default, m.range, m.open_low) == (2.0, (0.0, 3.0), True)
    assert l.symbol.is_positive
    assert d.symbol.is_positive is None


def test_cells_of_grids_make_a_table():
    cells = [{"type": "P", "m": 2.5, "a": None, "alpha": " "}, {"m": "m2"}]
    table = table_of(cells, [{"name": "m2", "default": 0.5}, {"name": None}], convention="modified")
    assert table.rows == (Row(type="P", m="2.5"), Row(m="m2"))
    assert table.constants == (Constant("m2", "0.5"),)
    with pytest.raises(TableError, match=r"Row 1, columns: “mass” is no column; known are .*cx"):
        table_of([{"mass": "1"}])


def test_a_table_of_numbers_becomes_one_of_names():
    table = Table((good(d="d1", cx="-0.5", alpha="pi/2"),))
    named = with_names(table)
    assert named.rows[0] == Row(
        a="a1", d="d1", alpha="pi/2", m="m1", cx="cx1", Ixx="Ixx1", Iyy="Iyy1", Izz="Izz1"
    )
    defaults = {p.name: p.default for p in chain_of(named).parameters}
    assert defaults["cx1"] == -0.5
    assert with_names(table, zeros=True).rows[0].Ixy == "Ixy1"


BAD = {
    "text that is no number": ((good(a="two three"),), "Row 1, a: “two three” is no number, name or simple"),
    "two lines": ((good(a="a\nb"),), "Row 1, a: “a b” is no number"),
    "a comma": ((GOOD, good(d="1,5")), "Row 2, d: “1,5” is no number, name or simple expression such as a2"),
    "code": ((good(a="__import__('os')"),), "Row 1, a: .* is no number"),
    "an attribute": ((good(a="m.real"),), "Row 1, a: .* is not allowed in a formula"),
    "a call": ((good(a="exp(1)"),), "Row 1, a: “exp\\(1\\)” is no number"),
    "division by zero": ((good(m="1/0"),), "Row 1, m: “1/0” .*divides by zero"),
    "NaN": ((good(m="nan"),), "Row 1, m: “nan” is no number and no name that can be used"),
    "infinity": ((good(m="inf"),), "Row 1, m: “inf” is no number"),
    "overflow": ((good(m="1e400"),), "Row 1, m: “1e400” is no number.*too large"),
    "too long": ((good(a="1+" * 50 + "1"),), "Row 1, a: .* has 101 characters; at most 80 are allowed"),
    "negative mass": ((GOOD, good(m="-1")), "Row 2, m: “-1” is negative; a mass must be at least 0"),
    "negative rotor": ((good(Ia="-1"),), "Row 1, Ia: “-1” is negative; a motor's inertia must be at least 0"),
    "negative friction": ((good(b="-1"),), "Row 1, b: “-1” is negative; a friction must be at least 0"),
    "triangle inequality": (
        (good(Izz="2.5"),),
        "Row 1, inertia: “1, 1, 2.5, 0, 0, 0” .*triangle inequality: .* 2.5 kg m² must be at most 2,",
    ),
    "not positive": ((good(Ixy="2"),), "Row 1, inertia: “1, 1, 1, 2, 0, 0” .*not positive: .*-1 kg m²"),
    "zero mass everywhere": ((good(m="0"), good(m="0")), "M: “0” is the mass of every link"),
    "a joint that moves nothing": ((GOOD, NOTHING), "Row 2, m: “0” leaves this joint nothing to move"),
    "a combined motion of no mass": (
        (Row(type="P"), Row(type="P", m="1")),
        "Row [12], m: .* lets the joints move together without moving any mass",
    ),
    "too many links": ((GOOD,) * 8, "Links: “8” are too many or too few; 1 to 7 can be"),
    "no links": ((), "Links: “0” are too many or too few"),
    "kind of joint": ((good(type="S"),), "Row 1, type: “S” is no kind of joint; R .* and P .* are"),
    "one name for two things": (
        (good(a="k", m="k"),),
        "Row 1, m: “k” is a mass here and a length in row 1, a; give one of them another name",
    ),
    "the name of a coordinate": ((good(a="q2"), GOOD), "Row 1, a: “q2” is already the coordinate of joint 2"),
    "the name of a torque": ((good(a="tau1"),), "Row 1, a: “tau1” is already the torque of joint 1"),
    "own coordinate elsewhere": ((good(a="q1"),), "Row 1, a: “q1” has q1, which can only be added to theta"),
    "own coordinate doubled": ((good(theta="2*q1"),), "Row 1, theta: .* can only be added to theta"),
    "half an angle": ((good(alpha="beta/2"),), "Row 1, alpha: “beta/2” must be a number, a multiple"),
    "a root of a name": ((good(a="sqrt(l)"),), "Row 1, a: “sqrt\\(l\\)” must be made of numbers and names"),
    "too many terms": ((good(a="(k+l+m)^8*(n+o+r)^8"),), "Row 1, a: .* has more than 60 terms"),
    "too many terms of an angle": ((good(alpha="(k+l+m)^8"),), "Row 1, alpha: .* has more than 60 terms"),
    "no number by default": ((good(a="1/(k-0.5)"),), "Row 1, a: .* must be a real number up to 1,000,000"),
    "no real number": ((good(m="sqrt(-2)"),), "Row 1, m: .* must be a real number up to 1,000,000"),
    "far too long a link": ((good(a="999999999"),), "Row 1, a: .* must be a real number up to 1,000,000"),
    "a reserved word": ((good(a="this"),), "Row 1, a: “this” must be letters, digits and _, and no reserved"),
    "a printer's name": ((good(a="x1"),), "Row 1, a: “x1” must be letters, digits and _, and no reserved"),
    "a Greek letter": ((good(a="λ"),), "Row 1, a: “λ” must be letters, digits and _"),
    "parent after itself": ((good(parent="2"), GOOD), "Row 1, parent: “2” must be 0 \\(the base\\)"),
    "parent that is no number": ((GOOD, good(parent="x")), "Row 2, parent: “x” must be 0 .* up to 1"),
    "start out of range": ((good(start="4"),), "Row 1, start: “4” must be in the joint's range"),
    "start that is no number": ((good(start="k"),), "Row 1, start: “k” is no number such as 0.5"),
    "empty range": ((good(low="1", high="0"),), "Row 1, low: “1” must be below the upper limit 0"),
}  # fmt: skip


@pytest.mark.parametrize(("rows", "sentence"), BAD.values(), ids=BAD.keys())
def test_bad_tables_get_one_sentence_with_row_entry_and_value(rows, sentence):
    with pytest.raises(TableError, match=sentence) as caught:
        chain_of(Table(rows))
    assert "\n" not in str(caught.value)
    assert caught.value.entry


@pytest.mark.parametrize(
    ("settings", "sentence"),
    [
        ({"convention": "other"}, "Convention: “other” is unknown; standard and modified are known"),
        ({"gravity": ("0", "h(", "0")}, "Gravity y: “h\\(” is no number"),
        ({"constants": (Constant("k", "1"),)}, "Constants: “k” stands in no entry of the table; used are g"),
        ({"constants": (Constant("g", "1"), Constant("g", "2"))}, "Constants: “g” is given twice"),
        ({"constants": (Constant("g", "x"),)}, "Default of g: “x” is no number"),
        (
            {"constants": (Constant("g", "5", "0", "1"),)},
            "Constants: “g” has the default 5, which must be in",
        ),
    ],
)
def test_bad_settings_get_one_sentence(settings, sentence):
    with pytest.raises(TableError, match=sentence):
        chain_of(Table((GOOD,), **settings))


def test_measured_inertias_are_taken_as_they_are():
    assert chain_of(Table((good(Izz="2.5"),), measured=True)).n == 1


def test_a_row_may_hang_on_any_row_before():
    chain = chain_of(Table((GOOD, good(parent="0"), good(parent="1"))))
    assert [link.parent for link in chain.links] == [-1, -1, 0]
    assert chain.path(2) == (0, 2)
