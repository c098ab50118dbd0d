"""What the server and its workbench say to each other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from lagrange.phrases import Phrase
from lagrange.verification import Verification


@dataclass(frozen=True)
class Order:
    """A machine to be made: its id and its table's text."""

    id: str
    table: str


@dataclass(frozen=True)
class Doing:
    """What is being done of an order (machine, derivation, picture), and the fraction of all that is done."""

    id: str
    stage: str
    fraction: float


@dataclass(frozen=True)
class Refused:
    """Why an order cannot be done."""

    id: str
    reason: Phrase


@dataclass(frozen=True)
class Parts:
    """A finished machine, in pieces that are quickly unpacked one by one.

    frame, steps, definitions
        Pickles of the derivation without its steps and definitions, and of each of these.
    descriptions
        Pickle of what the stage is told, by notation.
    """

    order: Order
    frame: bytes
    steps: tuple[bytes, ...]
    definitions: tuple[bytes, ...]
    descriptions: bytes


@dataclass(frozen=True)
class Checked:
    """A step of a finished machine that has been verified."""

    id: str
    outcome: Verification


Message: TypeAlias = Doing | Refused | Parts | Checked
