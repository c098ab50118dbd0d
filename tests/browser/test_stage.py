"""The stage in use: the motion goes on, and obeys the equations, whatever the reader does to it."""

import pytest

import lagrange as lg
from tests.browser.conftest import Visit
from tests.browser.stage import Input, Sample, Stage, departures, played_on

# The stage's steps are finer than the test's, and both are far more exact than this.
EXACT = 1e-6

pytestmark = pytest.mark.one_of_each_kind


def pulled_parameter(visit: Visit) -> str:
    """The parameter that tests move: gravity shows in every motion."""
    names = [p.name for p in visit.system.parameters]
    return "g" if "g" in names else names[0]


def frames_until_used(visit: Visit, samples: list[Sample], moved: Input, before: float) -> int:
    """Frames drawn after a slider's movement until the physics uses it."""
    model, values = lg.compile(visit.system), visit.lasting.values
    old, new = (
        departures(model, visit.system.values(**{**values, moved.name: value}), samples)
        for value in (before, moved.value)
    )
    for after, with_old, with_new in zip(samples[1:], old, new, strict=True):
        if after.frames > moved.frames and with_new < EXACT < with_old:
            return after.frames - moved.frames
    raise AssertionError("the physics never used the new value")


def test_a_slider_held_halfway_acts_in_the_next_frame(played: Visit) -> None:
    stage, name = played.stage, pulled_parameter(played)
    rail, page = stage.slider("parameter", name), played.page
    before, address = stage.value("parameter", name), page.url
    rail.scroll_into_view_if_needed()
    box = rail.bounding_box()
    assert box is not None
    y = box["y"] + box["height"] / 2

    low, high = next(p.range for p in played.system.parameters if p.name == name)
    x = box["x"] + (before - low) / (high - low) * box["width"]

    # Not far: under strong gravity a mass that slides would soon leave its path.
    def drag() -> None:
        page.mouse.move(x + 0.1 * box["width"], y)
        page.mouse.down()
        page.wait_for_timeout(200)
        page.mouse.move(x + 0.13 * box["width"], y)

    samples = stage.record(drag, settle=0.4)
    inputs = stage.inputs()
    assert len(inputs) == 2
    played_on(samples)
    assert frames_until_used(played, samples, inputs[0], before) == 1
    assert frames_until_used(played, samples, inputs[1], inputs[0].value) == 1
    # Nothing is reported before it is let go.
    assert page.url == address
    page.mouse.up()
    page.wait_for_url(f"**{name}=*")


def test_committing_a_value_leaves_the_motion_alone(played: Visit) -> None:
    stage, name = played.stage, pulled_parameter(played)

    def commit() -> None:
        stage.click_rail(name, 0.08)
        played.page.wait_for_url(f"**{name}=*")
        played.settle()

    samples = stage.record(commit)
    played_on(samples)
    (moved,) = stage.inputs()
    model = lg.compile(played.system)
    after = [s for s in samples if s.frames > moved.frames]
    values = played.system.values(**{**played.lasting.values, name: moved.value})
    assert max(departures(model, values, after)) < EXACT


def test_a_typed_value_out_of_range_is_refused(played: Visit) -> None:
    parameter = played.system.parameters[0]
    stage = played.stage
    stage.enter("parameter", parameter.name, "-1000")
    row = stage.row("parameter", parameter.name)
    assert row.get_by_role("alert").inner_text().strip()
    assert stage.value("parameter", parameter.name) == pytest.approx(parameter.default)
    stage.enter("parameter", parameter.name, f"{parameter.default}")
    assert not row.get_by_role("alert").is_visible()


def test_pulling_by_hand(played: Visit) -> None:
    stage, page = played.stage, played.page
    model, p = lg.compile(played.system), played.lasting.values
    stage.speed("0.1")
    stage.play(playing=False)
    stage.action("restart").click()
    stage.frames()
    x, y = stage.grip()
    stage.play()

    def pull() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 60, y - 60, steps=4)

    pulling = stage.record(pull, settle=1.0)
    assert max(departures(model, p, pulling[-20:])) > 100 * EXACT
    played_on(pulling)
    page.mouse.up()
    stage.frames(4)
    free = stage.record(lambda: None, settle=0.4)
    assert max(departures(model, p, free)) < EXACT


def test_dragging_while_paused_sets_the_start(played: Visit) -> None:
    stage, page = played.stage, played.page
    stage.play(playing=False)
    stage.action("restart").click()
    before = stage.frames()
    x, y = stage.grip()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 40, y - 40, steps=4)
    page.mouse.up()
    stage.wait(f"s.q.some((q, i) => Math.abs(q - {list(before.q)}[i]) > 0.01)")
    after = stage.frames(10)  # the pose follows the pointer over a few frames
    assert after.qd == (0.0,) * played.system.n
    assert after.time == 0
    page.wait_for_url("**q0=*")
    for coordinate, q in zip(played.system.coordinates, after.q, strict=True):
        assert stage.value("start", coordinate.name) == pytest.approx(q, abs=0.01)


def test_locked(played: Visit) -> None:
    stage = played.stage
    for i, coordinate in enumerate(played.system.coordinates):
        stage.wait("s.time > 0.3")
        stage.mode(coordinate.name, "locked")
        locked = stage.frames()
        samples = stage.record(lambda: None)
        assert {s.q[i] for s in samples} == {locked.q[i]}
        assert {s.qd[i] for s in samples} == {0.0}
        stage.mode(coordinate.name, "free")
        stage.frames()
        free = stage.record(lambda: None)
        assert free[0].mount == locked.mount
        assert max(departures(lg.compile(played.system), played.lasting.values, free)) < EXACT


def test_driven(played: Visit) -> None:
    stage = played.stage
    for i, coordinate in enumerate(played.system.coordinates):
        stage.mode(coordinate.name, "driven")
        rate = 0.5 if coordinate.kind == "angle" else 0.3
        stage.enter("rate", coordinate.name, f"{rate}")
        stage.frames()
        samples = stage.record(lambda: None)
        first, last = samples[0], samples[-1]
        assert {s.qd[i] for s in samples} == {rate}
        assert last.q[i] - first.q[i] == pytest.approx(rate * (last.time - first.time), abs=1e-4)
        stage.mode(coordinate.name, "free")


def test_held(played: Visit) -> None:
    stage, system = played.stage, played.system
    model, p = lg.compile(system), played.lasting.values
    for coordinate in system.coordinates:
        stage.mode(coordinate.name, "held")
    stage.action("restart").click()
    stage.frames()
    samples = stage.record(lambda: None)
    assert max(departures(model, p, samples, force=lambda q: model.gravity_vector(q, p))) < EXACT
    if not any(played.lasting.qd):
        assert samples[-1].q == pytest.approx(samples[0].q, abs=1e-12)


def test_a_torque_acts(played: Visit) -> None:
    stage, system = played.stage, played.system
    model, p = lg.compile(system), played.lasting.values
    coordinate = system.coordinates[0]
    stage.enter("torque", coordinate.name, "5")
    stage.frames()
    samples = stage.record(lambda: None)
    force = [5.0] + [0.0] * (system.n - 1)
    assert max(departures(model, p, samples, force=lambda _: force)) < EXACT
    played_on(samples)


def test_rewinding(played: Visit) -> None:
    stage, page, system = played.stage, played.page, played.system
    run = stage.record(lambda: stage.wait("s.time > 2"), settle=0)
    rail = stage.action("rewind")
    box = rail.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 0.4 * box["width"], box["y"] + box["height"] / 2)
    back = stage.wait("s.state === 'paused'")
    assert 0.4 < back.time < 1.4
    # The same instant of the same run: the equations lead from a frame drawn then to what is shown.
    then = max((s for s in run if s.time <= back.time), key=lambda s: s.time)
    assert max(departures(lg.compile(system), played.lasting.values, [then, back])) < EXACT
    samples = stage.record(stage.play)
    assert samples[0].q == back.q
    assert samples[-1].time > back.time
    assert max(departures(lg.compile(system), played.lasting.values, samples)) < EXACT


def test_every_key(played: Visit) -> None:
    stage, page = played.stage, played.page
    stage.wait("s.time > 1.5")
    page.evaluate("() => document.activeElement?.blur()")

    def press(key: str) -> Sample:
        page.keyboard.press(key)
        return stage.frames()

    paused = press("Space")
    assert paused.state == "paused"
    assert press("ArrowLeft").time < paused.time
    forward = press("ArrowRight")
    assert forward.time == pytest.approx(paused.time, abs=0.02)
    second_back = press("Shift+ArrowLeft")
    assert second_back.time == pytest.approx(forward.time - 1, abs=0.05)
    assert press("Shift+ArrowRight").time == pytest.approx(forward.time, abs=0.05)
    assert press("Space").state == "playing"

    for number, tab in enumerate(stage.tabs(), start=1):
        press(str(number))
        assert stage.root.locator(f'[data-tab="{tab}"]').get_attribute("aria-selected") == "true"
    press("k")
    keys = stage.root.locator("dl.keys")
    assert keys.is_visible()
    press("k")
    assert keys.is_hidden()
    stage.open_tab("terms")
    page.evaluate("() => document.activeElement?.blur()")
    for key in ("n", "f"):
        state = control_state(stage)
        press(key)
        assert control_state(stage) != state
        press(key)
        assert control_state(stage) == state

    # These are the page's own until the stage has the focus.
    stage.action("play").focus()
    press("ArrowDown")
    assert chosen_speed(stage) == "0.5"
    press("ArrowUp")
    assert chosen_speed(stage) == "1"
    assert press("Home").time < 0.5

    press("b")
    assert page.locator("#blank-screen").is_visible()
    press("b")
    assert page.locator("#blank-screen").count() == 0


def control_state(stage: Stage) -> list[bool]:
    """What is checked in the tab of the terms."""
    return stage.root.locator(".panel input").evaluate_all("(inputs) => inputs.map((input) => input.checked)")


def chosen_speed(stage: Stage) -> str:
    return stage.root.locator('[data-control="speed"] input:checked').input_value()
