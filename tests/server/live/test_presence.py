"""Presence: it is corrected when it could not be written, and no longer written after the end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

from allcity.server.live import tables as tables_module
from allcity.server.live.tables import Tables
from allcity.server.match.drafts import ENTRIES, GATHERING
from allcity.server.match.requests import moves, seating
from allcity.server.storage import Unwritten, Write
from allcity.server.store.snapshots import freeze, thaw
from allcity.server.store.store import Store
from tests.server.harness import Person, play_on, served, wait_for
from tests.server.rooms import Played, at, setup_of, sitting


class Disk:
    """A store that does not take some entries."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.refused: set[tuple[str, str]] = set()
        self.failures = 0
        append = Store.append

        async def refusing(store: Store, write: Write) -> None:
            if any((write.table, entry.kind) in self.refused for entry in write.entries):
                self.failures += 1
                raise Unwritten
            await append(store, write)

        patch.setattr(Store, "append", refusing)


def test_a_presence_that_could_not_be_written_is_put_right(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with served(tmp_path) as server:
        ana, bob = Person(server.port, "Ana"), Person(server.port, "Bob")
        options = {"leader": "2"}  # whoever is away is the one who is waited for
        table = ana.make(away=1, takeover="random", options=options)
        bob.post(f"/api/tables/{table}/join")
        a = ana.at(table)
        a.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])
        disk = Disk(monkeypatch)
        disk.refused = {(table, "here")}
        b = bob.at(table)
        wait_for(lambda: disk.failures)
        disk.refused = {(table, "gone")}
        a.until(lambda m: m.get("occupants") and m["occupants"][1]["is_here"])
        ana.post(f"/api/tables/{table}/start")
        tries = disk.failures
        b.close()
        wait_for(lambda: disk.failures > tries)
        disk.refused.clear()
        a.until(lambda m: m.get("occupants") and not m["occupants"][1]["is_here"])
        a.until(lambda m: m.get("occupants") and m["occupants"][1]["proxy"] == "away")
        ana.close()
        bob.close()
    said = [record for record in caplog.records if record.name == tables_module.__name__]
    assert said
    assert not any(record.exc_info for record in said), "each second, for each seat"


def test_a_table_at_which_something_is_put_right_stays_in_memory(database: str) -> None:
    async def scene() -> None:
        store = await Store.open(database, "process")
        try:
            tables = Tables(store)
            table = await tables.add(setup_of())
            await table.submit(sitting(0), "g0")
            await table.submit(lambda draft: seating.arrive(draft, "dead"), "g0")
            table.used -= 2 * tables_module.IDLE
            await tables.sweep(lambda _: False)
            assert tables.held("T") is table
            await tables.settle()
            assert not table.room.occupants[0].here
            table.used -= 2 * tables_module.IDLE
            await tables.sweep(lambda _: False)
            assert not tables.held("T")
        finally:
            await store.close()

    asyncio.run(scene())


def test_a_visit_after_the_end_writes_nothing(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Person(server.port)
        table = ana.make(bots=[{"seat": 1, "bot": "random"}], away=None, start=True)
        socket = ana.at(table)
        version = play_on(table, {0: socket}, Random(1))["version"]
        held = server.services.tables.held(table)
        assert held
        socket.close()
        wait_for(lambda: not held.is_in_use)
        again = ana.at(table)
        again.close()
        wait_for(lambda: not held.is_in_use)
        server.do(server.services.tables.settle())
        assert held.room.version == version
        assert all(occupant["is_here"] for occupant in again.now(table, 0)["occupants"])
        assert not server.services.runner.runs(held)
        ana.close()


def coming_and_going(played: Played, guest: str, times: int) -> None:
    for _ in range(times):
        played.do(lambda d: seating.arrive(d, "p1"), guest)
        played.do(lambda d: seating.depart(d, "p1"), guest)


def test_coming_and_going_does_not_count_before_the_start() -> None:
    played = Played(setup_of(host="g0"))
    played.do(sitting(0), "g0")
    coming_and_going(played, "g0", GATHERING)
    played.do(lambda d: moves.coach(d, 0, True), "g0")
    played.do(sitting(1), "g1")
    played.do(seating.start, "g0")
    assert played.room.status == "running"


def test_coming_and_going_forbids_nobody_to_take_back() -> None:
    played = at("take", clock=None)
    coming_and_going(played, "g1", ENTRIES)
    seat = played.room.active[0]
    played.act(seat, played.legal(seat)[0])
    assert [entry.kind for entry in played.undo(seat)] in (["undo"], ["ask"])


def test_a_snapshot_keeps_what_does_not_count() -> None:
    played = Played(setup_of(host="g0"))
    played.do(sitting(0), "g0")
    coming_and_going(played, "g0", 3)
    room = thaw(played.room.setup, freeze(played.room))
    assert room
    assert (room.version, room.weight) == (7, 1)


def test_somebody_who_reconnects_soon_is_not_written_as_gone(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        ana = Person(server.port)
        table = ana.make()
        socket = ana.at(table)
        known = socket.until(lambda m: m.get("occupants") and m["occupants"][0]["is_here"])[
            "version"
        ]
        for _ in range(100):
            socket.close()
            socket = ana.at(table)
        server.do(server.services.tables.settle())
        assert socket.now(table, 0)["version"] == known
        ana.close()


def test_the_more_often_somebody_goes_the_longer_they_count_as_here() -> None:
    pauses = [tables_module.linger(departures) for departures in (0, 1, 100, 10_000)]
    assert pauses == [5, 6, 105, 600]
