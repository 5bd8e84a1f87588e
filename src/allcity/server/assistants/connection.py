"""One guest at a table server: requests over HTTP, and a socket that shows what the guest's seats may see.

It is a client like any other, so the server's limits hold, and nothing comes here that the seat may not know. A `Route` says how the
server is reached: over the network, or inside its own process.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Any, NamedTuple, Protocol

import msgspec

Json = dict[str, Any]
SECONDS = 20.0  # for an answer
MOST_WAITING = 4  # calls of one guest that wait at the same time
MOST_LINES = 50  # of the log that are kept


class Refusal(Exception):
    """A sentence that says why something was not done."""


class Lost(Exception):
    """The server does not answer, or no longer."""


class Answer(NamedTuple):
    """What an HTTP request brought: its status, the cookie that it sets, and its body."""

    status: int
    cookie: str
    body: bytes


class Pipe(Protocol):
    """An open socket; whoever iterates over it gets its messages until it is closed."""

    async def send(self, text: str) -> None:
        """Send a message; `Lost` if nobody is there."""

    def __aiter__(self) -> AsyncIterator[str | bytes]: ...

    async def close(self) -> None:
        """Close the socket."""


class Route(Protocol):
    """How the table server is reached."""

    async def request(self, method: str, path: str, body: bytes | None, cookie: str) -> Answer:
        """Send an HTTP request; `Lost` if nobody answers."""

    async def connect(self, cookie: str) -> Pipe:
        """Open a socket; `Lost` if nobody answers, `Refusal` if the server wants none."""


class Connection:
    """The guest, and how each table that they follow looks from each of their seats (None: as a spectator)."""

    def __init__(self, route: Route, name: str = "", cookie: str = "") -> None:
        self._route, self._name, self.cookie = route, name, cookie
        self._socket: Pipe | None = None
        self._reading: asyncio.Task[None] | None = None
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._numbers = count(1)
        self._changed = asyncio.Condition()
        self.tables: dict[str, dict[int | None, Json]] = {}
        self._codes: dict[str, str] = {}
        self._refused = ""
        self._waiting = 0

    async def call(
        self, method: str, path: str, body: Json | None = None, needs_guest: bool = True
    ) -> Any:
        """The answer to an HTTP request, as the guest; the first one that needs a guest makes them."""
        if needs_guest and not self.cookie and path != "/api/me":
            await self.introduce(self._name)
        data = None if body is None else json.dumps(body).encode()
        try:
            answer = await self._route.request(method, path, data, self.cookie)
        except Lost as problem:
            raise Refusal(str(problem)) from None
        self.cookie = answer.cookie or self.cookie
        if answer.status >= 400:
            raise Refusal(sentence(answer.body))
        return msgspec.json.decode(answer.body)

    async def introduce(self, name: str) -> None:
        """Choose the guest's name; nothing leaves them the one that they have or are given."""
        await self.call("POST", "/api/me", {"name": name} if name else {})

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

    async def follow(self, table: str) -> None:
        """See to it that a table is followed."""
        if table not in self.tables or not self.is_open:
            await self.watch(table)

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

    async def wait(self, is_there: Callable[[], bool], seconds: float) -> None:
        """Wait until something is shown, for so long at most, or until the server refuses a request that has no number."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("You are waiting already; wait for the answer to that.")
        self._refused = ""
        self._waiting += 1
        try:
            async with asyncio.timeout(seconds), self._changed:
                await self._changed.wait_for(
                    lambda: is_there() or self._refused or not self.is_open
                )
        except TimeoutError:
            pass
        finally:
            self._waiting -= 1

    @property
    def is_open(self) -> bool:
        """Whether there is a socket."""
        return self._reading is not None and not self._reading.done()

    async def close(self) -> None:
        """Let go of the socket; the seats stay the guest's, as when a browser is closed."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading
        await self._notify()

    async def _open(self) -> None:
        """A socket, and on a new one all tables that were followed."""
        if self.is_open:
            return
        if not self.cookie:
            await self.introduce(self._name)
        try:
            self._socket = await self._route.connect(self.cookie)
        except Lost as problem:
            raise Refusal(str(problem)) from None
        self._reading = asyncio.create_task(self._read(self._socket))
        for table in [table for table in self.tables if table in self._codes]:
            await self._send({"type": "watch", "table": table, "code": self._codes[table]})

    async def _send(self, message: Json) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(message))
        except Lost:
            raise Refusal("The connection to the table server is lost; try again.") from None

    async def _read(self, socket: Pipe) -> None:
        async for data in socket:
            self._take(msgspec.json.decode(data))
            await self._notify()

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "table":
                shown = {**message["now"], **{key: message[key] for key in ("game", "yours")}}
                seen = self.tables.setdefault(message["table"], {})
                for eyes in {*seen} - {*(message["yours"] or [None])}:  # seats that were given up
                    del seen[eyes]
                seen[shown.get("eyes")] = shown
            case "event":
                seen = self.tables.setdefault(message["table"], {})
                before = seen.get(message.get("eyes"), {})
                standing: Json = {
                    key: before[key] for key in ("game", "yours", "occupants") if key in before
                }
                lines = [*before.get("lines", []), *message["lines"]][-MOST_LINES:]
                seen[message.get("eyes")] = {**standing, **message, "lines": lines}
            case "refused" if not message.get("id"):
                self._refused = message["text"]
        answer = self._answers.get(message.get("id", ""))
        if answer and not answer.done():
            answer.set_result(message)


def sentence(body: bytes) -> str:
    """What a refusal says."""
    try:
        return str(msgspec.json.decode(body)["text"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "The server refused this without a word."
