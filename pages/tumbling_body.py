"""The lesson on a body that tumbles without a moment."""

from lagrange.web import lesson

lesson.show("tumbling_body")
