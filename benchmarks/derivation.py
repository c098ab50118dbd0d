"""M, C q', G of a planar arm: this package's ring against SymPy's LagrangesMethod with trigsimp.

Both start from the same energies as SymPy expressions and end with the same matrices as SymPy
expressions; SymPy's cache is emptied before each run. The results are checked to be identical.
"""

from collections.abc import Iterator

import sympy as sp
from sympy.core.cache import clear_cache
from sympy.physics.mechanics import LagrangesMethod, dynamicsymbols

from benchmarks.figure import Figure, Reading, median_seconds, seconds
from lagrange import arms
from lagrange.chain_system import chain_system
from lagrange.composite import energies
from lagrange.dh import chain_of, with_names
from lagrange.equations import equations_of_motion
from lagrange.identity import is_zero
from lagrange.system import System
from lagrange.systems.planar import planar_arm
from lagrange.systems.planar_links import planar_links

RUNS = 5
Matrices = tuple[sp.Matrix, sp.Matrix, sp.Matrix]


def ours(system: System) -> Matrices:
    """M, C q' and G by the ring."""
    equations = equations_of_motion.__wrapped__(system)
    velocity_terms = equations.centrifugal + equations.coriolis
    return equations.mass_matrix, velocity_terms, equations.gravity_vector


def sympys(system: System) -> Matrices:
    """M, C q' and G by LagrangesMethod, in the plain symbols of the system."""
    coordinates = dynamicsymbols(f"x1:{system.n + 1}")
    rates = [x.diff(dynamicsymbols._t) for x in coordinates]  # noqa: SLF001 - SymPy's only name of t
    into_time = dict(zip((*system.q, *system.qd), (*coordinates, *rates), strict=True))
    lagrangian = (system.kinetic_energy - system.potential_energy).xreplace(into_time)
    method = LagrangesMethod(lagrangian, coordinates)
    method.form_lagranges_equations()
    out_of_time = dict(zip((*rates, *coordinates), (*system.qd, *system.q), strict=True))
    # forcing = −(C q' + G); the part without rates is gravity's.
    bias = -method.forcing.subs(out_of_time)
    gravity = bias.subs(dict.fromkeys(system.qd, 0))
    mass = method.mass_matrix.subs(out_of_time)
    return sp.trigsimp(mass), sp.trigsimp(sp.expand(bias - gravity)), sp.trigsimp(gravity)


def figures() -> Iterator[Figure]:
    """The same arm here and there; ten links here and three there; the Puma 560 in all its symbols."""
    slow = 0.0
    for links in (2, 3):
        system = planar_arm(links)
        theirs: list[Matrices] = []
        clear_cache()
        slow = seconds(lambda system=system, theirs=theirs: theirs.append(sympys(system)))
        fast = median_seconds(lambda system=system: (clear_cache(), ours(system)), RUNS)
        for mine, other in zip(ours(system), theirs[0], strict=True):
            if not all(is_zero(sp.expand(a - b)) for a, b in zip(mine, other, strict=True)):
                raise AssertionError(f"the two derivations of {links} links differ")
        yield Figure(
            title=f"Derivation of M, C q', G, planar arm, {links} links (results identical)",
            readings=(
                Reading("lagrange: trigonometric ring", 1000 * fast, "ms"),
                Reading("SymPy: LagrangesMethod + trigsimp", 1000 * slow, "ms"),
            ),
            value=slow / fast,
            unit="times as fast",
            target=100,
            bound="at least",
        )
    yield _ten_links(slow)
    yield _puma()


def _ten_links(three_there: float) -> Figure:
    """From frames to M, C q', G of ten links, against three links there."""
    clear_cache()
    ten = seconds(lambda: ours(chain_system(planar_links(10))))
    return Figure(
        title="Derivation of M, C q', G, planar arm, 10 links here and 3 links there",
        readings=(
            Reading("lagrange: 10 links, from their frames", ten, "s"),
            Reading("SymPy: 3 links, LagrangesMethod + trigsimp", three_there, "s"),
        ),
        value=three_there / ten,
        unit="times as fast",
        target=1,
        bound="at least",
    )


def _puma() -> Figure:
    """D(q) of the Puma 560 in 66 symbols."""
    chain = chain_of(with_names(arms.arm("puma560").table, zeros=True))
    clear_cache()
    found = seconds(lambda: energies(chain))
    return Figure(
        title="D(q) and P(q) of the Puma 560 in closed form, every inertial parameter a symbol",
        readings=(Reading("lagrange: composite bodies in the ring", found, "s"),),
        value=found,
        unit="s",
        target=30,
        bound="at most",
    )
