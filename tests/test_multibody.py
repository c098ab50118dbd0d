"""Chains against Pinocchio's numbers for random arms, against textbook formulas, and against each other."""

import pickle

import numpy as np
import pytest
import sympy as sp
from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

import lagrange as lg
from lagrange import arms
from lagrange.chain_system import chain_system
from lagrange.composite import energies
from lagrange.dh import Row, Table, chain_of
from lagrange.dh.check import mass_matrix
from lagrange.kinematics import jacobians, pose
from lagrange.systems.planar import planar_arm
from lagrange.systems.planar_links import planar_links
from tests.oracles import close, load

RANDOM = load("dh_arms.json")
INERTIA = ("Ixx", "Iyy", "Izz", "Ixy", "Ixz", "Iyz")


def chain_from(arm):
    rows = []
    for row, parent in zip(arm["rows"], arm["parents"], strict=True):
        cells = {name: str(row[name]) for name in ("type", "a", "alpha", "d", "theta", "m")}
        cells |= {name: str(x) for name, x in zip(("cx", "cy", "cz"), row["centre"], strict=True)}
        cells |= {name: str(x) for name, x in zip(INERTIA, row["inertia"], strict=True)}
        rows.append(Row(**cells, Ia=str(row["armature"]), parent=str(parent + 1)))
    gravity = tuple(str(x) for x in arm["gravity"])
    return chain_of(Table(tuple(rows), arm["convention"], gravity, id=arm["id"]))


@pytest.mark.parametrize("arm", RANDOM, ids=lambda arm: arm["id"])
def test_random_dh_arms_against_pinocchio(arm):
    chain = chain_from(arm)
    system = chain_system(chain)
    model, p = lg.compile(system), system.values()
    last = jacobians(chain)[-1]
    place = sp.lambdify(chain.q, [pose(chain).links[-1], last.origin, last.angular], modules="numpy")
    for s in arm["states"]:
        q, qd = s["q"], s["qd"]
        close(model.mass_matrix(q, p), s["M"])
        close(model.gravity_vector(q, p), s["G"])
        close(model.coriolis_matrix(q, qd, p) @ qd, np.subtract(s["bias"], s["G"]))
        close(model.inverse_dynamics(q, qd, s["qdd"], p), s["inverse"])
        close(model.forward_dynamics(q, qd, s["tau"], p), s["forward"])
        close(model.energies(q, qd, p), [s["T"], s["V"]])
        for found, expected in zip(place(*q), (s["end"], s["J_v"], s["J_w"]), strict=True):
            close(found, expected)


@pytest.mark.parametrize("n", [1, 2, 3, 4])
def test_planar_links_give_the_equations_of_the_planar_arm(n):
    chain, planar = (
        lg.equations_of_motion(chain_system(planar_links(n))),
        lg.equations_of_motion(planar_arm(n)),
    )
    assert chain == planar


SMALL = ("planar_3r_arm", "rp_arm", "pr_arm", "scara_arm", "anthropomorphic_arm")


@pytest.fixture(params=SMALL, scope="module")
def machine(request):
    chain = arms.get(request.param)
    return chain, chain_system(chain)


def test_d_and_p_are_the_sums_of_the_textbook(machine):
    """D = Σ m JᵥᵀJᵥ + J_ωᵀ R I Rᵀ J_ω + diag(I_a r²), P = −Σ m gᵀ p."""
    chain, system = machine
    placed = pose(chain)
    total = sp.diag(*(link.rotor * link.gear**2 for link in chain.links))
    potential = sp.S.Zero
    for link, jacobian, frame, centre in zip(
        chain.links, jacobians(chain), placed.links, placed.centres, strict=True
    ):
        rotation = frame[:3, :3]
        tensor = rotation * link.body.inertia * rotation.T
        total += link.body.mass * jacobian.centre.T * jacobian.centre
        total += jacobian.angular.T * tensor * jacobian.angular
        potential -= link.body.mass * chain.gravity.dot(centre)
    assert all(lg.is_zero(x) for x in total - system.mass_matrix)
    assert lg.is_zero(potential - system.potential_energy)


def test_d_is_symmetric_and_depends_on_q_alone(machine):
    chain, system = machine
    mass = system.mass_matrix
    assert mass == mass.T
    assert mass.free_symbols <= {*chain.q, *(p.symbol for p in chain.parameters)} - {
        sp.Symbol("g", positive=True)
    }


def test_mass_rate_minus_twice_c_is_skew(machine):
    _, system = machine
    ours = lg.equations_of_motion(system)
    rate = ours.mass_matrix.applyfunc(
        lambda e: sum(sp.diff(e, q) * qd for q, qd in zip(system.q, system.qd, strict=True))
    )
    skew = rate - 2 * ours.coriolis_matrix
    assert all(lg.is_zero(x) for x in skew + skew.T)


def test_the_system_derives_and_simulates_as_any_other(machine):
    _, system = machine
    assert lg.derive(system)["mass_matrix"].rhs == lg.equations_of_motion(system).mass_matrix
    run = lg.simulate(system, system.values(), *system.start, duration=0.5)
    energy = run.T + run.V
    np.testing.assert_allclose(energy, energy[0], atol=1e-8 * max(1.0, abs(energy[0])))
    assert "export function terms" in lg.codegen.javascript(system)


@pytest.mark.parametrize("name", arms.names())
def test_d_of_every_known_arm_is_positive_definite_and_that_of_its_jacobians(name):
    chain = arms.get(name)
    default = {p.symbol: p.default for p in chain.parameters}
    numeric = chain.with_values({p.name: p.default for p in chain.parameters})
    assert not numeric.parameters
    closed = sp.lambdify(chain.q, energies(numeric).mass_matrix, modules="numpy")
    for q in np.random.default_rng(7).uniform(-2, 2, size=(4, chain.n)):
        mass = closed(*q)
        close(mass, mass_matrix(chain, q, default))
        assert np.linalg.eigvalsh(mass)[0] > 0


def test_the_rp_arm_against_lagranges_method():
    """Energies by hand from positions, equations by SymPy."""
    system = chain_system(arms.get("rp_arm"))
    s, t = system.symbols, dynamicsymbols._t
    theta, r = dynamicsymbols("theta r")
    m1, m2, l1, g = (s[k] for k in ("m1", "m2", "l1", "g"))
    kinetic = (s["Iyy1"] + s["Iyy2"]) * theta.diff(t) ** 2 / 2
    height = sp.S.Zero
    for mass, distance in ((m1, l1), (m2, r)):
        x, y = distance * sp.cos(theta), distance * sp.sin(theta)
        kinetic += mass * (x.diff(t) ** 2 + y.diff(t) ** 2) / 2
        height += mass * y
    method = LagrangesMethod(kinetic - g * height, [theta, r])
    method.form_lagranges_equations()
    q1, q2, q1d, q2d = s["q1"], s["q2"], s["q1d"], s["q2d"]

    def plain(matrix):
        return matrix.subs([(theta.diff(t), q1d), (r.diff(t), q2d), (theta, q1), (r, q2)])

    ours = lg.equations_of_motion(system)
    bias = ours.coriolis_matrix * sp.Matrix([q1d, q2d]) + ours.gravity_vector
    assert all(lg.is_zero(x) for x in ours.mass_matrix - plain(method.mass_matrix))
    assert all(lg.is_zero(x) for x in bias + plain(method.forcing))


def test_a_motor_adds_its_reflected_inertia():
    rows = (Row(a="l1", m="m1", Ia="Ia", gear="n"), Row(type="P", m="m2", Ia="J", gear="2"))
    system = chain_system(chain_of(Table(rows)))
    s = system.symbols
    without = {s["Ia"]: 0, s["J"]: 0}
    extra = system.mass_matrix - system.mass_matrix.subs(without)
    assert sp.expand(extra) == sp.diag(s["Ia"] * s["n"] ** 2, 4 * s["J"])


def test_a_twist_may_be_a_symbol():
    """A pendulum whose axis is tilted by alpha from the vertical feels g sin alpha."""
    rows = (Row(type="P", alpha="beta", m="m1"), Row(a="l", m="m2"))
    system = chain_system(chain_of(Table(rows)))
    s = system.symbols
    gravity = lg.equations_of_motion(system).gravity_vector
    expected = s["g"] * s["m2"] * s["l"] * sp.sin(s["beta"]) * sp.cos(s["q2"])
    assert lg.is_zero(gravity[1] - expected)


def test_some_parameters_may_be_given_as_numbers():
    chain = arms.get("planar_2r_arm")
    some = chain.with_values({"l1": 0.1, "lc1": 0.05, "m1": 2})
    assert [p.name for p in some.parameters] == ["I1", "b1", "l2", "m2", "lc2", "I2", "b2", "g"]
    values = {c.name: x for c, x in zip(chain.parameters, map(sp.Rational, range(1, 20)), strict=False)}
    values |= {"l1": sp.Rational(1, 10), "lc1": sp.Rational(1, 20), "m1": sp.Integer(2)}
    point = {p.symbol: values[p.name] for p in chain.parameters}
    difference = (energies(chain).mass_matrix - energies(some).mass_matrix).subs(point)
    assert all(lg.is_zero(x) for x in difference)
    with pytest.raises(lg.ValueRangeError, match="'k' is not known as a parameter"):
        chain.with_values({"k": 1.0})
    with pytest.raises(lg.ValueRangeError, match="m1 must be in"):
        chain.with_values({"m1": -1.0})


def test_chains_and_what_comes_of_them_travel_to_other_processes():
    chain = arms.get("scara_arm")
    there = pickle.loads(pickle.dumps(chain))  # noqa: S301 - made one line above
    assert pickle.loads(pickle.dumps(energies(there))) == energies(chain)  # noqa: S301


def test_progress_is_told_and_ends_at_one():
    told = []
    energies(arms.get("scara_arm"), told.append)
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert len(told) > 15


def test_the_figure_follows_the_frames():
    chain = arms.get("rp_arm")
    figure = chain_system(chain).figure
    assert figure.up == (0.0, 1.0, 0.0)
    q1, q2 = chain.q
    assert figure.points["end2"] == (q2 * sp.cos(q1), q2 * sp.sin(q1), 0)
    assert figure.points["joint2"] == (0, 0, 0)
    assert figure.axes == ((0, 0, 1), (sp.cos(q1), sp.sin(q1), 0))
    assert not figure.spatial
    assert chain_system(arms.get("scara_arm")).figure.spatial
    named = {
        getattr(shape, field)
        for shape in figure.shapes
        for field in ("at", "begin", "finish", "x_tip", "y_tip", "z_tip")
        if hasattr(shape, field)
    }
    assert named <= set(figure.points)
