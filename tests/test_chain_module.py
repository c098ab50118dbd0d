"""The module of a chain, run by Node where there is one: the numbers of the recursion in NumPy."""

import dataclasses
import json
import shutil
import subprocess

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange import javascript
from lagrange.chain_dynamics import compile_chain
from tests.arms import chain_system, dh_chain, planar_links
from tests.oracles import close, load

RUN = """
import * as module from './module.mjs';
import { readFileSync } from 'node:fs';
const { p, states } = JSON.parse(readFileSync(0, 'utf8'));
const n = module.n;
const run = (size, f) => { const out = new Float64Array(size).fill(NaN); f(out); return [...out]; };
console.log(JSON.stringify(states.map(({ q, qd, qdd }) => ({
  terms: run(n * n + 4 * n, (out) => module.terms(q, qd, p, out)),
  energies: run(2, (out) => module.energies(q, qd, p, out)),
  reactions: run(6 * n, (out) => module.reactions(q, qd, qdd, p, out)),
  points: run(3 * module.pointCount, (out) => module.points(q, p, out)),
  jacobians: run(3 * n * module.pointCount, (out) => module.jacobians(q, p, out)),
}))));
"""
PUMA = next(c for c in load("newton_truth.json")["cases"] if c["id"] == "puma560_links_only")
RANDOM = {c["id"]: c for c in load("newton_euler.json")["cases"]}


def random_system(name):
    case = RANDOM[name]
    return chain_system(dh_chain(case["rows"], case["gravity"], case["convention"]))


SYSTEMS = {
    "puma560": lambda: chain_system(dh_chain(PUMA["dh_standard"], PUMA["gravity"])),
    "planar_3r": lambda: chain_system(planar_links(3)),
    "standard_RPRP": lambda: random_system("standard_RPRP"),
    "modified_RRPRPR_tree": lambda: random_system("modified_RRPRPR_tree"),
}


def run_in_node(folder, system, states, p):
    (folder / "module.mjs").write_text(lg.codegen.javascript(system), encoding="utf-8")
    (folder / "run.mjs").write_text(RUN, encoding="utf-8")
    given = json.dumps({"p": p, "states": states})
    node = shutil.which("node")
    done = subprocess.run(
        [node, "run.mjs"], cwd=folder, input=given, capture_output=True, text=True, check=True
    )
    return json.loads(done.stdout)


@pytest.mark.skipif(shutil.which("node") is None, reason="Node is not installed")
@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("block", [javascript.BLOCK, 40], ids=["whole", "cut"])
def test_the_module_gives_the_recursion_s_numbers(tmp_path, monkeypatch, name, block):
    monkeypatch.setattr(javascript, "BLOCK", block)
    system = dataclasses.replace(SYSTEMS[name](), dissipation=sp.S.Zero)
    n, model = system.n, compile_chain(system.chain)
    damped = dataclasses.replace(system, dissipation=system.qd[0] ** 2 / 4)
    rng = np.random.default_rng(8)
    q, qd, qdd = rng.uniform(-2, 2, (3, 20, n))
    values = system.values()
    states = [
        {"q": a.tolist(), "qd": b.tolist(), "qdd": c.tolist()} for a, b, c in zip(q, qd, qdd, strict=True)
    ]
    found = run_in_node(tmp_path, damped, states, list(values.values()))

    terms = np.array([f["terms"] for f in found])
    mass, (squares, products, gravity, damping) = terms[:, : n * n], np.split(terms[:, n * n :], 4, axis=1)
    tolerance = 1e-12
    close(mass.reshape(-1, n, n), model.mass_matrix(q, values), tolerance)
    close(squares + products, model.velocity_terms(q, qd, values), tolerance)
    close(gravity, model.gravity_vector(q, values), tolerance)
    close(damping[:, 0], qd[:, 0] / 2, tolerance)
    alone = sum(model.velocity_terms(q, qd * unit, values) for unit in np.eye(n))
    close(squares, alone, tolerance)
    close([f["energies"] for f in found], np.stack(model.energies(q, qd, values), axis=-1), tolerance)
    motion = model.motion(q, qd, qdd, values)
    reactions = np.concatenate([motion.in_base(motion.f), motion.in_base(motion.n)], axis=-1)
    close([f["reactions"] for f in found], reactions.reshape(20, -1), tolerance)
    assert np.all(np.isfinite([f["jacobians"] for f in found]))


def test_the_module_of_the_puma_is_small():
    text = lg.codegen.javascript(SYSTEMS["puma560"]())
    terms = text[text.index("export function terms") : text.index("export function points")]
    assert len(terms) < 60_000
    assert "**" not in terms
    assert "Pow(" not in terms
