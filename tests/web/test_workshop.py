"""The workshop: a process that makes machines, its time limit, and what readers are told."""

import json
import time

import numpy as np
import pytest

import lagrange as lg
from lagrange import arms
from lagrange.dh import text_of
from lagrange.notation import Notation
from lagrange.web import workshop
from lagrange.web.workshop import Workshop

PLANAR = text_of(arms.arm("planar_2r_arm").table)


@pytest.fixture(scope="module")
def shop():
    made = Workshop()
    yield made
    made.close()


@pytest.fixture(scope="module")
def planar(shop):
    job = shop.ask("serial_arm-planar_2r_arm", PLANAR)
    assert job.over.wait(60)
    return shop.find("serial_arm-planar_2r_arm")


def test_a_machine_from_the_process_is_the_same_machine(planar):
    system, other = planar.system, lg.systems.get("two_link_arm")
    assert system.id == "serial_arm-planar_2r_arm"
    q, qd, tau = np.array([0.3, -0.7]), np.array([1.2, -0.4]), np.array([1.0, 2.0])
    names = [p.name for p in other.parameters]
    values = {name: system.values()[name] for name in names}
    assert lg.compile(system).forward_dynamics(q, qd, tau, system.values()) == pytest.approx(
        lg.compile(other).forward_dynamics(q, qd, tau, other.values(**values)), rel=1e-9
    )


def test_what_the_stage_is_told_is_there_in_every_notation(planar):
    module = planar.descriptions[Notation()]["module"]
    assert "export" in module
    other = planar.descriptions[Notation("TV", "dot", "D")]
    assert other["module"] == module
    assert "ddot" in json.dumps(other["equations"])


def test_its_steps_are_verified_there_as_well(planar):
    deadline = time.monotonic() + 60
    while len(planar.checked) < len(planar.derivation) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert set(planar.checked) == set(planar.derivation.ids)
    assert all(outcome.passed for outcome in planar.checked.values())


def test_a_finished_machine_is_made_once(shop, planar):
    assert shop.find("serial_arm-planar_2r_arm") is planar
    assert shop.find("serial_arm-nothing") is None


def test_a_bad_table_is_refused_with_its_sentence(shop):
    job = shop.ask("serial_arm-dh-bad", '{"r":[{"m":"-1"}]}')
    assert job.over.wait(60)
    assert job.fault.sentence(lambda code: f"<{code}>") == "<entry_fault>"
    assert str(job.fault) == "row 1, m: “-1” is negative; a mass must be at least 0"
    assert shop.ask("serial_arm-dh-bad", '{"r":[{"m":"-1"}]}') is job


def test_the_time_limit_ends_the_process_and_the_next_order_finds_another():
    shop = Workshop(limit=0.5)
    try:
        job = shop.ask("serial_arm-puma560", text_of(arms.arm("puma560").table))
        assert job.over.wait(20)
        assert job.fault.code == "too_slow"
        deadline = time.monotonic() + 5
        while shop._process is not None and time.monotonic() < deadline:
            time.sleep(0.05)
        assert shop._process is None
        shop._limit = 60.0
        again = shop.ask("serial_arm-planar_2r_arm", PLANAR)
        assert again.over.wait(60)
        assert again.fault is None
        process = shop._process
    finally:
        shop.close()
    assert process.poll() is not None


def test_nobody_works_before_the_first_order():
    shop = Workshop()
    assert shop._foreman is None
    assert shop._process is None


def test_orders_that_nobody_waits_for_are_dropped(monkeypatch):
    monkeypatch.setattr(workshop, "_PATIENCE", 0.0)
    monkeypatch.setattr(Workshop, "_hire", lambda _: pytest.fail("nobody should be hired"))
    shop = Workshop()
    try:
        job = shop.ask("serial_arm-planar_2r_arm", PLANAR)
        assert job.over.wait(10)
        assert job.fault is None
    finally:
        shop.close()
