"""Who may sit, leave, start and close; each request is a draft, and a refused one adds nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from allcity.server.match import seating
from allcity.server.match.drafts import Draft
from tests.server.rooms import Played, leaves, refused, setup_of, sitting


def gathered() -> Played:
    """Three seats: the host, another guest, and a bot."""
    played = Played(setup_of(seats=3))
    played.do(sitting(0), "g0")
    played.do(sitting(1), "g1")
    played.do(bot(2), "g1")
    return played


def bot(seat: int, spec: str = "random") -> Callable[[Draft], None]:
    return lambda draft: seating.seat_bot(draft, seat, spec)


def kinds(played: Played, request: Callable[[Draft], None], guest: str) -> list[str]:
    return [entry.kind for entry in played.do(request, guest)]


@pytest.fixture(scope="module")
def finished() -> Played:
    played, rng = Played(setup_of(seats=2)).start(), Random(1)
    while played.room.status == "running":
        played.random_act(rng)
    return played


def test_a_bot_sits_on_an_empty_seat_or_in_the_place_of_another_bot() -> None:
    played = gathered()
    played.do(bot(2, "greedy"), "g0")
    assert played.room.occupants[2].bot == "greedy"
    for seat, code in ((0, "taken"), (1, "taken"), (3, "no-seat")):
        with refused(code):
            played.do(bot(seat), "g0")
    with refused("not-seated"):
        played.do(bot(2), "g9")
    with refused("bot"):
        played.do(bot(2, "nobody"), "g0")


def test_only_the_host_empties_a_bots_seat_and_only_before_the_start() -> None:
    played = gathered()
    with refused("not-your-seat"):
        leaves_seat(played, 2, "g1")
    with refused("not-your-seat"):
        leaves_seat(played, 1, "g0")
    leaves_seat(played, 2, "g0")
    assert played.room.occupants[2].is_empty
    played.do(bot(2), "g0")
    played.do(seating.start, "g1")
    with refused("not-your-seat"):
        leaves_seat(played, 2, "g0")


def leaves_seat(played: Played, seat: int, guest: str) -> None:
    played.do(lambda draft: seating.leave(draft, seat), guest)


def test_a_match_starts_once_by_a_member_when_every_seat_is_taken() -> None:
    played = gathered()
    with refused("not-seated"):
        played.do(seating.start, "g9")
    leaves(played, 1)
    with refused("empty-seats"):
        played.do(seating.start, "g0")
    played.do(bot(1), "g0")
    played.do(seating.start, "g0")
    for request in (seating.start, seating.close, bot(2), sitting(2)):
        with refused("not-open"):
            played.do(request, "g0")


def test_the_host_closes_a_table_that_has_not_started() -> None:
    played = gathered()
    with refused("not-host"):
        played.do(seating.close, "g1")
    assert kinds(played, seating.close, "g0") == ["close"]
    assert played.room.status == "closed"
    with refused("not-open"):
        played.do(seating.close, "g0")
    with refused("not-running"):
        leaves(played, 1)


def test_nobody_leaves_or_claims_a_seat_of_a_match_that_is_over(finished: Played) -> None:
    with refused("not-running"):
        leaves(finished, 0)
    with refused("not-running"):
        claims(finished, "g9", finished.room.occupants[0].since)


def claims(played: Played, guest: str, since: int) -> list[str]:
    return kinds(played, lambda draft: seating.claim(draft, "Zoe", 0, since), guest)


def test_a_seat_is_claimed_from_its_present_owner_alone() -> None:
    played = gathered()
    since = played.room.occupants[0].since
    with refused("key"):
        claims(played, "g9", since - 1)
    assert claims(played, "g0", since) == []
    assert claims(played, "g9", since) == ["claim"]
    assert played.room.occupants[0].name == "Zoe"
    with refused("key"):
        claims(played, "g8", since)


def test_a_rematch_is_pointed_to_once_by_a_member_after_the_end(finished: Played) -> None:
    with refused("not-over"):
        gathered().do(lambda draft: seating.rematch(draft, "next", ""), "g0")
    with refused("not-seated"):
        finished.do(lambda draft: seating.rematch(draft, "next", ""), "g9")
    again = partial(seating.rematch, table="next", instead="")
    assert kinds(finished, again, "g1") == ["rematch"]
    assert kinds(finished, partial(seating.rematch, table="other", instead=""), "g0") == []
    assert finished.room.rematch == "next"


def test_only_the_first_arrival_at_a_process_and_the_departure_from_it_are_noted() -> None:
    played = gathered()
    arrive, depart = (
        partial(request, process="p1") for request in (seating.arrive, seating.depart)
    )
    assert kinds(played, depart, "g0") == []
    assert kinds(played, arrive, "g0") == ["here"]
    assert kinds(played, arrive, "g0") == []
    assert kinds(played, depart, "g0") == ["gone"]
    assert kinds(played, arrive, "g9") == []
