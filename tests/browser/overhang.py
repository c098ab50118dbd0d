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
    """The formulas that do not fit into their place."""
    return list(page.evaluate(_CUT_OFF))


def absent(page: Page, selectors: Sequence[str], seconds: float = 10.0) -> list[str]:
    """The selectors that no visible element of the page has, even after a while."""
    found = list(selectors)
    for _ in range(round(4 * seconds)):
        found = list(page.evaluate(_ABSENT, found))
        if not found:
            break
        page.wait_for_timeout(250)
    return found
