"""The live stage in Chromium: frames a second, script time a frame, frames until a slider acts.

Script time is the browser's own count (CDP ScriptDuration) over frames, so what libraries do after
the frame callback is in it. Each tab is open in turn, the heaviest counts; a blank page that draws
nothing shows what the browser here can do at most.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

import lagrange as lg
from benchmarks.figure import Figure, Reading
from tests.browser.chromium import launch
from tests.browser.server import serve
from tests.browser.stage import WATCH, Stage, departures

SECONDS = 6.0
DESKTOP = {"width": 1440, "height": 900}
COUNT_FRAMES = """
() => {
  window.drawn = 0;
  const tick = () => { window.drawn++; requestAnimationFrame(tick); };
  requestAnimationFrame(tick);
}
"""
NOTE = "(For comparison, a double pendulum on myphysicslab.com: 60 frames/s and 0.42 ms.)"


def now(client: CDPSession) -> tuple[float, float]:
    """The browser's clock and the time it has spent in scripts so far, in seconds."""
    metrics = {m["name"]: m["value"] for m in client.send("Performance.getMetrics")["metrics"]}
    return metrics["Timestamp"], metrics["ScriptDuration"]


def rates(page: Page, frames: str) -> tuple[float, float]:
    """Frames a second, and milliseconds of script a frame; ``frames`` reads the page's own count."""
    client = page.context.new_cdp_session(page)
    client.send("Performance.enable")
    drawn, (start, script) = page.evaluate(frames), now(client)
    page.wait_for_timeout(1000 * SECONDS)
    count, (end, scripted) = page.evaluate(frames) - drawn, now(client)
    return count / (end - start), 1000 * (scripted - script) / count


@dataclass(frozen=True)
class Machine:
    """A machine on the stage: address, number of coordinates, and the script that a frame may cost."""

    name: str
    address: str
    n: int
    target: float


MACHINES = (
    Machine("the planar 2R arm", "two_link_arm", 2, 2.0),
    Machine("a planar arm of 6 links", "serial_arm?arm=planar_6r_arm", 6, 4.0),
    Machine("the Puma 560", "serial_arm?arm=puma560", 6, 4.0),
)


def live(browser: Browser, url: str, n: int) -> dict[str, tuple[float, float]]:
    """The rates of the stage, by the tab that is open; an arm that is picked is made first."""
    with browser.new_context(viewport=DESKTOP) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(url)
        stage = Stage(page)
        stage.wait(f"s.q.length === {n}", timeout=120)
        # The charts below load a large library once; that is not what a frame costs.
        page.locator(".st-key-charts").scroll_into_view_if_needed()
        page.locator(".js-plotly-plot").first.wait_for()
        page.get_by_role("heading", level=1).scroll_into_view_if_needed()
        page.wait_for_timeout(3000)
        frames = "() => Number(window.stageRoot.dataset.frames)"
        page.evaluate("(root) => { window.stageRoot = root; }", stage.root.element_handle())
        measured = {}
        for tab in stage.tabs():
            stage.open_tab(tab)
            page.wait_for_timeout(3000)
            measured[tab] = rates(page, frames)
        return measured


def blank(browser: Browser) -> tuple[float, float]:
    """The rates of a page that draws nothing."""
    with browser.new_context(viewport=DESKTOP) as context:
        page = context.new_page()
        page.evaluate(COUNT_FRAMES)
        return rates(page, "() => window.drawn")


def frames_until_used(browser: Browser, url: str, system_id: str) -> int:
    """Frames drawn after gravity's slider moved until the physics uses the new value."""
    system = lg.systems.get(system_id)
    with browser.new_context(viewport=DESKTOP) as context:
        context.add_init_script(WATCH)
        page = context.new_page()
        page.goto(url)
        stage = Stage(page)
        stage.wait_for_motion()
        before = stage.value("parameter", "g")
        samples = stage.record(lambda: stage.slider("parameter", "g").click(position={"x": 20, "y": 4}))
        (moved,) = stage.inputs()
    model = lg.compile(system)
    old, new = (departures(model, system.values(g=g), samples) for g in (before, moved.value))
    for after, with_old, with_new in zip(samples[1:], old, new, strict=True):
        if after.frames > moved.frames and with_new < 1e-6 < with_old:
            return after.frames - moved.frames
    raise AssertionError("the physics never used the new value")


def figures() -> Iterator[Figure]:
    """Frames and script time of small and large machines; the delay of a slider."""
    with serve(probe="ready") as server, sync_playwright() as playwright, launch(playwright) as browser:
        most, _ = blank(browser)
        for machine in MACHINES:
            measured = live(browser, f"{server}/{machine.address}", machine.n)
            yield from _of(machine, measured, most)
        delay = frames_until_used(browser, f"{server}/two_link_arm", "two_link_arm")
    yield Figure(
        title="From a slider's movement until the physics uses it",
        readings=(Reading("drawn with the new value for the first time", delay, "frames after"),),
        value=delay,
        unit="frame(s)",
        target=1,
        bound="at most",
    )


def _of(machine: Machine, measured: dict[str, tuple[float, float]], most: float) -> Iterator[Figure]:
    yield Figure(
        title=f"Frames a second, stage of {machine.name}",
        readings=(
            *(Reading(f"stage, tab {tab}", fps, "frames/s") for tab, (fps, _) in measured.items()),
            Reading("a blank page", most, "frames/s"),
        ),
        value=min(fps for fps, _ in measured.values()) / most,
        unit="of what is possible here",
        target=0.95,
        bound="at least",
        note=NOTE,
    )
    yield Figure(
        title=f"Script time a frame, stage of {machine.name}",
        readings=tuple(Reading(f"stage, tab {tab}", script, "ms") for tab, (_, script) in measured.items()),
        value=max(script for _, script in measured.values()),
        unit="ms",
        target=machine.target,
        bound="at most",
    )
