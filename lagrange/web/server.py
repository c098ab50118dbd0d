"""The server around the pages: security headers, the stage's files, and a warm start."""

from __future__ import annotations

import base64
import gc
import hashlib
import re
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator, MutableMapping
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import streamlit as st
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lagrange.notation import Notation
from lagrange.web import charts, description, formulas, home, languages, lesson, lessons, workshop  # noqa: F401 - pages need all of it at once
from lagrange.web.files import Folder
from lagrange.web.places import ASSETS, WEB

_INLINE_SCRIPT = re.compile(r"<script>(.*?)</script>", re.DOTALL)


ROUTER = WEB / "main.py"
"""The script of every full run; it must not stand beside pages/, see docs/architecture.md."""


_WARM = threading.Event()


def routes() -> list[BaseRoute]:
    """The browser's files (the modules of stage and text, and what they use), and whether all is warm."""
    files = [Mount(f"/assets/{name}", Folder(ASSETS / name)) for name in ("stage", "page", "vendor")]
    return [*files, Route("/ready", ready)]


async def ready(_request: Request) -> Response:
    """200 once every lesson is derived, 503 until then: pages are served already, only more slowly."""
    return PlainTextResponse("ready") if _WARM.is_set() else PlainTextResponse("warming up", status_code=503)


def middleware() -> list[Middleware]:
    """What stands before every route."""
    return [Middleware(SecurityHeaders)]


@asynccontextmanager
async def lifespan(_app: st.App) -> AsyncIterator[dict[str, Any]]:
    """Serve at once, and warm up beside the first readers."""
    threading.Thread(target=warm_up, name="warm-up", daemon=True).start()
    yield {}
    workshop.shop().close()


def warm_up() -> None:
    """Derive, verify and compile every system that has a lesson, so that hardly a reader waits for it.

    What exists then lives as long as the server: freezing it spares every collection the walk
    over SymPy's many small objects.
    """
    for prepare in _preparations():
        prepare()
        time.sleep(_TURN)
    gc.collect()
    gc.freeze()
    _WARM.set()


_TURN = 0.005
"""Seconds in which a reader who waits for the algebra gets it: a lock knows no queue."""


def _preparations() -> Iterator[Callable[[], object]]:
    """What readers will ask for, the home page's first."""
    systems = lessons.systems()
    for name in systems:
        for code in languages.codes():
            yield partial(lessons.text, name, code)
            yield partial(description.describe, name, code, Notation())
    for name in systems:
        yield partial(lessons.model, name)
        yield partial(charts.offered, name)
    for name in systems:
        for step in lessons.steps(name):
            yield partial(formulas.verification, name, step.id)


class SecurityHeaders:
    """Adds the security headers to every response, and tells the browser early what to load."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, and add the headers to its answer."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                _add_headers(message)
            await send(message)

        await self._app(scope, receive, send_with_headers)


def _add_headers(message: MutableMapping[str, Any]) -> None:
    headers = MutableHeaders(scope=message)
    headers.setdefault("Content-Security-Policy", policy())
    headers.setdefault("X-Content-Type-Options", "nosniff")
    headers.setdefault("Referrer-Policy", "same-origin")
    headers.setdefault("Permissions-Policy", "camera=(), microphone=(), geolocation=()")
    if headers.get("content-type", "").startswith("text/html"):
        headers.append("Link", preloads())


@lru_cache(maxsize=1)
def policy() -> str:
    """The Content-Security-Policy: own files, Blob modules, and Streamlit's one inline script."""
    index = Path(st.__file__).parent / "static" / "index.html"
    scripts = _INLINE_SCRIPT.findall(index.read_text(encoding="utf-8"))
    hashes = " ".join(f"'sha256-{_digest(script)}'" for script in scripts)
    return "; ".join(
        (
            "default-src 'self'",
            f"script-src 'self' blob: {hashes}",
            "style-src 'self' 'unsafe-inline'",
            "img-src 'self' data: blob:",
            "font-src 'self' data:",
            "connect-src 'self' ws: wss:",
            "object-src 'none'",
            "base-uri 'self'",
        )
    )


def _digest(script: str) -> str:
    return base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()


@lru_cache(maxsize=1)
def preloads() -> str:
    """A Link header: what the stage needs comes right behind Streamlit's own files.

    Low priority, so that it waits for them and not they for it.
    """
    static = Path(st.__file__).parent / "static" / "static" / "js"
    own = [
        f"/assets/{folder}/{file.name}"
        for folder in ("stage", "page")
        for file in sorted((ASSETS / folder).glob("*.js"))
    ]
    own.append("/assets/vendor/katex/katex.mjs")
    chunks = [f"/static/js/{file.name}" for name in _CHUNKS for file in static.glob(f"{name}.*.js")]
    return ", ".join(f"<{path}>; rel=modulepreload; fetchpriority=low" for path in (*chunks, *own))


_CHUNKS = ("BidiComponent", "serialization", "recordbatch", "rehype-katex")
"""The parts of Streamlit's frontend that a lesson needs first and that it asks for late."""
