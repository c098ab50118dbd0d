"""The Puma 560: waist, shoulder, elbow and a spherical wrist; standard DH.

             ○━━━━━━○ elbow
        ╱ a2     d3 ┃ d4
      ○╱ shoulder   ○ wrist q4 q5 q6
      ┃  d1
    ──┸──

Link 1's mass and two of its moments never move anything and were not measured; they are 0 here.  As
measured, links 1 and 3 break the triangle inequality.  The motors' friction is left out.
"""

from lagrange.dh import Constant, Row, Table

SOURCE = (
    "Corke, Armstrong-Hélouvry, A search for consensus among model parameters reported for the Puma 560"
    " robot, IEEE Int. Conf. Robotics and Automation (1994)"
)

TABLES = (
    Table(
        id="puma560",
        measured=True,
        rows=(
            Row(d="d1", alpha="pi/2", Iyy="0.35", Ia="0.0002", gear="-62.6111", start="0"),
            Row(
                a="a2", m="m2", cx="-0.3638", cy="0.006", cz="0.2275",
                Ixx="0.13", Iyy="0.524", Izz="0.539", Ia="0.0002", gear="107.815", start="0.8",
            ),
            Row(
                a="a3", alpha="-pi/2", d="d3", m="m3", cx="-0.0203", cy="-0.0141", cz="0.07",
                Ixx="0.066", Iyy="0.086", Izz="0.0125", Ia="0.0002", gear="-53.7063", start="-2.4",
            ),
            Row(
                alpha="pi/2", d="d4", m="m4", cy="0.019",
                Ixx="0.0018", Iyy="0.0013", Izz="0.0018", Ia="0.000033", gear="76.0364", start="0",
            ),
            Row(
                alpha="-pi/2", m="m5",
                Ixx="0.0003", Iyy="0.0004", Izz="0.0003", Ia="0.000033", gear="71.923", start="0.6",
            ),
            Row(
                m="m6", cz="0.032",
                Ixx="0.00015", Iyy="0.00015", Izz="0.00004", Ia="0.000033", gear="76.686", start="0",
            ),
        ),
        constants=(
            Constant("d1", "0.67183"), Constant("a2", "0.4318"), Constant("a3", "0.0203"),
            Constant("d3", "0.15005"), Constant("d4", "0.4318"),
            Constant("m2", "17.4"), Constant("m3", "4.8"), Constant("m4", "0.82"),
            Constant("m5", "0.34"), Constant("m6", "0.09"),
        ),
    ),
)  # fmt: skip
