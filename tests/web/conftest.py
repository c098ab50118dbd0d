"""What the tests of the web layer share."""

import pytest
from streamlit.testing.v1 import AppTest

from lagrange.web import answers, lessons, parts, steps
from lagrange.web.places import PAGES, WEB


@pytest.fixture(autouse=True)
def no_breath(monkeypatch):
    """No stage runs here that would need time between sections."""
    monkeypatch.setattr(steps, "_BREATH", 0.0)


@pytest.fixture(autouse=True)
def whole_pages(monkeypatch):
    """AppTest knows only what the last run drew: here every run draws the whole page."""
    monkeypatch.setattr(parts, "refresh", lambda *_: None)


@pytest.fixture(params=lessons.ids())
def lesson_id(request):
    return request.param


@pytest.fixture
def present(lesson_id):
    return answers.usual(lesson_id)


@pytest.fixture
def open_page():
    """Open a page as a browser would, with an address."""

    def open_(name: str, **query: str) -> AppTest:
        app = AppTest.from_file(str(WEB / "main.py"), default_timeout=60)
        app.switch_page(str(PAGES / f"{name}.py"))
        for key, value in query.items():
            app.query_params[key] = value
        return app.run()

    return open_
