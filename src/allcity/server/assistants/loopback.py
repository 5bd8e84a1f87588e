"""The way to a table server from inside its own process: requests and sockets to the application itself.

They pass the same middleware, limits and routes as those that come over the network, and count for the address of whoever asks.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

from starlette.types import ASGIApp, Message, Scope

from allcity.client.connection import Answer, Lost, refusal

Address = tuple[str, int]


class Loopback:
    """The application as a client at an address reaches it."""

    def __init__(self, app: ASGIApp, client: Address, language: str) -> None:
        self._app, self._client, self._language = app, client, language

    async def request(self, method: str, path: str, body: bytes | None, cookie: str) -> Answer:
        parts: list[Message] = []

        async def receive() -> Message:
            return {"type": "http.request", "body": body or b"", "more_body": False}

        async def send(message: Message) -> None:
            parts.append(message)

        scope = {**self._scope("http", path, cookie), "method": method}
        await self._app(scope, receive, send)
        cookies = [value for name, value in parts[0]["headers"] if name == b"set-cookie"] or [b""]
        content = b"".join(part.get("body", b"") for part in parts[1:])
        return Answer(parts[0]["status"], cookies[-1].decode().partition(";")[0], content)

    async def connect(self, cookie: str) -> Socket:
        socket = Socket(self._app, self._scope("websocket", "/api/socket", cookie))
        await socket.open()
        return socket

    def _scope(self, kind: str, path: str, cookie: str) -> Scope:
        path, _, query = path.partition("?")
        headers = [
            (b"content-type", b"application/json"),
            (b"accept-language", self._language.encode()),
            *([(b"cookie", cookie.encode())] if cookie else []),
        ]
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": path,
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": self._client,
            "server": None,
            "subprotocols": [],
            "extensions": {"websocket.http.response": {}},
        }


class Socket:
    """A socket to the application; what it sends is read at once by `Connection`, so nothing piles up here."""

    def __init__(self, app: ASGIApp, scope: Scope) -> None:
        self._app, self._scope = app, scope
        self._to_app: asyncio.Queue[Message] = asyncio.Queue()
        self._from_app: asyncio.Queue[Message] = asyncio.Queue()
        self._serving: asyncio.Task[Any] | None = None

    async def open(self) -> None:
        self._to_app.put_nowait({"type": "websocket.connect"})
        self._serving = asyncio.create_task(self._serve())
        first = await self._from_app.get()
        if first["type"] != "websocket.accept":
            answer = await self._from_app.get()
            raise refusal(answer.get("body", b""))

    async def _serve(self) -> None:
        try:
            await self._app(self._scope, self._to_app.get, self._from_app.put)
        finally:
            self._from_app.put_nowait({"type": "websocket.close"})

    async def send(self, text: str) -> None:
        if self._serving is None or self._serving.done():
            raise Lost
        self._to_app.put_nowait({"type": "websocket.receive", "text": text})

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        while (message := await self._from_app.get())["type"] == "websocket.send":
            yield message["text"]

    async def close(self) -> None:
        self._to_app.put_nowait({"type": "websocket.disconnect", "code": 1000})
