"""What a card depends on besides its step."""

from __future__ import annotations

from dataclasses import dataclass

from lagrange.web.languages import Language
from lagrange.web.palette import Theme
from lagrange.web.state import View


@dataclass(frozen=True)
class Setting:
    """The system, and how the reader wants to see it."""

    system_id: str
    shown: View
    say: Language
    theme: Theme
