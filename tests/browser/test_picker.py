"""A DH table typed by hand becomes a moving arm with its equations, and its link opens it elsewhere."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Page, expect

from lagrange.dh import Row, Table, chain_of, table_in
from lagrange.web import languages, lessons, picked
from tests.browser.conftest import Context, Visit

pytestmark = pytest.mark.skipif(picked.LESSON not in lessons.ids(), reason="the lesson is not there")

COLUMNS = ("R/P", "θ", "d", "a", "α", "m", "cx", "Ixx", "Iyy", "Izz")
TYPED = (
    ("R", "0", "0", "l1", "0", "2", "-l1/2", "I1", "0", "I1"),
    ("P", "pi/2", "0.3", "0", "0", "m2", "0", "0", "0", "0"),
)
"""The cells of two joints, in the columns that are shown at first; gravity acts along −y."""

CELLS = """(canvas) => [...canvas.querySelectorAll("tr")].map(
    (row) => [...row.children].map((cell) => cell.textContent))"""


def fill_grid(page: Page, rows: tuple[tuple[str, ...], ...]) -> None:
    """Type every cell of the first grid, a canvas; what a busy browser swallows is typed again."""
    grid = page.get_by_test_id("data-grid-canvas").first
    page.wait_for_function(
        "(count) => document.querySelector('[data-testid=data-grid-canvas]')"
        "?.querySelectorAll('tr').length === count + 1",
        arg=len(rows),
    )
    for _ in range(6):
        box, table = grid.bounding_box(), grid.evaluate(CELLS)
        assert box is not None
        assert table[0][1 : len(COLUMNS) + 1] == list(COLUMNS)
        wrong = [
            (i, k, text)
            for i, row in enumerate(rows, start=1)
            for k, text in enumerate(row, start=1)
            if (table[i][k] or "0") != text
        ]
        if not wrong:
            return
        for i, k, text in wrong:
            # From the corner, for a click on a cell that is selected already would open it.
            page.keyboard.press("Escape")
            page.mouse.click(box["x"] + 90, box["y"] + 54)
            for key in ["ArrowDown"] * (i - 1) + ["ArrowRight"] * (k - 1):
                page.keyboard.press(key)
            page.keyboard.type(text, delay=10)
            page.wait_for_timeout(150)
            page.keyboard.press("Enter")
            page.wait_for_timeout(150)
        page.wait_for_timeout(500)
    raise AssertionError(f"the grid does not take {wrong}")


def choose(page: Page, label: str, option: str) -> None:
    page.get_by_role("combobox", name=label).click()
    page.get_by_role("option", name=option, exact=True).click()


@pytest.mark.parametrize("newcomer", [(picked.LESSON, "en")], indirect=True, ids="-".join)
def test_a_table_typed_by_hand_becomes_an_arm(newcomer: Visit, context: Context) -> None:
    say, page = languages.get("en"), newcomer.page
    newcomer.open()
    newcomer.settle()
    choose(page, say("arm.title"), say("arm.name.planar_1r_arm"))
    page.wait_for_url("**arm=planar_1r_arm*", timeout=60_000)
    newcomer.settle()
    page.get_by_role("button", name=say("arm.edit")).click()
    joints = page.get_by_label(say("arm.joints"), exact=True)
    joints.fill("2")
    joints.press("Enter")
    newcomer.settle()
    fill_grid(page, TYPED)
    newcomer.settle()
    page.get_by_role("button", name=say("arm.build")).click()
    page.wait_for_function("() => location.search.includes('arm=dh-')", timeout=60_000)
    newcomer.settle()
    pick = picked.of_link(parse_qs(urlsplit(page.url).query)["arm"][0])
    chain = chain_of(table_in(pick.table))
    assert [link.kind for link in chain.links] == ["revolute", "prismatic"], pick.table
    assert {"l1", "m2", "g"} <= {p.name for p in chain.parameters}, pick.table
    newcomer.stage.wait(
        f"s.q.length === 2 && s.time > 0.1 && Math.abs(s.q[0] - {chain.links[0].coordinate.start}) > 1e-4"
    )
    assert "l_1" in "".join(page.locator(".card annotation").all_text_contents())

    other = Visit(newcomer.server, picked.LESSON, "en", context().new_page())
    other.open(page.url)
    other.stage.wait("s.q.length === 2", timeout=60)
    other.settle()
    expect(other.page.get_by_role("combobox", name=say("arm.title"))).to_have_value(say("arm.name.own_table"))
    assert other.page.url == page.url
    assert newcomer.stage.value("parameter", "m2") == other.stage.value("parameter", "m2")
    assert other.faults == []


LIMP = Table((Row(a="0.5", Ixx="I1", Izz="I1"), Row(a="0.5", m="1", cx="-0.5", Ixx="I2", Izz="I2")))
"""Link 2 turns about its own centre of mass: without I2 it turns without moving any mass."""


@pytest.mark.parametrize("newcomer", [(picked.LESSON, "en")], indirect=True, ids="-".join)
def test_a_singular_mass_matrix_is_named_and_left_by_other_values(newcomer: Visit) -> None:
    stage, say = newcomer.stage, languages.get("en")
    newcomer.page.goto(newcomer.link(arm=picked.of_table(LIMP).link, I2="0"))
    notice = stage.root.get_by_text(say("stage.singular"))
    notice.wait_for()
    assert stage.now().state == "paused"
    stage.enter("parameter", "I2", "0.1")
    stage.wait("s.state === 'playing' && s.time > 0.05")
    expect(notice).to_be_hidden()
