"""Finding a table by the digits that somebody read aloud."""

from __future__ import annotations

from msgspec.json import Decoder
from sqlalchemy import select

from allcity.server.match.entries import Setup
from allcity.server.store import schema
from allcity.server.store.store import Store

_read_setup = Decoder(Setup)


async def with_join_code(store: Store, code: str) -> Setup | None:
    """The open table with this code; in the unlikely case that two have it, neither."""
    tables = schema.tables.c
    query = select(tables.setup).where(tables.join_code == code, tables.status == "open")
    async with store.engine.connect() as connection:
        setups = list((await connection.execute(query.limit(2))).scalars())
    return _read_setup.decode(setups[0]) if len(setups) == 1 else None
