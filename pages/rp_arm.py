"""The lesson on the planar RP arm."""

from lagrange.web import lesson

lesson.show("rp_arm")
