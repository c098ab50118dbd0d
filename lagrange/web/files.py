"""A folder of the browser's files, served from memory and compressed once.

The stage is some forty small modules; read, stat'ed and compressed anew for each of two hundred
readers they would cost more than all the rest of opening a page.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath

from starlette.datastructures import Headers
from starlette.responses import PlainTextResponse, Response
from starlette.types import Receive, Scope, Send

_TYPES = {".js": "text/javascript", ".mjs": "text/javascript", ".woff2": "font/woff2"}
"""Some systems call .js text/plain, and browsers refuse such modules."""


@dataclass(frozen=True)
class _File:
    body: bytes
    compressed: bytes | None
    media_type: str
    tag: str


class Folder:
    """An ASGI app that serves the files of a folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder.resolve()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        await self._answer(scope)(scope, receive, send)

    def _answer(self, scope: Scope) -> Response:
        if scope["type"] != "http" or scope["method"] not in ("GET", "HEAD"):
            return PlainTextResponse("Method Not Allowed", 405)
        path = self._path(scope)
        if path is None:
            return PlainTextResponse("Not Found", 404)
        status = path.stat()
        return _respond(_read(path, status.st_mtime_ns, status.st_size), Headers(scope=scope))

    def _path(self, scope: Scope) -> Path | None:
        """The file asked for, if it is inside the folder."""
        inside = scope["path"].removeprefix(scope.get("root_path", "")).lstrip("/")
        parts = PurePosixPath(inside).parts
        if ".." in parts or "\0" in inside or "\\" in inside:
            return None
        path = self._folder.joinpath(*parts).resolve()
        return path if path.is_relative_to(self._folder) and path.is_file() else None


@lru_cache(maxsize=256)
def _read(path: Path, _changed: int, _size: int) -> _File:
    """A file as it was when it last changed."""
    body = path.read_bytes()
    media_type = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "text/plain"
    compressed = gzip.compress(body, 9, mtime=0) if media_type.startswith("text/") else None
    return _File(body, compressed, media_type, f'"{hashlib.sha256(body).hexdigest()[:16]}"')


def _respond(file: _File, asked: Headers) -> Response:
    headers = {"ETag": file.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if file.tag in asked.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = file.body
    if file.compressed is not None and "gzip" in asked.get("accept-encoding", ""):
        body = file.compressed
        headers["Content-Encoding"] = "gzip"
    return Response(body, media_type=file.media_type, headers=headers)
