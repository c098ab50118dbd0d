"""Draw the pictures: ``make screenshots``.

A few go to docs/screenshots, for the README. All lessons in all languages, widths and both colour
schemes go to test-results/screenshots, to be looked at before a release.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.parse import urlencode

from playwright.sync_api import Browser, Page, sync_playwright

from lagrange.web import languages, lessons
from tests.browser.chromium import launch
from tests.browser.server import ROOT, serve
from tests.browser.stage import WATCH, Stage

DOCS = ROOT / "docs" / "screenshots"
ALL = ROOT / "test-results" / "screenshots"
SIZES = {400: 860, 768: 1024, 1024: 768, 1440: 900}
SHOWN_AT = 0.7  # a mass that slides leaves its path little more than a second after its start
QUIET = "() => document.querySelector('[data-testid=stApp]')?.dataset.testScriptState === 'notRunning'"


@contextmanager
def opened(browser: Browser, width: int, scheme: str) -> Iterator[Page]:
    """A page of a fresh reader."""
    size = {"width": width, "height": SIZES[width]}
    with browser.new_context(viewport=size, color_scheme=scheme) as context:
        context.add_init_script(WATCH)
        yield context.new_page()


def lesson_at(page: Page, url: str, tab: str | None = None, **query: str) -> None:
    """Open a lesson, run it from its start for a moment and pause it."""
    page.goto(f"{url}?{urlencode(query)}")
    stage = Stage(page)
    stage.wait_for_motion()
    page.wait_for_function(QUIET)
    if tab:
        stage.open_tab(tab)
    page.wait_for_timeout(1500)
    stage.action("restart").click()
    stage.play()
    stage.wait(f"s.time > {SHOWN_AT}")
    stage.play(playing=False)
    page.mouse.move(0, 0)
    page.wait_for_timeout(300)


def for_the_readme(browser: Browser, server: str) -> None:
    """The few pictures that are kept."""
    DOCS.mkdir(parents=True, exist_ok=True)
    for lesson, step, language, scheme, width, tab in (
        ("pendulum", "standard_form", "en", "light", 1440, "terms"),
        ("two_link_arm", "mass_matrix", "zh", "dark", 1440, "terms"),
        ("pendulum", "lagrangian", "en", "light", 400, None),
    ):
        with opened(browser, width, scheme) as page:
            lesson_at(page, f"{server}/{lesson}", tab, lang=language, step=step)
            page.screenshot(path=DOCS / f"{lesson}-{language}-{scheme}-{width}.png")
    with opened(browser, 1440, "light") as page:
        home(page, server, "en", DOCS / "home.png")


def home(page: Page, server: str, language: str, path: Path) -> None:
    """The home page, its pictures moving."""
    page.goto(f"{server}?lang={language}")
    page.get_by_test_id("stage-picture").first.wait_for()
    page.wait_for_function(QUIET)
    page.wait_for_timeout(1500)
    page.screenshot(path=path)


def for_review(browser: Browser, server: str) -> None:
    """Every lesson and the home page in every language, width and scheme."""
    ALL.mkdir(parents=True, exist_ok=True)
    for width in SIZES:
        for scheme in ("light", "dark"):
            for language in languages.codes():
                end = f"{language}-{scheme}-{width}.png"
                for lesson in lessons.ids():
                    with opened(browser, width, scheme) as page:
                        lesson_at(page, f"{server}/{lesson}", lang=language)
                        page.screenshot(path=ALL / f"{lesson}-{end}")
                with opened(browser, width, scheme) as page:
                    home(page, server, language, ALL / f"home-{end}")


def main() -> None:
    """Both sets."""
    with serve(probe="ready") as server, sync_playwright() as playwright, launch(playwright) as browser:
        for_the_readme(browser, server)
        for_review(browser, server)
    print(f"kept: {DOCS}, to look at: {ALL}")


if __name__ == "__main__":
    main()
