"""Looking back: every earlier position is found exactly, from the nearest stored state, whatever is undone."""

from __future__ import annotations

from importlib import resources
from random import Random
from typing import Any

import pytest

from allcity.core.game import CHANCE
from allcity.core.match import Match
from allcity.games import GAMES
from allcity.server.match.history import EVERY
from allcity.server.match.room import Room
from allcity.server.store.snapshots import freeze, thaw
from allcity.server.tables.afterwards import _position
from tests.server.rooms import Played, setup_of

HOUSE = resources.files("allcity.games.graffiti").joinpath("house.toml").read_text("utf-8")


class Counted:
    """A game that counts what is done in it."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.applied = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, *arguments: Any) -> Any:
        self.applied += 1
        return self._game.apply(*arguments)


def over(game: str, **more: Any) -> Room:
    """A match that has been played to its end."""
    played = Played(setup_of(game=game, clock=None, **more)).start()
    while played.room.status == "running":
        played.random_act(Random(played.room.version))
    return played.room


def plainly(room: Room, length: int) -> Match[Any, Any, Any, Any]:
    """Return the same position, computed from the start."""
    match = Match(room.game, room.setup.seats, room.setup.options, room.match.edition)
    for seat, text in room.match.log[:length]:
        match.push_text(seat, text)
    return match


def check(room: Room, length: int) -> None:
    position, known = room.position(length), plainly(room, length)
    assert room.game.state_to_json(position.state) == room.game.state_to_json(known.state)
    assert (position.log, position.drawn) == (known.log, known.drawn)
    assert (position.head, position.source) == (room.match.head, room.match.source)


@pytest.mark.parametrize("game", GAMES)
def test_every_moment_is_as_it_was(game: str) -> None:
    room = over(game)
    moments = [*range(0, len(room.match.log), 7), len(room.match.log), EVERY, EVERY - 1]
    Random(1).shuffle(moments)
    for length in moments:
        check(room, length)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_looked_at_again_is_not_played_from_the_start(game: str) -> None:
    room = over(game)
    length = len(room.match.log)
    assert length > EVERY
    counted = room.game = room.match.game = Counted(room.game)
    _position(room, length, None)
    assert counted.applied == length
    for index in range(length + 1):
        counted.applied = 0
        _position(room, index, None)
        assert counted.applied <= EVERY


def test_the_way_to_a_moment_has_short_steps_once() -> None:
    room = over("graffiti")
    length = len(room.match.log)
    counted = room.match.game = Counted(room.game)
    steps = 0
    for _ in room.past.steps(100_000):
        assert counted.applied == EVERY
        counted.applied, steps = 0, steps + 1
    assert steps == length // EVERY > 1
    assert not list(over("graffiti").past.steps(EVERY - 1)), "there is nothing on the way"
    room.position(length)
    assert counted.applied == length % EVERY
    assert not list(room.past.steps(length))


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_after_something_was_undone_is_of_what_came_instead(game: str) -> None:
    played = Played(setup_of(game=game, clock=None)).start()
    room = played.until(lambda room: len(room.match.log) > EVERY, Random(1)).room
    check(room, EVERY)
    undone, before = room.match.log[:EVERY], [seat for seat, _ in room.match.log[: EVERY - 8]]
    to = max(index for index, seat in enumerate(before) if seat != CHANCE)
    played.do(lambda draft: draft.add("undo", 0, str(to)))
    check(room, to)
    played.until(lambda room: len(room.match.log) > EVERY, Random(2))
    assert room.match.log[:EVERY] != undone
    check(room, EVERY)


def test_a_room_from_a_snapshot_has_the_same_past() -> None:
    room = over("graffiti")
    thawed = thaw(room.setup, freeze(room))
    assert thawed
    for length in (0, 1, EVERY + 1, len(room.match.log)):
        check(thawed, length)


def test_an_own_edition_is_not_read_again_for_each_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    room = over("graffiti", edition=HOUSE)
    monkeypatch.setattr("allcity.server.match.room.new_match", None)
    check(room, EVERY)
    assert list(room.chances())
