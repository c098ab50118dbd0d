"""Another convention shows the same motion."""

import math
from itertools import pairwise

import pytest

from lagrange.web import languages
from tests.browser.conftest import Visit


@pytest.mark.parametrize("newcomer", [("two_link_arm", "en")], indirect=True, ids="-".join)
def test_the_motion_goes_on_in_another_convention(newcomer: Visit) -> None:
    stage, page = newcomer.open(), newcomer.page
    newcomer.settle()
    stage.speed("0.1")
    choice = page.get_by_text(languages.get("en")("system.two_link_rods.convention"))

    def choose() -> None:
        choice.click()
        page.wait_for_url("**system=two_link_rods*")
        newcomer.settle()

    samples = stage.record(choose)
    assert {s.mount for s in samples} == {samples[0].mount}
    assert all(before.time <= after.time for before, after in pairwise(samples))
    # From straight down instead of from +x: a quarter turn more, once, and nothing else jumps.
    turned = [
        round(2 / math.pi * (after.q[0] - before.q[0] - before.qd[0] * (after.time - before.time)))
        for before, after in pairwise(samples)
    ]
    assert sum(turned) == 1
    assert sum(map(abs, turned)) == 1
    (at,) = (i for i, quarter in enumerate(turned) if quarter)
    before, after = samples[at], samples[at + 1]
    assert after.qd == pytest.approx(before.qd, abs=300 * (after.time - before.time) + 1e-9)
