"""The lesson on the polar arm."""

from lagrange.web import lesson

lesson.show("polar_arm")
