"""A room: moves counted once, whole or not at all, stale ones refused; seats that change hands."""

from __future__ import annotations

from random import Random

import pytest

from allcity.core import fair, record, replay
from allcity.core.game import CHANCE
from allcity.games import GAMES
from allcity.server.match import drafts
from allcity.server.match.requests import pledging, seating
from allcity.server.refusals import Again, Forbidden, Refused, Unreadable
from tests.server.rooms import Played, at, check, leaves, phase, refused, setup_of


def test_chance_acts_first_and_after_every_move() -> None:
    played = Played(setup_of()).start()
    assert played.log[2].kind == "start"
    assert {entry.seat for entry in played.log[3:]} == {CHANCE}
    assert played.room.active[0] >= 0


def test_a_move_counts_once() -> None:
    played = at("put")
    seat = played.room.active[0]
    text = played.legal(seat)[0]
    played.act(seat, text, move="one")
    version = played.room.version
    with pytest.raises(Again) as again:
        played.act(seat, text, move="one")
    assert again.value.version == played.room.counted[f"g{seat}", "one"] <= version
    assert played.room.version == version


def test_the_same_id_of_another_guest_is_another_move() -> None:
    played = at("take")
    seat = played.room.active[0]
    played.room.counted["g9", "one"] = 3
    played.act(seat, played.legal(seat)[0], move="one")


def test_a_composed_move_is_whole_or_nothing() -> None:
    played = at("take")
    seat = played.room.active[0]
    take, version = played.legal(seat)[0], played.room.version
    with pytest.raises(Forbidden):
        played.act(seat, take, take)
    with pytest.raises(Unreadable):
        played.act(seat, take, "nonsense")
    assert played.room.version == version
    assert phase(played.room) == "take"
    look = check(played)
    played.act(seat, take, look)
    assert [e.text for e in played.log[version:]][:2] == [take, look]


def test_an_illegal_move_names_its_clause() -> None:
    played = at("take")
    with pytest.raises(Forbidden) as refused:
        played.act(1 - played.room.active[0], "take 1")
    assert refused.value.clause == "T2.3"
    assert refused.value.code == "turn"


def test_a_move_from_an_older_version_is_stale() -> None:
    played = at("take")
    seat = played.room.active[0]
    version = played.room.version
    played.act(seat, played.legal(seat)[0])
    with refused("stale"):
        played.act(seat, played.legal(seat)[0], version=version)
    with refused("version"):
        played.act(seat, played.legal(seat)[0], version=played.room.version + 1)


def test_sealed_choices_do_not_make_each_other_stale() -> None:
    played = at("final")
    version = played.room.version
    played.act(0, check(played), version=version)
    played.act(0, played.legal(0)[0])
    assert phase(played.room) == "final"
    played.act(1, check(played), version=version)
    assert phase(played.room) != "final"


def test_a_sealed_choice_makes_stale_what_its_own_seat_sent_before() -> None:
    played = at("final")
    version = played.room.version
    played.act(0, check(played), version=version)
    with refused("stale"):
        played.act(0, played.legal(0)[0], version=version)
    played.act(1, played.legal(1)[0], version=version)


def test_presence_does_not_make_a_move_stale() -> None:
    played = at("take")
    seat, version = played.room.active[0], played.room.version
    played.do(lambda d: seating.arrive(d, "p1"), "g0")
    played.act(seat, played.legal(seat)[0], version=version)


def test_a_seat_belongs_to_its_guest() -> None:
    played = at("take")
    seat = played.room.active[0]
    for guest in ("g9", "", f"g{1 - seat}"):
        with refused("not-your-seat"):
            played.act(seat, played.legal(seat)[0], guest=guest)
    with refused("no-seat"):
        played.act(7, "take 1", guest="g0")


def test_one_guest_may_hold_all_the_seats() -> None:
    played = Played(setup_of())
    for seat in (0, 1):
        played.do(lambda d, s=seat: seating.sit(d, "Ana", s), "g0")  # type: ignore[misc]
    played.do(seating.start, "g0")
    assert played.room.seats_of("g0") == (0, 1)
    rng = Random(3)
    while played.room.status == "running":
        seat = rng.choice(played.room.active)
        played.act(seat, played.some_text(seat, rng), guest="g0")
    assert played.room.record().seed


def test_sitting_down_and_getting_up_before_the_start_has_an_end() -> None:
    played = Played(setup_of())
    played.seat_guests()
    while played.room.version < drafts.GATHERING:
        digest = fair.pledge(str(played.room.version))
        played.do(lambda d, digest=digest: pledging.pledge(d, 0, digest), "g0")  # type: ignore[misc]
    with refused("too-long"):
        played.do(lambda d: pledging.pledge(d, 0, "0" * 64), "g0")
    leaves(played, 1)
    with refused("too-long"):
        played.do(lambda d: seating.sit(d, "Bob", 1), "g1")
    with refused("too-long"):
        played.do(lambda d: seating.seat_bot(d, 1, "random"), "g0")
    played.do(seating.close, "g0")


def test_the_dice_are_the_committed_ones_in_spite_of_undo() -> None:
    rng = Random(5)
    played = Played(setup_of()).start()
    while played.room.status == "running":
        seat = rng.choice(played.room.active)
        played.act(seat, played.some_text(seat, rng))
        if played.room.status == "running" and rng.random() < 0.3:
            try:
                played.undo(seat)
            except Refused:
                continue
    match = played.room.record()
    assert replay.verify(GAMES["tagcity"], match).is_fair
    assert record.parse(match.text()) == match
    undone = sum(int(e.kind == "undo") for e in played.log)
    assert len(match.notes) >= undone > 3


def test_who_is_away_is_played_for_and_gets_the_seat_back() -> None:
    played = at("take", clock=None, away=30_000)
    room = played.room
    seat = room.active[0]
    for guest in ("g0", "g1"):
        played.do(lambda d: seating.arrive(d, "p1"), guest)
    played.now = room.at + 1_000
    played.do(lambda d: seating.depart(d, "p1"), f"g{seat}")
    moment = room.at + 30_000
    assert (moment, seat, "away") in seating.due(room)
    played.now = moment
    played.do(seating.overdue)
    assert room.occupants[seat].proxy == "away"
    played.do(lambda d: seating.arrive(d, "p2"), f"g{seat}")
    assert room.occupants[seat].proxy == ""
    played.act(seat, played.legal(seat)[0])


def test_leaving_a_running_match_leaves_the_seat_to_a_bot() -> None:
    played = at("take")
    played.do(lambda d: seating.leave(d, 0), "g0")
    assert played.room.occupants[0].bot == "random"
    with refused("not-your-seat"):
        played.do(lambda d: seating.leave(d, 0), "g0")
