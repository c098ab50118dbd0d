"""The card of a formula: the formula itself, its number, where it came from and how it was checked."""

from __future__ import annotations

import html

import streamlit as st

from lagrange.latex import MARK
from lagrange.step import Source, Step
from lagrange.system import Values
from lagrange.web import displayed, folded, formulas, lessons
from lagrange.web.languages import Language
from lagrange.web.setting import Setting
from lagrange.web.state import Progress
from lagrange.web.units import digits

_FULL, _NARROW = 47, 35
"""So many digits fit into a full column's line, where the present formula is large, and a narrow one's."""


def show(step_id: str, setting: Setting, place: Progress) -> None:
    """The card of one step; what is new in it is underlined while it is the present one (page.js)."""
    values = _values(setting, place) if place.with_numbers else None
    large = formulas.is_large(setting.system_id, step_id)
    full, narrow = (_latex(step_id, setting, width, values, marked=not large) for width in (_FULL, _NARROW))
    opened = step_id in place.opened
    about = _about(step_id, setting, marked=not large and MARK in full, opened=opened)
    if large:
        folded.above(step_id, setting)
    st.html(f'<div class="card" data-card="{step_id}">{displayed.formula(full, narrow)}{about}</div>')
    if large:
        folded.below(step_id, setting, folded.excerpt(step_id, setting, _FULL, values))
    if opened:
        with st.container(key=f"details-{step_id}", gap="xsmall"):
            _details(step_id, setting, _values(setting, place))


def _values(setting: Setting, place: Progress) -> Values:
    system = lessons.system(setting.system_id)
    return Values({p.name: v for p, v in zip(system.parameters, place.parameters, strict=True)})


def _latex(step_id: str, setting: Setting, width: int, values: Values | None, *, marked: bool = False) -> str:
    """The step's formula, or of a large step the one of the chosen entry."""
    if formulas.is_large(setting.system_id, step_id):
        return folded.excerpt(step_id, setting, width, values).latex
    return formulas.latex(
        setting.system_id,
        step_id,
        setting.shown.notation,
        theme=setting.theme,
        width=width,
        numbers=values,
        marked=marked,
    )


def _about(step_id: str, setting: Setting, *, marked: bool, opened: bool) -> str:
    """The HTML of one line: (5) · partial derivative of (3), (4) · Notes 5 (27) · Verified."""
    say, numbers = setting.say, lessons.numbers(setting.system_id)
    step = lessons.steps(setting.system_id)[step_id]
    used = ", ".join(f'<a href="#{u}">({numbers[u]})</a>' for u in _ancestors(step, setting))
    rule = html.escape(say(f"rule.{step.rule}"))
    pieces = [
        f"<strong>({numbers[step_id]})</strong>",
        say("page.origin", rule=rule, steps=used) if used else rule,
    ]
    if step.source is not None:
        pieces.append(html.escape(_source(step.source, say)))
    new = f'<span class="new"> · {html.escape(say("page.new_terms"))}</span>' if marked else ""
    pieces.append(
        f'<button type="button" data-mark="{step_id}" aria-expanded="{str(opened).lower()}">'
        f"{html.escape(say('page.verified'))}</button>"
    )
    return f'<p class="about">{" · ".join(pieces)}{new}</p>'


def _ancestors(step: Step, setting: Setting) -> list[str]:
    """The nearest steps it came from that the lesson shows."""
    derivation, numbers = lessons.steps(setting.system_id), lessons.numbers(setting.system_id)
    found: dict[str, None] = {}
    for used in step.uses:
        if used in numbers:
            found[used] = None
        else:
            found.update(dict.fromkeys(_ancestors(derivation[used], setting)))
    return sorted(found, key=lambda name: numbers[name])


def _source(source: Source, say: Language) -> str:
    document = say.find(f"source.{source.document}") or source.document
    cited = f"{document} ({source.equation})" if source.equation else document
    return say("page.compare", source=cited) if source.compare else cited


def _details(step_id: str, setting: Setting, values: Values) -> None:
    """How the formula was verified, with numbers, and to copy."""
    say = setting.say
    large = formulas.is_large(setting.system_id, step_id)
    place = folded.place(step_id, setting) if large else None
    checked = formulas.verification(setting.system_id, step_id, place)
    if checked is None:
        st.markdown(say("page.being_verified"))
    else:
        st.markdown(
            say(
                "page.verified_how",
                points=checked.points,
                digits=checked.digits,
                residual=digits(checked.residual),
            )
        )
    if large and lessons.machine(setting.system_id) is None:
        st.markdown(say("fold.verified"))
    symbols = _latex(step_id, setting, _NARROW, None)
    with_numbers = _latex(step_id, setting, _NARROW, values)
    if with_numbers != symbols:
        st.markdown(f"**{say('page.with_numbers')}**")
        displayed.show(with_numbers)
    st.markdown(f"**{say('page.copy_latex')}**")
    if large:
        plain = folded.excerpt(step_id, setting, _FULL, None, plain=True).latex
    else:
        plain = formulas.latex(setting.system_id, step_id, setting.shown.notation)
    st.code(plain, language="latex", wrap_lines=True)
