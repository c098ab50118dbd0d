"""The lesson on the simple pendulum."""

from lagrange.web import lesson

lesson.show("pendulum")
