"""Chains made by hand for the tests: from rows of DH numbers, planar arms, a cart with a pole."""

import numpy as np
import sympy as sp

from lagrange.figure import Figure
from lagrange.multibody import Body, Chain, Link
from lagrange.system import Coordinate, Parameter, System

X, Y, Z = np.eye(3, dtype=int)


def placement(turn=None, shift=(0, 0, 0)):
    matrix = sp.eye(4)
    if turn is not None:
        matrix[:3, :3] = turn
    matrix[:3, 3] = sp.Matrix(shift)
    return sp.ImmutableMatrix(matrix)


def about_x(angle):
    c, s = sp.cos(angle), sp.sin(angle)
    return placement(sp.Matrix([[1, 0, 0], [0, c, -s], [0, s, c]]))


def about_z(angle):
    c, s = sp.cos(angle), sp.sin(angle)
    return placement(sp.Matrix([[c, -s, 0], [s, c, 0], [0, 0, 1]]))


def exact(angle):
    """A quarter turn as a multiple of π, so that its sine and cosine are whole."""
    quarters = angle / (np.pi / 2)
    return sp.pi * round(quarters) / 2 if np.isclose(quarters, round(quarters), atol=1e-12) else angle


def tensor(xx, yy, zz, *products):
    xy, xz, yz = products or (0, 0, 0)
    return sp.ImmutableMatrix([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])


def body(mass, centre=(0, 0, 0), inertia=(0, 0, 0)):
    return Body(sp.sympify(mass), sp.ImmutableMatrix(list(centre)), tensor(*inertia))


def coordinate(i, kind):
    return Coordinate(f"q{i}", "angle" if kind == "revolute" else "length", f"tau{i}")


def chain_of(links, gravity, parameters=()):
    return Chain("test", tuple(links), tuple(parameters), sp.ImmutableMatrix(list(gravity)))


def dh_chain(rows, gravity, convention="standard"):
    """The chain of rows with type, theta, d, a, alpha, m, com, I6, and perhaps parent and armature."""
    links = []
    for i, row in enumerate(rows):
        kind = "revolute" if row["type"] == "R" else "prismatic"
        own = about_z(exact(row["theta"])) * placement(shift=(0, 0, row["d"]))
        away, twist = placement(shift=(row["a"], 0, 0)), about_x(exact(row["alpha"]))
        before, after = (own, away * twist) if convention == "standard" else (twist * away * own, placement())
        links.append(
            Link(
                kind,
                coordinate(i + 1, kind),
                body(row["m"], row["com"], row["I6"]),
                row.get("parent", i - 1),
                sp.ImmutableMatrix(before),
                sp.ImmutableMatrix(after),
                rotor=sp.sympify(row.get("armature", 0)),
            )
        )
    return chain_of(links, gravity)


def planar_links(n, *, modified=False):
    """n links of any mass distribution that turn about z, with symbols; gravity g along −y."""
    links, parameters = [], []
    shift = sp.S.Zero
    for i in range(1, n + 1):
        own = [
            Parameter(f"m{i}", 1.0, (0.0, 50.0), "kg", open_low=True),
            Parameter(f"l{i}", 1.0, (0.0, 5.0), "m", open_low=True),
            Parameter(f"lc{i}", 0.5, (0.0, 5.0), "m", open_low=True),
            Parameter(f"I{i}", 1 / 12, (0.0, 110.0), "kg m^2"),
        ]
        m, l, lc, inertia = (p.symbol for p in own)
        before, after = placement(), placement(shift=(l, 0, 0))
        centre = (lc - l, 0, 0)
        if modified:
            before, after, centre, shift = placement(shift=(shift, 0, 0)), placement(), (lc, 0, 0), l
        # Only the inertia about z counts in the plane.
        link_body = body(m, centre, (0, 0, inertia))
        links.append(Link("revolute", coordinate(i, "revolute"), link_body, i - 2, before, after))
        parameters += own
    gravity = Parameter("g", 9.81, (0.0, 30.0), "m/s^2")
    return chain_of(links, (0, -gravity.symbol, 0), [*parameters, gravity])


def cart_pole():
    """A cart along x and a pole from straight down, counter-clockwise; gravity g along −y."""
    names = {"m_cart": "kg", "m_pole": "kg", "lc": "m", "I": "kg m^2", "g": "m/s^2"}
    parameters = [Parameter(name, 1.0, (0.0, 50.0), unit) for name, unit in names.items()]
    m_cart, m_pole, lc, inertia, g = (p.symbol for p in parameters)
    along_x = sp.Matrix([[0, 0, 1], [1, 0, 0], [0, 1, 0]])
    down = sp.Matrix([[0, 1, 0], [-1, 0, 0], [0, 0, 1]])
    links = [
        Link("prismatic", coordinate(1, "prismatic"), body(m_cart), -1, placement(along_x)),
        Link(
            "revolute",
            coordinate(2, "revolute"),
            body(m_pole, (lc, 0, 0), (0, 0, inertia)),
            0,
            placement(along_x.T * down),
        ),
    ]
    return chain_of(links, (0, -g, 0), parameters)


def chain_system(chain):
    """A System of a chain that draws the origins of its links' frames; the module needs no energies of it."""
    ends, points = {-1: sp.eye(4)}, {"base": (sp.S.Zero,) * 3}
    for i, link in enumerate(chain.links):
        q = link.coordinate.q
        own = about_z(q) if link.kind == "revolute" else placement(shift=(0, 0, q))
        ends[i] = ends[link.parent] * link.before * own * link.after
        points[f"end{i + 1}"] = tuple(ends[i][:3, 3])
    return System(
        id=chain.id,
        coordinates=tuple(link.coordinate for link in chain.links),
        parameters=chain.parameters,
        kinetic_energy=sp.S.Zero,
        potential_energy=sp.S.Zero,
        figure=Figure(
            points=points,
            shapes=(),
            extent=tuple(map(sp.sympify, (-1, 1, -1, 1))),
            pullable=(f"end{len(chain.links)}",),
            acts_at=("base",) * len(chain.links),
            axes=(None,) * len(chain.links),
        ),
        chain=chain,
    )
