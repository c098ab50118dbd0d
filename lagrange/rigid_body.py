"""Inertia of rigid bodies: usual shapes, parallel axes, rotation, composites, what is physically possible.

    I = ∫ (r·r 1 − r rᵀ) dm about the centre of mass;  off the diagonal stands I_xy = −∫ x y dm.

Every argument is a number or a SymPy expression, every tensor a SymPy matrix (3, 3) in kg m²;
`np.array(tensor, dtype=float)` makes numbers of it.

References: Goldstein, Poole, Safko, Classical Mechanics, ch. 5; Spong, Hutchinson, Vidyasagar, Robot
Modeling and Control, 6.2; Traversaro et al., Identification of fully physical consistent inertial
parameters (2016), for the triangle inequality; Paul, Robot Manipulators, ch. 6, for the pseudo-inertia.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import numpy as np
import sympy as sp
from numpy.typing import NDArray

from lagrange.multibody import Body
from lagrange.phrases import Phrase, phrase

Axis = Literal["x", "y", "z"]
Number: TypeAlias = sp.Expr | float

TOLERANCE = 1e-9
"""A thin body meets the triangle inequality with equality; this much of rounding is forgiven."""


def rod(mass: Number, length: Number, axis: Axis = "z") -> sp.ImmutableMatrix:
    """A thin rod along an axis: m l²/12 across it."""
    return _axial(axis, along=0, across=_of(mass) * _of(length) ** 2 / 12)


def solid_cylinder(mass: Number, radius: Number, height: Number, axis: Axis = "z") -> sp.ImmutableMatrix:
    """A solid cylinder about an axis: m r²/2 along it, m (3 r² + h²)/12 across."""
    return hollow_cylinder(mass, 0, radius, height, axis)


def hollow_cylinder(
    mass: Number, inner: Number, outer: Number, height: Number, axis: Axis = "z"
) -> sp.ImmutableMatrix:
    """A tube of two radii about an axis: m (r₁² + r₂²)/2 along it, m (3 (r₁² + r₂²) + h²)/12 across."""
    m, squares = _of(mass), _of(inner) ** 2 + _of(outer) ** 2
    return _axial(axis, along=m * squares / 2, across=m * (3 * squares + _of(height) ** 2) / 12)


def disc(mass: Number, radius: Number, axis: Axis = "z") -> sp.ImmutableMatrix:
    """A thin disc with its normal along an axis: m r²/2 along it, m r²/4 across."""
    return solid_cylinder(mass, radius, 0, axis)


def hoop(mass: Number, radius: Number, axis: Axis = "z") -> sp.ImmutableMatrix:
    """A thin hoop with its normal along an axis: m r² along it, m r²/2 across."""
    return hollow_cylinder(mass, radius, radius, 0, axis)


def box(mass: Number, x: Number, y: Number, z: Number) -> sp.ImmutableMatrix:
    """A solid box with edges x, y, z: m (y² + z²)/12 about x."""
    m, xx, yy, zz = _of(mass), _of(x) ** 2, _of(y) ** 2, _of(z) ** 2
    return sp.ImmutableMatrix(sp.diag(m * (yy + zz) / 12, m * (xx + zz) / 12, m * (xx + yy) / 12))


def plate(mass: Number, x: Number, y: Number) -> sp.ImmutableMatrix:
    """A thin rectangular plate with its normal along z."""
    return box(mass, x, y, 0)


def ellipsoid(mass: Number, a: Number, b: Number, c: Number) -> sp.ImmutableMatrix:
    """A solid ellipsoid with semi-axes a, b, c along x, y, z: m (b² + c²)/5 about x."""
    m, aa, bb, cc = _of(mass), _of(a) ** 2, _of(b) ** 2, _of(c) ** 2
    return sp.ImmutableMatrix(sp.diag(m * (bb + cc) / 5, m * (aa + cc) / 5, m * (aa + bb) / 5))


def solid_sphere(mass: Number, radius: Number) -> sp.ImmutableMatrix:
    """A solid sphere: 2 m r²/5."""
    return ellipsoid(mass, radius, radius, radius)


def spherical_shell(mass: Number, radius: Number) -> sp.ImmutableMatrix:
    """A thin spherical shell: 2 m r²/3."""
    return sp.ImmutableMatrix(sp.eye(3) * 2 * _of(mass) * _of(radius) ** 2 / 3)


def hollow_sphere(mass: Number, inner: Number, outer: Number) -> sp.ImmutableMatrix:
    """A ball with a hollow: 2 m (r₂⁵ − r₁⁵) / (5 (r₂³ − r₁³))."""
    a, b = _of(inner), _of(outer)
    return sp.ImmutableMatrix(sp.eye(3) * 2 * _of(mass) * (b**5 - a**5) / (5 * (b**3 - a**3)))


def solid_cone(mass: Number, radius: Number, height: Number, axis: Axis = "z") -> sp.ImmutableMatrix:
    """A solid cone about its centre of mass, h/4 above its base: 3 m r²/10, 3 m (4 r² + h²)/80 across."""
    m, rr, hh = _of(mass), _of(radius) ** 2, _of(height) ** 2
    return _axial(axis, along=3 * m * rr / 10, across=3 * m * (4 * rr + hh) / 80)


def conical_shell(mass: Number, radius: Number, height: Number, axis: Axis = "z") -> sp.ImmutableMatrix:
    """A thin cone without base about its centre of mass, h/3 above the base's plane."""
    m, rr, hh = _of(mass), _of(radius) ** 2, _of(height) ** 2
    return _axial(axis, along=m * rr / 2, across=m * (rr / 4 + hh / 18))


def solid_torus(mass: Number, ring: Number, tube: Number, axis: Axis = "z") -> sp.ImmutableMatrix:
    """A solid torus: its tube's centres on a circle of radius `ring`, the tube's own radius `tube`."""
    m, rr, tt = _of(mass), _of(ring) ** 2, _of(tube) ** 2
    return _axial(axis, along=m * (rr + 3 * tt / 4), across=m * (rr / 2 + 5 * tt / 8))


def parallel_axis(
    inertia: sp.MatrixBase, mass: Number, offset: Sequence[Number] | sp.MatrixBase
) -> sp.ImmutableMatrix:
    """I + m (c·c 1 − c cᵀ): the tensor about a point that is `offset` c (3,) from the centre of mass."""
    return sp.ImmutableMatrix(inertia + _of(mass) * _spread(offset))


def about_centre(
    inertia: sp.MatrixBase, mass: Number, centre: Sequence[Number] | sp.MatrixBase
) -> sp.ImmutableMatrix:
    """The tensor about the centre of mass, from the one about the origin."""
    return sp.ImmutableMatrix(inertia - _of(mass) * _spread(centre))


def rotated(inertia: sp.MatrixBase, rotation: sp.MatrixBase) -> sp.ImmutableMatrix:
    """R I Rᵀ: the tensor in the frame in which the body's frame is turned by R (3, 3)."""
    return sp.ImmutableMatrix(rotation * inertia * rotation.T)


def moment_about(inertia: sp.MatrixBase, axis: Sequence[Number] | sp.MatrixBase) -> sp.Expr:
    """uᵀ I u, the moment of inertia about an axis (3,) of any length through the tensor's point."""
    u = sp.Matrix(axis)
    return (u.T * inertia * u)[0] / u.dot(u)


def placed(body: Body, placement: sp.MatrixBase) -> Body:
    """A body in the frame in which its own frame is placed (4, 4)."""
    rotation, shift = placement[:3, :3], placement[:3, 3]
    centre = sp.ImmutableMatrix(rotation * body.centre + shift)
    return Body(body.mass, centre, rotated(body.inertia, rotation))


def composite(bodies: Sequence[Body]) -> Body:
    """Bodies of one frame joined to one body."""
    mass = sp.Add(*(b.mass for b in bodies))
    centre = sum((b.mass * b.centre for b in bodies), start=sp.zeros(3, 1)) / mass
    inertia = sum((parallel_axis(b.inertia, b.mass, b.centre - centre) for b in bodies), start=sp.zeros(3, 3))
    return Body(mass, sp.ImmutableMatrix(centre), sp.ImmutableMatrix(inertia))


def pseudo_inertia(body: Body) -> sp.ImmutableMatrix:
    """∫ r rᵀ dm with r = (x, y, z, 1), a matrix (4, 4).

    With J the tensor about the origin it is [½ tr(J) 1 − J, m c; m cᵀ, m].
    """
    about_origin = parallel_axis(body.inertia, body.mass, body.centre)
    second = about_origin.trace() / 2 * sp.eye(3) - about_origin
    first = body.mass * body.centre
    return sp.ImmutableMatrix(sp.BlockMatrix([[second, first], [first.T, sp.Matrix([[body.mass]])]]))


def principal_moments(inertia: sp.MatrixBase) -> NDArray[np.float64]:
    """The three principal moments of a tensor of numbers, in ascending order."""
    moments: NDArray[np.float64] = np.linalg.eigvalsh(np.array(inertia.tolist(), dtype=float))
    return moments


def inertia_fault(inertia: sp.MatrixBase) -> Phrase | None:
    """Why no body has this tensor of numbers about its centre of mass; or None.

    A body's tensor is symmetric and its principal moments satisfy 0 ≤ I₁ ≤ I₂ ≤ I₃ ≤ I₁ + I₂.
    """
    numbers = np.array(inertia.tolist(), dtype=float)
    if not np.all(np.isfinite(numbers)):
        return phrase("tensor_not_finite")
    size = max(float(np.abs(numbers).max()), 1e-300)
    if np.abs(numbers - numbers.T).max() > TOLERANCE * size:
        return phrase("tensor_not_symmetric")
    low, middle, high = (float(x) for x in np.linalg.eigvalsh(numbers))
    if low < -TOLERANCE * size:
        return phrase("tensor_not_positive", value=f"{low:.4g}")
    if high > low + middle + TOLERANCE * size:
        return phrase("tensor_triangle", value=f"{high:.4g}", most=f"{low + middle:.4g}")
    return None


def _axial(axis: Axis, *, along: Number, across: Number) -> sp.ImmutableMatrix:
    """The tensor of a body with symmetry of revolution."""
    return sp.ImmutableMatrix(sp.diag(*(along if name == axis else across for name in "xyz")))


def _spread(offset: Sequence[Number] | sp.MatrixBase) -> sp.MatrixBase:
    """c·c 1 − c cᵀ."""
    c = sp.Matrix(offset)
    return c.dot(c) * sp.eye(3) - c * c.T


def _of(value: Number) -> sp.Expr:
    return sp.sympify(value)
