"""Machines in space on the stage: they move, the camera turns, and the hand pulls in the screen's plane."""

from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

import lagrange as lg
from tests.browser.conftest import DESKTOP
from tests.browser.modules import ORIGIN, answer
from tests.browser.space import mount
from tests.browser.stage import WATCH, Stage, departures

ARMS = ("puma560", "scara_arm")

PROJECT = """
async ({ up, turns, points }) => {
  const { View } = await import('/assets/stage/view.js');
  const view = new View();
  view.spatial = true;
  view.resize(400, 300);
  view.camera.stand(up);
  view.fitSphere([0.1, 0.2, 0.3], 2);
  view.ease(1);
  for (const [azimuth, elevation] of turns) view.camera.orbit(azimuth, elevation);
  return {
    pixels: points.map((p) => [view.x(...p), view.y(...p)]),
    back: points.map((p) => view.place(view.x(...p), view.y(...p), p)),
    elevation: view.camera.elevation,
    scale: view.scale,
  };
}
"""

# A browser smooths edges a little differently from one reading to the next.
CHANGED = """
(canvas) => {
  const copy = new OffscreenCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d', { willReadFrequently: true });
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(canvas, 0, 0);
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height), before = window.drawn ?? data;
  window.drawn = data;
  let count = 0;
  for (let i = 0; i < data.length; i += 4) {
    if ([0, 1, 2, 3].some((k) => Math.abs(data[i + k] - before[i + k]) > 100)) count++;
  }
  return count;
}
"""
FEW = 25


@pytest.fixture(scope="module")
def page(browser: Browser) -> Iterator[Page]:
    with browser.new_context(viewport=DESKTOP) as context:
        context.add_init_script(WATCH)
        yield context.new_page()


@pytest.fixture
def faults(page: Page) -> Iterator[list[str]]:
    found: list[str] = []
    page.on("console", lambda message: message.type == "error" and found.append(message.text))
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    assert found == []


@pytest.fixture(params=ARMS)
def stage(request: pytest.FixtureRequest, page: Page, faults: list[str]) -> Stage:
    made = mount(page, request.param)
    made.arm = request.param  # type: ignore[attr-defined]
    return made


def project(page: Page, **argument: Any) -> dict[str, Any]:
    page.unroute_all()
    page.route(f"{ORIGIN}/**", answer)
    page.goto(f"{ORIGIN}/")
    found = page.evaluate(PROJECT, argument)
    assert isinstance(found, dict)
    return found


def changed(stage: Stage) -> int:
    """How many pixels are clearly different from what was drawn at the last call."""
    stage.frames(3)
    return int(stage.canvas.evaluate(CHANGED))


def camera(stage: Stage) -> tuple[float, ...]:
    """Azimuth and elevation of the view."""
    return tuple(map(float, (stage.root.get_attribute("data-camera") or "").split(",")))


def background(stage: Stage) -> tuple[float, float]:
    """A place where nothing is gripped."""
    box = stage.canvas.bounding_box()
    assert box
    return box["x"] + 40, box["y"] + 40


def turn(stage: Stage, dx: float, dy: float) -> None:
    x, y = background(stage)
    mouse = stage.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + dx / 2, y + dy / 2)
    mouse.move(x + dx, y + dy)
    mouse.up()


@pytest.mark.parametrize("up", [[0, 0, 1], [0, 1, 0], [1, 0, 0], [0, 0, -1]])
def test_up_is_upright_from_everywhere_and_lengths_are_kept(
    page: Page, faults: list[str], up: list[int]
) -> None:
    rng = np.random.default_rng(3)
    points = rng.uniform(-1, 1, (6, 3)).tolist()
    for turns in ([], [[1.1, 0.2]], [[-2.5, -0.9], [0.3, 0.1]]):
        found = project(page, up=up, turns=turns, points=[[0, 0, 0], up, *points])
        (x0, y0), (x1, y1) = found["pixels"][:2]
        assert x1 == pytest.approx(x0, abs=1e-9)
        assert y0 - y1 == pytest.approx(found["scale"] * np.cos(found["elevation"]))
        np.testing.assert_allclose(found["back"][2:], points, atol=1e-12)


def test_the_elevation_has_limits(page: Page, faults: list[str]) -> None:
    high = project(page, up=[0, 0, 1], turns=[[0, 9]], points=[])["elevation"]
    low = project(page, up=[0, 0, 1], turns=[[0, -9]], points=[])["elevation"]
    assert -np.pi / 2 < low < 0 < high < np.pi / 2


def test_it_moves_by_its_equations(stage: Stage) -> None:
    arm = stage.arm  # type: ignore[attr-defined]
    system = lg.chain_system(lg.arms.get(arm))
    samples = stage.record(lambda: None, 0.5)
    assert samples[-1].time > samples[0].time
    assert samples[-1].q != samples[0].q
    values = system.values(**({"g": 0.0} if arm == "scara_arm" else {}))
    assert max(departures(lg.compile(system), values, samples[:12])) < 1e-4


def test_dragging_the_background_turns_the_view_and_not_the_machine(stage: Stage) -> None:
    stage.play(playing=False)
    before = stage.now()
    changed(stage)
    azimuth, elevation = camera(stage)
    turn(stage, 90, 30)
    assert changed(stage) > FEW
    assert camera(stage) != (azimuth, elevation)
    assert stage.now().q == before.q
    turn(stage, -90, -30)
    assert camera(stage) == pytest.approx((azimuth, elevation), abs=1e-3)


def test_dragging_the_background_does_not_stop_the_motion(stage: Stage) -> None:
    samples = stage.record(lambda: turn(stage, 60, 0))
    assert {s.state for s in samples} == {"playing"}
    assert samples[-1].time > samples[0].time


@pytest.mark.parametrize(("key", "back"), [("a", "d"), ("w", "s")])
def test_keys_turn_the_view(stage: Stage, key: str, back: str) -> None:
    stage.play(playing=False)
    before, seen = stage.now(), camera(stage)
    changed(stage)
    stage.page.keyboard.press(key)
    assert changed(stage) > FEW
    assert camera(stage) != seen
    stage.page.keyboard.press(back)
    stage.frames(3)
    assert camera(stage) == pytest.approx(seen, abs=1e-3)
    assert stage.now().q == before.q


def test_a_key_shows_the_frames(stage: Stage) -> None:
    stage.play(playing=False)
    changed(stage)
    stage.page.keyboard.press("x")
    shown = changed(stage)
    assert shown > FEW
    stage.page.keyboard.press("x")
    # Labels make room for the frames and come back in their own time.
    assert changed(stage) == pytest.approx(shown, rel=0.5)
    assert changed(stage) < FEW


def test_pulling_bends_the_motion(stage: Stage) -> None:
    system = lg.chain_system(lg.arms.get(stage.arm))  # type: ignore[attr-defined]
    values = system.values(**({"g": 0.0} if stage.arm == "scara_arm" else {}))  # type: ignore[attr-defined]
    stage.speed("0.1")
    x, y = stage.grip()
    mouse = stage.page.mouse

    def pull() -> None:
        mouse.move(x, y)
        mouse.down()
        mouse.move(x + 60, y - 60)
        stage.page.wait_for_timeout(300)
        mouse.up()

    samples = stage.record(pull, 0.1)
    assert max(departures(lg.compile(system), values, samples)) > 1e-3


def test_dragging_while_paused_brings_the_point_under_the_pointer(stage: Stage) -> None:
    stage.play(playing=False)
    stage.frames(2)
    before = stage.now()
    x, y = stage.grip()
    mouse = stage.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 15, y - 10)
    mouse.move(x + 30, y - 20)
    mouse.up()
    stage.frames(3)
    assert np.max(np.abs(np.subtract(stage.now().q, before.q))) > 0.02
    assert all(np.isfinite(stage.now().q))
