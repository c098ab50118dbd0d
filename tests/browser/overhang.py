"""What hangs over the side of a page, or is not on it.

Each is one question to the browser: a whole lesson has a hundred thousand nodes.
"""

from collections.abc import Sequence

from playwright.sync_api import Page

_OVERHANG = """
() => Math.max(...[document.documentElement, document.body, ...document.querySelectorAll(
  '[data-testid=stMain], [data-testid=stAppViewContainer], [data-testid=stMainBlockContainer]'
)].map((element) => element.scrollWidth - element.clientWidth))
"""
_CUT_OFF = """
() => [...document.querySelectorAll('.katex-display')]
  .filter((formula) => formula.offsetParent !== null)
  .filter((formula) => formula.scrollWidth > formula.clientWidth + 1
    || formula.getBoundingClientRect().right > innerWidth + 1)
  .map((formula) => formula.querySelector('annotation')?.textContent)
"""
_ABSENT = """
(selectors) => selectors.filter((selector) =>
  ![...document.querySelectorAll(selector)].some((element) => element.offsetParent !== null))
"""


def overhang(page: Page) -> int:
    """Pixels by which the page is wider than its window."""
    return int(page.evaluate(_OVERHANG))


def cut_off(page: Page) -> list[str]:
    """The formulas that do not fit into their place, even after a while: the browser sets them when idle."""
    return _at_last(page, _CUT_OFF)


def absent(page: Page, selectors: Sequence[str]) -> list[str]:
    """The selectors that no visible element of the page has, even after a while."""
    return _at_last(page, _ABSENT, list(selectors))


def _at_last(page: Page, question: str, about: list[str] | None = None, seconds: float = 10.0) -> list[str]:
    """The answer to a question, asked until there is nothing to be told."""
    found: list[str] = []
    for _ in range(round(4 * seconds)):
        found = list(page.evaluate(question, about))
        if not found:
            break
        page.wait_for_timeout(250)
    return found
