"""Planar arms of one to six revolute joints, standard DH.

y             ○ end2     link i: length l_i, mass m_i, centre of mass at l_ci from its joint,
│       ╱ q2 …           inertia I_i about it; x of its frame points along it
│   ●╱──                 gravity along −y
│ ╱  q1
●──────── x
"""

from lagrange.dh import Constant, Row, Table

SOURCE = "Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, 3.2.1 and 6.4; Notes 5, (31)–(44)"

_MASSES = (3.0, 2.0, 1.5, 1.0, 0.7, 0.5)
_LENGTHS = (1.0, 0.8, 0.6, 0.5, 0.4, 0.3)


def _table(n: int) -> Table:
    """Uniform rods by default; each may have any centre of mass and inertia."""
    numbered = range(1, n + 1)
    rows = tuple(
        Row(
            a=f"l{i}",
            m=f"m{i}",
            cx=f"lc{i} - l{i}",
            Iyy=f"I{i}",
            Izz=f"I{i}",
            b=f"b{i}",
            start="0.9" if i == 1 else "-0.4",
        )
        for i in numbered
    )
    constants: list[Constant] = []
    for i, mass, length in zip(numbered, _MASSES, _LENGTHS, strict=False):
        constants += [
            Constant(f"m{i}", f"{mass}"),
            Constant(f"l{i}", f"{length}"),
            Constant(f"lc{i}", f"{length / 2:.3g}", low="0", high="5"),
            Constant(f"I{i}", f"{mass * length**2 / 12:.3g}"),
        ]
    return Table(rows, gravity=("0", "-g", "0"), constants=tuple(constants), id=f"planar_{n}r_arm")


TABLES = tuple(_table(n) for n in range(1, 7))
