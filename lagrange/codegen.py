"""The browser's module: the equations of motion on the screen, printed as JavaScript.

The module exports plain functions on flat arrays, so that parameters stay run-time values and no
slider ever derives anything again:

    terms       M (row-major), then centrifugal, Coriolis, gravity and damping terms of each equation
    energies    T, V
    points      x, y, z of every point of the figure
    jacobians   ∂(x, y, z)/∂q of every point, row-major
    quantities  the scalars of the figure
    extent      xmin, xmax, ymin, ymax of what can be reached
    reactions   force and moment in every joint, in the base's axes; only of a system that is a chain

A chain prints the Newton–Euler recursion, one temporary a line, any other system the closed form.
"""

from __future__ import annotations

from functools import lru_cache

import sympy as sp

from lagrange.chain_energies import energies_program
from lagrange.chain_points import jacobians_program
from lagrange.chain_programs import reactions_program, terms_program
from lagrange.equations import energies, equations_of_motion
from lagrange.javascript import Arrays, expressions_function, program_function
from lagrange.multibody import Chain
from lagrange.system import System
from lagrange.tape import Program


@lru_cache(maxsize=64)
def javascript(system: System) -> str:
    """The text of a system's ES module."""
    arrays: Arrays = {
        "q": system.q,
        "qd": system.qd,
        "qdd": system.qdd,
        "p": tuple(parameter.symbol for parameter in system.parameters),
    }
    figure = system.figure
    positions = [x for point in figure.points.values() for x in point]
    scalars = figure.scalars()
    laws = _closed_form(system, arrays) if system.chain is None else _recursion(system, system.chain, arrays)
    functions = (
        *laws,
        expressions_function("points", "q, p", arrays, positions),
        _jacobians(system, arrays, positions),
        expressions_function("quantities", "q, qd, qdd, p", arrays, scalars),
        expressions_function("extent", "p", arrays, figure.extent),
    )
    header = (
        f"// Equations of motion of the system {system.id}, printed from its energies; do not edit.\n"
        f"export const n = {system.n}, pointCount = {len(figure.points)}, quantityCount = {len(scalars)};\n"
    )
    return header + "\n".join(functions)


def _jacobians(system: System, arrays: Arrays, positions: list[sp.Expr]) -> str:
    if system.chain is None:
        slopes = [sp.diff(x, q) for x in positions for q in system.q]
        return expressions_function("jacobians", "q, p", arrays, slopes)
    return program_function(
        "jacobians", "q, p", arrays, jacobians_program(system.chain, system.figure.points.values())
    )


def _closed_form(system: System, arrays: Arrays) -> tuple[str, ...]:
    equations = equations_of_motion(system)
    terms = [
        *equations.mass_matrix,
        *equations.centrifugal,
        *equations.coriolis,
        *equations.gravity_vector,
        *equations.damping,
    ]
    return (
        expressions_function("terms", "q, qd, p", arrays, terms),
        expressions_function("energies", "q, qd, p", arrays, energies(system)),
    )


def _recursion(system: System, chain: Chain, arrays: Arrays) -> tuple[str, ...]:
    terms = terms_program(chain)
    damping = tuple(sp.diff(system.dissipation, rate) for rate in system.qd)
    return (
        program_function("terms", "q, qd, p", arrays, Program(terms.assignments, (*terms.outputs, *damping))),
        program_function("energies", "q, qd, p", arrays, energies_program(chain)),
        program_function("reactions", "q, qd, qdd, p", arrays, reactions_program(chain)),
    )
