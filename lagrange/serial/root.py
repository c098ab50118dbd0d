"""S = M^½ and u = S q̇, in closed form where M falls into blocks of at most two joints.

    S = √m                                          of one joint,
    S = (M + Δ 1) / σ,   Δ = √det M,   σ = √(tr M + 2 Δ)   of two (Cayley and Hamilton)

Then S S = M and K = ½ uᵀu.  For larger blocks the root is a matter of numbers.

Reference: Newton–Euler note, 5.
"""

from __future__ import annotations

from lagrange.draft import Draft


def root(draft: Draft) -> None:
    """S = M^½."""
    draft.omit("mass_root")
