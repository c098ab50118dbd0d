"""The lesson on the particle in a tube."""

from lagrange.web import lesson

lesson.show("particle")
