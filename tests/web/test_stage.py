"""What the stage gets and what it may report."""

import dataclasses
import json
import math

import pytest

import lagrange as lg
from lagrange.notation import Notation
from lagrange.web import description, lessons, stage
from lagrange.web.description import describe
from lagrange.web.palette import palettes
from lagrange.web.state import Progress

SPATIAL = {"serial_arm", "tumbling_body"}
PENDULUM = lessons.system("pendulum")
PLACE = Progress("geometry", tuple(PENDULUM.values().values()), *PENDULUM.start, revision=4)


def report(**changes):
    values = {"m": 2.0, "l": 1.0, "g": 9.81, "b": 0.0}
    message = {"revision": 4, "parameters": values, "start": {"q": [0.5], "qd": [-1]}}
    return stage.committed("pendulum", {**message, **changes}, PLACE)


def test_a_report_is_taken_over():
    place = report()
    assert place == dataclasses.replace(PLACE, parameters=(2.0, 1.0, 9.81, 0.0), q=(0.5,), qd=(-1.0,))


def test_angles_come_back_to_one_turn_and_numbers_to_what_a_link_can_say():
    place = report(start={"q": [0.5 + 2 * math.pi], "qd": [1 / 3]})
    assert place.q == (0.5,)
    assert place.qd == (0.333333,)


@pytest.mark.parametrize(
    "changes",
    [
        {"revision": 3},
        {"revision": None},
        {"parameters": None},
        {"parameters": [1, 2]},
        {"parameters": {"m": -1.0}},
        {"parameters": {"m": "2"}},
        {"parameters": {"m": True}},
        {"parameters": {"m": float("nan")}},
        {"parameters": {"x": 1.0}},
        {"parameters": {"m": 10**400}},
        {"start": None},
        {"start": {"q": [], "qd": []}},
        {"start": {"q": [1, 2], "qd": [0]}},
        {"start": {"q": ["a"], "qd": [0]}},
        {"start": {"q": {"a": 1}, "qd": [0]}},
        {"start": {"q": [float("inf")], "qd": [0]}},
    ],
)
def test_a_bad_or_stale_report_is_dropped(changes):
    assert report(**changes) is None


@pytest.mark.parametrize("message", [None, 3, "x", [], {}])
def test_any_message_is_survived(message):
    assert stage.committed("pendulum", message, PLACE) is None


@pytest.mark.parametrize("name", lg.systems.names())
def test_the_description_is_complete_json(name):
    system = lg.systems.get(name)
    made = json.loads(json.dumps(describe(name, "zh", Notation("TV", "dot", "D")), allow_nan=False))
    points, quantities = set(made["points"]), set(made["quantities"])
    assert len(made["equations"]) == system.n
    for shape in made["shapes"]:
        for key in ("at", "from", "to", "x", "y"):
            if isinstance(shape.get(key), str):
                assert shape[key] in points | quantities
    for equation in made["equations"]:
        assert equation["left"]
        assert all(term["latex"] for term in equation["left"] + equation["right"])
    for coordinate in made["coordinates"]:
        assert coordinate["acts_at"] in points
        assert set(coordinate["axis"] or ()) <= quantities
    assert set(made["pullable"]) <= points


@pytest.mark.parametrize("name", ["scara_arm", "anthropomorphic_arm"])
def test_an_arm_that_is_not_registered_is_described_for_space(name):
    system = lg.chain_system(lg.arms.get(name))
    made = json.loads(json.dumps(description.of(system, Notation()), allow_nan=False))
    assert made["spatial"] is True
    assert made["up"] == [0.0, 0.0, 1.0]
    assert [len(c["axis"]) for c in made["coordinates"]] == [3] * system.n
    assert [c["meaning"] for c in made["coordinates"]] == [c.name for c in system.coordinates]
    frames = [shape for shape in made["shapes"] if shape["kind"] == "frame"]
    assert len(frames) == system.n + 1
    tips = {frame[tip] for frame in frames for tip in ("x_tip", "y_tip", "z_tip")}
    assert tips <= set(made["points"])
    # Terms of which one is too long for the panel are written by their letters.
    assert made["equations"][0]["left"][0]["latex"] == "m_{11} q_1''"


@pytest.mark.parametrize("name", lg.systems.names())
def test_a_machine_in_the_plane_is_seen_from_the_front(name):
    made = describe(name, "en", Notation())
    assert made["spatial"] is (name in SPATIAL)
    assert made["up"] == ([0.0, 0.0, 1.0] if name in SPATIAL else [0.0, 1.0, 0.0])


def test_words_say_what_a_name_means():
    system = lg.systems.get("pendulum")
    made = description.of(system, Notation(), lambda kind, name: f"{kind} {name}")
    assert made["coordinates"][0]["meaning"] == "coordinates theta"
    assert made["coordinates"][0]["force_meaning"] == "forces tau"
    assert made["parameters"][0]["meaning"].startswith("parameters ")


def test_both_themes_have_the_same_colours():
    assert palettes()["light"].keys() == palettes()["dark"].keys()


def contrast(one, other):
    def luminance(colour):
        channels = (int(colour[k : k + 2], 16) / 255 for k in (1, 3, 5))
        linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize(("theme", "page"), [("light", "#FFFFFF"), ("dark", "#16181B")])
def test_text_in_every_role_can_be_read(theme, page):
    for role, colour in palettes()[theme].items():
        least = 3.0 if role.startswith("link") else 4.5
        assert contrast(colour, page) >= least, role
