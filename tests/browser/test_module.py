"""The generated module, run where it is meant to run, against NumPy and against conservation."""

import math

import numpy as np
import pytest
from playwright.sync_api import Browser, Page

import lagrange as lg
from lagrange.system import System
from lagrange.systems.planar import planar_arm
from tests.browser.modules import energy_drift, run_module

SYSTEMS = [*map(lg.systems.get, lg.systems.names()), planar_arm(2), planar_arm(3)]
STATES, TOLERANCE = 50, 1e-12

EVALUATE = """
async (module, { p, states }) => {
  const { Simulation } = await import('/assets/stage/simulation.js');
  const simulation = new Simulation(module, p, states[0].q, states[0].qd);
  const points = new Float64Array(3 * module.pointCount);
  const jacobians = new Float64Array(3 * module.pointCount * module.n);
  return states.map(({ q, qd, tau }) => {
    simulation.torques.set(tau);
    simulation.setState(q, qd, 0);
    module.points(q, p, points);
    module.jacobians(q, p, jacobians);
    return {
      qdd: [...simulation.qdd], energies: [simulation.kinetic, simulation.potential],
      points: [...points], jacobians: [...jacobians],
    };
  });
}
"""


@pytest.fixture(scope="module")
def blank(browser: Browser) -> Page:
    return browser.new_context().new_page()


def relative_error(found: object, expected: np.ndarray) -> float:
    array = np.asarray(found, dtype=float)
    assert array.shape == expected.shape
    return float(np.max(np.abs(array - expected) / np.maximum(1.0, np.abs(expected))))


@pytest.mark.parametrize("system", SYSTEMS, ids=lambda system: system.id)
def test_same_as_numpy(blank: Page, system: System) -> None:
    random = np.random.default_rng(5)
    q, qd, tau = (random.uniform(-3, 3, (STATES, system.n)) for _ in range(3))
    lows, highs = (np.array([p.range[i] for p in system.parameters]) for i in (0, 1))
    drawn = lows + (highs - lows) * random.uniform(0.2, 0.8, len(lows))
    values = system.values(**{p.name: float(v) for p, v in zip(system.parameters, drawn, strict=True)})
    model = lg.compile(system)
    states = [
        {"q": a.tolist(), "qd": b.tolist(), "tau": c.tolist()} for a, b, c in zip(q, qd, tau, strict=True)
    ]
    found = run_module(blank, system, EVALUATE, {"p": drawn.tolist(), "states": states})

    points = model.points(q, values)
    assert relative_error([f["qdd"] for f in found], model.forward_dynamics(q, qd, tau, values)) < TOLERANCE
    energies = np.stack(model.energies(q, qd, values), axis=-1)
    assert relative_error([f["energies"] for f in found], energies) < TOLERANCE
    assert relative_error([f["points"] for f in found], points.reshape(STATES, -1)) < TOLERANCE

    # Jacobians against central differences of the points, which are good to h² only.
    h = 1e-5
    jacobians = np.empty((*points.shape, system.n))
    for j, step in enumerate(h * np.eye(system.n)):
        jacobians[..., j] = (model.points(q + step, values) - model.points(q - step, values)) / (2 * h)
    assert relative_error([f["jacobians"] for f in found], jacobians.reshape(STATES, -1)) < 1e-7


@pytest.mark.parametrize("system", SYSTEMS[:-1], ids=lambda system: system.id)
def test_a_minute_conserves_energy(blank: Page, system: System) -> None:
    start = [math.pi / 4, math.pi / 2] if system.id.startswith("planar") else None
    q = start or [c.start + (1.0 if c.kind == "angle" else 0.1) for c in system.coordinates]
    assert energy_drift(blank, system, q) < 1e-8
