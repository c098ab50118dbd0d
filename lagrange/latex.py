"""Formulas as LaTeX for KaTeX, in the reader's notation.

A Notation says which letters and marks stand for energies, the inertia matrix and d/dt; the order of
factors and terms is the textbook's (½ m l² θ'², m g l sin θ), which SymPy's printer does not know.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

import sympy as sp
from sympy.printing.latex import LatexPrinter

from lagrange.quantities import Linearised, Named, Partial, Rate
from lagrange.roles import role_of
from lagrange.step import Step, Term
from lagrange.system import System

_GREEK = {
    "alpha", "beta", "gamma", "delta", "epsilon", "zeta", "eta", "theta", "kappa", "lambda", "mu", "nu", "xi",
    "rho", "sigma", "tau", "phi", "chi", "psi", "omega",
}  # fmt: skip
_PARTS = re.compile(r"([A-Za-z]+?)(c?\d+)?")
_NEW_LINE = r" \\ "
_WIDTH = {"wide": 62, "narrow": 34}


@dataclass(frozen=True)
class Notation:
    """The notation profile of a reader.

    energy
        "KP" writes K and P, "TV" writes T and V.
    dot
        "prime" writes θ', "dot" writes θ̇.
    inertia
        The letter of the inertia matrix.
    """

    energy: Literal["KP", "TV"] = "KP"
    dot: Literal["prime", "dot"] = "prime"
    inertia: Literal["M", "D"] = "M"

    @property
    def key(self) -> str:
        """The profile as links write it, such as kp-prime-m."""
        return f"{self.energy}-{self.dot}-{self.inertia}".lower()

    @classmethod
    def from_key(cls, key: str) -> Notation | None:
        """The profile of a key, or None if it is none."""
        return _PROFILES.get(key)


_PROFILES = {
    profile.key: profile
    for profile in (
        Notation(energy, dot, inertia)
        for energy in ("KP", "TV")
        for dot in ("prime", "dot")
        for inertia in ("M", "D")
    )
}


class Printer(LatexPrinter):
    """LaTeX of one system's expressions in one notation, with colours by role if wanted."""

    def __init__(self, system: System, notation: Notation, colours: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.system, self.notation, self.colours = system, notation, dict(colours or {})
        order = {"kg": 0, "kg m^2": 0, "m/s^2": 1, "m": 2}
        self._rank: dict[sp.Expr, tuple[int, int]] = {}
        for i, parameter in enumerate(system.parameters):
            self._rank[parameter.symbol] = (1, 10 * order.get(parameter.unit, 3) + i)
        self._marks: dict[sp.Expr, tuple[str, int]] = {}
        for i, c in enumerate(system.coordinates):
            for marks, symbol in enumerate((c.q, c.qd, c.qdd)):
                self._rank[symbol] = ((3, 5, 6)[marks], i)
                self._marks[symbol] = (c.name, marks)
            self._rank[c.force] = (2, i)
        self._equation = 0

    # Symbols

    def _print_Symbol(self, expr: sp.Symbol, *_: object) -> str:
        if expr in self._marks:
            name, marks = self._marks[expr]
            return self.marked(name, marks)
        return symbol_latex(expr.name)

    def _print_Named(self, expr: Named) -> str:
        letter = expr.name
        if self.notation.energy == "TV":
            letter = {"K": "T", "P": "V"}.get(letter, letter)
        if letter == "R":
            return r"\mathcal{R}"
        role = {"K": "kinetic", "P": "potential", "E": "total"}.get(expr.name)
        return self._coloured(symbol_latex(letter), role)

    def marked(self, name: str, marks: int) -> str:
        r"""A letter with its dots or primes, the subscript outside: q_1', \dot{q}_1."""
        letter, _, index = symbol_latex(name).partition("_")
        below = f"_{index}" if index else ""
        if marks == 0:
            return letter + below
        if self.notation.dot == "prime":
            return f"{letter}{below}{chr(39) * marks}"
        return rf"\{'d' * marks}ot{{{letter}}}{below}"

    def _print_MatrixSymbol(self, expr: sp.MatrixSymbol, *_: object) -> str:
        single = self.system.coordinates[0] if self.system.n == 1 else None
        match expr.name:
            case "M":
                return self.notation.inertia
            case "qd" | "qdd":
                return self.marked(single.name if single else "q", len(expr.name) - 1)
            case "tau":
                return symbol_latex(single.force_name if single else "tau")
        return str(expr.name)

    def _print_MatrixElement(self, expr: sp.Expr) -> str:
        letter = self._print_MatrixSymbol(expr.parent)
        if self.system.n == 1:
            return letter
        indices = f"{expr.i + 1}" if expr.parent.shape[1] == 1 else f"{expr.i + 1}{expr.j + 1}"
        return f"{letter.lower()}_{{{indices}}}"

    # Operations

    def _print_Partial(self, expr: Partial) -> str:
        inner, symbols = expr, []
        while isinstance(inner, Partial):
            symbols.append(inner.args[1])
            inner = inner.args[0]
        order = "" if len(symbols) == 1 else f"^{len(symbols)}"
        if len(symbols) == 2 and symbols[0] == symbols[1]:
            below = rf"\partial {self._print(symbols[0])}{{}}^2"
        else:
            below = r"\,".join(rf"\partial {self._print(s)}" for s in symbols)
        if isinstance(inner, Named | sp.matrices.expressions.matexpr.MatrixElement):
            return rf"\frac{{\partial{order} {self._print(inner)}}}{{{below}}}"
        return rf"\frac{{\partial{order}}}{{{below}}}{self._bracketed(inner)}"

    def _print_Rate(self, expr: Rate) -> str:
        inner, marks = expr, 0
        while isinstance(inner, Rate):
            inner, marks = inner.args[0], marks + 1
        if isinstance(inner, Named) and inner.name.islower():
            return self.marked(inner.name, marks)
        if isinstance(inner, Named):
            return rf"\frac{{d{self._print(inner)}}}{{dt}}"
        body = self._print(inner) if isinstance(inner, Partial) else self._bracketed(inner)
        return rf"\frac{{d}}{{dt}}{body}"

    def _print_Linearised(self, expr: Linearised) -> str:
        return str(self._print(expr.args[0]))

    def _bracketed(self, expr: sp.Expr) -> str:
        return rf"\left({self._print(expr)}\right)"

    def _print_sin(self, expr: sp.Expr, *_: object) -> str:
        return self._wave("sin", expr.args[0])

    def _print_cos(self, expr: sp.Expr, *_: object) -> str:
        return self._wave("cos", expr.args[0])

    def _wave(self, name: str, argument: sp.Expr, *, closed: bool = False) -> str:
        body = self._print(argument)
        return rf"\{name} {body}" if argument.is_Symbol and not closed else rf"\{name}({body})"

    # Sums and products

    def _print_Add(self, expr: sp.Add, *_: object) -> str:
        return "".join(self.addends(expr))

    def addends(self, expr: sp.Expr) -> list[str]:
        """The terms of a sum in textbook order, each with its sign and colour."""
        parts: list[str] = []
        for term in sorted(sp.Add.make_args(expr), key=self._place):
            text = str(self._print(term))
            negative = text.startswith("-")
            body = self._coloured(text.removeprefix("-").lstrip(), self._role(term))
            sign = " - " if negative else " + "
            parts.append((sign if parts else sign.strip(" +")) + body)
        return parts

    def _role(self, term: sp.Expr) -> str | None:
        named = term.has(Named, Rate, Partial) or self._equation < 0
        return None if named else role_of(term, self.system, self._equation)

    def _place(self, term: sp.Expr) -> tuple[object, ...]:
        """Operations first, then accelerations, rates, and what has neither."""
        symbols = term.free_symbols
        named = [s.name for s in symbols if isinstance(s, Named)]
        operation = (
            0 if term.has(Rate) or symbols & set(self.system.forces) else 1 if term.has(Partial) else 2
        )
        rates = [s for s in self.system.qd if s in symbols]
        acceleration = [s for s in self.system.qdd if s in symbols]
        degree = sp.Poly(term, *rates).total_degree() if rates and not term.has(Rate, Partial) else 0
        parameters = sorted(r for s, r in self._rank.items() if s in symbols and r[0] == 1)
        return (
            operation,
            sorted(named),
            [self._rank[s] for s in acceleration] or [(9, 0)],
            -degree,
            [self._rank[s] for s in rates],
            parameters[:1],
            len(parameters),
            str(term),
        )

    def _print_Mul(self, expr: sp.Mul) -> str:
        coefficient, rest = expr.as_coeff_Mul()
        above: list[sp.Expr] = []
        below: list[sp.Expr] = []
        roots_above: list[sp.Expr] = []
        roots_below: list[sp.Expr] = []
        for factor in sp.Mul.make_args(rest):
            base, exponent = factor.as_base_exp()
            if exponent == sp.S.Half:
                roots_above.append(base)
            elif exponent == -sp.S.Half:
                roots_below.append(base)
            elif exponent.is_Number and exponent < 0:
                below.append(base**-exponent)
            else:
                above.append(factor)
        sign = ""
        if coefficient < 0:
            sign, coefficient = "-", -coefficient
        above.sort(key=self._factor_key)
        below.sort(key=self._factor_key)
        root = ""
        if roots_above or roots_below:
            root = rf"\sqrt{{{self._print(sp.Mul(*roots_above) / sp.Mul(*roots_below))}}}"
        return sign + self._fraction(coefficient, above, below, root)

    def _fraction(self, coefficient: sp.Number, above: list[sp.Expr], below: list[sp.Expr], root: str) -> str:
        """coefficient · above · root / below, constants in the fraction and what moves behind it."""
        constants = [f for f in above if self._factor_place(f)[0] <= 2]
        moving = [f for f in above if f not in constants]
        if not below:
            number = "" if coefficient == 1 else self._print(coefficient)
            return _joined(number, self._product([*constants, *moving], alone=not (number or root)), root)
        if not constants and sp.Rational(coefficient).p == 1:
            constants, moving = above, []
        p, q = (coefficient.p, coefficient.q) if isinstance(coefficient, sp.Rational) else (coefficient, 1)
        number = "" if p == 1 and constants else self._print(sp.sympify(p))
        numerator = _joined(number, self._product(constants, alone=not number))
        denominator = _joined("" if q == 1 else str(q), self._product(below, alone=q == 1))
        return _joined(rf"\frac{{{numerator}}}{{{denominator}}}", root, self._product(moving))

    def _product(self, factors: list[sp.Expr], *, alone: bool = False) -> str:
        """Factors side by side; a sum among them is bracketed unless it stands alone."""
        texts = []
        for factor in factors:
            last = factor is factors[-1]
            if isinstance(factor, sp.Add):
                texts.append(self._print(factor) if alone and len(factors) == 1 else self._bracketed(factor))
            elif isinstance(factor, sp.sin | sp.cos):
                texts.append(self._wave(type(factor).__name__, factor.args[0], closed=not last))
            else:
                texts.append(self._print(factor))
        return " ".join(texts)

    def _factor_key(self, factor: sp.Expr) -> tuple[int, int, str]:
        kind, place = self._factor_place(factor)
        return (kind, place, "") if isinstance(place, int) else (kind, 0, place)

    def _factor_place(self, factor: sp.Expr) -> tuple[int, str | int]:
        """Numbers, parameters (masses, gravity, lengths), coordinates, sin and cos, rates, accelerations."""
        base = factor.as_base_exp()[0]
        if base in self._rank:
            return self._rank[base]
        if isinstance(base, sp.sin | sp.cos):
            return (4, str(base))
        if isinstance(base, Rate):
            return (5, str(base))
        if isinstance(base, sp.NumberSymbol):
            return (0, str(base))
        if isinstance(base, sp.Symbol):
            return (2, str(base))
        return (7, str(base))

    def _print_Pow(self, expr: sp.Pow) -> str:
        base, exponent = expr.as_base_exp()
        if exponent == sp.S.Half:
            return rf"\sqrt{{{self._print(base)}}}"
        if exponent.is_Number and exponent < 0:
            return rf"\frac{{1}}{{{self._print(base**-exponent)}}}"
        if isinstance(base, sp.sin | sp.cos):
            return rf"\{type(base).__name__}^{{{self._print(exponent)}}}({self._print(base.args[0])})"
        body = self._print(base) if base.is_Symbol or isinstance(base, Rate) else self._bracketed(base)
        return f"{body}^{{{self._print(exponent)}}}"

    def _print_Rational(self, expr: sp.Rational) -> str:
        sign = "-" if expr.p < 0 else ""
        return rf"{sign}\frac{{{abs(expr.p)}}}{{{expr.q}}}"

    def _print_Integer(self, expr: sp.Integer) -> str:
        return str(expr)

    def _print_Float(self, expr: sp.Float) -> str:
        return number_latex(float(expr))

    # Matrices

    def _print_MatrixBase(self, expr: sp.MatrixBase) -> str:
        if expr.shape == (1, 1):
            return str(self._print(expr[0, 0]))
        rows = (" & ".join(self._print(entry) for entry in expr.row(i)) for i in range(expr.shape[0]))
        return rf"\begin{{bmatrix}} {_NEW_LINE.join(rows)} \end{{bmatrix}}"

    def _print_MatAdd(self, expr: sp.MatAdd) -> str:
        order = {"M": 0, "C": 1, "G": 2}
        terms = sorted(expr.args, key=lambda a: order.get(str(a.args[0] if a.is_MatMul else a.name), 3))
        roles = ("own_inertia", "centrifugal", "gravity")
        return " + ".join(
            self._coloured(self._print(term), role) for term, role in zip(terms, roles, strict=False)
        )

    def _print_MatMul(self, expr: sp.MatMul) -> str:
        return r"\,".join(str(self._print(a)) for a in expr.args)

    def _coloured(self, text: str, role: str | None) -> str:
        colour = self.colours.get(role or "")
        return rf"\textcolor{{{colour}}}{{{text}}}" if colour else text

    def side(self, term: Term, equation: int | None) -> str:
        """One side of a formula; terms are coloured by role in the equation of that coordinate only."""
        self._equation = -1 if equation is None else equation
        if isinstance(term, sp.MatrixBase | sp.MatrixExpr):
            return str(self._print(term))
        return "".join(self.addends(term))


def _joined(*texts: str) -> str:
    return " ".join(text for text in texts if text)


def symbol_latex(name: str) -> str:
    r"""The LaTeX of a symbol's ASCII name: theta -> \theta, q1 -> q_1, lc1 -> l_{c1}."""
    match = _PARTS.fullmatch(name)
    if match is None:
        return rf"\mathrm{{{name.replace('_', '')}}}"
    letter, index = match.groups()
    letter = rf"\{letter}" if letter in _GREEK else letter if len(letter) == 1 else rf"\mathrm{{{letter}}}"
    if index is None:
        return letter
    return f"{letter}_{index}" if len(index) == 1 else f"{letter}_{{{index}}}"


def number_latex(value: float) -> str:
    """A number with three significant digits, as 9.81, 0.500 or 1.20×10⁻⁵."""
    if value == 0:
        return "0"
    magnitude = math.floor(math.log10(abs(value)))
    if -4 < magnitude < 5:
        return f"{value:.{max(0, 2 - magnitude)}f}"
    return rf"{value / 10.0**magnitude:.2f}\times 10^{{{magnitude}}}"


def latex(expr: Term, system: System, notation: Notation, colours: Mapping[str, str] | None = None) -> str:
    """One expression of a system, without roles."""
    return Printer(system, notation, colours).side(expr, None)


def step_latex(
    step: Step,
    system: System,
    notation: Notation,
    *,
    colours: Mapping[str, str] | None = None,
    width: Literal["wide", "narrow"] = "wide",
    numbers: Mapping[str, float] | None = None,
) -> str:
    """A step's formula lhs = via = rhs = balance, broken where it would be too long.

    Parameters
    ----------
    colours
        Role -> "#rrggbb".
    width
        In a narrow column sums break at + too.
    numbers
        Parameter values to put in on the right.
    """
    printer = Printer(system, notation, colours)
    equation = None if step.balance is None else _equation_index(step.balance, system)
    sides = [printer.side(term, None) for term in (step.lhs, *step.via)]
    result = step.rhs
    if numbers is not None:
        result = with_numbers(result, system, numbers)
    final = [printer.side(result, equation)]
    if step.balance is not None:
        balance = step.balance if numbers is None else with_numbers(step.balance, system, numbers)
        final.append(printer.side(balance, equation))
    chain = list(dict.fromkeys(sides)) + [text for text in final if text not in sides]
    if len(chain) == 1:
        return chain[0]
    relation = {"=": "=", "≈": r"\approx "}[step.relation]
    relations = ["="] * (len(chain) - 1)
    relations[len(chain) - len(final) - 1 if len(final) < len(chain) else 0] = relation
    return _layout(chain, relations, _WIDTH[width], width == "narrow")


def with_numbers(term: Term, system: System, numbers: Mapping[str, float]) -> Term:
    """A term with the parameters' values put in."""
    values = {p.symbol: sp.Float(numbers[p.name]) for p in system.parameters}
    if isinstance(term, sp.MatrixExpr):
        return term
    if isinstance(term, sp.MatrixBase):
        return sp.ImmutableMatrix(term.applyfunc(lambda e: _numeric(e, values)))
    return _numeric(term, values)


def _numeric(expr: sp.Expr, values: Mapping[sp.Symbol, sp.Float]) -> sp.Expr:
    result = sp.sympify(expr).xreplace(dict(values))
    # evalf would also write 1.0 θ'' for θ''.
    return sp.Add(
        *(sp.N(t, 12) if t.atoms(sp.Float, sp.NumberSymbol) else t for t in sp.Add.make_args(result))
    )


def _equation_index(balance: Term, system: System) -> int:
    return system.forces.index(balance) if balance in system.forces else 0


def visible_length(text: str) -> int:
    """About how many characters wide a formula is: commands count one, braces and marks none."""
    text = re.sub(r"\\textcolor\{[^}]*\}", "", text)
    text = re.sub(
        r"\\frac\{((?:[^{}]|\{[^{}]*\})*)\}\{((?:[^{}]|\{[^{}]*\})*)\}",
        lambda m: max(m[1], m[2], key=len),
        text,
    )
    text = re.sub(r"\\(?:left|right|begin|end|partial)\b", "", text)
    return len(re.sub(r"[{}^_\s]", "", re.sub(r"\\[A-Za-z]+", "x", text)))


def _layout(chain: list[str], relations: list[str], limit: int, narrow: bool) -> str:
    one_line = chain[0] + "".join(f" {r} {side}" for r, side in zip(relations, chain[1:], strict=True))
    if visible_length(one_line) <= limit:
        return one_line
    lines = [f"{chain[0]} &{relations[0]} {_broken(chain[1], limit, narrow)}"]
    if visible_length(chain[0] + chain[1]) > limit:
        lines = [
            f"&{_broken(chain[0], limit, narrow)}",
            f"&\\quad {relations[0]} {_broken(chain[1], limit, narrow)}",
        ]
        lines += [
            f"&\\quad {r} {_broken(side, limit, narrow)}"
            for r, side in zip(relations[1:], chain[2:], strict=True)
        ]
    else:
        lines += [
            f"&{r} {_broken(side, limit, narrow)}" for r, side in zip(relations[1:], chain[2:], strict=True)
        ]
    return r"\begin{aligned} " + _NEW_LINE.join(lines) + r" \end{aligned}"


def _broken(side: str, limit: int, narrow: bool) -> str:
    """Break a long sum before a + or − that stands outside all brackets."""
    if not narrow or visible_length(side) <= limit or r"\begin" in side:
        return side
    lines, depth, start = [], 0, 0
    for i, character in enumerate(side):
        depth += (character in "{([") - (character in "})]")
        if depth == 0 and side.startswith((" + ", " - "), i) and visible_length(side[start:i]) > limit // 2:
            lines.append(side[start:i])
            start = i
    lines.append(side[start:])
    return r" \\ &\qquad ".join(lines)
