"""The choices and advice of bots, computed in worker processes; a bot that fails still moves."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator

import pytest
from msgspec.json import encode

from allcity.bots import BOTS, LEVELS
from allcity.games import GAMES
from allcity.server.logs import JsonFormatter
from allcity.server.refusals import Refused
from allcity.server.running import memories, workers
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Task, Thinkers, think
from allcity.server.running.workers import Failed
from tests.server.harness import PATIENCE
from tests.server.rooms import Played, setup_of, texts_of

ANA = Asker("ana", "ana", lambda: True)


@pytest.fixture
def task() -> Task:
    """The first choice of a match."""
    room = Played(setup_of()).start().room
    game, seat = room.game, room.active[0]
    view = game.view_to_json(game.view(room.match.state, seat))
    return Task("tagcity", None, "greedy", view, 1)


@pytest.fixture
def pool(monkeypatch: pytest.MonkeyPatch) -> Iterator[Thinkers]:
    monkeypatch.setattr(workers, "PATIENCE", PATIENCE)  # for a start on a busy machine
    thinkers = Thinkers(1)
    yield thinkers
    thinkers.close()


@pytest.mark.parametrize("spec", BOTS)
def test_thinking_gives_a_legal_text(task: Task, spec: str) -> None:
    task.spec = spec
    assert think(encode(task)) in texts_of(task)


def test_a_bot_that_fails_says_so(pool: Thinkers) -> None:
    """The caller plays a legal action instead: see test_playing."""
    with pytest.raises(Failed):
        asyncio.run(pool.choose(Task("tagcity", None, "random", {}, 1), ANA))


def test_a_choice_that_is_not_legal_is_a_failure(
    task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = GAMES["tagcity"].parse("take 1")  # dice are put first
    monkeypatch.setattr(memories, "bot", lambda _: lambda *_: other)
    with pytest.raises(ValueError, match="greedy"):
        think(encode(task))


def test_the_log_says_where_advice_failed_but_not_what_was_seen(
    task: Task, pool: Thinkers, caplog: pytest.LogCaptureFixture
) -> None:
    hidden = ["a secret", *texts_of(task)]
    task.view = {"a secret": task.view}
    with pytest.raises(Refused, match="no-advice"):
        asyncio.run(pool.advise(task, ANA))
    (said,) = caplog.records
    line = JsonFormatter().format(said)
    assert not any(text in line for text in hidden)
    assert vars(said)["error"] == "KeyError"
    assert "json.py" in vars(said)["place"]


def test_advice_is_not_waited_for_longer_than_a_thought(
    pool: Thinkers, task: Task, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "PATIENCE", 0.05)

    async def ask_behind_others() -> None:
        async with pool._quick._turns.turn(ANA):  # a bot thinks, and the queue is full
            with pytest.raises(Refused, match="no-advice"):
                await pool.advise(task, ANA)

    asyncio.run(ask_behind_others())


@pytest.mark.parametrize("spec", [*BOTS, *LEVELS])
def test_bots_that_do_not_search_need_not_wait_for_those_that_do(
    pool: Thinkers, task: Task, spec: str
) -> None:
    task.spec = spec

    async def ask_beside_a_search() -> bool:
        async with pool._slow._turns.turn(Asker("bob", "bob", lambda: True)):
            asked = asyncio.create_task(pool.choose(task, ANA))
            while not (asked.done() or pool._slow._turns._waiting):
                await asyncio.sleep(0)
            is_answered = asked.done()
        assert await asked in texts_of(task)
        return is_answered

    slow = ("search", "hard", "expert")
    assert asyncio.run(ask_beside_a_search()) == (spec not in slow)
