"""The Stanford arm of Scheinman: two turns, a slide, and a spherical wrist; standard DH.

z0 │   ╱ z2 = z3, q3 slides
   ○━━▭━━━━━━━○ wrist q4 q5 q6, tool at d6
   ┃  d2
───┸───
"""

from lagrange.dh import Constant, Row, Table

SOURCE = (
    "d1, d2, d6: Paul, Modelling, trajectory calculation and servoing of a computer controlled arm, AIM-177"
    " (1972); masses, inertias, motors: Paul, Robot Manipulators (1981), tables 6.5, 6.6;"
    " the centres of mass of links 2 to 6 read as decimetres"
)

TABLES = (
    Table(
        id="stanford_arm",
        rows=(
            Row(
                d="d1", alpha="-pi/2", m="m1", cy="0.0175", cz="-0.1105",
                Ixx="0.276", Iyy="0.255", Izz="0.071", Ia="0.953", start="0.4",
            ),
            Row(
                d="d2", alpha="pi/2", m="m2", cy="-0.1054",
                Ixx="0.108", Iyy="0.018", Izz="0.1", Ia="2.193", start="1.2",
            ),
            Row(
                type="P", theta="-pi/2", m="m3", cz="-0.6447",
                Ixx="2.51", Iyy="2.51", Izz="0.006", Ia="0.782", start="0.6", low="0.3", high="1.27",
            ),
            Row(
                alpha="-pi/2", m="m4", cy="0.0092", cz="-0.0054",
                Ixx="0.002", Iyy="0.001", Izz="0.001", Ia="0.106", start="0.3",
            ),
            Row(
                alpha="pi/2", m="m5", cz="0.0566",
                Ixx="0.003", Iyy="0.003", Izz="0.0004", Ia="0.097", start="0.6",
            ),
            Row(d="d6", m="m6", cz="0.1554", Ixx="0.013", Iyy="0.013", Izz="0.0003", Ia="0.02", start="0"),
        ),
        constants=(
            Constant("d1", "0.412"), Constant("d2", "0.154"), Constant("d6", "0.263"),
            Constant("m1", "9.29"), Constant("m2", "5.01"), Constant("m3", "4.25"),
            Constant("m4", "1.08"), Constant("m5", "0.63"), Constant("m6", "0.51"),
        ),
    ),
)  # fmt: skip
