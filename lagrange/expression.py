"""A small safe grammar for formulas in lesson texts, tables and links.

Python's parser makes a syntax tree; only the nodes listed here are turned into SymPy.  Nothing is ever
evaluated as code.

    expression   + − * / ** ( )  numbers, pi, names
    functions    sin(x) cos(x) sqrt(x), diff(f, x) = ∂f/∂x, rate(f) = df/dt
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Mapping

import sympy as sp

from lagrange.phrases import phrase

MAX_LENGTH = 300
MAX_EXPONENT = 8
MAX_NUMBER = 10**9
MAX_DEGREE = 12
"""Of a power: ((a + b + c)^8)^8 is a short text and would be a long polynomial."""
MAX_DIGITS = 100

_OPERATORS: dict[type[ast.AST], Callable[[sp.Expr, sp.Expr], sp.Expr]] = {
    ast.Add: lambda a, b: a + b,
    ast.Sub: lambda a, b: a - b,
    ast.Mult: lambda a, b: a * b,
    ast.Div: lambda a, b: a / b,
}
_FUNCTIONS: dict[str, Callable[[sp.Expr], sp.Expr]] = {"sin": sp.sin, "cos": sp.cos, "sqrt": sp.sqrt}


class ExpressionError(ValueError):
    """The text is no expression of the grammar; `reason` says why, and so does the message."""

    def __init__(self, code: str, **fields: object) -> None:
        self.reason = phrase(code, **fields)
        sentence = str(self.reason)
        super().__init__(sentence[:1].upper() + sentence[1:])


def parse(text: str, names: Mapping[str, sp.Expr]) -> sp.Expr:
    """The expression that a text writes.

    Parameters
    ----------
    names
        What names mean; rates of a coordinate q are found as qd, qdd for `rate`.

    Raises
    ------
    ExpressionError
        If the text is too long, has a name that is not in `names`, or anything outside the grammar.
    """
    result = _Reader(names).read(_tree(text))
    if result.has(sp.zoo, sp.nan, sp.oo):
        raise ExpressionError("divides_by_zero", text=text)
    return result


def names_in(text: str) -> tuple[str, ...]:
    """The names that a text uses, each once, in alphabetical order; not π and the functions.

    Raises
    ------
    ExpressionError
        If the text is too long or no formula.
    """
    nodes = list(ast.walk(_tree(text)))
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    found = {node.id for node in nodes if isinstance(node, ast.Name) and id(node) not in called}
    return tuple(sorted(found - {"pi"}))


def _tree(text: str) -> ast.expr:
    if len(text) > MAX_LENGTH:
        raise ExpressionError("formula_long", count=len(text), most=MAX_LENGTH)
    try:
        return ast.parse(text.strip().replace("^", "**"), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        raise ExpressionError("no_formula", text=text) from None


class _Reader:
    def __init__(self, names: Mapping[str, sp.Expr]) -> None:
        self.names = names

    def read(self, node: ast.expr) -> sp.Expr:
        match node:
            case ast.Constant(value=int() | float() as number) if not isinstance(number, bool):
                return self._number(number)
            case ast.Name(id=name):
                return self._name(name)
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -self.read(operand)
            case ast.UnaryOp(op=ast.UAdd(), operand=operand):
                return self.read(operand)
            case ast.BinOp(left=left, op=ast.Pow(), right=right):
                return self._power(self.read(left), self._exponent(self.read(right)))
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _OPERATORS:
                return _OPERATORS[type(op)](self.read(left), self.read(right))
            case ast.Call(func=ast.Name(id=function), args=arguments, keywords=[]):
                return self._call(function, arguments)
        raise ExpressionError("not_allowed", text=ast.unparse(node))

    def _number(self, number: float) -> sp.Expr:
        if not abs(number) <= MAX_NUMBER:
            raise ExpressionError("number_large", number=number, most=MAX_NUMBER)
        return sp.Integer(number) if isinstance(number, int) else sp.Rational(str(number))

    def _name(self, name: str) -> sp.Expr:
        if name in self.names:
            return self.names[name]
        if name == "pi":
            return sp.pi
        raise ExpressionError("name_unknown", name=name, known=", ".join(sorted(self.names))[:200])

    def _power(self, base: sp.Expr, exponent: sp.Expr) -> sp.Expr:
        too_high = _degree(base) * abs(exponent) > MAX_DEGREE
        if too_high or (
            base.is_Rational and abs(exponent) * max(_digits(base.p), _digits(base.q)) > MAX_DIGITS
        ):
            raise ExpressionError("power_large", exponent=exponent)
        return base**exponent

    def _exponent(self, exponent: sp.Expr) -> sp.Expr:
        if not (exponent.is_Rational and exponent.q in (1, 2) and abs(exponent) <= MAX_EXPONENT):
            raise ExpressionError("exponent", exponent=exponent, most=MAX_EXPONENT)
        return exponent

    def _call(self, function: str, arguments: list[ast.expr]) -> sp.Expr:
        values = [self.read(a) for a in arguments]
        if function in _FUNCTIONS and len(values) == 1:
            return _FUNCTIONS[function](values[0])
        if function == "rate" and len(values) == 1:
            return self._rate(values[0])
        if function == "diff" and len(values) == 2 and values[1].is_Symbol:
            return sp.diff(values[0], values[1])
        raise ExpressionError("function", function=function, count=len(values))

    def _rate(self, expression: sp.Expr) -> sp.Expr:
        """df/dt by the chain rule, a coordinate q having the rate qd."""
        total = sp.S.Zero
        for symbol in expression.free_symbols:
            rate = self.names.get(f"{symbol}d")
            if rate is not None and re.fullmatch(r"\w+", str(symbol)):
                total += sp.diff(expression, symbol) * rate
        return total


def _degree(e: sp.Expr) -> sp.Expr:
    """The degree of an expression in its names, at most."""
    if isinstance(e, sp.Add):
        return max(map(_degree, e.args))
    if isinstance(e, sp.Mul):
        return sum(map(_degree, e.args), start=sp.S.Zero)
    if isinstance(e, sp.Pow):
        return _degree(e.base) * abs(e.exp)
    if e.is_Atom:
        return sp.S.One if e.free_symbols else sp.S.Zero
    return max(map(_degree, e.args))


def _digits(number: int) -> int:
    return len(str(abs(number)))
