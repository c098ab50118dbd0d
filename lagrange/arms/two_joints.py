"""Planar arms with one revolute and one sliding joint, standard DH.

    RP                                    PR
        y         ▭ m2                        x   (down)
        │       ╱    q2 along the link        ▭──▶ q1 along z, horizontal
        │   ●╱ m1    q1 from +x               │╲
        │ ╱  q1                               │q2╲ ● m2 at lc2
        ○──────── x

RP: link 1's centre of mass is at l1 from the axis, link 2's at q2; gravity along −y; inertias full.
PR: a carriage of mass m1 and a pole that hangs from it, q2 from straight down.
"""

from lagrange.dh import Constant, Row, Table

SOURCE = (
    "RP: Craig, Introduction to Robotics, example 6.5, and the Slides' RP arm;"
    " PR: the cart and pole of most books on control"
)

_RP = Table(
    id="rp_arm",
    rows=(
        Row(
            theta="pi/2",
            alpha="pi/2",
            m="m1",
            cz="l1",
            Ixx="Ixx1",
            Iyy="Iyy1",
            Izz="Izz1",
            b="b1",
            start="0.6",
        ),
        Row(type="P", m="m2", Ixx="Ixx2", Iyy="Iyy2", Izz="Izz2", b="b2", start="0.7", low="0.1", high="1.5"),
    ),
    gravity=("0", "-g", "0"),
    constants=(
        Constant("m1", "3"),
        Constant("m2", "1.5"),
        Constant("l1", "0.4", "0", "5"),
        Constant("Ixx1", "0.1"),
        Constant("Iyy1", "0.1"),
        Constant("Izz1", "0.02"),
        Constant("Ixx2", "0.03"),
        Constant("Iyy2", "0.03"),
        Constant("Izz2", "0.005"),
    ),
)
_PR = Table(
    id="pr_arm",
    rows=(
        Row(type="P", alpha="pi/2", m="m1", b="b1", start="0", low="-2", high="2"),
        Row(a="l2", m="m2", cx="lc2 - l2", Iyy="I2", Izz="I2", b="b2", start="1.2"),
    ),
    gravity=("g", "0", "0"),
    constants=(
        Constant("m1", "2"),
        Constant("l2", "1"),
        Constant("lc2", "0.5", "0", "5"),
        Constant("I2", "0.08"),
    ),
)

TABLES = (_RP, _PR)
