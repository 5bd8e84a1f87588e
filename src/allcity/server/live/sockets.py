"""One socket per client: it reads requests, answers each, and passes on the events of the tables."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

import msgspec
from starlette.websockets import WebSocket

from allcity.client import PROTOCOL
from allcity.server import metrics
from allcity.server.limits import Bucket
from allcity.server.live import audiences, messages
from allcity.server.live.channels import POLICY, channel_of
from allcity.server.live.messages import (
    Act,
    Answer,
    Coach,
    Ping,
    Preview,
    Request,
    Say,
    Undo,
    Unwatch,
    Watch,
    written,
)
from allcity.server.live.outbox import TRY_AGAIN, Outbox
from allcity.server.live.table import Table
from allcity.server.match.drafts import Draft
from allcity.server.match.requests import moves, phrases
from allcity.server.refusals import Again, Refused
from allcity.server.storage import Guest, Unwritten

if TYPE_CHECKING:
    from allcity.server.services import Services

RESTART = 1012
SMALL = 1024  # bytes up to which a message over the limit is read for its table and id
FAULTS = 50  # refused messages per socket, of kinds that no honest client sends
log = logging.getLogger(__name__)
Change = Callable[[Draft], None]


class Client:
    """A connected client, which may follow several tables and hold several seats at each."""

    def __init__(
        self,
        socket: WebSocket,
        services: Services,
        guest: Guest | None,
        language: str,
        place: str,
        buckets: Sequence[Bucket],
    ) -> None:
        self.guest = guest.id if guest else ""
        self._name = guest.name if guest else ""
        self._language = guest.language if guest else language
        self._socket = socket
        self._services = services
        self._limits = services.limits
        self._tables: dict[str, Table] = {}
        self._channel = channel_of(socket)
        self._outbox = Outbox(self._channel, services.limits, self._again)
        self._place = place
        self._buckets = buckets
        self._faults = 0
        self.tell, self.show = self._outbox.tell, self._outbox.show

    async def run(self) -> None:
        """Serve the client until it goes, is too slow, or asks for too much."""
        await self._socket.accept()
        self.tell(written(messages.Hello(PROTOCOL, self.guest or None, self._name)))
        # A task of its own, because awaiting through all layers of the application costs more.
        receiving = asyncio.create_task(self._receive_all())
        try:
            await receiving
        finally:
            receiving.cancel()
            for table in self._tables.values():
                table.unwatch(self)
            self._outbox.end(RESTART)

    async def _receive_all(self) -> None:
        """Wait until the connection is lost or the close frame was sent, which may have to wait for room."""
        while True:
            message: Any = await self._channel.receive()
            if message["type"] == "websocket.disconnect":
                return
            if self._outbox.close_code is not None:
                continue
            await self._take_turn()
            text = message.get("text")
            await self._receive(message.get("bytes") or b"" if text is None else text)
            if self._faults > FAULTS:
                self._outbox.end(POLICY)

    async def _take_turn(self) -> None:
        """Of an address with more sockets than one guest may have, one message is read per turn of the loop."""
        if self._services.places[self._place] > self._limits.sockets_per_guest:
            await self._services.pacing.begin(self._place)

    async def _receive(self, data: str | bytes) -> None:
        """Answer one message, whatever it holds."""
        try:
            if not all(bucket.take() for bucket in self._buckets):
                return self._refuse(Refused("rate"), *_whose(data))
            if len(data) > self._limits.message_bytes:
                raise Refused("too-large", most=self._limits.message_bytes)
            request = messages.read.decode(data)
        except Refused as refusal:
            self._refuse(refusal)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
            self._refuse(Refused("message", detail=str(problem)[:120]))
        else:
            await self._answer(request)

    async def _answer(self, request: Request) -> None:
        table = getattr(request, "table", "")
        move = getattr(request, "id", "")
        try:
            await self._do(request)
        except Again as again:
            self.tell(written(messages.Done(table, move, again.version)))
        except Refused as refusal:
            self._refuse(refusal, table, move)
        except Unwritten:
            self._refuse(Refused("unwritten"), table, move)
        except Exception:
            log.exception("request failed", extra={"table": table})
            self._refuse(Refused("internal"), table, move)
            if isinstance(request, Watch):  # after connecting again the client repeats it
                self._outbox.end(TRY_AGAIN)

    async def _do(self, request: Request) -> None:
        match request:
            case Act():
                await self._act(request)
            case Watch():
                await self._watch(request)
            case Unwatch(table=name):
                if table := self._tables.pop(name, None):
                    table.unwatch(self)
            case Preview():
                await self._preview(request)
            case Undo() | Answer() | Coach() | Say():
                await self._submit(request, _change(request))
            case Ping():
                self.tell(_PONG)

    async def _act(self, request: Act) -> None:
        """Make a move; it is counted by outcome, and timed until it has been sent to all who follow the table."""
        game = self._followed(request.table).room.setup.game
        begun = time.perf_counter()
        try:
            await self._submit(
                request, lambda d: moves.act(d, request.seat, request.texts, request.version)
            )
        except Refused:
            metrics.moves(game, "refused").inc()
            raise
        except Again:
            metrics.moves(game, "again").inc()
            raise
        metrics.moves(game, "done").inc()
        metrics.MOVE_SECONDS.observe(time.perf_counter() - begun)

    async def _submit(self, request: Act | Undo | Answer | Coach | Say, change: Change) -> None:
        table = self._followed(request.table)

        def acknowledge(version: int) -> None:
            self.tell(written(messages.Done(request.table, request.id, version)))

        await table.submit(change, self.guest, request.id, acknowledge)

    async def _watch(self, request: Watch) -> None:
        table = await self._services.tables.fresh(request.table)
        self._services.check_watch(table.room, self.guest, request.code)
        is_known = request.table in self._tables
        if not is_known and len(self._tables) >= self._limits.tables_per_socket:
            raise Refused("too-many-tables", most=self._limits.tables_per_socket)
        self._tables[request.table] = table
        table.welcome(self, request.since)
        self._services.tables.came(table, self.guest)

    async def _preview(self, request: Preview) -> None:
        table = self._followed(request.table)
        draft = Draft(table.room, self._services.tables.now(), self.guest)
        shown = audiences.preview(draft, request.seat, request.texts, request.opening)
        self.tell(
            written(
                messages.Previewed(
                    request.table,
                    request.id,
                    shown.view,
                    shown.legal,
                    shown.question,
                    shown.gains,
                )
            )
        )

    def _followed(self, name: str) -> Table:
        table = self._tables.get(name)
        if table is None:
            raise Refused("not-watching", table=name)
        return table

    def _refuse(self, refusal: Refused, table: str = "", move: str = "") -> None:
        held = self._tables.get(table)
        self._faults += not held or refusal.code == "rate"
        self.tell(
            written(
                messages.Refused(
                    code=refusal.code,
                    text=refusal.said(self._language),
                    facts=dict(refusal.facts),
                    table=table,
                    id=move,
                    clause=refusal.clause,
                    version=held.room.version if held else None,
                )
            )
        )

    def _again(self, table: str, since: int) -> None:
        """Send the whole table to a client that has missed some of its events."""
        if held := self._tables.get(table):
            held.welcome(self, since)


def _change(request: Undo | Answer | Coach | Say) -> Change:
    """The function that adds the entries of a request to a draft."""
    seat = request.seat
    match request:
        case Undo(version=version):
            return lambda d: moves.undo(d, seat, version)
        case Answer(agree=agree, version=version):
            return lambda d: moves.answer(d, seat, agree, version)
        case Coach(agree=agree):
            return lambda d: moves.coach(d, seat, agree)
        case Say(phrase=phrase):
            return lambda d: phrases.say(d, seat, phrase)


class _Named(msgspec.Struct):
    """The fields by which a client knows which of its requests is meant."""

    table: str = ""
    id: str = ""


def _whose(data: str | bytes) -> tuple[str, str]:
    """The table and the id of a message that is refused without being carried out, if it is short enough to be read."""
    if len(data) > SMALL:
        return "", ""
    try:
        named = _NAMED.decode(data)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return "", ""
    return named.table[:32], named.id[:64]


_NAMED = msgspec.json.Decoder(_Named)
_PONG = written(messages.Pong())
