"""Nothing that the reader does makes the picture stumble."""

from collections.abc import Callable

import pytest

from tests.browser.conftest import Visit
from tests.browser.stage import LONGEST, longest_gap, played_on
from tests.browser.test_lesson import next_step
from tests.browser.test_stage import pulled_parameter

pytestmark = pytest.mark.one_of_each_kind


@pytest.fixture(scope="module")
def calm(seat: Visit) -> Visit:
    """The lesson after it has loaded what it loads late, the charts and their library."""
    page, stage = seat.page, seat.stage
    page.locator(".st-key-charts").scroll_into_view_if_needed()
    page.locator(".js-plotly-plot").first.wait_for(timeout=30_000)
    seat.settle()
    page.get_by_role("heading", level=1).scroll_into_view_if_needed()
    for _ in range(15):
        if longest_gap(stage.record(lambda: None, settle=1.0)) < 100:
            return seat
    raise AssertionError("the page never came to rest")


def smooth(visit: Visit, doing: Callable[[], object]) -> None:
    """The picture goes on while this is done; other tries tell a stumble from a busy machine."""
    for _ in range(3):
        samples = visit.stage.record(doing)
        if longest_gap(samples) < LONGEST:
            break
        visit.page.wait_for_timeout(1000)
    played_on(samples)


def test_committing_a_value(calm: Visit, played: Visit) -> None:
    name = pulled_parameter(played)

    def commit() -> None:
        played.stage.click_rail(name, 0.08)
        played.page.wait_for_url(f"**{name}=*")
        played.settle()

    smooth(played, commit)


def test_pulling(calm: Visit, played: Visit) -> None:
    stage, page = played.stage, played.page
    stage.speed("0.1")
    x, y = stage.grip()

    def pull() -> None:
        page.mouse.move(x, y)
        page.mouse.down()
        page.mouse.move(x - 60, y - 60, steps=4)
        page.wait_for_timeout(300)
        page.mouse.up()

    smooth(played, pull)


def test_stepping_the_derivation(calm: Visit, played: Visit) -> None:
    smooth(played, lambda: [next_step(played) for _ in range(3)])
