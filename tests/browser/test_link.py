"""The address holds the whole state, and Back undoes."""

from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from lagrange.notation import Notation
from lagrange.system import Parameter
from tests.browser.conftest import EVERY_LESSON, Context, Visit

OTHER = Notation(energy="TV", dot="dot", inertia="D")

pytestmark = pytest.mark.one_of_each_kind


def another(parameter: Parameter) -> float:
    """A value that it may have, and has not."""
    low, high = parameter.range
    return 2.5 if low < 2.5 <= high else round(low + 0.3 * (high - low), 3)


def standing(visit: Visit) -> dict[str, object]:
    """All that a link promises to bring back, in the language it promises."""
    page, stage = visit.page, visit.stage
    expect(page.locator("html")).to_have_attribute("lang", visit.language)
    ids = visit.text.ids
    return {
        "step": [step for step in ids if page.locator(f".st-key-step-{step}").count()][-1],
        "formulas": page.locator(".card annotation").all_text_contents(),
        "parameters": stage.values("parameter"),
        "start": stage.values("start"),
        "start_rate": stage.values("start-rate"),
    }


@pytest.mark.parametrize("newcomer", EVERY_LESSON, indirect=True, ids="-".join)
def test_a_shared_link_restores_everything(newcomer: Visit, context: Context) -> None:
    # A newcomer, for what a reader has answered already stays on the page and is not in the link.
    visit, ids = newcomer, newcomer.text.ids
    stage = visit.open(visit.link(notation=OTHER.key, step=ids[2]))
    visit.settle()
    parameter, coordinate = visit.system.parameters[0], visit.system.coordinates[0]
    value = another(parameter)
    stage.enter("parameter", parameter.name, f"{value}")
    visit.page.wait_for_url(f"**{parameter.name}={value}*")
    stage.enter("start", coordinate.name, "0.45")
    visit.page.wait_for_url("**q0=0.45*")
    stage.enter("start-rate", coordinate.name, "-1.5")
    visit.page.wait_for_url("**qd0=-1.5*")
    visit.settle()
    left = standing(visit)
    assert left["parameters"][parameter.name] == value
    assert left["step"] == ids[2]
    query = parse_qs(urlsplit(visit.page.url).query)
    assert {"lang", "notation", "step", parameter.name, "q0", "qd0"} <= query.keys()

    # Someone whose browser speaks another language, elsewhere.
    other = context(locale="zh-CN" if visit.language == "en" else "en-GB")
    friend = Visit(visit.server, visit.lesson, visit.language, other.new_page())
    friend.open(visit.page.url)
    friend.settle()
    assert standing(friend) == left
    assert friend.page.url == visit.page.url
    assert friend.faults == []


def test_the_motion_of_a_link_starts_where_the_link_says(visit: Visit) -> None:
    places = [low + 0.6 * (high - low) for low, high in (c.range for c in visit.system.coordinates)]
    rates = [0.1 * high for _, high in (c.rate_range for c in visit.system.coordinates)]
    q, qd = (",".join(f"{x:.4g}" for x in values) for values in (places, rates))
    stage = visit.go(visit.link(q0=q, qd0=qd))
    stage.play(playing=False)
    stage.action("restart").click()
    first = stage.frames()
    assert first.time == 0
    assert first.q == pytest.approx([float(x) for x in q.split(",")])
    assert first.qd == pytest.approx([float(x) for x in qd.split(",")])


def test_back_undoes_a_value_and_a_step(visit: Visit) -> None:
    ids, parameter = visit.text.ids, visit.system.parameters[0]
    value = another(parameter)
    stage = visit.go(visit.link(step=ids[1]))
    page = visit.page
    before = stage.now()
    stage.enter("parameter", parameter.name, f"{value}")
    page.wait_for_url(f"**{parameter.name}={value}*")
    visit.settle()
    page.keyboard.press("Escape")
    page.evaluate("() => document.activeElement?.blur()")
    page.keyboard.press("PageUp")
    page.wait_for_url(f"**step={ids[0]}*")
    visit.settle()

    page.go_back()
    page.locator(f".st-key-step-{ids[1]}").wait_for()
    visit.settle()
    assert stage.value("parameter", parameter.name) == value
    page.go_back()
    stage.wait(f"s.revision > {before.revision}")
    page.wait_for_timeout(300)
    visit.settle()
    assert stage.value("parameter", parameter.name) == pytest.approx(parameter.default)
    assert stage.now().mount == before.mount


def test_one_back_undoes_the_last_step(visit: Visit) -> None:
    """A step is made in the fragment, where no full run notices it."""
    ids, parameter = visit.text.ids, visit.system.parameters[0]
    value = another(parameter)
    stage = visit.go(visit.link(step=ids[1]))
    page = visit.page
    stage.enter("parameter", parameter.name, f"{value}")
    page.wait_for_url(f"**{parameter.name}={value}*")
    visit.settle()
    page.evaluate("() => document.activeElement?.blur()")
    visit.press("back")
    page.wait_for_url(f"**step={ids[0]}*")
    visit.settle()
    page.go_back()
    page.wait_for_url(f"**step={ids[1]}*")
    visit.settle()
    page.wait_for_timeout(500)
    assert f"step={ids[1]}" in page.url
    assert page.locator(f".st-key-step-{ids[1]}").count() == 1
    assert stage.value("parameter", parameter.name) == value


def test_bad_values_are_corrected_with_a_notice(visit: Visit) -> None:
    parameters = visit.system.parameters
    bad = {"step": "nowhere", "notation": "zz", "q0": "1,2,3,4,5,6,7", "qd0": "fast"}
    values = {parameters[0].name: "-1", parameters[-1].name: "nan"}
    stage = visit.go(visit.link(**bad, **values))
    notice = visit.page.locator(".st-key-corrected")
    text = notice.inner_text()
    for name in ("nowhere", "zz", parameters[0].name, parameters[-1].name, "fast"):
        assert name in text
    for parameter in (parameters[0], parameters[-1]):
        assert parameter.check(stage.value("parameter", parameter.name)) >= 0
    assert stage.value("start", visit.system.coordinates[0].name) == pytest.approx(
        visit.system.coordinates[0].start, abs=1e-3
    )
    mount = stage.now().mount
    visit.press("dismiss")
    notice.wait_for(state="detached")
    assert stage.now().mount == mount


def test_text_in_a_link_is_text(visit: Visit) -> None:
    attack = "<img src=x onerror=alert(1)>"
    visit.page.on("dialog", lambda dialog: visit.faults.append(dialog.message))
    visit.go(visit.link(step=attack, m=attack, m1=attack, lang=attack))
    visit.page.locator(".st-key-corrected").wait_for()
    assert visit.page.locator(".st-key-corrected img").count() == 0
