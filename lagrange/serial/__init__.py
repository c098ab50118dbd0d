"""The derivation of any serial arm: from its frames to M q̈ + C q̇ + G = τ, and the other forms of the same.

    arm_system(chain)      `chain_system` with a route of its own; ids of the steps are the same for all arms

Steps whose result would be too large to write out are left out; `Derivation.omitted` says which.

References: Notes 5, (10)–(26); Slides, arms of several degrees of freedom; Newton–Euler note, 5; Spong,
Hutchinson, Vidyasagar, Robot Modeling and Control, ch. 6; Paul, Robot Manipulators, ch. 6.
"""

from lagrange.serial.route import arm_system

__all__ = ["arm_system"]
