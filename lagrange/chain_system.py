"""A System made from a chain: its energies, coordinates, parameters and picture.

end1 ○━━━━━━○ joint2          every link is drawn from its joint to its frame, and on to the
     ┃       ╲                joints that hang on it; a sliding joint runs in a guide
joint1 ○      ● centre2
    ─base─
"""

from __future__ import annotations

import sympy as sp

from lagrange import figure as draw
from lagrange.composite import Progress, energies
from lagrange.figure import Figure, Position, Shape
from lagrange.kinematics import Pose, pose
from lagrange.multibody import Chain, Link
from lagrange.system import System

_AXIS = sp.Rational(1, 5)
"""Length in metres of the axes of a frame that is drawn."""


def chain_system(chain: Chain, progress: Progress | None = None) -> System:
    """The machine that a chain is, as a System like any other.

    Parameters
    ----------
    progress
        Called with the fraction of D(q) that is done.

    Raises
    ------
    NotTrigonometricError, TooLargeError
        If the chain's closed form cannot be held by the ring, or would be too large.
    """
    found = energies(chain, progress)
    coordinates = tuple(link.coordinate for link in chain.links)
    qd, n = [c.qd for c in coordinates], chain.n
    twice = [found.mass_matrix[i, j] * qd[i] * qd[j] for i in range(n) for j in range(n)]
    return System(
        id=chain.id,
        coordinates=coordinates,
        parameters=chain.parameters,
        kinetic_energy=sp.Add(*twice) / 2,
        potential_energy=found.potential_energy,
        dissipation=sp.Add(*(link.damping * link.coordinate.qd**2 for link in chain.links)) / 2,
        figure=chain_figure(chain),
        mass_matrix=found.mass_matrix,
        chain=chain,
    )


def chain_figure(chain: Chain) -> Figure:
    """The picture of a chain, in space."""
    placed = pose(chain)
    points: dict[str, Position] = {"base": _origin(sp.eye(4)), **_tips("base", sp.eye(4))}
    bodies: list[Shape] = []
    marks: list[Shape] = [draw.Frame("base", *_tips("base", sp.eye(4)))]
    for i, link in enumerate(chain.links):
        points |= _points(placed, i, link)
        bodies += _body(chain, i)
        marks += _marks(placed, i, link)
    reach = _reach(chain)
    parents = {link.parent for link in chain.links}
    # A frame on the first axis stays where it is, however it is pulled.
    ends = [f"end{i}" for i in range(1, chain.n + 1)]
    return Figure(
        points=points,
        shapes=(draw.Ground("base"), *bodies, *marks),
        extent=(-reach, reach, -reach, reach),
        pullable=tuple(name for name in ends if sp.Tuple(*points[name]).free_symbols & set(chain.q)),
        trails=tuple(f"end{i + 1}" for i in range(chain.n) if i not in parents),
        acts_at=tuple(f"joint{i}" for i in range(1, chain.n + 1)),
        axes=tuple(tuple(joint[:3, 2]) for joint in placed.joints),
        up=_up(chain),
    )


def _points(placed: Pose, i: int, link: Link) -> dict[str, Position]:
    """The points of link i: its joint, where that has slid to, its frame with axes, its centre of mass."""
    points = {f"joint{i + 1}": _origin(placed.joints[i])}
    if link.kind == "prismatic":
        points[f"slide{i + 1}"] = _origin(placed.moved[i])
    points[f"end{i + 1}"] = _origin(placed.links[i])
    points[f"centre{i + 1}"] = tuple(placed.centres[i])
    return points | _tips(f"end{i + 1}", placed.links[i])


def _body(chain: Chain, i: int) -> list[Shape]:
    """The capsules between the joints of link i, and the guide of a sliding joint."""
    link, number = chain.links[i], i + 1
    start = f"joint{number}" if link.kind == "revolute" else f"slide{number}"
    shapes: list[Shape] = []
    if link.parent < 0 and not _is_zero(_shift(link.before)):
        shapes.append(draw.Line("base", f"joint{number}", dashed=False))
    if link.kind == "prismatic":
        shapes.append(draw.Guide(f"joint{number}", start))
    own = [(start, f"end{number}")] if not _is_zero(_shift(link.after)) else []
    own += [
        (f"end{number}", f"joint{k + 1}")
        for k, other in enumerate(chain.links)
        if other.parent == i and not _is_zero(_shift(other.before))
    ]
    if not own and not _is_zero(link.body.centre):
        own = [(start, f"centre{number}")]
    return [*shapes, *(draw.Link(begin, finish, index=number) for begin, finish in own)]


def _marks(placed: Pose, i: int, link: Link) -> list[Shape]:
    """Joint, centre of mass and frame of link i."""
    end = f"end{i + 1}"
    joint: list[Shape] = [draw.Joint(f"joint{i + 1}")] if link.kind == "revolute" else []
    centre: list[Shape] = [draw.CentreOfMass(f"centre{i + 1}")] if link.body.mass != 0 else []
    return [*joint, *centre, draw.Frame(end, *_tips(end, placed.links[i]))]


def _tips(name: str, matrix: sp.MatrixBase) -> dict[str, Position]:
    """The tips of a frame's axes."""
    origin = matrix[:3, 3]
    return {f"{name}{axis}": tuple(origin + _AXIS * matrix[:3, k]) for k, axis in enumerate(("x", "y", "z"))}


def _origin(matrix: sp.MatrixBase) -> Position:
    return tuple(_shift(matrix))


def _shift(matrix: sp.MatrixBase) -> sp.MatrixBase:
    return matrix[:3, 3]


def _is_zero(vector: sp.MatrixBase) -> bool:
    return all(x == 0 for x in vector)


def _reach(chain: Chain) -> sp.Expr:
    """No point of the chain is farther from its base: the lengths of all shifts and slides."""
    total = sp.S.Zero
    for link in chain.links:
        for placement in (link.before, link.after):
            total += sp.sqrt(sum(sp.Abs(x) ** 2 for x in _shift(placement)))
        if link.kind == "prismatic":
            total += sp.Float(max(map(abs, link.coordinate.range)))
    return sp.Max(total, _AXIS)


def _up(chain: Chain) -> tuple[float, float, float]:
    """Against gravity, for default values; without it the z axis."""
    default = {p.symbol: p.default for p in chain.parameters}
    x, y, z = (float(e.subs(default)) for e in chain.gravity)
    size = (x * x + y * y + z * z) ** 0.5
    return (0.0 - x / size, 0.0 - y / size, 0.0 - z / size) if size else (0.0, 0.0, 1.0)
