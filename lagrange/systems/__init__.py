"""The registry: every system by its id."""

from __future__ import annotations

from lagrange.errors import ValueRangeError
from lagrange.system import System
from lagrange.systems import (
    newton_euler_arm,
    particle,
    pendulum,
    polar_arm,
    pr_arm,
    rp_arm,
    serial_arm,
    statics,
    tumbling_body,
    two_link_arm,
    two_link_points,
    two_link_rods,
)

_MODULES = (
    particle,
    pendulum,
    polar_arm,
    two_link_arm,
    two_link_rods,
    two_link_points,
    rp_arm,
    pr_arm,
    serial_arm,
    newton_euler_arm,
    tumbling_body,
    statics,
)
_SYSTEMS: dict[str, System] = {module.SYSTEM.id: module.SYSTEM for module in _MODULES}


def names() -> tuple[str, ...]:
    """The ids of all registered systems."""
    return tuple(_SYSTEMS)


def family(name: str) -> tuple[str, ...]:
    """The systems that share a lesson as different conventions, the lesson's own first."""
    own = get(name).family or name
    return (own, *(other for other, system in _SYSTEMS.items() if system.family == own))


def get(name: str) -> System:
    """The system of this id.

    Raises
    ------
    ValueRangeError
        If there is none; the message lists those that there are.
    """
    try:
        return _SYSTEMS[name]
    except KeyError:
        raise ValueRangeError("a system", name, "unknown", expected=", ".join(_SYSTEMS)) from None
