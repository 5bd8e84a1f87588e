"""The memory of bots in a worker: each has only its own seat's thoughts at one table, and not for ever."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.json import encode

from allcity.bots import BOTS, LEVELS, seconds
from allcity.bots.search import Searcher
from allcity.games import GAMES
from allcity.server.running import memories, thinkers
from allcity.server.running.memories import Memories
from allcity.server.running.thinkers import Task, think
from tests.server.rooms import Played, setup_of


class Sized:
    """A bot that says how much it remembers."""

    def __init__(self, memory: int) -> None:
        self.memory = memory

    def __call__(self, game: Any, view: Any, legal: Sequence[Any], rng: Any) -> Any:
        return legal[0]


@pytest.fixture
def inherited(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Return how many visits each search began with; budgets are small, and the memory is empty at first."""
    visits: list[int] = []
    begin = Searcher.begin

    def noted(self: Searcher, *choice: Any) -> Any:
        search, root = begin(self, *choice)
        visits.append(root.visits)
        return search, root

    monkeypatch.setattr(Searcher, "begin", noted)
    monkeypatch.setattr(thinkers, "_memories", Memories())
    return visits


def play(lines: Sequence[str], game: str, decisions: int) -> None:
    """A match between searches, each of which follows its line."""
    played = Played(setup_of(game=game)).start()
    room = played.room
    for _ in range(decisions):
        seat, state = room.active[0], room.match.state
        view = room.game.view_to_json(room.game.view(state, seat))
        task = Task(game, None, "search:100n", view, 1, lines[seat])
        played.act(seat, think(encode(task)))


@pytest.mark.parametrize("game", GAMES)
def test_a_search_goes_on_with_its_tree_in_the_next_decision(
    inherited: list[int], game: str
) -> None:
    play(["T 0", "T 1"], game, 16)
    assert sum(visits > 0 for visits in inherited) >= 3


def test_whoever_follows_no_line_begins_anew(inherited: list[int]) -> None:
    play(["", ""], "tagcity", 10)
    assert set(inherited) == {0}


def test_no_seat_or_table_gets_what_another_one_thought(inherited: list[int]) -> None:
    """The very same questions, asked for another seat or at another table, find nothing."""
    room = Played(setup_of()).start().room
    seat, state = room.active[0], room.match.state
    view = room.game.view_to_json(room.game.view(state, seat))
    task = Task("tagcity", None, "search:100n", view, 1, "T 0")
    think(encode(task))
    searcher = thinkers._memories.bot("T 0", "search:100n")
    assert isinstance(searcher, Searcher)
    assert searcher.memory > 0
    for line, spec in (
        ("T 1", task.spec),
        ("U 0", task.spec),
        ("T 0", "search:50n"),
        ("", task.spec),
    ):
        other = thinkers._memories.bot(line, spec)
        assert isinstance(other, Searcher)
        assert other is not searcher
        assert other.last_root is None


@pytest.mark.parametrize(("size", "most"), [(1, memories.BOTS), (memories.BYTES // 4, 4)])
def test_memory_is_bounded_and_the_oldest_goes_first(size: int, most: int) -> None:
    remembered = Memories()
    for number in range(3 * memories.BOTS):
        remembered.keep(f"T {number}", "random", Sized(size))
    assert len(remembered._bots) == most
    last = 3 * memories.BOTS - 1
    assert isinstance(remembered.bot(f"T {last}", "random"), Sized)
    assert not isinstance(remembered.bot(f"T {last - most}", "random"), Sized)


def test_a_bot_that_remembers_too_much_for_all_is_not_kept() -> None:
    remembered = Memories()
    remembered.keep("T 0", "random", Sized(memories.BYTES + 1))
    assert not remembered._bots


@pytest.mark.parametrize("spec", [*BOTS, *LEVELS])
def test_bots_say_how_long_they_think(spec: str) -> None:
    known = {"search": 0.2, "hard": 0.2, "expert": 0.9}
    assert seconds(spec) == known.get(spec, 0.0)
    assert seconds("search:10000n") == 2.0
