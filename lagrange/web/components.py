"""Components whose JavaScript is a module under assets/."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import streamlit as st

# The file is found beside Streamlit's own script, so that a server under a path prefix works; a
# Blob module could not resolve a relative import.
_LOADER = """
const base = document.querySelector('script[src*="/static/js/"]')?.src ?? location.href;
const module = import(new URL("../../assets/%s", base).href);
export default function (component) {
  let over = false, end;
  module.then(({ default: show }) => { if (!over) end = show(component); });
  return () => { over = true; end?.(); };
}
"""


def component(
    name: str, module: str, *, html: str | None = None, css: str | None = None
) -> Callable[..., Any]:
    """Declare a component; `module` is a path in assets/."""
    return st.components.v2.component(name, js=_LOADER % module, html=html, css=css)
