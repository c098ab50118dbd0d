"""The page on which a reader picks or types an arm."""

import time

import pytest

from lagrange import arms
from lagrange.dh import Row, Table, text_of
from lagrange.web import languages, lessons, picked, workshop

pytestmark = pytest.mark.skipif(picked.LESSON not in lessons.ids(), reason="the lesson is not there")

SLIDER = Table((Row(m="m1", a="l1", Izz="0.1", Iyy="0.1"), Row(type="P", d="0.2", m="m2")))


@pytest.fixture(scope="module")
def shop():
    """The workshop, closed in the end."""
    made = workshop.shop()
    yield made
    made.close()
    workshop.shop.cache_clear()


def finished(app, shop, pick):
    """The page after the workshop is done."""
    deadline = time.monotonic() + 30
    while shop.find(pick.id) is None and time.monotonic() < deadline:
        time.sleep(0.1)
    return app.run()


def words(app):
    return "\n".join(element.value for element in [*app.markdown, *app.text, *app.caption])


@pytest.mark.parametrize("code", languages.codes())
def test_a_known_arm_is_picked(open_page, shop, code):
    app = open_page(picked.LESSON, lang=code)
    before = app.title[0].value
    app = app.selectbox(key="arm-name").select("planar_2r_arm").run()
    assert not app.exception
    pick = picked.of_name("planar_2r_arm")
    app = finished(app, shop, pick)
    assert not app.exception
    assert app.title[0].value == before
    assert app.query_params["arm"] == "planar_2r_arm"
    assert arms.arm("planar_2r_arm").source in words(app)
    place = app.session_state[f"lesson/{pick.id}"]
    assert len(place.q) == 2


def test_a_link_opens_a_table_with_its_values(open_page, shop):
    pick = picked.of_table(SLIDER)
    app = open_page(picked.LESSON, lang="en", arm=pick.link, m1="3", q0="0.5,0.25")
    assert app.query_params["arm"] == pick.link
    app = finished(app, shop, pick)
    assert not app.exception
    place = app.session_state[f"lesson/{pick.id}"]
    values = dict(zip((p.name for p in lessons.system(pick.id).parameters), place.parameters, strict=True))
    assert values["m1"] == 3.0
    assert place.q == (0.5, 0.25)
    assert app.query_params["arm"] == pick.link
    assert app.query_params["m1"] == "3"


@pytest.mark.parametrize(
    ("code", "arm"),
    [("en", "nothing"), ("zh", "dh-"), ("en", "dh-AAAA"), ("zh", "dh-<b>"), ("en", "dh-" + "A" * 9000)],
)
def test_a_hostile_link_gets_a_sentence(open_page, shop, arm, code):
    app = open_page(picked.LESSON, lang=code, arm=arm)
    assert not app.exception
    assert not app.error
    assert arm[:40] in app.text[0].value
    assert "phrase." not in app.text[0].value


def test_an_impossible_arm_is_refused_with_a_sentence(open_page, shop):
    pick = picked.of_table(Table((Row(m="-1"),)))
    assert shop.ask(pick.id, pick.table).over.wait(30)
    app = open_page(picked.LESSON, lang="zh", arm=pick.link)
    assert not app.exception
    assert app.selectbox(key="arm-name").value == picked.OWN
    assert app.text[0].value == "第 1 行 m：“-1”是负数；质量至少为 0。"


def test_questions_about_the_lessons_own_arm_are_left_out(shop):
    pick = picked.of_name("planar_1r_arm")
    shop.ask(pick.id, pick.table).over.wait(30)
    own, other = lessons.text(picked.LESSON, "en"), lessons.text(pick.id, "en")
    assert not any(section.questions for section in other.sections)
    assert all(section.parts for section in other.sections)
    steps = lessons.steps(pick.id).ids
    kept = [hole for section in own.sections for hole in section.holes if hole in steps]
    assert [hole for section in other.sections for hole in section.holes] == kept
    assert text_of(arms.arm("planar_1r_arm").table) == pick.table
