"""Expressions as LaTeX for KaTeX, in the reader's notation and the textbook's order.

SymPy's own printer knows neither that ½ m l² θ'² and m g l sin θ are written in this order, nor primes.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

import sympy as sp
from sympy.matrices.expressions.matexpr import MatrixElement
from sympy.printing.latex import LatexPrinter

from lagrange.grouping import LARGEST_DENOMINATOR, grouped
from lagrange.notation import Notation, number_latex, symbol_latex
from lagrange.quantities import TIME, Linearised, Named, Partial, Rate
from lagrange.roles import role_of
from lagrange.step import Term
from lagrange.system import System

NEW_LINE = r" \\ "
MARK = r"\underline"
"""What is new in a result."""
_MATRIX_ROW = r" \\[0.35em] "  # or fractions touch the row above
_SLOPE = re.compile(r"slope(\d+)")  # ∂A_i/∂q_i by name
_MATRIX_ROLES = {"M": "own_inertia", "G": "gravity", "tau": "torque"}


class Printer(LatexPrinter):
    """LaTeX of one system's expressions in one notation, with colours by role if wanted.

    `new` are the terms of expanded results that are underlined.
    """

    def __init__(self, system: System, notation: Notation, colours: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self.system, self.notation, self.colours = system, notation, dict(colours or {})
        self.new: frozenset[sp.Expr] = frozenset()
        self._is_result = False
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
        letter, _, index = expr.name.partition("_")
        if self.notation.energy == "TV":
            letter = {"K": "T", "P": "V"}.get(letter, letter)
        letter += f"_{index}" if index else ""
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
            case "Mdot":
                return self.marked(self.notation.inertia, 1)
            case "Rdot":
                return self.marked("R", 1)
            case "Cother":
                return r"\tilde{C}"
            case "Dtr":
                return rf"{self.notation.inertia}_{{\mathrm{{tr}}}}"
            case "qd" | "qdd":
                return self.marked(single.name if single else "q", len(expr.name) - 1)
            case "tau":
                return symbol_latex(single.force_name if single else "tau")
        if slope := _SLOPE.fullmatch(expr.name):
            place = int(slope[1])
            return rf"\frac{{\partial A_{place}}}{{\partial {self._print(self.system.q[place - 1])}}}"
        return symbol_latex(expr.name)

    def _print_MatrixElement(self, expr: sp.Expr) -> str:
        rows, columns = expr.parent.shape
        between = "," if max(rows, columns) > 9 else ""
        indices = f"{expr.i + 1}" if columns == 1 else f"{expr.i + 1}{between}{expr.j + 1}"
        letter = self._print(expr.parent)
        if (rows, columns) == (1, 1):
            return letter
        if not isinstance(expr.parent, sp.MatrixSymbol) or "_" in letter:
            return rf"\left({letter}\right)_{{{indices}}}"
        return f"{letter.lower()}_{{{indices}}}"

    # Operations

    def _print_Partial(self, expr: Partial) -> str:
        inner, symbols = expr, []
        while isinstance(inner, Partial):
            symbols.append(inner.args[1])
            inner = inner.args[0]
        order = "" if len(symbols) == 1 else f"^{len(symbols)}"
        if set(symbols) == {TIME}:
            return rf"\frac{{d{order} {self._print(inner)}}}{{dt{order}}}"
        if len(symbols) == 2 and symbols[0] == symbols[1]:
            below = rf"\partial {self._print(symbols[0])}{{}}^2"
        else:
            below = r"\,".join(rf"\partial {self._print(s)}" for s in symbols)
        if isinstance(inner, sp.Symbol | MatrixElement):
            return rf"\frac{{\partial{order} {self._print(inner)}}}{{{below}}}"
        return rf"\frac{{\partial{order}}}{{{below}}}{self._bracketed(inner)}"

    def _print_Rate(self, expr: Rate) -> str:
        inner, marks = expr, 0
        while isinstance(inner, Rate):
            inner, marks = inner.args[0], marks + 1
        if isinstance(inner, Named) and inner.name.islower():
            return self.marked(inner.name, marks)
        if isinstance(inner, Named | MatrixElement):
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
        # A sum inside a term has the colour of that term: the masses before q'' are no gravity.
        return "".join(self.addends(expr, coloured=False))

    def addends(self, expr: sp.Expr, *, coloured: bool = True) -> list[str]:
        """The terms of a sum in textbook order, each with its sign and, outside of brackets, its colour."""
        parts: list[str] = []
        for term in sorted(sp.Add.make_args(expr), key=self._place):
            text = str(self._print(term))
            negative = text.startswith("-")
            body = self._coloured(text.removeprefix("-").lstrip(), self._role(term) if coloured else None)
            if coloured and self._is_new(term):
                body = rf"{MARK}{{{body}}}"
            sign = " - " if negative else " + "
            parts.append((sign if parts else sign.strip(" +")) + body)
        return parts

    def _is_new(self, term: sp.Expr) -> bool:
        """Whether all that a term of the result gathers is among the new terms."""
        return self._is_result and bool(self.new) and self.new.issuperset(sp.Add.make_args(sp.expand(term)))

    def _role(self, term: sp.Expr) -> str | None:
        named = term.has(Named, Rate, Partial) or self._equation < 0
        return None if named else role_of(term, self.system, self._equation)

    def _place(self, term: sp.Expr) -> tuple[object, ...]:
        """Operations first, then accelerations, rates, and what has neither."""
        symbols = term.free_symbols
        named = [s.name for s in symbols if isinstance(s, Named) and s != TIME]
        applied = TIME not in symbols and symbols & set(self.system.forces)
        operation = 0 if applied or term.has(Rate) else 1 if term.has(Partial) else 2
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
            term.has(sp.sin, sp.cos),
            str(term.as_powers_dict().get(TIME, 0)),
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
        if coefficient.is_Rational and coefficient.q > LARGEST_DENOMINATOR:
            coefficient = sp.Float(coefficient)
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
        if base == TIME:
            return (3, str(base))
        if isinstance(base, sp.sin | sp.cos):
            return (4, f"{base.args[0]} {base.func}")
        if isinstance(base, MatrixElement):
            return (2, str(base))
        if isinstance(base, Rate):
            return (2 if isinstance(base.args[0], MatrixElement) else 5, str(base))
        if isinstance(base, sp.NumberSymbol):
            return (0, str(base))
        if isinstance(base, sp.Add) and not base.has(Named, Partial, Rate):
            moving = {*self.system.qd, *self.system.qdd}
            return (7, str(base)) if base.free_symbols & moving else (2, "~" + str(base))
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
        if expr.q > LARGEST_DENOMINATOR:
            return number_latex(float(expr))
        sign = "-" if expr.p < 0 else ""
        return rf"{sign}\frac{{{abs(expr.p)}}}{{{expr.q}}}"

    def _print_Integer(self, expr: sp.Integer) -> str:
        return str(expr)

    def _print_Float(self, expr: sp.Float) -> str:
        return number_latex(float(expr))

    # Matrices

    def _print_MatrixBase(self, expr: sp.MatrixBase) -> str:
        if expr.shape == (1, 1):
            return "".join(self.addends(grouped(expr[0, 0], self.system)))
        rows = (
            " & ".join("".join(self.addends(grouped(entry, self.system))) for entry in expr.row(i))
            for i in range(expr.shape[0])
        )
        return rf"\begin{{bmatrix}} {_MATRIX_ROW.join(rows)} \end{{bmatrix}}"

    def _print_MatAdd(self, expr: sp.MatAdd, *_: object) -> str:
        text = ""
        for term in sorted(expr.args, key=self._matrix_place):
            coefficient, product = term.as_coeff_mmul() if isinstance(term, sp.MatMul) else (sp.S.One, term)
            role = _MATRIX_ROLES.get(str(product.args[0] if isinstance(product, sp.MatMul) else product))
            sign = " - " if coefficient < 0 else " + "
            body = self._coloured(self._print(abs(coefficient) * product), role)
            text += (sign if text else sign.strip(" +")) + body
        return text

    def _matrix_place(self, term: sp.MatrixExpr) -> tuple[int, bool]:
        names = [s.name for s in term.atoms(sp.MatrixSymbol)]
        order = ("tau", "V", "Dtr", "S", "qdd", "Mdot", "Cother", "C", "G")
        places = (order.index(name) if name in order else len(order) for name in names)
        coefficient = term.as_coeff_mmul()[0] if isinstance(term, sp.MatMul) else sp.S.One
        return min(places, default=len(order)), bool(coefficient < 0)

    def _print_MatMul(self, expr: sp.MatMul) -> str:
        texts = []
        for factor in expr.args:
            text = self._print(factor)
            texts.append(rf"\left({text}\right)" if isinstance(factor, sp.MatAdd) else text)
        return r"\,".join(texts)

    def _print_Transpose(self, expr: sp.Transpose) -> str:
        return rf"{self._print(expr.arg)}{{}}^{{\mathsf T}}"

    def _coloured(self, text: str, role: str | None) -> str:
        colour = self.colours.get(role or "")
        return rf"\textcolor{{{colour}}}{{{text}}}" if colour else text

    def side(self, term: Term, equation: int | None = None, *, result: bool = False) -> str:
        """One side of a formula; a result is grouped, its terms coloured by role, the new ones underlined.

        Parameters
        ----------
        equation
            Which equation of motion the side belongs to, from 0; its terms have no roles if None.
        """
        self._equation = -1 if equation is None else equation
        self._is_result = result
        if isinstance(term, sp.MatrixBase | sp.MatrixExpr):
            return str(self._print(term))
        return "".join(self.addends(grouped(term, self.system) if result else term))


def _joined(*texts: str) -> str:
    return " ".join(text for text in texts if text)


def latex(expr: Term, system: System, notation: Notation, colours: Mapping[str, str] | None = None) -> str:
    """One expression of a system, without roles."""
    return Printer(system, notation, colours).side(expr, result=True)
