import math

import pytest
import sympy as sp

from lagrange import Coordinate, Parameter, System, ValueRangeError
from lagrange.figure import Figure, planar


@pytest.mark.parametrize(
    ("changed", "sentence"),
    [
        ({"m": -1}, r"m must be in \(0, 10\] kg, got -1"),
        ({"m": 0}, r"m must be in \(0, 10\] kg, got 0"),
        ({"l": 5.1}, r"l must be in \(0, 5\] m, got 5.1"),
        ({"l": math.nan}, "l must be a finite number, got nan"),
        ({"g": math.inf}, "g must be a finite number, got inf"),
        ({"l": 10**400}, "l must be a finite number"),
        ({"m": "heavy"}, "m must be a number, got 'heavy'"),
        ({"m": True}, "m must be a number"),
        ({"k": 1.0}, "'k' is not known as a parameter; known are m, l, g, b"),
    ],
)
def test_bad_parameter_values_raise_one_clear_error(pendulum, changed, sentence):
    with pytest.raises(ValueRangeError, match=sentence):
        pendulum.values(**changed)


@pytest.mark.parametrize(
    ("q", "qd", "sentence"),
    [
        ([0.1, 0.2], [0.0], r"q must have shape \(1,\), got \(2,\)"),
        ([0.1], [math.nan], "thetad must be a finite number, got nan"),
        (["x"], [0.0], "q must be a number"),
        ([math.inf], [0.0], "theta must be a finite number, got inf"),
    ],
)
def test_bad_states_raise_one_clear_error(pendulum, q, qd, sentence):
    with pytest.raises(ValueRangeError, match=sentence):
        pendulum.check_state(q, qd)


def test_edges_that_make_sense_are_allowed(pendulum):
    values = pendulum.values(g=0, b=0)
    assert (values["g"], values["b"]) == (0.0, 0.0)


def test_values_are_immutable_hashable_and_in_the_order_of_the_parameters(pendulum):
    values = pendulum.values(l=0.8)
    assert list(values) == ["m", "l", "g", "b"]
    assert values == pendulum.values(l=0.8)
    assert hash(values) == hash(pendulum.values(l=0.8))
    with pytest.raises(TypeError):
        values["m"] = 2.0


@pytest.mark.parametrize(
    "name", ["for", "class", "function", "x y", "", "1a", "a;alert(1)", "q", "Math", "a" * 40]
)
def test_names_that_would_break_generated_code_are_refused(name):
    with pytest.raises(ValueRangeError, match="no reserved word"):
        Parameter(name, 1.0, (0.0, 2.0), "kg")


def test_energies_with_undeclared_symbols_are_refused():
    x = Coordinate("x", "length", "f")
    figure = Figure(
        points={"o": planar(0, 0)},
        shapes=(),
        extent=(sp.S.Zero,) * 4,
        pullable=(),
        acts_at=("o",),
        axes=(None,),
    )
    with pytest.raises(ValueRangeError, match="'k'"):
        System("bad", (x,), (), x.qd**2, sp.Symbol("k") * x.q, figure)
