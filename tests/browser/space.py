"""A machine in space on the stage alone: an arm described by Python, mounted without the app."""

import json
from functools import lru_cache
from typing import Any

from playwright.sync_api import Page

import lagrange as lg
from lagrange.notation import Notation
from lagrange.web import description, languages
from lagrange.web.palette import palettes
from tests.browser.modules import ORIGIN, answer
from tests.browser.stage import Stage

# Parameters, keys and pointer work as in the app; what the stage reports is kept in window.reported.
MOUNT = """
async (data) => {
  document.body.style.cssText = 'margin: 0; height: 100vh';
  const css = await (await fetch('/assets/stage/stage.css')).text();
  document.head.append(Object.assign(document.createElement('style'), { textContent: css }));
  const { background, text } = data.page;
  document.body.style.background = background;
  document.body.style.setProperty('--st-background-color', background);
  document.body.style.setProperty('--st-text-color', text);
  const parent = document.createElement('div');
  parent.style.cssText = 'height: 100vh; max-width: 700px';
  document.body.append(parent);
  window.reported = [];
  const { default: stage } = await import('/assets/stage/stage.js');
  stage({ data, parentElement: parent, setStateValue: (name, value) => window.reported.push([name, value]) });
}
"""
LIGHT = {"background": "#ffffff", "text": "#262730"}
DARK = {"background": "#16181b", "text": "#e6e6e6"}

# A slide that nothing holds falls out of the picture at once: that arm floats, and starts in motion.
FLOATING = {"scara_arm": {"g": 0.0}}
START = {"scara_arm": ((0.5, 0.9, 0.2, 0.3), (0.9, -0.6, 0.02, 1.0))}


@lru_cache(maxsize=8)
def _described(name: str) -> str:
    system = lg.chain_system(lg.arms.get(name))
    q, qd = START.get(name, system.start)
    made: dict[str, Any] = {
        "language": "en",
        "words": languages.get("en").table("stage"),
        "palette": palettes(),
        "system": description.of(system, Notation()),
        "revision": 1,
        "committed": {
            "parameters": dict(system.values(**FLOATING.get(name, {}))),
            "start": {"q": list(q), "qd": list(qd)},
        },
        "demonstration": None,
    }
    return json.dumps(made)


def mount(page: Page, name: str, colours: dict[str, str] = LIGHT) -> Stage:
    """The stage of a known arm, in motion."""
    page.route(f"{ORIGIN}/**", answer)
    page.goto(f"{ORIGIN}/")
    page.evaluate(MOUNT, {**json.loads(_described(name)), "page": colours})
    stage = Stage(page)
    stage.wait_for_motion()
    page.wait_for_timeout(
        600
    )  # the panels have taken their place, and the picture has come to rest in its own
    return stage
