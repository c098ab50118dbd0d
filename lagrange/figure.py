"""How a system is drawn: shapes whose positions are expressions in its coordinates and parameters.

A figure names points; shapes refer to them by name.  Angles, force components and other scalars are
expressions too; all of it is compiled by codegen together with the equations of motion, so that the
picture moves by the formulas on the screen.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import sympy as sp

Position = tuple[sp.Expr, sp.Expr, sp.Expr]


@dataclass(frozen=True)
class Shape:
    """A thing to draw; `kind` is its name for the stage."""

    kind: ClassVar[str]

    def __init_subclass__(cls, kind: str) -> None:
        cls.kind = kind

    def scalars(self) -> tuple[sp.Expr, ...]:
        """The expressions that the stage needs as numbers in every frame."""
        values = (
            getattr(self, field.name) for field in dataclasses.fields(self) if field.name in _SCALAR_FIELDS
        )
        return tuple(sp.sympify(value) for value in values if value is not None)


_SCALAR_FIELDS = frozenset({"start", "end", "x", "y", "z"})


@dataclass(frozen=True)
class Ground(Shape, kind="ground"):
    """Hatched ground with an outward normal (nx, ny)."""

    at: str
    normal: tuple[float, float] = (0.0, 1.0)
    width: float = 0.6


@dataclass(frozen=True)
class Guide(Shape, kind="guide"):
    """The two walls of a tube or rail between two points."""

    begin: str
    finish: str


@dataclass(frozen=True)
class Link(Shape, kind="link"):
    """A rigid link, drawn as a slim capsule in the colour of its index."""

    begin: str
    finish: str
    index: int = 1


@dataclass(frozen=True)
class Line(Shape, kind="line"):
    """A thin construction line."""

    begin: str
    finish: str
    dashed: bool = True


@dataclass(frozen=True)
class Joint(Shape, kind="joint"):
    """A revolute joint, drawn as a ring."""

    at: str


@dataclass(frozen=True)
class Mass(Shape, kind="mass"):
    """A disc whose area follows a parameter (its mass)."""

    at: str
    size: str
    index: int = 1


@dataclass(frozen=True)
class Block(Shape, kind="block"):
    """A square body whose area follows a parameter (its mass)."""

    at: str
    size: str
    index: int = 1


@dataclass(frozen=True)
class CentreOfMass(Shape, kind="centre_of_mass"):
    """The quartered disc of a centre of mass."""

    at: str


@dataclass(frozen=True)
class Angle(Shape, kind="angle"):
    """An arc from one direction to another (radians, counter-clockwise from +x) with its symbol."""

    at: str
    start: sp.Expr
    end: sp.Expr
    label: sp.Expr
    radius: float = 0.3


@dataclass(frozen=True)
class Length(Shape, kind="length"):
    """A dimension line between two points, on the left (+1) or right (−1) of the direction."""

    begin: str
    finish: str
    label: sp.Expr
    side: int = 1


@dataclass(frozen=True)
class Arrow(Shape, kind="arrow"):
    """A vector with components x, y and, in space, z; arrows of one kind share a scale."""

    id: str
    at: str
    x: sp.Expr
    y: sp.Expr
    label: sp.Expr
    role: str = "constraint"
    z: sp.Expr | None = None


@dataclass(frozen=True)
class Force(Arrow, kind="force"):
    """A force in newtons; shown by demonstrations under its id."""


@dataclass(frozen=True)
class Velocity(Arrow, kind="velocity"):
    """A velocity in m/s; shown only by demonstrations, under its id."""


@dataclass(frozen=True)
class AngularVelocity(Arrow, kind="angular_velocity"):
    """An angular velocity in rad/s, along the axis it turns about; always shown."""

    role: str = "angular_velocity"


@dataclass(frozen=True)
class AngularMomentum(Arrow, kind="angular_momentum"):
    """An angular momentum in kg m²/s; always shown."""

    role: str = "angular_momentum"


@dataclass(frozen=True)
class Face(Shape, kind="face"):
    """A flat side of a convex body in space, from corner to corner, in the colour of its index."""

    corners: tuple[str, ...]
    index: int = 1


@dataclass(frozen=True)
class Axis(Shape, kind="axis"):
    """An axis of a body in space, from the body's surface outwards, with its label at the tip."""

    begin: str
    finish: str
    label: sp.Expr
    index: int = 1


@dataclass(frozen=True)
class Frame(Shape, kind="frame"):
    """A frame's axes, from its origin to the points at their tips."""

    at: str
    x_tip: str
    y_tip: str
    z_tip: str


@dataclass(frozen=True)
class Figure:
    """A picture in symbols.

    points
        Name -> (x, y, z) in metres; `up` says where up is.
    shapes
        What is drawn, in this order.
    extent
        (xmin, xmax, ymin, ymax) of all that can be reached, from the parameters alone.
    pullable, trails
        Points that can be pulled with the pointer; points that leave a trail.
    acts_at
        For each coordinate, the point about (or along) which its generalised force is drawn.
    axes
        For each coordinate its direction (x, y) or (x, y, z): along it where the coordinate slides,
        about it where it turns.  None is a turning in the plane of the drawing.
    up
        The direction against gravity.
    """

    points: Mapping[str, Position]
    shapes: tuple[Shape, ...]
    extent: tuple[sp.Expr, sp.Expr, sp.Expr, sp.Expr]
    pullable: tuple[str, ...]
    acts_at: tuple[str, ...]
    axes: tuple[tuple[sp.Expr, ...] | None, ...]
    trails: tuple[str, ...] = ()
    up: tuple[float, float, float] = (0.0, 1.0, 0.0)

    @property
    def spatial(self) -> bool:
        """Whether it takes a camera: a machine in the plane z = 0 with y up is seen from the front."""
        tips = {
            tip
            for shape in self.shapes
            if isinstance(shape, Frame)
            for tip in (shape.x_tip, shape.y_tip, shape.z_tip)
        }
        flat = all(point[2] == 0 for name, point in self.points.items() if name not in tips)
        return not flat or self.up != (0.0, 1.0, 0.0)

    def scalars(self) -> tuple[sp.Expr, ...]:
        """Every scalar that the shapes and axes use, each once, in a fixed order."""
        found: dict[sp.Expr, None] = {}
        for shape in self.shapes:
            found.update(dict.fromkeys(shape.scalars()))
        for axis in self.axes:
            found.update(dict.fromkeys(axis or ()))
        return tuple(found)


def planar(x: sp.Expr | float, y: sp.Expr | float) -> Position:
    """A point of the drawing plane."""
    return sp.sympify(x), sp.sympify(y), sp.S.Zero
