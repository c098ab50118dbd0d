"""The three planar two-link arms, against independent numbers and against each other."""

import numpy as np
import pytest
import sympy as sp

import lagrange as lg
from lagrange.equations import energies
from tests.oracles import check_states, load

ARM, RODS, POINTS = (lg.systems.get(f"two_link_{kind}") for kind in ("arm", "rods", "points"))
CASES = load("planar2r.json")["cases"]
KIND = {"uniform_rods": RODS, "point_masses": POINTS}


@pytest.mark.parametrize("case", CASES, ids=lambda c: c["id"])
def test_angles_from_the_horizontal(case):
    check_states(ARM, ARM.values(**case["params"]), case["horizontal_relative"])


@pytest.mark.parametrize("case", [c for c in CASES if "general" not in c["id"]], ids=lambda c: c["id"])
def test_angles_from_straight_down(case):
    system = KIND[case["id"].rsplit("_", 1)[0]]
    own = {k: v for k, v in case["params"].items() if k in {p.name for p in system.parameters}}
    check_states(system, system.values(**own), case["down_relative"])


@pytest.mark.parametrize("case", load("double_pendulum.json")["cases"], ids=lambda c: c["id"])
def test_trajectories_of_the_double_pendulum(case):
    system = KIND[case["inertia_model"]]
    own = {k: v for k, v in case["params"].items() if k in {p.name for p in system.parameters}}
    s, t = case["initial"], np.array(case["t"])
    run = lg.simulate(
        system,
        system.values(**own),
        [s["phi1"], s["phi2"] - s["phi1"]],
        [s["phi1d"], s["phi2d"] - s["phi1d"]],
        duration=t[-1],
        samples=len(t),
    )
    comparable = t <= case["comparable_until"]["1e-9"]
    assert comparable.sum() >= 2
    expected = np.column_stack([case["phi1"], np.subtract(case["phi2"], case["phi1"])])
    np.testing.assert_allclose(run.q[comparable], expected[comparable], rtol=0, atol=1e-9)
    rates = np.column_stack([case["phi1d"], np.subtract(case["phi2d"], case["phi1d"])])
    np.testing.assert_allclose(run.qd[comparable], rates[comparable], rtol=0, atol=1e-8)


@pytest.mark.parametrize("system", [RODS, POINTS], ids=lambda s: s.id)
def test_the_conventions_agree_under_the_change_of_variables(system):
    """q₁ = θ₁ − π/2, l_c and I of rods or points: the same energies, M, C and G, symbolically."""
    s, a = system.symbols, ARM.symbols
    rods = system is RODS
    change = {a["q1"]: s["q1"] - sp.pi / 2}
    for i in ("1", "2"):
        change[a[f"lc{i}"]] = s[f"l{i}"] / 2 if rods else s[f"l{i}"]
        change[a[f"I{i}"]] = s[f"m{i}"] * s[f"l{i}"] ** 2 / 12 if rods else 0
    ours, general = lg.equations_of_motion(system), lg.equations_of_motion(ARM)
    for name in ("mass_matrix", "coriolis_matrix", "gravity_vector"):
        difference = getattr(general, name).subs(change) - getattr(ours, name)
        assert all(lg.is_zero(entry) for entry in difference), name
    for theirs, own in zip(energies(ARM), energies(system), strict=True):
        assert lg.is_zero(theirs.subs(change) - own)


def test_the_motion_is_the_same_in_both_conventions():
    down = lg.simulate(RODS, RODS.values(), [np.pi / 4, np.pi / 2], [0.0, 0.0], duration=3.0)
    across = lg.simulate(ARM, ARM.values(), [-np.pi / 4, np.pi / 2], [0.0, 0.0], duration=3.0)
    np.testing.assert_allclose(across.q + np.array([np.pi / 2, 0.0]), down.q, atol=1e-8)


def _by_hand(s):
    """Notes 5 (31)–(44) with their misprints corrected."""
    q1, q2, q1d, q2d = s["q1"], s["q2"], s["q1d"], s["q2d"]
    m1, m2, l1, lc1, lc2 = (s[k] for k in ("m1", "m2", "l1", "lc1", "lc2"))
    i1, i2, g = s["I1"], s["I2"], s["g"]
    h = -m2 * l1 * lc2 * sp.sin(q2)
    d12 = m2 * (lc2**2 + l1 * lc2 * sp.cos(q2)) + i2
    d11 = m1 * lc1**2 + m2 * (l1**2 + lc2**2 + 2 * l1 * lc2 * sp.cos(q2)) + i1 + i2
    d22 = m2 * lc2**2 + i2
    c = sp.Matrix([[h * q2d, h * (q1d + q2d)], [-h * q1d, 0]])
    g1 = (m1 * lc1 + m2 * l1) * g * sp.cos(q1) + m2 * lc2 * g * sp.cos(q1 + q2)
    g2 = m2 * lc2 * g * sp.cos(q1 + q2)
    potential = (m1 * lc1 + m2 * l1) * g * sp.sin(q1) + m2 * lc2 * g * sp.sin(q1 + q2)
    left = [
        d11 * s["q1dd"] + d12 * s["q2dd"] + 2 * h * q1d * q2d + h * q2d**2 + g1,
        d12 * s["q1dd"] + d22 * s["q2dd"] - h * q1d**2 + g2,
    ]
    return {
        "positions": [
            lc1 * sp.cos(q1),
            lc1 * sp.sin(q1),
            l1 * sp.cos(q1) + lc2 * sp.cos(q1 + q2),
            l1 * sp.sin(q1) + lc2 * sp.sin(q1 + q2),
        ],
        "linear_jacobians": [[-lc1 * sp.sin(q1), 0], [lc1 * sp.cos(q1), 0]],
        "linear_jacobian_2": [
            [-l1 * sp.sin(q1) - lc2 * sp.sin(q1 + q2), -lc2 * sp.sin(q1 + q2)],
            [l1 * sp.cos(q1) + lc2 * sp.cos(q1 + q2), lc2 * sp.cos(q1 + q2)],
        ],
        "angular_velocities": [q1d, q1d + q2d],
        "rotation_energy": (i1 + i2) * q1d**2 / 2 + i2 * q1d * q2d + i2 * q2d**2 / 2,
        "mass_matrix": [[d11, d12], [d12, d22]],
        "potential_energy": potential,
        "gravity_vector": [g1, g2],
        "momenta": [d11 * q1d + d12 * q2d, d12 * q1d + d22 * q2d],
        "position_partials": [0, h * (q1d**2 + q1d * q2d)],
        "h": h,
        "christoffel": [0, h, h, h, -h, 0, 0, 0],
        "centrifugal": [h * q2d**2, -h * q1d**2],
        "coriolis": [2 * h * q1d * q2d, 0],
        "coriolis_matrix": c,
        "equations_of_motion": left,
        "component_form": left,
        "standard_form": left,
        "coriolis_same_product": [0, 0],
        "slides_coefficients": [0, h, h, h, -h, 0, 0, 0],
        "skew": [[0, -h * (2 * q1d + q2d)], [h * (2 * q1d + q2d), 0]],
        "passivity": [0],
        "coriolis_power": [h * q1d * q2d * (q1d + q2d)],
    }


def test_the_arm_of_notes_5_by_hand():
    derivation = lg.derive(ARM)
    for step_id, expected in _by_hand(ARM.symbols).items():
        actual = derivation[step_id].rhs
        pairs = zip(
            sp.Matrix([actual]),
            sp.Matrix([sp.Matrix(expected) if isinstance(expected, list) else expected]),
            strict=True,
        )
        assert all(lg.is_zero(a - e) for a, e in pairs), step_id


def test_another_c_gives_the_same_product_but_no_skew_matrix():
    derivation = lg.derive(ARM)
    other = derivation["not_skew"].rhs
    assert any(not lg.is_zero(entry) for entry in other + other.T)
    skew = derivation["skew"].rhs
    assert all(lg.is_zero(entry) for entry in skew + skew.T)


def test_every_numbered_equation_of_notes_5_for_these_systems_is_cited():
    cited = set()
    for name in ("particle", "pendulum", "two_link_arm"):
        for step in lg.derive(lg.systems.get(name)):
            if step.source is not None and step.source.document == "notes5":
                cited |= set(step.source.equation.split(", "))
    numbered = {str(n) for n in (*range(1, 8), 9, 13, *range(19, 22), *range(23, 45))}
    assert numbered <= cited


def test_known_numbers_of_the_rods():
    """5 kg and 1 m: d₁₁ = 13.33 straight and 3.33 kg m² folded; no recoil at cos q₂ = −2/3."""
    model, p = lg.compile(RODS), RODS.values()
    assert model.mass_matrix([0.3, 0.0], p)[0, 0] == pytest.approx(40 / 3)
    assert model.mass_matrix([0.3, np.pi], p)[0, 0] == pytest.approx(10 / 3)
    assert model.mass_matrix([0.3, np.arccos(-2 / 3)], p)[0, 1] == pytest.approx(0.0, abs=1e-12)
