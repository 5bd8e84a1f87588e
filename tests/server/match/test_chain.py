"""The server commits to the moves as the match goes: each event carries the mark of all of them."""

from __future__ import annotations

from random import Random

import pytest

from allcity.core import record
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.server.store import snapshots
from tests.server.harness import Person, Server, play_on
from tests.server.rooms import Played, at, setup_of


@pytest.mark.parametrize("game", GAMES)
def test_the_marks_that_players_saw_are_those_of_the_record(server: Server, game: str) -> None:
    ana = Person(server.port, "Ana")
    table = ana.make(game, sit=[0, 1], start=True)
    socket = ana.at(table)
    socket.until(lambda _: (table, 1) in socket.seen)
    early = socket.now(table, 0)["mark"]
    play_on(table, {0: socket, 1: socket}, Random(1))
    match = record.parse(ana.http.get(f"/api/tables/{table}/record").text)
    verdict = verify(GAMES[game], match)
    assert (verdict.is_fair, verdict.is_over, verdict.is_chain_right) == (True, True, True)
    assert verdict.chain.mark == socket.now(table, 0)["mark"]
    assert verdict.chain.place(early) is not None
    ana.close()


def test_the_chain_follows_an_undo_and_a_snapshot() -> None:
    played = at("act")
    room = played.room
    assert room.chain is not None
    seat = room.active[0]
    before = room.chain.last
    played.undo(seat)
    assert room.chain.last != before
    assert len(room.chain.links) == len(room.match.log) + 1
    thawed = snapshots.thaw(room.setup, snapshots.freeze(room))
    assert thawed is not None
    assert thawed.chain is not None
    assert thawed.chain.links == room.chain.links
    assert verify(room.game, room.record()).is_chain_right


def test_before_the_start_there_is_no_mark() -> None:
    room = Played(setup_of()).room
    assert room.chain is None
    assert room.record().chain is None
