"""The reader's notation: letters of the energies and the inertia matrix, marks for d/dt, symbols, numbers."""

from __future__ import annotations

import math
import re
from dataclasses import dataclass
from typing import Literal

_GREEK = {
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "kappa", "lambda", "mu", "nu", "xi",
    "rho", "sigma", "tau", "phi", "chi", "psi", "omega", "Delta",
}  # fmt: skip
_PARTS = re.compile(r"([A-Za-z]+?)(c?\d+)?")
# A step of the recursion, as tape.Tape names it: quantity, link, component, in whose axes, a count.
_STEP = re.compile(r"_([A-Za-z]+?(?:_[ceps])?)(\d*)([xyz])?(?:_in(\d+)([ab]?))?(?:_(\d+))?")
_STEP_LETTERS = {
    "omega": r"\omega", "alpha": r"\dot{\omega}", "tau": r"\tau",
    "omega_p": r"(\omega\times p)", "omega_s": r"(\omega\times s)",
}  # fmt: skip
_JOINT_FRAMES = {"": "", "a": "'", "b": "''"}


@dataclass(frozen=True)
class Notation:
    """The notation profile of a reader.

    energy
        "KP" writes K and P, "TV" writes T and V.
    dot
        "prime" writes θ', "dot" writes θ̇.
    inertia
        The letter of the inertia matrix.
    """

    energy: Literal["KP", "TV"] = "KP"
    dot: Literal["prime", "dot"] = "prime"
    inertia: Literal["M", "D"] = "M"

    @property
    def key(self) -> str:
        """The profile as links write it, such as kp-prime-m."""
        return f"{self.energy}-{self.dot}-{self.inertia}".lower()

    @classmethod
    def from_key(cls, key: str) -> Notation | None:
        """The profile of a key, or None if it is none."""
        return PROFILES.get(key)


PROFILES = {
    profile.key: profile
    for profile in (
        Notation(energy, dot, inertia)
        for energy in ("KP", "TV")
        for dot in ("prime", "dot")
        for inertia in ("M", "D")
    )
}


def symbol_latex(name: str) -> str:
    r"""The LaTeX of a symbol's ASCII name: theta -> \theta, q1 -> q_1, lc1 -> l_{c1}.

    A step of the recursion says its axes in front when they are not the link's own:
    _f2x -> f_{2x}, _f2x_in1 -> {}^{1}f_{2x}, with primes for the frames of a joint before and after it moves.
    """
    if name.startswith("_"):
        return _step_latex(name)
    if name.endswith("(t)"):
        return f"{symbol_latex(name.removesuffix('(t)'))}(t)"
    if "_" in name:
        letter, _, index = name.partition("_")
        return f"{symbol_latex(letter)}_{{{symbol_latex(index)}}}"
    match = _PARTS.fullmatch(name)
    if match is None:
        return rf"\mathrm{{{name}}}"
    letter, index = match.groups()
    if letter == "Jhat":
        return rf"\hat{{J}}_{index}"
    letter = rf"\{letter}" if letter in _GREEK else letter if len(letter) == 1 else rf"\mathrm{{{letter}}}"
    if index is None:
        return letter
    return f"{letter}_{index}" if len(index) == 1 else f"{letter}_{{{index}}}"


def _step_latex(name: str) -> str:
    match = _STEP.fullmatch(name)
    if match is None:
        return rf"\mathrm{{{name.strip('_').replace('_', ' ')}}}"
    quantity, link, component, axes, frame, count = (group or "" for group in match.groups())
    if quantity in _STEP_LETTERS:
        letter, index = _STEP_LETTERS[quantity], ""
    else:
        letter, _, index = quantity.partition("_")
        letter = letter if len(letter) == 1 else rf"\mathrm{{{letter}}}"
    below = f"{index.replace('c', 'C')}{link}{component}" + (f",{count}" if count else "")
    front = f"{{}}^{{{axes}{_JOINT_FRAMES[frame]}}}" if axes else ""
    return f"{front}{letter}_{{{below}}}" if below else f"{front}{letter}"


def number_latex(value: float) -> str:
    """A number with three significant digits, as 9.81, 0.500 or 1.20×10⁻⁵."""
    if value == 0:
        return "0"
    magnitude = math.floor(math.log10(abs(value)))
    if -4 < magnitude < 5:
        return f"{value:.{max(0, 2 - magnitude)}f}"
    return rf"{value / 10.0**magnitude:.2f}\times 10^{{{magnitude}}}"
