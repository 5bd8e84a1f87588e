"""Where a browser keeps what must outlive a closed tab: texts under keys, written all at once or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from msgspec.json import Decoder, encode

Changes = Mapping[str, str | None]
_rows = Decoder(list[tuple[str, str]])


class Shelf(Protocol):
    """Texts under keys."""

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        """All keys that begin so, in order, with their texts."""

    async def write(self, changes: Changes) -> None:
        """Put these texts under their keys, and remove what has none; raises `Exception` if nothing was written."""


class PlainShelf:
    """A shelf that ends with its process."""

    def __init__(self) -> None:
        self.rows: dict[str, str] = {}

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        return sorted(row for row in self.rows.items() if row[0].startswith(prefix))

    async def write(self, changes: Changes) -> None:
        for key, text in changes.items():
            if text is None:
                self.rows.pop(key, None)
            else:
                self.rows[key] = text


class BrowserShelf:
    """IndexedDB, through two functions of the worker that take and give JSON."""

    def __init__(self, functions: Any) -> None:
        self._functions = functions

    async def read(self, prefix: str) -> list[tuple[str, str]]:
        return _rows.decode(await self._functions.read(prefix))

    async def write(self, changes: Changes) -> None:
        await self._functions.write(encode(changes).decode())
