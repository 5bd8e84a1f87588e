"""Summaries of finished matches in the store: whose they are, page by page, what a review adds, and being forgotten."""

from __future__ import annotations

import zlib
from typing import Any

from msgspec.json import encode
from msgspec.structs import asdict
from sqlalchemy import select

from allcity.server.match.summaries import SeatSummary, Summary
from allcity.server.store import schema, summaries
from allcity.server.store.store import Store
from allcity.server.store.stored_reviews import StoredReviews
from tests.server.store.test_lists import ANA, BOB, made, named
from tests.server.store.test_store import with_store

FIGURES = [
    summaries.SeatFigures(seat, error=0.1, accuracy=0.9, luck=0.2, adjusted=0.5) for seat in (0, 1)
]
SUMMARY = Summary(
    "tagcity",
    [SeatSummary(name, "", 9, 1, {"T6.3": 9}, 5, 0, 0) for name in ("Ana", "Bob")],
)


def review(judge: str = "planner") -> bytes:
    """A review with the fields that summaries read, and more."""
    seats = [asdict(figures) | {"decisions": []} for figures in FIGURES]
    return encode({"judge": judge, "nodes": 7, "curve": [], "seats": seats})


async def finished(store: Store, guest: str, *before: Any, most: int = 9) -> list[str]:
    place = before or None
    return [row.table for row in await summaries.finished(store, guest, place, most)]


def test_finished_matches_come_page_by_page_the_newest_first(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store, "a", 1, ANA, BOB, status="over")
        await made(store, "b", 2, ANA, BOB, status="over")
        await made(store, "c", 2, BOB, status="over", host="bob")
        await made(store, "d", 3, ANA, BOB, status="running")
        await made(store, "e", 4, ANA, ("sit", 1, "Anna", "ana"), status="over")
        assert await finished(store, "ana") == ["e", "b", "a"]
        assert await finished(store, "bob") == ["c", "b", "a"]
        assert await finished(store, "bob", most=2) == ["c", "b"]
        assert await finished(store, "bob", 2, "c") == ["b", "a"]
        assert await finished(store, "bob", 2, "b") == ["a"]
        assert await finished(store, "bob", 1, "a") == []
        seats = {
            row.table: sorted(row.seats) for row in await summaries.finished(store, "ana", None, 9)
        }
        assert seats == {"a": [0], "b": [0], "e": [0, 1]}

    with_store(database, work)


def test_a_match_is_filled_with_its_summary_and_the_figures_of_its_own_review(
    database: str,
) -> None:
    async def work(store: Store) -> None:
        for name in ("a", "b"):
            await made(store, name, 1, ANA, BOB, status="over")
        (b, a) = await summaries.finished(store, "ana", None, 9)
        assert (a.table, a.is_filled, a.summary) == ("a", False, None)
        await store.keep_summary("a", SUMMARY)
        await store.keep_summary("b", None)
        (b, a) = await summaries.finished(store, "ana", None, 9)
        assert summaries.read_summary.decode(a.summary or b"") == SUMMARY
        assert (b.summary, a.is_filled, b.is_filled) == (b"", True, True)
        assert await summaries.review_data(store, "a") is None
        await StoredReviews(store).keep("a", review())
        await StoredReviews(store).keep("b", review("guided"))
        (b, a) = await summaries.finished(store, "ana", None, 9)
        assert (a.has_review, a.lacks_figures, a.is_filled) == (True, True, False)
        assert b.is_filled, "it counts in no statistics, whatever its review says"
        data = await summaries.review_data(store, "a")
        assert zlib.decompress(data or b"") == review()
        await summaries.store_figures(store, "a", summaries.figures_of(data or b""))
        (b, a) = await summaries.finished(store, "ana", None, 9)
        assert a.is_filled
        assert b.review is None
        figures = summaries.read_figures.decode(a.review or b"")
        assert (figures.judge, figures.nodes) == ("planner", 7)
        assert figures.seats == FIGURES

    with_store(database, work)


def test_who_is_forgotten_is_at_no_table_that_is_over_and_others_are(database: str) -> None:
    async def work(store: Store) -> None:
        await made(store, "a", 1, ANA, BOB, status="over")
        await made(store, "b", 2, ANA, ("sit", 1, "Anna", "ana"), status="over", host="bob")
        await made(store, "watched", 3, BOB, status="over")
        await made(store, "c", 4, ANA, BOB, status="running")
        await made(store, "d", 5, BOB, status="over", host="bob")
        assert await summaries.forget(store, "ana") == 2
        assert named(await store.tables_of("ana", 9)) == ["c"]
        assert named(await store.tables_of("bob", 9)) == ["d", "c", "watched", "b", "a"]
        hosts = select(schema.tables.c.id, schema.tables.c.host)
        async with store.engine.connect() as connection:
            rows = (await connection.execute(hosts)).all()
        assert dict(map(tuple, rows)) == {
            "a": "",
            "b": "bob",
            "watched": "",
            "c": "ana",
            "d": "bob",
        }
        assert await summaries.forget(store, "ana") == 0

    with_store(database, work)
