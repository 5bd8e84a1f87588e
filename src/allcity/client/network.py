"""The way to a table server over the network: HTTP requests in threads, and a web socket."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from http.client import HTTPException
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from allcity.client.connection import SECONDS, Answer, Lost, refusal

MOST_BYTES = 1 << 22  # of one message


class Network:
    """A server at an address."""

    def __init__(self, address: str, language: str = "") -> None:
        self._address = address
        self._headers = {"Accept-Language": language} if language else {}

    async def request(self, method: str, path: str, body: bytes | None, cookie: str) -> Answer:
        return await asyncio.to_thread(self._request, method, path, body, cookie)

    def _request(self, method: str, path: str, body: bytes | None, cookie: str) -> Answer:
        headers = {"Content-Type": "application/json", "Cookie": cookie, **self._headers}
        request = Request(self._address + path, body, headers, method=method)  # noqa: S310
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 (http or https: the command checks)
                cookies = answer.headers.get_all("Set-Cookie") or [""]
                return Answer(answer.status, cookies[-1].partition(";")[0], answer.read())
        except HTTPError as error:
            with error:
                return Answer(error.code, "", error.read())
        except (URLError, HTTPException, OSError, ValueError) as error:
            raise self._lost(error) from None

    async def connect(self, cookie: str) -> Socket:
        address = self._address.replace("http", "ws", 1) + "/api/socket"
        try:
            socket = await connect(
                address, additional_headers={"Cookie": cookie, **self._headers}, max_size=MOST_BYTES
            )
        except InvalidStatus as error:
            raise refusal(bytes(error.response.body or b"")) from None
        except (OSError, WebSocketException) as error:
            raise self._lost(error) from None
        return Socket(socket)

    def _lost(self, error: Exception) -> Lost:
        return Lost(f"The table server at {self._address} does not answer: {error}")


class Socket:
    """A web socket to the server."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def send(self, text: str) -> None:
        try:
            await self._socket.send(text)
        except WebSocketException:
            raise Lost from None

    async def __aiter__(self) -> AsyncIterator[str | bytes]:
        try:
            async for data in self._socket:
                yield data
        except ConnectionClosed:
            return

    async def close(self) -> None:
        await self._socket.close()
