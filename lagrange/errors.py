"""Errors that people read: one sentence with the name, the value and what would be right."""

from __future__ import annotations

from typing import Literal

from lagrange.phrases import ENGLISH, Phrase, phrase

Reason = Literal["range", "finite", "number", "shape", "unknown"]


class ValueRangeError(ValueError):
    """A parameter, state or setting that cannot be used.

    The fields let the page say the same sentence in the reader's language.
    """

    def __init__(
        self,
        name: str,
        value: object,
        reason: Reason,
        *,
        low: float | None = None,
        high: float | None = None,
        open_low: bool = False,
        unit: str = "",
        expected: str = "",
    ) -> None:
        self.name, self.value, self.reason = name, value, reason
        self.low, self.high, self.open_low = low, high, open_low
        self.unit, self.expected = unit, expected
        super().__init__(self._sentence())

    @property
    def interval(self) -> str:
        """The allowed range, as in (0, 10] m."""
        return f"{'(' if self.open_low else '['}{self.low:g}, {self.high:g}] {self.unit}".rstrip()

    def _sentence(self) -> str:
        shown = f"{self.value:g}" if isinstance(self.value, float) else str(self.value)[:60]
        match self.reason:
            case "range":
                return f"{self.name} must be in {self.interval}, got {shown}"
            case "finite":
                return f"{self.name} must be a finite number, got {shown}"
            case "number":
                return f"{self.name} must be a number, got {shown!r}"
            case "shape":
                return f"{self.name} must have {self.expected}, got {shown}"
            case "unknown":
                return f"{shown!r} is not known as {self.name}; known are {self.expected}"


class TableError(ValueError):
    """An entry of a table that cannot be used.

    The fields let the page say the same sentence in the reader's language.

    place
        Where the entry stands.
    value
        The text that stands there.
    fault
        Why it cannot be used and what would be right; the sentence goes on with it.
    sentence
        All of that.
    """

    def __init__(
        self, row: int | None, entry: str, value: str, fault: str, *, of: str = "", **fields: object
    ) -> None:
        self.row, self.entry, self.value = row, entry, value
        self.place = place(row, entry, of)
        self.fault = phrase(fault, **fields)
        self.sentence = phrase("entry_fault", where=self.place, value=value[:40], fault=self.fault)
        super().__init__(self.sentence.sentence(ENGLISH.__getitem__))


def place(row: int | None, entry: str, of: str = "") -> Phrase:
    """Where an entry of a table stands: its row, if it has one, and the column or setting.

    of
        The name that the setting belongs to, if any.
    """
    if row is not None:
        return phrase("in_row", row=row, entry=entry)
    return phrase("of_name", entry=entry, name=of) if of else phrase("in_settings", entry=entry)
