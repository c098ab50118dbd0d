"""The registry of known arms: DH tables by name, as a person would type them, each with its source.

Their equations are found when asked for, not when the program starts.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from lagrange.arms import anthropomorphic, planar, puma560, scara, stanford, two_joints, ur5
from lagrange.dh import Table, chain_of
from lagrange.errors import ValueRangeError
from lagrange.multibody import Chain

_TABLES: dict[str, tuple[Table, str]] = {
    table.id: (table, module.SOURCE)
    for module in (planar, two_joints, scara, anthropomorphic, stanford, puma560, ur5)
    for table in module.TABLES
}


@dataclass(frozen=True)
class Arm:
    """A known arm: its table and where its numbers are from."""

    table: Table
    source: str


def names() -> tuple[str, ...]:
    """The names of all known arms."""
    return tuple(_TABLES)


def arm(name: str) -> Arm:
    """The table and source of a known arm.

    Raises
    ------
    ValueRangeError
        If there is none of this name; the message lists those that there are.
    """
    try:
        return Arm(*_TABLES[name])
    except KeyError:
        raise ValueRangeError("an arm", name, "unknown", expected=", ".join(_TABLES)) from None


@lru_cache(maxsize=32)
def get(name: str) -> Chain:
    """The chain of a known arm.

    Raises
    ------
    ValueRangeError
        If there is none of this name.
    """
    return chain_of(arm(name).table)
