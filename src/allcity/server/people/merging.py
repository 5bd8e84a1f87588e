"""When a guest adopts another identity, their seats and tables move to that identity."""

from __future__ import annotations

import logging

from allcity.server.live.tables import Tables
from allcity.server.match.requests import seating
from allcity.server.refusals import Refused
from allcity.server.storage import LinkStorage, Unwritten

AT_ONCE = 50  # tables that are moved in one request; the next look at *my games* goes on
log = logging.getLogger(__name__)


async def gather(tables: Tables, links: LinkStorage, guest: str) -> None:
    """Move the seats and tables of guests who have adopted this identity, also after a crash interrupted the move."""
    former = await links.former(guest)
    if former:
        await links.merge(former, guest)
    for name in await links.left_behind(former, AT_ONCE) if former else ():
        try:
            table = await tables.fresh(name)
            await table.submit(lambda draft: seating.adopt(draft, former), guest)
        except Refused as refusal:  # its log can no longer be read, but it is listed
            log.info("table not moved", extra={"table": name, "code": refusal.code})
            await links.move_rows(name, former, guest)
        except Unwritten:
            log.warning("table not moved", extra={"table": name})
            return  # the rest is moved the next time
