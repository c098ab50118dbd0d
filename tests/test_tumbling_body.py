"""The tumbling body against Euler's equations in the body's axes, which know no angles."""

import itertools

import numpy as np
import pytest
import sympy

import lagrange as lg
from lagrange.free_body import FreeBody, tumble
from lagrange.web import answers, demonstrations, lessons
from lagrange.web.blocks import Try
from tests.oracles import close

SYSTEM = lg.systems.get("tumbling_body")


def rotation(q):
    """R (N, 3, 3) by three turnings of numbers, and ω (N, 3) in the body's axes by their rates."""
    (cf, ct, cp), (sf, st, sp) = np.cos(q.T), np.sin(q.T)
    zero, one = np.zeros_like(cf), np.ones_like(cf)
    about_z = [np.array([[c, -s, zero], [s, c, zero], [zero, zero, one]]) for c, s in ((cf, sf), (cp, sp))]
    about_x = np.array([[one, zero, zero], [zero, ct, -st], [zero, st, ct]])
    return np.einsum("ijn,jkn,kln->nil", about_z[0], about_x, about_z[1])


def spin(q, qd):
    """ω (N, 3) in the body's axes: each rate about its own axis."""
    axes = rotation(q).swapaxes(1, 2)
    nodes = np.stack([np.cos(q[:, 0]), np.sin(q[:, 0]), np.zeros(len(q))], axis=1)
    vertical = np.broadcast_to([0.0, 0.0, 1.0], nodes.shape)
    outside = vertical * qd[:, :1] + nodes * qd[:, 1:2]
    return np.einsum("nij,nj->ni", axes, outside) + np.array([0.0, 0.0, 1.0]) * qd[:, 2:]


def quaternion(matrix):
    """The unit quaternion w, x, y, z of a rotation by less than half a turn."""
    w = np.sqrt(1 + np.trace(matrix)) / 2
    return np.array([w, *(np.array([(matrix - matrix.T)[k] for k in ((2, 1), (0, 2), (1, 0))]) / (4 * w))])


def _demonstrated():
    """Parameters and start of every demonstration of the lesson."""
    present = answers.usual(SYSTEM.id)
    for section in lessons.text(SYSTEM.id, "en").sections:
        for part in section.parts:
            if isinstance(part, Try):
                made = demonstrations.payload(part.demonstration, present, whole=True)
                yield pytest.param(made["parameters"], made["start"]["q"], made["start"]["qd"], id=part.id)


DEMONSTRATED = list(_demonstrated())


@pytest.mark.parametrize(("values", "q", "qd"), DEMONSTRATED)
def test_it_moves_as_eulers_equations_say(values, q, qd):
    p = SYSTEM.values(**values)
    run = lg.simulate(SYSTEM, p, q, qd, duration=5.0, samples=501, tolerance=1e-10)
    start, omega = rotation(np.array([q]))[0], spin(np.array([q]), np.array([qd]))[0]
    known = tumble(FreeBody(tuple(p.values())), omega, duration=5.0, rate=100.0, quaternion=quaternion(start))
    close(run.t, known.t)
    close(rotation(run.q), known.rotation, 1e-6)
    close(spin(run.q, run.qd), known.omega, 1e-6)
    # H stays in space, and the motion keeps away from the poses where the angles fail.
    momentum = np.einsum("nij,nj->ni", rotation(run.q), spin(run.q, run.qd) * list(p.values()))
    close(momentum, np.broadcast_to(momentum[0], momentum.shape), 1e-6)
    assert np.abs(np.sin(run.q[:, 1])).min() > 0.3


def test_from_the_usual_start_the_angles_hold_at_every_end_of_the_sliders():
    """Near θ = 0 the mass matrix is nearly singular, but where H lies along Z the rates stay finite."""
    for moments in itertools.product((1.0, 2.0), repeat=3):
        p = SYSTEM.values(**dict(zip(("I1", "I2", "I3"), moments, strict=True)))
        run = lg.simulate(SYSTEM, p, *SYSTEM.start, duration=6.0, samples=101, tolerance=1e-8)
        assert np.ptp(run.T) < 1e-5 * run.T[0], moments
        assert np.abs(run.qd).max() < 20.0, moments


def test_it_swings_over_about_axis_2_only():
    present = {case.id: case.values for case in DEMONSTRATED}
    for name, axis, swings in (("about_1", 0, False), ("about_2", 1, True), ("about_3", 2, False)):
        values, q, qd = present[name]
        run = lg.simulate(SYSTEM, SYSTEM.values(**values), q, qd, duration=8.0, samples=201, tolerance=1e-8)
        along = spin(run.q, run.qd)[:, axis]
        assert bool(along.min() < -0.9 * along.max()) is swings, name
        assert along.max() > 0


def test_a_symmetric_body_precesses_at_the_exact_rates():
    h, theta, (a, c) = 5.0, 0.7, (1.2, 1.9)
    p = SYSTEM.values(I1=a, I2=a, I3=c)
    qd = [h / a, 0.0, h * np.cos(theta) * (1 / c - 1 / a)]
    run = lg.simulate(SYSTEM, p, [0.3, theta, 0.1], qd, duration=5.0, samples=101, tolerance=1e-10)
    close(run.q - [0.3, theta, 0.1], run.t[:, None] * np.array(qd), 1e-6)


@pytest.mark.parametrize("axis", [0, 1, 2])
def test_the_wobble_is_that_of_the_free_body(axis):
    moments, speed = (1.1, 1.4, 1.9), 3.0
    steps = lg.derive(SYSTEM)
    square = steps["wobble"].rhs[axis]
    numbers = dict(zip((p.name for p in SYSTEM.parameters), moments, strict=True))
    value = float(square.subs({s: numbers.get(s.name, speed) for s in square.free_symbols}))
    rate = FreeBody(moments).growth_rate(axis, speed)
    assert max(value, 0.0) == pytest.approx(rate**2)


def test_the_block_that_is_drawn_has_these_moments():
    p = SYSTEM.values(I1=1.1, I2=1.4, I3=1.9)
    known = {parameter.symbol: sympy.Float(p[parameter.name]) for parameter in SYSTEM.parameters}
    known |= dict.fromkeys(SYSTEM.q, sympy.Integer(0))
    points = {
        name: np.array([float(x.xreplace(known)) for x in at]) for name, at in SYSTEM.figure.points.items()
    }
    a, b, c = points["corner+++"] - points["corner---"]
    close(12 * np.array([b * b + c * c, a * a + c * c, a * a + b * b]) / 12, list(p.values()))
    faces = [shape.corners for shape in SYSTEM.figure.shapes if shape.kind == "face"]
    assert len({frozenset(corners) for corners in faces}) == 6
    for corners in faces:
        edges = np.diff([points[name] for name in (*corners, corners[0])], axis=0)
        assert np.linalg.matrix_rank(edges) == 2
        close(edges[0] @ edges[1], 0.0)


def test_the_arrows_are_momentum_and_angular_velocity():
    p = SYSTEM.values()
    q, qd = np.array([[0.4, 1.1, -0.6]]), np.array([[0.7, -0.3, 1.9]])
    known = {parameter.symbol: sympy.Float(p[parameter.name]) for parameter in SYSTEM.parameters}
    known |= dict(zip((*SYSTEM.q, *SYSTEM.qd), map(sympy.Float, (*q[0], *qd[0])), strict=True))
    arrows = {shape.kind: shape for shape in SYSTEM.figure.shapes if hasattr(shape, "z")}
    turn, omega = rotation(q)[0], spin(q, qd)[0]
    for kind, expected in (
        ("angular_velocity", turn @ omega),
        ("angular_momentum", turn @ (omega * np.array(list(p.values())))),
    ):
        shown = [float(x.xreplace(known)) for x in (arrows[kind].x, arrows[kind].y, arrows[kind].z)]
        close(shown, expected)
