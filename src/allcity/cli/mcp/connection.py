"""One guest at a table server: requests over HTTP, and a socket that shows what the guest's seats may see.

It is a client like any other, so the server's limits hold, and nothing comes here that the seat may not know.
"""

from __future__ import annotations

import asyncio
import json
from itertools import count
from typing import Any
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

Json = dict[str, Any]
SECONDS = 20.0  # for an answer
MOST_BYTES = 1 << 22  # of one message


class Refusal(Exception):
    """A sentence that says why something was not done."""


class Connection:
    """The guest, and how each table that they follow looks from each of their seats (None: as a spectator)."""

    def __init__(self, address: str, name: str = "") -> None:
        self._address, self._name = address, name
        self._cookie = ""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._numbers = count(1)
        self._changed = asyncio.Condition()
        self.tables: dict[str, dict[int | None, Json]] = {}
        self._codes: dict[str, str] = {}
        self._refused = ""

    async def call(self, method: str, path: str, body: Json | None = None) -> Any:
        """The answer to an HTTP request, as the guest; the first one makes the guest."""
        if not self._cookie and path != "/api/me":
            await self.call("POST", "/api/me", {"name": self._name} if self._name else {})
        return await asyncio.to_thread(self._call, method, path, body)

    def _call(self, method: str, path: str, body: Json | None) -> Any:
        headers = {"Content-Type": "application/json", "Cookie": self._cookie}
        data = None if body is None else json.dumps(body).encode()
        request = Request(self._address + path, data, headers, method=method)  # noqa: S310
        try:
            with urlopen(request, timeout=SECONDS) as answer:  # noqa: S310 (http or https: the command checks)
                for cookie in answer.headers.get_all("Set-Cookie") or []:
                    self._cookie = cookie.partition(";")[0]
                return json.load(answer)
        except HTTPError as error:
            with error:
                raise Refusal(_sentence(error.read())) from None
        except (URLError, OSError, ValueError) as error:
            raise Refusal(f"The table server at {self._address} does not answer: {error}") from None

    async def watch(self, table: str, code: str = "") -> None:
        """Follow a table; afterwards `tables[table]` is how it looks now."""
        self._codes[table] = code or self._codes.get(table, "")
        self.tables.pop(table, None)
        await self._open()
        await self._send({"type": "watch", "table": table, "code": self._codes[table]})
        await self.wait(lambda: table in self.tables, SECONDS)
        if table not in self.tables:
            del self._codes[table]
            raise Refusal(self._refused or "The server did not show this table.")

    async def ask(self, kind: str, table: str, **fields: Any) -> Json:
        """The answer to a request at a table that is followed."""
        await self._open()
        number = f"mcp-{next(self._numbers)}"
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        try:
            await self._send({"type": kind, "table": table, "id": number, **fields})
            message: Json = await asyncio.wait_for(answer, SECONDS)
        except TimeoutError:
            raise Refusal("The server did not answer in time; look at the table again.") from None
        finally:
            self._answers.pop(number, None)
        if message["type"] == "refused":
            raise Refusal(message["text"])
        return message

    async def wait(self, is_there: Any, seconds: float) -> None:
        """Wait until something is shown, for so long at most, or until the server refuses a request that has no number."""
        self._refused = ""
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(lambda: is_there() or self._refused)
        except TimeoutError:
            pass

    async def close(self) -> None:
        """Let go of the socket; the seats stay the guest's, as when a browser is closed."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    async def _open(self) -> None:
        """A socket, and on a new one all tables that were followed."""
        if self._reading is not None and not self._reading.done():
            return
        if not self._cookie:
            await self.call("GET", "/api/games")
        address = self._address.replace("http", "ws", 1) + "/api/socket"
        try:
            self._socket = await connect(
                address, additional_headers={"Cookie": self._cookie}, max_size=MOST_BYTES
            )
        except (OSError, WebSocketException) as error:
            raise Refusal(f"The table server at {self._address} does not answer: {error}") from None
        self._reading = asyncio.create_task(self._read(self._socket))
        for table in [table for table in self.tables if table in self._codes]:
            await self._send({"type": "watch", "table": table, "code": self._codes[table]})

    async def _send(self, message: Json) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(message))
        except WebSocketException:
            raise Refusal("The connection to the table server is lost; try again.") from None

    async def _read(self, socket: ClientConnection) -> None:
        try:
            async for data in socket:
                self._take(json.loads(data))
                async with self._changed:
                    self._changed.notify_all()
        except WebSocketException:
            pass

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "table":
                shown = {**message["now"], **{key: message[key] for key in ("game", "yours")}}
                self.tables.setdefault(message["table"], {})[shown.get("eyes")] = shown
            case "event":
                seen = self.tables.setdefault(message["table"], {})
                before = seen.get(message.get("eyes"), {})
                standing: Json = {
                    key: before[key] for key in ("game", "yours", "occupants") if key in before
                }
                seen[message.get("eyes")] = {**standing, **message}
            case "refused" if not message.get("id"):
                self._refused = message["text"]
        answer = self._answers.get(message.get("id", ""))
        if answer and not answer.done():
            answer.set_result(message)


def _sentence(body: bytes) -> str:
    """What a refusal says."""
    try:
        return str(json.loads(body)["text"])
    except (ValueError, KeyError, TypeError):
        return "The server refused this without a word."
