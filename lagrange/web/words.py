"""What the names of an arm from the workshop are, in words: by where they stand in its table."""

from __future__ import annotations

from collections.abc import Callable

from lagrange.dh import named, table_in
from lagrange.web.languages import Language
from lagrange.web.workshop import Machine


def meaning(machine: Machine, say: Language) -> Callable[[str, str], str]:
    """The words for a coordinate, a force or a parameter of the arm."""
    coordinates = machine.system.coordinates
    found: dict[tuple[str, str], str] = {}
    for number, c in enumerate(coordinates, start=1):
        found["coordinates", c.name] = say(f"arm.{c.kind}", row=number)
        found["forces", c.force_name] = say(f"arm.force_{c.kind}", row=number)
    for name, use in named(table_in(machine.table)).items():
        where = f"arm.column.{use.column}" if use.alone and use.row is not None else "arm.in_gravity"
        if use.row is not None and not use.alone:
            where = "arm.in_column"
        found["parameters", name] = say(where, row=use.row, column=use.column)
    return lambda kind, name: found.get((kind, name), name)
