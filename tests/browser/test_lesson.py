"""Reading the lesson beside the moving machine."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import EVERY_LESSON, Visit
from tests.browser.test_stage import played_on


def section(visit: Visit, step: str) -> str:
    return f".st-key-step-{step}"


def next_step(visit: Visit, key: str = "PageDown") -> None:
    """Press the clicker until the next section is there: questions take a press of their own."""
    ids = visit.text.ids
    shown = [step for step in ids if visit.page.locator(section(visit, step)).count()]
    wanted = ids[len(shown)]
    for _ in range(6):
        visit.page.keyboard.press(key)
        visit.settle()
        visit.page.wait_for_timeout(150)
        if visit.page.locator(section(visit, wanted)).count():
            return
    raise AssertionError(f"{key} did not lead to {wanted}")


def test_the_clicker_steps_and_the_motion_goes_on(visit: Visit) -> None:
    stage = visit.open()
    visit.calm()
    page, ids = visit.page, visit.text.ids
    samples = stage.record(lambda: [next_step(visit) for _ in range(3)])
    played_on(samples)
    assert {s.revision for s in samples} == {samples[0].revision}
    assert page.locator(section(visit, ids[3])).is_visible()
    assert f"step={ids[3]}" in page.url

    page.keyboard.press("PageUp")
    page.wait_for_url(f"**step={ids[2]}*")
    visit.settle()
    assert page.locator(section(visit, ids[3])).count() == 0


def test_the_buttons_step_jump_and_show_all(visit: Visit) -> None:
    stage = visit.open()
    visit.settle()
    page, ids = visit.page, visit.text.ids
    mount = stage.now().mount
    page.locator(".st-key-everything button").click()
    page.locator(section(visit, ids[-1])).wait_for()
    visit.settle()
    assert all(page.locator(section(visit, step)).count() for step in ids)
    # For a moment Streamlit keeps the button of the run before.
    expect(page.locator(".st-key-everything button")).to_have_count(1, timeout=10_000)
    page.locator(".st-key-everything button").click()
    page.locator(section(visit, ids[-1])).wait_for(state="detached")
    visit.settle()

    page.locator(".st-key-jump").get_by_test_id("stPopoverButton").first.click()
    page.locator(f".st-key-go-{ids[4]} button").click()
    page.locator(section(visit, ids[4])).wait_for()
    page.wait_for_url(f"**step={ids[4]}*")
    visit.settle()
    page.locator(".st-key-back button").click()
    page.wait_for_url(f"**step={ids[3]}*")
    assert stage.now().mount == mount


@pytest.mark.parametrize("visit", EVERY_LESSON, indirect=True, ids="-".join)
def test_every_formula_is_whole_and_every_demonstration_plays(visit: Visit) -> None:
    stage = visit.open()
    visit.settle()
    page = visit.page
    page.locator(".st-key-everything button").click()
    page.locator(section(visit, visit.text.ids[-1])).wait_for()
    visit.settle()
    cards = page.locator('[class*="st-key-card-"] .katex-display:visible')
    assert cards.count() >= sum(len(s.holes) for s in visit.text.sections)
    assert page.locator(".katex-error").count() == 0

    mount = stage.now().mount
    buttons = page.locator('[class*="st-key-try-"] button')
    assert buttons.count() > 0
    for i in range(buttons.count()):
        before = stage.now().revision
        buttons.nth(i).click()
        shown = stage.wait(f"s.revision > {before} && s.state === 'playing' && s.time > 0.05")
        assert shown.mount == mount
        assert re.search(r"\S", stage.root.locator(".look").inner_text())


def test_with_numbers_and_how_it_was_verified(visit: Visit) -> None:
    with_hole = next(s.id for s in visit.text.sections if s.holes and not s.questions)
    visit.open(visit.link(step=with_hole))
    visit.settle()
    page = visit.page
    hole = next(s.holes[0] for s in visit.text.sections if s.id == with_hole)
    formula = page.locator(f".st-key-card-{hole} annotation").first
    symbols = formula.text_content()
    page.locator(".st-key-numbers button").click()
    page.wait_for_function(
        "([selector, before]) => document.querySelector(selector)?.textContent !== before",
        arg=[f".st-key-card-{hole} annotation", symbols],
    )
    page.locator(f".st-key-details-{hole} button").click()
    page.get_by_test_id("stPopoverBody").locator("code").first.wait_for()
    assert page.get_by_test_id("stPopoverBody").locator("code").first.inner_text().strip()


@pytest.mark.parametrize("visit", EVERY_LESSON, indirect=True, ids="-".join)
def test_a_question_hides_the_step_until_it_is_answered(visit: Visit) -> None:
    asked = next(s for s in visit.text.sections if s.questions and s.holes)
    visit.open(visit.link(step=asked.id))
    visit.settle()
    page, (question, *_), hole = visit.page, asked.questions, asked.holes[0]
    card = page.locator(f".st-key-card-{hole}")
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
