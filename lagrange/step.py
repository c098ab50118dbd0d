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
    """A document and the number of the equation in it."""

    document: str
    equation: str = ""


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
