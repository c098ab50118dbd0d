from itertools import pairwise

import pytest
import sympy as sp

import lagrange as lg
from lagrange.chain_programs import terms_program
from lagrange.figure import Figure, planar
from lagrange.multibody import Link
from lagrange.operations import Operations, operations, operations_shared
from lagrange.recursion import accelerations, rates, recursion
from lagrange.system import time_derivative
from lagrange.systems.planar import planar_arm
from lagrange.tape import Program, Tape
from tests.arms import about_x, about_z, body, chain_of, placement, planar_links

FIGURE = Figure({"base": planar(0, 0)}, (), (sp.S.Zero,) * 4, (), (), ())


def left_sides(system):
    """M q̈ + C q̇ + G of a system, by Lagrange's equations."""
    e = lg.equations_of_motion(system)
    return e.mass_matrix * sp.Matrix(system.qdd) + e.centrifugal + e.coriolis + e.gravity_vector


@pytest.mark.parametrize("modified", [False, True], ids=["standard", "modified"])
@pytest.mark.parametrize("n", [1, 2, 3])
def test_a_planar_arm_is_the_lagrangian_one(n, modified):
    found = recursion(planar_links(n, modified=modified)).expanded()
    for tau, left in zip(found, left_sides(planar_arm(n)), strict=True):
        assert lg.is_zero(tau - left)


def polar_chain():
    """The rod that turns and the point mass that slides along it, of the registered system."""
    system = lg.systems.get("polar_arm")
    m, g = system.symbols["m"], system.symbols["g"]
    # The second joint's z is the rod's x.
    along = placement(sp.Matrix([[0, 0, 1], [1, 0, 0], [0, 1, 0]]))
    links = [
        Link("revolute", system.coordinates[0], body(0), -1),
        Link("prismatic", system.coordinates[1], body(m), 0, before=along),
    ]
    return chain_of(links, (0, -g, 0), system.parameters), system


def test_the_polar_arm_is_the_lagrangian_one():
    chain, system = polar_chain()
    for tau, left in zip(recursion(chain).expanded(), left_sides(system), strict=True):
        assert lg.is_zero(tau - left)


def spatial_arm():
    """Two joints with a twist between their axes, full inertia tensors, gravity along −z."""
    names = "m1 m2 a1 d1 alpha1 c1x c1y c2x c2z Ixx1 Iyy1 Izz1 Ixx2 Iyy2 Izz2 Ixy2 Ixz2 g"
    parameters = [lg.Parameter(name, 1.0, (0.0, 5.0), "") for name in names.split()]
    s = {p.name: p.symbol for p in parameters}
    coordinates = planar_arm(2).coordinates
    bodies = (
        body(s["m1"], (s["c1x"], s["c1y"], 0), (s["Ixx1"], s["Iyy1"], s["Izz1"])),
        body(
            s["m2"],
            (s["c2x"], 0, s["c2z"]),
            (s["Ixx2"], s["Iyy2"], s["Izz2"], s["Ixy2"], s["Ixz2"], 0),
        ),
    )
    after = placement(shift=(s["a1"], 0, 0)) * about_x(s["alpha1"])
    links = [
        Link("revolute", coordinates[0], bodies[0], -1, placement(shift=(0, 0, s["d1"])), after),
        Link("revolute", coordinates[1], bodies[1], 0),
    ]
    return chain_of(links, (0, 0, -s["g"]), parameters)


def system_by_velocities(chain):
    """T and V from the motion of each link's frame, differentiated in time; no recursion in it."""
    coordinates = tuple(link.coordinate for link in chain.links)
    pose, kinetic, potential = sp.eye(4), sp.S.Zero, sp.S.Zero
    for link in chain.links:
        pose = pose * link.before * about_z(link.coordinate.q) * link.after
        turn, b = pose[:3, :3], link.body
        centre = (pose * sp.Matrix([*b.centre, 1]))[:3, 0]
        velocity = centre.applyfunc(lambda e: time_derivative(e, coordinates))
        # Ṙᵀ R is the cross product by −ω, in the link's axes.
        spin = turn.applyfunc(lambda e: time_derivative(e, coordinates)).T * turn
        omega = sp.Matrix([spin[1, 2], spin[2, 0], spin[0, 1]])
        kinetic += (b.mass * velocity.dot(velocity) + (omega.T * b.inertia * omega)[0]) / 2
        potential -= b.mass * chain.gravity.dot(centre)
    return lg.System("spatial", coordinates, chain.parameters, kinetic, potential, FIGURE)


def test_the_terms_of_a_spatial_arm_are_the_lagrangian_ones():
    chain = spatial_arm()
    e = lg.equations_of_motion(system_by_velocities(chain))
    closed = [*e.mass_matrix, *e.centrifugal, *e.coriolis, *e.gravity_vector]
    for found, expected in zip(terms_program(chain).expanded(), closed, strict=True):
        assert lg.is_zero(found - expected)


def test_every_step_uses_only_what_stands_before_it():
    chain = spatial_arm()
    known = {*(link.coordinate.q for link in chain.links), *rates(chain), *accelerations(chain)}
    known |= {p.symbol for p in chain.parameters}
    for a in recursion(chain).assignments:
        assert a.expression.free_symbols <= known
        assert a.symbol not in known
        assert not a.expression.is_Atom
        known.add(a.symbol)


def test_every_step_says_what_it_is():
    steps = {str(a.symbol): a for a in recursion(planar_links(2)).assignments}
    f = steps["_f2x_in1"]
    assert (f.quantity, f.link, f.component, f.axes) == ("f", 2, "x", "1")
    assert (steps["_a_c2y"].quantity, steps["_a_c2y"].link) == ("a_c", 2)
    # In the plane nothing is left of the other components.
    assert not {"_omega2x", "_alpha2y", "_F2z", "_n2x"} & steps.keys()


def test_the_recursion_grows_by_the_same_for_every_link():
    totals = [recursion(planar_links(n)).operations.total for n in range(2, 8)]
    growth = [b - a for a, b in pairwise(totals)]
    assert growth[1:] == [growth[1]] * len(growth[1:])


def test_the_closed_form_outgrows_the_recursion():
    closed = operations_shared(left_sides(planar_arm(4)))
    assert closed.total > recursion(planar_links(4)).operations.total


def test_operations_are_counted_as_one_would_by_hand():
    a, b, c = sp.symbols("a b c")
    assert operations([a * b + c]) == Operations(1, 1, 0)
    assert operations([-a * b - c]) == Operations(1, 1, 0)
    assert operations([a**3 + sp.sin(b) / c]) == Operations(3, 1, 1)
    assert operations([2 * a - b, sp.S.Zero, a]) == Operations(1, 1, 0)
    assert operations_shared([(a + b) * c, (a + b) ** 2]) == Operations(2, 1, 0)


def test_a_program_keeps_only_what_its_outputs_need():
    a, b = sp.symbols("a b")
    tape = Tape()
    x = tape.scalar(a + b, "x")
    y = tape.scalar(x * b, "y")
    tape.scalar(x * a, "z")
    program = Program.of(tape.assignments, [y])
    assert [s.quantity for s in program.assignments] == ["x", "y"]
    assert program.expanded() == ((a + b) * b,)
    assert program.released() == [(x, a + b), (y, x * b), (x, None)]
    assert tape.scalar(a + b, "again") == x
