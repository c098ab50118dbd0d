"""The arms that a reader may pick in a lesson: known ones by name, any other by its table.

?arm=puma560        a known arm                   its system is serial_arm-puma560
?arm=dh-eJxNjE…     a table, compressed           its system is serial_arm-dh-562d1a7b9914
"""

from __future__ import annotations

import base64
import zlib
from dataclasses import dataclass
from functools import lru_cache

from lagrange import arms
from lagrange.dh import Table, digest_of, named, table_in, text_of
from lagrange.dh.text import MAX_TEXT
from lagrange.errors import TableError

LESSON = "serial_arm"
"""The lesson whose machine a reader may pick."""
OWN = "anthropomorphic_arm"
"""The known arm that the lesson itself is about."""
MARK = "-"
"""Stands between the lesson and the arm in the id of a picked arm's system; no registered system has it."""

RESERVED = frozenset({"lang", "notation", "system", "arm", "step", "q0", "qd0"})
"""What an address says besides the values of names."""

_TABLE = "dh-"
_MAX_LINK = 6000
"""Characters of a table in a link; a full one has about 2000."""


@dataclass(frozen=True)
class Pick:
    """An arm that is picked.

    link
        What an address says for it; empty for the lesson's own.
    table
        The text of its table.
    """

    link: str
    table: str

    @property
    def id(self) -> str:
        """The id of its system."""
        if not self.link:
            return LESSON
        name = self.link if not self.link.startswith(_TABLE) else _TABLE + digest_of(table_in(self.table))
        return f"{LESSON}{MARK}{name}"

    @property
    def known(self) -> str:
        """Its name, if it is a known arm; else empty."""
        return "" if self.link.startswith(_TABLE) else self.link or OWN


def offered(lesson: str) -> bool:
    """Whether a lesson lets its reader pick the arm."""
    return lesson == LESSON


@lru_cache(maxsize=1)
def names() -> tuple[str, ...]:
    """The known arms: the lesson's own, then the others."""
    return (OWN, *(name for name in arms.names() if name != OWN))


def of_name(name: str) -> Pick:
    """A known arm."""
    return Pick("" if name == OWN else name, text_of(arms.arm(name).table))


def of_table(table: Table) -> Pick:
    """The arm of a table, by its name if it is known.

    Raises
    ------
    TableError
        If an entry is no expression, or a name means something else in an address.
    """
    for use in named(table).values():
        if use.name in RESERVED:
            raise TableError(use.row, use.column, use.name, "name_unusable")
    text = text_of(table)
    known = _known().get(text)
    return of_name(known) if known is not None else Pick(_TABLE + _packed(text), text)


def of_link(link: str) -> Pick:
    """The arm that an address names.

    Raises
    ------
    TableError
        If there is none of this name, or its text is no table.
    """
    if not link.startswith(_TABLE):
        if link and link not in arms.names():
            raise TableError(None, "arm", link, "no_arm")
        return of_name(link or OWN)
    return of_table(table_in(_unpacked(link)))


@lru_cache(maxsize=1)
def _known() -> dict[str, str]:
    return {text_of(arms.arm(name).table): name for name in arms.names()}


@lru_cache(maxsize=256)
def _packed(text: str) -> str:
    return base64.urlsafe_b64encode(zlib.compress(text.encode(), 9)).rstrip(b"=").decode()


def _unpacked(link: str) -> str:
    """The text in a link; neither it nor what it unfolds to may be long."""
    packed = link.removeprefix(_TABLE)
    unfolding = zlib.decompressobj()
    try:
        raw = base64.b64decode(packed + "=" * (-len(packed) % 4), altchars=b"-_", validate=True)
        text = unfolding.decompress(raw, 4 * MAX_TEXT).decode() if len(packed) <= _MAX_LINK else ""
    except (ValueError, zlib.error):
        text = ""
    if not (text and unfolding.eof):
        raise TableError(None, "arm", link, "no_table")
    return text
