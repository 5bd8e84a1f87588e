"""Obsolete rows: finding and deleting them."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.match.entries import Kind
from allcity.server.match.room import PRESENT
from allcity.server.store import schema
from allcity.server.store.store import Store


def _has(kind: Kind, *more: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether the log of a table has an entry of this kind."""
    entries = schema.entries.c
    is_one = (entries.table_id == schema.tables.c.id, entries.kind == kind, *more)
    return select(entries.index).where(*is_one).exists()


def _is_what_if() -> ColumnElement[bool]:
    """Whether a table goes on from a moment of another match; a table that goes on from the first moment has no past and is not found."""
    return _has("past", schema.entries.c.index == 0)


async def silent(
    store: Store, status: str, since: int, most: int, is_what_if: bool = False
) -> list[str]:
    """Some tables with this status at which nothing has happened since then."""
    tables, entries = schema.tables.c, schema.entries.c
    of_this = select(entries.at).where(entries.table_id == tables.id)
    last = of_this.order_by(entries.index.desc()).limit(1).scalar_subquery()
    is_silent = func.coalesce(last, tables.created) < since
    query = select(tables.id).where(tables.status == status, tables.created < since, is_silent)
    if is_what_if:
        query = query.where(_is_what_if())
    async with store.engine.connect() as connection:
        rows = await connection.execute(query.order_by(func.random()).limit(most))
        return list(rows.scalars())


async def unstarted(store: Store, since: int, most: int) -> list[str]:
    """Some tables that were closed before then and had never started, or went on from another match without reaching an end."""
    tables = schema.tables.c
    is_one = (tables.status == "closed", tables.changed < since, or_(~_has("start"), _is_what_if()))
    async with store.engine.connect() as connection:
        return list(
            (await connection.execute(select(tables.id).where(*is_one).limit(most))).scalars()
        )


async def purge(store: Store, tables: Sequence[str]) -> None:
    """Delete tables with all their rows."""

    async def job(connection: AsyncConnection) -> None:
        parts = (
            schema.summaries,
            schema.reviews,
            schema.snapshots,
            schema.occupants,
            schema.entries,
        )
        for part in parts:
            await connection.execute(delete(part).where(part.c.table_id.in_(tables)))
        await connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(tables)))

    await store.writer.run(job)


async def forget_origins(store: Store, since: int) -> None:
    """Forget the addresses from which tables that ended before then were made."""
    tables = schema.tables
    is_past = (
        tables.c.status.not_in(PRESENT),
        tables.c.changed < since,
        tables.c.origin.is_not(None),
    )

    async def job(connection: AsyncConnection) -> None:
        await connection.execute(update(tables).where(*is_past).values(origin=None))

    await store.writer.run(job)
