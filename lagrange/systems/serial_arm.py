"""A serial arm, derived as any other one can be: by default the anthropomorphic arm in space.

         ○ elbow q3      link 1 turns about the vertical, links 2 and 3 in the vertical plane that it turns
  a2  ╱    ╲  a3         with it; q2 from the horizontal, q3 relative to link 2
   ○╱ q2     ╲ ●         gravity g along −z, P = 0 at the height of the shoulder
   ┃  q1
───┸───

    M(q) q̈ + C(q, q̇) q̇ + G(q) + (b₁ q̇₁, b₂ q̇₂, b₃ q̇₃) = τ

References: Notes 5, (10)–(26); Siciliano, Sciavicco, Villani, Oriolo, Robotics, 2.9.4.
"""

from __future__ import annotations

import dataclasses

from lagrange import arms
from lagrange.serial import arm_system

SYSTEM = dataclasses.replace(arm_system(arms.get("anthropomorphic_arm")), id="serial_arm")
