"""Bots at running tables: they think when it is their turn, and their choice is played."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections.abc import Callable

from allcity.core.game import Seat
from allcity.core.play import pick
from allcity.server import metrics
from allcity.server.live import audiences
from allcity.server.live.table import Request, Table
from allcity.server.logs import facts
from allcity.server.match import days
from allcity.server.match.requests import moves
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Task, Thinkers
from allcity.server.running.workers import Failed
from allcity.server.storage import Unwritten

PAUSE = 0.1  # seconds before a bot thinks again, after its choice came too late or was not written
REPAIR = 60.0  # seconds before another try at a table where not even a legal action can be played
LATE = frozenset({"closing", "not-running", "not-your-seat", "stale", "version"})
log = logging.getLogger(__name__)


class Players:
    """The bots of the tables that this process runs."""

    def __init__(self, thinkers: Thinkers, runs: Callable[[Table], bool]) -> None:
        self._thinkers = thinkers
        self._runs = runs
        self._thinking: dict[tuple[str, Seat], asyncio.Task[None]] = {}
        self._reported: set[tuple[str, Seat]] = set()

    def wake(self, table: Table) -> None:
        """Let the bots think whose turn it is."""
        for seat in bots_to_move(table):
            key = table.id, seat
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._play(table, seat))

    async def _play(self, table: Table, seat: Seat) -> None:
        """Choose and act for as long as it is this bot's turn."""
        try:
            while self._runs(table) and seat in bots_to_move(table):
                try:
                    await self._move(table, seat)
                except Exception as problem:
                    await asyncio.sleep(self._pause(table, seat, problem))
        finally:
            del self._thinking[table.id, seat]
            if table.room.status != "running":
                self._reported.discard((table.id, seat))

    async def _move(self, table: Table, seat: Seat) -> None:
        """Make one action for the seat; if the bot fails, a random legal one."""
        version, task = table.room.version, task_of(table, seat)
        host = table.room.host
        asker = Asker(host, table.room.setup.origin or host, lambda: table.is_followed)
        try:
            text = await self._thinkers.choose(task, asker)
            await table.submit(_choice(seat, text, version))
        except Exception as problem:
            if _is_late(problem):
                raise
            self._report(table, seat, problem)
            await table.submit(_choice(seat, any_text(table, seat), version))

    def _pause(self, table: Table, seat: Seat, problem: Exception) -> float:
        """How long to wait before the next try."""
        if _is_late(problem):
            return PAUSE
        self._report(table, seat, problem)
        return REPAIR

    def _report(self, table: Table, seat: Seat, problem: Exception) -> None:
        """Log the first fault of a bot at a table; the next ones are only counted."""
        metrics.BOT_FAILURES.inc()
        if (table.id, seat) in self._reported:
            return
        self._reported.add((table.id, seat))
        setup, bot = table.room.setup, spec_of(table, seat)
        details = problem.details if isinstance(problem, Failed) else facts(problem)
        log.error(
            "bot failed", extra={"table": table.id, "game": setup.game, "bot": bot, **details}
        )

    async def close(self) -> None:
        """Stop all thinking."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _is_late(problem: Exception) -> bool:
    """Whether a failure is not the bot's: the table has moved on, or nothing can be written."""
    is_late = isinstance(problem, Refused) and problem.code in LATE
    return is_late or isinstance(problem, Unwritten)


def bots_to_move(table: Table) -> list[Seat]:
    room = table.room
    return [seat for seat in room.active if seat >= 0 and room.is_played_by_bot(seat)]


def spec_of(table: Table, seat: Seat) -> str:
    """The bot in a seat, or the one that plays for the person there."""
    return table.room.occupants[seat].bot or table.room.setup.bot


def task_of(table: Table, seat: Seat) -> Task:
    """What the bot of a seat may know."""
    room = table.room
    return Task(
        game=room.setup.game,
        edition=room.setup.edition,
        spec=spec_of(table, seat),
        view=audiences.view(room, seat),
        seed=_seed(room, seat),
        line=f"{table.id} {seat}",
    )


def _seed(room: Room, seat: Seat) -> int:
    """The seed of a bot's choice; on a daily wall it answers the same moves in the same way, whichever player makes them."""
    if room.setup.daily:
        return days.bot_seed(room.setup.seed, room.match.log, seat)
    return secrets.randbits(63)


def any_text(table: Table, seat: Seat) -> str:
    """Some legal action."""
    game, state = table.room.game, table.room.match.state
    rng = random.Random(_seed(table.room, seat))
    return game.text(pick(game.legal(state, seat), rng))


def _choice(seat: Seat, text: str, version: int) -> Request:
    return lambda draft: moves.bot_act(draft, seat, text, version)
