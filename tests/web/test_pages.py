"""The pages as a reader walks through them, without a browser."""

import math
import re

import pytest

from lagrange.web import browser, charts, languages, lessons
from lagrange.web.places import PAGES
from tests.web.seen import displayed_formulas


def buttons(app):
    return {button.key: button for button in app.button}


def press(app, key):
    return buttons(app)[key].click().run()


def words(app):
    return "\n".join(element.value for element in app.markdown)


def sound(app):
    return not app.exception and not app.error


@pytest.mark.parametrize("code", languages.codes())
def test_home_lists_every_lesson(open_page, code):
    app = open_page("home", lang=code)
    assert sound(app)
    titles = [heading.value for heading in app.header]
    for name in lessons.ids():
        assert any(lessons.text(name, code).title in title for title in titles)


@pytest.mark.parametrize("code", languages.codes())
def test_a_lesson_opens_at_its_first_step(open_page, lesson_id, code):
    app = open_page(lesson_id, lang=code)
    text = lessons.text(lesson_id, code)
    assert sound(app)
    assert app.title[0].value == text.title
    assert app.header[0].value == text.sections[0].title
    assert text.sections[1].title not in [heading.value for heading in app.header]


@pytest.mark.parametrize("code", languages.codes())
def test_show_all_shows_every_step_in_every_notation(open_page, lesson_id, code):
    for profile in ("kp-prime-m", "tv-dot-d"):
        app = press(open_page(lesson_id, lang=code, notation=profile), "everything")
        assert sound(app)
        text = lessons.text(lesson_id, code)
        assert [h.value for h in app.header][: len(text.ids)] == [s.title for s in text.sections]
        assert len(displayed_formulas(app)) >= len(lessons.numbers(lesson_id))
        app = press(app, "numbers")
        assert sound(app)


def test_next_walks_through_the_whole_lesson_and_the_link_follows(open_page, lesson_id):
    app = open_page(lesson_id, lang="en")
    text = lessons.text(lesson_id, "en")
    for _ in range(10 * len(text.ids)):
        if buttons(app)["next"].disabled:
            break
        app = press(app, "next")
        assert sound(app)
    assert app.query_params["step"] == text.ids[-1]
    app = press(app, "back")
    assert app.query_params["step"] == text.ids[-2]


def test_jump_goes_to_any_step(open_page):
    app = open_page("pendulum", lang="en")
    assert "go-equation" not in buttons(app)
    app.session_state["jump"] = True
    app = press(app.run(), "go-equation")
    assert app.query_params["step"] == "equation"
    assert "go-equation" not in buttons(app)


def test_the_answer_is_not_there_before_the_question(open_page):
    app = open_page("pendulum", lang="en")
    assert not displayed_formulas(app)
    app = press(app, "choice-geometry_place-0")
    assert "Not yet." in words(app)
    assert not displayed_formulas(app)
    assert buttons(app)["choice-geometry_place-0"].disabled
    app = press(app, "choice-geometry_place-1")
    assert "Right." in words(app)
    assert displayed_formulas(app)


def test_show_me_shows_it(open_page):
    app = press(open_page("pendulum", lang="en"), "reveal-geometry_place")
    assert "Answer:" in words(app)
    assert displayed_formulas(app)


def test_a_number_is_checked(open_page):
    app = open_page("pendulum", lang="en", step="potential_energy")
    app.number_input(key="number-potential_horizontal").set_value(-9.81)
    app = press(app, "check-potential_horizontal")
    assert "one length below the pivot" in words(app)
    app.number_input(key="number-potential_horizontal").set_value(0.0)
    app = press(app, "check-potential_horizontal")
    assert "Right." in words(app)


def test_a_prediction_is_followed_by_the_motion(open_page):
    app = open_page("pendulum", lang="en", step="free_motion")
    before = app.session_state["lesson/pendulum"].revision
    app = press(app, "choice-free_mass-0")
    place = app.session_state["lesson/pendulum"]
    assert place.revision == before + 1
    assert place.demonstration["parameters"] == {"m": 2.0, "b": 0.0}
    assert place.demonstration["ghost"]["parameters"] == {"m": 1.0, "b": 0.0}
    assert re.search(r"Answer: [A-D]\.\u2002the same", words(app))


def test_a_demonstration_raises_the_revision_and_commits_nothing(open_page):
    app = open_page("pendulum", lang="en", step="constraint")
    before = app.session_state["lesson/pendulum"]
    app = press(app, "try-constraint_tension")
    after = app.session_state["lesson/pendulum"]
    assert after.revision == before.revision + 1
    assert after.parameters == before.parameters
    assert after.demonstration["show"] == ["tension"]
    assert sound(app)


def test_a_link_restores_everything(open_page):
    app = open_page("pendulum", lang="zh", notation="tv-dot-d", step="equation", m="2.5", q0="0.5", qd0="-1")
    place = app.session_state["lesson/pendulum"]
    assert (place.step, place.q, place.qd) == ("equation", (0.5,), (-1.0,))
    assert place.parameters[0] == 2.5
    assert app.title[0].value == "单摆"
    app = press(app, "next")
    assert r"\ddot{\theta}" in "".join(displayed_formulas(app))


@pytest.mark.parametrize("code", languages.codes())
def test_a_bad_link_is_corrected_with_a_notice(open_page, code):
    app = open_page("pendulum", lang=code, m="99", l="abc", step="none", q0="1,2")
    assert sound(app)
    notice = app.text[0].value
    assert "99" in notice
    assert "(0, 10] kg" in notice
    assert len(notice.splitlines()) == 4
    app = press(app, "dismiss")
    assert not app.text


def test_a_changed_address_is_adopted(open_page):
    """What the browser's Back does."""
    app = press(open_page("pendulum", lang="en", step="constraint"), "next")
    assert app.query_params["step"] == "kinetic_energy"
    before = app.session_state["lesson/pendulum"].revision
    app.query_params["step"] = "constraint"
    app = app.run()
    place = app.session_state["lesson/pendulum"]
    assert place.step == "constraint"
    assert place.revision == before + 1


def test_an_untouched_page_leaves_its_address_alone(open_page):
    assert dict(open_page("pendulum").query_params) == {}
    assert dict(open_page("home").query_params) == {}


def test_the_language_can_be_switched_and_stands_in_the_link(open_page):
    app = press(open_page("pendulum", lang="en"), "language-zh")
    assert app.title[0].value == "单摆"
    assert app.query_params["lang"] == "zh"


def test_coming_back_from_home_keeps_the_place(open_page):
    app = press(open_page("pendulum", lang="en", step="constraint"), "next")
    app.switch_page(str(PAGES / "home.py"))
    app.query_params.clear()
    app.query_params["lang"] = "en"
    app = app.run()
    app.switch_page(str(PAGES / "pendulum.py"))
    app.query_params.clear()
    app.query_params["lang"] = "en"
    app = app.run()
    assert app.session_state["lesson/pendulum"].step == "kinetic_energy"
    assert app.query_params["step"] == "kinetic_energy"


def test_a_failure_shows_one_sentence(open_page, monkeypatch):
    def fail(_system_id, _language):
        raise RuntimeError("secret detail")

    monkeypatch.setattr(lessons, "text", fail)
    app = open_page("pendulum", lang="en")
    assert not app.exception
    shown = [error.value for error in app.error]
    assert len(shown) == 1
    assert "secret" not in shown[0]


def test_charts_come_when_they_are_near(open_page, monkeypatch):
    app = open_page("pendulum", lang="en")
    assert not app.get("plotly_chart")
    monkeypatch.setattr(browser, "when_near", lambda _name, wanted: wanted)
    app = app.run()
    assert sound(app)
    assert len(app.get("plotly_chart")) == len(charts.offered("pendulum"))


def test_what_the_reader_did_is_settled_at_the_end_of_the_run(open_page):
    """In a run of the fragment nothing else would say so, and the next Back would be swallowed."""
    app = press(open_page("pendulum", lang="en", step="constraint"), "back")
    assert app.query_params["step"] == "geometry"
    assert "acted" not in app.session_state


def test_choices_have_letters(open_page):
    app = open_page("pendulum", lang="en")
    assert buttons(app)["choice-geometry_place-1"].label.startswith("B.")
    app = press(app, "choice-geometry_place-1")
    assert any(text.startswith("B.") for text in words(app).splitlines())


def test_another_convention_shows_the_same_machine(open_page):
    app = open_page("two_link_arm", lang="en", step="lagrangian", m1="2.5", l2="0.7", q0="0.3,0.4")
    before = app.session_state["lesson/two_link_arm"]
    app = app.radio(key="convention-two_link_arm").set_value("two_link_points").run()
    assert sound(app)
    after = app.session_state["lesson/two_link_points"]
    assert after.step == "lagrangian"
    assert after.q == pytest.approx((0.3 + math.pi / 2, 0.4), abs=1e-5)  # as a link writes it
    old, new = (
        dict(zip((p.name for p in lessons.system(name).parameters), place.parameters, strict=True))
        for name, place in (("two_link_arm", before), ("two_link_points", after))
    )
    assert (new["m1"], new["l2"], new["l1"]) == (2.5, 0.7, old["l1"])
    assert app.query_params["system"] == "two_link_points"
    assert app.query_params["m1"] == "2.5"


def test_back_undoes_another_convention(open_page):
    app = open_page("two_link_arm", lang="en", step="lagrangian", m1="2.5")
    address = dict(app.query_params)
    app = app.radio(key="convention-two_link_arm").set_value("two_link_rods").run()
    assert app.query_params["system"] == "two_link_rods"
    app.query_params.clear()
    for key, value in address.items():
        app.query_params[key] = value
    app = app.run()
    assert sound(app)
    assert app.radio(key="convention-two_link_arm").value == "two_link_arm"
    assert app.session_state["lesson/two_link_arm"].parameters[0] == 2.5
