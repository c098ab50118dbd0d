"""The stage's modules and a system's generated module, imported in Chromium without the app."""

from typing import Any

from playwright.sync_api import Page, Route

import lagrange as lg
from lagrange.system import System
from tests.browser.server import ROOT

# A made-up host: every request to it is answered from the assets folder, none leaves the browser.
ORIGIN = "http://modules.test"

LOAD = """
async ([text, body, argument]) => {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
  const module = await import(url);
  URL.revokeObjectURL(url);
  const run = eval(body);
  return await run(module, argument);
}
"""


def answer(route: Route) -> None:
    """A file of the project, or an empty page."""
    path = ROOT / route.request.url.removeprefix(ORIGIN).lstrip("/")
    if path.is_file():
        route.fulfill(path=path)
    else:
        route.fulfill(body="<!doctype html><title>modules</title>", content_type="text/html")


def run_module(page: Page, system: System, body: str, argument: object = None) -> Any:
    """Call the JavaScript function ``body(module, argument)`` with the system's generated module."""
    if not page.url.startswith(ORIGIN):
        page.route(f"{ORIGIN}/**", answer)
        page.goto(f"{ORIGIN}/")
    return page.evaluate(LOAD, [lg.codegen.javascript(system), body, argument])


DRIFT = """
async (module, { p, q, qd, seconds }) => {
  const { Simulation, STEP } = await import('/assets/stage/simulation.js');
  const simulation = new Simulation(module, p, q, qd);
  const energies = new Float64Array(2);
  let first = null, worst = 0, largest = 0;
  for (let step = 0; step * STEP < seconds; step++) {
    module.energies(simulation.q, simulation.qd, simulation.p, energies);
    const total = energies[0] + energies[1];
    first ??= total;
    worst = Math.max(worst, Math.abs(total - first));
    largest = Math.max(largest, energies[0]);
    simulation.step();
  }
  return worst / largest;
}
"""


def energy_drift(page: Page, system: System, q: list[float], seconds: float = 60.0) -> float:
    """Largest change of the energy, relative to the largest K, of the browser's own motion from rest.

    What no potential sets in motion begins with its usual rates.  Parameters that make no energy are as
    they stand; damping is put to 0, for it does.
    """
    undamped = {p.name: 0.0 for p in system.parameters if system.dissipation.has(p.symbol)}
    values = system.values(**undamped)
    rates = [c.start_rate if system.potential_energy == 0 else 0.0 for c in system.coordinates]
    start = {"p": [values[p.name] for p in system.parameters], "q": q, "qd": rates}
    return float(run_module(page, system, DRIFT, {**start, "seconds": seconds}))
