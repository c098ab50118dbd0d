"""What a chart is drawn from, and what all charts share."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

import numpy as np
import plotly.graph_objects as go
from numpy.typing import NDArray

from lagrange.dynamics import Model
from lagrange.simulation import Trajectory
from lagrange.system import Coordinate, System, Values
from lagrange.web.languages import Language
from lagrange.web.units import printed_unit

Array = NDArray[np.float64]

_GREEK = {
    "theta": "θ", "phi": "φ", "psi": "ψ", "alpha": "α", "beta": "β", "gamma": "γ", "tau": "τ",
    "omega": "ω",
}  # fmt: skip


@dataclass(frozen=True)
class Drawing:
    """What a chart is drawn from."""

    system: System
    model: Model
    values: Values
    run: Trajectory
    say: Language
    energy: str
    colours: Mapping[str, str]


@dataclass(frozen=True, eq=False)
class Chart:
    """A figure with its title and its summary in words."""

    id: str
    title: str
    summary: str
    figure: go.Figure
    height: int = 320


def axes(figure: go.Figure, x: str, y: str) -> None:
    """Titles of the axes, a legend above, no margins."""
    figure.update_layout(
        margin={"l": 10, "r": 10, "t": 10, "b": 10},
        legend={"orientation": "h", "y": 1.02, "yanchor": "bottom", "x": 0},
        hovermode="closest",
    )
    figure.update_xaxes(title=x, zeroline=False)
    figure.update_yaxes(title=y, zeroline=False)


def label(what: str, unit: str) -> str:
    """An axis title: what it shows and its unit."""
    return f"{what} [{printed_unit(unit)}]"


def name(c: Coordinate) -> str:
    """The coordinate's letter for plain text: θ, q₁."""
    letter = c.name.rstrip("0123456789")
    return _GREEK.get(letter, letter) + c.name[len(letter) :].translate(_LOWERED)


_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


def broken(c: Coordinate, q: Array) -> Array:
    """An angle brought to (−π, π], with a gap where it jumps; a length as it is."""
    if c.kind != "angle" or np.abs(q).max() <= math.pi:
        return q
    wrapped = np.remainder(q + math.pi, 2 * math.pi) - math.pi
    wrapped[1:][np.abs(np.diff(wrapped)) > math.pi] = np.nan
    return wrapped
