"""Reviews of finished matches, stored with their tables."""

from __future__ import annotations

import asyncio
import zlib

from sqlalchemy import insert, select
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.store import schema
from allcity.server.store.store import Store


class StoredReviews:
    """The reviews in the store, as JSON."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def find(self, table: str) -> bytes | None:
        """The stored review of a match."""
        reviews = schema.reviews.c
        query = select(reviews.data).where(reviews.table_id == table)
        async with self._store.engine.connect() as connection:
            data = (await connection.execute(query)).scalar()
        return await asyncio.to_thread(zlib.decompress, data) if data else None

    async def keep(self, table: str, review: bytes) -> None:
        """Store a review with its match, unless another process has done so."""
        row = {"table_id": table, "data": await asyncio.to_thread(zlib.compress, review)}

        async def job(connection: AsyncConnection) -> None:
            known = select(schema.reviews.c.table_id).where(schema.reviews.c.table_id == table)
            if (await connection.execute(known)).first() is None:
                await connection.execute(insert(schema.reviews).values(row))

        await self._store.writer.run(job)
