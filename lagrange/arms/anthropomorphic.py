"""The anthropomorphic arm: a waist about the vertical, a shoulder and an elbow; standard DH.

         ○ elbow
  a2  ╱    ╲  a3
   ○╱ shoulder ╲ ●
   ┃  z0
───┸───
"""

from lagrange.dh import Constant, Row, Table

SOURCE = "Siciliano, Sciavicco, Villani, Oriolo, Robotics: Modelling, Planning and Control, 2.9.4"

TABLES = (
    Table(
        id="anthropomorphic_arm",
        rows=(
            Row(alpha="pi/2", m="m1", cy="-0.1", Ixx="I1", Iyy="I1", Izz="I1", b="b1", start="0.4"),
            Row(a="a2", m="m2", cx="-a2/2", Iyy="I2", Izz="I2", b="b2", start="0.9"),
            Row(a="a3", m="m3", cx="-a3/2", Iyy="I3", Izz="I3", b="b3", start="-0.8"),
        ),
        constants=(
            Constant("a2", "0.6"),
            Constant("a3", "0.5"),
            Constant("m1", "5"),
            Constant("m2", "4"),
            Constant("m3", "2.5"),
            Constant("I1", "0.03", low="0.001"),
            Constant("I2", "0.12", low="0.001"),
            Constant("I3", "0.052", low="0.001"),
        ),
    ),
)
