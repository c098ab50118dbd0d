import dataclasses

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange import arms
from lagrange.chain_system import chain_system
from lagrange.composite import energies
from lagrange.dh import chain_of, with_names
from lagrange.rigid_body import inertia_fault
from tests.oracles import close, load

CASES = load("known_arms.json")


def without_motors(table):
    return dataclasses.replace(table, rows=tuple(dataclasses.replace(row, Ia="0") for row in table.rows))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case["arm"])
def test_known_arms_against_independent_numbers(case):
    chain = chain_of(without_motors(arms.arm(case["arm"]).table))
    values = {p.name: p.default for p in chain.parameters} | case["values"]
    system = chain_system(chain.with_values(values) if chain.n > 3 else chain)
    model = lg.compile(system)
    p = system.values(**({} if chain.n > 3 else values))
    for s in case["states"]:
        q, qd = s["q"], s["qd"]
        close(model.mass_matrix(q, p), s["M"])
        close(model.coriolis_matrix(q, qd, p) @ qd, s["Cqd"])
        close(model.gravity_vector(q, p), s["G"])
        close(model.inverse_dynamics(q, qd, s["qdd"], p), s["inverse"])
        close(model.forward_dynamics(q, qd, s["tau"], p), s["forward"])
        close(model.energies(q, qd, p), [s["T"], s["V"]])


def test_every_name_is_known_and_has_a_source():
    assert {"planar_1r_arm", "planar_6r_arm", "rp_arm", "pr_arm", "scara_arm", "puma560"} <= set(arms.names())
    for name in arms.names():
        assert arms.arm(name).source
        assert arms.get(name).id == name
        assert arms.get(name) is arms.get(name)
    with pytest.raises(lg.ValueRangeError, match="'puma' is not known as an arm; known are planar_1r_arm"):
        arms.get("puma")


@pytest.mark.parametrize("name", [n for n in arms.names() if not arms.arm(n).table.measured])
def test_known_inertias_are_those_of_bodies(name):
    chain = arms.get(name)
    default = {p.symbol: p.default for p in chain.parameters}
    for link in chain.links:
        assert inertia_fault(link.body.inertia.subs(default)) is None


def test_the_puma_with_every_inertial_symbol():
    """D in 66 parameters, proved where it is short and compared with numbers where it is long."""
    named = chain_of(with_names(arms.arm("puma560").table, zeros=True))
    assert len(named.parameters) == 6 * 10 + 5 + 1
    closed = energies(named).mass_matrix
    default = {p.symbol: p.default for p in named.parameters}
    numbers = energies(
        arms.get("puma560").with_values({p.name: p.default for p in arms.get("puma560").parameters})
    )
    pose = dict(zip(named.q, np.random.default_rng(1).uniform(-2, 2, size=6), strict=True))
    point = {symbol: sp.Float(value) for symbol, value in {**default, **pose}.items()}
    close(closed.xreplace(point), numbers.mass_matrix.xreplace(point))
    symbols = {p.name: p.symbol for p in named.parameters}
    last = closed[5, 5] - arms.get("puma560").links[5].rotor * arms.get("puma560").links[5].gear ** 2
    expected = symbols["Izz6"] + symbols["m6"] * (symbols["cx6"] ** 2 + symbols["cy6"] ** 2)
    assert lg.is_zero(last - expected)
