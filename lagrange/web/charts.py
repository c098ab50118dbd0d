"""The charts under a lesson: the committed motion, computed by Python and drawn by Plotly.

They stand in a fragment that waits until the reader comes near: Plotly's library is large, and the
stage shall move first.
"""

from __future__ import annotations

from functools import lru_cache

import streamlit as st

import lagrange as lg
from lagrange.simulation import Trajectory
from lagrange.web import browser, figures, languages, lessons, state
from lagrange.web.drawing import Chart, Drawing
from lagrange.web.evaluation import Present
from lagrange.web.palette import colours
from lagrange.web.steps import theme

DURATION = 10.0
"""Seconds of the motion that the charts show."""


@st.fragment
def show(system_id: str) -> None:
    """The charts of the committed motion."""
    say = languages.get(state.view().language)
    with st.container(key="charts-head"):
        st.header(say("chart.title"), anchor="charts")
        st.markdown(say("chart.lead", seconds=f"{DURATION:g}"))
    near = browser.is_near(f"charts-{system_id}")
    with st.container(key="charts-body"):
        if not near:
            return
        place, shown = state.progress(system_id), state.view()
        present = Present(system_id, place.parameters, place.q, place.qd)
        charts = _charts(present, shown.language, shown.notation.energy, theme())
        for left, right in zip(charts[::2], [*charts[1::2], None][: len(charts[::2])], strict=True):
            for column, chart in zip(st.columns(2, gap="large"), (left, right), strict=True):
                if chart is not None:
                    with column:
                        _show(chart)


def _show(chart: Chart) -> None:
    st.markdown(f"**{chart.title}**")
    st.plotly_chart(
        chart.figure,
        key=f"chart-{chart.id}",
        alt=chart.summary,
        height=chart.height,
        config={"displayModeBar": False, "responsive": True},
    )


@lru_cache(maxsize=128)
def _run(present: Present) -> Trajectory:
    system = lessons.system(present.system_id)
    return lg.simulate(
        system, present.values(), present.q, present.qd, duration=DURATION, samples=401, tolerance=1e-9
    )


@lru_cache(maxsize=128)
def _charts(present: Present, language: str, energy: str, theme_: str) -> tuple[Chart, ...]:
    system = lessons.system(present.system_id)
    values = present.values()
    drawing = Drawing(
        system=system,
        model=lessons.model(system.id),
        values=values,
        run=_run(present),
        say=languages.get(language),
        energy=energy,
        colours=colours("dark" if theme_ == "dark" else "light"),
    )
    return tuple(chart for make in figures.CHARTS if (chart := make(drawing)) is not None)
