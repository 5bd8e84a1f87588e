"""Summaries of finished matches: storing them, and finding those of one guest page by page."""

from __future__ import annotations

import zlib
from collections.abc import Sequence
from typing import NamedTuple

from msgspec import Struct
from msgspec.json import Decoder, encode
from sqlalchemy import and_, exists, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.match.summaries import Summary
from allcity.server.store import schema
from allcity.server.store.store import Store

Place = tuple[int, str]  # when a match ended and the id of its table: the order of the pages


class SeatFigures(Struct, frozen=True):
    """What the review of a match says of one seat; docs/review.md explains it."""

    seat: int
    error: float
    accuracy: float
    luck: float
    adjusted: float


class Figures(Struct, frozen=True):
    """The figures of a review, without its decisions."""

    judge: str
    nodes: int
    seats: list[SeatFigures]


read_summary = Decoder(Summary)  # made once: see `snapshots`
read_figures = Decoder(Figures)


class Row(NamedTuple):
    """A finished match of a guest, with what is stored of it and the seats that are the guest's."""

    table: str
    ended: int
    summary: bytes | None
    review: bytes | None
    has_review: bool
    seats: Sequence[int]

    @property
    def lacks_figures(self) -> bool:
        return self.review is None and self.has_review

    @property
    def is_filled(self) -> bool:
        return self.summary == b"" or (self.summary is not None and not self.lacks_figures)


async def finished(store: Store, guest: str, before: Place | None, most: int) -> list[Row]:
    """The newest finished matches in which a guest has a seat, or those before a place."""
    tables, occupants, stored = schema.tables.c, schema.occupants.c, schema.summaries.c
    sits = select(occupants.table_id).where(occupants.guest == guest)
    has_review = exists().where(schema.reviews.c.table_id == tables.id)
    query = (
        select(tables.id, tables.changed, stored.data, stored.review, has_review)
        .select_from(schema.tables.outerjoin(schema.summaries))
        .where(tables.status == "over", tables.id.in_(sits))
    )
    if before:
        at, table = before
        is_same = and_(tables.changed == at, tables.id < table)
        query = query.where(or_(tables.changed < at, is_same))
    newest = query.order_by(tables.changed.desc(), tables.id.desc()).limit(most)
    async with store.engine.connect() as connection:
        rows = (await connection.execute(newest)).all()
        own = select(occupants.table_id, occupants.seat).where(
            occupants.guest == guest, occupants.table_id.in_([row[0] for row in rows])
        )
        seats: dict[str, list[int]] = {}
        for table, seat in (await connection.execute(own)).all():
            seats.setdefault(table, []).append(seat)
    return [Row(row[0], row[1], row[2], row[3], row[4], seats.get(row[0], [])) for row in rows]


async def store_figures(store: Store, table: str, figures: bytes) -> None:
    """Store what the review of a match says of its seats."""
    change = update(schema.summaries).where(schema.summaries.c.table_id == table)

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(change.values(review=figures))

    await store.writer.run(job)


async def review_data(store: Store, table: str) -> bytes | None:
    """The stored review of a match as it is stored."""
    query = select(schema.reviews.c.data).where(schema.reviews.c.table_id == table)
    async with store.engine.connect() as connection:
        data: bytes | None = (await connection.execute(query)).scalar()
    return data


def figures_of(data: bytes) -> bytes:
    """The figures of a stored review; this takes a moment, so it is done beside the loop."""
    return encode(read_figures.decode(zlib.decompress(data)))


async def forget(store: Store, guest: str) -> int:
    """Take a guest from all finished matches at which they sat, or whose tables they made; how many they had played."""
    tables, occupants = schema.tables, schema.occupants
    this = select(tables.c.id).where(tables.c.status == "over", tables.c.id == occupants.c.table_id)
    is_past = and_(occupants.c.guest == guest, this.correlate(occupants).exists())
    hosted = update(tables).where(tables.c.status == "over", tables.c.host == guest)

    async def job(connection: AsyncConnection) -> int:
        number = select(func.count(occupants.c.table_id.distinct())).where(is_past)
        matches = int((await connection.execute(number)).scalar_one())
        await connection.execute(update(occupants).where(is_past).values(guest=""))
        await connection.execute(hosted.values(host=""))
        return matches

    return await store.writer.run(job)
