"""A guest's own finished matches over HTTP: what they were, whose they are, and how much may be asked."""

from __future__ import annotations

import asyncio
import csv
import io
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import nullcontext
from random import Random
from typing import Any

import pytest
from fastapi.responses import StreamingResponse
from sqlalchemy import delete, insert, update
from starlette.requests import ClientDisconnect

from allcity.core import record
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.server.limits import Buckets
from allcity.server.people import merging
from allcity.server.running import summaries
from allcity.server.statistics import statistics_api
from allcity.server.statistics.matches import COLUMNS, export
from allcity.server.store import schema
from tests.server.harness import Person, Server, fetch, play_on, wait_for
from tests.server.postgres import on_both

New = Callable[[str], Person]
FIRST = {"leader": "1"}


def hot_seat(one: Person, game: str = "tagcity", seed: int = 1, **more: Any) -> str:
    """A match that one guest plays in both chairs to its end."""
    table = one.make(game, sit=[0, 1], start=True, **more)
    socket = one.at(table)
    socket.until(lambda m: (table, 1) in socket.seen)
    play_on(table, {0: socket, 1: socket}, Random(seed))
    socket.close()
    return table


def duel(ana: Person, bob: Person, **more: Any) -> str:
    """A match of two guests to its end."""
    table = ana.make(**more)
    bob.post(f"/api/tables/{table}/join", code=ana.get(f"/api/tables/{table}")["code"])
    ana.post(f"/api/tables/{table}/start")
    sockets = {0: ana.at(table), 1: bob.at(table)}
    play_on(table, sockets, Random(3))
    return table


def mine(one: Person, **query: Any) -> list[Any]:
    matches: list[Any] = one.get("/api/me/matches", **query)["matches"]
    return matches


def forget_summaries(server: Server) -> None:
    """Make all matches look as if they had ended before summaries were stored."""

    async def job(connection: Any) -> None:
        await connection.execute(delete(schema.summaries))

    settle(server)
    server.do(_run(server, job))


async def _run(server: Server, job: Any) -> None:
    await server.services.store.writer.run(job)


def settle(server: Server) -> None:
    server.do(server.services.tables.settle())


def is_like_the_record(one: Person, match: dict[str, Any]) -> None:
    """Points, places and sources are those of the record, worked out by the rules."""
    text = one.http.get(f"/api/tables/{match['table']}/record").text
    played, game = record.parse(text), GAMES[match["game"]]
    state = replay(game, played).state
    result = game.result(state)
    assert result
    assert [player["points"] for player in match["players"]] == list(result.points)
    assert [player["place"] for player in match["players"]] == list(result.places)
    lines = game.account(state, match["seat"])
    assert match["sources"] == {line.key: line.points for line in lines}
    assert sum(match["sources"].values()) == result.points[match["seat"]]
    own = sum(seat == match["seat"] for seat, _ in played.log)
    assert (match["actions"], match["bot_actions"], match["late"]) == (own, 0, 0)


@on_both
@pytest.mark.parametrize("is_old", [False, True])
def test_matches_are_as_their_records_say(person: New, server: Server, is_old: bool) -> None:
    ana, bob = person("Ana"), person("Bob")
    tables = [duel(ana, bob), hot_seat(ana, "graffiti"), hot_seat(ana)]
    ana.make(sit=[0, 1], start=True)  # still running
    if is_old:
        forget_summaries(server)
    page = ana.get("/api/me/matches")
    assert statistics_api.OwnMatches.model_validate(page).model_dump() == page, "as described"
    assert (page["missing"], page["uncounted"], page["next"]) == (0, 0, "")
    matches = page["matches"]
    assert [match["table"] for match in matches] == tables[::-1], "the newest first"
    for match in matches:
        is_like_the_record(ana, match)
    assert [(player["name"], player["bot"]) for player in matches[2]["players"]] == [
        ("Ana", ""),
        ("Bob", ""),
    ]
    (his,) = mine(bob)
    assert (his["table"], his["seat"], his["players"]) == (tables[0], 1, matches[2]["players"])


def test_bots_are_told_by_their_level(person: New) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0], bots=[{"seat": 1, "bot": "random"}], start=True)
    play_on(table, {0: ana.at(table)}, Random(2))
    (match,) = mine(ana)
    assert [player["bot"] for player in match["players"]] == ["", "random"]
    (row,) = csv.DictReader(io.StringIO(ana.http.get("/api/me/matches/export/csv").text))
    assert " (bot random) " in row["players"]
    is_like_the_record(ana, match)


def test_at_a_shared_screen_only_the_first_of_ones_seats_counts(person: New) -> None:
    ana = person("Ana")
    bob = person("Bob")
    table = ana.make(seats=3, sit=[2, 1], options=FIRST)
    bob.post(f"/api/tables/{table}/join", code=ana.get(f"/api/tables/{table}")["code"])
    ana.post(f"/api/tables/{table}/start")
    hers = ana.at(table)
    hers.until(lambda m: (table, 2) in hers.seen)
    play_on(table, {0: bob.at(table), 1: hers, 2: hers}, Random(1))
    assert [match["seat"] for match in mine(ana)] == [1]
    assert [match["seat"] for match in mine(bob)] == [0]


def test_nobody_sees_matches_of_others(person: New, server: Server) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = hot_seat(ana)
    assert mine(eve) == []
    at = mine(ana)[0]["ended"]
    assert mine(eve, before=f"{at + 1}-{table}") == []
    assert mine(eve, guest=ana.me["id"]) == [], "nobody is asked whose matches they want"
    for method, path in (
        ("GET", ""),
        ("GET", "/export/json"),
        ("GET", "/export/csv"),
        ("DELETE", ""),
    ):
        answer = fetch(server.port, f"/api/me/matches{path}", method)
        assert (answer.status_code, answer.json()["code"]) == (401, "no-guest")
        forged = {"Cookie": f"allcity_guest={ana.me['id']}.{'0' * 40}"}
        answer = fetch(server.port, f"/api/me/matches{path}", method, headers=forged)
        assert answer.status_code == 401
    assert json.loads(eve.http.get("/api/me/matches/export/json").text) == []
    assert eve.http.delete("/api/me/matches").json() == {"matches": 0}
    assert len(mine(ana)) == 1


@pytest.mark.parametrize(
    "before", ["x", "-", "1", "1-", "-T", "1-T\0", "1-" + "x" * 33, "9" * 16 + "-T", "1-é"]
)
def test_a_place_that_makes_no_sense_is_refused(person: New, before: str) -> None:
    assert person("Ana").get("/api/me/matches", 422, before=before)["code"] == "body"


def test_a_file_of_an_unknown_kind_is_refused(person: New) -> None:
    assert person("Ana").get("/api/me/matches/export/exe", 422)["code"] == "body"


def test_a_page_is_bounded_and_leads_to_the_next(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(summaries, "PAGE", 2)
    ana = person("Ana")
    tables = [hot_seat(ana, seed=seed) for seed in range(3)]

    async def at_once(connection: Any) -> None:
        await connection.execute(update(schema.tables).values(changed=1_000))

    server.do(_run(server, at_once))  # even those that ended at the same moment have an order
    listed, before = [], ""
    for _ in range(2):
        page = ana.get("/api/me/matches", before=before)
        assert len(page["matches"]) <= 2
        listed += [match["table"] for match in page["matches"]]
        before = page["next"]
    assert not before
    assert listed == sorted(tables, reverse=True)
    exported = json.loads(ana.http.get("/api/me/matches/export/json").text)
    assert [match["table"] for match in exported] == listed


def test_old_matches_are_worked_out_a_few_at_a_time(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person("Ana")
    tables = {hot_seat(ana, seed=seed) for seed in range(3)}
    forget_summaries(server)
    monkeypatch.setattr(summaries, "PIECE", -1.0)
    assert [ana.get("/api/me/matches")["missing"] for _ in range(4)] == [2, 1, 0, 0]
    assert {match["table"] for match in mine(ana)} == tables
    assert server.do(_stored(server)) == tables


async def _stored(server: Server) -> set[str]:
    async with server.services.store.engine.connect() as connection:
        rows = await connection.execute(schema.summaries.select())
        return {row.table_id for row in rows}


def test_a_summary_is_stored_when_a_match_ends(person: New, server: Server) -> None:
    table = hot_seat(person("Ana"))
    settle(server)
    assert table in server.do(_stored(server))


def test_a_match_that_can_no_longer_be_read_is_left_out(person: New, server: Server) -> None:
    ana = person("Ana")
    table, other = hot_seat(ana), hot_seat(ana, seed=2)
    forget_summaries(server)

    async def other_rules(connection: Any) -> None:
        rows = await connection.execute(schema.tables.select().where(schema.tables.c.id == table))
        setup = json.loads(rows.one().setup)
        setup["rules"] -= 1
        change = update(schema.tables).where(schema.tables.c.id == table)
        await connection.execute(change.values(setup=json.dumps(setup).encode()))
        await connection.execute(delete(schema.snapshots))

    server.do(_run(server, other_rules))
    wait_for(lambda: server.services.tables.drop(table))
    page = ana.get("/api/me/matches")
    assert [match["table"] for match in page["matches"]] == [other]
    assert (page["missing"], page["uncounted"]) == (0, 1)
    assert ana.get("/api/me/matches") == page


@on_both
def test_the_figures_of_a_review_come_with_the_match(person: New, server: Server) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = duel(ana, bob)
    assert mine(ana)[0]["review"] is None
    report = ana.get(f"/api/tables/{table}/review")
    for one, seat in ((ana, 0), (bob, 1)):
        own = mine(one)[0]["review"]
        assert (own["judge"], own["nodes"]) == (report["judge"], report["nodes"])
        for name in ("error", "accuracy", "luck", "adjusted"):
            assert own[name] == report["seats"][seat][name]
    forget_summaries(server)
    assert mine(ana)[0]["review"]["accuracy"] == report["seats"][0]["accuracy"]


def test_a_review_that_is_no_review_is_passed_over(person: New, server: Server) -> None:
    ana = person("Ana")
    table = hot_seat(ana)

    async def spoiled(connection: Any) -> None:
        row = {"table_id": table, "data": b"no review"}
        await connection.execute(insert(schema.reviews).values(row))

    server.do(_run(server, spoiled))
    page = ana.get("/api/me/matches")
    assert (page["missing"], page["matches"][0]["review"]) == (0, None)


def test_the_matches_of_both_are_one_guests_after_a_merge(
    person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(merging, "AT_ONCE", 1)  # what is left is moved with the next look
    ana, phone, bob = person("Ana"), person("Phone"), person("Bob")
    tables = {hot_seat(ana), duel(phone, bob), duel(ana, phone)}
    phone.post("/api/me/adopt", key=ana.post("/api/me/link")["key"])
    for one in (ana, phone):
        assert {match["table"] for match in mine(one)} == tables
        exported = json.loads(one.http.get("/api/me/matches/export/json").text)
        assert {match["table"] for match in exported} == tables
    assert len(mine(bob)) == 1


def test_a_seat_that_was_handed_over_counts_for_its_new_guest(person: New) -> None:
    ana, bob, cleo = person("Ana"), person("Bob"), person("Cleo")
    table = ana.make(options=FIRST, is_open=False)
    bob.post(f"/api/tables/{table}/join", code=ana.get(f"/api/tables/{table}")["code"])
    ana.post(f"/api/tables/{table}/start")
    key = bob.post(f"/api/tables/{table}/link", seat=1)["key"]
    cleo.post(f"/api/tables/{table}/claim", seat=1, key=key)
    play_on(table, {0: ana.at(table), 1: cleo.at(table)}, Random(3))
    assert [match["table"] for match in mine(cleo)] == [table]
    assert mine(bob) == []


def test_a_file_holds_all_matches_and_loads_again(person: New, server: Server) -> None:
    ana, bob = person("Ana"), person("Bob")
    hot_seat(ana, "graffiti")
    reviewed = duel(ana, bob)
    ana.get(f"/api/tables/{reviewed}/review")
    matches = mine(ana)
    answer = ana.http.get("/api/me/matches/export/json")
    assert answer.json() == matches
    assert answer.headers["content-disposition"] == 'attachment; filename="allcity-matches.json"'
    text = ana.http.get("/api/me/matches/export/csv").text
    rows = list(csv.DictReader(io.StringIO(text)))
    assert tuple(rows[0]) == COLUMNS
    for row, match in zip(rows, matches, strict=True):
        own = match["players"][match["seat"]]
        assert (row["table"], int(row["points"])) == (match["table"], own["points"])
        sources = dict(part.rsplit(" ", 1) for part in row["sources"].split("; "))
        assert {key: int(points) for key, points in sources.items()} == match["sources"]
    assert float(rows[0]["error"]) == matches[0]["review"]["error"]
    assert rows[1]["error"] == ""
    assert bob.http.get("/api/me/matches/export/csv").text.count("\r\n") == 2
    wait_for(lambda: not server.services.exporting)


def test_an_empty_file_is_a_whole_one(person: New) -> None:
    ana = person("Ana")
    assert ana.http.get("/api/me/matches/export/json").json() == []
    assert ana.http.get("/api/me/matches/export/csv").text == ",".join(COLUMNS) + "\r\n"


def test_a_name_is_no_formula_in_a_table_of_figures(person: New) -> None:
    ana, bob = person("Ana"), person("=1+2")
    duel(ana, bob)
    (row,) = csv.DictReader(io.StringIO(ana.http.get("/api/me/matches/export/csv").text))
    assert row["players"].startswith("'=1+2 ")


def test_one_guest_asks_only_so_often(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server.services, "readers", Buckets(0.001, 3))
    ana = person("Ana")
    for path in ("", "/export/csv", ""):
        assert ana.http.get(f"/api/me/matches{path}").is_success
    for path in ("", "/export/csv"):
        assert ana.get(f"/api/me/matches{path}", 429)["code"] == "rate"
    assert ana.http.delete("/api/me/matches").status_code == 429
    assert person("Eve").get("/api/me/matches", 429)["code"] == "rate", "from the same address"


def test_one_guest_takes_one_file_at_a_time(person: New, server: Server) -> None:
    ana, eve = person("Ana"), person("Eve")
    with server.services.exporting.counting(ana.me["id"]):
        assert ana.get("/api/me/matches/export/json", 429)["code"] == "rate"
        assert eve.http.get("/api/me/matches/export/json").is_success


@pytest.mark.parametrize("is_gone", [False, True])
def test_files_that_are_asked_for_at_the_same_time_see_each_other(
    person: New, server: Server, is_gone: bool
) -> None:
    ana = person("Ana")
    hot_seat(ana)
    services, sent = server.services, list[Any]()

    async def send(message: Any) -> None:
        sent.append((message, dict(services.exporting)))
        if is_gone:
            raise OSError

    async def asked() -> list[Any]:
        guest = await services.store.guest(ana.me["id"])
        assert guest
        files = [export("json", guest, "here", services) for _ in range(3)]
        first, *others = await asyncio.gather(*files, return_exceptions=True)
        assert isinstance(first, StreamingResponse)
        scope = {"type": "http", "asgi": {"spec_version": "2.4"}}
        with pytest.raises(ClientDisconnect) if is_gone else nullcontext():
            await first(scope, asyncio.Event().wait, send)  # type: ignore[arg-type]
        return others

    assert [getattr(one, "code", one) for one in server.do(asked())] == ["rate", "rate"]
    assert all(counts == {ana.me["id"]: 1, "here": 1} for _, counts in sent)
    assert not services.exporting, "nothing is left of it"
    if not is_gone:
        text = b"".join(message.get("body", b"") for message, _ in sent)
        assert len(json.loads(text)) == 1


def test_few_requests_at_a_time_have_old_matches_worked_out(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    guests = [person(f"Guest {number}") for number in range(4)]
    for one in guests:
        hot_seat(one)
    forget_summaries(server)
    now, most = 0, 0
    fill = server.services.summaries._fill

    async def counted(rows: Any) -> None:
        nonlocal now, most
        now += 1
        most = max(most, now)
        await asyncio.sleep(0.05)
        await fill(rows)
        now -= 1

    monkeypatch.setattr(server.services.summaries, "_fill", counted)
    with ThreadPoolExecutor(4) as pool:
        assert [len(matches) for matches in pool.map(mine, guests)] == [1, 1, 1, 1]
    assert most == summaries.AT_ONCE


@on_both
def test_who_wants_to_be_forgotten_is_in_no_finished_match(person: New, server: Server) -> None:
    ana, bob = person("Ana"), person("Bob")
    table = duel(ana, bob)
    running = ana.make(sit=[0, 1], start=True)
    assert ana.http.delete("/api/me/matches").json() == {"matches": 1}
    assert mine(ana) == []
    assert [one["id"] for one in ana.get("/api/me/tables")] == [running]
    (his,) = mine(bob)
    assert (his["table"], his["players"][0]["name"]) == (table, "Ana"), "others keep theirs"
    assert ana.http.delete("/api/me/matches").json() == {"matches": 0}
    phone = person("Phone")
    phone.post("/api/me/adopt", key=ana.post("/api/me/link")["key"])
    assert mine(phone) == []
