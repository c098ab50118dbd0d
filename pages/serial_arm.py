"""The lesson on serial arms with any number of joints."""

from lagrange.web import lesson

lesson.show("serial_arm")
