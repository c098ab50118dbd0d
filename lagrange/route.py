"""The standard steps from energies to M q̈ + C q̇ + G = τ, from which routes of systems are built."""

from __future__ import annotations

import sympy as sp

from lagrange.draft import Draft
from lagrange.quantities import (
    ENERGY,
    KINETIC,
    LAGRANGIAN,
    POTENTIAL,
    RAYLEIGH,
    Named,
    Partial,
    Rate,
    accelerations,
    coriolis_matrix,
    forces,
    gravity_vector,
    mass_matrix,
    mass_rate,
    rates,
)
from lagrange.step import Source, Step


def standard_route(draft: Draft) -> None:
    """Energies, Lagrangian, equations, M, C, G, damping and the energy rate of any system."""
    system = draft.system
    draft.add("kinetic_energy", KINETIC, system.kinetic_energy, rule="definition")
    draft.add("potential_energy", POTENTIAL, system.potential_energy, rule="definition")
    lagrangian(draft)
    if draft.system.n == 1:
        equation(draft, uses=("lagrangian",))
    else:
        equations_of_motion(draft)
    matrices(draft)
    damping(draft)
    energy_rate(draft)


def lagrangian(draft: Draft, source: Source | None = None) -> Step:
    """L = K − P."""
    return draft.add(
        "lagrangian",
        LAGRANGIAN,
        KINETIC - POTENTIAL,
        rule="definition",
        uses=("kinetic_energy", "potential_energy"),
        source=source,
    )


def euler_lagrange(draft: Draft, k: int) -> sp.Expr:
    """d/dt ∂L/∂q̇_k − ∂L/∂q_k, still to be done."""
    c = draft.system.coordinates[k]
    return Rate(Partial(LAGRANGIAN, c.qd)) - Partial(LAGRANGIAN, c.q)


def equation(
    draft: Draft,
    *,
    uses: tuple[str, ...],
    via: tuple[sp.Expr, ...] = (),
    source: Source | None = None,
) -> Step:
    """Lagrange's equation of the only coordinate."""
    return draft.add(
        "equation",
        euler_lagrange(draft, 0),
        rule="balance",
        uses=uses,
        via=via,
        balance=draft.system.forces[0],
        source=source,
    )


def equations_of_motion(
    draft: Draft,
    *,
    uses: tuple[str, ...] = ("lagrangian",),
    via: tuple[sp.ImmutableMatrix, ...] = (),
    source: Source | None = None,
) -> Step:
    """Lagrange's equations of all coordinates, one below the other."""
    system = draft.system
    return draft.add(
        "equations_of_motion",
        sp.ImmutableMatrix([euler_lagrange(draft, k) for k in range(system.n)]),
        rule="balance",
        uses=uses,
        via=via,
        balance=sp.ImmutableMatrix(system.forces),
        source=source,
    )


def matrices(draft: Draft, source: Source | None = None) -> Step:
    """M from the kinetic energy, C by Christoffel symbols, G from the potential, and their equation."""
    inertia(draft)
    coriolis(draft)
    gravity(draft)
    return standard_form(draft, source)


def coriolis(draft: Draft) -> Step:
    """c_kj = Σ c_ijk q̇_i, its Christoffel symbols from M."""
    qd, n = draft.system.qd, draft.system.n
    entries = sp.ImmutableMatrix(
        n, n, lambda k, j: sp.Add(*(christoffel(draft, i, j, k) * qd[i] for i in range(n)))
    )
    return draft.add(
        "coriolis_matrix", coriolis_matrix(n), entries, rule="differentiate", uses=("mass_matrix",)
    )


def inertia(draft: Draft, source: Source | None = None) -> Step:
    """m_ij = ∂²K/∂q̇_i ∂q̇_j."""
    qd, n = draft.system.qd, draft.system.n
    hessian = sp.ImmutableMatrix(n, n, lambda i, j: Partial(Partial(KINETIC, qd[j]), qd[i]))
    return draft.add(
        "mass_matrix", mass_matrix(n), hessian, rule="differentiate", uses=("kinetic_energy",), source=source
    )


def christoffel(draft: Draft, i: int, j: int, k: int) -> sp.Expr:
    """c_ijk = ½ (∂m_kj/∂q_i + ∂m_ki/∂q_j − ∂m_ij/∂q_k), still to be done; indices from 0."""
    m, q = mass_matrix(draft.system.n), draft.system.q
    return (Partial(m[k, j], q[i]) + Partial(m[k, i], q[j]) - Partial(m[i, j], q[k])) / 2


def symbol(i: int, j: int, k: int) -> Named:
    """The name of c_ijk; indices from 0."""
    return Named(f"c{i + 1}{j + 1}{k + 1}")


def christoffel_symbols(draft: Draft, source: Source | None = None) -> Step:
    """Every c_ijk, those of the first equation first."""
    indices = range(draft.system.n)
    order = [(i, j, k) for k in indices for i in indices for j in indices]
    return draft.add(
        "christoffel",
        sp.ImmutableMatrix([symbol(*ijk) for ijk in order]),
        sp.ImmutableMatrix([christoffel(draft, *ijk) for ijk in order]),
        rule="differentiate",
        uses=("mass_matrix",),
        source=source,
    )


def velocity_product(draft: Draft, k: int, *, squares: bool) -> sp.Expr:
    """Σ c_ijk q̇_i q̇_j of one equation: the squares i = j (centrifugal) or the products (Coriolis)."""
    qd, indices = draft.system.qd, range(draft.system.n)
    pairs = [(i, j) for i in indices for j in indices if (i == j) == squares]
    return sp.Add(*(symbol(i, j, k) * qd[i] * qd[j] for i, j in pairs))


def velocity_terms(draft: Draft) -> None:
    """The centrifugal and the Coriolis terms of every equation, from the symbols."""
    for step_id, squares in (("centrifugal", True), ("coriolis", False)):
        products = [velocity_product(draft, k, squares=squares) for k in range(draft.system.n)]
        draft.add(step_id, sp.ImmutableMatrix(products), rule="special_case", uses=("christoffel",))


def coriolis_from_symbols(draft: Draft, source: Source | None = None) -> Step:
    """c_kj = Σ_i c_ijk q̇_i."""
    qd, n = draft.system.qd, draft.system.n
    entries = sp.ImmutableMatrix(n, n, lambda k, j: sp.Add(*(symbol(i, j, k) * qd[i] for i in range(n))))
    return draft.add(
        "coriolis_matrix", coriolis_matrix(n), entries, rule="collect", uses=("christoffel",), source=source
    )


def slides_coefficients(draft: Draft, source: Source) -> Step:
    """D_kij = c_ijk: the slides put the joint that feels the force first."""
    indices = range(draft.system.n)
    names = {f"D{k + 1}{i + 1}{j + 1}": symbol(i, j, k) for k in indices for i in indices for j in indices}
    return draft.add(
        "slides_coefficients",
        sp.ImmutableMatrix([Named(name) for name in names]),
        sp.ImmutableMatrix(list(names.values())),
        rule="definition",
        uses=("christoffel",),
        source=source,
    )


def skew(draft: Draft) -> None:
    """Ṁ − 2C, which is skew-symmetric, and what that says about the power of the velocity terms."""
    n = draft.system.n
    m, mdot, c, qd = mass_matrix(n), mass_rate(n), coriolis_matrix(n), rates(n)
    rate = sp.ImmutableMatrix(n, n, lambda i, j: Rate(m[i, j]))
    draft.add("mass_rate", mdot, rate, rule="time_derivative", uses=("mass_matrix",))
    draft.add("skew", mdot - 2 * c, rule="collect", uses=("mass_rate", "coriolis_matrix"))
    draft.add("passivity", qd.T * (mdot - 2 * c) * qd, rule="collect", uses=("skew",))
    draft.add(
        "coriolis_power",
        qd.T * c * qd,
        rule="collect",
        uses=("coriolis_matrix", "mass_rate"),
        via=(qd.T * mdot * qd / 2,),
    )


def gravity(draft: Draft, source: Source | None = None) -> Step:
    """g_k = ∂P/∂q_k."""
    q, n = draft.system.q, draft.system.n
    gradient = sp.ImmutableMatrix([Partial(POTENTIAL, s) for s in q])
    return draft.add(
        "gravity_vector",
        gravity_vector(n),
        gradient,
        rule="differentiate",
        uses=("potential_energy",),
        source=source,
    )


def standard_form(draft: Draft, source: Source | None = None) -> Step:
    """M q̈ + C q̇ + G = τ."""
    n = draft.system.n
    return draft.add(
        "standard_form",
        mass_matrix(n) * accelerations(n) + coriolis_matrix(n) * rates(n) + gravity_vector(n),
        rule="collect",
        uses=("mass_matrix", "coriolis_matrix", "gravity_vector"),
        balance=forces(n),
        source=source,
    )


def damping(draft: Draft, laws: tuple[str, ...] | None = None) -> None:
    """Rayleigh's function, and the equations with the damping force ∂R/∂q̇, as the stage has them."""
    system = draft.system
    laws = laws or (("equation",) if system.n == 1 else ("equations_of_motion",))
    lhs = [euler_lagrange(draft, k) + Partial(RAYLEIGH, c.qd) for k, c in enumerate(system.coordinates)]
    draft.add("dissipation", RAYLEIGH, system.dissipation, rule="definition", via=())
    single = system.n == 1
    draft.add(
        "damping",
        lhs[0] if single else sp.ImmutableMatrix(lhs),
        rule="balance",
        uses=(*laws, "dissipation"),
        balance=system.forces[0] if single else sp.ImmutableMatrix(system.forces),
    )


def energy_rate(draft: Draft, *, uses: tuple[str, ...] = ("damping",)) -> Step:
    """dE/dt = Σ q̇_k (d/dt ∂L/∂q̇_k − ∂L/∂q_k) = Σ q̇_k (τ_k − ∂R/∂q̇_k)."""
    system = draft.system
    power = sp.Add(*(c.qd * euler_lagrange(draft, k) for k, c in enumerate(system.coordinates)))
    supplied = sp.Add(
        *(sp.expand(c.qd * (c.force - sp.diff(system.dissipation, c.qd))) for c in system.coordinates)
    )
    draft.add(
        "energy", ENERGY, KINETIC + POTENTIAL, rule="definition", uses=("kinetic_energy", "potential_energy")
    )
    return draft.add(
        "energy_rate",
        Rate(ENERGY),
        rule="chain_rule",
        uses=("energy", *uses),
        via=(power,),
        balance=supplied,
    )
