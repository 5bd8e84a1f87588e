"""The endpoint `/mcp`, by which assistants use this server over streamable HTTP. There are no sessions, which could fill the memory.

The SDK is imported when the first request comes, in a thread, so that the server starts as fast as without it.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from importlib.util import find_spec
from typing import TYPE_CHECKING

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import Receive, Scope, Send

from allcity.server.assistants.loopback import Loopback
from allcity.server.assistants.visits import Caller, Visits
from allcity.server.http.dependencies import language_of, place_of, services_of
from allcity.server.limits import Limits
from allcity.server.refusals import Refused

if TYPE_CHECKING:
    from mcp.server.streamable_http_manager import StreamableHTTPSessionManager

PATH = "/mcp"
PATIENCE = 3.0  # seconds for calls in progress when the server stops
log = logging.getLogger(__name__)


class Endpoint:
    """Answers requests at `/mcp`."""

    def __init__(self, app: FastAPI, limits: Limits) -> None:
        self._app, self._limits = app, limits
        self.visits = Visits(lambda: app.state.services.signer, limits)
        self._manager: asyncio.Future[StreamableHTTPSessionManager] | None = None
        self._running: asyncio.Task[None] | None = None
        self._is_closing = asyncio.Event()
        self._is_closed = asyncio.Event()
        self._answering = 0
        self._is_idle = asyncio.Event()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope, receive)
        manager = await self._opened(request)
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        client = scope["client"] or ("", 0)
        language = language_of(request)
        self.visits.caller.set(
            Caller(
                loopback=Loopback(self._app, tuple(client), language),
                place=place_of(request),
                language=language,
                token=token.strip() if scheme.lower() == "bearer" else "",
            )
        )
        self._answering += 1
        try:
            await manager.handle_request(scope, receive, send)
        finally:
            self._answering -= 1
            if not self._answering:
                self._is_idle.set()

    async def _opened(self, request: Request) -> StreamableHTTPSessionManager:
        """The manager of the SDK, made for the first request; `Refused` if no request can be answered."""
        if request.method != "POST":  # nothing is pushed, and there is no session to delete
            raise HTTPException(405, headers={"Allow": "POST"})
        if find_spec("mcp") is None:
            raise Refused("no-assistants")
        if not services_of(request).is_ready or self._is_closing.is_set():
            raise Refused("closing")
        if self._manager is None:
            self._manager = asyncio.get_running_loop().create_future()
            self._running = asyncio.create_task(self._run(self._manager))
        return await asyncio.shield(self._manager)

    async def _run(self, manager: asyncio.Future[StreamableHTTPSessionManager]) -> None:
        """Keep the SDK's tasks together until the server stops."""
        try:
            built = await asyncio.to_thread(_manager, self.visits, self._limits)
        except Exception:
            log.exception("MCP failed")
            manager.set_exception(Refused("no-assistants"))
            return
        async with built.run():
            manager.set_result(built)
            await self._is_closed.wait()

    async def close(self) -> None:
        """Answer waiting calls, and accept no more."""
        self._is_closing.set()
        await self.visits.close()
        self._is_idle.clear()
        if self._answering:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._is_idle.wait(), PATIENCE)
        if self._running:
            self._is_closed.set()
            await self._running


def _manager(visits: Visits, limits: Limits) -> StreamableHTTPSessionManager:
    """The SDK's part: tools behind single requests, answered as JSON."""
    from mcp.server.transport_security import TransportSecuritySettings  # noqa: PLC0415

    from allcity.server.assistants.tools import server  # noqa: PLC0415

    mcp = server(visits)
    mcp.streamable_http_app(
        json_response=True,
        stateless_http=True,
        transport_security=TransportSecuritySettings(enable_dns_rebinding_protection=False),
        max_request_body_size=limits.message_bytes,
    )
    return mcp.session_manager
