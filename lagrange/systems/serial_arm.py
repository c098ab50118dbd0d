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

_ARM = arm_system(arms.get("anthropomorphic_arm"))
_WAIST, *_OTHERS = _ARM.coordinates

SYSTEM = dataclasses.replace(
    _ARM,
    id="serial_arm",
    # Gravity does not turn the waist: it turns at the start, so that the motion leaves its plane.
    coordinates=(dataclasses.replace(_WAIST, start_rate=1.0), *_OTHERS),
)
