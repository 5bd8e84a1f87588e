"""The browser client that ships inside the package: its files, and one page for every address."""

from __future__ import annotations

import mimetypes
import re
from functools import cache
from hashlib import sha256
from pathlib import Path

from fastapi import APIRouter, Request, Response
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

from allcity.server.http import previews

STATIC = Path(__file__).parents[1] / "static"
NOT_PAGES = ("api/", "assets/", "offline/", "health", "ready", "mcp", "metrics", "openapi.json")
LASTING = re.compile(r"assets/|offline/[0-9a-f]+/")
FOREVER = "public, max-age=31536000, immutable"  # the name of an asset changes with its content
ENCODINGS = (("br", ".br"), ("gzip", ".gz"))
TYPES = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
POLICY = "; ".join(
    [
        "default-src 'self'",
        "script-src 'self' 'wasm-unsafe-eval'",  # Python in the browser, to play offline
        "style-src 'self' 'unsafe-inline'",
        "img-src 'self' data:",
        "object-src 'none'",
        "base-uri 'self'",
        "frame-ancestors 'none'",
    ]
)
SAFETY = {
    "Content-Security-Policy": POLICY,
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
}

_HEAD_END = "</head>"

router = APIRouter(include_in_schema=False)


@router.get("/{path:path}")
async def page(path: str, request: Request) -> Response:
    """A file of the client; any other address gets the page, and the client reads it."""
    if "index.html" in _files() and (head := await previews.head(path, request)):
        html = _content("index.html").decode().replace(_HEAD_END, f"{head}{_HEAD_END}")
        return _page_of_table(html.encode(), request.headers.get("if-none-match", ""))
    accepted = request.headers.get("accept-encoding", "")
    name = path if path and path in _files() else "index.html"
    if name == "index.html" and path.startswith(NOT_PAGES):
        raise HTTPException(404)
    if name not in _files():
        return PlainTextResponse("The client is not built: run make.\n", 503)
    known = request.headers.get("if-none-match", "")
    return _answer(name, [encoding for encoding, _ in ENCODINGS if encoding in accepted], known)


def _page_of_table(html: bytes, known: str) -> Response:
    """The page with what a messenger shows of a link to a table."""
    tag = f'"{sha256(html).hexdigest()[:32]}"'
    headers = {**SAFETY, "Cache-Control": "no-cache", "Vary": "Accept-Language", "ETag": tag}
    if tag in known:
        return Response(status_code=304, headers=headers)
    return Response(html, media_type="text/html", headers=headers)


def _answer(name: str, accepted: list[str], known: str) -> Response:
    headers = {
        **SAFETY,
        "Cache-Control": FOREVER if LASTING.match(name) else "no-cache",
        "Vary": "Accept-Encoding",
    }
    chosen = name
    for encoding, suffix in ENCODINGS:
        if encoding in accepted and name + suffix in _files():
            headers["Content-Encoding"] = encoding
            chosen = name + suffix
            break
    headers["ETag"] = _tag(chosen)
    if headers["ETag"] in known:
        return Response(status_code=304, headers=headers)
    suffix = Path(name).suffix
    media = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Response(_content(chosen), media_type=media, headers=headers)


@cache
def _files() -> frozenset[str]:
    """The files of the build, listed once per process: nothing else can be requested."""
    paths = (path for path in STATIC.rglob("*") if path.is_file())
    return frozenset(path.relative_to(STATIC).as_posix() for path in paths)


@cache
def _tag(name: str) -> str:
    """The condition that a browser sends when it has the file already."""
    return f'"{sha256(_content(name)).hexdigest()[:32]}"'


@cache
def _content(name: str) -> bytes:
    return (STATIC / name).read_bytes()
