"""What hangs over the side of a page."""

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


def overhang(page: Page) -> int:
    """Pixels by which the page is wider than its window."""
    return int(page.evaluate(_OVERHANG))


def cut_off(page: Page) -> list[str]:
    """The formulas that do not fit into their place."""
    return list(page.evaluate(_CUT_OFF))
