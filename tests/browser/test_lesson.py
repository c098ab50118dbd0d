"""Reading the lesson beside the moving machine."""

import math
import re

from playwright.sync_api import expect

import lagrange as lg
from lagrange.web.blocks import ChoiceQuestion
from lagrange.web.document import Hole, Section
from tests.browser.conftest import Visit
from tests.browser.overhang import absent, cut_off, overhang
from tests.browser.stage import played_on

SHOWN = "document.querySelector(`.st-key-step-${id}`) !== null"


def section(step: str) -> str:
    return f".st-key-step-{step}"


def next_step(visit: Visit, key: str = "PageDown") -> None:
    """Press the clicker until the next section is there: questions take a press of their own."""
    # Asked of the document itself: Playwright's own search of a long page would hold up its frames.
    shown = visit.page.evaluate(f"(ids) => ids.filter((id) => {SHOWN}).length", visit.text.ids)
    wanted = visit.text.ids[shown]
    for _ in range(6):
        visit.page.keyboard.press(key)
        visit.settle()
        visit.page.wait_for_timeout(150)
        if visit.page.evaluate(f"(id) => {SHOWN}", wanted):
            return
    raise AssertionError(f"{key} did not lead to {wanted}")


def test_the_clicker_steps_and_the_motion_goes_on(visit: Visit, played: Visit) -> None:
    page, stage, ids = visit.page, played.stage, visit.text.ids
    samples = stage.record(lambda: [next_step(visit) for _ in range(3)])
    # How smoothly is seen in test_smoothness.py, when nothing else is being loaded.
    played_on(samples, math.inf)
    assert {s.revision for s in samples} == {samples[0].revision}
    assert page.locator(section(ids[3])).is_visible()
    assert f"step={ids[3]}" in page.url

    page.keyboard.press("PageUp")
    page.wait_for_url(f"**step={ids[2]}*")
    visit.settle()
    assert page.locator(section(ids[3])).count() == 0


def test_the_buttons_step_and_jump(visit: Visit) -> None:
    page, stage, ids = visit.page, visit.stage, visit.text.ids
    mount = stage.now().mount
    page.locator(".st-key-jump").get_by_test_id("stPopoverButton").first.click()
    visit.press(f"go-{ids[4]}")
    page.locator(section(ids[4])).wait_for()
    page.wait_for_url(f"**step={ids[4]}*")
    visit.settle()
    visit.press("back")
    page.wait_for_url(f"**step={ids[3]}*")
    assert stage.now().mount == mount


def test_with_numbers_and_how_it_was_verified(visit: Visit) -> None:
    parameters = {p.symbol for p in visit.system.parameters}
    step, hole = next(
        (s.id, s.holes[0])
        for s in visit.text.sections
        if s.holes and not s.questions and lg.derive(visit.system)[s.holes[0]].rhs.free_symbols & parameters
    )
    visit.go(visit.link(step=step))
    page = visit.page
    formula = page.locator(f"[data-card={hole}] annotation").first
    symbols = formula.text_content()
    visit.press("numbers")
    # Late in a long lesson all formulas before it change too.
    expect(formula).not_to_have_text(symbols or "", timeout=20_000)
    mark, code = page.locator(f"[data-mark={hole}]"), page.locator(f".st-key-details-{hole} code").first
    mark.press("Enter")
    code.wait_for()
    assert code.inner_text().strip()
    expect(mark).to_have_attribute("aria-expanded", "true")
    expect(mark).to_be_focused()
    mark.press("Enter")
    expect(code).to_be_hidden()
    visit.press("numbers")
    expect(formula).to_have_text(symbols or "", timeout=20_000)


def question_and_what_it_hides(section: Section) -> tuple[ChoiceQuestion, str] | None:
    """The first part of a section that is a choice, and the first formula behind it."""
    kinds = [type(part) for part in section.parts]
    if ChoiceQuestion not in kinds:
        return None
    at = kinds.index(ChoiceQuestion)
    holes = [part.step for part in section.parts[at:] if isinstance(part, Hole)]
    return (section.parts[at], holes[0]) if holes and section.questions[0] is section.parts[at] else None


def test_a_question_hides_the_step_until_it_is_answered(visit: Visit) -> None:
    # Not one of the first, which the clicker's test has gone past.
    step, question, hole = next(
        (s.id, *found) for s in visit.text.sections[4:] if (found := question_and_what_it_hides(s))
    )
    visit.go(visit.link(step=step))
    page = visit.page
    card = page.locator(f"[data-card={hole}]")
    assert card.count() == 0
    for choice in range(len(question.choices)):
        # Auto-waits: the page is laid out anew after each answer.
        page.locator(f".st-key-choice-{question.id}-{choice} button").click()
        reply = page.locator(f".st-key-ask-{question.id}").get_by_text("—").nth(0)
        reply.wait_for()
        visit.settle()
        if card.count():
            break
    card.wait_for()


def test_the_whole_lesson(visit: Visit) -> None:
    """Shown at once: every formula is whole at every width, every demonstration plays; and back again."""
    page, stage, last = visit.page, visit.stage, visit.page.locator(section(visit.text.ids[-1]))
    mount = stage.now().mount
    visit.press("everything")
    last.wait_for(timeout=30_000)
    visit.settle()
    wanted = [section(step) for step in visit.text.ids]
    wanted += [f"[data-card={hole}] .katex-display" for s in visit.text.sections for hole in s.holes]
    assert absent(page, wanted) == []
    assert page.locator(".katex-error").count() == 0

    buttons = page.locator('[class*="st-key-try-"] button')
    assert buttons.count() > 0
    for i in range(buttons.count()):
        before = stage.now().revision
        buttons.nth(i).click()
        shown = stage.wait(f"s.revision > {before} && s.state === 'playing' && s.time > 0.05")
        assert shown.mount == mount
        assert re.search(r"\S", stage.root.locator(".look").inner_text())

    found = {}
    for width in (400, 768, 1024, 1440):
        page.set_viewport_size({"width": width, "height": 900})
        page.wait_for_timeout(400)
        assert overhang(page) <= 0, f"at {width} px"
        box = stage.root.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        found[width] = cut_off(page)
    assert found == {width: [] for width in found}

    # For a moment Streamlit keeps the button of the run before.
    expect(page.locator(".st-key-everything button")).to_have_count(1, timeout=10_000)
    visit.settle()
    visit.press("everything")
    last.wait_for(state="detached", timeout=30_000)
    visit.settle()
    assert stage.now().mount == mount
