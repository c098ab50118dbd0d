"""The lesson on the planar PR arm."""

from lagrange.web import lesson

lesson.show("pr_arm")
