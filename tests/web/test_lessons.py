"""The lessons themselves: their languages side by side, their questions and demonstrations."""

import itertools

import numpy as np
import pytest

from lagrange.roles import ROLES
from lagrange.web import answers, demonstrations, languages, lessons
from lagrange.web.blocks import ChoiceQuestion, NumberQuestion, PredictionQuestion, Try, Watch
from lagrange.web.document import Prose
from lagrange.web.evaluation import number


def blocks(system_id, kind, code="en"):
    sections = lessons.text(system_id, code).sections
    return [part for section in sections for part in section.parts if isinstance(part, kind)]


@pytest.fixture
def present_pendulum():
    return answers.usual("pendulum")


def outline(system_id, code):
    """What must be the same in every language."""
    for section in lessons.text(system_id, code).sections:
        yield "section", section.id
        for part in section.parts:
            match part:
                case Prose():
                    pass
                case ChoiceQuestion():
                    yield part.id, tuple(choice.holds for choice in part.choices)
                case NumberQuestion():
                    yield part.id, part.answer, tuple(part.at.items()), part.unit, part.tolerance
                    yield tuple(mistake.value for mistake in part.misconceptions)
                case PredictionQuestion():
                    yield part.id, part.measure, part.after, part.compare
                    yield tuple(choice.value for choice in part.choices), bare(part.demonstration)
                case Try():
                    yield part.id, bare(part.demonstration)
                case Watch():
                    yield part.id, part.system
                case _:
                    yield part.step


def bare(shown):
    fields = {name: getattr(shown, name) for name in shown.__dataclass_fields__}
    return {**fields, "look": bool(shown.look)}


def test_there_is_a_lesson():
    assert "pendulum" in lessons.ids()


def test_languages_stand_side_by_side(lesson_id):
    reference = list(outline(lesson_id, languages.FALLBACK))
    for code in languages.codes():
        assert (lessons.LESSONS / lesson_id / f"{code}.md").is_file(), code
        assert list(outline(lesson_id, code)) == reference, code


def test_every_hole_is_a_step_and_every_section_teaches_one(lesson_id):
    known = set(lessons.steps(lesson_id).ids)
    for section in lessons.text(lesson_id, "en").sections:
        assert set(section.holes) <= known
    assert lessons.numbers(lesson_id)


def test_what_is_watched_is_a_registered_system(lesson_id):
    for code in languages.codes():
        for block in blocks(lesson_id, Watch, code):
            assert lessons.system(block.system).id == block.system
            assert block.look


def test_exactly_one_choice_is_right(lesson_id):
    for question in blocks(lesson_id, ChoiceQuestion):
        assert answers.right_choice(question, lesson_id) in range(len(question.choices))


def test_numbers_are_finite_and_misconceptions_wrong(lesson_id, present):
    for question in blocks(lesson_id, NumberQuestion):
        right = answers.right_number(question, present)
        assert np.isfinite(right)
        assert answers.is_right(question, right, present)
        at = tuple(question.at.items())
        for mistake in question.misconceptions:
            value = number(mistake.value, present, at)
            assert not answers.is_right(question, value, present), question.id
            assert answers.reply_to_wrong(question, value, present) == mistake.reply


def test_predictions_are_clear(lesson_id, present):
    """The right choice is nearer to the measure by far than the next one."""
    for question in blocks(lesson_id, PredictionQuestion):
        _, clear = answers._predict(question, present)
        assert clear, question.id


@pytest.mark.parametrize("turning", [{"thetad": 7.0}, {"theta": 0.0}])
def test_predictions_hold_where_the_present_motion_has_no_period(turning, present_pendulum):
    present = present_pendulum.with_start(turning)
    for question in blocks("pendulum", PredictionQuestion):
        found = answers.predict(question, present)
        assert found.right == answers.predict(question, present_pendulum).right, question.id
    made = demonstrations.payload(question.demonstration, present_pendulum, whole=True)
    assert set(made["parameters"]) == set(present.values())


def test_demonstrations_can_be_shown(lesson_id, present):
    system = lessons.system(lesson_id)
    named = {shape.id for shape in system.figure.shapes if hasattr(shape, "id")}
    highlights = {*ROLES, "kinetic", "potential", "total", *named}
    coordinates = {c.name for c in system.coordinates}
    shown = [block.demonstration for block in blocks(lesson_id, Try)]
    shown += [block.demonstration for block in blocks(lesson_id, PredictionQuestion)]
    for demonstration in shown:
        made = demonstrations.payload(demonstration, present)
        system.values(**made.get("parameters", {}))
        if "start" in made:
            system.check_state(made["start"]["q"], made["start"]["qd"])
        assert set(made.get("modes", ())) <= {"free", "locked", "driven", "held"}
        assert set(demonstration.modes) <= coordinates
        assert set(demonstration.rates) <= coordinates
        assert set(demonstration.torques) <= {c.force_name for c in system.coordinates}
        assert set(demonstration.start) <= {*coordinates, *(f"{c}d" for c in coordinates)}
        assert set(demonstration.show) <= highlights
        assert demonstration.look


@pytest.mark.parametrize(("angle", "ratio"), [(90, 1.1803), (179, 3.9011)])
def test_the_measured_period_is_the_elliptic_one(angle, ratio):
    present = answers.usual("pendulum").with_start({"theta": np.radians(angle)})
    small = number("2*pi*sqrt(l/g)", present)
    assert answers._period(present) / small == pytest.approx(ratio, rel=2e-4)


def test_prose_has_no_stray_blocks(lesson_id):
    for code, section in itertools.product(languages.codes(), range(3)):
        sections = lessons.text(lesson_id, code).sections
        for part in sections[min(section, len(sections) - 1)].parts:
            if isinstance(part, Prose):
                assert "{{" not in part.text
                assert ":::" not in part.text
