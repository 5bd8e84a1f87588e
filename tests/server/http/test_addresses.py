"""The limits of one address, however many guests it makes: tables, disk space, rows of the lobby, and computing time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from importlib import resources
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import structs
from sqlalchemy import func, select

from allcity.server.limits import DAY, PURGED, ROOMY, Limits
from allcity.server.match import drafts
from allcity.server.match.entries import Entry
from allcity.server.running import cleanup
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Task, Thinkers
from allcity.server.storage import Write
from allcity.server.store import leftovers, schema
from allcity.server.store.store import Store
from allcity.server.tables import lobby
from tests.server.harness import FakeClock, Json, Person, Server, play_on, served, wait_for
from tests.server.rooms import setup_of, texts_of

EVES, ANAS = "2001:db8:0:1::1", "203.0.113.7"
BOTS = [{"seat": seat, "bot": "random"} for seat in (0, 1)]
EDITION = resources.files("allcity.games.tagcity").joinpath("house.toml").read_text("utf-8")


@contextmanager
def people(server: Server, **addresses: str) -> Iterator[list[Person]]:
    """Guests who come through a proxy, each from an address."""
    with ExitStack() as stack:
        people = [stack.enter_context(closing(Person(server.port, name))) for name in addresses]
        for one, address in zip(people, addresses.values(), strict=True):
            one.http.headers["X-Forwarded-For"] = address
        yield people


def refusal(one: Person, expect: int = 429, **more: Any) -> tuple[str, Json]:
    answer = one.post("/api/tables", expect, game="tagcity", seats=2, **more)
    return answer["code"], answer["facts"]


def test_many_guests_of_one_address_have_no_more_tables_than_it_may_have(tmp_path: Path) -> None:
    limits = Limits(tables_per_guest=2, tables_per_address=3)
    with (
        served(tmp_path, limits=limits) as server,
        people(server, Eve=EVES, Mallory="2001:db8:0:1:ffff::2", Ana=ANAS) as (eve, mallory, ana),
    ):
        tables = [eve.make(), eve.make(), mallory.make()]
        assert refusal(eve) == ("too-many-tables", {"most": 2})
        assert refusal(mallory) == ("too-many-here", {"most": 3})
        ana.make()
        eve.http.delete(f"/api/tables/{tables[0]}")
        mallory.make()


def test_making_and_deleting_tables_with_editions_fills_no_disk(tmp_path: Path) -> None:
    limits = Limits(bytes_per_day=3 * len(EDITION.encode()) + 1)
    with (
        served(tmp_path, limits=limits) as server,
        people(server, Eve=EVES, Mallory=EVES, Ana=ANAS) as (eve, mallory, ana),
    ):
        for one in (eve, mallory, eve):
            table = one.make(edition=EDITION)
            assert one.http.delete(f"/api/tables/{table}").is_success
        assert refusal(eve, edition=EDITION)[0] == "too-much-today"
        assert refusal(mallory, edition=EDITION)[0] == "too-much-today"
        eve.make()
        ana.make(edition=EDITION)


def test_an_address_makes_only_so_many_tables_a_day(tmp_path: Path) -> None:
    with (
        served(tmp_path, limits=Limits(tables_per_day=2)) as server,
        people(server, Eve=EVES, Ana=ANAS) as (eve, ana),
    ):
        for _ in range(2):
            assert eve.http.delete(f"/api/tables/{eve.make()}").is_success
        assert refusal(eve)[0] == "too-much-today"
        ana.make()


def test_nobody_uses_up_what_others_may_still_change_at_an_open_table(tmp_path: Path) -> None:
    """Each guest has a share, and each address few seats in which guests could use theirs up."""
    with (
        served(tmp_path, limits=structs.replace(ROOMY, joins_per_table=16)) as server,
        people(server, Ana=ANAS, Bob="203.0.113.8") as (ana, bob),
    ):
        table = ana.make(seats=3)
        for number in range(40):
            with people(server, **{f"Eve{number}": EVES}) as (eve,):
                why = refused_in_the_end(eve, table)
            if why == "join":
                break
        assert number == 16
        assert bob.post(f"/api/tables/{table}/join", seat=1)["yours"] == [1]
        assert ana.post(f"/api/tables/{table}/bot", seat=2, bot="greedy")
        assert bob.post(f"/api/tables/{table}/start")["status"] == "running"


def refused_in_the_end(eve: Person, table: str) -> str:
    """A stranger sits down, changes the bot beside them as often as they may, and gets up; what was refused as too much."""
    path, body = f"/api/tables/{table}", {"bot": "random", "seat": 2}
    if eve.http.post(f"{path}/join", json={"seat": 1}).status_code == 409:
        return "join"
    answers = (eve.http.post(f"{path}/bot", json=body) for _ in range(drafts.GATHERING + 1))
    last = next(answer for answer in answers if not answer.is_success)
    assert last.json()["code"] == "too-long"
    eve.post(f"{path}/leave", seat=1)
    return "bot"


def test_one_address_does_not_fill_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LISTED", 4)
    with (
        served(tmp_path, limits=Limits(listed_per_address=2)) as server,
        people(server, Ana=ANAS, Eve=EVES, Mallory=EVES) as (ana, eve, mallory),
    ):
        first = ana.make()
        theirs = [one.make() for one in (eve, mallory) for _ in range(4)]
        listed = [one["id"] for one in ana.get("/api/tables")]
        assert listed == [theirs[-1], theirs[-2], first]
        assert len(eve.get("/api/me/tables")) == 4, "one's own are all there"


def test_thought_is_on_the_account_of_the_address_also_after_a_restart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: dict[str, set[str]] = {}

    async def noted(_: Thinkers, task: Task, asker: Asker) -> str:
        asked.setdefault(asker.host, set()).add(asker.origin)
        await asyncio.sleep(3600)
        return texts_of(task)[0]

    monkeypatch.setattr(Thinkers, "choose", noted)
    for _ in range(2):
        with served(tmp_path) as server:
            if not asked:
                with people(server, Eve=EVES, Mallory=EVES, Ana=ANAS) as everybody:
                    for one in everybody:
                        one.make(sit=[], bots=BOTS, start=True)
            wait_for(lambda: len(asked) == 3)
    eves, mallorys, anas = asked.values()
    assert eves == mallorys != anas
    assert len(eves) == 1


def rows(server: Server) -> list[int]:
    async def counted() -> list[int]:
        parts = (schema.tables, schema.entries, schema.occupants)
        async with server.services.store.engine.connect() as connection:
            return [
                (await connection.execute(select(func.count()).select_from(part))).scalar_one()
                for part in parts
            ]

    return server.do(counted())


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_tables_that_never_started_are_deleted(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    clock = FakeClock()
    where = {"database": request.getfixturevalue("postgres").database()} if kind != "sqlite" else {}
    with served(tmp_path, clock, **where) as server, closing(Person(server.port)) as ana:
        over = ana.make(sit=[0, 1], start=True)
        socket = ana.at(over)
        for seat in (0, 1):
            while (over, seat) not in socket.seen:
                socket.receive()
        play_on(over, {0: socket, 1: socket}, Random(1))
        rematch = ana.post(f"/api/tables/{over}/rematch")["id"]
        untouched, closed, watched = ana.make(), ana.make(), ana.make(is_open=False)
        before = rows(server)
        looking = ana.at(watched)
        for table in (rematch, closed, watched):
            assert ana.http.delete(f"/api/tables/{table}").is_success
        looking.until(lambda m: m.get("status") == "closed")
        server.do(cleanup.purge(server.services.tables, server.services.store))
        assert rows(server)[0] == before[0], "who closed it may still look at it for a while"
        clock.at += PURGED + 1
        server.do(cleanup.purge(server.services.tables, server.services.store))
        assert rows(server)[0] == before[0] - 2
        for table, status in ((closed, 404), (rematch, 404), (watched, 200), (untouched, 200)):
            assert ana.http.get(f"/api/tables/{table}").status_code == status
        assert ana.post(f"/api/tables/{over}/rematch")["id"] not in (rematch, over)
        looking.close()
        wait_for(lambda: not server.services.tables.held(watched).is_in_use)  # type: ignore[union-attr]
        server.do(cleanup.purge(server.services.tables, server.services.store))
        assert ana.http.get(f"/api/tables/{watched}").status_code == 404


def test_a_match_that_was_given_up_is_not_deleted(database: str) -> None:
    async def work() -> list[str]:
        store = await Store.open(database, "p")
        for name in "AB":
            await store.add_table(setup_of(name))
        await store.append(Write("A", [Entry(0, "start", 1000), Entry(1, "close", 2000)], "closed"))
        await store.append(Write("B", [Entry(0, "close", 2000)], "closed"))
        tables = await leftovers.unstarted(store, 3000, 10)
        await store.close()
        return tables

    assert asyncio.run(work()) == ["B"]


def test_addresses_are_not_on_the_disk_and_are_forgotten_a_day_after_the_end(
    tmp_path: Path,
) -> None:
    clock = FakeClock()

    async def origins() -> list[str | None]:
        async with server.services.store.engine.connect() as connection:
            columns = schema.tables.c
            rows = await connection.execute(select(columns.origin).order_by(columns.created))
            return list(rows.scalars())

    with served(tmp_path, clock) as server, people(server, Ana=ANAS) as (ana,):
        ana.make(sit=[], bots=BOTS, start=True)
        wait_for(lambda: ana.get("/api/tables", status="over"))
        clock.at += 1
        ana.make(sit=[0, 1], start=True)
        assert len(set(server.do(origins()))) == 1
        assert None not in server.do(origins())
        clock.at += DAY + 1
        server.do(cleanup.purge(server.services.tables, server.services.store))
        assert [origin is None for origin in server.do(origins())] == [True, False]
    files = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert ANAS.encode() not in files
