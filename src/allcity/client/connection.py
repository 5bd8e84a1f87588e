"""One guest at a table server: requests over HTTP, and a socket that shows what the guest's seats may see.

It is a client like any other, so the server's limits hold, and nothing comes here that the seat may not know. A `Route` says how the
server is reached: over the network, or inside its own process.
"""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, NamedTuple, Protocol

import msgspec

from allcity.client import PROTOCOL

Json = dict[str, Any]
SECONDS = 20.0  # for an answer
WAITS = (
    0.25,
    0.5,
    1.0,
    2.0,
    4.0,
    8.0,
)  # seconds between attempts to connect again; the last one is repeated
PASSING = ("offline", "silent", "rate", "closing", "unwritten", "internal", "not-watching")
"""Refusals for the moment: nothing has been decided about what was asked, so it may be asked again."""
MOST_WAITING = 4  # calls of one guest that wait at the same time
MOST_LINES = 50  # lines of the log that are stored
STANDING = ("game", "yours", "rules", "edition", "options", "commitment", "what_if")
"""What an answer to `watch` says of a table and events do not repeat."""


class Refusal(Exception):
    """A sentence that says why something was not done, and its code for programs.

    The codes `offline`, `silent`, `unreadable` and `protocol` are this client's own: nobody answers, not in time, or something else than a table server of our
    version does.
    """

    def __init__(self, sentence: str, code: str = "", clause: str = "") -> None:
        super().__init__(sentence)
        self.code, self.clause = code, clause


class Lost(Exception):
    """The server does not answer, or the connection is lost."""


class Answer(NamedTuple):
    """What an HTTP request brought: its status, the cookie that it sets, and its body."""

    status: int
    cookie: str
    body: bytes


class Pipe(Protocol):
    """An open socket; iterating over it yields its messages until it is closed."""

    async def send(self, text: str) -> None:
        """Send a message; `Lost` if the connection is lost."""

    def __aiter__(self) -> AsyncIterator[str | bytes]: ...

    async def close(self) -> None:
        """Close the socket."""


class Route(Protocol):
    """How the table server is reached."""

    async def request(self, method: str, path: str, body: bytes | None, cookie: str) -> Answer:
        """Send an HTTP request; `Lost` if the server does not answer."""

    async def connect(self, cookie: str) -> Pipe:
        """Open a socket; `Lost` if the server does not answer, `Refusal` if it refuses."""


class Connection:
    """The guest, and how each table that they follow looks from each of their seats (None: as a spectator)."""

    def __init__(
        self, route: Route, name: str = "", cookie: str = "", most_lines: int = MOST_LINES
    ) -> None:
        self._route, self._name, self.cookie = route, name, cookie
        self._most_lines = most_lines
        self._socket: Pipe | None = None
        self._reading: asyncio.Task[None] | None = None
        self._opening = asyncio.Lock()
        self._answers: dict[str, asyncio.Future[Json]] = {}
        self._changed = asyncio.Condition()
        self.tables: dict[str, dict[int | None, Json]] = {}
        self._codes: dict[str, str] = {}
        self._refused: Refusal | None = None
        self._misfit: Refusal | None = None  # why nothing can be done with this server
        self._notifying: asyncio.Task[None] | None = None
        self._waiting = 0

    async def call(
        self, method: str, path: str, body: Json | None = None, needs_guest: bool = True
    ) -> Any:
        """The answer to an HTTP request, as the guest; the first one that needs a guest makes them."""
        answer = await self._request(method, path, body, needs_guest)
        try:
            return msgspec.json.decode(answer)
        except msgspec.DecodeError:
            raise Refusal("This is no answer of a table server.", "unreadable") from None

    async def text(self, path: str) -> str:
        """A file that the server has for the guest."""
        return (await self._request("GET", path, None, needs_guest=True)).decode("utf-8", "replace")

    async def _request(self, method: str, path: str, body: Json | None, needs_guest: bool) -> bytes:
        if needs_guest and not self.cookie and path != "/api/me":
            await self.introduce(self._name)
        data = None if body is None else json.dumps(body).encode()
        try:
            answer = await self._route.request(method, path, data, self.cookie)
        except Lost as problem:
            raise Refusal(str(problem), "offline") from None
        self.cookie = answer.cookie or self.cookie
        if answer.status >= 400:
            raise refusal(answer.body)
        return answer.body

    async def introduce(self, name: str, **more: str) -> None:
        """Choose the guest's name; without one they keep theirs, or the server chooses."""
        await self.call("POST", "/api/me", {"name": name, **more} if name else more)

    async def watch(self, table: str, code: str = "") -> None:
        """Follow a table; afterwards `tables[table]` is how it looks now."""
        self._codes[table] = code or self._codes.get(table, "")
        self.tables.pop(table, None)
        await self._open()
        await self._send({"type": "watch", "table": table, "code": self._codes[table]})
        await self.wait(lambda: table in self.tables, SECONDS)
        if table not in self.tables:
            del self._codes[table]
            raise (
                self._misfit
                or self._refused
                or Refusal("The server did not show this table.", "silent")
            )

    async def follow(self, table: str) -> None:
        """Follow a table unless it is followed already."""
        if table not in self.tables or not self.is_open:
            await self.watch(table)

    async def ask(self, kind: str, table: str, **fields: Any) -> Json:
        """The answer to a request at a table that is followed."""
        return await self._ask({"type": kind, "table": table, "id": fresh_id(), **fields})

    async def _ask(self, request: Json) -> Json:
        await self._open()
        number = request["id"]
        answer = self._answers[number] = asyncio.get_running_loop().create_future()
        answer.add_done_callback(_heard)
        try:
            await self._send(request)
            message: Json = await asyncio.wait_for(answer, SECONDS)
        except TimeoutError:
            raise Refusal(
                "The server did not answer in time; look at the table again.", "silent"
            ) from None
        finally:
            self._answers.pop(number, None)
        if message["type"] == "refused":
            raise Refusal(message["text"], message["code"], message.get("clause", ""))
        return message

    async def insist(self, kind: str, table: str, **fields: Any) -> Json:
        """The answer to a request that is sent again, with the same id, until there is one: so it counts once, however often the connection is lost."""
        request = {"type": kind, "table": table, "id": fresh_id(), **fields}
        while True:
            try:
                return await self._ask(request)
            except Refusal as refused:
                if refused.code not in PASSING:
                    raise
                if refused.code == "silent":
                    await self._hang_up()
            await asyncio.sleep(WAITS[1])
            await self.reopen()

    async def reopen(self) -> None:
        """Connect again if the connection is lost, however long that takes."""
        tries = 0
        while not self.is_open:
            if self._misfit:
                raise self._misfit
            try:
                await self._open()
            except Refusal:
                await asyncio.sleep(WAITS[min(tries, len(WAITS) - 1)])
                tries += 1

    async def wait(self, is_there: Callable[[], bool], seconds: float) -> None:
        """Wait until something is shown, for so long at most, or until the server refuses a request that has no number."""
        if self._waiting >= MOST_WAITING:
            raise Refusal("You are waiting already; wait for the answer to that.")
        self._refused = None
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
    def refused(self) -> Refusal | None:
        """What the server has refused of late without being asked for an answer, such as to show a table that was given up."""
        return self._refused

    @property
    def is_open(self) -> bool:
        """Whether there is a socket."""
        return self._reading is not None and not self._reading.done()

    async def close(self) -> None:
        """Close the socket; the guest keeps their seats, as when a browser is closed."""
        await self._hang_up()
        await self._notify()

    async def _hang_up(self) -> None:
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    async def _open(self) -> None:
        """A socket, and on a new one all tables that were followed."""
        async with self._opening:
            if self.is_open:
                return
            if not self.cookie:
                await self.introduce(self._name)
            try:
                self._socket = await self._route.connect(self.cookie)
            except Lost as problem:
                raise Refusal(str(problem), "offline") from None
            self._reading = asyncio.create_task(self._read(self._socket))
            self._reading.add_done_callback(self._end)
            for table in [table for table in self.tables if table in self._codes]:
                await self._send({"type": "watch", "table": table, "code": self._codes[table]})

    async def _send(self, message: Json) -> None:
        assert self._socket is not None
        try:
            await self._socket.send(json.dumps(message))
        except Lost:
            raise _lost() from None

    async def _read(self, socket: Pipe) -> None:
        try:
            async for data in socket:
                self._take(msgspec.json.decode(data))
                await self._notify()
                if self._misfit:
                    break
        except (msgspec.DecodeError, LookupError, TypeError, AttributeError):
            self._misfit = Refusal("This is no answer of a table server.", "unreadable")
        if self._misfit:
            await socket.close()

    def _end(self, _: asyncio.Task[None]) -> None:
        """Tell all waiting requests that the socket is closed."""
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(_lost())
        self._notifying = asyncio.create_task(self._notify())

    async def _notify(self) -> None:
        async with self._changed:
            self._changed.notify_all()

    def _take(self, message: Json) -> None:
        match message["type"]:
            case "hello" if message["protocol"] != PROTOCOL:
                sentence = "This server speaks another version of the protocol."
                self._misfit = Refusal(sentence, "protocol")
            case "table":
                standing = {key: message[key] for key in STANDING if key in message}
                shown = {**message["now"], **standing}
                seen = self.tables.setdefault(message["table"], {})
                for viewer in {*seen} - {*(message["yours"] or [None])}:  # seats that were given up
                    del seen[viewer]
                seen[shown.get("viewer")] = shown
            case "event":
                seen = self.tables.setdefault(message["table"], {})
                before = seen.get(message.get("viewer"), {})
                lasting: Json = {
                    key: before[key] for key in (*STANDING, "occupants") if key in before
                }
                lines = [*before.get("lines", []), *message["lines"]][-self._most_lines :]
                seen[message.get("viewer")] = {**lasting, **message, "lines": lines}
            case "refused" if not message.get("id"):
                self._refused = Refusal(message["text"], message["code"])
        answer = self._answers.get(message.get("id", ""))
        if answer and not answer.done():
            answer.set_result(message)


def fresh_id() -> str:
    """An id that nobody has used: a request with one that the same guest has used before would count as done."""
    return secrets.token_hex(8)


def _heard(answer: asyncio.Future[Json]) -> None:
    """Mark a loss as handled, so that asyncio does not warn if nobody awaits it."""
    if not answer.cancelled():
        answer.exception()


def _lost() -> Refusal:
    return Refusal("The connection to the table server is lost; try again.", "offline")


def refusal(body: bytes) -> Refusal:
    """What the body of an answer says of a refusal."""
    try:
        answer = msgspec.json.decode(body)
        return Refusal(
            str(answer["text"]), str(answer.get("code", "")), str(answer.get("clause", ""))
        )
    except (msgspec.DecodeError, KeyError, TypeError, AttributeError):
        return Refusal("The server refused this without a word.", "unreadable")
