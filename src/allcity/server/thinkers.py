"""Bots think in processes of their own, from a seat's view and its legal texts and nothing else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import decode, encode

from allcity.bots import bot
from allcity.bots.why import Reason, why
from allcity.core.game import AnyGame
from allcity.games import GAMES
from allcity.server import metrics
from allcity.server.refusals import Refused

PATIENCE = 30.0  # seconds after which any legal action will do
T = TypeVar("T")
log = logging.getLogger(__name__)


class Task(Struct):
    """What a bot may know."""

    game: str
    edition: str | None
    spec: str
    view: dict[str, Any]
    legal: list[str]
    seed: int


class Thinkers:
    """The pool of worker processes, started when a bot is first asked."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    async def choose(self, task: Task) -> str:
        """The text of the action that the bot takes; a bot that fails takes any."""
        chosen = await self._ask(think, task)
        return random.choice(task.legal) if chosen is None else chosen

    async def advise(self, task: Task) -> list[Reason]:
        """What a good player would look at."""
        found = await self._ask(look, task)
        if found is None:
            raise Refused("no-advice")
        return found

    async def _ask(self, work: Callable[[bytes], T], task: Task) -> T | None:
        """Let a worker do something; None if it fails or takes too long."""
        loop = asyncio.get_running_loop()
        try:
            with metrics.BOT_SECONDS.time():
                async with asyncio.timeout(PATIENCE):
                    return await loop.run_in_executor(self._started(), work, encode(task))
        except BrokenExecutor:
            self.close()
        except Exception:
            log.exception("bot failed", extra={"bot": task.spec, "game": task.game})
        metrics.BOT_FAILURES.inc()
        return None

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._workers, context, _begin)
        return self._pool

    def close(self) -> None:
        if self._pool:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """A worker leaves the terminal's signals to the server, and ends with it even if it is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def think(data: bytes) -> str:
    """Choose, in a worker."""
    game, spec, view, legal, rng = _read(data)
    return game.text(bot(spec)(game, view, legal, rng))


def look(data: bytes) -> list[Reason]:
    """Look for the best actions, in a worker."""
    game, _, view, legal, rng = _read(data)
    return why(game, view, legal, rng)


def _read(data: bytes) -> tuple[AnyGame, str, Any, list[Any], random.Random]:
    task = decode(data, type=Task)
    game = GAMES[task.game]
    view = game.view_from_json(task.view, _edition(task.game, task.edition))
    legal = [game.parse(text) for text in task.legal]
    return game, task.spec, view, legal, random.Random(task.seed)


@lru_cache(maxsize=64)
def _edition(game: str, text: str | None) -> Any:
    return GAMES[game].read_edition(text).edition if text is not None else None
