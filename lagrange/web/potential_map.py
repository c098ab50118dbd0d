"""The potential energy over two coordinates, with the path of the motion on it."""

from __future__ import annotations

import numpy as np
import plotly.graph_objects as go

from lagrange.system import Coordinate
from lagrange.web.drawing import Array, Chart, Drawing, axes, broken, label, name
from lagrange.web.units import digits


def potential_map(d: Drawing) -> Chart | None:
    """Contours of V(q₁, q₂) and the committed path; for machines of two coordinates."""
    if d.system.n != 2:
        return None
    first, second = d.system.coordinates
    x, y = (_window(c, d.run.q[:, k]) for k, c in enumerate((first, second)))
    states = np.stack([axis.ravel() for axis in np.meshgrid(x, y)], axis=-1)
    _, potential = d.model.energies(states, np.zeros_like(states), d.values)
    figure = go.Figure()
    figure.add_contour(
        x=x,
        y=y,
        z=potential.reshape(y.size, x.size),
        ncontours=16,
        contours={"coloring": "lines", "showlabels": True},
        colorscale=[[0, d.colours["potential"]], [1, d.colours["potential"]]],
        line={"width": 0.8},
        showscale=False,
        hoverinfo="skip",
        name=d.say("chart.potential"),
    )
    path = broken(first, d.run.q[:, 0]), broken(second, d.run.q[:, 1])
    line = {"color": d.colours["link1"], "width": 2}
    figure.add_scatter(x=path[0], y=path[1], name=d.say("chart.path"), line=line)
    figure.add_scatter(
        x=path[0][:1],
        y=path[1][:1],
        mode="markers",
        name=d.say("chart.start"),
        marker={"color": d.colours["total"], "size": 10, "symbol": "diamond"},
    )
    axes(figure, label(name(first), first.unit), label(name(second), second.unit))
    figure.update_xaxes(range=[x[0], x[-1]])
    figure.update_yaxes(range=[y[0], y[-1]])
    summary = d.say(
        "chart.potential_map_alt",
        low=digits(float(d.run.V.min())),
        high=digits(float(d.run.V.max())),
    )
    return Chart("potential", d.say("chart.potential_map"), summary, figure, height=460)


def _window(c: Coordinate, path: Array) -> Array:
    """The whole circle of an angle; the part of a length that the path covers, with room."""
    if c.kind == "angle":
        return np.linspace(-np.pi, np.pi, 97)
    room = max(0.2 * float(np.ptp(path)), 0.2)
    return np.linspace(float(path.min()) - room, float(path.max()) + room, 97)
