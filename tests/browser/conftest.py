"""One server and one browser for all browser tests."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, sync_playwright

import lagrange as lg
from lagrange.system import System
from lagrange.web import languages, lessons
from lagrange.web.document import Document
from tests.browser.chromium import launch
from tests.browser.lasting import Start, lasting
from tests.browser.server import serve
from tests.browser.stage import WATCH, Stage

DESKTOP = {"width": 1440, "height": 900}
# Streamlit looks for its server under the page's own path first; both answers are its own doing.
STREAMLITS_OWN = ("/_stcore/health", "/_stcore/host-config")
LANGUAGES = languages.codes()
EVERY_CASE = [(lesson, language) for lesson in lessons.ids() for language in LANGUAGES]
# Every lesson once, the languages in turn: a test here takes seconds.
EVERY_LESSON = [(lesson, LANGUAGES[i % len(LANGUAGES)]) for i, lesson in enumerate(lessons.ids())]
PENDULUM = [("pendulum", language) for language in LANGUAGES]


def kind(lesson: str) -> tuple[object, ...]:
    """What the stage and the links can tell one machine from another by."""
    system = lg.systems.get(lesson)
    return (*(c.kind for c in system.coordinates), system.figure.spatial)


def one_of_each_kind() -> set[str]:
    """The first lesson of every kind of machine."""
    return set({kind(lesson): lesson for lesson in reversed(lessons.ids())}.values())


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--every-lesson",
        action="store_true",
        help="run the tests marked one_of_each_kind over all lessons, machines of the same kind too",
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the second lesson of a kind where the kind is all that matters."""
    if config.getoption("--every-lesson"):
        return
    kept = {*one_of_each_kind(), None}

    def twin(item: pytest.Item) -> bool:
        return item.get_closest_marker("one_of_each_kind") is not None and lesson_of(item) not in kept

    config.hook.pytest_deselected(items=[item for item in items if twin(item)])
    items[:] = [item for item in items if not twin(item)]


def lesson_of(item: pytest.Item) -> str | None:
    """The lesson that a test opens, if it opens one."""
    params = item.callspec.params if hasattr(item, "callspec") else {}
    opened = params.get("seat") or params.get("newcomer")
    return str(opened[0]) if opened else None


@dataclass
class Visit:
    """An open lesson, and what went wrong in the browser since."""

    server: str
    lesson: str
    language: str
    page: Page
    faults: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        missing = message.text.startswith("Failed to load resource") and "404" in message.text
        own = missing and message.location["url"].endswith(STREAMLITS_OWN)
        if message.type == "error" and not own:
            self.faults.append(f"{message.text} ({message.location['url']})")

    @property
    def stage(self) -> Stage:
        """Its stage."""
        return Stage(self.page)

    @property
    def system(self) -> System:
        """Its system."""
        return lg.systems.get(self.lesson)

    @property
    def lasting(self) -> Start:
        """A start of its motion that lasts for a test."""
        return lasting(self.system)

    @property
    def text(self) -> Document:
        """Its document."""
        return lessons.text(self.lesson, self.language)

    def link(self, **query: object) -> str:
        """The address of this lesson with a query."""
        return f"{self.server}/{self.lesson}?{urlencode({'lang': self.language, **query})}"

    def open(self, url: str | None = None) -> Stage:
        """Open the lesson, or a link to it, and wait until the machine moves."""
        self.page.goto(url or self.link())
        self.stage.wait_for_motion()
        return self.stage

    def press(self, key: str) -> None:
        """Press a button of the page from the keyboard: under a pointer the page may still be scrolling."""
        self.page.locator(f".st-key-{key} button").press("Enter")

    def settle(self) -> None:
        """Wait until Streamlit has nothing left to run; what was just done takes a moment to begin."""
        self.page.wait_for_timeout(150)
        self.page.wait_for_function(
            "() => document.querySelector('[data-testid=stApp]')?.dataset.testScriptState === 'notRunning'"
        )

    def go(self, url: str | None = None) -> Stage:
        """Follow a link to the open lesson without loading the page again, as the browser's Back does."""
        self.page.evaluate(
            "(url) => { history.pushState({}, '', url); dispatchEvent(new PopStateEvent('popstate')); }",
            url or self.link(),
        )
        self.settle()
        return self.stage


@pytest.fixture(scope="session")
def server() -> Iterator[str]:
    """The address of the running app."""
    with serve() as url:
        yield url


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, launch(playwright) as opened:
        yield opened


def prepare(context: BrowserContext) -> None:
    """Sample every stage, and say soon when something does not come."""
    context.add_init_script(WATCH)
    context.set_default_timeout(20_000)
    context.set_default_navigation_timeout(30_000)


Context = Callable[..., BrowserContext]


@pytest.fixture
def context(browser: Browser) -> Iterator[Context]:
    """Make a fresh user; takes what Playwright's ``new_context`` takes."""
    made: list[BrowserContext] = []

    def fresh(**options: object) -> BrowserContext:
        made.append(browser.new_context(**{"viewport": DESKTOP, "locale": "en-GB", **options}))
        prepare(made[-1])
        return made[-1]

    yield fresh
    for one in made:
        one.close()


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> str:
    return request.param


@pytest.fixture(params=EVERY_CASE, ids="-".join)
def newcomer(request: pytest.FixtureRequest, server: str, context: Context) -> Iterator[Visit]:
    """A fresh user who is about to open the lesson."""
    made = Visit(server, *request.param, context().new_page())
    yield made
    assert made.faults == []


@pytest.fixture(scope="session")
def regular(browser: Browser) -> Iterator[BrowserContext]:
    """A user who has been here before: the browser has kept the files."""
    with browser.new_context(viewport=DESKTOP, locale="en-GB") as opened:
        prepare(opened)
        yield opened


@pytest.fixture(scope="session", params=EVERY_LESSON, ids="-".join)
def seat(request: pytest.FixtureRequest, server: str, regular: BrowserContext) -> Iterator[Visit]:
    """A lesson that stays open for all its tests, since opening takes seconds."""
    page = regular.new_page()
    made = Visit(server, *request.param, page)
    made.open()
    made.settle()
    yield made
    page.close()


@pytest.fixture
def visit(seat: Visit) -> Iterator[Visit]:
    """The same lesson at its beginning; paused, for a moving picture takes half a core from the page."""
    seat.go().play(playing=False)
    yield seat
    assert seat.faults == []


@pytest.fixture
def played(seat: Visit) -> Iterator[Visit]:
    """The same lesson, put back to its start and playing."""
    stage, start = seat.stage, seat.lasting
    names = [coordinate.name for coordinate in seat.system.coordinates]
    for name in names:
        stage.mode(name, "free")
    stage.put("parameter", start.values)
    stage.put("torque", dict.fromkeys(names, 0.0))
    stage.put("start", dict(zip(names, start.q, strict=True)))
    stage.put("start-rate", dict(zip(names, start.qd, strict=True)))
    stage.open_tab("parameters")
    stage.speed("1")
    stage.action("restart").click()
    stage.play()
    seat.settle()
    yield seat
    stage.play(playing=False)
    assert seat.faults == []
