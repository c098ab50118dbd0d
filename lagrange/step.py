"""A step of a derivation: what is equal to what, by which rule, from which steps, in which document."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

Rule = Literal[
    "definition",
    "substitute",
    "differentiate",
    "time_derivative",
    "collect",
    "divide",
    "linearise",
    "balance",
    "special_case",
    "project",
    "solve",
    "chain_rule",
    "virtual_work",
]
Term: TypeAlias = Any
"""A SymPy expression, matrix or matrix expression (SymPy carries no types)."""


@dataclass(frozen=True)
class Source:
    """A document and the number of the equation in it.

    compare
        Whether the document has the formula only in another form ("cf.").
    """

    document: str
    equation: str = ""
    compare: bool = False


def notes5(equation: str, *, compare: bool = False) -> Source:
    """An equation of Notes 5, the main document."""
    return Source("notes5", equation, compare)


@dataclass(frozen=True)
class Step:
    """One line of a derivation: lhs = via₁ = via₂ … = rhs (= balance).

    lhs, via, rhs
        SymPy expressions or matrices, equal to each other as identities; each is checked.
    balance
        The other side of a law (τ in M q̈ + … = τ), or None.
    value
        What lhs means in terms of earlier steps, where lhs is only a name; else lhs itself.
    relation
        Between the last two sides; "≈" for a linearisation.
    motion
        For a force on the left: the motion that it makes, (symbol, expression) pairs; empty is any motion.
    """

    id: str
    lhs: Term
    rhs: Term
    rule: Rule
    uses: tuple[str, ...]
    source: Source | None
    via: tuple[Term, ...]
    balance: Term | None
    value: Term
    relation: str
    motion: tuple[tuple[Any, Any], ...] = ()
