"""Tables that nobody needs any more: which ones these are, to the millisecond, and that nothing of them stays."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from sqlalchemy import func, select, update

from allcity.server.match.entries import Entry, Kind
from allcity.server.storage import Write
from allcity.server.store import leftovers, schema
from allcity.server.store.store import Store
from tests.server.rooms import setup_of
from tests.server.store.test_store import with_store

SIT: Kind = "sit"
START: Kind = "start"
CLOSE: Kind = "close"
PAST: Kind = "past"


async def made(
    store: Store, name: str, status: str, *kinds: tuple[Kind, int], created: int = 100
) -> None:
    """A table with this log; the last entry gives it its status."""
    await store.add_table(setup_of(name, created=created, origin="here"))
    entries = [
        Entry(index, kind, at, 0, "Ana" if kind == SIT else "", "g0")
        for index, (kind, at) in enumerate(kinds)
    ]
    if entries:
        await store.append(Write(name, entries, status))


async def silent(store: Store, status: str, since: int, **more: Any) -> list[str]:
    return sorted(await leftovers.silent(store, status, since, 10, **more))


def test_a_table_is_silent_since_its_last_entry_or_since_it_was_made(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store, "new", "open", created=300)
        await made(store, "sat", "open", (SIT, 200), (SIT, 400))
        await made(store, "empty", "open", created=200)
        await made(store, "played", "running", (SIT, 150), (START, 250))
        await made(store, "what-if", "running", (PAST, 150), (START, 250))
        assert await silent(store, "open", 200) == []
        assert await silent(store, "open", 201) == ["empty"]
        assert await silent(store, "open", 301) == ["empty", "new"]
        assert await silent(store, "open", 400) == ["empty", "new"]
        assert await silent(store, "open", 401) == ["empty", "new", "sat"]
        assert await silent(store, "running", 250) == []
        assert await silent(store, "running", 251) == ["played", "what-if"]
        assert await silent(store, "running", 251, is_what_if=True) == ["what-if"]
        assert len(await leftovers.silent(store, "open", 401, 2)) == 2

    with_store(database, work)


async def left(store: Store) -> dict[str, int]:
    """Return how many rows of a table there are in each part of the store."""
    parts = (schema.entries, schema.occupants, schema.snapshots, schema.reviews, schema.summaries)
    async with store.engine.connect() as connection:
        return {
            part.name: (
                await connection.execute(select(func.count()).select_from(part))
            ).scalar_one()
            for part in (schema.tables, *parts)
        }


async def changed_at(store: Store, names: Sequence[str], at: int) -> None:
    async def job(connection: Any) -> None:
        of_these = schema.tables.c.id.in_(names)
        await connection.execute(update(schema.tables).where(of_these).values(changed=at))

    await store.writer.run(job)


def test_what_never_became_a_match_is_deleted_with_all_that_is_kept_of_it(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store, "left", "closed", (SIT, 150), (CLOSE, 250))
        await made(store, "ended", "closed", (SIT, 150), (START, 200), (CLOSE, 250))
        await made(store, "tried", "closed", (PAST, 150), (START, 200), (CLOSE, 250))
        await made(store, "over", "over", (PAST, 150), (START, 200))
        await made(store, "open", "open", (SIT, 150))
        await changed_at(store, ["left", "ended", "tried", "over", "open"], 250)
        assert await leftovers.unstarted(store, 250, 10) == []
        assert sorted(await leftovers.unstarted(store, 251, 10)) == ["left", "tried"]
        assert len(await leftovers.unstarted(store, 251, 1)) == 1
        await store.keep_snapshot(await store.room("left"))
        for name in ("left", "over"):
            await store.keep_summary(name, None)
        before = await left(store)
        assert before["tables"] == 5
        await leftovers.purge(store, ["left", "tried"])
        after = await left(store)
        assert after == {
            "tables": 3,
            "entries": before["entries"] - 5,
            "occupants": before["occupants"] - 1,
            "snapshots": 0,
            "reviews": 0,
            "summaries": 1,
        }
        assert before["snapshots"] == 1
        assert before["summaries"] == 2

    with_store(database, work)


@pytest.mark.parametrize(
    ("status", "is_kept"), [("open", True), ("running", True), ("over", False), ("closed", False)]
)
def test_from_where_a_table_was_made_is_forgotten_some_time_after_its_end(
    database: str, status: str, is_kept: bool
) -> None:
    async def work(store: Store) -> None:
        await made(store, "T", status, (SIT, 150))
        await changed_at(store, ["T"], 250)
        await leftovers.forget_origins(store, 250)
        assert await store.has_made("here", 1) is (status in ("open", "running"))
        assert await _origin(store) == "here"
        await leftovers.forget_origins(store, 251)
        assert await _origin(store) == ("here" if is_kept else None)

    with_store(database, work)


async def _origin(store: Store) -> str | None:
    async with store.engine.connect() as connection:
        origin: str | None = (await connection.execute(select(schema.tables.c.origin))).scalar()
    return origin
