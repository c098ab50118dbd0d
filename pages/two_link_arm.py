"""The lesson on the planar two-link arm."""

from lagrange.web import lesson

lesson.show("two_link_arm")
