import re

import numpy as np
import pytest
import sympy as sp

from lagrange import rigid_body as rb
from lagrange.multibody import Body
from lagrange.placements import rotation_x, rotation_y, rotation_z, shift
from tests.oracles import close, load

TRUTH = load("inertia_tensors.json")
SHAPES = {
    "solid box": lambda m, d: rb.box(m, d["x"], d["y"], d["z"]),
    "thin spherical shell": lambda m, d: rb.spherical_shell(m, d["r"]),
    "hollow cylinder / tube (axis z)": lambda m, d: rb.hollow_cylinder(m, d["r_in"], d["r_out"], d["h"]),
    "thin hoop (axis z)": lambda m, d: rb.hoop(m, d["r"]),
    "thin rectangular plate (normal z)": lambda m, d: rb.plate(m, d["x"], d["y"]),
    "solid cone (apex at +z, base centre at origin)": lambda m, d: rb.solid_cone(m, d["r"], d["h"]),
    "solid torus (axis z)": lambda m, d: rb.solid_torus(m, d["R"], d["r"]),
}
m, r, h = sp.symbols("m r h", positive=True)
z = sp.Symbol("z")


@pytest.mark.parametrize("case", TRUTH["shapes"], ids=lambda c: c["shape"])
def test_shapes_against_independent_numbers(case):
    close(SHAPES[case["shape"]](case["mass"], case["dimensions"]), case["I_com"])


def _by_integration(radius):
    """∫ (r·r 1 − r rᵀ) dm about the centre of mass of a solid of revolution, in cylinder coordinates."""
    rho, phi = sp.symbols("rho phi")
    point = sp.Matrix([rho * sp.cos(phi), rho * sp.sin(phi), z])

    def over(f):
        disc = sp.integrate(sp.integrate(f * rho, (rho, 0, radius)), (phi, 0, 2 * sp.pi))
        return sp.integrate(disc, (z, 0, h))

    volume = over(sp.S.One)
    centre = point.applyfunc(over) / volume
    tensor = (point.dot(point) * sp.eye(3) - point * point.T).applyfunc(over) * m / volume
    return sp.simplify(rb.about_centre(tensor, m, centre))


@pytest.mark.parametrize(
    ("tensor", "radius"),
    [(rb.solid_cylinder(m, r, h), r), (rb.solid_cone(m, r, h), r * (1 - z / h))],
    ids=["cylinder", "cone"],
)
def test_solids_of_revolution_by_integration(tensor, radius):
    assert sp.simplify(_by_integration(radius) - tensor) == sp.zeros(3, 3)


def test_limits_of_shapes_are_other_shapes():
    a = sp.Symbol("a", positive=True)
    assert rb.solid_cylinder(m, 0, h) == rb.rod(m, h)
    assert rb.box(m, 0, 0, h) == rb.rod(m, h)
    assert rb.hollow_sphere(m, 0, r) == rb.solid_sphere(m, r)
    shell = rb.hollow_sphere(m, a, r).applyfunc(lambda e: sp.limit(e, a, r))
    assert shell == rb.spherical_shell(m, r)
    assert rb.solid_torus(m, r, 0) == rb.hoop(m, r)
    assert rb.conical_shell(m, r, 0) == rb.disc(m, r)
    assert rb.rod(m, h, axis="x")[0, 0] == 0


def test_a_box_about_its_corner():
    case = TRUTH["box_about_corner"]
    d = case["dimensions"]
    tensor = rb.box(case["mass"], d["x"], d["y"], d["z"])
    corner = [d["x"] / 2, d["y"] / 2, d["z"] / 2]
    close(rb.parallel_axis(tensor, case["mass"], corner), case["I_corner"])


@pytest.mark.parametrize("case", TRUTH["parallel_axis"], ids=["first", "second"])
def test_parallel_axes_principal_moments_and_oblique_axes(case):
    tensor = sp.Matrix(case["I_com"])
    about = rb.parallel_axis(tensor, case["mass"], case["com_from_O"])
    close(about, case["I_O"])
    close(rb.about_centre(about, case["mass"], case["com_from_O"]), case["I_com"])
    close(rb.principal_moments(tensor), case["principal_moments_com"])
    close(float(rb.moment_about(about, case["axis"])), case["moment_about_axis_through_O"])


def test_a_composite_of_turned_boxes():
    case = TRUTH["composites"][0]
    parts = []
    for part in case["parts"]:
        yaw, pitch, roll = part["euler_ZYX_radians_yaw_pitch_roll"]
        body = Body(part["mass"], sp.zeros(3, 1), rb.box(part["mass"], *part["xyz"]))
        turn = rotation_z(yaw) * rotation_y(pitch) * rotation_x(roll)
        parts.append(rb.placed(body, shift(*part["position"]) * turn))
    whole = rb.composite(parts)
    close(float(whole.mass), case["mass"])
    close(np.array(whole.centre, dtype=float)[:, 0], case["com"])
    close(whole.inertia, case["I_com"])
    close(rb.principal_moments(whole.inertia), case["principal_moments"])


def test_the_pseudo_inertia_holds_mass_centre_and_second_moments():
    body = Body(m, sp.ImmutableMatrix([h, 0, 0]), rb.rod(m, r, axis="x"))
    expected = sp.diag(m * r**2 / 12 + m * h**2, 0, 0, m)
    expected[0, 3] = expected[3, 0] = m * h
    assert sp.expand(rb.pseudo_inertia(body) - expected) == sp.zeros(4, 4)


@pytest.mark.parametrize(
    ("tensor", "fault"),
    [
        (sp.diag(1, 2, 2.5), None),
        (sp.diag(1, 1, 2), None),
        (sp.diag(0, 0, 0), None),
        (rb.rotated(sp.diag(1, 2, 3), (rotation_x(0.3) * rotation_z(1.2))[:3, :3]), None),
        (sp.diag(1, 1, 2.01), "triangle inequality.* 2.01 kg m² must be at most 2"),
        (sp.diag(-0.1, 1, 1), "not positive.*-0.1"),
        (sp.Matrix([[1, 0.1, 0], [0, 1, 0], [0, 0, 1]]), "not symmetric"),
        (sp.diag(1, 1, float("nan")), "not finite"),
    ],
)
def test_what_no_body_can_have_is_named(tensor, fault):
    found = rb.inertia_fault(tensor)
    if fault is None:
        assert found is None
    else:
        assert re.search(fault, str(found))
