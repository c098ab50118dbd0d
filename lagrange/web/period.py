"""The period over the amplitude, exact and for small swings, for pendulums of any kind."""

from __future__ import annotations

import math

import numpy as np
import plotly.graph_objects as go
from scipy.special import ellipk

from lagrange.web.drawing import Chart, Drawing, axes, label
from lagrange.web.units import digits


def period(d: Drawing) -> Chart | None:
    """The exact period over the amplitude beside that of small swings; for pendulums of any kind.

    For ½ M θ'² − k cos θ the period at amplitude A is T = 4 √(M/k) K(sin² A/2), with the complete
    elliptic integral K of parameter m = sin² A/2; for small swings T₀ = 2π √(M/k).
    """
    found = _swing(d)
    if found is None:
        return None
    inertia, stiffness = found
    amplitude = np.radians(np.linspace(0.0, 179.0, 360))
    small = 2 * math.pi * math.sqrt(inertia / stiffness)
    exact = 4 * math.sqrt(inertia / stiffness) * ellipk(np.sin(amplitude / 2) ** 2)
    figure = go.Figure()
    figure.add_scatter(
        x=np.degrees(amplitude),
        y=exact,
        name=d.say("chart.exact"),
        line={"color": d.colours["link1"]},
    )
    figure.add_scatter(
        x=[0.0, 180.0],
        y=[small, small],
        mode="lines",
        name=d.say("chart.small_angle"),
        line={"color": d.colours["link2"], "dash": "dash"},
    )
    now = _amplitude(d, stiffness)
    if now is not None:
        here = 4 * math.sqrt(inertia / stiffness) * float(ellipk(math.sin(now / 2) ** 2))
        figure.add_scatter(
            x=[math.degrees(now)],
            y=[here],
            mode="markers",
            name=d.say("chart.present"),
            marker={"color": d.colours["total"], "size": 10, "symbol": "diamond"},
        )
    axes(figure, label(d.say("chart.amplitude"), "°"), label(d.say("chart.period_axis"), "s"))
    figure.update_xaxes(range=[0, 180], tick0=0, dtick=30)
    figure.update_yaxes(range=[0, 4.2 * small])
    summary = d.say(
        "chart.period_alt",
        small=digits(small),
        right=digits(4 * math.sqrt(inertia / stiffness) * float(ellipk(0.5))),
    )
    return Chart("period", d.say("chart.period"), summary, figure)


def _swing(d: Drawing) -> tuple[float, float] | None:
    """M and k of ½ M q'² − k cos q (+ constant), or None if the system is none such."""
    if d.system.n != 1 or d.system.coordinates[0].kind != "angle":
        return None
    q = np.linspace(-math.pi, math.pi, 24, endpoint=False)[:, None]
    inertia = d.model.mass_matrix(q, d.values)[:, 0, 0]
    _, potential = d.model.energies(q, np.zeros_like(q), d.values)
    stiffness = -2 * float(np.mean(potential * np.cos(q[:, 0])))
    rest = potential + stiffness * np.cos(q[:, 0])
    steady = float(np.ptp(inertia)) <= 1e-9 * float(inertia.max())
    if not steady or stiffness <= 0 or float(np.ptp(rest)) > 1e-9 * stiffness:
        return None
    return float(inertia[0]), stiffness


def _amplitude(d: Drawing, stiffness: float) -> float | None:
    """The amplitude that the committed start's energy gives, or None where it turns over."""
    q = np.array([[0.0]])
    _, lowest = d.model.energies(q, q, d.values)
    cosine = 1 - (float(d.run.E[0]) - float(lowest[0])) / stiffness
    return math.acos(min(cosine, 1.0)) if cosine > -1 else None
