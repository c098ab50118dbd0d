"""Lagrangian mechanics of machines: derivations, simulations and pictures from one description.

import lagrange as lg

arm = lg.systems.get("pendulum")
steps = lg.derive(arm)                    # iterate it, or steps["mass_matrix"].rhs
model = lg.compile(arm)                   # NumPy functions of one state or a batch
run = lg.simulate(arm, arm.values(l=0.8), [1.0], [0.0], duration=10.0)
lg.codegen.javascript(arm)                # the browser's module

puma = lg.arms.get("puma560")             # a chain of links; or lg.dh.chain_of(lg.dh.Table(rows))
lg.chain_system(puma)                     # a system like any other
"""

from lagrange import arms, codegen, dh, expression, rigid_body, roles, systems
from lagrange.chain_dynamics import ChainModel, compile_chain
from lagrange.chain_system import chain_system
from lagrange.derivation import Derivation, derive
from lagrange.dynamics import Model, compile
from lagrange.equations import equations_of_motion
from lagrange.errors import ValueRangeError
from lagrange.formula import step_latex
from lagrange.identity import is_zero
from lagrange.latex import latex
from lagrange.notation import Notation
from lagrange.recursion import Recursion, recursion
from lagrange.simulation import Trajectory, simulate
from lagrange.step import Source, Step
from lagrange.system import Coordinate, Parameter, System
from lagrange.trigonometry import normal_form
from lagrange.verification import Verification, verify

__all__ = [
    "ChainModel",
    "Coordinate",
    "Derivation",
    "Model",
    "Notation",
    "Parameter",
    "Recursion",
    "Source",
    "Step",
    "System",
    "Trajectory",
    "ValueRangeError",
    "Verification",
    "arms",
    "chain_system",
    "codegen",
    "compile",
    "compile_chain",
    "derive",
    "dh",
    "equations_of_motion",
    "expression",
    "is_zero",
    "latex",
    "normal_form",
    "recursion",
    "rigid_body",
    "roles",
    "simulate",
    "step_latex",
    "systems",
    "verify",
]
