"""Energy drift of the motion that the browser computes, over a minute, relative to the largest K."""

import math
from collections.abc import Iterator

from playwright.sync_api import sync_playwright

import lagrange as lg
from benchmarks.figure import Figure, Reading
from lagrange.system import System
from lagrange.systems.planar import planar_arm
from tests.browser.chromium import launch
from tests.browser.modules import energy_drift

SECONDS = 60.0
NOTE = "(For comparison, a double pendulum on myphysicslab.com drifted by 2e-5 in 8 s.)"


def displaced(system: System) -> list[float]:
    """The start values, every coordinate moved away from them."""
    return [c.start + (1.0 if c.kind == "angle" else 0.1) for c in system.coordinates]


def figures() -> Iterator[Figure]:
    """The planar 2R arm, which is chaotic, and every registered system, from rest far from equilibrium."""
    arm = planar_arm(2)
    runs = [(arm, [math.pi / 4, math.pi / 2])]
    runs += [(system, displaced(system)) for system in map(lg.systems.get, lg.systems.names())]
    with sync_playwright() as playwright, launch(playwright) as browser:
        page = browser.new_page()
        drifts = [(system, energy_drift(page, system, q, SECONDS)) for system, q in runs]
    yield Figure(
        title=f"Energy drift of the browser's simulation over {SECONDS:g} s",
        readings=tuple(Reading(system.id, drift, "of the largest K") for system, drift in drifts),
        value=max(drift for _, drift in drifts),
        unit="of the largest K",
        target=1e-8,
        bound="at most",
        note=NOTE,
    )
