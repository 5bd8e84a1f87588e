"""The finished matches of a guest; summaries that are not stored yet are made a few at a time."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections.abc import Sequence

from msgspec import MsgspecError, Struct

from allcity.server.live.tables import Tables
from allcity.server.logs import facts
from allcity.server.match.summaries import SeatSummary, summary
from allcity.server.refusals import Refused
from allcity.server.store import summaries
from allcity.server.store.store import Store
from allcity.server.store.summaries import Place, Row, SeatFigures

PAGE = 200  # matches on a page
PIECE = 1.0  # seconds of work for one request
AT_ONCE = (
    2  # requests for which old matches are worked out at the same time; others wait their turn
)
log = logging.getLogger(__name__)


class Player(Struct):
    """One of those who played: a person, or a bot of a level."""

    name: str
    bot: str
    points: int
    place: int


class OwnReview(Struct):
    """What the review of a match says of one's own seat."""

    judge: str
    nodes: int
    error: float
    accuracy: float
    luck: float
    adjusted: float


class OwnMatch(Struct):
    """A finished match as one of its players sees it."""

    table: str
    game: str
    ended: int
    seat: int
    players: list[Player]
    sources: dict[str, int]
    actions: int
    bot_actions: int
    late: int
    review: OwnReview | None


class Page(Struct):
    """Some of a guest's finished matches, the newest first; `missing` are to be worked out yet, and `uncounted` count in no statistics."""

    matches: list[OwnMatch]
    missing: int
    uncounted: int
    next: str


class Summaries:
    """Finds finished matches; nothing here is worked out twice."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables, self._store = tables, store
        self._filling = asyncio.Semaphore(AT_ONCE)

    async def page(self, guest: str, before: Place | None) -> Page:
        """A page of matches; the caller asks for the same page again while some are missing."""
        rows = await summaries.finished(self._store, guest, before, PAGE)
        if not all(row.is_filled for row in rows):
            async with self._filling:
                await self._fill(rows)
            rows = await summaries.finished(self._store, guest, before, PAGE)
        return await asyncio.to_thread(_page, rows)

    async def _fill(self, rows: Sequence[Row]) -> None:
        """Make summaries that are not stored yet: at least one, and more while there is time."""
        until = time.monotonic() + PIECE
        for row in rows:
            if row.is_filled:
                continue
            if row.summary is None:
                await self._summarise(row.table)
            if row.lacks_figures:
                await self._take_figures(row.table)
            if time.monotonic() > until:
                break

    async def _summarise(self, table: str) -> None:
        """A match whose log can no longer be read counts in no statistics."""
        try:
            held = self._tables.held(table)
            room = held.room if held else await self._store.room(table)
            summarised = await asyncio.to_thread(summary, room)
        except Refused as refusal:
            log.info("summary not available", extra={"table": table, "code": refusal.code})
            summarised = None
        await self._store.keep_summary(table, summarised)

    async def _take_figures(self, table: str) -> None:
        data = await summaries.review_data(self._store, table)
        if data is None:
            return
        try:
            figures = await asyncio.to_thread(summaries.figures_of, data)
        except (MsgspecError, zlib.error) as problem:
            log.warning("figures of a review failed", extra={"table": table, **facts(problem)})
            figures = b""
        await summaries.store_figures(self._store, table, figures)


def _page(rows: Sequence[Row]) -> Page:
    last = rows[-1] if len(rows) == PAGE else None
    return Page(
        matches=[match for row in rows if (match := _match(row))],
        missing=sum(not row.is_filled for row in rows),
        uncounted=sum(row.summary == b"" for row in rows),
        next=f"{last.ended}-{last.table}" if last else "",
    )


def _match(row: Row) -> OwnMatch | None:
    """At a screen that several people share only the first of a guest's seats is theirs, as `introductions.follow` has it."""
    if not row.summary or not row.seats:
        return None
    summary = summaries.read_summary.decode(row.summary)
    seat = min(row.seats)
    own = summary.seats[seat]
    return OwnMatch(
        table=row.table,
        game=summary.game,
        ended=row.ended,
        seat=seat,
        players=[_player(seat) for seat in summary.seats],
        sources=own.sources,
        actions=own.actions,
        bot_actions=own.bot_actions,
        late=own.late,
        review=_review(row.review, seat),
    )


def _player(seat: SeatSummary) -> Player:
    return Player(name=seat.name, bot=seat.bot, points=seat.points, place=seat.place)


def _review(data: bytes | None, seat: int) -> OwnReview | None:
    if not data:
        return None
    figures = summaries.read_figures.decode(data)
    own: SeatFigures = next(player for player in figures.seats if player.seat == seat)
    return OwnReview(
        judge=figures.judge,
        nodes=figures.nodes,
        error=own.error,
        accuracy=own.accuracy,
        luck=own.luck,
        adjusted=own.adjusted,
    )
