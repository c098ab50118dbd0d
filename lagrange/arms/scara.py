"""SCARA: two links in the horizontal plane, a vertical slide and a turning tool; standard DH.

z0 │    z1 │                  the twist of 180° lets joint 3 slide downwards
   ○━━━━━━━○━━━━━━━┓
   ┃  a1      a2   ▭ ↓ q3
───┸───            ↻ q4
"""

from lagrange.dh import Constant, Row, Table

SOURCE = "Spong, Hutchinson, Vidyasagar, Robot Modeling and Control, example 3.6"

TABLES = (
    Table(
        id="scara_arm",
        rows=(
            Row(a="a1", m="m1", cx="-a1/2", Iyy="I1", Izz="I1", start="0.5"),
            Row(a="a2", alpha="pi", m="m2", cx="-a2/2", Iyy="I2", Izz="I2", start="0.9"),
            Row(type="P", m="m3", cz="-0.1", Ixx="I3", Iyy="I3", start="0.2", low="0", high="0.4"),
            Row(d="d4", m="m4", Ixx="I4", Iyy="I4", Izz="I4", start="0.3"),
        ),
        constants=(
            Constant("a1", "0.45"),
            Constant("a2", "0.4"),
            Constant("d4", "0.1"),
            Constant("m1", "8"),
            Constant("m2", "6"),
            Constant("m3", "2"),
            Constant("m4", "1"),
            Constant("I1", "0.135"),
            Constant("I2", "0.08"),
            Constant("I3", "0.01"),
            Constant("I4", "0.002"),
        ),
    ),
)
