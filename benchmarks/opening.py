"""From opening a lesson to its first moving frame, against a blank Streamlit page.

Both servers run at once and are started in the same way with the same settings; pages are opened
in turn, each in a fresh browser context, so nothing is in the browser's cache.
"""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, sync_playwright

from benchmarks.figure import Figure, Reading
from tests.browser.chromium import launch
from tests.browser.server import ROOT, serve
from tests.browser.stage import WATCH

RUNS = 7
BLANK = 'import streamlit as st\n\nst.title("Blank")\n'
TITLE = """
(() => {
  const tick = () => {
    if (document.querySelector('h1')?.textContent) window.watch = { moved: performance.now() };
    else requestAnimationFrame(tick);
  };
  requestAnimationFrame(tick);
})();
"""


@contextmanager
def blank_app() -> Iterator[Path]:
    """A folder with a Streamlit app that shows a title, and this app's settings."""
    with tempfile.TemporaryDirectory() as folder:
        app = Path(folder, "app.py")
        app.write_text(BLANK, encoding="utf-8")
        shutil.copytree(ROOT / ".streamlit", Path(folder, ".streamlit"))
        yield app


def opening(browser: Browser, url: str, watch: str) -> float:
    """Milliseconds from navigation until ``watch`` saw what it waits for."""
    with browser.new_context() as context:
        context.add_init_script(watch)
        page = context.new_page()
        page.goto(url, wait_until="commit")
        page.wait_for_function("() => window.watch && window.watch.moved", timeout=60_000)
        return float(page.evaluate("() => window.watch.moved"))


def figures() -> Iterator[Figure]:
    """Medians of alternating runs after one run of each that warms the servers."""
    with blank_app() as app, serve(app) as blank, serve(probe="ready") as lagrange:
        pages = ((f"{lagrange}/pendulum", WATCH), (blank, TITLE))
        with sync_playwright() as playwright, launch(playwright) as browser:
            runs = [[opening(browser, *page) for page in pages] for _ in range(1 + RUNS)][1:]
    lesson, peer = (median(run[i] for run in runs) for i in (0, 1))
    yield Figure(
        title="From opening the page to the first moving frame",
        readings=(
            Reading("lagrange: the pendulum's lesson, stage moving", lesson, "ms"),
            Reading("Streamlit: a blank page, title shown", peer, "ms"),
        ),
        value=lesson / peer,
        unit="times as long",
        target=1.5,
        bound="at most",
    )
