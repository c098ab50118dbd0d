"""The server around the pages."""

import asyncio
import re
import threading

import pytest
from starlette.applications import Starlette
from starlette.responses import HTMLResponse
from starlette.routing import Route

from lagrange.web import server


def get(path):
    """Ask the app as an ASGI server would; status and headers."""

    async def page(_request):
        return HTMLResponse("<p>page</p>")

    app = Starlette(routes=[*server.routes(), Route("/", page)], middleware=server.middleware())
    asked, sent = [], []

    async def ask():
        scope = {
            "type": "http",
            "method": "GET",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": [],
        }

        async def receive():
            if asked:
                await asyncio.Event().wait()
            asked.append(True)
            return {"type": "http.request", "body": b"", "more_body": False}

        async def send(message):
            sent.append(message)

        await app(scope, receive, send)

    asyncio.run(ask())
    headers = {name.decode().lower(): value.decode() for name, value in sent[0]["headers"]}
    return sent[0]["status"], headers


def test_every_answer_has_the_headers():
    status, headers = get("/")
    policy = headers["content-security-policy"]
    assert status == 200
    assert "unsafe-eval" not in policy
    assert re.search(r"script-src 'self' blob: 'sha256-[A-Za-z0-9+/=]+'", policy)
    assert "'unsafe-inline'" not in policy.partition("style-src")[0]
    assert headers["x-content-type-options"] == "nosniff"
    assert "stage.js>; rel=modulepreload" in headers["link"]


def test_ready_when_every_lesson_is_derived(monkeypatch):
    monkeypatch.setattr(server, "_WARM", threading.Event())
    seen = []
    monkeypatch.setattr(server, "_preparations", lambda: iter([lambda: seen.append(get("/ready")[0])]))
    monkeypatch.setattr(server.gc, "freeze", lambda: None)
    server.warm_up()
    seen.append(get("/ready")[0])
    assert seen == [503, 200]


def test_the_stage_is_served_as_modules():
    status, headers = get("/assets/stage/stage.js")
    assert status == 200
    assert "javascript" in headers["content-type"]
    assert "link" not in headers


@pytest.mark.parametrize(
    "path",
    ["/assets/palette.toml", "/assets/stage/../palette.toml", "/assets/lessons/pendulum/en.md"],
)
def test_nothing_else_is_served(path):
    assert get(path)[0] == 404
