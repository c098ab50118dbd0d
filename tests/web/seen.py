"""What a page shows, read from the app without a browser."""

import html
import re

_LATEX = re.compile(r'class="formula" data-full="(.*?)"')


def displayed_formulas(app):
    """The LaTeX of the formulas that stand in lines of their own."""
    return [html.unescape(found) for element in app.html for found in _LATEX.findall(element.value)]
