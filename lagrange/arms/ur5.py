"""A 6R arm of the UR kind: three parallel axes and a wrist that is not spherical; standard DH.

           ○━━━━━━○━━━━━━○ wrist 1
           ┃ a2     a3   ┃ d4, d5, d6
        ───┸───

The maker gives no inertias; here they are those of solid cylinders of about the links' size.
"""

from lagrange.dh import Constant, Row, Table

SOURCE = (
    "UR5: lengths, masses and centres of mass from Universal Robots, Parameters for calculations of"
    " kinematics and dynamics; inertias of solid cylinders (m, r, h) = (3.7, 0.06, 0.15),"
    " (8.393, 0.055, 0.425), (2.33, 0.045, 0.39), (1.219, 0.04, 0.1) twice, (0.188, 0.0375, 0.04)"
)

TABLES = (
    Table(
        id="ur5_arm",
        rows=(
            Row(
                d="d1", alpha="pi/2", m="m1", cy="-0.02561", cz="0.00193",
                Ixx="0.01027", Iyy="0.00666", Izz="0.01027", start="0",
            ),
            Row(
                a="-a2", m="m2", cx="0.2125", cz="0.11336",
                Ixx="0.01269", Iyy="0.13268", Izz="0.13268", start="-1.2",
            ),
            Row(
                a="-a3", m="m3", cx="0.15", cz="0.0265",
                Ixx="0.00236", Iyy="0.03071", Izz="0.03071", start="1.6",
            ),
            Row(
                d="d4", alpha="pi/2", m="m4", cy="-0.0018", cz="0.01634",
                Ixx="0.0015", Iyy="0.00098", Izz="0.0015", start="-2",
            ),
            Row(
                d="d5", alpha="-pi/2", m="m5", cy="0.0018", cz="0.01634",
                Ixx="0.0015", Iyy="0.00098", Izz="0.0015", start="-1.57",
            ),
            Row(
                d="d6", m="m6", cz="-0.00116",
                Ixx="0.00009", Iyy="0.00009", Izz="0.00013", start="0",
            ),
        ),
        constants=(
            Constant("d1", "0.08946"), Constant("a2", "0.425"), Constant("a3", "0.39225"),
            Constant("d4", "0.10915"), Constant("d5", "0.09465"), Constant("d6", "0.0823"),
            Constant("m1", "3.7"), Constant("m2", "8.393"), Constant("m3", "2.33"),
            Constant("m4", "1.219"), Constant("m5", "1.219"), Constant("m6", "0.188"),
        ),
    ),
)  # fmt: skip
