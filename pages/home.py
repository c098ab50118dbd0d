"""The home page."""

from lagrange.web import home

home.show()
