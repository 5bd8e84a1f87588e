"""Summaries of finished matches: who chose what, and none of a match that has no result."""

from __future__ import annotations

from random import Random

import pytest

from allcity.games import GAMES
from allcity.server.match.requests import moves, seating
from allcity.server.match.summaries import summary
from tests.server.rooms import Played, at, leaves, setup_of
from tests.server.running.test_absence import bots_turn, left


@pytest.mark.parametrize("game", GAMES)
def test_the_sources_of_each_seat_add_up_to_its_points(game: str) -> None:
    played = Played(setup_of(game=game, seats=3)).start()
    assert summary(played.room) is None, "it is not over"
    played.until(lambda room: room.status == "over", Random(5))
    summarised, result = summary(played.room), played.room.game.result(played.room.match.state)
    assert summarised
    assert result
    for seat, one in enumerate(summarised.seats):
        assert (one.points, one.place) == (result.points[seat], result.places[seat])
        assert sum(one.sources.values()) == one.points
        assert (one.name, one.bot) == (f"Guest {seat}", "")
    by_people = [seat for seat, _ in played.room.match.log if seat >= 0]
    assert [one.actions for one in summarised.seats] == [by_people.count(seat) for seat in range(3)]
    assert not any(one.bot_actions or one.late for one in summarised.seats)


def test_what_a_bot_chose_for_somebody_away_is_told_apart() -> None:
    played, seat = left(away=30_000)
    before = len(played.room.match.log)
    played.now += 30_000
    played.do(seating.overdue)
    bots_turn(played, seat)
    by_bot = sum(actor == seat for actor, _ in played.room.match.log[before:])
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    played.until(lambda room: room.status == "over", Random(1))
    summarised = summary(played.room)
    assert summarised
    assert summarised.seats[seat].bot_actions == by_bot > 0
    by_all = sum(actor == seat for actor, _ in played.room.match.log)
    assert summarised.seats[seat].actions == by_all - by_bot
    assert summarised.seats[1 - seat].bot_actions == 0


def test_whose_time_ran_out_is_told() -> None:
    played = at("take")
    seat, clock = played.room.active[0], played.room.clock
    assert clock
    played.now = clock.flag(seat)
    played.do(seating.overdue)
    rng, by_bot = Random(1), 0
    while played.room.status == "running":
        if seat in played.room.active:
            text, by_bot = played.some_text(seat, rng), by_bot + 1
            played.do(lambda d, t=text: moves.bot_act(d, seat, t, d.room.version))  # type: ignore[misc]
        else:
            played.random_act(rng)
    summarised = summary(played.room)
    assert summarised
    assert [one.late for one in summarised.seats] == [int(one == seat) for one in (0, 1)]
    assert summarised.seats[seat].bot_actions == by_bot


def test_whoever_leaves_is_followed_by_a_bot() -> None:
    played = at("take", bot="easy")
    leaves(played, 1)
    assert summary(played.room) is None
    assert played.room.occupants[1].bot == "easy"
