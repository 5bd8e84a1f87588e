"""What if: rooms that begin with the first part of another match."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from allcity.core import fair
from allcity.core.record import Moment
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.server.live import audiences
from allcity.server.live.messages import written
from allcity.server.match.drafts import ENTRIES
from allcity.server.match.requests import onward, pledging, seating
from allcity.server.match.room import Room
from allcity.server.store.snapshots import freeze, thaw
from tests.server.rooms import Played, refused, setup_of

each_game = pytest.mark.parametrize("game", sorted(GAMES))


def finished(game: str = "tagcity", seed: int = 1, **more: Any) -> Room:
    """A match of people at its end."""
    played = Played(setup_of(game=game, clock=None, seed="07" * 32, **more)).start()
    return played.until(lambda room: room.status == "over", Random(seed)).room


def what_if(before: Room, actions: int, is_same: bool = False) -> Played:
    """Return a table that continues from a position, at which nobody sits yet."""
    moment = onward.moment(before, actions, is_same)
    fresh = {"id": "W", "code": "other", "seed": "08" * 32, "host": "g0", "created": before.at + 1}
    played = Played(onward.setup_of(before, moment, fresh))
    played.log = onward.past(before, actions, played.now)
    played.room.fold(played.log)
    return played


@each_game
@pytest.mark.parametrize("is_same", [False, True])
def test_log_and_snapshot_lead_to_the_same_room_at_every_time(game: str, is_same: bool) -> None:
    before = finished(game)
    actions = len(before.match.log) // 2
    played = what_if(before, actions, is_same)
    steps: list[Callable[[], object]] = [
        played.seat_guests,
        partial(played.do, seating.start, "g0"),
        partial(played.random_act, Random(2)),
        partial(played.until, lambda room: room.status == "over", Random(3)),
    ]
    for step in steps:
        step()
        again = Room(played.room.setup)
        again.fold(played.log)
        thawed = thaw(played.room.setup, freeze(played.room))
        assert thawed
        for room in (again, thawed):
            assert freeze(room) == freeze(played.room)
            assert room.record() == played.room.record()
            assert (room.chain and room.chain.last) == (
                played.room.chain and played.room.chain.last
            )
    branch = played.room.record()
    assert branch.what_if == Moment("T", actions)
    verdict = verify(GAMES[game], branch)
    assert (verdict.is_fair, verdict.is_over, verdict.is_chain_right) == (True, True, True)


def test_the_dice_are_new_unless_somebody_wants_the_same() -> None:
    before = finished()
    assert onward.moment(before, 3).dice is None
    assert onward.moment(before, 3, has_same_dice=True).dice is not None


@each_game
def test_everybody_reads_the_past_as_they_read_it_then(game: str) -> None:
    before = finished(game)
    actions = len(before.match.log) - 5
    room = what_if(before, actions).room
    acts = [line for line in before.lines if line.kind == "act"][:actions]
    assert [line.kind for line in room.lines] == ["act"] * actions
    for was, now in zip(acts, room.lines, strict=True):
        assert (now.seat, now.texts, now.gains, now.round) == (was.seat, was.texts, was.gains, was.round)  # fmt: skip
        assert now.name == was.name, "of whoever did it, not of whoever sits there now"
    assert room.match.state == before.position(actions).state


@each_game
@pytest.mark.parametrize("is_started", [False, True])
def test_nobody_is_shown_what_their_seat_does_not_see(game: str, is_started: bool) -> None:
    """Hidden things are swapped, and no byte of what is shown changes."""
    before, rng, swapped = finished(game), Random(5), 0
    for actions in range(10, len(before.match.log), 7):
        played = what_if(before, actions)
        if is_started:
            played.seat_guests()
            played.do(seating.start, "g0")
        room = played.room
        truth = room.match.state
        for viewer in (0, 1, None):
            shown = []
            world = room.game.world(room.game.view(truth, viewer), rng)
            swapped += room.game.state_to_json(world) != room.game.state_to_json(truth)
            for state in (truth, world):
                room.match.state = state
                shown.append(written(audiences.table(room, viewer, 0, f"g{viewer}", played.now)))
            room.match.state = truth
            assert shown[0] == shown[1]
    assert swapped


def test_what_was_done_before_the_moment_is_not_taken_back() -> None:
    before = finished("graffiti")
    log, game = before.match.log, before.game
    actions = next(
        at
        for at in range(2, len(log))
        if log[at - 1][0] == log[at][0] >= 0 and log[at - 1][0] in before.position(at).active
    )
    seat = log[actions][0]
    played = what_if(before, actions)
    played.seat_guests()
    played.do(seating.start, "g0")
    with refused("undo-nothing"):
        played.undo(seat)
    played.act(seat, log[actions][1])
    assert game.active(played.room.match.state)
    if played.room.match.log[-1][0] == seat:
        played.undo(seat)
        assert len(played.room.match.log) in (actions, actions + 1)
        if played.room.asked is None:
            with refused("undo-nothing"):
                played.undo(seat)


def test_a_bots_moves_of_the_match_are_a_bots_and_a_persons_a_persons() -> None:
    before = finished()
    before.bot_rounds = [0 if seat == 1 else -1 for seat, _ in before.match.log]
    played = what_if(before, 20)
    ones = [number for number, (seat, _) in enumerate(before.match.log[:20], 1) if seat == 1]
    assert dict(played.room.record().bots) == {1: ((ones[0], ones[-1]),)}


def test_only_the_end_cannot_be_played_on_from() -> None:
    before = finished()
    length = len(before.match.log)
    assert onward.moment(before, 0, False).actions == 0
    assert onward.moment(before, length - 1, False).actions == length - 1
    with refused("moment-over"):
        onward.moment(before, length, False)


def test_the_past_does_not_count_as_what_people_asked_for() -> None:
    before = finished()
    played = what_if(before, len(before.match.log) - 1)
    assert played.room.weight == 0 < ENTRIES


def test_shares_in_the_dice_are_pledged_anew_but_not_for_dice_that_are_fixed() -> None:
    before = finished()
    played = what_if(before, 20)
    played.do(lambda d: seating.sit(d, "Ana", 0, fair.pledge("rain")), "g0")
    played.do(lambda d: seating.sit(d, "Bob", 1), "g1")
    played.do(seating.start, "g0")
    waiting = played.room.active
    played.do(lambda d: pledging.reveal(d, 0, "rain"), "g0")
    assert len(played.room.active) == 1 > len(waiting)
    played.until(lambda room: room.status == "over", Random(2))
    branch = played.room.record()
    assert branch.entropy == ((0, "rain"),)
    assert verify(GAMES["tagcity"], branch).is_fair
    same = what_if(before, 20, is_same=True)
    with refused("same-dice"):
        same.do(lambda d: seating.sit(d, "Ana", 0, fair.pledge("rain")), "g0")


def test_the_same_dice_have_the_shares_of_the_match() -> None:
    played = Played(setup_of(clock=None, seed="07" * 32))
    played.do(lambda d: seating.sit(d, "Ana", 0, fair.pledge("rain")), "g0")
    played.do(lambda d: seating.sit(d, "Bob", 1), "g1")
    played.do(seating.start, "g0")
    played.do(lambda d: pledging.reveal(d, 0, "rain"), "g0")
    before = played.until(lambda room: room.status == "over", Random(1)).room
    again = what_if(before, 10, is_same=True)
    again.seat_guests()
    again.do(seating.start, "g0")
    for seat, text in before.match.log[len(again.room.match.log) :]:
        if seat >= 0:
            again.act(seat, text)
    assert again.room.match.log == before.match.log
    branch = again.room.record()
    assert (branch.pledges, branch.entropy, branch.match) == (
        before.record().pledges, before.record().entropy, "T",
    )  # fmt: skip
    third = what_if(again.room, 30, is_same=True)
    assert third.room.setup.what_if == onward.moment(again.room, 30, True)
    assert third.room.match.head.match == "T"
