"""Opening the pages: they move, they fit, they can be read by everyone."""

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from lagrange.web import languages
from tests.browser.conftest import EVERY_CASE, PENDULUM, Context, Visit
from tests.browser.overhang import overhang


def serious_faults(page: Page, within: str | None = None) -> list[str]:
    """What axe-core finds, as lines to read."""
    found = Axe().run(page, context=within).response["violations"]
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


@pytest.mark.parametrize("newcomer", EVERY_CASE, indirect=True, ids="-".join)
def test_opens_moving_on_the_first_screen_in_the_chosen_language(newcomer: Visit) -> None:
    stage, page, text = newcomer.open(), newcomer.page, newcomer.text
    newcomer.settle()
    first = stage.now()
    later = stage.wait(f"s.frames > {first.frames + 20}")
    assert later.q != first.q
    assert later.mount == first.mount
    assert page.get_by_role("heading", level=1).inner_text() == text.title
    expect(page.locator("html")).to_have_attribute("lang", newcomer.language)
    assert text.title in page.title()
    for part in (".picture", ".transport", ".energies"):
        box = stage.root.locator(part).bounding_box()
        assert box is not None
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= 900
        assert box["x"] + box["width"] <= 1440
    heading = page.get_by_role("heading", level=2).first.bounding_box()
    assert heading is not None
    assert heading["y"] < 450


@pytest.mark.parametrize("newcomer", PENDULUM, indirect=True, ids="-".join)
def test_the_browsers_language_is_the_default(newcomer: Visit, context: Context) -> None:
    locale = {"en": "en-US", "zh": "zh-CN"}.get(newcomer.language, newcomer.language)
    mine = Visit(newcomer.server, newcomer.lesson, newcomer.language, context(locale=locale).new_page())
    mine.open(f"{mine.server}/{mine.lesson}")
    mine.settle()
    assert mine.page.get_by_role("heading", level=1).inner_text() == mine.text.title


@pytest.mark.parametrize("newcomer", PENDULUM, indirect=True, ids="-".join)
def test_reduced_motion_starts_paused(newcomer: Visit, context: Context) -> None:
    page = context(reduced_motion="reduce").new_page()
    calm = Visit(newcomer.server, newcomer.lesson, newcomer.language, page)
    calm.page.goto(calm.link())
    calm.settle()
    assert calm.stage.wait("s.frames > 2").state == "paused"
    assert calm.stage.now().time == 0


def test_switching_the_language_keeps_the_motion(visit: Visit, played: Visit) -> None:
    stage, page = played.stage, visit.page
    other = next(code for code in languages.codes() if code != visit.language)
    button = page.get_by_role("button", name=languages.get(other).name)
    samples = stage.record(lambda: (button.click(), page.wait_for_url(f"**lang={other}*"), visit.settle()))
    assert {s.mount for s in samples} == {samples[0].mount}
    assert samples[-1].time > samples[0].time
    expect(page.locator("html")).to_have_attribute("lang", other)


def test_no_serious_fault_of_accessibility(visit: Visit) -> None:
    # A middle step, with formulas and questions; axe takes minutes over a whole lesson at once.
    stage, page = visit.go(visit.link(step=visit.text.ids[3])), visit.page
    stage.play(playing=False)
    assert serious_faults(page) == []
    page.emulate_media(color_scheme="dark")
    stage.open_tab("terms")
    page.wait_for_timeout(1500)
    assert serious_faults(page) == []
    page.emulate_media(color_scheme="light")


@pytest.mark.parametrize("newcomer", [("serial_arm", "en")], indirect=True, ids="-".join)
def test_no_serious_fault_in_any_tab(newcomer: Visit) -> None:
    """The tabs are the same for every machine; axe takes seconds for each."""
    stage = newcomer.open()
    newcomer.settle()
    stage.play(playing=False)
    for tab in stage.tabs():
        stage.open_tab(tab)
        assert serious_faults(newcomer.page, within=".st-key-picture") == []


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
    assert overhang(page) <= 0
    assert home.faults == []
