"""The figures of the charts: pure functions of a committed motion.

Each entry of CHARTS looks at the system and makes its chart, or None where it says nothing; a new
chart is one more function, and no system is asked for by name.
"""

from __future__ import annotations

from collections.abc import Callable

import plotly.graph_objects as go

from lagrange.web.drawing import Chart, Drawing, axes, broken, label, name
from lagrange.web.operation_counts import operation_counts
from lagrange.web.period import period
from lagrange.web.phase import phase_portrait
from lagrange.web.potential_map import potential_map
from lagrange.web.torques import torques
from lagrange.web.units import digits


def energies(d: Drawing) -> Chart:
    """T, V and their sum over time."""
    letters = ("T", "V") if d.energy == "TV" else ("K", "P")
    rows = (
        ("kinetic", letters[0], d.run.T, "dash"),
        ("potential", letters[1], d.run.V, "dot"),
        ("total", "E", d.run.E, "solid"),
    )
    figure = go.Figure()
    for role, letter, values, dash in rows:
        entry = f"{letter}  {d.say(f'chart.{role}')}"
        figure.add_scatter(x=d.run.t, y=values, name=entry, line={"color": d.colours[role], "dash": dash})
    axes(figure, label(d.say("chart.time"), "s"), label(d.say("chart.energy"), "J"))
    summary = d.say(
        "chart.energies_alt",
        low=digits(float(d.run.E.min())),
        high=digits(float(d.run.E.max())),
        kinetic=digits(float(d.run.T.max())),
    )
    return Chart("energies", d.say("chart.energies"), summary, figure)


def coordinates(d: Drawing) -> Chart:
    """Coordinates and rates over time; rates on an axis of their own."""
    figure = go.Figure()
    for k, c in enumerate(d.system.coordinates):
        letter, colour = name(c), d.colours[f"link{k % 6 + 1}"]
        figure.add_scatter(x=d.run.t, y=broken(c, d.run.q[:, k]), name=letter, line={"color": colour})
        figure.add_scatter(
            x=d.run.t,
            y=d.run.qd[:, k],
            name=f"{letter}′",
            yaxis="y2",
            line={"color": colour, "dash": "dash"},
        )
    units = " / ".join(dict.fromkeys(c.unit for c in d.system.coordinates))
    rate_units = " / ".join(dict.fromkeys(f"{c.unit}/s" for c in d.system.coordinates))
    axes(figure, label(d.say("chart.time"), "s"), label(d.say("chart.coordinate"), units))
    figure.update_layout(
        yaxis2={
            "title": label(d.say("chart.rate"), rate_units),
            "overlaying": "y",
            "side": "right",
            "showgrid": False,
            "tickmode": "auto",
            "nticks": 6,
            "zeroline": False,
        }
    )
    ranges = "; ".join(
        f"{name(c)} {digits(float(q.min()))} … {digits(float(q.max()))} {c.unit}"
        for c, q in zip(d.system.coordinates, d.run.q.T, strict=True)
    )
    summary = d.say("chart.coordinates_alt", ranges=ranges)
    return Chart("coordinates", d.say("chart.coordinates"), summary, figure)


CHARTS: tuple[Callable[[Drawing], Chart | None], ...] = (
    energies,
    coordinates,
    phase_portrait,
    period,
    torques,
    potential_map,
    operation_counts,
)
