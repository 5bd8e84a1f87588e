"""Shares in the dice: pledged before the start, revealed after it, and nobody can choose last."""

from __future__ import annotations

from typing import Any

import pytest

from allcity.core import fair, record, replay
from allcity.games import GAMES
from allcity.server.match.requests import moves, pledging, seating
from allcity.server.match.room import Room
from allcity.server.match.shares import Shares
from allcity.server.store.snapshots import freeze, thaw
from tests.server.rooms import Played, leaves, refused, setup_of, sitting

TEXTS = {0: "rain", 1: "snow"}


def pledge(played: Played, seat: int, text: str) -> None:
    played.do(lambda d: pledging.pledge(d, seat, fair.pledge(text)), f"g{seat}")


def reveal(played: Played, seat: int, text: str) -> None:
    played.do(lambda d: pledging.reveal(d, seat, text), f"g{seat}")


def waiting(**more: Any) -> Played:
    """A match that was started, with two texts that are still to be revealed."""
    played = Played(setup_of(**more))
    played.seat_guests()
    for seat, text in TEXTS.items():
        pledge(played, seat, text)
    played.do(seating.start, "g0")
    return played


def begun_with(played: Played, texts: dict[int, str]) -> bool:
    """Tell whether chance has acted by these texts and no others."""
    room = played.room
    head, log = room.match.head, room.match.log
    source = fair.Fair(
        room.setup.seed, room.setup.id, tuple(f"{s + 1} {t}" for s, t in sorted(texts.items()))
    )
    first = GAMES[room.setup.game].chance(room.position(0).state)
    due = room.game.text(source.outcome(0, first))
    return head.entropy == tuple(sorted(texts.items())) and log[0][1] == due


def overdue(played: Played) -> None:
    played.do(seating.overdue)


def test_the_match_begins_with_the_last_text() -> None:
    played = waiting()
    assert (played.room.status, played.room.active, played.room.match.log) == ("running", (), [])
    reveal(played, 1, "snow")
    assert (played.room.shares.waits, played.room.clock) == ([0], None)
    played.now += 5_000
    reveal(played, 0, "rain")
    assert begun_with(played, TEXTS)
    assert played.room.active
    assert played.room.clock
    assert played.room.clock.left(0, played.now) == 600_000
    assert dict(played.room.record().pledges) == {s: fair.pledge(t) for s, t in TEXTS.items()}


def test_whoever_pledges_anew_has_not_revealed_anything() -> None:
    """Tables of older versions revealed before the start, when a seat could still pledge."""
    shares = Shares()
    for seat, text in TEXTS.items():
        shares.pledge(seat, fair.pledge(text))
        shares.reveal(seat, text)
    shares.pledge(0, fair.pledge("hail"))
    assert shares == Shares({0: fair.pledge("hail"), 1: fair.pledge("snow")}, {1: "snow"})
    shares.pledge(0, fair.pledge("rain"))
    shares.reveal(0, "rain")
    shares.drop(1)
    assert shares == Shares({0: fair.pledge("rain")}, {0: "rain"})


def test_nothing_is_played_before_it_begins() -> None:
    played = waiting()
    for request in (
        lambda d: moves.act(d, 0, ["put 1 1"], 99),
        lambda d: moves.undo(d, 0, 99),
        lambda d: seating.take_over(d, 1),
        lambda d: seating.play_on(d, 0),
    ):
        with refused("not-begun"):
            played.do(request, "g0")


def test_a_seat_without_a_pledge_has_no_share_and_is_not_waited_for() -> None:
    played = Played(setup_of())
    played.seat_guests()
    pledge(played, 1, "snow")
    played.do(seating.start, "g0")
    with refused("not-pledged"):
        reveal(played, 0, "rain")
    reveal(played, 1, "snow")
    assert begun_with(played, {1: "snow"})
    other = Played(setup_of()).start()
    assert begun_with(other, {})


@pytest.mark.parametrize("text", ["snow ", "sleet", "", "x" * 65, "a b", "é"])
def test_only_the_pledged_text_is_revealed(text: str) -> None:
    played = waiting()
    with refused("not-pledged|entropy"):
        reveal(played, 1, text)
    assert played.room.shares.waits == [0, 1]


def test_nobody_pledges_or_reveals_out_of_turn() -> None:
    played = Played(setup_of())
    played.do(sitting(0), "g0")
    pledge(played, 0, "rain")
    with refused("not-running"):
        reveal(played, 0, "rain")
    with refused("not-your-seat"):
        played.do(lambda d: pledging.pledge(d, 0, fair.pledge("mine")), "g1")
    with refused("no-seat"):
        played.do(lambda d: pledging.pledge(d, 7, fair.pledge("mine")), "g0")
    played.do(sitting(1), "g1")
    played.do(seating.start, "g0")
    with refused("not-open"):  # nobody adds a share who has seen what others reveal
        pledge(played, 1, "late")
    with refused("not-your-seat"):
        played.do(lambda d: pledging.reveal(d, 0, "rain"), "g1")


@pytest.mark.parametrize("digest", ["", "0" * 63, "0" * 65, "G" * 64, "0" * 63 + "\n", "٠" * 64])
def test_a_pledge_is_a_digest(digest: str) -> None:
    played = Played(setup_of())
    played.do(sitting(0), "g0")
    with refused("pledge"):
        played.do(lambda d: pledging.pledge(d, 0, digest), "g0")


def test_what_is_said_again_changes_nothing() -> None:
    played = waiting()
    reveal(played, 0, "rain")
    version = played.room.version
    reveal(played, 0, "rain")
    assert played.room.version == version
    other = Played(setup_of())
    other.do(sitting(0), "g0")
    pledge(other, 0, "rain")
    version = other.room.version
    pledge(other, 0, "rain")
    assert other.room.version == version


def test_a_pledge_goes_with_its_player() -> None:
    played = Played(setup_of())
    played.seat_guests()
    for seat, text in TEXTS.items():
        pledge(played, seat, text)
    leaves(played, 1)
    assert set(played.room.shares.pledges) == {
        0
    }  # the other one has told nothing, and need not pledge anew
    played.do(sitting(1), "g1")
    pledge(played, 1, "hail")
    since = played.room.occupants[1].since
    played.do(lambda d: seating.claim(d, "Cleo", 1, since), "g2")
    assert set(played.room.shares.pledges) == {0}
    played.do(seating.start, "g0")
    reveal(played, 0, "rain")
    assert begun_with(played, {0: "rain"})


def test_a_later_pledge_counts() -> None:
    played = Played(setup_of())
    played.seat_guests()
    pledge(played, 0, "rain")
    pledge(played, 0, "hail")
    played.do(seating.start, "g0")
    with refused("not-pledged"):
        reveal(played, 0, "rain")
    reveal(played, 0, "hail")
    assert begun_with(played, {0: "hail"})


def test_a_text_that_does_not_come_is_waited_for_a_short_while_and_its_pledge_stays() -> None:
    played = waiting()
    reveal(played, 0, "rain")
    played.now += pledging.PATIENCE - 1
    overdue(played)
    assert played.room.shares.waits == [1]
    assert seating.due(played.room) == [(played.now + 1, 1, "withheld")]
    played.now += 1
    overdue(played)
    assert begun_with(played, {0: "rain"})
    with refused("not-pledged"):  # nobody chooses after the first roll either
        reveal(played, 1, "snow")
    match = record.parse(played.room.record().text())
    assert replay.shares(match) == replay.Shares((0,), (), (1,), ())


def test_whoever_leaves_is_not_waited_for() -> None:
    played = waiting()
    reveal(played, 0, "rain")
    leaves(played, 1)
    assert begun_with(played, {0: "rain"})
    assert played.room.occupants[1].bot
    assert dict(played.room.record().pledges)[1] == fair.pledge("snow")


def test_the_wait_begins_anew_when_no_server_ran() -> None:
    played = waiting()
    stopped = played.now
    played.now += 60_000
    played.do(lambda d: seating.recover(d, [], stopped))
    overdue(played)
    assert played.room.shares.waits == [0, 1]
    played.now += pledging.PATIENCE
    overdue(played)
    assert begun_with(played, {})


@pytest.mark.parametrize("revealed", [0, 1, 2])
def test_log_and_snapshot_lead_to_the_same_room(revealed: int) -> None:
    played = waiting()
    for seat in range(revealed):
        reveal(played, seat, TEXTS[seat])
    again = Room(played.room.setup)
    again.fold(played.log)
    thawed = thaw(played.room.setup, freeze(played.room))
    assert thawed
    for room in (again, thawed):
        assert freeze(room) == freeze(played.room)
        assert room.match.head == played.room.match.head
        assert (room.chain and room.chain.last) == (played.room.chain and played.room.chain.last)


def test_a_table_of_before_goes_on_with_the_texts_that_it_has() -> None:
    """Older servers took texts before the start, without a pledge."""
    played = Played(setup_of())
    played.seat_guests()

    def add_openly(draft: Any) -> None:
        draft.add("entropy", 1, "open")

    played.do(add_openly, "g1")
    played.do(seating.start, "g0")
    assert begun_with(played, {1: "open"})
    assert replay.shares(played.room.record()).openly == (1,)
