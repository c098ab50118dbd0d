"""A system as the stage needs it: module, symbols, shapes and the terms of its equations, as JSON."""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Mapping
from typing import Any

import sympy as sp

from lagrange import codegen, quantities
from lagrange.equations import Equations, equations_of_motion
from lagrange.figure import Shape
from lagrange.formula import visible_length
from lagrange.latex import latex
from lagrange.modes import usual_modes
from lagrange.notation import Notation
from lagrange.system import Coordinate, Parameter, System
from lagrange.web import languages, lessons, words
from lagrange.web.algebra import cached
from lagrange.web.units import printed_unit

Tex = Callable[[sp.Basic], str]

_FITS = 26
"""So many characters of a term fit into the stage's live equation."""

_LARGE = 300
"""An expression with more parts than this is longer than that, however it is written."""

_SPOKEN = {"begin": "from", "finish": "to", "start": "from", "end": "to", "label": "latex"}
"""Fields of a shape whose name is another one in the browser."""


Meaning = Callable[[str, str], str]
"""The words for a name of a kind: coordinates, forces or parameters."""


@cached(256)
def describe(system_id: str, language: str, notation: Notation) -> Mapping[str, Any]:
    """Everything about a system that only language and notation change."""
    machine = lessons.machine(system_id)
    if machine is not None:
        return with_words(machine.descriptions[notation], words.meaning(machine, languages.get(language)))
    say = languages.get(language)

    def meaning(kind: str, name: str) -> str:
        return say.find(f"system.{system_id}.{kind}.{name}") or name

    return of(lessons.system(system_id), notation, meaning)


def of(system: System, notation: Notation, meaning: Meaning = lambda _, name: name) -> dict[str, Any]:
    """The same of any system, registered or not; without words a name says itself."""
    return with_words(bare(system, notation), meaning)


def with_words(described: Mapping[str, Any], meaning: Meaning) -> dict[str, Any]:
    """A description with what its coordinates, forces and parameters are."""
    return {
        **described,
        "coordinates": [
            c | {"meaning": meaning("coordinates", c["name"]), "force_meaning": meaning("forces", c["force"])}
            for c in described["coordinates"]
        ],
        "parameters": [p | {"meaning": meaning("parameters", p["name"])} for p in described["parameters"]],
    }


def bare(system: System, notation: Notation) -> dict[str, Any]:
    """A description without words."""
    figure, scalars = system.figure, _Scalars(system)

    def tex(expression: sp.Basic) -> str:
        return str(latex(expression, system, notation))

    return {
        "id": system.id,
        # What goes on in another convention of the same machine stops with another machine.
        "machine": system.family or system.id,
        "module": codegen.javascript(system),
        "coordinates": [
            _coordinate(c, tex)
            | {
                "acts_at": point,
                "axis": None if axis is None else [scalars.name(a) for a in axis],
                "mode": mode,
            }
            for c, point, axis, mode in zip(
                system.coordinates, figure.acts_at, figure.axes, usual_modes(system), strict=True
            )
        ],
        "parameters": [_parameter(p, tex) for p in system.parameters],
        "spatial": figure.spatial,
        "up": list(figure.up),
        "points": list(figure.points),
        "quantities": scalars.names,
        "pullable": list(figure.pullable),
        "trail": list(figure.trails),
        "shapes": [_shape(shape, tex, scalars) for shape in figure.shapes],
        "equations": _equations(system, tex),
        "energy_latex": {
            "kinetic": tex(quantities.KINETIC),
            "potential": tex(quantities.POTENTIAL),
            "total": tex(quantities.ENERGY),
        },
    }


class _Scalars:
    """The names of a figure's scalars, in the order in which the module writes them."""

    def __init__(self, system: System) -> None:
        self._order = {expression: k for k, expression in enumerate(system.figure.scalars())}

    @property
    def names(self) -> list[str]:
        return [f"s{k}" for k in self._order.values()]

    def name(self, expression: sp.Basic) -> str:
        return f"s{self._order[sp.sympify(expression)]}"


def _coordinate(c: Coordinate, tex: Tex) -> dict[str, Any]:
    return {
        "name": c.name,
        "latex": tex(c.q),
        "rate_latex": tex(c.qd),
        "acceleration_latex": tex(c.qdd),
        "kind": c.kind,
        "zero": c.zero,
        "unit": printed_unit(c.unit),
        "range": list(c.range),
        "rate_range": list(c.rate_range),
        "force": c.force_name,
        "force_latex": tex(c.force),
        "force_unit": printed_unit(c.force_unit),
        "force_range": list(c.force_range),
    }


def _parameter(p: Parameter, tex: Tex) -> dict[str, Any]:
    return {
        "name": p.name,
        "latex": tex(p.symbol),
        "unit": printed_unit(p.unit),
        "default": p.default,
        "range": list(p.range),
        "step": p.step,
        "open_low": p.open_low,
    }


def _shape(shape: Shape, tex: Tex, scalars: _Scalars) -> dict[str, Any]:
    made: dict[str, Any] = {"kind": shape.kind}
    for field in dataclasses.fields(shape):
        value = getattr(shape, field.name)
        if field.name == "label":
            value = tex(value)
        elif isinstance(value, sp.Basic):
            value = scalars.name(value)
        made[_SPOKEN.get(field.name, field.name)] = value
    return made


def _equations(system: System, tex: Tex) -> list[dict[str, Any]]:
    """Each equation of motion, its left side term by term with the role of each.

    A machine whose terms would fill the panel has all of them by their letters: m₁₁ q₁'', g₁.
    """
    found = equations_of_motion(system)
    rows = [[term for term in _terms(system, found, k) if term.whole != 0] for k in range(system.n)]
    brief = any(not _fits(term.whole, tex) for row in rows for term in row)
    return [
        {
            "left": [
                {"role": term.role, "latex": tex(term.letters if brief else term.whole)} for term in row
            ],
            "right": [
                {"role": "torque", "latex": tex(c.force)},
                {"role": "pull", "latex": _pull(system.n, k)},
            ],
        }
        for k, (row, c) in enumerate(zip(rows, system.coordinates, strict=True))
    ]


@dataclasses.dataclass(frozen=True)
class _Term:
    """A term of an equation, written out and by its letters."""

    role: str
    whole: sp.Expr
    letters: sp.Expr


def _fits(term: sp.Expr, tex: Tex) -> bool:
    """Whether it is short enough; the terms of a spatial arm are not even worth printing."""
    large = next(itertools.islice(sp.preorder_traversal(term), _LARGE, None), None) is not None
    return not large and visible_length(tex(term)) <= _FITS


def _terms(system: System, found: Equations, k: int) -> list[_Term]:
    m, n, symbols = found.mass_matrix, range(system.n), found.christoffel[k]
    qd, qdd = system.qd, system.qdd
    named_m, named_g = quantities.mass_matrix(system.n), quantities.gravity_vector(system.n)
    others = [j for j in n if j != k]
    # g₁ where only gravity has a potential, ∂P/∂q₁ where a constant force has one, too.
    weights = found.gravity_vector[k].xreplace({system.symbols.get("g", sp.S.Zero): sp.S.Zero}) == 0
    slope = quantities.Partial(quantities.POTENTIAL, system.q[k])

    def by_letters(pairs: list[tuple[int, int]]) -> sp.Expr:
        """Σ c_ijk q̇_i q̇_j over the symbols that are not zero."""
        present = [(i, j) for i, j in pairs if symbols[i, j] != 0]
        return sp.Add(*(quantities.Named(f"c{i + 1}{j + 1}{k + 1}") * qd[i] * qd[j] for i, j in present))

    squares = [(i, i) for i in n]
    products = [(i, j) for i in n for j in n if i != j]
    pairs: tuple[tuple[str, sp.Expr, sp.Expr], ...] = (
        ("own_inertia", m[k, k] * qdd[k], named_m[k, k] * qdd[k]),
        (
            "coupling_inertia",
            sp.Add(*(m[k, j] * qdd[j] for j in others)),
            sp.Add(*(named_m[k, j] * qdd[j] for j in others)),
        ),
        ("centrifugal", found.centrifugal[k], by_letters(squares)),
        ("coriolis", found.coriolis[k], by_letters(products)),
        ("gravity", found.gravity_vector[k], named_g[k, 0] if weights else slope),
        ("damping", found.damping[k], found.damping[k]),
    )
    return [_Term(role, term, short) for role, term, short in pairs]


def _pull(n: int, k: int) -> str:
    return r"J^{\mathsf T}F" if n == 1 else rf"(J^{{\mathsf T}}F)_{{{k + 1}}}"
