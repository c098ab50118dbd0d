r"""About how wide a formula is when KaTeX sets it, so that its lines can be broken to fit.

The widths are those of the Computer Modern fonts, rounded; a line comes out within a few per cent.
"""

from __future__ import annotations

import re
from functools import lru_cache
from itertools import zip_longest

_TOKEN = re.compile(r"\\begin\{\w+\}(?:\{l\})?|\\end\{\w+\}|\\[A-Za-z]+|\\.|\S")
_SCRIPT = 0.7
_FIRST_IDEOGRAPH = "\u2e80"
"""From here on every sign of East Asia is as wide as it is high."""
_LETTERS = {
    "m": 0.88, "M": 1.02, "w": 0.72, "L": 0.68, "K": 0.87, "P": 0.7, "T": 0.66, "V": 0.66, "E": 0.76,
    "C": 0.73, "D": 0.83, "G": 0.79, "J": 0.6, "R": 0.76, "I": 0.5, "F": 0.7, "l": 0.34, "i": 0.35, "t": 0.36,
    "r": 0.48, "+": 1.22, "-": 1.22, "=": 1.33, "(": 0.39, ")": 0.39, ".": 0.28, ",": 0.44, "'": 0.22,
    "&": 0.0,
}  # fmt: skip
_COMMANDS = {
    r"\sin": 1.39, r"\cos": 1.5, r"\left": 0.17, r"\right": 0.17, r"\quad": 1.0, r"\qquad": 2.0, r"\,": 0.17,
    r"\approx": 1.33, r"\times": 1.22, r"\partial": 0.57, r"\sqrt": 0.9, r"\mathcal": 0.1, r"\bigl": 0.07,
    r"\bigr": 0.07, r"\mathsf": 0.05, r"\dot": 0.0, r"\ddot": 0.0, r"\tilde": 0.0, r"\omega": 0.62,
    r"\pi": 0.57,
    r"\!": -0.17, r"\displaystyle": 0.0, r"\text": 0.0, r"\mathrm": 0.0, r"\dots": 1.2, r"\boldsymbol": 0.0,
    r"\underline": 0.0,
}  # fmt: skip
_USUAL = 0.5
_CELL_ENDS = ("&", r"\\", r"\end{bmatrix}", r"\end{aligned}", r"\end{array}")
_BRACKETS, _BETWEEN_COLUMNS = 1.1, 1.0


@lru_cache(maxsize=16384)
def extent(tex: str) -> float:
    """The width of a displayed formula in em of its own size; of a part of one too."""
    return _Reader(_TOKEN.findall(tex)).sequence()


class _Reader:
    """Reads a list of tokens once, from left to right; what is left open ends with the list."""

    def __init__(self, tokens: list[str]) -> None:
        self._tokens = tokens
        self._at = 0

    def _take(self) -> str:
        self._at += 1
        return self._tokens[self._at - 1] if self._at <= len(self._tokens) else "}"

    def _peek(self) -> str:
        return self._tokens[self._at] if self._at < len(self._tokens) else ""

    def sequence(self, *, ends: tuple[str, ...] = (), small: bool = False) -> float:
        """The width up to one of `ends`; `small` fractions are those inside matrices."""
        width = 0.0
        while (piece := self._peek()) and piece not in ends:
            width += self._one(small=small)
        return width

    def _group(self, *, small: bool = False) -> float:
        """A group in braces, or a single token."""
        if self._peek() != "{":
            return self._one(small=small)
        self._take()
        width = self.sequence(ends=("}",), small=small)
        self._take()
        return width

    def _one(self, *, small: bool) -> float:
        piece = self._take()
        if piece == "{":
            self._at -= 1
            return self._group(small=small)
        if piece == "}":
            return 0.0
        if piece in ("_", "^"):
            return self._scripts(piece)
        if piece == r"\frac":
            above, below = self._group(small=small), self._group(small=small)
            return max(above, below) * (_SCRIPT if small else 1.0) + 0.24
        if piece == r"\textcolor":
            self._group()
            return self._group(small=small)
        if piece.startswith(r"\begin"):
            return self._array(piece)
        if piece >= _FIRST_IDEOGRAPH:
            return 1.0
        return _COMMANDS.get(piece, _LETTERS.get(piece, _USUAL))

    def _scripts(self, piece: str) -> float:
        """Subscript and superscript stand above each other."""
        widths = {piece: self._group()}
        while (other := self._peek()) in ("_", "^") and other not in widths:
            self._take()
            widths[other] = self._group()
        return _SCRIPT * max(widths.values()) + 0.05

    def _array(self, begin: str) -> float:
        """The widest entry of every column, side by side."""
        matrix = "bmatrix" in begin
        rows: list[list[float]] = [[]]
        while piece := self._peek():
            if piece.startswith(r"\end"):
                self._take()
                break
            rows[-1].append(self.sequence(ends=_CELL_ENDS, small=matrix))
            if self._peek() in ("&", r"\\") and self._take() == r"\\":
                rows.append([])
                self._skip_gap()
        columns = [max(column) for column in zip_longest(*rows, fillvalue=0.0)]
        margins = 1.0 if "array" in begin else 0.0
        brackets = _BRACKETS + _BETWEEN_COLUMNS * (len(columns) - 1) if matrix else 0.0
        return sum(columns) + brackets + margins

    def _skip_gap(self) -> None:
        r"""The [0.4em] of a \\[0.4em]."""
        if self._peek() == "[":
            while self._peek() and self._take() != "]":
                pass
