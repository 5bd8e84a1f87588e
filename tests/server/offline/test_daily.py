"""The daily wall of a browser without a server: the same in all browsers, one try, and counted in this browser alone."""

from __future__ import annotations

from random import Random

import pytest

from allcity.core import fair, record
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.server.limits import DAY
from allcity.server.match import days
from allcity.server.offline import memory
from allcity.server.offline.shelf import PlainShelf
from allcity.server.running import pars
from tests.server.daily.test_daily import begun, finished, is_over, the_next_day, wall
from tests.server.harness import FakeClock, play_on, wait_for
from tests.server.offline.alone import Alone
from tests.server.offline.test_engine import FullShelf

GAME = "graffiti"


@pytest.fixture(autouse=True)
def few_plays(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pars, "PLAYS", 2)


@pytest.fixture
def clock() -> FakeClock:
    """A quarter past ten at night, in UTC."""
    return FakeClock()


@pytest.mark.parametrize("game", GAMES)
def test_all_browsers_have_the_same_wall(clock: FakeClock, game: str) -> None:
    ana, eve = Alone("Ana", clock=clock), Alone("Eve", clock=clock)
    tables = {one: finished(one, game) for one in (ana, eve)}
    day = the_next_day(clock)
    records = [
        record.parse(one.http.get(f"/api/tables/{table}/record").text)
        for one, table in tables.items()
    ]
    assert records[0].log == records[1].log, "the same moves meet the same dice and answers"
    opened = wall(ana, day, game)
    assert records[0].seed == opened["seed"] == wall(eve, day, game)["seed"]
    assert fair.commitment(opened["seed"]) == opened["commitment"]
    assert verify(GAMES[game], records[0]).is_fair
    assert wall(ana, game=game)["commitment"] != opened["commitment"], "another day, another wall"


def test_there_is_one_try_with_par_and_squares(clock: FakeClock) -> None:
    ana = Alone(clock=clock)
    table = begun(ana)
    assert begun(ana) == table
    assert begun(ana, "tagcity") != table, "each game has a wall of its own"
    assert finished(ana) == table
    wait_for(lambda: wall(ana)["par"] is not None)
    mine = wall(ana)["mine"]
    assert (mine["status"], mine["table"]) == ("over", table)
    assert len(mine["squares"]) > 2
    assert ana.post("/api/daily", 201, game=GAME)["status"] == "over"


def test_before_the_day_is_over_its_match_tells_no_more_than_was_seen(clock: FakeClock) -> None:
    ana = Alone(clock=clock)
    path = f"/api/tables/{finished(ana)}"
    for door in ("record", "chances", "review"):
        assert ana.get(f"{path}/{door}", 403)["code"] == "sealed"
    assert (wall(ana)["seed"], wall(ana)["results"]) == ("", [])
    day = the_next_day(clock)
    assert ana.get(f"{path}/replay", index=3, viewer=1)["viewer"] == 1
    (line,) = wall(ana, day)["results"]
    assert (line["name"], line["is_you"], line["place"]) == ("Ana", True, 1)
    assert wall(ana, day)["mine"]["place"] == 1


def test_tries_par_and_streak_outlive_the_tab_and_the_tables(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    shelf = PlainShelf()
    ana = Alone(shelf=shelf, clock=clock)
    finished(ana)
    wait_for(lambda: wall(ana)["par"] is not None)
    par, day = wall(ana)["par"], days.day_of(clock.at)
    clock.at += DAY
    assert ana.get("/api/daily")["streak"] == 1, "today may still be played"
    table = finished(ana)
    ana.close()
    again = Alone(shelf=shelf, clock=clock)
    assert again.get("/api/daily")["streak"] == 2
    assert (wall(again)["mine"]["table"], wall(again)["finished"]) == (table, 1)
    monkeypatch.setattr(memory, "MOST", 1)
    again.make()
    assert again.get("/api/daily")["streak"] == 2
    assert (wall(again, day)["par"], wall(again, day)["finished"]) == (par, 1)
    assert (wall(again, day)["mine"], wall(again, day)["results"]) == (None, [])
    clock.at += 2 * DAY
    assert again.get("/api/daily")["streak"] == 0


def test_what_is_finished_late_does_not_count(clock: FakeClock) -> None:
    ana = Alone(clock=clock)
    table, day = begun(ana), days.day_of(clock.at)
    clock.at = days.opens_at(day)
    play_on(table, {0: ana.at(table)}, Random(1))
    wait_for(lambda: is_over(ana, table))
    shown = wall(ana, day)
    assert (shown["mine"]["is_late"], shown["mine"]["place"]) == (True, None)
    assert (shown["finished"], shown["results"]) == (0, [])
    assert ana.get("/api/daily")["streak"] == 0


def test_a_try_that_was_not_written_can_be_begun_again() -> None:
    shelf = FullShelf()
    ana = Alone(shelf=shelf)
    shelf.is_full = True
    assert ana.post("/api/daily", 503, game=GAME)["code"] == "unwritten"
    shelf.is_full = False
    assert begun(ana)
