"""The charts under a lesson: the committed motion, computed by Python and drawn by Plotly.

Each stands in a fragment of its own that waits for its turn: Plotly's library is large, and all
charts at once would hold up the stage.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

import streamlit as st

import lagrange as lg
from lagrange.modes import usual_modes
from lagrange.notation import symbol_latex
from lagrange.simulation import Trajectory
from lagrange.web import answers, browser, figures, languages, lessons, parts, state
from lagrange.web.drawing import Chart, Drawing
from lagrange.web.evaluation import Present
from lagrange.web.palette import Theme, colours

DURATION = 10.0
"""Seconds of the motion that the charts show."""


@dataclass(frozen=True)
class Look:
    """All that a chart depends on."""

    present: Present
    language: str
    energy: str
    theme: Theme


def show(system_id: str) -> None:
    """The charts of the committed motion, two in a row."""
    say = languages.get(state.view().language)
    lead = say("chart.lead", seconds=f"{DURATION:g}")
    system = lessons.system(system_id)
    modes = zip(system.coordinates, usual_modes(system), strict=True)
    if locked := [f"${symbol_latex(c.name)}$" for c, mode in modes if mode == "locked"]:
        lead += " " + say("chart.locked", joints=", ".join(locked))
    with st.container(key="charts-head"):
        st.header(say("chart.title"), anchor="charts")
        st.markdown(lead)
    with st.container(key="charts-body"):
        numbers = offered(system_id)
        for place in range(0, len(numbers), 2):
            for column, number in zip(st.columns(2, gap="large"), numbers[place : place + 2], strict=False):
                with column:
                    parts.draw(parts.chart(number), _place, system_id, number)


def _place(system_id: str, number: int) -> None:
    """The chart that stands here: the committed motion's when it is its turn, until then the one before."""
    shown = state.view()
    wanted = Look(state.present(system_id), shown.language, shown.notation.energy, state.theme())
    with st.container(key=f"chart-{system_id}-{number}"):
        look = browser.when_near(f"{system_id}-{number}", wanted)
        made = None if look is None else chart(look, number)
        if made is None:
            return
        st.markdown(f"**{made.title}**")
        st.plotly_chart(
            made.figure,
            key=f"plot-{made.id}",
            alt=made.summary,
            height=made.height,
            config={"displayModeBar": False, "responsive": True},
        )


@lru_cache(maxsize=32)
def offered(system_id: str) -> tuple[int, ...]:
    """Which charts say something about a system, as places in `figures.CHARTS`."""
    look = Look(answers.usual(system_id), languages.FALLBACK, "KP", "light")
    return tuple(k for k in range(len(figures.CHARTS)) if chart(look, k) is not None)


@lru_cache(maxsize=256)
def chart(look: Look, number: int) -> Chart | None:
    """One chart of one motion."""
    system = lessons.system(look.present.system_id)
    drawing = Drawing(
        system=system,
        model=lessons.model(system.id),
        values=look.present.values(),
        run=_run(look.present),
        say=languages.get(look.language),
        energy=look.energy,
        colours=colours(look.theme),
    )
    made = figures.CHARTS[number](drawing)
    if made is not None:
        quiet = {"color": drawing.colours["constraint"]}
        made.figure.update_xaxes(title_font=quiet, tickfont=quiet)
        made.figure.update_yaxes(title_font=quiet, tickfont=quiet)
    return made


@lru_cache(maxsize=64)
def _run(present: Present) -> Trajectory:
    system = lessons.system(present.system_id)
    modes = usual_modes(system)
    return lg.simulate(
        system,
        present.values(),
        present.q,
        present.qd,
        duration=DURATION,
        samples=401,
        tolerance=1e-9,
        modes=None if set(modes) == {"free"} else modes,
    )
