import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lagrange as lg
from tests.conftest import SYSTEMS
from tests.oracles import close, load


@pytest.mark.parametrize("case", load("pendulum.json")["cases"], ids=lambda c: f"m={c['m']}")
def test_the_pendulum_against_independent_numbers(pendulum, case):
    model = lg.compile(pendulum)
    p = pendulum.values(m=case["m"], l=case["l"], g=case["g"])
    tension = lg.derive(pendulum)["constraint"].rhs
    for s in case["states"]:
        q, qd = [s["theta"]], [s["thetad"]]
        close(model.inverse_dynamics(q, qd, [s["thetadd"]], p), [s["tau_inverse"]])
        close(model.forward_dynamics(q, qd, [s["tau_applied"]], p), [s["thetadd_forward"]])
        close(model.energies(q, qd, p), [s["T"], s["V"]])
        point = {pendulum.symbols[k]: v for k, v in p.items()}
        point |= {pendulum.q[0]: s["theta"], pendulum.qd[0]: s["thetad"]}
        close(float(tension.subs(point)), s["rod_tension"])


def test_a_batch_is_its_states_one_by_one(system):
    rng = np.random.default_rng(3)
    model, p = lg.compile(system), system.values()
    q, qd, tau = rng.normal(size=(3, 7, system.n))
    batch = model.forward_dynamics(q, qd, tau, p)
    single = [model.forward_dynamics(*state, p) for state in zip(q, qd, tau, strict=True)]
    np.testing.assert_allclose(batch, single, rtol=1e-13, atol=1e-13)
    assert model.mass_matrix(q, p).shape == (7, system.n, system.n)
    assert model.coriolis_matrix(q[0], qd[0], p).shape == (system.n, system.n)
    assert model.points(q, p).shape == (7, len(system.figure.points), 3)
    assert model.energies(q, qd, p)[0].shape == (7,)


def test_a_batch_longer_than_a_chunk_is_its_parts(pendulum):
    rng = np.random.default_rng(6)
    model, p = lg.compile(pendulum), pendulum.values()
    q, qd, tau = rng.normal(size=(3, 20_000, 1))
    whole = model.forward_dynamics(q, qd, tau, p)
    assert whole.shape == (20_000, 1)
    np.testing.assert_array_equal(
        whole[15_000:15_010],
        model.forward_dynamics(q[15_000:15_010], qd[15_000:15_010], tau[15_000:15_010], p),
    )


def test_forward_dynamics_inverts_inverse_dynamics(system):
    rng = np.random.default_rng(4)
    model, p = lg.compile(system), system.values()
    q, qd, qdd = rng.normal(size=(3, 20, system.n))
    tau = model.inverse_dynamics(q, qd, qdd, p)
    np.testing.assert_allclose(model.forward_dynamics(q, qd, tau, p), qdd, rtol=1e-9, atol=1e-9)


def test_the_terms_of_the_equations_add_up_to_the_torque(system):
    rng = np.random.default_rng(5)
    model, p = lg.compile(system), system.values()
    q, qd, qdd = rng.normal(size=(3, 9, system.n))
    terms = model.terms(q, qd, qdd, p)
    np.testing.assert_allclose(sum(terms.values()), model.inverse_dynamics(q, qd, qdd, p), atol=1e-12)
    # At one rate alone nothing of Coriolis is left; at rest no velocity term at all.
    single = np.zeros_like(qd)
    single[:, 0] = qd[:, 0]
    np.testing.assert_allclose(model.terms(q, single, qdd, p)["coriolis"], 0.0, atol=1e-12)
    np.testing.assert_allclose(model.terms(q, 0 * qd, qdd, p)["centrifugal"], 0.0, atol=1e-12)


def test_a_state_of_the_wrong_shape_is_refused(system):
    model, p = lg.compile(system), system.values()
    with pytest.raises(lg.ValueRangeError, match="must have shape"):
        model.mass_matrix(np.zeros(system.n + 1), p)


@given(data=st.data())
@settings(max_examples=60, deadline=None)
@pytest.mark.parametrize("name", SYSTEMS)
def test_no_value_within_range_gives_nan(name, data):
    system = SYSTEMS[name]
    model = lg.compile(system)
    chosen = {
        p.name: data.draw(st.floats(*p.range, exclude_min=p.open_low, allow_subnormal=False))
        for p in system.parameters
    }
    # Lengths and masses of 1e-300 are in range but their squares are not numbers any more.
    chosen = {k: v if v == 0 or abs(v) > 1e-3 else 1e-3 for k, v in chosen.items()}
    p = system.values(**chosen)
    q = [data.draw(st.floats(*c.range)) for c in system.coordinates]
    qd = [data.draw(st.floats(*c.rate_range)) for c in system.coordinates]
    tau = [data.draw(st.floats(*c.force_range)) for c in system.coordinates]
    assert np.all(np.isfinite(model.forward_dynamics(q, qd, tau, p)))
    assert np.all(np.isfinite(model.energies(q, qd, p)))
