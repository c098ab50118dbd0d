"""What a mechanical system is: coordinates, parameters, energies, forces and a figure.

Coordinates and their rates are plain symbols, not functions of time; d/dt is the chain rule
(`time_derivative`).  A System is data: everything else (equations of motion, derivation, compiled
functions, the browser's module) is computed from it.
"""

from __future__ import annotations

import keyword
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
import sympy as sp
from numpy.typing import ArrayLike, NDArray

from lagrange.errors import ValueRangeError
from lagrange.figure import Figure

if TYPE_CHECKING:
    from lagrange.multibody import Chain

Kind = Literal["angle", "length"]

_NAME = re.compile(r"[A-Za-z][A-Za-z0-9_]{0,31}")
# Printers name their temporaries x0, x1, … and x_0, x_1, …
_TEMPORARY = re.compile(r"x_?\d+")
# Names end up as identifiers of generated NumPy functions and of the browser's module.
_RESERVED = frozenset(
    # JavaScript's reserved words and the names that the module itself uses.
    [
        "await",
        "break",
        "case",
        "catch",
        "class",
        "const",
        "continue",
        "debugger",
        "default",
        "delete",
        "do",
        "else",
        "enum",
        "export",
        "extends",
        "false",
        "finally",
        "for",
        "function",
        "if",
        "import",
        "in",
        "instanceof",
        "let",
        "new",
        "null",
        "out",
        "p",
        "q",
        "qd",
        "qdd",
        "return",
        "static",
        "super",
        "switch",
        "this",
        "throw",
        "true",
        "try",
        "typeof",
        "var",
        "void",
        "while",
        "with",
        "yield",
        "Math",
    ]
)


def _check_name(name: str) -> None:
    usable = _NAME.fullmatch(name) and not _TEMPORARY.fullmatch(name)
    if not usable or name in _RESERVED or keyword.iskeyword(name):
        raise ValueRangeError("a symbol", name, "unknown", expected="letters, digits and _, no reserved word")


@dataclass(frozen=True)
class Coordinate:
    """A generalised coordinate q with its rate, acceleration and generalised force.

    start, start_rate
        Where the motion begins by default.
    range, rate_range, force_range
        What sliders and links may set; the motion itself is not bounded.
    force_name
        Name of the generalised force that acts on it (tau, f).
    zero
        The direction of q = 0 from +x, for an angle counted from a fixed direction; what makes the same
        pose in another convention.
    """

    name: str
    kind: Kind
    force_name: str
    start: float = 0.0
    start_rate: float = 0.0
    range: tuple[float, float] = (-math.pi, math.pi)
    rate_range: tuple[float, float] = (-10.0, 10.0)
    force_range: tuple[float, float] = (-30.0, 30.0)
    zero: float = 0.0

    def __post_init__(self) -> None:
        for name in (self.name, f"{self.name}d", f"{self.name}dd", self.force_name):
            _check_name(name)

    @cached_property
    def q(self) -> sp.Symbol:
        """The coordinate's symbol."""
        return sp.Symbol(self.name, real=True)

    @cached_property
    def qd(self) -> sp.Symbol:
        """Its rate q̇."""
        return sp.Symbol(f"{self.name}d", real=True)

    @cached_property
    def qdd(self) -> sp.Symbol:
        """Its acceleration q̈."""
        return sp.Symbol(f"{self.name}dd", real=True)

    @cached_property
    def force(self) -> sp.Symbol:
        """The generalised force that acts on it."""
        return sp.Symbol(self.force_name, real=True)

    @property
    def unit(self) -> str:
        """Unit of q."""
        return "rad" if self.kind == "angle" else "m"

    @property
    def force_unit(self) -> str:
        """Unit of the generalised force."""
        return "N m" if self.kind == "angle" else "N"


@dataclass(frozen=True)
class Parameter:
    """A constant of the machine with its default, allowed range and unit."""

    name: str
    default: float
    range: tuple[float, float]
    unit: str
    open_low: bool = False
    step: float = 0.05

    def __post_init__(self) -> None:
        _check_name(self.name)
        self.check(self.default)

    @cached_property
    def symbol(self) -> sp.Symbol:
        """Its symbol, positive where the range is, so that roots simplify; at 0 they hold by continuity."""
        return sp.Symbol(self.name, **({"positive": True} if self.range[0] >= 0 else {"real": True}))

    def check(self, value: object) -> float:
        """The value as a float.

        Raises
        ------
        ValueRangeError
            If it is no finite number in the range.
        """
        number = _finite(self.name, value)
        low, high = self.range
        if not low <= number <= high or (self.open_low and number == low):
            raise ValueRangeError(
                self.name, number, "range", low=low, high=high, open_low=self.open_low, unit=self.unit
            )
        return number


class Values(Mapping[str, float]):
    """The value of every parameter of a system, in its order; immutable and hashable."""

    __slots__ = ("_names", "_numbers")

    def __init__(self, pairs: Mapping[str, float]) -> None:
        self._names = tuple(pairs)
        self._numbers = tuple(pairs.values())

    def __getitem__(self, name: str) -> float:
        try:
            return self._numbers[self._names.index(name)]
        except ValueError:
            raise KeyError(name) from None

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)

    def __hash__(self) -> int:
        return hash((self._names, self._numbers))

    def __repr__(self) -> str:
        return f"Values({', '.join(f'{k}={v:g}' for k, v in self.items())})"


@dataclass(frozen=True, eq=False)
class System:
    """A holonomic mechanical system.

    kinetic_energy, potential_energy
        T(q, q̇) quadratic in q̇, and V(q), in the symbols of coordinates and parameters.
    dissipation
        Rayleigh's function R(q̇); ∂R/∂q̇ is the damping force.
    route
        Function that adds the steps of the derivation to a `draft.Draft`; None takes the standard ones.
    family
        The id of the system whose lesson this one shares as another convention; itself by default.
    implied
        Parameters that other members of the family have and this one implies: I1 = m1 l1²/12 for a rod.
    mass_matrix
        M(q) where it is known before T, which is then ½ q̇ᵀ M q̇; else it is found from T.
    chain
        The links that make the same machine; with them numbers and the browser's module come from the
        Newton–Euler recursion, which stays short where the closed form of a spatial arm does not.
    """

    id: str
    coordinates: tuple[Coordinate, ...]
    parameters: tuple[Parameter, ...]
    kinetic_energy: sp.Expr
    potential_energy: sp.Expr
    figure: Figure
    dissipation: sp.Expr = sp.S.Zero
    route: Callable[[Any], None] | None = None
    family: str = ""
    implied: Mapping[str, sp.Expr] = field(default_factory=dict)
    mass_matrix: sp.ImmutableMatrix | None = None
    chain: Chain | None = None

    def __post_init__(self) -> None:
        known = {*self.q, *self.qd, *(p.symbol for p in self.parameters)}
        for expression in (self.kinetic_energy, self.potential_energy, self.dissipation):
            unknown = sorted(str(s) for s in expression.free_symbols - known)
            if unknown:
                raise ValueRangeError(
                    "a symbol of the energies", ", ".join(unknown), "unknown", expected=str(known)
                )

    @property
    def n(self) -> int:
        """Number of degrees of freedom."""
        return len(self.coordinates)

    @cached_property
    def q(self) -> tuple[sp.Symbol, ...]:
        """The coordinates' symbols."""
        return tuple(c.q for c in self.coordinates)

    @cached_property
    def qd(self) -> tuple[sp.Symbol, ...]:
        """The rates' symbols."""
        return tuple(c.qd for c in self.coordinates)

    @cached_property
    def qdd(self) -> tuple[sp.Symbol, ...]:
        """The accelerations' symbols."""
        return tuple(c.qdd for c in self.coordinates)

    @cached_property
    def forces(self) -> tuple[sp.Symbol, ...]:
        """The generalised forces' symbols."""
        return tuple(c.force for c in self.coordinates)

    @cached_property
    def symbols(self) -> dict[str, sp.Symbol]:
        """Every symbol by its name."""
        everything = (*self.q, *self.qd, *self.qdd, *self.forces, *(p.symbol for p in self.parameters))
        return {s.name: s for s in everything}

    def values(self, **changed: object) -> Values:
        """Every parameter's value: the defaults, changed by name.

        Raises
        ------
        ValueRangeError
            For an unknown name, or a value that is not finite or out of range.
        """
        known = {p.name: p for p in self.parameters}
        for name in changed:
            if name not in known:
                raise ValueRangeError("a parameter", name, "unknown", expected=", ".join(known))
        return Values({name: p.check(changed.get(name, p.default)) for name, p in known.items()})

    def check_state(self, q: ArrayLike, qd: ArrayLike) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """One state as arrays of shape (n,).

        Raises
        ------
        ValueRangeError
            If a shape is wrong or a value is not finite.
        """
        checked = []
        for name, value in (("q", q), ("qd", qd)):
            try:
                array = np.asarray(value, dtype=float)
            except (TypeError, ValueError):
                raise ValueRangeError(name, value, "number") from None
            if array.shape != (self.n,):
                raise ValueRangeError(name, array.shape, "shape", expected=f"shape ({self.n},)")
            for c, number in zip(self.coordinates, array, strict=True):
                _finite(c.name if name == "q" else f"{c.name}d", float(number))
            checked.append(array)
        return checked[0], checked[1]

    @property
    def start(self) -> tuple[tuple[float, ...], tuple[float, ...]]:
        """The default start: coordinates and rates."""
        return tuple(c.start for c in self.coordinates), tuple(c.start_rate for c in self.coordinates)


def time_derivative(expression: sp.Expr, coordinates: tuple[Coordinate, ...]) -> sp.Expr:
    """d/dt by the chain rule, Σ ∂f/∂q q̇ + ∂f/∂q̇ q̈, done by SymPy and left unsimplified."""
    return sp.Add(
        *(sp.diff(expression, c.q) * c.qd for c in coordinates),
        *(sp.diff(expression, c.qd) * c.qdd for c in coordinates),
    )


def _finite(name: str, value: object) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float | np.floating | np.integer):
        raise ValueRangeError(name, value, "number")
    try:
        number = float(value)
    except OverflowError:
        number = math.inf
    if not math.isfinite(number):
        raise ValueRangeError(name, number, "finite")
    return number
