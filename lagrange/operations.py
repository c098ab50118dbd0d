"""How many multiplications and additions a calculation takes."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

import sympy as sp

from lagrange.tape import Assignment, Program


@dataclass(frozen=True)
class Operations:
    """Numbers of multiplications and divisions, of additions and subtractions, and of sines and cosines.

    A change of sign costs nothing, an integer power n costs n − 1 multiplications.
    """

    multiplications: int = 0
    additions: int = 0
    functions: int = 0

    def __add__(self, other: Operations) -> Operations:
        return Operations(
            self.multiplications + other.multiplications,
            self.additions + other.additions,
            self.functions + other.functions,
        )

    @property
    def total(self) -> int:
        """Multiplications and additions together."""
        return self.multiplications + self.additions


def operations(steps: Program | Iterable[sp.Expr | Assignment]) -> Operations:
    """What evaluating takes, of expressions as they are written and of assignments' right sides."""
    if isinstance(steps, Program):
        steps = (*steps.assignments, *steps.outputs)
    return sum((_operations(s.expression if isinstance(s, Assignment) else s) for s in steps), Operations())


def operations_shared(expressions: Iterable[sp.Expr]) -> Operations:
    """The same when every common subexpression is computed once."""
    temporaries, reduced = sp.cse(list(expressions), order="none")
    return operations([*(value for _, value in temporaries), *reduced])


def _operations(expression: sp.Expr) -> Operations:
    counts: Counter[str] = Counter()
    pending = [expression]
    while pending:
        e = pending.pop()
        pending.extend(e.args)
        if e.is_Add:
            counts["add"] += len(e.args) - 1
        elif e.is_Mul:
            counts["multiply"] += len(e.args) - 1 - (e.args[0] == -1)
        elif e.is_Pow:
            pending.remove(e.exp)
            exponent = abs(e.exp) if e.exp.is_Integer else sp.S.One
            # 1/x is the division that the product around it counts already.
            counts["multiply"] += int(exponent) - 1 if e.exp.is_Integer else 1
        elif isinstance(e, sp.sin | sp.cos):
            counts["function"] += 1
    return Operations(counts["multiply"], counts["add"], counts["function"])
