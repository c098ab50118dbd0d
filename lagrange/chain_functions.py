"""The functions that a `dynamics.Model` is made of, by the recursion of a chain."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

import sympy as sp

from lagrange import chain_programs as programs
from lagrange.chain_energies import energies_program
from lagrange.multibody import Chain
from lagrange.numeric import Array, Compiled, numpy_function
from lagrange.system import System
from lagrange.tape import Program


def chain_functions(system: System, chain: Chain) -> dict[str, Compiled]:
    """Each function by the name of the model's field; compiled when it is first called."""
    n = system.n
    damping = tuple(sp.diff(system.dissipation, rate) for rate in system.qd)
    parameters = tuple(p.symbol for p in system.parameters)
    at_rest = (*system.q, *parameters)
    moving = (*system.q, *system.qd, *parameters)

    def damped(program: Program) -> Program:
        """The damping forces added to the last n outputs."""
        undamped, forces = program.outputs[:-n], program.outputs[-n:]
        sums = (a + b for a, b in zip(forces, damping, strict=True))
        return Program(program.assignments, (*undamped, *sums))

    def squares() -> Program:
        whole = programs.terms_program(chain)
        return Program.of(whole.assignments, whole.outputs[n * n : n * n + n])

    made: dict[str, tuple[Callable[[], Program], tuple[sp.Symbol, ...]]] = {
        "_mass": (lambda: programs.mass_program(chain), at_rest),
        "_coriolis": (lambda: programs.coriolis_program(chain), moving),
        "_gravity": (lambda: programs.gravity_program(chain), at_rest),
        "_centrifugal": (squares, moving),
        "_damping": (lambda: Program((), damping), moving),
        "_bias": (lambda: damped(programs.bias_program(chain)), moving),
        "_both": (lambda: damped(programs.forward_program(chain)), moving),
        "_energies": (lambda: energies_program(chain), moving),
        "_inverse": (
            lambda: damped(programs.inverse_program(chain)),
            (*system.q, *system.qd, *system.qdd, *parameters),
        ),
    }
    return {name: _later(program, arguments) for name, (program, arguments) in made.items()}


def _later(program: Callable[[], Program], arguments: tuple[sp.Symbol, ...]) -> Compiled:
    @lru_cache(maxsize=1)
    def compiled() -> Compiled:
        return numpy_function(program(), arguments)

    def run(*columns: Array | float) -> Sequence[Array | float]:
        return compiled()(*columns)

    return run
