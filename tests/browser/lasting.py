"""A start of each machine whose motion lasts for a whole test."""

from dataclasses import dataclass

from lagrange.system import System, Values

_GRAVITY, _TURNING, _SLIDING = 0.05, 0.1, 0.005


@dataclass(frozen=True)
class Start:
    """Parameters, coordinates and rates."""

    values: Values
    q: tuple[float, ...]
    qd: tuple[float, ...]


def lasting(system: System) -> Start:
    """The system's own start; where a mass slides, a slow one in the middle of its path.

    A mass that leaves its path ends the run, which then begins anew.
    """
    if all(c.kind == "angle" for c in system.coordinates):
        return Start(system.values(), *system.start)
    q, qd = zip(
        *(
            (0.3, _TURNING) if c.kind == "angle" else (sum(c.range) / 2, _SLIDING * (c.range[1] - c.range[0]))
            for c in system.coordinates
        ),
        strict=True,
    )
    return Start(system.values(g=_GRAVITY), q, qd)
