"""Worker processes: patience for one thought, replaced when they hang or die."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Iterator
from concurrent.futures.process import BrokenProcessPool

import pytest

from allcity.server.running import workers
from allcity.server.running.fair_queue import Asker
from allcity.server.running.workers import Failed, Workers
from tests.server.harness import PATIENCE, wait_for

ANA = Asker("ana", "ana", lambda: True)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workers]:
    monkeypatch.setattr(workers, "PATIENCE", PATIENCE)  # for a start on a busy machine
    pool = Workers(1)
    yield pool
    pool.close()


def answer(data: bytes) -> str:
    return data.decode()


def hang(data: bytes) -> str:
    while True:
        time.sleep(len(data))


def fail(data: bytes) -> str:
    raise ZeroDivisionError(data)


def pids(pool: Workers) -> list[int]:
    return [pid for worker in (*pool._idle, *pool._busy) for pid in worker._processes]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def test_a_worker_that_dies_is_replaced(pool: Workers) -> None:
    async def work() -> None:
        assert await pool.ask(answer, b"one", ANA) == "one"
        (pid,) = pids(pool)
        os.kill(pid, 9)
        with pytest.raises(BrokenProcessPool):
            await pool.ask(answer, b"two", ANA)
        assert await pool.ask(answer, b"three", ANA) == "three"
        assert pids(pool) != [pid]

    asyncio.run(work())


def test_a_worker_that_hangs_is_replaced_and_who_waits_for_it_loses_no_patience(
    pool: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[int]:
        assert await pool.ask(answer, b"one", ANA) == "one"
        ids = pids(pool)
        monkeypatch.setattr(workers, "PATIENCE", 0.5)
        hanging = asyncio.create_task(pool.ask(hang, b"two", ANA))
        waiting = asyncio.create_task(pool.ask(answer, b"three", ANA))
        while not pool._busy or not pool._turns._waiting:
            await asyncio.sleep(0)
        monkeypatch.setattr(workers, "PATIENCE", PATIENCE)
        with pytest.raises(TimeoutError):
            await hanging
        assert await waiting == "three"
        return ids

    (pid,) = asyncio.run(work())
    wait_for(lambda: is_gone(pid))


def test_a_failure_says_where_but_not_about_what(pool: Workers) -> None:
    with pytest.raises(Failed) as failed:
        asyncio.run(pool.ask(fail, b"a secret", ANA))
    assert failed.value.details["error"] == "ZeroDivisionError"
    assert "in fail" in str(failed.value.details["place"])
    assert "a secret" not in str(failed.value)


def test_closing_does_not_wait_for_a_thought(pool: Workers) -> None:
    async def work() -> int:
        hanging = asyncio.create_task(pool.ask(hang, b"one", ANA))
        while not pids(pool):
            await asyncio.sleep(0)
        (pid,) = pids(pool)
        pool.close()
        with pytest.raises(BrokenProcessPool):
            await hanging
        return pid

    pid = asyncio.run(work())
    wait_for(lambda: is_gone(pid))


def who(data: bytes) -> int:
    time.sleep(len(data) / 100)
    return os.getpid()


def test_a_line_of_play_goes_back_to_the_worker_that_remembers_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", PATIENCE)
    pool = Workers(2)

    async def work() -> None:
        both = [pool.ask(who, b"x" * 50, ANA, line) for line in "AB"]
        first, second = await asyncio.gather(*both)
        assert first != second
        for line, pid in [("A", first), ("A", first), ("B", second), ("A", first)]:
            assert await pool.ask(who, b"", ANA, line) == pid
        for number in range(2 * workers.LINES):
            pool._homes.pop(str(number - 1), None)
            pool._idle.append(pool._taken(str(number)))
        assert len(pool._homes) <= workers.LINES

    try:
        asyncio.run(work())
    finally:
        pool.close()
