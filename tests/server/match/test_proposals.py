"""A draft computes its results once, and they are the same as those of the entries alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, cast, get_args

import pytest

from allcity.core.game import AnyGame
from allcity.games import GAMES
from allcity.server.match import folds
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import Kind
from allcity.server.match.requests import moves
from allcity.server.match.room import Room
from allcity.server.store.snapshots import freeze
from tests.server.rooms import Played, at, check, setup_of


class Counting:
    """A game that counts what is asked of it."""

    def __init__(self, game: Any) -> None:
        self._game = game
        self.calls: Counter[str] = Counter()

    def __getattr__(self, name: str) -> Any:
        self.calls[name] += 1
        return getattr(self._game, name)


def counted(room: Room) -> Counter[str]:
    """The calls to a room's game from now on."""
    game = Counting(room.game)
    room.game = room.match.game = cast(AnyGame, game)
    return game.calls


def test_a_move_of_two_actions_is_read_checked_and_done_once() -> None:
    played = at("take")
    room, seat = played.room, played.room.active[0]
    texts = [played.legal(seat)[0], "check"]
    texts[1] = check(after(played, seat, texts[0]))
    draft = Draft(room, played.now, f"g{seat}", "m")
    calls = counted(room)
    moves.act(draft, seat, texts, room.version)
    room.accept(draft.proposals)
    assert len(draft.entries) >= 2
    assert calls["parse"] == 2
    assert calls["legal"] == 2
    assert calls["apply"] == calls["active"] == len(draft.entries)
    assert room.match.log[-len(draft.entries) :] == [(e.seat, e.text) for e in draft.entries]


def after(played: Played, seat: int, text: str) -> Played:
    """Another room with the same log, and one action more."""
    other = Played(played.room.setup)
    other.room.fold(played.log)
    other.now = played.now
    other.act(seat, text)
    return other


@pytest.mark.parametrize("name", GAMES)
def test_drafted_entries_lead_where_the_entries_alone_lead(name: str) -> None:
    played = Played(setup_of(game=name, seed="5" * 64)).start()
    room, rng = Room(played.room.setup), Random(7)
    room.fold(played.log)
    while room.status == "running":
        seat = rng.choice(room.active)
        draft = Draft(room, played.now, f"g{seat}", f"m{room.version}")
        moves.act(draft, seat, [played.some_text(seat, rng)], room.version)
        room.accept(draft.proposals)
        played.room.fold(draft.entries)  # as another process does, which has only read them
        assert (room.active, room.status) == (played.room.active, played.room.status)
    assert freeze(room) == freeze(played.room)


def test_every_kind_of_entry_has_its_fold() -> None:
    assert {*folds.OTHERS, "act", "past", "undo"} == set(get_args(Kind))
