"""A whole match over sockets: moves, acknowledgements, events, the end and the record."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from allcity.core import CHANCE, match, record, replay
from allcity.games import GAMES
from tests.server.harness import Person, play_on

New = Callable[[str], Person]


def started(person: New, game: str, seats: int = 2) -> tuple[str, list[Person]]:
    """A running match with a guest in every seat."""
    people = [person(f"Guest {seat + 1}") for seat in range(seats)]
    table = people[0].make(game, seats)
    for one in people[1:]:
        one.post(f"/api/tables/{table}/join")
    people[0].post(f"/api/tables/{table}/start")
    return table, people


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_match_is_played_to_the_end_and_verifies(person: New, game: str, seats: int) -> None:
    table, people = started(person, game, seats)
    sockets = {seat: one.at(table) for seat, one in enumerate(people)}
    end = play_on(table, sockets, Random(seats))
    assert end["status"] == "over"
    assert end["result"]["places"].count(1) >= 1
    text = people[0].http.get(f"/api/tables/{table}/record").text
    stored = record.parse(text)
    assert replay.verify(GAMES[game], stored).is_fair
    chances = people[0].get(f"/api/tables/{table}/chances")
    source = match.source(stored)
    drawn = [line for seat, line in stored.log if seat == CHANCE]
    for index, (line, step) in enumerate(zip(drawn, chances["steps"], strict=True)):
        outcomes = [(one["text"], one["weight"]) for one in chances["lists"][step]]
        assert source.outcome(index, outcomes) == line
    assert [name for _, name in stored.names] == [f"Guest {seat + 1}" for seat in range(seats)]
