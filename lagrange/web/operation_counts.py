"""What the torques cost by the recursion and by the closed form, over the number of links."""

from __future__ import annotations

import plotly.graph_objects as go

from lagrange.web import lessons
from lagrange.web.drawing import Chart, Drawing, axes


def operation_counts(d: Drawing) -> Chart | None:
    """The counted operations; for machines whose derivation counts them, in a step of that name."""
    derivation = lessons.steps(d.system.id)
    if "operations" not in derivation.ids:
        return None
    counted = derivation["operations"].rhs
    links = list(range(1, counted.shape[1] + 1))
    recursion, closed_form = ([int(entry) for entry in counted.row(i)] for i in range(2))
    figure = go.Figure()
    for what, values, colour, dash in (
        ("recursion", recursion, "link1", "solid"),
        ("closed_form", closed_form, "link2", "dash"),
    ):
        figure.add_scatter(
            x=links,
            y=values,
            mode="lines+markers",
            name=d.say(f"chart.operations_{what}"),
            line={"color": d.colours[colour], "dash": dash},
        )
    axes(figure, d.say("chart.links"), d.say("chart.operation_count"))
    figure.update_xaxes(dtick=1)
    figure.update_yaxes(rangemode="tozero")
    summary = d.say(
        "chart.operations_alt",
        links=str(links[-1]),
        recursion=str(recursion[-1]),
        closed_form=str(closed_form[-1]),
    )
    return Chart("operations", d.say("chart.operations"), summary, figure)
