"""Links: what is written is read again, and anything can stand in one."""

import math
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from lagrange.notation import Notation
from lagrange.web import lessons, link
from lagrange.web.link import Link

STEPS = ("geometry", "equation")
PENDULUM = lessons.system("pendulum")
BASE = link.default(PENDULUM, "geometry", "en", Notation())


def read(**query):
    return link.parse(query, PENDULUM, STEPS, BASE)


def test_an_untouched_link_says_only_language_and_step():
    assert link.write(BASE, PENDULUM) == {"lang": "en", "step": "geometry"}
    assert read() == (BASE, ())


def test_a_start_that_is_partly_the_usual_one_is_read_again():
    arm = lessons.system("two_link_arm")
    base = link.default(arm, "geometry", "en", Notation())
    moved = replace(base, q=(0.4, base.q[1]))
    assert moved.q[1] == math.pi / 2
    assert link.parse(link.write(moved, arm), arm, STEPS, base) == (moved, ())


@given(
    numbers=some.tuples(
        *(
            some.floats(*p.range, exclude_min=p.open_low).map(lambda x, p=p: link.settled(x, p.default))
            for p in PENDULUM.parameters
        )
    ),
    q=some.floats(-math.pi, math.pi).map(lambda x: link.settled(x, PENDULUM.start[0][0])),
    qd=some.floats(-10, 10).map(lambda x: link.settled(x, 0.0)),
    profile=some.builds(
        Notation,
        some.sampled_from(["KP", "TV"]),
        some.sampled_from(["prime", "dot"]),
        some.sampled_from(["M", "D"]),
    ),
)
def test_what_is_written_is_read_again(numbers, q, qd, profile):
    state = Link("pendulum", "zh", profile, "equation", numbers, (q,), (qd,))
    query = link.write(state, PENDULUM)
    assert link.parse(query, PENDULUM, STEPS, BASE) == (state, ())


@pytest.mark.parametrize(
    ("query", "key", "name", "used"),
    [
        ({"m": "99"}, "link_range", "m", 10.0),
        ({"m": "-1"}, "link_range", "m", 1.0),
        ({"m": "0"}, "link_range", "m", 1.0),
        ({"b": "-1"}, "link_range", "b", 0.0),
        ({"l": "abc"}, "link_number", "l", 1.0),
        ({"l": ""}, "link_number", "l", 1.0),
        ({"g": "nan"}, "link_number", "g", 9.81),
        ({"g": "inf"}, "link_number", "g", 9.81),
        ({"g": "1e999"}, "link_number", "g", 9.81),
    ],
)
def test_bad_parameters_are_corrected_and_told(query, key, name, used):
    found, notices = read(**query)
    assert [notice.key for notice in notices] == [key]
    assert dict(notices[0].fields)["name"] == name
    assert found.values(PENDULUM)[name] == used


@pytest.mark.parametrize(
    ("query", "key"),
    [
        ({"lang": "tlh"}, "link_unknown"),
        ({"notation": "x"}, "link_unknown"),
        ({"step": "../secret"}, "link_unknown"),
        ({"q0": "1,2"}, "link_count"),
        ({"q0": "one"}, "link_number"),
        ({"qd0": "1e300"}, "link_range"),
        ({"q0": "nan"}, "link_number"),
    ],
)
def test_bad_words_and_starts_are_corrected_and_told(query, key):
    found, notices = read(**query)
    assert [notice.key for notice in notices] == [key]
    assert all(math.isfinite(x) for x in (*found.q, *found.qd))


@given(
    some.dictionaries(
        some.sampled_from(["lang", "notation", "step", "m", "l", "g", "b", "q0", "qd0"]), some.text()
    )
)
def test_nothing_in_a_link_fails(query):
    found, _ = link.parse(query, PENDULUM, STEPS, BASE)
    PENDULUM.values(**found.values(PENDULUM))
    PENDULUM.check_state(found.q, found.qd)
    assert found.step in STEPS
