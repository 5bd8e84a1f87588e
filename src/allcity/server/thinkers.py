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
from concurrent.futures import ProcessPoolExecutor
from contextlib import suppress
from functools import lru_cache
from typing import Any, TypeVar

from msgspec import Struct
from msgspec.json import decode, encode

from allcity.bots import bot
from allcity.bots.why import Reason, why
from allcity.core.game import AnyGame
from allcity.games import GAMES
from allcity.server import metrics
from allcity.server.logs import facts
from allcity.server.refusals import Refused

PATIENCE = 30.0  # seconds of thought after which any legal action will do
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


class Failed(Exception):
    """A worker could not do something; `told` is what may be said of it."""

    def __init__(self, told: dict[str, object]) -> None:
        self.told = told
        super().__init__(told)


class Thinkers:
    """Worker processes with one thought at a time, each started when it is first needed."""

    def __init__(self, workers: int) -> None:
        self._turn = asyncio.Semaphore(workers)
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: set[ProcessPoolExecutor] = set()

    async def choose(self, task: Task) -> str:
        """The text of the action that the bot takes; a bot that fails takes any."""
        chosen = await self._ask(think, task)
        return random.choice(task.legal) if chosen is None else chosen

    async def advise(self, task: Task) -> list[Reason]:
        """What a good player would look at; nobody waits for it longer than for a thought."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                found = await self._ask(look, task)
                if found is not None:
                    return found
        raise Refused("no-advice")

    async def _ask(self, work: Callable[[bytes], T], task: Task) -> T | None:
        """Let a worker do something when one is free; None if it fails or takes too long."""
        try:
            with metrics.BOT_SECONDS.time():
                async with self._turn:
                    return await self._ask_worker(work, encode(task))
        except Exception as error:
            told = error.told if isinstance(error, Failed) else facts(error)
            log.error("bot failed", extra={"bot": task.spec, "game": task.game, **told})
        metrics.BOT_FAILURES.inc()
        return None

    async def _ask_worker(self, work: Callable[[bytes], T], data: bytes) -> T:
        """A worker that does not come to an answer is ended; the next thought starts another."""
        worker = self._idle.pop() if self._idle else _started()
        self._busy.add(worker)
        try:
            async with asyncio.timeout(PATIENCE):
                found = await asyncio.get_running_loop().run_in_executor(worker, _quiet, work, data)
            self._idle.append(worker)
            return found
        finally:
            self._busy.discard(worker)
            if worker not in self._idle:
                _end(worker)

    def close(self) -> None:
        for worker in (*self._idle, *self._busy):
            _end(worker)
        self._idle.clear()


def _started() -> ProcessPoolExecutor:
    return ProcessPoolExecutor(1, multiprocessing.get_context("spawn"), _begin)


def _end(worker: ProcessPoolExecutor) -> None:
    """At once: by itself an executor waits for the thought to end, and so does its parent's exit."""
    for process in list((worker._processes or {}).values()):
        process.kill()
    worker.shutdown(wait=False, cancel_futures=True)


def _begin() -> None:
    """A worker leaves signals to the server, and ends with it even if that is killed."""
    for one in (signal.SIGINT, signal.SIGTERM):
        signal.signal(one, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _quiet(work: Callable[[bytes], T], data: bytes) -> T:
    """Do it, in a worker, which keeps to itself what the message of a failure would tell."""
    try:
        return work(data)
    except Exception as error:
        raise Failed(facts(error)) from None


def think(data: bytes) -> str:
    """Choose, in a worker."""
    game, spec, view, legal, rng = _read(data)
    action = bot(spec)(game, view, legal, rng)
    if action not in legal:
        raise ValueError(f"{spec} chose what is not legal")
    return game.text(action)


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
