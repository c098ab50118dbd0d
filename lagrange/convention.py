"""The same machine in another convention: other zero angles, other parameters, the same motion."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import sympy as sp

from lagrange.system import System, Values


def converted_values(source: System, values: Mapping[str, float], target: System) -> Values:
    """The parameters of `target` that make the machine of `source`, as far as it has them.

    A parameter is taken by its name, else from what the source implies (I₁ = m₁ l₁²/12 of a rod), else
    the target's default.

    Raises
    ------
    ValueRangeError
        If the target's ranges do not hold the source's machines; families are made so that they do.
    """
    numbers = {p.symbol: sp.Float(values[p.name]) for p in source.parameters}
    changed: dict[str, object] = {}
    for parameter in target.parameters:
        if parameter.name in values:
            changed[parameter.name] = values[parameter.name]
        elif parameter.name in source.implied:
            changed[parameter.name] = float(sp.sympify(source.implied[parameter.name]).xreplace(numbers))
    return target.values(**changed)


def converted_coordinates(source: System, q: Sequence[float], target: System) -> tuple[float, ...]:
    """The same pose: each angle counted from the target's zero direction, in (−π, π]."""
    shifted = []
    for c, other, value in zip(source.coordinates, target.coordinates, q, strict=True):
        moved = value + c.zero - other.zero
        if c.kind == "angle" and moved != value:
            moved = float(-np.remainder(-moved + np.pi, 2 * np.pi) + np.pi)
        shifted.append(moved)
    return tuple(shifted)
