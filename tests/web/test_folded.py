"""The card of a large step: the chosen entry, the table of sizes, the downloads."""

import numpy as np
import pytest
from streamlit.testing.v1 import AppTest

import lagrange as lg
from lagrange.systems.planar import planar_arm
from lagrange.web import formulas, languages, lessons
from tests.web.seen import displayed_formulas


@pytest.fixture(autouse=True)
def arm(monkeypatch):
    """A planar arm with three links in the place of a lesson's system; its formulas are not kept."""
    arm = planar_arm(3)
    derivation = lg.derive(arm)
    monkeypatch.setattr(lessons, "system", lambda _: arm)
    monkeypatch.setattr(lessons, "steps", lambda _: derivation)
    monkeypatch.setattr(lessons, "numbers", lambda _: {s.id: i for i, s in enumerate(derivation, 1)})
    return arm


def _cards(step, code, *, numbers=False):
    from dataclasses import replace

    from lagrange.notation import Notation
    from lagrange.web import card, languages, lessons
    from lagrange.web.setting import Setting
    from lagrange.web.state import Progress, View

    arm = lessons.system("planar_3r")
    setting = Setting("planar_3r", View(code, Notation()), languages.get(code), "light")
    place = Progress(step, tuple(p.default for p in arm.parameters), (0.0,) * 3, (0.0,) * 3)
    place = replace(place, with_numbers=numbers)
    card.show(step, setting, place)


def shown(step, code="en", **others):
    app = AppTest.from_function(_cards, kwargs={"step": step, "code": code, **others}, default_timeout=60)
    app = app.run()
    assert not app.exception
    return app


def words(app):
    return "\n".join(element.value for element in app.markdown)


@pytest.mark.parametrize("code", languages.codes())
def test_a_large_step_folds(code):
    app = shown("equations_of_motion", code)
    text = "".join(displayed_formulas(app))
    assert r"\tau_1" in text
    assert r"\tau_2" not in text
    assert r"+ \dots" in text
    assert "44" in words(app)
    assert languages.get(code)("fold.sizes") in words(app)


def test_another_entry_is_chosen():
    app = shown("coriolis_matrix")
    assert "c_{11}" in displayed_formulas(app)[0]
    app = app.segmented_control[1].set_value(2).run()
    assert not app.exception
    assert "c_{13}" in displayed_formulas(app)[0]
    assert "**[" in words(app)


def test_a_scalar_has_no_table():
    app = shown("kinetic_energy")
    assert "|" not in words(app)
    assert not app.segmented_control
    assert "16 of its 37 terms" in words(app)


def test_a_small_step_stays_as_it_is():
    app = shown("gravity_vector")
    assert "|" not in words(app)
    assert not app.get("download_button")


def test_numbers_can_be_put_in():
    assert "q_1" in "".join(displayed_formulas(shown("equations_of_motion", numbers=True)))


def test_the_shown_entry_is_verified():
    assert formulas.verification("planar_3r", "coriolis_matrix", (1, 0)).passed


def test_everything_can_be_downloaded(arm):
    assert len(shown("equations_of_motion").get("download_button")) == 2
    names = {}
    exec(formulas.python_file("planar_3r", "mass_matrix"), names)  # noqa: S102 - it is what is tested
    q, p = np.array([0.3, -0.4, 1.0]), arm.values()
    assert names["mass_matrix"](q, p) == pytest.approx(lg.compile(arm).mass_matrix(q, p), rel=1e-12)
    assert formulas.latex_file("planar_3r", "mass_matrix", lg.Notation()).count("align*") == 18
