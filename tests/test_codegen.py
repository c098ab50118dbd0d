import re

import lagrange as lg
from lagrange.figure import Angle, Force


def test_the_module_exports_what_the_stage_calls(system):
    text = lg.codegen.javascript(system)
    for name in ("terms", "energies", "points", "jacobians", "quantities", "extent"):
        assert f"export function {name}(" in text
    assert f"n = {system.n}, pointCount = {len(system.figure.points)}" in text
    assert "**" not in text
    assert "Pow(" not in text


def test_every_output_is_written_once(system):
    n, points = system.n, len(system.figure.points)
    sizes = {
        "terms": n * n + 4 * n,
        "energies": 2,
        "points": 3 * points,
        "jacobians": 3 * points * n,
        "extent": 4,
    }
    text = lg.codegen.javascript(system)
    for name, size in sizes.items():
        body = re.search(rf"function {name}\(.*?\n}}", text, re.DOTALL)[0]
        assert [int(i) for i in re.findall(r"out\[(\d+)\] =", body)] == list(range(size)), name


def test_every_scalar_of_a_figure_is_found(pendulum):
    scalars = pendulum.figure.scalars()
    for shape in pendulum.figure.shapes:
        if isinstance(shape, Angle):
            assert {shape.start, shape.end} <= set(scalars)
        if isinstance(shape, Force):
            assert {shape.x, shape.y} <= set(scalars)


def test_the_figure_refers_only_to_points_that_it_has(system):
    figure = system.figure
    used = {getattr(s, f) for s in figure.shapes for f in ("at", "begin", "finish") if hasattr(s, f)}
    assert used | set(figure.pullable) | set(figure.trails) | set(figure.acts_at) <= set(figure.points)
    assert len(figure.acts_at) == len(figure.axes) == system.n
    names = {p.name for p in system.parameters}
    assert {s.size for s in figure.shapes if hasattr(s, "size")} <= names
