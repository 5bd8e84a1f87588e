"""When a guest adopts another identity, their seats and tables move to that identity."""

from __future__ import annotations

import logging

from sqlalchemy import func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from allcity.server.live.tables import Tables
from allcity.server.match import seating
from allcity.server.refusals import Refused
from allcity.server.store import daily_tries, schema
from allcity.server.store.store import Store
from allcity.server.store.writer import Unwritten

AT_ONCE = 50  # tables that are moved in one request; the next look at *my games* goes on
log = logging.getLogger(__name__)


async def gather(tables: Tables, guest: str) -> None:
    """Move the seats and tables of guests who have adopted this identity, also after a crash interrupted the move."""
    former = await _former(tables.store, guest)
    if former:
        await daily_tries.merge(tables.store, former, guest)
    for name in await _left_behind(tables.store, former) if former else ():
        try:
            table = await tables.fresh(name)
            await table.submit(lambda draft: seating.adopt(draft, former), guest)
        except Refused as refusal:  # its log can no longer be read, but it is listed
            log.info("not merged", extra={"table": name, "code": refusal.code})
            await _move_rows(tables.store, name, former, guest)
        except Unwritten:
            log.warning("not merged", extra={"table": name})
            return  # what is left is moved the next time


async def count_tables(store: Store, guest: str) -> int:
    """At how many tables a guest sits."""
    occupants = schema.occupants.c
    query = select(func.count(occupants.table_id.distinct())).where(occupants.guest == guest)
    async with store.engine.connect() as connection:
        return int((await connection.execute(query)).scalar_one())


async def _former(store: Store, guest: str) -> set[str]:
    guests = schema.guests.c
    async with store.engine.connect() as connection:
        rows = await connection.execute(select(guests.id).where(guests.became == guest))
        return set(rows.scalars())


async def _left_behind(store: Store, former: set[str]) -> list[str]:
    """Tables at which these guests still sit or are hosts, the running ones first."""
    tables, occupants = schema.tables.c, schema.occupants.c
    sits = select(occupants.table_id).where(occupants.guest.in_(former))
    query = select(tables.id).where(or_(tables.id.in_(sits), tables.host.in_(former)))
    newest = query.order_by(tables.status != "running", tables.created.desc()).limit(AT_ONCE)
    async with store.engine.connect() as connection:
        return list((await connection.execute(newest)).scalars())


async def _move_rows(store: Store, table: str, former: set[str], guest: str) -> None:
    tables, occupants = schema.tables, schema.occupants

    async def job(connection: AsyncConnection) -> None:
        seats = update(occupants).where(
            occupants.c.table_id == table, occupants.c.guest.in_(former)
        )
        await connection.execute(seats.values(guest=guest))
        hosted = update(tables).where(tables.c.id == table, tables.c.host.in_(former))
        await connection.execute(hosted.values(host=guest))

    await store.writer.run(job)
