"""The phase portrait: contours of the energy with the present orbit."""

from __future__ import annotations

import math

import numpy as np
import plotly.graph_objects as go

from lagrange.web.drawing import Array, Chart, Drawing, axes, broken, label, name
from lagrange.web.units import digits


def phase_portrait(d: Drawing) -> Chart | None:
    """Contours of the energy over (q, q̇) with the present orbit; for one coordinate."""
    if d.system.n != 1:
        return None
    c = d.system.coordinates[0]
    q, qd = _window(d)
    grid_q, grid_qd = np.meshgrid(q, qd)
    states = np.stack([grid_q.ravel()], axis=-1), np.stack([grid_qd.ravel()], axis=-1)
    kinetic, potential = d.model.energies(*states, d.values)
    total = (kinetic + potential).reshape(grid_q.shape)
    figure = go.Figure()
    figure.add_contour(
        x=q,
        y=qd,
        z=total,
        showscale=False,
        contours={"coloring": "lines", "start": total.min(), "end": total.max(), "size": np.ptp(total) / 16},
        colorscale=[[0, d.colours["constraint"]], [1, d.colours["constraint"]]],
        line={"width": 0.7},
        hoverinfo="skip",
        name=d.say("chart.contours"),
        showlegend=False,
    )
    _separatrix(figure, d, q, qd, total)
    figure.add_scatter(
        x=broken(c, d.run.q[:, 0]),
        y=d.run.qd[:, 0],
        name=d.say("chart.orbit"),
        line={"color": d.colours["link1"], "width": 3},
    )
    letter = name(c)
    axes(figure, label(letter, c.unit), label(f"{letter}′", f"{c.unit}/s"))
    figure.update_xaxes(range=[q[0], q[-1]])
    figure.update_yaxes(range=[qd[0], qd[-1]])
    key = "chart.phase_alt_closed" if _returns(d) else "chart.phase_alt"
    summary = d.say(key, energy=digits(float(d.run.E[0])))
    return Chart("phase", d.say("chart.phase"), summary, figure)


def _window(d: Drawing) -> tuple[Array, Array]:
    """The part of the phase plane to show: the whole circle of an angle, and the orbit with room."""
    c = d.system.coordinates[0]
    rate = 1.25 * float(np.abs(d.run.qd[:, 0]).max())
    if c.kind == "angle":
        q = np.linspace(-math.pi, math.pi, 121)
        state = np.zeros((q.size, 1))
        kinetic, potential = d.model.energies(q[:, None], state, d.values)
        inertia = d.model.mass_matrix(q[:, None], d.values)[:, 0, 0]
        rate = max(rate, 1.25 * math.sqrt(2 * float(np.ptp(kinetic + potential)) / float(inertia.min())))
    else:
        low, high = float(d.run.q[:, 0].min()), float(d.run.q[:, 0].max())
        room = max(0.25 * (high - low), 0.5)
        q = np.linspace(low - room, high + room, 121)
    rate = max(rate, 1.0)
    return q, np.linspace(-rate, rate, 121)


def _separatrix(figure: go.Figure, d: Drawing, q: Array, qd: Array, total: Array) -> None:
    """The contour through the highest equilibrium, which parts swinging from turning over."""
    if d.system.coordinates[0].kind != "angle":
        return
    _, potential = d.model.energies(q[:, None], np.zeros((q.size, 1)), d.values)
    if float(np.ptp(potential)) == 0:
        return
    top = float(potential.max())
    figure.add_contour(
        x=q,
        y=qd,
        z=total,
        showscale=False,
        contours={"type": "constraint", "operation": "=", "value": top},
        line={"color": d.colours["link2"], "width": 1.5, "dash": "dash"},
        hoverinfo="skip",
        name=d.say("chart.separatrix"),
        showlegend=True,
    )


def _returns(d: Drawing) -> bool:
    return bool(np.abs(d.run.q[:, 0]).max() <= math.pi)
