"""The derivation of any serial arm: against numbers made elsewhere, and its forms against each other."""

import functools
import pickle

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange import arms
from lagrange.chain_points import jacobians_program
from lagrange.dh import Constant, Row, Table, chain_of
from lagrange.equations import equations_of_motion
from lagrange.kinematics import pose
from lagrange.products import separated
from lagrange.serial import arm_system, energy, forms, motion, route
from lagrange.serial.size import MANY, terms, total
from lagrange.verification import verify
from tests.oracles import close, load

DEFAULT = lg.systems.get("serial_arm")
PUMA = next(c for c in load("newton_truth.json")["cases"] if c["id"] == "puma560_links_only")


SMALL = ("planar_1r_arm", "pr_arm", "scara_arm")


@functools.lru_cache(maxsize=8)
def derived(name):
    return lg.derive(arm_system(arms.get(name)))


def numbers(derivation, step_id, q, qd):
    """A step's matrix at the default values and a state."""
    system = derivation.system
    matrix = derivation[step_id].rhs.subs({p.symbol: p.default for p in system.parameters})
    return np.asarray(sp.lambdify((system.q, system.qd), matrix, modules="numpy")(q, qd), dtype=float)


@pytest.mark.parametrize("name", SMALL)
def test_every_step_of_a_known_arm_is_verified(name):
    derivation = derived(name)
    for step in derivation:
        outcome = verify(derivation, step.id)
        assert outcome.passed, step.id


@pytest.mark.parametrize("name", SMALL)
def test_ids_are_the_same_for_all_arms(name):
    usual, found = lg.derive(DEFAULT), derived(name)
    assert set(found.ids) | set(found.omitted) == set(usual.ids) | set(usual.omitted)
    for step in found:
        assert set(step.uses) <= set(found.ids)


@pytest.fixture
def brief(monkeypatch):
    """Nearly everything counts as too large."""
    for module in (energy, forms, motion, route):
        monkeypatch.setattr(module, "MANY", 20)


def test_the_puma_derives_with_the_numbers_of_the_truth(brief):
    """M, C q̇ and G of the links, the lengths and masses as numbers; the motors stand on the diagonal of M."""
    puma = arms.get("puma560")
    derivation = lg.derive(arm_system(puma.with_values({p.name: p.default for p in puma.parameters})))
    motors = np.diag([float(link.rotor * link.gear**2) for link in puma.links])
    for s in PUMA["states"][:1]:
        q, qd = s["q"], s["qd"]
        close(numbers(derivation, "mass_matrix", q, qd) - motors, s["M"])
        close(numbers(derivation, "coriolis_matrix", q, qd), s["C_christoffel"])
        close(numbers(derivation, "gravity_vector", q, qd).ravel(), s["gravity"])
    for step_id in ("end_placement", "mass_matrix"):
        assert verify(derivation, step_id).passed, step_id


def test_d_by_hand_from_the_jacobians_at_a_random_pose():
    """Σ m JᵀJ + J_ωᵀ R I Rᵀ J_ω with Jacobians from finite rotations, without the ring."""
    system, derivation = DEFAULT, lg.derive(DEFAULT)
    chain = system.chain
    q = np.array([0.7, -0.4, 1.1])
    defaults = {p.symbol: p.default for p in chain.parameters}

    def frames(q):
        here, found = np.eye(4), []
        for link, angle in zip(chain.links, q, strict=True):
            own = (link.before * link.motion * link.after).subs(defaults).subs(link.coordinate.q, angle)
            here = here @ np.array(own, dtype=float)
            found.append(here)
        return found

    total_mass = np.zeros((3, 3))
    for i, link in enumerate(chain.links):
        centre = np.array([*link.body.centre.subs(defaults), 1], dtype=float)
        inertia = np.array(link.body.inertia.subs(defaults), dtype=float)
        step = 1e-5
        v, w = np.zeros((3, 3)), np.zeros((3, 3))
        rotation = frames(q)[i][:3, :3]
        for j, unit in enumerate(np.eye(3)):
            ahead, behind = frames(q + step * unit)[i], frames(q - step * unit)[i]
            v[:, j] = ((ahead - behind) @ centre)[:3] / (2 * step)
            turning = (ahead - behind)[:3, :3] / (2 * step) @ rotation.T
            w[:, j] = turning[2, 1], turning[0, 2], turning[1, 0]
        mass = float(link.body.mass.subs(defaults))
        total_mass += mass * v.T @ v + w.T @ rotation @ inertia @ rotation.T @ w
    close(numbers(derivation, "mass_matrix", q, [0, 0, 0]), total_mass, 1e-8)


def test_a_modified_table_with_a_motor_and_a_slide():
    rows = (
        Row(m="m1", Ixx="J1", Iyy="J1", Izz="J1", Ia="Ia", gear="n"),
        Row(type="P", alpha="pi/2", m="2", cz="0.1", Ixx="0.1", Iyy="0.1", Izz="0.1"),
        Row(alpha="-pi/2", a="0.3", m="1", cx="0.2", Ixx="0.1", Iyy="0.1", Izz="0.1"),
    )
    table = Table(rows, "modified", constants=(Constant("n", "50", "0", "200"),), id="mixed")
    derivation = lg.derive(arm_system(chain_of(table)))
    for step in derivation:
        assert verify(derivation, step.id).passed, step.id
    s = derivation.system.symbols
    assert derivation["mass_matrix"].rhs[0, 0].has(s["Ia"] * s["n"] ** 2)


def test_christoffel_symbols_of_the_planar_two_link_arm():
    derivation = derived("planar_2r_arm")
    s = derivation.system.symbols
    h = -s["m2"] * s["l1"] * s["lc2"] * sp.sin(s["q2"])
    step = derivation["christoffel"]
    assert [str(name) for name in step.lhs] == ["c121", "c221", "c112"]
    assert all(lg.is_zero(x - y) for x, y in zip(step.rhs, (h, h, -h), strict=True))
    assert list(derivation["christoffel_count"].rhs) == [4, 8]


def test_what_is_too_large_is_left_out_and_named(brief):
    derivation = lg.derive(arm_system(arms.get("planar_3r_arm")))
    assert {"equations_of_motion", "christoffel", "damping", "skew"} <= set(derivation.omitted)
    assert not set(derivation.omitted) & set(derivation.ids)
    for step_id in (
        "standard_form",
        "velocity_same",
        "passivity",
        "skew_sum",
        "trace_form",
        "coriolis_matrix",
    ):
        assert verify(derivation, step_id).passed, step_id


def test_terms_are_counted_as_they_are_written():
    a, b, q = sp.symbols("a b q")
    assert terms(sp.S.Zero) == 0
    assert terms(a * (b + 2) * sp.cos(q) + b) == 3
    assert total([a, a + b]) == 3
    assert MANY > 1000


def test_sums_of_waves_become_products_where_that_is_shorter():
    a, p, q = sp.symbols("a p q")
    assert separated(sp.cos(p + q) / 2 + sp.cos(p - q) / 2) == sp.cos(p) * sp.cos(q)
    assert separated(a * sp.cos(p + q)) == a * sp.cos(p + q)


@pytest.mark.parametrize("name", ["anthropomorphic_arm", "rp_arm"])
def test_traces_give_the_velocity_and_gravity_terms_too(name):
    """D_ijk = Σ Tr(U_pjk Ĵ_p U_piᵀ) = c_jki and D_i = −Σ m_p g̃ᵀ U_pi r̄_p = g_i, as the lesson says."""
    chain, n = arms.get(name), range(arms.get(name).n)
    found = equations_of_motion(arm_system(chain))
    placed = pose(chain)
    weights = [forms.pseudo_inertia(link.body) for link in chain.links]
    down = sp.Matrix([*chain.gravity, 0])
    slope = {(p, i): placed.links[p].diff(chain.q[i]) for p in n for i in n}
    pairs = [
        (
            sum((slope[p, j].diff(chain.q[k]) * weights[p] * slope[p, i].T).trace() for p in n),
            found.christoffel[i][j, k],
        )
        for i in n
        for j in n
        for k in n
    ]
    centres = [sp.Matrix([*link.body.centre, 1]) for link in chain.links]
    pairs += [
        (
            -sum(chain.links[p].body.mass * (down.T * slope[p, i] * centres[p])[0] for p in n),
            found.gravity_vector[i],
        )
        for i in n
    ]
    symbols = (*chain.q, *(p.symbol for p in chain.parameters))
    state = np.random.default_rng(5).uniform(0.3, 1.7, len(symbols))
    by_traces, derived_ones = sp.lambdify(
        symbols, list(map(list, zip(*pairs, strict=True))), modules="numpy"
    )(*state)
    assert max(map(abs, derived_ones)) > 0.1
    close(by_traces, derived_ones, 1e-12)


@pytest.mark.parametrize("name", ["scara_arm", "rp_arm"])
def test_jacobians_of_points_are_their_derivatives(name):
    chain = arms.get(name)
    points = arm_points(chain)
    symbols = (*chain.q, *(p.symbol for p in chain.parameters))
    state = (*np.linspace(0.3, 1.7, chain.n), *(p.default for p in chain.parameters))
    slopes = [sp.diff(x, q) for point in points for x in point for q in chain.q]
    both = [list(jacobians_program(chain, points).expanded()), slopes]
    found, expected = sp.lambdify(symbols, both, modules="numpy")(*state)
    close(found, expected, 1e-12)


def arm_points(chain):
    placed = pose(chain)
    return [*(tuple(c) for c in placed.centres), tuple(placed.links[-1][:3, 3])]


def test_a_derivation_travels_to_other_processes():
    there = pickle.loads(pickle.dumps(lg.derive(DEFAULT)))  # noqa: S301 - made one line above
    assert there.ids == lg.derive(DEFAULT).ids
    assert there["mass_matrix"].rhs == DEFAULT.mass_matrix


@pytest.mark.parametrize("name", SMALL)
def test_the_root_of_the_mass_matrix(name):
    steps = derived(name)
    zero = np.zeros(steps.system.n)
    mass = lg.compile(steps.system).mass_matrix(zero, steps.system.values())
    close(numbers(steps, "root_squared", zero, zero), mass, 1e-9)
    root = numbers(steps, "mass_root", zero, zero)
    assert np.all(np.linalg.eigvalsh(root) > 0)
    # K = ½ uᵀu, u = S q̇
    qd = np.linspace(0.3, 1.0, steps.system.n)
    close(
        np.sum((root @ qd) ** 2) / 2,
        lg.compile(steps.system).energies(zero, qd, steps.system.values())[0],
        1e-9,
    )
