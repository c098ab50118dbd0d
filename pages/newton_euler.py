"""The lesson on the Newton–Euler recursion."""

from lagrange.web import lesson

lesson.show("newton_euler")
