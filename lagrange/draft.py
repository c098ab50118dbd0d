"""A derivation being written: each step is computed in the ring as it is added."""

from __future__ import annotations

from collections.abc import Mapping

import sympy as sp

from lagrange import entries
from lagrange.equations import ring_of
from lagrange.meaning import Meaning
from lagrange.quantities import (
    ENERGY,
    KINETIC,
    LAGRANGIAN,
    POTENTIAL,
    RAYLEIGH,
    Linearised,
    Named,
    Partial,
    Rate,
    accelerations,
    forces,
    rates,
)
from lagrange.step import Rule, Source, Step, Term
from lagrange.system import System
from lagrange.trigonometry import NotTrigonometricError, TrigPolynomial, TrigRing, normal_form


class Draft:
    """A derivation being written: `add` computes each step in the ring and remembers what it defines."""

    def __init__(self, system: System) -> None:
        self.system = system
        self.ring: TrigRing = ring_of(system)
        self.steps: list[Step] = []
        self.omitted: list[str] = []
        self.definitions: dict[sp.Expr, sp.Expr] = {
            KINETIC: system.kinetic_energy,
            POTENTIAL: system.potential_energy,
            RAYLEIGH: system.dissipation,
            LAGRANGIAN: KINETIC - POTENTIAL,
            ENERGY: KINETIC + POTENTIAL,
        }
        columns = ((rates, system.qd), (accelerations, system.qdd), (forces, system.forces))
        for column, symbols in columns:
            name = column(system.n)
            self.definitions.update({name[i, 0]: symbol for i, symbol in enumerate(symbols)})
        self._elements: dict[sp.Expr, TrigPolynomial] = {}
        self._cited: Mapping[str, Source] = {}

    def cite(self, sources: Mapping[str, Source]) -> None:
        """Let the steps of these ids cite a document of their own, whatever their route says."""
        self._cited = sources

    def omit(self, *step_ids: str) -> None:
        """Leave steps out, those that this system makes too large to write out or that say nothing of it."""
        self.omitted += step_ids

    def add(
        self,
        step_id: str,
        lhs: Term,
        value: Term | None = None,
        *,
        result: Term | None = None,
        rule: Rule,
        uses: tuple[str, ...] = (),
        source: Source | None = None,
        via: tuple[Term, ...] | None = None,
        balance: Term | None = None,
        relation: str = "=",
        motion: Mapping[sp.Symbol, sp.Expr] | None = None,
    ) -> Step:
        """Compute a step and append it.

        Parameters
        ----------
        lhs
            A name, which the step then defines, or an expression of names; a Tuple of them is several
            equalities, one below the other.
        value
            What a name means; it is shown between both sides unless `via` says otherwise.
        result
            The right-hand side in normal form, where it is known from elsewhere: the name then stands for
            it, and that it equals `value` is for the verification to say.
        uses
            Earlier steps; those that were omitted are not named.
        motion
            The motion that a force on the left makes, see Step.
        """
        meaning = lhs if value is None else value
        rhs = self.evaluate(meaning) if result is None else result
        if value is not None:
            self.define(lhs, value if result is None else result)
        shown = via if via is not None else (() if value is None else (value,))
        shown = tuple(term for term in shown if term not in (lhs, rhs))
        made = tuple((motion or {}).items())
        cited = self._cited.get(step_id, source)
        known = tuple(used for used in uses if used not in self.omitted)
        step = Step(step_id, lhs, rhs, rule, known, cited, shown, balance, meaning, relation, made)
        missing = set(step.uses) - {s.id for s in self.steps}
        if missing:
            raise ValueError(f"step {step_id} uses {sorted(missing)}, which no earlier step has")
        self.steps.append(step)
        return step

    def evaluate(self, term: Term) -> Term:
        """A term with its names put in and its derivatives done, in normal form."""
        if isinstance(term, sp.Tuple):
            return sp.Tuple(*map(self.evaluate, term))
        if isinstance(term, sp.MatrixBase | sp.MatrixExpr):
            explicit = entries.explicit(term)
            return sp.ImmutableMatrix(explicit.applyfunc(self.evaluate))
        try:
            return self._element(term).to_expr()
        except NotTrigonometricError:
            meaning = Meaning(self.system, self.definitions).of(term)
            try:
                return normal_form(meaning)  # symbols that the system does not know, such as time
            except NotTrigonometricError:
                return meaning

    def define(self, lhs: Term, value: Term) -> None:
        """Remember what a name (or each entry of a named matrix) means."""
        if isinstance(lhs, sp.Tuple):
            for name, meaning in zip(lhs, value, strict=True):
                self.define(name, meaning)
        elif isinstance(lhs, sp.MatrixExpr):
            rows, columns = lhs.shape
            explicit = entries.explicit(value)
            for i in range(rows):
                for j in range(columns):
                    self.definitions[lhs[i, j]] = explicit[i, j]
        elif isinstance(lhs, sp.MatrixBase):
            explicit = entries.explicit(value)
            for name, entry in zip(lhs, explicit, strict=True):
                self.definitions[name] = entry
        elif isinstance(lhs, Named) and lhs not in self.definitions:
            self.definitions[lhs] = value

    def _element(self, e: sp.Expr) -> TrigPolynomial:
        known = self._elements.get(e)
        if known is not None:
            return known
        if e in self.definitions:
            element = self._element(self.definitions[e])
            self._elements[e] = element
            return element
        match e:
            case Partial(args=(inner, symbol)):
                return self._element(inner).diff(symbol)
            case Rate(args=(inner,)):
                return self._rate(self._element(inner))
            case Linearised(args=(inner, symbol)):
                element = self._element(inner).to_expr()
                slope = self._element(inner).diff(symbol).to_expr()
                return self.ring.convert(element.subs(symbol, 0) + slope.subs(symbol, 0) * symbol)
            case sp.Add():
                return sum((self._element(a) for a in e.args), self.ring.zero)
            case sp.Mul():
                product = self.ring.one
                for factor in e.args:
                    product = product * self._element(factor)
                return product
            case sp.Pow() if e.exp.is_Integer:
                return self._element(e.base) ** int(e.exp)
        return self.ring.convert(e)

    def _rate(self, element: TrigPolynomial) -> TrigPolynomial:
        """d/dt by the chain rule."""
        total = self.ring.zero
        for c in self.system.coordinates:
            total = total + element.diff(c.q) * self.ring.convert(c.qd)
            total = total + element.diff(c.qd) * self.ring.convert(c.qdd)
        return total
