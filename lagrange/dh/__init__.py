"""Denavit–Hartenberg tables as people type them, and the chains that they describe.

    Table(rows=(Row(type="R", a="l1", m="m1", cx="-l1/2", Izz="I1"), Row(type="P", alpha="pi/2", …)))

Every entry is a text: a number, a name or a simple expression of the grammar in `expression`; π, degrees
(90°) and the row's own coordinate (q2 + pi/2) are understood too.  Names become parameters.

References: Denavit, Hartenberg, J. Appl. Mech. 22 (1955); Spong, Hutchinson, Vidyasagar, Robot Modeling
and Control, 3.2; Craig, Introduction to Robotics, 3.4 (modified).
"""

from lagrange.dh.reading import MAX_LENGTH, MAX_LINKS, chain_of, named, parameters_in
from lagrange.dh.symbols import with_names
from lagrange.dh.table import Constant, Row, Table, table_of
from lagrange.dh.text import digest_of, table_in, text_of

__all__ = [
    "MAX_LENGTH",
    "MAX_LINKS",
    "Constant",
    "Row",
    "Table",
    "chain_of",
    "digest_of",
    "named",
    "parameters_in",
    "table_in",
    "table_of",
    "text_of",
    "with_names",
]
