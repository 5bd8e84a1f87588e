"""Bots at running tables: one that fails is reported once, and a legal action is taken in its place."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from allcity.server.match.drafts import Draft
from allcity.server.match.requests import moves
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Task, Thinkers
from tests.server.harness import Person, served, wait_for
from tests.server.rooms import texts_of

BOTS = [{"seat": seat, "bot": "random"} for seat in (0, 1)]


def errors(caplog: pytest.LogCaptureFixture) -> Counter[str]:
    """Return how often an error was logged for each table."""
    return Counter(
        vars(said)["table"]
        for said in caplog.records
        if said.levelname == "ERROR" and said.name.startswith("allcity.server")
    )


def test_a_bot_that_chooses_nonsense_is_reported_once_and_its_match_is_played_to_the_end(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def nonsense(*_: object) -> str:
        return "nonsense"

    monkeypatch.setattr(Thinkers, "choose", nonsense)
    with served(tmp_path) as server:
        ana = Person(server.port)
        table = ana.make(sit=[], bots=BOTS, start=True)
        wait_for(lambda: ana.get(f"/api/tables/{table}")["status"] == "over")
        ana.close()
    assert errors(caplog) == {table: 2}, "once for each of its two bots"


def test_a_choice_that_comes_too_late_is_no_fault(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A player who returns while a bot thinks gets their seat back, and the bot's choice is dropped."""
    thoughts: list[asyncio.Future[str]] = []

    async def slow(_: Thinkers, task: Task, __: Asker) -> str:
        thoughts.append(asyncio.get_running_loop().create_future())
        return await thoughts[-1] or texts_of(task)[0]

    monkeypatch.setattr(Thinkers, "choose", slow)
    with served(tmp_path) as server:
        ana = Person(server.port)
        table = ana.make(sit=[], bots=BOTS, start=True)
        wait_for(lambda: thoughts)
        live = server.do(server.services.tables.get(table))
        seat = live.room.active[0]

        async def act_first() -> None:
            legal = live.room.game.legal_texts(live.room.match.state, seat)[0]
            version = live.room.version
            await live.submit(lambda draft: moves.bot_act(draft, seat, legal, version))
            thoughts[0].set_result("")

        server.do(act_first())
        wait_for(lambda: len(thoughts) > 1)
        ana.close()
        for thought in thoughts[1:]:
            assert server.loop
            server.loop.call_soon_threadsafe(thought.cancel)
    assert not errors(caplog)


def test_a_table_at_which_no_action_can_be_taken_is_reported_once_and_costs_no_further_thought(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = Counter[str]()
    play, choose = moves.bot_act, Thinkers.choose

    def broken(draft: Draft, *choice: object) -> None:
        if draft.room.setup.game == "graffiti":
            raise ZeroDivisionError
        play(draft, *choice)  # type: ignore[arg-type]

    async def counted(thinkers: Thinkers, task: Task, asker: Asker) -> str:
        asked[task.game] += 1
        return await choose(thinkers, task, asker)

    monkeypatch.setattr(moves, "bot_act", broken)
    monkeypatch.setattr(Thinkers, "choose", counted)
    with served(tmp_path) as server:
        ana = Person(server.port)
        stuck = ana.make("graffiti", sit=[], bots=BOTS, start=True)
        other = ana.make("tagcity", sit=[], bots=BOTS, start=True)
        wait_for(lambda: ana.get(f"/api/tables/{other}")["status"] == "over")
        ana.close()
    assert errors(caplog) == {stuck: 1}
    assert asked["graffiti"] == 1
