"""Runs the bots and the clocks of the tables that are given to this process."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Coroutine, Sequence
from typing import Any

from allcity.core.game import Seat
from allcity.server import metrics, moves, seating, shows
from allcity.server.drafts import Draft
from allcity.server.entries import Entry
from allcity.server.leases import RENEWAL, Leases
from allcity.server.refusals import Refused
from allcity.server.tables import Table, Tables
from allcity.server.thinkers import Task, Thinkers
from allcity.server.writer import Unwritten

TICK = 0.1  # seconds between two looks at the clocks
log = logging.getLogger(__name__)


class Runner:
    """One process's share in the running tables."""

    def __init__(self, tables: Tables, leases: Leases, thinkers: Thinkers) -> None:
        self._tables = tables
        self._leases = leases
        self._thinkers = thinkers
        self._mine: set[str] = set()
        self._alive: set[str] = set()
        self._due: dict[str, int] = {}
        self._thinking: set[tuple[str, Seat]] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        tables.listeners.append(self.notice)

    def runs(self, table: Table) -> bool:
        return table.id in self._mine

    def is_needed(self, table: Table) -> bool:
        """Whether a table has bots to move or moments to watch, and so must stay in memory."""
        return self.runs(table) and (table.id in self._due or bool(_bots_to_move(table)))

    def notice(self, table: Table, entries: Sequence[Entry], is_own: bool) -> None:
        """Something happened at a table; one whose start this process wrote is its own at once."""
        if is_own and any(entry.kind == "start" for entry in entries):
            self._mine.add(table.id)
        if self.runs(table):
            self._consider(table)

    def _consider(self, table: Table) -> None:
        """Let bots think whose turn it is, and note the next moment at which a chair changes hands."""
        for seat in _bots_to_move(table):
            if (table.id, seat) not in self._thinking:
                self._thinking.add((table.id, seat))
                self._begin(self._think(table, seat))
        moments = seating.due(table.room)
        if moments:
            self._due[table.id] = moments[0][0]
        else:
            self._due.pop(table.id, None)

    async def _think(self, table: Table, seat: Seat) -> None:
        """A bot chooses from its view; if the world has moved on meanwhile, it is asked anew."""
        try:
            while self.runs(table) and seat in _bots_to_move(table):
                version = table.room.version
                text = await self._thinkers.choose(_task(table, seat))
                try:
                    await table.submit(_bots_choice(seat, text, version))
                except Refused as refusal:
                    log.info("bot too late", extra={"table": table.id, "code": refusal.code})
                except Unwritten:
                    await asyncio.sleep(TICK)
        finally:
            self._thinking.discard((table.id, seat))
            if self.runs(table) and _bots_to_move(table):
                asyncio.get_running_loop().call_soon(self._consider, table)

    async def tick(self) -> None:
        """Hand over the chairs whose moment has come."""
        now = self._tables.now()
        for table_id in [table for table, moment in self._due.items() if moment <= now]:
            table = await self._tables.get(table_id)
            await table.submit(seating.overdue)
            self._consider(table)

    async def renew(self) -> None:
        """Renew the lease, and take on what it brings."""
        mine, alive = await self._leases.renew()
        fresh, lost = mine - self._mine, self._mine - mine
        is_dead = bool(self._alive - alive)
        self._mine, self._alive, self._tables.alive = set(mine), alive, alive
        for table in lost:
            self._due.pop(table, None)
        for table in mine if is_dead else fresh:
            await self._adopt(table, is_new=table in fresh)
        metrics.RUNNING.set(len(self._mine))

    async def _adopt(self, table_id: str, is_new: bool) -> None:
        """Go on where a process that is no more has stopped."""
        try:
            table = await self._tables.get(table_id)
            alive = self._alive | {self._tables.store.process}
            await table.submit(lambda draft: seating.recover(draft, alive, 0 if is_new else None))
        except Refused as refusal:
            log.warning("not run", extra={"table": table_id, "code": refusal.code})
            self._mine.discard(table_id)
            return
        self._consider(table)

    async def keep_time(self) -> None:
        await self._forever(self.tick, TICK)

    async def keep_leases(self) -> None:
        await self._forever(self._renew_and_sweep, RENEWAL)

    async def _renew_and_sweep(self) -> None:
        if self._leases.is_contested:
            await self.renew()
        self._tables.sweep(self.is_needed)

    async def _forever(self, work: Any, pause: float) -> None:
        while True:
            try:
                await work()
            except Exception:
                log.exception("runner")
            await asyncio.sleep(pause)

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def release(self) -> None:
        """Let another process take over at once."""
        await self._leases.release()

    async def close(self) -> None:
        """Think no further, and begin nothing anew."""
        self._mine.clear()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def _bots_to_move(table: Table) -> list[Seat]:
    room = table.room
    return [seat for seat in room.active if seat >= 0 and room.chairs[seat].is_played_by_bot]


def _task(table: Table, seat: Seat) -> Task:
    room = table.room
    return Task(
        game=room.setup.game,
        edition=room.setup.edition,
        spec=room.chairs[seat].bot or room.setup.bot,
        view=shows.view(room, seat),
        legal=shows.legal_texts(room.game, room.match.state, seat),
        seed=secrets.randbits(63),
    )


def _bots_choice(seat: Seat, text: str, version: int) -> Any:
    def request(draft: Draft) -> None:
        moves.bot_act(draft, seat, text, version)

    return request
