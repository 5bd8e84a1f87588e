"""HTTP connections with bounds: the size of a head, the number of its lines, the time for both."""

from __future__ import annotations

import asyncio
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from allcity.locales import LANGUAGES
from allcity.server.http import api
from allcity.server.http.dependencies import PRIVATE
from allcity.server.limits import Limits
from allcity.server.refusals import Refused

AHEAD = 8  # requests that may wait on one connection while another is answered
OVERHEAD = 8  # bytes received for each byte of a body, at most: chunks, and data that is discarded
GRACE = 10.0  # seconds after the time for a body, in which the middleware sends its refusal


class Http(HttpToolsProtocol):
    """uvicorn's HTTP protocol with limits: without them it waits and buffers without end."""

    def __init__(self, limits: Limits, **settings: Any) -> None:
        super().__init__(**settings)
        self._limits = limits
        self._left = 0  # bytes that may still come in this part of the request
        self._is_head = True
        self._is_idle = (
            True  # nothing has come since the connection was made or the last request ended
        )
        self._refusal: Refused | None = None
        self._deadline: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._expect_head()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect_nothing()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None:
            self._expect_head()
        self._is_idle = False
        self._left -= len(data)
        super().data_received(data)
        if self._deadline and self._left < 0:
            self._refuse_size()
        if len(self.pipeline) > AHEAD:
            self.transport.abort()

    def _expect_head(self) -> None:
        self._is_head = True
        self._expect(self._limits.head_bytes, self._limits.head_seconds)

    def _expect_nothing(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None

    def _expect(self, size: int, seconds: float) -> None:
        self._expect_nothing()
        self._left = size
        self._deadline = self.loop.call_later(seconds, self._give_up)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._expect_head()

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if len(self.headers) > self._limits.head_lines:
            self._refusal = Refused("head-lines", most=self._limits.head_lines)
            raise self._refusal

    def on_headers_complete(self) -> None:
        super().on_headers_complete()
        self._is_head = False
        self._expect(OVERHEAD * self._limits.body_bytes, self._limits.body_seconds + GRACE)

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._is_idle = True
        self._expect_nothing()

    def handle_websocket_upgrade(self) -> None:
        self._expect_nothing()
        super().handle_websocket_upgrade()

    def _refuse_size(self) -> None:
        if self._is_head:
            self._refuse(Refused("head-bytes", most=self._limits.head_bytes))
        else:
            self.transport.abort()  # the middleware has sent a refusal already; the rest is not read

    def _give_up(self) -> None:
        """Close the connection; if a request has begun, a refusal is sent first."""
        if self._is_head and not self._is_idle:
            self._refuse(Refused("slow"))
        else:
            self.transport.close()

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 (uvicorn's words for it)
        self._refuse(self._refusal or Refused("http", status=400))

    def _refuse(self, refusal: Refused) -> None:
        self._expect_nothing()
        self.transport.write(answer(refusal))
        self.transport.close()


def answer(refusal: Refused) -> bytes:
    """A whole answer for clients that are refused before their request and language are known."""
    status = HTTPStatus(refusal.status)
    body = api.Refusal(
        code=refusal.code, text=refusal.said(LANGUAGES[0]), facts=dict(refusal.facts), clause=""
    )
    content = body.model_dump_json().encode()
    head = [
        f"HTTP/1.1 {status.value} {status.phrase}",
        "content-type: application/json",
        f"content-length: {len(content)}",
        "connection: close",
        *(f"{name}: {value}" for name, value in PRIVATE.items()),
    ]
    return "\r\n".join(head).encode() + b"\r\n\r\n" + content
