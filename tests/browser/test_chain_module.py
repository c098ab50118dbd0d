"""The module of a chain on the stage's own simulation, against the recursion in NumPy and its energy."""

from collections.abc import Iterator

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

import lagrange as lg
from lagrange.system import System
from tests.arms import chain_system, dh_chain, planar_links
from tests.browser.modules import energy_drift, run_module
from tests.oracles import close, load

STATES, TOLERANCE = 20, 1e-12

EVALUATE = """
async (module, { p, states }) => {
  const { Simulation } = await import('/assets/stage/simulation.js');
  const simulation = new Simulation(module, p, states[0].q, states[0].qd);
  const reactions = new Float64Array(6 * module.n);
  return states.map(({ q, qd, tau }) => {
    simulation.torques.set(tau);
    simulation.setState(q, qd, 0);
    module.reactions(q, qd, simulation.qdd, p, reactions);
    return {
      qdd: [...simulation.qdd], energies: [simulation.kinetic, simulation.potential],
      reactions: [...reactions],
    };
  });
}
"""


def _puma() -> System:
    case = next(c for c in load("newton_truth.json")["cases"] if c["id"] == "puma560_links_only")
    return chain_system(dh_chain(case["dh_standard"], case["gravity"]))


def _random(name: str) -> System:
    case = next(c for c in load("newton_euler.json")["cases"] if c["id"] == name)
    return chain_system(dh_chain(case["rows"], case["gravity"], case["convention"]))


SYSTEMS = {
    "puma560": _puma,
    "planar_6r": lambda: chain_system(planar_links(6)),
    "modified_RPRP": lambda: _random("modified_RPRP"),
}


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Iterator[Page]:
    with browser.new_context() as context:
        yield context.new_page()


@pytest.mark.parametrize("name", SYSTEMS)
def test_same_as_numpy(blank: Page, name: str) -> None:
    system = SYSTEMS[name]()
    random = np.random.default_rng(5)
    q, qd, tau = (random.uniform(-2, 2, (STATES, system.n)) for _ in range(3))
    values, model = system.values(), lg.compile(system)
    states = [
        {"q": a.tolist(), "qd": b.tolist(), "tau": c.tolist()} for a, b, c in zip(q, qd, tau, strict=True)
    ]
    found = run_module(blank, system, EVALUATE, {"p": list(values.values()), "states": states})
    # Wrists are light: their accelerations are quotients of small numbers.
    close([f["qdd"] for f in found], model.forward_dynamics(q, qd, tau, values), 1e-9)
    close([f["energies"] for f in found], np.stack(model.energies(q, qd, values), axis=-1), TOLERANCE)
    for f in found:
        assert np.all(np.isfinite(f["reactions"]))


def test_a_minute_of_the_planar_6r_conserves_energy(blank: Page) -> None:
    system = chain_system(planar_links(6))
    # Near the bottom the motion of six links is not chaotic, and a minute's error is the method's own.
    assert energy_drift(blank, system, [-1.2, 0.2, 0.1, 0.0, 0.0, 0.1]) < 1e-8
