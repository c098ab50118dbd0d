"""Programs as NumPy functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np
import sympy as sp
from numpy.typing import NDArray
from sympy.printing.numpy import NumPyPrinter

from lagrange.tape import Program

Array = NDArray[np.float64]
Compiled = Callable[..., Sequence[Array | float]]


def numpy_function(program: Program, arguments: Sequence[sp.Symbol]) -> Compiled:
    """A program as a function of its arguments, numbers or arrays, that returns its outputs."""
    # An array that is not needed any more leaves its place in the cache to the next one.
    steps = program.released()
    # The order of addends is of no interest here, and sorting them takes half of the time.
    printer = NumPyPrinter(
        {"fully_qualified_modules": False, "allow_unknown_functions": True, "order": "none"}
    )
    function: Compiled = sp.lambdify(
        arguments,
        list(program.outputs),
        modules="numpy",
        printer=printer,
        cse=lambda outputs: (steps, outputs),
    )
    return function
