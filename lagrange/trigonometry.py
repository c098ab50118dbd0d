"""The exact normal form of trigonometric polynomials: simplify, differentiate, is-it-zero.

An expression of a mechanism is a finite Fourier sum over its angles q,

    f = Σ_k [ c_k cos(k·q) + s_k sin(k·q) ] / d,      k integer vectors,

whose coefficients c_k, s_k, d are polynomials in everything else: masses, lengths, rates, and also
coordinates standing outside sine and cosine.  Kept as a dictionary k -> (c_k, s_k) over a polynomial
ring, a product needs only cos a cos b = (cos(a−b) + cos(a+b))/2, a derivative is trivial, and two
expressions are equal exactly when their dictionaries are.  This is what makes a derivation take
milliseconds and makes every equality on the screen a proof.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from operator import add, sub
from typing import Any

import sympy as sp
from sympy.polys.domains import QQ
from sympy.polys.orderings import lex
from sympy.polys.rings import PolyElement, PolyRing

MAX_MONOMIALS = 200_000
"""A larger expression is refused: it would fill the memory of the machine before it is of use."""

Harmonic = tuple[int, ...]
Terms = dict[Harmonic, tuple[PolyElement, PolyElement]]


class NotTrigonometricError(ValueError):
    """The expression is no trigonometric polynomial (a root, tan, sin(q/2), a division by cos q …)."""

    def __init__(self, expression: sp.Basic, reason: str) -> None:
        self.expression = expression
        super().__init__(f"{expression} is not a trigonometric polynomial: {reason}")


class TooLargeError(ValueError):
    """The normal form would have more than MAX_MONOMIALS terms."""


class TrigRing:
    """The ring of trigonometric polynomials over given symbols.

    Parameters
    ----------
    symbols
        Everything that may occur, coordinates included; numbers such as π count as symbols, for they
        are transcendental.
    angles
        Those of the symbols that may stand inside sine and cosine.
    roots
        Irrational algebraic numbers that may occur, such as √3 from a twist of 60°.
    unit
        A number of radians, of which a number inside sine and cosine is a whole multiple; 0 for none.
    """

    def __init__(
        self,
        symbols: Iterable[sp.Expr],
        angles: Iterable[sp.Symbol],
        roots: Iterable[sp.Expr] = (),
        unit: sp.Rational = sp.S.Zero,
    ) -> None:
        symbolic = sorted(set(angles), key=_by_name)
        # By Lindemann and Weierstrass 1, q, … radians are as independent as two symbols are.
        self.unit, self.angles = unit, (*symbolic, unit) if unit else tuple(symbolic)
        everything = sorted({*symbols, *symbolic}, key=_by_name) or [sp.Symbol("_")]
        self.numbers = QQ.algebraic_field(*sorted(roots, key=_by_name)) if roots else QQ
        self.polynomials = PolyRing(everything, self.numbers, lex)
        self.index = {angle: i for i, angle in enumerate(self.angles)}
        self.generators = dict(zip(everything, self.polynomials.gens, strict=True))
        self.position = {symbol: i for i, symbol in enumerate(everything)}
        self.origin: Harmonic = (0,) * len(self.angles)
        self.zero = TrigPolynomial(self, {}, self.polynomials.one)
        self.one = self.constant(self.polynomials.one)
        self._known: dict[sp.Basic, TrigPolynomial] = {}
        self._waves: dict[tuple[Harmonic, type[sp.Function]], sp.Expr] = {}

    @classmethod
    def over(cls, *expressions: sp.Basic, symbols: Iterable[sp.Expr] = ()) -> TrigRing:
        """The smallest ring that holds the expressions, and the given symbols besides."""
        everything: set[sp.Expr] = set(symbols)
        angles: set[sp.Symbol] = set()
        roots: set[sp.Expr] = set()
        denominators: set[int] = set()
        for expression in expressions:
            everything |= expression.free_symbols | expression.atoms(sp.NumberSymbol)
            for function in expression.atoms(sp.sin, sp.cos):
                angles |= function.args[0].free_symbols
                constant = sp.expand(function.args[0]).as_coefficients_dict().get(sp.S.One, sp.S.Zero)
                if constant.is_Rational and constant != 0:
                    denominators.add(constant.q)
            roots |= {e for e in expression.atoms(sp.Pow, sp.sin, sp.cos) if _is_root(e)}
        unit = sp.Rational(1, math.lcm(*denominators)) if denominators else sp.S.Zero
        return cls(everything, angles, roots, unit)

    def constant(self, coefficient: PolyElement) -> TrigPolynomial:
        """A polynomial without angles, as an element."""
        zero = self.polynomials.zero
        return TrigPolynomial(
            self, {self.origin: (coefficient, zero)} if coefficient else {}, self.polynomials.one
        )

    def element(self, terms: Terms, denominator: PolyElement) -> TrigPolynomial:
        """The element Σ [c cos(k·q) + s sin(k·q)] / denominator of any harmonics k -> (c, s)."""
        gathered: Terms = {}
        for k, (c, s) in terms.items():
            _accumulate(gathered, k, c, s)
        return TrigPolynomial(self, _clean(gathered), denominator)

    def convert(self, expression: sp.Expr) -> TrigPolynomial:
        """The element that equals a SymPy expression.

        Raises
        ------
        NotTrigonometricError
            If it has a root, a function other than sine and cosine, an angle that is no integer sum
            of symbols and right angles, or a denominator with angles.
        """
        known = self._known.get(expression)
        if known is None:
            known = self._known[expression] = self._convert(expression)
        return known

    def _convert(self, e: sp.Expr) -> TrigPolynomial:
        if e in self.generators:
            return self.constant(self.generators[e])
        if isinstance(e, sp.Rational):
            return self.constant(self.polynomials.ground_new(QQ(e.p, e.q)))
        if isinstance(e, sp.Float):
            return self.convert(sp.Rational(str(e)))
        if self.numbers != QQ and _is_root(e):
            return self.constant(self.polynomials.ground_new(self.numbers.from_sympy(e)))
        if isinstance(e, sp.Add):
            return sum((self.convert(a) for a in e.args), self.zero)
        if isinstance(e, sp.Mul):
            product = self.one
            for factor in e.args:
                product = product * self.convert(factor)
            return product
        if isinstance(e, sp.Pow) and e.exp.is_Integer:
            return self.convert(e.base) ** int(e.exp)
        if isinstance(e, sp.sin | sp.cos):
            return self._wave(e)
        if isinstance(e, sp.Pow):
            raise NotTrigonometricError(e, "its exponent is no integer")
        raise NotTrigonometricError(e, "only +, −, ×, integer powers, sin and cos are allowed")

    def wave(self, k: Harmonic, function: type[sp.Function]) -> sp.Expr:
        """cos(k·q) or sin(k·q) as a SymPy expression."""
        known = self._waves.get((k, function))
        if known is None:
            argument = sp.Add(*(n * angle for n, angle in zip(k, self.angles, strict=True) if n))
            known = self._waves[k, function] = function(argument)
        return known

    def _wave(self, function: sp.Expr) -> TrigPolynomial:
        """sin or cos of an integer combination of angles and quarter turns."""
        harmonic = [0] * len(self.angles)
        quarters = 0
        for symbol, factor in sp.expand(function.args[0]).as_coefficients_dict().items():
            if symbol == sp.pi and (2 * factor).is_Integer:
                quarters = int(2 * factor)
            elif symbol in self.index and factor.is_Integer:
                harmonic[self.index[symbol]] = int(factor)
            elif symbol == 1 and self.unit and (factor / self.unit).is_Integer:
                harmonic[-1] = int(factor / self.unit)
            else:
                raise NotTrigonometricError(function, f"{factor * symbol} is no whole multiple of an angle")
        # cos(x + quarters·π/2): a quarter turn takes cos to −sin; sin x = cos(x − π/2).
        if isinstance(function, sp.sin):
            quarters -= 1
        zero, one = self.polynomials.zero, self.polynomials.one
        pair = [(one, zero), (zero, -one), (-one, zero), (zero, one)][quarters % 4]
        terms: Terms = {}
        _accumulate(terms, tuple(harmonic), *pair)
        return TrigPolynomial(self, _clean(terms), one)


@dataclass(frozen=True, eq=False)
class TrigPolynomial:
    """One element Σ_k [c_k cos(k·q) + s_k sin(k·q)] / d of a TrigRing; supports + − * / ** and diff."""

    ring: TrigRing
    terms: Terms
    denominator: PolyElement

    def __add__(self, other: TrigPolynomial) -> TrigPolynomial:
        if self.denominator != other.denominator:
            return self._add_fractions(other)
        terms = dict(self.terms)
        for k, (c, s) in other.terms.items():
            _accumulate(terms, k, c, s)
        return TrigPolynomial(self.ring, _clean(terms), self.denominator)

    def _add_fractions(self, other: TrigPolynomial) -> TrigPolynomial:
        common = self.denominator.lcm(other.denominator)
        left = self._scaled(common.exquo(self.denominator), common)
        return left + other._scaled(common.exquo(other.denominator), common)

    def _scaled(self, factor: PolyElement, denominator: PolyElement) -> TrigPolynomial:
        terms = {k: (c * factor, s * factor) for k, (c, s) in self.terms.items()}
        return TrigPolynomial(self.ring, terms, denominator)

    def scaled(self, number: Any) -> TrigPolynomial:  # noqa: ANN401 - an element of SymPy's QQ
        """The element times a rational number."""
        terms = {k: (c * number, s * number) for k, (c, s) in self.terms.items()}
        return TrigPolynomial(self.ring, terms, self.denominator)

    def __neg__(self) -> TrigPolynomial:
        terms = {k: (-c, -s) for k, (c, s) in self.terms.items()}
        return TrigPolynomial(self.ring, terms, self.denominator)

    def __sub__(self, other: TrigPolynomial) -> TrigPolynomial:
        return self + (-other)

    def __mul__(self, other: TrigPolynomial) -> TrigPolynomial:
        one = self.ring.polynomials.one
        denominator = one
        if self.denominator != one or other.denominator != one:
            denominator = self.denominator * other.denominator
        if self._is_polynomial():
            return _limited(other._scaled(self._polynomial(), denominator))
        if other._is_polynomial():
            return _limited(self._scaled(other._polynomial(), denominator))
        # The factor of fewer harmonics is most often a single sine or cosine.
        long, short = (self, other) if len(self.terms) >= len(other.terms) else (other, self)
        half = QQ(1, 2)
        terms: Terms = {}
        for k2, (c2, s2) in short.terms.items():
            x, y = _number(c2), _number(s2)
            for k1, (c1, s1) in long.terms.items():
                cc, sc, cs, ss = c1 * x, s1 * x, c1 * y, s1 * y
                total = tuple(map(add, k1, k2))
                difference = tuple(map(sub, k1, k2))
                _accumulate(terms, total, (cc - ss) * half, (sc + cs) * half)
                _accumulate(terms, difference, (cc + ss) * half, (sc - cs) * half)
        return _limited(TrigPolynomial(self.ring, _clean(terms), denominator))

    def __pow__(self, exponent: int) -> TrigPolynomial:
        if exponent < 0:
            return self._inverse() ** -exponent
        result, base = self.ring.one, self
        while exponent:
            if exponent & 1:
                result = result * base
            exponent >>= 1
            if exponent:
                base = base * base
        return result

    def __truediv__(self, other: TrigPolynomial) -> TrigPolynomial:
        return self * other._inverse()

    def _inverse(self) -> TrigPolynomial:
        if not self._is_polynomial() or not self.terms:
            raise NotTrigonometricError(self.to_expr(), "it stands in a denominator")
        numerator = self._polynomial()
        terms = {self.ring.origin: (self.denominator, self.ring.polynomials.zero)}
        return TrigPolynomial(self.ring, terms, numerator)

    def _is_polynomial(self) -> bool:
        return not self.terms or (len(self.terms) == 1 and self.ring.origin in self.terms)

    def _polynomial(self) -> PolyElement:
        return self.terms[self.ring.origin][0] if self.terms else self.ring.polynomials.zero

    def diff(self, symbol: sp.Symbol) -> TrigPolynomial:
        """∂f/∂symbol; a symbol may be an angle and a plain factor at once, as q in q² cos q."""
        ring = self.ring
        place = ring.position.get(symbol)
        if place is None:
            return ring.zero
        if self.denominator.diff(place):
            numerator = TrigPolynomial(ring, self.terms, ring.polynomials.one)
            below = ring.constant(self.denominator)
            return (numerator.diff(symbol) * below - numerator * below.diff(symbol)) / (below * below)
        angle = ring.index.get(symbol)
        terms: Terms = {}
        for k, (c, s) in self.terms.items():
            dc, ds = c.diff(place), s.diff(place)
            if angle is not None and k[angle]:
                dc, ds = dc + s * k[angle], ds - c * k[angle]
            if dc or ds:
                terms[k] = (dc, ds)
        return TrigPolynomial(ring, terms, self.denominator)

    def is_zero(self) -> bool:
        """Whether the element vanishes identically."""
        return not self.terms

    def to_expr(self) -> sp.Expr:
        """The textbook form, a sum over cos(k·q) and sin(k·q), as a SymPy expression."""
        addends = []
        for k, (c, s) in self.terms.items():
            addends += [self._coefficient(c) * self.ring.wave(k, sp.cos)] if c else []
            addends += [self._coefficient(s) * self.ring.wave(k, sp.sin)] if s else []
        return sp.Add(*addends)

    def _coefficient(self, polynomial: PolyElement) -> sp.Expr:
        if not polynomial:
            return sp.S.Zero
        below = self.denominator
        if len(below) == 1 and below != self.ring.polynomials.one:
            # Over a single term each addend cancels by itself: g sin θ / l + θ'', not (g sin θ + l θ'') / l.
            return sp.Add(
                *(_quotient(polynomial.ring.from_terms([term]), below) for term in polynomial.terms())
            )
        return _quotient(polynomial, below)


def normal_form(expression: sp.Expr) -> sp.Expr:
    """The normal form of an expression: multiple angles instead of products, coefficients collected.

    Raises
    ------
    NotTrigonometricError
        If it is no trigonometric polynomial.
    """
    return TrigRing.over(expression).convert(expression).to_expr()


def _quotient(above: PolyElement, below: PolyElement) -> sp.Expr:
    """above / below in lowest terms, with the common monomial of the numerator in front."""
    ring = above.ring
    if below != ring.one:
        above, below = above.cancel(below)
    monomial = tuple(map(min, zip(*above.monoms(), strict=True)))
    factor = sp.Mul(*(g**n for g, n in zip(ring.symbols, monomial, strict=True) if n))
    if any(monomial):
        above = ring.from_dict({tuple(map(sub, m, monomial)): c for m, c in above.items()})
    return factor * above.as_expr() / below.as_expr()


def _is_root(e: sp.Expr) -> bool:
    """Whether it is an irrational algebraic number, as √3 or sin(π/7)."""
    if isinstance(e, sp.Pow) and (e.exp.is_Integer or not e.exp.is_Rational):
        return False
    return isinstance(e, sp.Pow | sp.sin | sp.cos) and bool(e.is_number and e.is_algebraic)


def _by_name(symbol: sp.Expr) -> tuple[str, str]:
    return str(symbol), sp.srepr(symbol)


def _accumulate(terms: Terms, k: Harmonic, c: PolyElement, s: PolyElement) -> None:
    """Add c cos(k·q) + s sin(k·q), with k's first non-zero entry made positive."""
    first = next((n for n in k if n), 0)
    if first < 0:
        k, s = tuple(-n for n in k), -s
    elif first == 0:
        s = s.ring.zero
    old = terms.get(k)
    terms[k] = (c, s) if old is None else (old[0] + c, old[1] + s)


def _clean(terms: Terms) -> Terms:
    return {k: pair for k, pair in terms.items() if pair[0] or pair[1]}


def _number(polynomial: PolyElement) -> Any:  # noqa: ANN401 - a polynomial or an element of its domain
    """The number that a constant polynomial is, to multiply by it faster; else the polynomial."""
    if not polynomial:
        return polynomial.ring.domain.zero
    return polynomial.coeff(1) if polynomial.is_ground else polynomial


def _limited(element: TrigPolynomial) -> TrigPolynomial:
    count = sum(len(c) + len(s) for c, s in element.terms.values())
    if count > MAX_MONOMIALS:
        raise TooLargeError(f"The normal form has {count} terms; at most {MAX_MONOMIALS} are allowed")
    return element
