"""Who does not come back: others let a bot play for them, and where nobody comes a table is given up."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from allcity.server import abandoned, moves, seating
from allcity.server.drafts import Draft
from allcity.server.limits import ABANDONED
from tests.server.harness import FakeClock, Person, Server, served
from tests.server.postgres import on_both
from tests.server.rooms import Played, at, passed_turn, refused, setup_of, sitting


def absent(seat: int = 1) -> Played:
    """A match without clocks at a table that waits, and one who is not there."""
    played = at("take", clock=None, away=None)
    played.do(lambda d: seating.arrive(d, "p1"), f"g{1 - seat}")
    return played


def test_a_member_lets_a_bot_play_for_who_is_away_and_gives_the_chair_back_at_once() -> None:
    played = absent()
    assert seating.due(played.room) == [], "the table waits"
    played.now = played.room.chairs[1].gone_at + seating.AWAY
    done = played.do(lambda d: seating.take_over(d, 1), "g0")
    assert [(entry.kind, entry.seat, entry.text) for entry in done] == [("proxy", 1, "away")]
    assert played.room.chairs[1].is_played_by_bot
    played.do(lambda d: seating.arrive(d, "p1"), "g1")
    assert not played.room.chairs[1].is_played_by_bot


def test_what_a_bot_chose_does_not_count_once_the_person_is_back() -> None:
    """Nothing that matters to the choice has happened meanwhile, so it is not stale."""
    played = at("act", clock=None, away=None)
    seat = played.room.active[0]
    played.now = played.room.chairs[seat].gone_at + seating.AWAY
    other = f"g{1 - seat}"
    played.do(lambda d: seating.take_over(d, seat), other)
    version, text = played.room.version, played.legal(seat)[0]
    draft = Draft(played.room, played.now)
    moves.bot_act(draft, seat, text, version)
    assert [entry.text for entry in draft.entries][:1] == [text], "while they are away it counts"
    played.do(lambda d: seating.arrive(d, "p1"), f"g{seat}")
    before = list(played.log)
    with refused("not-your-seat"):
        played.do(lambda d: moves.bot_act(d, seat, text, version))
    assert played.log == before
    played.act(seat, text)


def test_nobody_is_played_for_who_is_here_or_has_just_gone() -> None:
    played = absent()
    played.now = played.room.chairs[1].gone_at + seating.AWAY - 1
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    played.do(lambda d: seating.arrive(d, "p1"), "g1")
    played.now += 10 * seating.AWAY
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    played.do(lambda d: seating.depart(d, "p1"), "g1")
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")
    played.now += seating.AWAY
    for guest, seat, code in (("g9", 1, "not-seated"), ("", 1, "not-seated"), ("g0", 2, "no-seat")):
        with refused(code):
            played.do(lambda d, s=seat: seating.take_over(d, s), guest)  # type: ignore[misc]
    played.do(lambda d: seating.take_over(d, 1), "g0")
    with refused("not-away"):
        played.do(lambda d: seating.take_over(d, 1), "g0")


def test_nobody_is_played_for_before_the_start_or_after_the_end() -> None:
    played = Played(setup_of())
    played.seat_guests()
    played.now += seating.AWAY
    with refused("not-running"):
        played.do(lambda d: seating.take_over(d, 1), "g0")


def test_whose_consent_does_not_come_is_not_waited_for() -> None:
    played, seat = passed_turn(clock=None, away=None)
    log = list(played.room.match.log)
    assert played.undo(seat)[0].kind == "ask"
    played.now = played.room.at + seating.AWAY
    done = played.do(lambda d: seating.take_over(d, 1 - seat), f"g{seat}")
    assert [entry.kind for entry in done] == ["proxy", "undo"]
    assert played.room.match.log == log[:-1]


@pytest.mark.parametrize("status", ABANDONED)
def test_a_table_is_given_up_when_nobody_has_come_for_long(status: str) -> None:
    played = at("take", clock=None, away=None) if status == "running" else Played(setup_of())
    if status == "open":
        played.do(sitting(0), "g0")
    played.do(lambda d: seating.arrive(d, "p1"), "g0")
    played.now = played.room.at + ABANDONED[status]
    assert played.do(lambda d: seating.abandon(d, {"p1"})) == [], "somebody is here"
    played.now -= 1
    assert played.do(lambda d: seating.abandon(d, ())) == [], "not for long enough"
    played.now += 1
    assert [entry.kind for entry in played.do(lambda d: seating.abandon(d, ()))] == ["close"]
    assert played.room.status == "closed"
    assert played.do(lambda d: seating.abandon(d, ())) == []


@pytest.fixture
def clocked(tmp_path: Path) -> Iterator[tuple[Server, FakeClock]]:
    clock = FakeClock()
    with served(tmp_path, clock) as server:
        yield server, clock


def test_a_match_that_one_has_left_and_the_other_forgot_comes_to_an_end(
    clocked: tuple[Server, FakeClock],
) -> None:
    server, clock = clocked
    ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
    table = ana.make(away=None, takeover="random")
    bob.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    ana.post(f"/api/tables/{table}/leave", seat=0)
    answer = ana.post(f"/api/tables/{table}/takeover", 409, seat=1)
    assert (answer["code"], answer["facts"]) == ("not-away", {"seat": 2, "hours": 24})
    clock.at += seating.AWAY
    eve = Person(server.port, "Eve")
    assert eve.post(f"/api/tables/{table}/takeover", 403, seat=1)["code"] == "not-seated"
    watching = ana.at(table)
    assert ana.post(f"/api/tables/{table}/takeover", seat=1)["status"] == "running"
    watching.until(lambda m: m.get("status") == "over")
    for one in (ana, bob, eve):
        one.close()


@on_both
def test_forgotten_tables_leave_the_list_and_those_with_people_stay(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
    forgotten, empty, visited = ana.make(), ana.make(sit=[]), bob.make()
    socket = bob.at(visited)
    socket.until(lambda m: m.get("chairs") and m["chairs"][0]["is_here"])
    tables, now = server.house.tables, server.house.tables.now
    server.do(abandoned.give_up(tables))
    monkeypatch.setattr(tables, "now", lambda: now() + ABANDONED["open"] + 1)
    assert {forgotten, empty, visited} <= {one["id"] for one in ana.get("/api/tables")}
    server.do(abandoned.give_up(tables))
    monkeypatch.undo()
    assert {one["id"] for one in ana.get("/api/tables")} & {forgotten, empty, visited} == {visited}
    assert ana.get(f"/api/tables/{forgotten}")["status"] == "closed"
    for one in (ana, bob):
        one.close()
