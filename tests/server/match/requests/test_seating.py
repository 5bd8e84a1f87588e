"""Who may sit, leave, start and close; each request is a draft, and a refused one adds nothing."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from allcity.server.limits import ABANDONED
from allcity.server.match.drafts import Draft
from allcity.server.match.requests import moves, seating
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
    assert [played.room.handed_over_by(guest) for guest in ("g0", "g9", "")] == [(), (), ()]
    assert claims(played, "g9", since) == ["claim"]
    assert [played.room.handed_over_by(guest) for guest in ("g0", "g9", "")] == [(0,), (), ()]
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
    assert played.room.occupants[0].departures == 1
    assert kinds(played, arrive, "g9") == []


def test_who_sits_down_has_the_wanted_seat_or_the_first_empty_one() -> None:
    played = Played(setup_of(seats=3))
    played.do(sitting(1), "g1")
    played.do(lambda draft: seating.sit(draft, "Ana", None), "g0")
    played.do(lambda draft: seating.sit(draft, "Cem", None), "g2")
    assert [occupant.guest for occupant in played.room.occupants] == ["g0", "g1", "g2"]
    with refused("full"):
        played.do(lambda draft: seating.sit(draft, "Dan", None), "g3")
    with refused("taken"):
        played.do(lambda draft: seating.sit(draft, "Dan", 1), "g3")
    with refused("no-seat"):
        played.do(lambda draft: seating.sit(draft, "Dan", 3), "g3")


def test_nobody_sits_down_under_a_name_that_looks_like_anothers() -> None:
    played = Played(setup_of(seats=4))
    played.do(lambda draft: seating.sit(draft, "Ana", 0), "g0")
    with refused("name-alike"):
        played.do(lambda draft: seating.sit(draft, "АNA", 1), "g1")  # with a Cyrillic letter
    played.do(lambda draft: seating.sit(draft, "Ana", 1), "g0")
    played.do(lambda draft: seating.sit(draft, "Ben", 2), "g2")
    since = played.room.occupants[2].since
    with refused("name-alike"):
        played.do(lambda draft: seating.claim(draft, "ana", 2, since), "g3")
    played.do(lambda draft: seating.claim(draft, "ben", 2, since), "g3")


def test_seats_change_hands_by_links_a_bounded_number_of_times() -> None:
    played = Played(setup_of()).start()
    for number in range(seating.HANDOVERS):
        since = played.room.occupants[0].since
        guest = f"h{number}"
        played.do(lambda d, since=since: seating.claim(d, "Zoe", 0, since), guest)  # type: ignore[misc]
    with refused("too-long"):
        since = played.room.occupants[0].since
        played.do(lambda draft: seating.claim(draft, "Zoe", 0, since), "h")


def test_all_that_a_former_guest_has_goes_to_whom_they_have_become() -> None:
    played = gathered()
    adopting = partial(seating.adopt, former=["g0", "g8"])
    assert kinds(played, adopting, "g7") == ["adopt", "adopt"]
    assert (played.room.occupants[0].guest, played.room.host) == ("g7", "g7")
    assert played.room.occupants[0].name == "Guest 0"
    assert kinds(played, adopting, "g7") == []
    assert kinds(played, partial(seating.adopt, former=["g1"]), "g6") == ["adopt"]
    assert played.room.host == "g7"


def away_from(seat: int | None, **more: Any) -> Played:
    """A match at which both people have been, and one has gone; None: the one who is asked first."""
    played = Played(setup_of(clock=None, **more)).start()
    seat = played.room.active[0] if seat is None else seat
    for guest in ("g0", "g1"):
        played.do(partial(seating.arrive, process="p1"), guest)
    played.do(partial(seating.depart, process="p1"), f"g{seat}")
    return played


def test_others_let_a_bot_play_for_who_has_been_away_for_a_day() -> None:
    played = away_from(1, away=None)
    gone_at = played.room.at
    request = partial(seating.take_over, seat=1)
    played.now = gone_at + seating.AWAY - 1
    with refused("not-away"):
        played.do(request, "g0")
    played.now += 1
    with refused("not-seated"):
        played.do(request, "g9")
    with refused("not-away"):
        played.do(partial(seating.take_over, seat=0), "g0")
    assert kinds(played, request, "g0") == ["proxy"]
    assert played.room.occupants[1].proxy == "away"
    with refused("not-away"):
        played.do(request, "g0")


def test_nobody_is_replaced_where_only_bots_wait() -> None:
    played = Played(setup_of(clock=None, away=None))
    played.do(sitting(0), "g0")
    played.do(bot(1), "g0")
    played.do(seating.start, "g0")
    played.now += seating.AWAY
    with refused("not-away"):
        played.do(partial(seating.take_over, seat=0), "g0")


def test_a_table_is_given_up_after_a_silence_at_which_nobody_is() -> None:
    played = gathered()
    played.do(partial(seating.arrive, process="p1"), "g0")
    silence = ABANDONED["open"]
    giving_up = partial(seating.abandon, alive={"p1"})
    played.now = played.room.at + silence
    assert kinds(played, giving_up, "") == []
    played.now -= 1
    assert kinds(played, partial(seating.abandon, alive={"p2"}), "") == []
    played.now += 1
    assert kinds(played, partial(seating.abandon, alive={"p2"}), "") == ["close"]
    assert played.room.status == "closed"


def test_a_finished_match_is_not_given_up(finished: Played) -> None:
    before = finished.now
    finished.now += 10 * max(ABANDONED.values())
    assert kinds(finished, partial(seating.abandon, alive=()), "") == []
    finished.now = before


def test_who_was_connected_to_a_dead_process_is_gone() -> None:
    played = Played(setup_of()).start()
    for process in ("p1", "p2"):
        played.do(partial(seating.arrive, process=process), "g0")
    played.do(partial(seating.arrive, process="p2"), "g1")
    assert kinds(played, partial(seating.recover, alive={"p1"}), "") == ["gone", "gone"]
    assert [occupant.here for occupant in played.room.occupants] == [["p1"], []]
    assert kinds(played, partial(seating.recover, alive={"p1"}), "") == []


@pytest.mark.parametrize(("has_clock", "entries"), [(True, ["wake"]), (False, [])])
def test_clocks_that_stood_still_go_on(has_clock: bool, entries: list[str]) -> None:
    more: dict[str, Any] = {} if has_clock else {"clock": None}
    played = Played(setup_of(**more)).start()
    played.now += 5_000
    stopped = played.now + 60_000
    assert kinds(played, partial(seating.recover, alive=(), stopped=stopped), "") == entries
    if has_clock:
        assert played.log[-1].text == str(played.now)  # nothing stops in the future


def test_clocks_of_a_match_that_does_not_run_are_not_woken() -> None:
    assert kinds(gathered(), partial(seating.recover, alive=(), stopped=0), "") == []


def test_a_substitute_plays_one_turn_and_pauses_before_the_next() -> None:
    played = away_from(None, away=30_000)
    room, seat = played.room, played.room.active[0]
    gone_at = room.at
    assert seating.due(room) == [(gone_at + 30_000, seat, "away")]
    played.now = gone_at + 30_000
    assert kinds(played, seating.overdue, "") == ["proxy"]
    assert room.occupants[seat].proxy == "away"
    assert seating.due(room) == []
    rng = Random(1)
    while room.occupants[seat].has_substitute:
        played.do(lambda d: moves.bot_act(d, seat, played.some_text(seat, rng), room.version))
    while seat not in room.active:
        played.random_act(rng)
    assert seating.due(room) == [(room.occupants[seat].asked_at + seating.PAUSE, seat, "away")]
    played.do(partial(seating.arrive, process="p1"), f"g{seat}")
    assert seating.due(room) == []


def test_nobody_is_substituted_while_nobody_else_is_there_or_before_the_start() -> None:
    assert seating.due(gathered().room) == []
    played = away_from(0, away=30_000)
    played.do(partial(seating.depart, process="p1"), "g1")
    assert seating.due(played.room) == []
    assert kinds(played, seating.overdue, "") == []


def out_of_time(seat: int) -> Played:
    """A match of three in which a seat's clock has run out."""
    played = Played(setup_of(seats=3)).start()
    rng = Random(1)
    while seat not in played.room.active:
        played.random_act(rng)
    (moment,) = [at for at, who, why in seating.due(played.room) if (who, why) == (seat, "time")]
    played.now = moment - 1
    assert kinds(played, seating.overdue, "") == []
    played.now = moment
    assert kinds(played, seating.overdue, "") == ["proxy"]
    return played


def test_who_is_out_of_time_plays_again_when_all_agree() -> None:
    played = out_of_time(0)
    room = played.room
    back = partial(seating.play_on, seat=0)
    assert room.occupants[0].proxy == "time"
    assert room.waits_for(0) == [0, 1, 2]
    with refused("not-late"):
        played.do(partial(seating.play_on, seat=1), "g0")
    with refused("not-late"):
        played.do(back, "g9")
    played.do(back, "g1")
    with refused("not-late"):
        played.do(back, "g1")
    assert room.waits_for(0) == [0, 2]
    played.do(back, "g0")
    assert room.occupants[0].proxy == "time"
    played.do(back, "g2")
    assert (room.occupants[0].proxy, room.occupants[0].consents) == ("", [])
    assert room.clock
    assert room.clock.left(0, room.at) == room.clock.rule.bank
    assert len(room.occupants[0].late) == 1
