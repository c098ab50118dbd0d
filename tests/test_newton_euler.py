import dataclasses

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange.chain_dynamics import compile_chain
from lagrange.multibody import Link
from lagrange.systems.planar import planar_arm
from tests.arms import body, cart_pole, chain_of, chain_system, coordinate, dh_chain, placement, planar_links
from tests.oracles import close, load

TRUTH = load("newton_truth.json")["cases"]
RANDOM = load("newton_euler.json")["cases"]
REST = np.zeros(1)


def truth_chain(case):
    """The chain of a case and its parameters' values."""
    if case["kind"] == "planar":
        return planar_links(sum(name[0] == "m" for name in case["params"])), case["params"]
    if case["kind"] == "cartpole":
        return cart_pole(), case["params"]
    return dh_chain(case["dh_standard"], case["gravity"]), {}


@pytest.mark.parametrize("case", TRUTH, ids=lambda c: c["id"])
def test_dynamics_against_independent_numbers(case):
    chain, p = truth_chain(case)
    model = compile_chain(chain)
    for s in case["states"]:
        q, qd = s["q"], s["qd"]
        close(model.inverse_dynamics(q, qd, s["qdd"], p), s["tau_inverse_dynamics"])
        close(model.forward_dynamics(q, qd, s["tau_applied"], p), s["qdd_forward_dynamics"])
        close(model.mass_matrix(q, p), s["M"])
        close(model.coriolis_matrix(q, qd, p), s["C_christoffel"])
        close(model.gravity_vector(q, p), s["gravity"])
        close(model.energies(q, qd, p), [s["kinetic_energy"], s["potential_energy"]])


@pytest.mark.parametrize(
    "case", [c for c in TRUTH if "newton_euler" in c["states"][0]], ids=lambda c: c["id"]
)
def test_forces_in_every_joint_against_independent_numbers(case):
    chain, p = truth_chain(case)
    g = np.array(chain.gravity.subs({s.symbol: p[s.name] for s in chain.parameters}), dtype=float).ravel()
    for s in case["states"]:
        if "newton_euler" not in s:
            continue
        motion = compile_chain(chain).motion(s["q"], s["qd"], s["qdd"], p)
        joints = joint_points(chain, s["q"], p)
        f, n, a_c = (motion.in_base(v) for v in (motion.f, motion.n, motion.a_c))
        for i, link in enumerate(s["newton_euler"]):
            close(motion.in_base(motion.omega)[i], link["omega"])
            close(motion.in_base(motion.alpha)[i], link["alpha"])
            if np.any(motion.F[i]):  # a link without mass has no centre that counts
                close(a_c[i] + g, link["a_com"])
            close(motion.in_base(motion.N)[i], link["N_inertial"])
            close(f[i], link["f_joint"])
            arm = joints[i] - np.array(link["joint_axis_point"])
            close(n[i] + np.cross(arm, f[i]), link["n_joint"])


def joint_points(chain, q, p):
    """Where the moving joint frames' origins are, in the base's axes: products of placements."""
    values = {s.symbol: p[s.name] for s in chain.parameters}
    ends, points = {-1: np.eye(4)}, []
    for i, link in enumerate(chain.links):
        before, after = (np.array(m.subs(values), dtype=float) for m in (link.before, link.after))
        own = np.eye(4)
        if link.kind == "revolute":
            c, s = np.cos(q[i]), np.sin(q[i])
            own[:2, :2] = [[c, -s], [s, c]]
        else:
            own[2, 3] = q[i]
        joint = ends[link.parent] @ before @ own
        points.append(joint[:3, 3])
        ends[i] = joint @ after
    return points


@pytest.mark.parametrize("case", RANDOM, ids=lambda c: c["id"])
def test_random_arms_and_trees_against_pinocchio(case):
    chain = dh_chain(case["rows"], case["gravity"], case["convention"])
    model = compile_chain(chain)
    turns = [np.array(link.after[:3, :3], dtype=float) for link in chain.links]
    for s in case["states"]:
        q, qd, qdd, end_load = s["q"], s["qd"], s["qdd"], s.get("load")
        close(model.inverse_dynamics(q, qd, qdd, {}, load=end_load, axes="link"), s["tau"])
        motion = model.motion(q, qd, qdd, {}, load=end_load, axes="link")
        close(motion.tau, s["tau"])
        for turn, f, n, expected in zip(turns, motion.f, motion.n, s["joint_forces"], strict=True):
            close([*(turn @ f), *(turn @ n)], expected)
        close(model.forward_dynamics(q, qd, s["tau_applied"], {}), s["qdd_forward"])
        close(model.mass_matrix(q, {}), s["M"])
        close(model.velocity_terms(q, qd, {}), np.array(s["C"]) @ qd)
        close(model.gravity_vector(q, {}), s["G"])
        close(model.energies(q, qd, {}), [s["T"], s["V"]])


def single_link():
    """A link of mass m that turns about z, its centre at distance c; gravity g along −y."""
    parameters = [lg.Parameter(name, 1.0, (0.0, 50.0), "") for name in ("m", "c", "I", "g")]
    m, c, inertia, g = (p.symbol for p in parameters)
    link = Link(
        "revolute", coordinate(1, "revolute"), body(m, (c, 0, 0), (0, 0, inertia)), -1, after=placement()
    )
    return chain_of([link], (0, -g, 0), parameters), {"m": 2.0, "c": 0.3, "I": 0.1, "g": 9.81}


def test_a_hanging_link_is_held_by_its_weight():
    chain, p = single_link()
    motion = compile_chain(chain).motion([-np.pi / 2], REST, REST, p)
    close(motion.in_base(motion.f), [[0, 2.0 * 9.81, 0]])
    close(motion.n, [[0, 0, 0]])


def test_a_level_link_is_held_by_its_weight_and_a_moment():
    chain, p = single_link()
    motion = compile_chain(chain).motion(REST, REST, REST, p)
    close(motion.in_base(motion.f), [[0, 2.0 * 9.81, 0]])
    close(motion.n, [[0, 0, 2.0 * 9.81 * 0.3]])


def test_a_turning_link_is_pulled_towards_its_axis():
    chain, p = single_link()
    motion = compile_chain(chain).motion([0.7], [5.0], [3.0], p | {"g": 0.0})
    close(motion.f, [[-2.0 * 0.3 * 25.0, 2.0 * 0.3 * 3.0, 0]])
    close(motion.tau, [(0.1 + 2.0 * 0.09) * 3.0])


def test_a_load_at_the_end_is_carried_by_every_joint():
    chain = planar_links(2)
    p = {s.name: s.default for s in chain.parameters} | {"g": 0.0}
    q = [0.4, 0.5]
    force, moment = np.array([1.0, 2.0, 3.0]), np.array([4.0, 5.0, 6.0])
    zero = np.zeros(2)
    motion = compile_chain(chain).motion(q, zero, zero, p, load=[*force, *moment])
    end = np.array([np.cos(0.4) + np.cos(0.9), np.sin(0.4) + np.sin(0.9), 0.0])
    elbow = np.array([np.cos(0.4), np.sin(0.4), 0.0])
    close(motion.in_base(motion.f), [-force, -force])
    close(motion.in_base(motion.n), [-moment - np.cross(end, force), -moment - np.cross(end - elbow, force)])
    # By virtual work τ = −Jᵀ F.
    jacobian = np.array([np.cross([0, 0, 1], end), np.cross([0, 0, 1], end - elbow)])
    close(motion.tau, -jacobian @ force - moment[2])
    in_link = [v @ np.array(motion.rotation[1]) for v in (force, moment)]
    same = compile_chain(chain).motion(q, zero, zero, p, load=np.ravel(in_link), axes="link")
    close(same.tau, motion.tau)


@pytest.mark.parametrize("case", RANDOM[:3] + RANDOM[8:11] + RANDOM[-2:], ids=lambda c: c["id"])
def test_the_power_of_the_joints_is_the_rate_of_the_energy(case):
    model = compile_chain(dh_chain(case["rows"], case["gravity"], case["convention"]))
    rng = np.random.default_rng(7)
    q, qd, qdd = rng.uniform(-1, 1, (3, 20, len(case["rows"])))
    power = np.sum(model.inverse_dynamics(q, qd, qdd, {}) * qd, axis=-1)
    h = 1e-4

    def energy(t):
        return sum(model.energies(q + qd * t + qdd * t**2 / 2, qd + qdd * t, {}))

    # Five points: good to h⁴.
    rate = (8 * (energy(h) - energy(-h)) - energy(2 * h) + energy(-2 * h)) / (12 * h)
    close(rate, power, 1e-7)


@pytest.mark.parametrize("case", RANDOM[-2:], ids=lambda c: c["id"])
def test_a_batch_is_its_states_one_by_one(case):
    model = compile_chain(dh_chain(case["rows"], case["gravity"], case["convention"]))
    n = len(case["rows"])
    rng = np.random.default_rng(3)
    q, qd, qdd = rng.uniform(-2, 2, (3, 5000, n))
    tau = model.inverse_dynamics(q, qd, qdd, {})
    forward = model.forward_dynamics(q, qd, tau, {})
    np.testing.assert_allclose(forward, qdd, rtol=1e-8, atol=1e-8)
    end_load = rng.uniform(-2, 2, 6)
    motion = model.motion(q, qd, qdd, {}, load=end_load)
    assert motion.f.shape == (5000, n, 3)
    assert motion.rotation.shape == (5000, n, 3, 3)
    for k in (0, 1234, 4999):
        state = q[k], qd[k], qdd[k]
        np.testing.assert_allclose(model.inverse_dynamics(*state, {}), tau[k], rtol=1e-12, atol=1e-12)
        one = model.motion(*state, {}, load=end_load)
        for name in ("omega", "a_c", "f", "n", "tau"):
            np.testing.assert_allclose(getattr(motion, name)[k], getattr(one, name), rtol=1e-11, atol=1e-11)
    assert model.mass_matrix(q, {}).shape == (5000, n, n)
    assert model.coriolis_matrix(q, qd, {}).shape == (5000, n, n)


def test_a_motor_adds_its_inertia_times_the_gear_ratio_squared():
    chain = planar_links(2)
    rotor, gear = sp.Symbol("Ia", positive=True), sp.Integer(50)
    links = [
        Link(l.kind, l.coordinate, l.body, l.parent, l.before, l.after, rotor, gear) for l in chain.links
    ]
    parameters = (*chain.parameters, lg.Parameter("Ia", 2e-4, (0.0, 1.0), "kg m^2"))
    geared = compile_chain(chain_of(links, chain.gravity, parameters))
    p = {s.name: s.default for s in parameters}
    q = [0.3, -0.8]
    close(geared.mass_matrix(q, p) - compile_chain(chain).mass_matrix(q, p), 0.5 * np.eye(2))


def test_a_state_of_the_wrong_shape_is_refused():
    chain, p = single_link()
    with pytest.raises(lg.ValueRangeError, match="must have shape"):
        compile_chain(chain).mass_matrix([0.0, 1.0], p)


def test_what_cannot_be_meant_is_refused():
    chain, p = single_link()
    with pytest.raises(lg.ValueRangeError, match="axes of a load"):
        compile_chain(chain).inverse_dynamics(REST, REST, REST, p, load=np.zeros(6), axes="world")
    with pytest.raises(lg.ValueRangeError, match="must have shape"):
        compile_chain(chain).inverse_dynamics(REST, REST, REST, p, load=np.zeros(3))
    loop = chain_of([dataclasses.replace(chain.links[0], parent=0)], (0, 0, 0), chain.parameters)
    with pytest.raises(lg.ValueRangeError, match="parent of link 1"):
        compile_chain(loop).mass_matrix(REST, p)


def test_one_state_of_several_may_hold_for_the_whole_batch():
    system = chain_system(planar_links(2))
    p = system.values()
    q = np.random.default_rng(2).uniform(-2, 2, (9000, 2))
    zero = np.zeros(2)
    for model in (compile_chain(system.chain), lg.compile(system)):
        whole = model.inverse_dynamics(q, 0 * q, 0 * q, p)
        np.testing.assert_array_equal(model.inverse_dynamics(q, zero, zero[None], p), whole)


def test_a_system_of_a_chain_is_the_one_in_closed_form():
    closed = planar_arm(3)
    system = dataclasses.replace(
        chain_system(planar_links(3)), parameters=closed.parameters, dissipation=closed.dissipation
    )
    recursive, expected = lg.compile(system), lg.compile(closed)
    p = closed.values(b1=0.4, b3=0.2, lc2=0.3, I1=0.7)
    q, qd, qdd = np.random.default_rng(11).uniform(-2, 2, (3, 9000, 3))
    close(recursive.mass_matrix(q, p), expected.mass_matrix(q, p))
    close(recursive.coriolis_matrix(q, qd, p), expected.coriolis_matrix(q, qd, p))
    close(recursive.bias(q, qd, p), expected.bias(q, qd, p))
    close(recursive.inverse_dynamics(q, qd, qdd, p), expected.inverse_dynamics(q, qd, qdd, p))
    close(recursive.forward_dynamics(q, qd, qdd, p), expected.forward_dynamics(q, qd, qdd, p))
    close(recursive.energies(q, qd, p), expected.energies(q, qd, p))
    for found, wanted in zip(
        recursive.terms(q, qd, qdd, p).values(), expected.terms(q, qd, qdd, p).values(), strict=True
    ):
        close(found, wanted)


def test_a_spatial_arm_that_moves_keeps_its_energy():
    case = next(c for c in RANDOM if c["id"] == "standard_RPRP")
    system = chain_system(dh_chain(case["rows"], case["gravity"]))
    run = lg.simulate(system, {}, [0.1, 0.2, 0.3, 0.4], [1.0, -0.5, 0.5, 0.2], duration=1.0)
    total = run.T + run.V
    np.testing.assert_allclose(total, total[0], rtol=0, atol=1e-8 * run.T.max())
