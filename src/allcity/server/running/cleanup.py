"""Closes tables that nobody has visited for a long time and forgets old links, so that databases do not fill with them."""

from __future__ import annotations

import asyncio
import logging

from allcity.server.limits import ABANDONED, DAY, PURGED, TRIED
from allcity.server.live.tables import Tables
from allcity.server.match.requests import seating
from allcity.server.refusals import Refused
from allcity.server.store import leftovers
from allcity.server.store.links import Links
from allcity.server.store.store import Store

PAUSE = 600.0  # seconds between two clean-ups
MOST = 50  # tables that are given up at a time
MOST_PURGED = 1_000  # tables that are deleted at a time
log = logging.getLogger(__name__)


async def keep_tidy(tables: Tables, store: Store, links: Links) -> None:
    while True:
        await asyncio.sleep(PAUSE)
        try:
            await give_up(tables, store)
            await purge(tables, store)
            await links.forget(tables.now())
        except Exception:
            log.exception("clean-up failed")


async def give_up(tables: Tables, store: Store) -> None:
    """Close tables; each is checked again before, since somebody may have come."""
    now = tables.now()
    for status, silence in ABANDONED.items():
        names = await leftovers.silent(store, status, now - silence, MOST)
        if status == "running":
            names += await leftovers.silent(store, status, now - TRIED, MOST, is_what_if=True)
        for name in names:
            try:
                table = await tables.fresh(name)
                if not table.is_in_use:
                    await table.submit(lambda draft: seating.abandon(draft, tables.living))
            except Refused as refusal:
                log.info("table not closed", extra={"table": name, "code": refusal.code})


async def purge(tables: Tables, store: Store) -> None:
    """Delete tables that never became a match, and forget the addresses from which finished tables were made."""
    now = tables.now()
    unstarted = await leftovers.unstarted(store, now - PURGED, MOST_PURGED)
    await leftovers.purge(store, [name for name in unstarted if tables.drop(name)])
    await leftovers.forget_origins(store, now - DAY)
