"""The lesson on statics and virtual work."""

from lagrange.web import lesson

lesson.show("statics")
