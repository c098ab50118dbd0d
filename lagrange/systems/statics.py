"""The planar two-link arm with a constant force F at its end point: statics and virtual work.

        y              ↗ F = (F_x, F_y)
        │      ╱ link 2        point 1 is the elbow, point 2 the end point
        │   ○╱ q2              q1 from +x, q2 relative to link 1, counter-clockwise
        │ ╱  q1                gravity g along −y, P_g = 0 at the height of the shoulder
        ○──────── x

    M(q) q̈ + C(q, q̇) q̇ + G(q) + (b₁ q̇₁, b₂ q̇₂) = τ + Jᵀ F,    det J = l₁ l₂ sin q₂

F is constant in the base frame and so has a potential: P_F = −F_x x₂ − F_y y₂ gives Jᵀ F as −∂P_F/∂q,
and G − Jᵀ F is what holds the arm.

References: Slides, statics, virtual work and transformations of forces and differential motion; Notes 5,
virtual work; Craig, Introduction to Robotics, 5.8–5.11.
"""

from __future__ import annotations

import math
from dataclasses import replace

import sympy as sp

from lagrange import route
from lagrange.draft import Draft
from lagrange.figure import Figure, Force, Velocity
from lagrange.quantities import (
    KINETIC,
    POTENTIAL,
    Named,
    Partial,
    Rate,
    accelerations,
    coriolis_matrix,
    forces,
    gravity_vector,
    mass_matrix,
    rates,
)
from lagrange.step import Source
from lagrange.system import Parameter, System
from lagrange.systems.planar import general_link, planar_chain, pose_of

_LINKS = (general_link(1, 2.0, start=-math.pi / 4), general_link(2, 1.0, start=math.pi / 2))
_POSE = pose_of(_LINKS, sp.S.Zero)
_FX = Parameter("F_x", 10.0, (-60.0, 60.0), "N", step=0.5)
_FY = Parameter("F_y", 5.0, (-60.0, 60.0), "N", step=0.5)
_ELBOW, _END = _POSE.joints[1:]
_ANGLE = _POSE.angles[1]

_X, _Y = (Named("x1"), Named("x2")), (Named("y1"), Named("y2"))
_P = (Named("p_x"), Named("p_y"))
_OMEGA, _MOMENT, _DELTA = Named("omega2"), Named("n1"), Named("Delta")
_WEIGHTS, _OF_FORCE = Named("P_g"), Named("P_F")
_M, _C, _G = mass_matrix(2), coriolis_matrix(2), gravity_vector(2)
_QD, _QDD, _TAU = rates(2), accelerations(2), forces(2)
_J, _R = sp.MatrixSymbol("J", 2, 2), sp.MatrixSymbol("R", 2, 2)
_F, _ALONG = sp.MatrixSymbol("F", 2, 1), sp.MatrixSymbol("u", 2, 1)
_Q, _HOLD = (Named("Q1"), Named("Q2")), (Named("tau1"), Named("tau2"))
_F2, _J2 = sp.MatrixSymbol("_F_in2", 2, 1), sp.MatrixSymbol("_J_in2", 2, 2)
_STRETCHED, _FOLDED = sp.MatrixSymbol("J_s", 2, 2), sp.MatrixSymbol("J_f", 2, 2)
_SLIDES = Source("slides", compare=True)
_NOTES = Source("notes5", compare=True)


def _column(*entries: sp.Expr) -> sp.ImmutableMatrix:
    return sp.ImmutableMatrix(entries)


def _route(draft: Draft) -> None:
    _differential_motion(draft)
    _virtual_work(draft)
    _equations(draft)
    _frames(draft)
    _moved(draft)
    _power(draft)
    _singular(draft)


def _differential_motion(draft: Draft) -> None:
    draft.add(
        "positions",
        _column(_X[0], _Y[0], _X[1], _Y[1]),
        _column(*_ELBOW, *_END),
        rule="definition",
        via=(),
    )
    draft.add(
        "jacobian",
        _J,
        sp.ImmutableMatrix([[Partial(f, s) for s in draft.system.q] for f in (_X[1], _Y[1])]),
        rule="differentiate",
        uses=("positions",),
        source=_SLIDES,
    )
    q1d, q2d = draft.system.qd
    draft.add(
        "velocity",
        _column(Rate(_X[1]), Rate(_Y[1])),
        rule="chain_rule",
        uses=("positions", "jacobian"),
        via=(_column(*(_J[i, 0] * q1d + _J[i, 1] * q2d for i in range(2))),),
        source=_SLIDES,
    )


def _virtual_work(draft: Draft) -> None:
    """Q = Jᵀ F, entry by entry a force times its lever arm."""
    draft.add("force", _F, _column(_FX.symbol, _FY.symbol), rule="definition", via=())
    draft.add(
        "generalised_force",
        _column(*_Q),
        _column(*(_J[0, j] * _FX.symbol + _J[1, j] * _FY.symbol for j in range(2))),
        rule="virtual_work",
        uses=("jacobian", "force"),
        source=_NOTES,
    )
    draft.add(
        "lever",
        _column(*_P),
        _column(_X[1] - _X[0], _Y[1] - _Y[0]),
        rule="definition",
        uses=("positions",),
        via=(),
    )
    draft.add(
        "lever_arms",
        _column(*_Q),
        rule="collect",
        uses=("generalised_force", "positions", "lever"),
        via=(_column(_moment(_X[1], _Y[1]), _moment(*_P)),),
        source=_SLIDES,
    )


def _moment(x: sp.Expr, y: sp.Expr) -> sp.Expr:
    """p × F for p = (x, y)."""
    return x * _FY.symbol - y * _FX.symbol


def _equations(draft: Draft) -> None:
    system = draft.system
    g = system.symbols["g"]
    heights = (centre[1] for centre in _POSE.centres)
    weights = sp.Add(*(link.mass.symbol * g * y for link, y in zip(_LINKS, heights, strict=True)))
    draft.add("weights", _WEIGHTS, weights, rule="definition", via=())
    draft.add(
        "force_potential",
        _OF_FORCE,
        -_FX.symbol * _X[1] - _FY.symbol * _Y[1],
        rule="definition",
        uses=("positions", "force"),
    )
    draft.add(
        "potential_energy",
        POTENTIAL,
        _WEIGHTS + _OF_FORCE,
        rule="collect",
        uses=("weights", "force_potential"),
    )
    draft.add(
        "force_from_potential",
        _column(*(-Partial(_OF_FORCE, s) for s in system.q)),
        rule="differentiate",
        uses=("force_potential", "generalised_force"),
        via=(_column(*_Q),),
    )
    draft.add("kinetic_energy", KINETIC, system.kinetic_energy, rule="definition", via=())
    route.inertia(draft)
    route.christoffel_symbols(draft)
    route.coriolis_from_symbols(draft)
    draft.add(
        "weight_torques",
        _G,
        _column(*(Partial(_WEIGHTS, s) for s in system.q)),
        rule="differentiate",
        uses=("weights",),
    )
    draft.add(
        "standard_form",
        _M * _QDD + _C * _QD + _G,
        rule="collect",
        uses=("mass_matrix", "coriolis_matrix", "weight_torques", "generalised_force"),
        balance=_TAU + _J.T * _F,
        source=_SLIDES,
    )
    route.lagrangian(draft)
    route.equations_of_motion(draft)
    route.damping(draft)
    still = _column(*(_G[k, 0] - _Q[k] for k in range(2)))
    # What the stage has as the gravity term: everything that comes from P.
    draft.add(
        "gravity_vector",
        _column(*(Partial(POTENTIAL, s) for s in system.q)),
        rule="differentiate",
        uses=("potential_energy", "weight_torques", "force_from_potential"),
        via=(still,),
    )
    draft.add(
        "hold",
        _column(*_HOLD),
        still,
        rule="special_case",
        uses=("standard_form", "weight_torques", "generalised_force"),
        source=_SLIDES,
    )


def _frames(draft: Draft) -> None:
    """The same force and the same motion, written along and across link 2."""
    cos, sin = sp.cos(_ANGLE), sp.sin(_ANGLE)
    draft.add("rotation", _R, sp.ImmutableMatrix([[cos, -sin], [sin, cos]]), rule="definition", via=())
    draft.add("force_in_link", _F2, _R.T * _F, rule="project", uses=("rotation", "force"), source=_SLIDES)
    draft.add(
        "jacobian_in_link", _J2, _R.T * _J, rule="project", uses=("rotation", "jacobian"), source=_SLIDES
    )
    draft.add(
        "same_torques",
        _J.T * _F - _J2.T * _F2,
        rule="collect",
        uses=("jacobian", "force", "force_in_link", "jacobian_in_link"),
    )


def _moved(draft: Draft) -> None:
    """Force and velocity taken over from the end point to the elbow."""
    q1d, q2d = draft.system.qd
    draft.add(
        "moment",
        _MOMENT,
        _moment(*_P),
        rule="definition",
        uses=("lever", "force"),
        source=_SLIDES,
    )
    draft.add("angular_velocity", _OMEGA, q1d + q2d, rule="definition", via=())
    draft.add(
        "velocity_moved",
        _column(Rate(_X[1]), Rate(_Y[1])),
        rule="substitute",
        uses=("velocity", "angular_velocity", "lever"),
        via=(_column(Rate(_X[0]) - _OMEGA * _P[1], Rate(_Y[0]) + _OMEGA * _P[0]),),
        source=_SLIDES,
    )
    at_end = _FX.symbol * Rate(_X[1]) + _FY.symbol * Rate(_Y[1])
    at_elbow = _FX.symbol * Rate(_X[0]) + _FY.symbol * Rate(_Y[0]) + _MOMENT * _OMEGA
    draft.add(
        "power_moved",
        at_end - at_elbow,
        rule="collect",
        uses=("moment", "velocity_moved"),
    )


def _power(draft: Draft) -> None:
    at_end = _FX.symbol * Rate(_X[1]) + _FY.symbol * Rate(_Y[1])
    in_joints = sp.Add(*(torque * rate for torque, rate in zip(_Q, draft.system.qd, strict=True)))
    draft.add(
        "power",
        at_end - in_joints,
        rule="collect",
        uses=("velocity", "generalised_force"),
        source=_NOTES,
    )
    route.energy_rate(draft)


def _singular(draft: Draft) -> None:
    q1, q2 = draft.system.q
    columns = sp.Matrix(draft.evaluate(_J))
    draft.add(
        "determinant",
        _DELTA,
        _J[0, 0] * _J[1, 1] - _J[0, 1] * _J[1, 0],
        rule="collect",
        uses=("jacobian",),
        via=(),
    )
    for step_id, name, angle in (("stretched", _STRETCHED, 0), ("folded", _FOLDED, sp.pi)):
        special = sp.ImmutableMatrix(columns.subs(q2, angle))
        draft.add(step_id, name, special, rule="special_case", uses=("jacobian",), via=())
    draft.add("along", _ALONG, _column(sp.cos(q1), sp.sin(q1)), rule="definition", via=())
    draft.add("carried", _STRETCHED.T * _ALONG, rule="collect", uses=("stretched", "along"))
    draft.add("carried_folded", _FOLDED.T * _ALONG, rule="collect", uses=("folded", "along"))


def _with_force(arm: System) -> System:
    """The arm with F at its end point, drawn, and with its potential."""
    (x, y), figure = _END, arm.figure
    shapes = tuple(shape for shape in figure.shapes if not isinstance(shape, Velocity))
    velocities = tuple(
        Velocity(
            f"v{j}",
            at="end2",
            x=sp.diff(x, c.q) * c.qd,
            y=sp.diff(y, c.q) * c.qd,
            label=Named(f"v{j}"),
            role=f"link{j}",
        )
        for j, c in enumerate(arm.coordinates, start=1)
    )
    pull = Force("F", at="end2", x=_FX.symbol, y=_FY.symbol, label=Named("F"), role="pull")
    drawn: Figure = replace(figure, shapes=(*shapes, *velocities, pull))
    return replace(
        arm,
        parameters=(*arm.parameters, _FX, _FY),
        potential_energy=arm.potential_energy - _FX.symbol * x - _FY.symbol * y,
        figure=drawn,
    )


SYSTEM = _with_force(planar_chain("statics", _LINKS, route=_route))
