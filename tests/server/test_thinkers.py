"""Worker processes for bots: patience for one thought, replaced when they hang or die."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Coroutine, Iterator
from typing import Any, TypeVar

import pytest
from msgspec.json import encode

from allcity.bots import BOTS
from allcity.games import GAMES
from allcity.server import metrics, thinkers
from allcity.server.logs import JsonFormatter
from allcity.server.refusals import Refused
from allcity.server.thinkers import Task, Thinkers, think
from tests.server.harness import PATIENCE, wait_for
from tests.server.rooms import Played, setup_of

T = TypeVar("T")


@pytest.fixture
def task() -> Task:
    """The first choice of a match."""
    room = Played(setup_of()).start().room
    game, seat = room.game, room.active[0]
    view = game.view_to_json(game.view(room.match.state, seat))
    legal = [game.text(action) for action in game.legal(room.match.state, seat)]
    return Task("tagcity", None, "greedy", view, legal, 1)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    monkeypatch.setattr(thinkers, "PATIENCE", PATIENCE)  # for a start on a busy machine
    made = Thinkers(1)
    yield made
    made.close()


def do(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def hang(data: bytes) -> str:
    while True:
        time.sleep(len(data))


def fail(data: bytes) -> str:
    raise ZeroDivisionError(data)


def pids(pool: Thinkers) -> list[int]:
    return [pid for worker in (*pool._idle, *pool._busy) for pid in worker._processes]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


@pytest.mark.parametrize("spec", BOTS)
def test_thinking_gives_a_legal_text(task: Task, spec: str) -> None:
    task.spec = spec
    assert think(encode(task)) in task.legal


def test_a_bot_that_fails_still_moves(pool: Thinkers) -> None:
    before = metrics.BOT_FAILURES._value.get()
    assert do(pool.choose(Task("tagcity", None, "random", {}, ["take 1"], 1))) == "take 1"
    assert metrics.BOT_FAILURES._value.get() == before + 1


def test_a_choice_that_is_not_legal_is_a_failure(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = GAMES["tagcity"].parse("take 1")  # dice are put first
    monkeypatch.setattr(thinkers, "bot", lambda _: lambda *_: other)
    with pytest.raises(ValueError, match="greedy"):
        think(encode(task))


def test_a_worker_that_dies_is_replaced(task: Task, pool: Thinkers) -> None:
    async def work() -> None:
        assert await pool.choose(task) in task.legal
        (pid,) = pids(pool)
        os.kill(pid, 9)
        assert await pool.choose(task) in task.legal  # any, since nobody thought
        assert await pool._ask(think, task) in task.legal
        assert pids(pool) != [pid]

    do(work())


def test_a_worker_that_hangs_is_replaced_and_who_waits_for_it_loses_no_patience(
    task: Task, pool: Thinkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> list[int]:
        assert await pool._ask(think, task) in task.legal
        found = pids(pool)
        monkeypatch.setattr(thinkers, "PATIENCE", 0.5)
        hanging = asyncio.create_task(pool._ask(hang, task))
        waiting = asyncio.create_task(pool._ask(think, task))
        while not pool._busy or not pool._turn._waiters:
            await asyncio.sleep(0)
        monkeypatch.setattr(thinkers, "PATIENCE", PATIENCE)
        assert await hanging is None
        assert await waiting in task.legal
        return found

    (pid,) = do(work())
    wait_for(lambda: is_gone(pid))


def test_the_log_says_where_a_bot_failed_but_not_what_it_saw(
    task: Task, pool: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    assert do(pool._ask(fail, task)) is None
    (said,) = caplog.records
    assert not any(text in JsonFormatter().format(said) for text in task.legal)
    assert vars(said)["error"] == "ZeroDivisionError"
    assert "in fail" in vars(said)["place"]


def test_closing_does_not_wait_for_a_thought(task: Task, pool: Thinkers) -> None:
    async def work() -> int:
        hanging = asyncio.create_task(pool._ask(hang, task))
        while not pids(pool):
            await asyncio.sleep(0)
        (pid,) = pids(pool)
        pool.close()
        assert await hanging is None
        return pid

    pid = do(work())
    wait_for(lambda: is_gone(pid))


def test_advice_is_not_waited_for_longer_than_a_thought(
    pool: Thinkers, task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "PATIENCE", 0.05)

    async def ask_behind_others() -> None:
        async with pool._turn:  # a bot thinks, and the queue is full
            with pytest.raises(Refused, match="no-advice"):
                await pool.advise(task)

    do(ask_behind_others())
