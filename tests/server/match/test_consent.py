"""Decisions of several people: withdrawing a wish, ending a match, and going on without an absent player."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from allcity.server.live import audiences
from allcity.server.match.requests import moves, seating
from allcity.server.store.snapshots import freeze, thaw
from tests.server.rooms import Played, passed_turn, refused, setup_of, sitting


def kinds(played: Played, request: object, guest: str) -> list[str]:
    return [entry.kind for entry in played.do(request, guest)]  # type: ignore[arg-type]


def answer(played: Played, seat: int, is_agreed: bool) -> list[str]:
    request = lambda d: moves.answer(d, seat, is_agreed, d.room.version)  # noqa: E731
    return kinds(played, request, f"g{seat}")


def can_undo(played: Played, seat: int) -> bool:
    return audiences.table(played.room, seat, 0, f"g{seat}", played.now).now.can_undo


@pytest.mark.parametrize("is_withdrawn", [True, False])
def test_a_wish_that_was_refused_or_withdrawn_is_not_repeated_at_once(is_withdrawn: bool) -> None:
    played, seat = passed_turn()
    played.undo(seat)
    who, kind = (seat, "withdraw") if is_withdrawn else (1 - seat, "refuse")
    assert answer(played, who, False) == [kind]
    assert played.room.asked is None
    assert not can_undo(played, seat)
    for _ in range(2):  # also after a restart
        with refused("undo-refused"):
            played.undo(seat)
        thawed = thaw(played.room.setup, freeze(played.room))
        assert thawed is not None
        played.room = thawed
    other = played.room.active[0]
    played.act(other, played.legal(other)[0])
    assert played.room.settled_wish is None


def test_only_who_wished_can_withdraw_and_only_a_wish_that_was_seen() -> None:
    played, seat = passed_turn()
    with refused("nothing-asked"):
        answer(played, seat, False)
    played.undo(seat)
    with refused("stale"):
        played.do(lambda d: moves.answer(d, seat, False, 0), f"g{seat}")
    with refused("not-your-seat"):
        played.do(lambda d: moves.answer(d, seat, False, d.room.version), f"g{1 - seat}")
    with refused("nothing-asked"):  # nobody agrees to their own wish
        answer(played, seat, True)


@pytest.mark.parametrize("way", ["leave", "take over", "claim", "adopt"])
def test_a_wish_is_granted_when_nobody_is_left_who_could_agree(way: str) -> None:
    played, seat = passed_turn(clock=None, away=None)
    other = 1 - seat
    for guest in ("g0", "g1"):
        played.do(partial(seating.arrive, process="p"), guest)
    played.do(partial(seating.depart, process="p"), f"g{other}")
    assert [entry.kind for entry in played.undo(seat)] == ["ask"]
    played.now += seating.AWAY
    since = played.room.occupants[other].since
    request, guest = {
        "leave": (partial(seating.leave, seat=other), f"g{other}"),
        "take over": (partial(seating.take_over, seat=other), f"g{seat}"),
        "claim": (partial(seating.claim, name="Zoe", seat=other, since=since), f"g{seat}"),
        "adopt": (partial(seating.adopt, former=[f"g{other}"]), f"g{seat}"),
    }[way]
    assert kinds(played, request, guest)[-1] == "undo"
    assert played.room.asked is None
    assert played.room.active == (seat,)


def resign(seat: int, is_agreed: bool = True) -> partial[None]:
    return partial(seating.resign, seat=seat, is_agreed=is_agreed)


def test_a_match_ends_without_a_result_when_all_people_agree() -> None:
    played = Played(setup_of()).start()
    assert kinds(played, resign(0), "g0") == ["resign"]
    assert kinds(played, resign(0), "g0") == []
    assert kinds(played, resign(0, False), "g0") == ["resign"]
    assert kinds(played, resign(1), "g1") == ["resign"]
    assert played.room.status == "running"
    assert kinds(played, resign(0), "g0") == ["resign", "close"]
    assert audiences.table(played.room, None, 0, "", played.now).now.status == "closed"
    with refused("not-running"):
        played.do(resign(1, False), "g1")


def test_nobody_ends_the_match_of_another() -> None:
    played = Played(setup_of()).start()
    with refused("not-your-seat"):
        played.do(resign(1), "g0")
    with refused("not-your-seat"):
        played.do(resign(0), "")
    waiting = Played(setup_of())
    waiting.do(sitting(0), "g0")
    with refused("not-running"):
        waiting.do(resign(0), "g0")


def test_consent_goes_with_the_person_and_bots_are_not_asked() -> None:
    played = Played(setup_of()).start()
    played.do(resign(0), "g0")
    played.do(lambda d: seating.adopt(d, {"g0"}), "g8")
    assert not played.room.occupants[0].has_resigned
    played.do(lambda d: seating.leave(d, 1), "g1")
    assert kinds(played, resign(0), "g8") == ["resign", "close"]


def absent(**more: Any) -> Played:
    """Three people, one of whom has gone; the others are here."""
    played = Played(setup_of(seats=3, clock=None, **more)).start()
    for guest in ("g0", "g1", "g2"):
        played.do(partial(seating.arrive, process="p1"), guest)
    played.do(partial(seating.depart, process="p1"), "g2")
    return played


TAKE_OVER = partial(seating.take_over, seat=2)


def test_all_who_are_here_agree_that_a_bot_plays_at_once() -> None:
    played = absent()
    with refused("not-away"):
        played.do(TAKE_OVER, "g0")
    played.now += seating.GRACE
    assert kinds(played, TAKE_OVER, "g0") == ["replace"]
    assert kinds(played, TAKE_OVER, "g0") == [], "one person does not agree for two"
    assert audiences.occupants(played.room)[2].replace_waits == [1]
    assert kinds(played, TAKE_OVER, "g1") == ["replace", "proxy"]
    assert played.room.occupants[2].proxy == "away"


def test_who_returns_is_not_replaced_and_who_goes_is_not_asked() -> None:
    played = absent()
    played.now += seating.GRACE
    played.do(TAKE_OVER, "g0")
    played.do(partial(seating.arrive, process="p1"), "g2")
    assert audiences.occupants(played.room)[2].replace_waits == []
    played.do(partial(seating.depart, process="p1"), "g2")
    played.now += seating.GRACE
    assert kinds(played, TAKE_OVER, "g1") == ["replace"], "what was agreed before is forgotten"
    played.do(partial(seating.depart, process="p1"), "g0")
    assert kinds(played, TAKE_OVER, "g1") == ["proxy"]


def test_at_a_table_that_waits_nobody_is_replaced_within_a_day() -> None:
    played = absent(away=None)
    played.now += seating.AWAY - 1
    with refused("not-away"):
        played.do(TAKE_OVER, "g0")
    played.now += 1
    assert kinds(played, TAKE_OVER, "g0") == ["proxy"]


def test_a_countdown_says_when_a_bot_plays() -> None:
    played = absent(away=60_000)
    shown = audiences.occupants(played.room)
    moments = [occupant.substituted_at for occupant in shown]
    assert moments[:2] == [None, None]
    expected = played.room.at + 60_000 if 2 in played.room.active else None
    assert moments[2] == expected
