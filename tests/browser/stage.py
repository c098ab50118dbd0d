"""What a test sees and does on the stage: its attributes, frame by frame, and its controls."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

import numpy as np
from playwright.sync_api import Locator, Page

import lagrange as lg

# Runs in the page before anything else. The stage lives in a shadow root, hence the search.
WATCH = """
(() => {
  const find = (root) => {
    const hit = root.querySelector('[data-testid="stage"]');
    if (hit) return hit;
    for (const element of root.querySelectorAll('*')) {
      const inner = element.shadowRoot && find(element.shadowRoot);
      if (inner) return inner;
    }
    return null;
  };
  const numbers = (text) => (text ? text.split(',').map(Number) : []);
  let stage = null;
  const watch = { samples: [], inputs: [], moved: null };
  const tick = (now) => {
    requestAnimationFrame(tick);
    if (!stage || !stage.isConnected) stage = find(document);
    if (!stage || !stage.dataset.q) return;
    const d = stage.dataset;
    if (watch.moved === null && Number(d.time) > 0) watch.moved = performance.now();
    watch.samples.push({
      now, state: d.state, time: Number(d.time), frames: Number(d.frames),
      q: numbers(d.q), qd: numbers(d.qd), mount: d.mount, revision: Number(d.revision),
    });
    if (watch.samples.length > 20000) watch.samples.splice(0, 10000);
  };
  // Bubbling: after the slider itself has rounded its value.
  document.addEventListener('input', (event) => {
    const { dataset, value } = event.composedPath()[0];
    const frames = Number(stage?.dataset.frames);
    watch.inputs.push({ name: dataset.parameter, value: Number(value), frames });
  });
  requestAnimationFrame(tick);
  window.watch = watch;
})();
"""

# Where the pointer can grip the machine: the place with the most such places around it.
GRIP = """
(canvas) => {
  const box = canvas.getBoundingClientRect(), found = [];
  for (let x = box.left + 4; x < box.right; x += 8) {
    for (let y = box.top + 4; y < box.bottom; y += 8) {
      canvas.dispatchEvent(new PointerEvent('pointermove', { clientX: x, clientY: y, bubbles: true }));
      if (canvas.style.cursor === 'grab') found.push([x, y]);
    }
  }
  const around = ([x, y]) => found.filter(([a, b]) => Math.hypot(a - x, b - y) < 30).length;
  return found.reduce((best, at) => (best && around(best) >= around(at) ? best : at), null);
}
"""


STEPS_A_SECOND = 1920


@dataclass(frozen=True)
class Sample:
    """The stage in one frame."""

    now: float
    state: str
    time: float
    frames: int
    q: tuple[float, ...]
    qd: tuple[float, ...]
    mount: str
    revision: int


@dataclass(frozen=True)
class Input:
    """A movement of a parameter's slider, and how many frames the stage had drawn before it."""

    name: str
    value: float
    frames: int


def _sample(raw: dict[str, Any]) -> Sample:
    return Sample(**{**raw, "q": tuple(raw["q"]), "qd": tuple(raw["qd"])})


class Stage:
    """The stage of an open page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.root: Locator = page.get_by_test_id("stage")
        self.canvas: Locator = self.root.locator(".picture-canvas")

    def wait_for_motion(self) -> Sample:
        """The first frame in which simulated time has passed."""
        self.page.wait_for_function("() => window.watch.moved !== null", timeout=60_000)
        return self.now()

    def now(self) -> Sample:
        """The stage in the latest frame."""
        return _sample(self.page.evaluate("() => window.watch.samples.at(-1)"))

    def wait(self, condition: str, timeout: float = 30.0) -> Sample:
        """Wait until a JavaScript ``condition`` on the latest sample ``s`` holds."""
        self.page.wait_for_function(
            f"() => {{ const s = window.watch.samples.at(-1); return s && ({condition}); }}",
            timeout=1000 * timeout,
        )
        return self.now()

    def frames(self, count: int = 2) -> Sample:
        """Let the page draw so many frames more."""
        self.page.evaluate(
            "(count) => new Promise((done) => {"
            " const next = () => (count-- > 0 ? requestAnimationFrame(next) : done()); next(); })",
            count,
        )
        return self.now()

    def record(self, doing: Callable[[], object], settle: float = 0.3) -> list[Sample]:
        """Every frame from before ``doing`` until ``settle`` seconds after it."""
        self.page.evaluate("() => { window.watch.samples.length = window.watch.inputs.length = 0; }")
        self.page.wait_for_function("() => window.watch.samples.length > 2")
        doing()
        self.page.wait_for_timeout(1000 * settle)
        return [_sample(raw) for raw in self.page.evaluate("() => window.watch.samples")]

    def inputs(self) -> list[Input]:
        """The movements of sliders since the last ``record``."""
        return [Input(**raw) for raw in self.page.evaluate("() => window.watch.inputs.filter((i) => i.name)")]

    # Controls

    def action(self, name: str) -> Locator:
        """A button by its name: play, step, restart, defaults, keys."""
        return self.root.locator(f'[data-action="{name}"]')

    def tabs(self) -> list[str]:
        """The names of the tabs in their order."""
        tabs = self.root.locator("[data-tab]")
        return list(tabs.evaluate_all("(tabs) => tabs.map((tab) => tab.dataset.tab)"))

    def open_tab(self, name: str) -> None:
        """Open a tab that may be open already."""
        tab = self.root.locator(f'[data-tab="{name}"]')
        if tab.get_attribute("aria-selected") != "true":
            tab.click()

    def slider(self, kind: str, name: str) -> Locator:
        """The rail of a quantity: kind is parameter, torque, rate, start or start-rate."""
        return self.root.locator(f'input[data-{kind}="{name}"]')

    def number(self, kind: str, name: str) -> Locator:
        """The box beside the rail."""
        return self.row(kind, name).locator("input.number")

    def click_rail(self, name: str, fraction: float) -> None:
        """Click a parameter's rail, so far from its left end."""
        rail = self.slider("parameter", name)
        rail.scroll_into_view_if_needed()
        box = rail.bounding_box()
        assert box is not None
        rail.click(position={"x": fraction * box["width"], "y": 4}, force=True)

    def row(self, kind: str, name: str) -> Locator:
        """All that belongs to a quantity: symbol, rail, box, unit and what is wrong with it."""
        return self.root.locator(".slider").filter(has=self.page.locator(f'input[data-{kind}="{name}"]'))

    def enter(self, kind: str, name: str, text: str) -> None:
        """Type a number; a parameter stands in one tab, what concerns the motion in another."""
        self.open_tab("parameters" if kind == "parameter" else "motion")
        box = self.number(kind, name)
        box.fill(text)
        box.press("Enter")

    def put(self, kind: str, values: Mapping[str, float]) -> None:
        """Enter the numbers that do not stand there: each one that is entered runs the page."""
        standing = self.values(kind)
        for name, value in values.items():
            if abs(standing[name] - value) > 1e-9 * max(1.0, abs(value)):
                self.enter(kind, name, f"{value:.12g}")

    def values(self, kind: str) -> dict[str, float]:
        """Where all sliders of a kind stand, by name."""
        read = (
            "(all, name) => Object.fromEntries(all.map((one) => [one.getAttribute(name), Number(one.value)]))"
        )
        return dict(self.root.locator(f"input[data-{kind}]").evaluate_all(read, f"data-{kind}"))

    def value(self, kind: str, name: str) -> float:
        """Where a slider stands."""
        return self.values(kind)[name]

    def mode(self, coordinate: str, name: str) -> None:
        """Choose a coordinate's mode: free, locked, driven or held."""
        self._choose(f'[data-mode="{coordinate}"]', name, tab="motion")

    def speed(self, value: str) -> None:
        """Choose the playing speed: 1, 0.5, 0.25 or 0.1."""
        self._choose('[data-control="speed"]', value)

    def _choose(self, control: str, value: str, tab: str | None = None) -> None:
        choice = self.root.locator(f'{control} label:has(input[value="{value}"])')
        if choice.locator("input").is_checked():
            return
        if tab is not None:
            self.open_tab(tab)
        choice.click()

    def play(self, playing: bool = True) -> None:
        """Play or pause."""
        wanted = "playing" if playing else "paused"
        if self.root.get_attribute("data-state") != wanted:
            self.action("play").click()
            self.wait(f"s.state === '{wanted}'")

    def grip(self) -> tuple[float, float]:
        """A place of the window where the machine can be gripped."""
        x, y = self.canvas.evaluate(GRIP)
        return x, y


LONGEST = 200
"""Milliseconds between two frames."""


def played_on(samples: list[Sample], longest: float = LONGEST) -> None:
    """One mount, time that only grows, no long pauses between frames."""
    assert {s.mount for s in samples} == {samples[0].mount}
    assert {s.state for s in samples} == {"playing"}
    assert all(after.time >= before.time for before, after in pairwise(samples))
    assert samples[-1].time > samples[0].time
    assert longest_gap(samples) < longest


def longest_gap(samples: Sequence[Sample]) -> float:
    """Milliseconds between the two frames that lie furthest apart."""
    return max(after.now - before.now for before, after in pairwise(samples))


def departures(
    model: lg.Model,
    p: lg.system.Values,
    samples: Sequence[Sample],
    force: Callable[[np.ndarray], np.ndarray] | None = None,
) -> list[float]:
    """For each pair of frames: how far the second is from what the equations make of the first."""

    def slope(y: np.ndarray) -> np.ndarray:
        q, qd = np.split(y, 2)
        tau = np.zeros_like(q) if force is None else force(q)
        return np.concatenate([qd, model.forward_dynamics(q, qd, tau, p)])

    found = []
    for before, after in pairwise(samples):
        # The stage shows rounded times of whole steps.
        gap = round((after.time - before.time) * STEPS_A_SECOND) / STEPS_A_SECOND
        parts = max(16, round(1000 * gap))  # a late frame is no reason for a coarse step
        h = gap / parts
        y = np.array([*before.q, *before.qd])
        for _ in range(parts):
            a = slope(y)
            b = slope(y + h / 2 * a)
            c = slope(y + h / 2 * b)
            d = slope(y + h * c)
            y = y + h / 6 * (a + 2 * b + 2 * c + d)
        found.append(float(np.max(np.abs(y - np.array([*after.q, *after.qd])))))
    return found
