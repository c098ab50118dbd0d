"""A moving picture in the text of a lesson."""

from playwright.sync_api import expect

from tests.browser.conftest import Context, Visit


def test_it_plays_on_while_the_reader_steps(server: str, context: Context, language: str) -> None:
    visit = Visit(server, "newton_euler", language, context().new_page())
    page, ids = visit.page, visit.text.ids
    visit.open(visit.link(step=ids[ids.index("euler") + 1])).play(playing=False)
    visit.settle()
    picture = page.get_by_test_id("stage-picture")
    expect(picture).to_have_count(1)
    picture.scroll_into_view_if_needed()
    playing = (
        "([element, time]) => element.dataset.state === 'playing' && Number(element.dataset.time) > time"
    )
    page.wait_for_function(playing, arg=[picture.element_handle(), 0.2])
    mount, time = picture.get_attribute("data-mount"), float(picture.get_attribute("data-time") or 0)
    # Once for the answer of this step's question, once for the next step.
    page.keyboard.press("PageDown")
    visit.settle()
    page.keyboard.press("PageDown")
    page.wait_for_url(f"**step={ids[ids.index('euler') + 2]}*")
    visit.settle()
    assert picture.get_attribute("data-mount") == mount
    picture.scroll_into_view_if_needed()
    page.wait_for_function(playing, arg=[picture.element_handle(), time])
    link = page.locator(".st-key-watch-watch_tumbling").get_by_role("link")
    link.click()
    page.wait_for_url("**/tumbling_body*")
    visit.stage.wait_for_motion()
    assert visit.faults == []
