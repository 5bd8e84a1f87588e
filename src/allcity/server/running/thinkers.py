"""Bots think in worker processes, from a seat's view and nothing else; they find the legal actions there."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable, Sequence
from functools import lru_cache
from math import inf
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import decode, encode

from allcity.bots import seconds
from allcity.bots.seats import seat_of
from allcity.bots.warm import warm_in_background, warm_nets_in_background
from allcity.bots.why import Reason, why
from allcity.core.game import AnyGame
from allcity.games import GAMES
from allcity.server import metrics
from allcity.server.logs import facts
from allcity.server.refusals import Refused
from allcity.server.running import workers
from allcity.server.running.fair_queue import Asker
from allcity.server.running.memories import Memories
from allcity.server.running.workers import Failed, Workers

T = TypeVar("T")
QUICK = 0.1  # seconds; bots that think longer have workers of their own
_memories = Memories()  # of the worker process in which this is
log = logging.getLogger(__name__)


class Task(Struct):
    """What a bot may know."""

    game: str
    edition: str | None
    spec: str
    view: dict[str, Any]
    seed: int
    line: str = ""  # the line of play whose search tree may be reused; "": none


class Thinkers:
    """Two groups of workers: bots that search think for as long as their level says, and the others need not wait for them.

    Their workers make the compiled search ready in the background; until then they search in plain Python.
    """

    def __init__(self, most: int, a_day: float = inf, workers: type[Workers] = Workers) -> None:
        self._quick = workers(1, a_day, warm_nets_in_background)  # the coach uses nets
        self._slow = workers(most, a_day, warm_in_background)

    async def choose(self, task: Task, asker: Asker) -> str:
        """The text of the action that the bot takes."""
        own = self._slow if seconds(task.spec) > QUICK else self._quick
        return await self._ask(own, think, task, asker)

    async def advise(self, task: Task, asker: Asker) -> list[Reason]:
        """What a good player would look at; nobody waits for it longer than for a thought."""
        try:
            async with asyncio.timeout(workers.PATIENCE):
                return await self._ask(self._quick, look, task, asker)
        except TimeoutError:
            log.info("no advice", extra={"game": task.game})
        except Exception as problem:
            details = problem.details if isinstance(problem, Failed) else facts(problem)
            log.error("no advice", extra={"game": task.game, **details})
        raise Refused("no-advice")

    async def work(self, work: Callable[[bytes], T], data: bytes, asker: Asker) -> T:
        """Let a worker in which searches are ready do something else, in the asker's turn."""
        return await self._slow.ask(work, data, asker)

    async def work_quickly(self, work: Callable[[bytes], T], data: bytes, asker: Asker) -> T:
        """Let the worker of quick thoughts do something else that is short, in the asker's turn."""
        return await self._quick.ask(work, data, asker)

    async def _ask(self, own: Workers, work: Callable[[bytes], T], task: Task, asker: Asker) -> T:
        """Run work in a worker; it raises if the work fails or takes too long."""
        with metrics.BOT_SECONDS.time():
            return await own.ask(work, encode(task), asker, task.line)

    def close(self) -> None:
        self._quick.close()
        self._slow.close()


def think(data: bytes) -> str:
    """Choose an action; runs in a worker."""
    task = decode(data, type=Task)
    spec, line = task.spec, task.line
    game, view, legal, rng = _read(task)
    used = _memories.bot(line, spec)
    action = used(game, view, legal, rng)
    if action not in legal:
        raise ValueError(f"{spec} chose what is not legal")
    _memories.keep(line, spec, used)
    return game.text(action)


def look(data: bytes) -> list[Reason]:
    """Find the best actions; runs in a worker."""
    game, view, legal, rng = _read(decode(data, type=Task))
    return why(game, view, legal, rng)


def _read(task: Task) -> tuple[AnyGame, Any, Sequence[Any], random.Random]:
    game = GAMES[task.game]
    view = game.view_from_json(task.view, _edition(task.game, task.edition))
    rng = random.Random(task.seed)
    legal = game.legal(game.world(view, rng), seat_of(view))  # the same in every world of a view
    return game, view, legal, rng


@lru_cache(maxsize=32)
def _edition(game: str, text: str | None) -> Any:
    return GAMES[game].read_edition(text).edition if text is not None else None
