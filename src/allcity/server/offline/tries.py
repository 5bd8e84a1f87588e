"""The daily walls of one browser, on its shelf: its own tries, and what the bots make of each wall."""

from __future__ import annotations

import hashlib

from msgspec.json import Decoder, encode

from allcity.server.match import days
from allcity.server.match.requests import daily
from allcity.server.offline.memory import TRY, MemoryTables, try_key
from allcity.server.offline.shelf import Shelf
from allcity.server.services import Services
from allcity.server.storage import Finished, Try

PAR = "par/"
_read_try = Decoder(Try)


class AloneServices(Services):
    """Services of a browser, whose daily dice nobody can hide from it: they follow from the day, so that they are the same in all browsers."""

    def daily_seed(self, day: str, game: str) -> str:
        return hashlib.sha256(days.name_of(day, game).encode()).hexdigest()


class ShelvedTries:
    """The tries of the one guest that a browser has; whose they were before does not matter here."""

    def __init__(self, shelf: Shelf, tables: MemoryTables) -> None:
        self._shelf, self._tables = shelf, tables

    async def claim(self, day: str, game: str, guest: str, table: str, now: int) -> str:
        known = await self.own_try(day, game, guest)
        if known is None:
            await self._tables.write({try_key(day, game): encode(Try(table)).decode()})
        return known.table if known else table

    async def own_try(self, day: str, game: str, guest: str) -> Try | None:
        text = await self._text(try_key(day, game))
        return _read_try.decode(text) if text else None

    async def count(self, day: str, game: str, above: int | None = None) -> int:
        known = await self._counted(day, game)
        return int(known is not None and (above is None or (known.points or 0) > above))

    async def is_tried(self, day: str, game: str) -> bool:
        return await self.own_try(day, game, "") is not None

    async def results(self, day: str, game: str, most: int) -> list[Finished]:
        """One's own, as long as its table is not forgotten."""
        known = await self._counted(day, game)
        head = self._tables.heads.get(known.table) if known else None
        if known is None or head is None:
            return []
        name, guest, _ = head.occupants[daily.OWN]
        owner = await self._tables.guest(guest)
        return [Finished(known.table, guest, name, owner.tag if owner else "", known.points or 0)]

    async def finished_days(self, guest: str) -> set[str]:
        rows = [(key.split("/")[1], text) for key, text in await self._shelf.read(TRY)]
        return {day for day, text in rows if _is_counted(day, _read_try.decode(text))}

    async def stored_par(self, day: str, game: str) -> str | None:
        return await self._text(f"{PAR}{day}/{game}")

    async def store_par(self, day: str, game: str, data: str) -> None:
        await self._tables.write({f"{PAR}{day}/{game}": data})

    async def _counted(self, day: str, game: str) -> Try | None:
        known = await self.own_try(day, game, "")
        return known if known and _is_counted(day, known) else None

    async def _text(self, key: str) -> str | None:
        return dict(await self._shelf.read(key)).get(key)


def _is_counted(day: str, known: Try) -> bool:
    """Whether a try was finished in time."""
    return known.finished is not None and known.finished < days.opens_at(day)
