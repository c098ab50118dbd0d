"""Opening the pages: they move, they fit, they can be read by everyone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from lagrange.web import languages
from tests.browser.conftest import EVERY_CASE, EVERY_LESSON, Context, Visit

OVERHANG = """
() => Math.max(...[document.documentElement, document.body, ...document.querySelectorAll(
  '[data-testid=stMain], [data-testid=stAppViewContainer], [data-testid=stMainBlockContainer]'
)].map((element) => element.scrollWidth - element.clientWidth))
"""
CUT_OFF = """
() => [...document.querySelectorAll('.katex-display')]
  .filter((formula) => formula.offsetParent !== null)
  .filter((formula) => formula.scrollWidth > formula.clientWidth + 1
    || formula.getBoundingClientRect().right > innerWidth + 1)
  .map((formula) => formula.querySelector('annotation')?.textContent)
"""


def serious_faults(page: Page, within: str | None = None) -> list[str]:
    """What axe-core finds, as lines to read."""
    found = Axe().run(page, context=within).response["violations"]
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("visit", EVERY_CASE, indirect=True, ids="-".join)
def test_opens_moving_in_the_chosen_language(visit: Visit) -> None:
    stage = visit.open()
    visit.settle()
    first = stage.now()
    later = stage.wait(f"s.frames > {first.frames + 20}")
    assert later.q != first.q
    assert later.mount == first.mount
    page = visit.page
    assert page.get_by_role("heading", level=1).inner_text() == visit.text.title
    expect(page.locator("html")).to_have_attribute("lang", visit.language)
    assert visit.text.title in page.title()


def test_switching_the_language_keeps_the_motion(visit: Visit) -> None:
    stage = visit.open()
    visit.settle()
    other = next(code for code in languages.codes() if code != visit.language)
    button = visit.page.get_by_role("button", name=languages.get(other).name)
    samples = stage.record(
        lambda: (button.click(), visit.page.wait_for_url(f"**lang={other}*"), visit.settle())
    )
    assert {s.mount for s in samples} == {samples[0].mount}
    assert samples[-1].time > samples[0].time
    visit.page.wait_for_function("(lang) => document.documentElement.lang === lang", arg=other)


def test_the_browsers_language_is_the_default(visit: Visit, context: Context) -> None:
    page = context(locale={"en": "en-US", "zh": "zh-CN"}.get(visit.language, visit.language)).new_page()
    mine = Visit(visit.server, visit.lesson, visit.language, page)
    mine.open(f"{visit.server}/{visit.lesson}")
    mine.settle()
    assert page.get_by_role("heading", level=1).inner_text() == visit.text.title


@pytest.mark.parametrize("visit", EVERY_LESSON, indirect=True, ids="-".join)
def test_the_whole_stage_is_on_the_first_screen(visit: Visit) -> None:
    stage = visit.open()
    visit.settle()
    for part in (".picture", ".transport", ".energies"):
        box = stage.root.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 900
        assert box["x"] + box["width"] <= 1440
    heading = visit.page.get_by_role("heading", level=2).first.bounding_box()
    assert heading is not None
    assert heading["y"] < 450


@pytest.mark.parametrize("visit", EVERY_LESSON, indirect=True, ids="-".join)
def test_nothing_hangs_over_the_side(visit: Visit) -> None:
    visit.open()
    visit.settle()
    visit.page.locator(".st-key-everything button").click()
    visit.page.locator(f".st-key-step-{visit.text.ids[-1]}").wait_for()
    visit.settle()
    cut_off = {}
    for width in (1440, 1024, 768, 400):
        visit.page.set_viewport_size({"width": width, "height": 800})
        visit.page.wait_for_timeout(500)
        assert visit.page.evaluate(OVERHANG) <= 0, f"at {width} px"
        stage = visit.stage.root.bounding_box()
        assert stage is not None
        assert stage["x"] >= 0
        assert stage["x"] + stage["width"] <= width
        cut_off[width] = visit.page.evaluate(CUT_OFF)
    assert cut_off == {width: [] for width in cut_off}


@pytest.mark.parametrize("visit", EVERY_LESSON, indirect=True, ids="-".join)
def test_no_serious_fault_of_accessibility(visit: Visit) -> None:
    stage, page = visit.open(), visit.page
    visit.settle()
    stage.play(playing=False)
    assert serious_faults(page) == []
    for tab in stage.tabs():
        stage.open_tab(tab)
        assert serious_faults(page, within=".st-key-picture") == []
    # A middle step, with formulas and questions; axe takes minutes over a whole lesson at once.
    visit.open(visit.link(step=visit.text.ids[3]))
    visit.settle()
    assert serious_faults(page) == []
    page.emulate_media(color_scheme="dark")
    page.wait_for_timeout(1500)
    assert serious_faults(page) == []


def test_reduced_motion_starts_paused(visit: Visit, context: Context) -> None:
    calm = Visit(visit.server, visit.lesson, visit.language, context(reduced_motion="reduce").new_page())
    calm.page.goto(calm.link())
    calm.settle()
    assert calm.stage.wait("s.frames > 2").state == "paused"
    assert calm.stage.now().time == 0


def test_the_home_page(server: str, context: Context, language: str) -> None:
    page = context().new_page()
    home = Visit(server, "", language, page)
    page.goto(home.link())
    home.settle()
    pictures = page.get_by_test_id("stage-picture")
    pictures.first.wait_for()
    page.wait_for_function(
        "(element) => Number(element.dataset.time) > 0.3", arg=pictures.first.element_handle()
    )
    assert serious_faults(page) == []
    page.set_viewport_size({"width": 400, "height": 800})
    page.wait_for_timeout(300)
    assert page.evaluate(OVERHANG) <= 0
    assert home.faults == []
