"""What every connection passes before a route sees it: size, origin, counting and the log line."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from allcity.server import metrics
from allcity.server.http.dependencies import PRIVATE, place_of, refused, services_of
from allcity.server.limits import Buckets, Limits
from allcity.server.live.pacing import Pacing
from allcity.server.refusals import Refused

SAFE = ("GET", "HEAD", "OPTIONS")
HEALTH, PROBES = "/health", ("/ready", "/metrics")
SCHEMES = {"ws": "http", "wss": "https"}  # of the pages that open sockets
log = logging.getLogger("allcity.server.access")


class Gate:
    """Refuses foreign origins, large bodies and, while closing, changes; writes one log line per request, without secrets."""

    def __init__(self, app: ASGIApp, limits: Limits, origins: Iterable[str] = ()) -> None:
        self._app = app
        self._body_bytes = limits.body_bytes
        self._body_seconds = limits.body_seconds
        self._origins = frozenset(origins)
        self._callers = Buckets(limits.requests_per_second, limits.requests_at_once)
        self._probers = Buckets(limits.probes_per_second, limits.probes_at_once)
        self._pacing = Pacing()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        asked = HTTPConnection(scope)
        if refusal := self._no_socket(scope):
            await refused(asked, refusal)(scope, receive, send)
            return
        await self._pacing.begin(place_of(asked))
        await self._app(scope, receive, send)

    def _no_socket(self, scope: Scope) -> Refused | None:
        """Why a client gets no socket, as far as that is known without reading its identity."""
        asked = HTTPConnection(scope)
        if not self._is_ours(scope):
            return Refused("foreign-origin")
        if not self._callers.take(place_of(asked)):
            return Refused("rate")
        return None if services_of(asked).is_ready else Refused("closing")

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun, status = time.perf_counter(), 500
        if scope["method"] == "HEAD":  # answered like `GET`; uvicorn leaves out the body
            scope = {**scope, "method": "GET"}

        async def noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for (
                    name,
                    value,
                ) in PRIVATE.items():  # files of the client have cache headers of their own
                    headers.setdefault(name, value)
            await send(message)

        try:
            await self._app(scope, await self._read(scope, receive), noted)
        except Refused as refusal:  # refusals of a route are answered by the application
            answer = refused(HTTPConnection(scope), refusal)
            if refusal.code == "slow":
                answer.headers["connection"] = "close"  # the rest of the body is not read
            await answer(scope, receive, noted)
        finally:
            route = getattr(scope.get("route"), "path", "-")
            metrics.HTTP.labels(route, status).inc()
            took = round((time.perf_counter() - begun) * 1000, 1)
            facts = {"method": scope["method"], "route": route, "status": status, "ms": took}
            log.info("request", extra=facts)

    async def _read(self, scope: Scope, receive: Receive) -> Receive:
        """Read the whole body; refuse one that is too large or too slow, a foreign origin, and too many requests."""
        asked = HTTPConnection(scope)
        if scope["path"] == HEALTH:
            return receive
        counted = self._probers if scope["path"] in PROBES else self._callers
        counted.check(place_of(asked))
        await self._pacing.begin(place_of(asked))
        if scope["method"] in SAFE:
            return receive
        if not self._is_ours(scope):
            raise Refused("foreign-origin")
        left = iter(await self._gathered(receive))
        if not services_of(asked).is_ready:
            raise Refused("closing")

        async def again() -> Message:
            return next(left, None) or await receive()

        return again

    async def _gathered(self, receive: Receive) -> list[Message]:
        parts, size = list[Message](), 0
        try:
            async with asyncio.timeout(self._body_seconds):
                while not parts or parts[-1].get("more_body"):
                    parts.append(await receive())
                    size += len(parts[-1].get("body", b""))
                    if size > self._body_bytes:
                        raise Refused("too-large", most=self._body_bytes)
        except TimeoutError:
            raise Refused("slow") from None
        return parts

    def _is_ours(self, scope: Scope) -> bool:
        """A browser sends the origin of its page; other programs send none."""
        headers = Headers(scope=scope)
        origin = headers.get("origin")
        if origin is None or origin in self._origins:
            return True
        scheme = SCHEMES.get(scope["scheme"], scope["scheme"])
        return origin == f"{scheme}://{headers.get('host')}"
