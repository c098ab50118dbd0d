"""The equations of motion over the committed run, term by term."""

from __future__ import annotations

import numpy as np
from plotly.subplots import make_subplots

from lagrange.web.drawing import Chart, Drawing, label, name
from lagrange.web.units import digits

_DASH = {
    "own_inertia": "solid",
    "coupling_inertia": "dash",
    "centrifugal": "dot",
    "coriolis": "dashdot",
    "gravity": "longdash",
    "damping": "longdashdot",
}


def torques(d: Drawing) -> Chart | None:
    """What each term asks of each motor, one row a coordinate; for machines of several coordinates.

    The motion is free, so that the terms of a row add up to zero.
    """
    n = d.system.n
    if n < 2:
        return None
    q, qd = d.run.q, d.run.qd
    qdd = d.model.forward_dynamics(q, qd, np.zeros_like(q), d.values)
    terms = d.model.terms(q, qd, qdd, d.values)
    figure = make_subplots(rows=n, cols=1, shared_xaxes=True, vertical_spacing=0.06)
    for role, values in terms.items():
        if not np.any(values):
            continue
        for k in range(n):
            figure.add_scatter(
                x=d.run.t,
                y=values[:, k],
                name=d.say(f"stage.{role}"),
                legendgroup=role,
                showlegend=k == 0,
                line={"color": d.colours[role], "dash": _DASH[role]},
                row=k + 1,
                col=1,
            )
    for k, c in enumerate(d.system.coordinates):
        figure.update_yaxes(title=label(name(c), c.force_unit), zeroline=True, row=k + 1, col=1)
    figure.update_xaxes(title=label(d.say("chart.time"), "s"), row=n, col=1)
    figure.update_layout(
        margin={"l": 10, "r": 10, "t": 10, "b": 10},
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0},
    )
    largest = max(terms, key=lambda role: float(np.abs(terms[role]).max()))
    summary = d.say(
        "chart.torques_alt",
        term=d.say(f"stage.{largest}"),
        value=digits(float(np.abs(terms[largest]).max())),
    )
    return Chart("torques", d.say("chart.torques"), summary, figure, height=200 + 130 * n)
