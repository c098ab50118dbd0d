"""Questions of a lesson, asked before the step is revealed.

A wrong answer gets its reply and may be tried again; "show me" is always there.  A prediction is
followed by the motion itself, whatever was predicted.
"""

from __future__ import annotations

from string import ascii_uppercase

import streamlit as st

from lagrange.web import answers, demonstrations, parts, state
from lagrange.web.blocks import Choice, ChoiceQuestion, NumberQuestion, PredictionQuestion, Question
from lagrange.web.evaluation import Present
from lagrange.web.languages import Language
from lagrange.web.state import Answer
from lagrange.web.units import printed_unit, quantity


def is_open(question: Question, place: state.Progress) -> bool:
    """Whether the question still hides what follows it."""
    answer = place.answers.get(question.id)
    return question.id not in place.revealed and not (answer and answer.right)


def show(question: Question, present: Present, say: Language, *, earlier: bool) -> None:
    """A question with its answers, or what was answered."""
    place = state.progress(present.system_id)
    open_ = is_open(question, place) and not earlier
    with st.container(key=f"ask-{question.id}", gap="small"):
        st.markdown(f"**{say('page.question')}** {question.question}")
        answer = place.answers.get(question.id)
        if open_:
            _ask(question, present.system_id, say, answer)
        if answer is not None:
            st.markdown(_reply(question, answer, present, say))
        if open_:
            st.button(
                say("page.show_me"),
                key=f"reveal-{question.id}",
                type="tertiary",
                on_click=reveal,
                args=(present.system_id, question.id),
            )
        elif not (answer and answer.right):
            st.markdown(f"{say('page.answer')} {_right_answer(question, present, say)}")


def reveal(system_id: str, question_id: str) -> None:
    """Show what a question hides (a callback)."""
    _reveal(system_id, question_id)
    _redraw(system_id)


def _reveal(system_id: str, question_id: str) -> None:
    place = state.progress(system_id)
    state.change(system_id, revealed=place.revealed | {question_id})


def _redraw(system_id: str, *others: str) -> None:
    """A question is asked in the present section; the controls below know whether one is open."""
    parts.refresh(parts.STEPPER, parts.section(state.progress(system_id).step), *others)


def _ask(question: Question, system_id: str, say: Language, answer: Answer | None) -> None:
    if isinstance(question, NumberQuestion):
        _ask_number(question, system_id, say)
        return
    take = _take_prediction if isinstance(question, PredictionQuestion) else _take_choice
    for place, choice in enumerate(question.choices):
        tried = answer is not None and answer.given == str(place)
        st.button(
            _labelled(place, choice, say),
            key=f"choice-{question.id}-{place}",
            disabled=tried,
            width="stretch",
            on_click=take,
            args=(question, place, system_id),
        )


def _ask_number(question: NumberQuestion, system_id: str, say: Language) -> None:
    key = f"number-{question.id}"
    label, unit = say("page.your_answer"), printed_unit(question.unit)
    with st.form(f"form-{question.id}", border=False):
        st.number_input(
            f"{label} ({unit})" if unit else label,
            value=None,
            step=1e-6,
            format="%.4g",
            key=key,
            width=220,
        )
        st.form_submit_button(
            say("page.check"),
            key=f"check-{question.id}",
            on_click=_take_number,
            args=(question, key, system_id),
        )


# Callbacks ask for the values that hold then: those at the time of drawing may be old.


def _take_choice(question: ChoiceQuestion, place: int, system_id: str) -> None:
    right = answers.right_choice(question, system_id) == place
    _record(system_id, question, Answer(str(place), right))
    _redraw(system_id)


def _take_number(question: NumberQuestion, key: str, system_id: str) -> None:
    given = st.session_state.get(key)
    if isinstance(given, int | float):
        right = answers.is_right(question, float(given), state.present(system_id))
        _record(system_id, question, Answer(repr(float(given)), right))
    _redraw(system_id)


def _take_prediction(question: PredictionQuestion, place: int, system_id: str) -> None:
    present = state.present(system_id)
    found = answers.predict(question, present)
    _record(system_id, question, Answer(str(place), found.right == place))
    _reveal(system_id, question.id)
    payload = demonstrations.payload(question.demonstration, found.basis, whole=found.basis != present)
    state.demonstrate(system_id, question.id, payload)
    _redraw(system_id, parts.STAGE)


def _record(system_id: str, question: Question, answer: Answer) -> None:
    place = state.progress(system_id)
    state.change(system_id, answers={**place.answers, question.id: answer})


def _reply(question: Question, answer: Answer, present: Present, say: Language) -> str:
    verdict = say("page.right" if answer.right else "page.wrong")
    if isinstance(question, NumberQuestion):
        given = float(answer.given)
        reply = question.reply_right if answer.right else answers.reply_to_wrong(question, given, present)
        return f"*{quantity(given, question.unit)}* — **{verdict}** {reply}"
    choice = question.choices[int(answer.given)]
    return f"{_labelled(int(answer.given), choice, say)} — **{verdict}** {choice.reply}"


def _right_answer(question: Question, present: Present, say: Language) -> str:
    if isinstance(question, NumberQuestion):
        return quantity(answers.right_number(question, present), question.unit)
    if isinstance(question, PredictionQuestion):
        right = answers.predict(question, present).right
    else:
        right = answers.right_choice(question, present.system_id)
    return _labelled(right, question.choices[right], say)


def _labelled(place: int, choice: Choice, say: Language) -> str:
    """A choice with its letter, as a teacher writes it; where it is all mathematics, the letter names it."""
    return say("page.choice", letter=ascii_uppercase[place], text=choice.text)
