"""The colours of assets/palette.toml, one a meaning, light and dark."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import lru_cache
from typing import Literal

from lagrange.web.places import ASSETS

Theme = Literal["light", "dark"]


@lru_cache(maxsize=1)
def palettes() -> Mapping[str, Mapping[str, str]]:
    """Both palettes."""
    text = (ASSETS / "palette.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def colours(theme: Theme) -> Mapping[str, str]:
    """The colours of one theme."""
    return palettes()[theme]
