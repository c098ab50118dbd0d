"""The choices of the notation profile, as the bar offers them."""

from __future__ import annotations

from typing import get_args, get_type_hints

from lagrange.notation import Notation

CHOICES: dict[str, tuple[str, ...]] = {
    field: get_args(choice) for field, choice in get_type_hints(Notation).items()
}
"""Every part of the profile with its choices, the default first."""
