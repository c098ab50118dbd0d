"""A measured figure: what it is, ours, the peer's beside it, and what it should be."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from typing import Literal


@dataclass(frozen=True)
class Reading:
    """One raw number and whose it is."""

    label: str
    value: float
    unit: str

    def __str__(self) -> str:
        """`  label ........ value unit`."""
        return f"  {self.label:<58} {self.value:>12.4g} {self.unit}"


@dataclass(frozen=True)
class Figure:
    """A reading, the peer's in the same run if there is one, and the target of their ratio.

    The target holds for ``value``: the ratio where there is a peer, else the reading itself.
    """

    title: str
    readings: tuple[Reading, ...]
    value: float
    unit: str
    target: float
    bound: Literal["at least", "at most"]
    note: str = ""

    @property
    def met(self) -> bool:
        """Whether the target is met."""
        return self.value >= self.target if self.bound == "at least" else self.value <= self.target

    def __str__(self) -> str:
        """Title, raw readings, value against target."""
        verdict = "met" if self.met else "MISSED"
        wanted = f"({self.bound} {self.target:g}: {verdict})"
        lines = [self.title, *map(str, self.readings)]
        lines.append(f"  {'=':<58} {self.value:>12.4g} {self.unit}  {wanted}")
        if self.note:
            lines.append(f"  {self.note}")
        return "\n".join(lines)


def seconds(work: Callable[[], object]) -> float:
    """How long one call takes."""
    start = time.perf_counter()
    work()
    return time.perf_counter() - start


def median_seconds(work: Callable[[], object], times: int) -> float:
    """The median of several calls."""
    return median(seconds(work) for _ in range(times))
