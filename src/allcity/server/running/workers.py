"""Processes of their own in which bots think, one thought at a time in each."""

from __future__ import annotations

import asyncio
import concurrent.futures
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from math import inf
from typing import TYPE_CHECKING, TypeVar

from allcity.server.logs import facts
from allcity.server.running.fair_queue import Asker, Turns

if TYPE_CHECKING:  # it is loaded when it is first needed: in a browser it cannot be
    from concurrent.futures import ProcessPoolExecutor

LINES = 1_000  # lines of play for which the worker is known
PATIENCE = 30.0  # seconds of thought, after which the bot plays any legal action
T = TypeVar("T")


class Failed(Exception):
    """A worker failed; `details` is what may be said of it."""

    def __init__(self, details: dict[str, object]) -> None:
        self.details = details
        super().__init__(details)


class Workers:
    """Worker processes, each started when it is first needed; `prepare` is called at the start of each and must return at once."""

    def __init__(
        self, most: int, a_day: float = inf, prepare: Callable[[], object] | None = None
    ) -> None:
        self._prepare = prepare
        self._turns = Turns(most, a_day)
        self._idle: list[ProcessPoolExecutor] = []
        self._busy: set[ProcessPoolExecutor] = set()
        self._homes: OrderedDict[str, ProcessPoolExecutor] = OrderedDict()

    async def ask(self, work: Callable[[bytes], T], data: bytes, asker: Asker, line: str = "") -> T:
        """Run work when it is the asker's turn, if possible in the worker that remembers the line."""
        async with self._turns.turn(asker):
            return await self._ask(work, data, line)

    def _taken(self, line: str) -> ProcessPoolExecutor:
        """The idle worker that remembers a line, or another one."""
        before = self._homes.pop(line, None)
        if before in self._idle:
            self._idle.remove(before)
            worker = before
        else:
            worker = self._idle.pop(0) if self._idle else _started(self._prepare)
        if line:
            self._homes[line] = worker
            if len(self._homes) > LINES:
                self._homes.popitem(last=False)
        return worker

    async def _ask(self, work: Callable[[bytes], T], data: bytes, line: str) -> T:
        """End a worker that does not answer; the next thought starts another."""
        worker = self._taken(line)
        self._busy.add(worker)
        try:
            async with asyncio.timeout(PATIENCE):
                answer = await asyncio.get_running_loop().run_in_executor(
                    worker, _quiet, work, data
                )
            self._idle.append(worker)
            return answer
        finally:
            self._busy.discard(worker)
            if worker not in self._idle:
                _end(worker)

    def close(self) -> None:
        for worker in (*self._idle, *self._busy):
            _end(worker)
        self._idle.clear()


def _started(prepare: Callable[[], object] | None) -> ProcessPoolExecutor:
    return concurrent.futures.ProcessPoolExecutor(
        1, multiprocessing.get_context("spawn"), _begin, (prepare,)
    )


def _end(worker: ProcessPoolExecutor) -> None:
    """Stop at once: by itself an executor, and so the exit of its parent, waits for the thought to end."""
    for process in list((worker._processes or {}).values()):
        process.kill()
    worker.shutdown(wait=False, cancel_futures=True)


def _begin(prepare: Callable[[], object] | None) -> None:
    """A worker leaves signals to the server, and ends with it even if that is killed."""
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare:
        prepare()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    os._exit(1)


def _quiet(work: Callable[[bytes], T], data: bytes) -> T:
    """Run the work, in a worker; the message of a failure stays there, since it may hold secrets."""
    try:
        return work(data)
    except Exception as error:
        raise Failed(facts(error)) from None
