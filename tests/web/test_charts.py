"""The figures of the charts."""

import numpy as np
import pytest

import lagrange as lg
from lagrange.web import figures, languages, lessons
from lagrange.web.drawing import Drawing
from lagrange.web.palette import colours
from lagrange.web.period import period
from lagrange.web.phase import phase_portrait


def drawing(name, code="en", q=None, qd=None, **changed):
    system = lg.systems.get(name)
    values = system.values(**changed)
    start, rates = system.start
    run = lg.simulate(system, values, q or start, qd or rates, duration=3.0, samples=101)
    return Drawing(system, lessons.model(name), values, run, languages.get(code), "KP", colours("light"))


@pytest.mark.parametrize("name", lg.systems.names())
@pytest.mark.parametrize("code", languages.codes())
def test_every_system_has_charts_with_words(name, code):
    made = [chart for make in figures.CHARTS if (chart := make(drawing(name, code))) is not None]
    assert [chart.id for chart in made][:2] == ["energies", "coordinates"]
    for chart in made:
        assert chart.title
        assert "{" not in chart.summary
        assert "chart." not in chart.figure.to_json()
        assert any(axis.title.text for axis in chart.figure.select_xaxes())
        assert all(axis.title.text for axis in chart.figure.select_yaxes())


def test_the_period_chart_is_the_elliptic_integral():
    chart = period(drawing("pendulum", q=[np.pi / 2]))
    exact, small, here = chart.figure.data
    t0 = 2 * np.pi * np.sqrt(1 / 9.81)
    assert small.y[0] == pytest.approx(t0)
    assert here.x[0] == pytest.approx(90)
    assert here.y[0] == pytest.approx(1.1803405990 * t0, rel=1e-9)
    assert exact.y[0] == pytest.approx(t0)


def test_no_period_without_gravity_and_no_mark_when_turning_over():
    assert period(drawing("pendulum", g=0.0)) is None
    assert len(period(drawing("pendulum", qd=[9.0])).figure.data) == 2


def test_the_phase_portrait_keeps_the_orbit_in_one_turn():
    chart = phase_portrait(drawing("pendulum", qd=[9.0]))
    orbit = chart.figure.data[-1]
    assert np.nanmax(np.abs(orbit.x)) <= np.pi
    assert np.isnan(orbit.x).any()
    assert max(np.abs(orbit.y)) < chart.figure.layout.yaxis.range[1]


@pytest.mark.parametrize("changed", [{"g": 0.0}, {"b": 5.0}, {"m": 10.0, "l": 0.01}])
def test_edges_are_drawn(changed):
    assert phase_portrait(drawing("pendulum", qd=[0.0], **changed)) is not None
