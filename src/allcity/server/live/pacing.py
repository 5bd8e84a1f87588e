"""What comes at the same time from one address begins one after the other, so that nobody else waits for all of it."""

from __future__ import annotations

import asyncio
from weakref import WeakValueDictionary


class Pacing:
    """Lets one request or message of each address begin per turn of the loop, so that those of other addresses come between."""

    def __init__(self) -> None:
        self._lines: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def begin(self, place: str) -> None:
        """Wait for a turn to begin; requests that have begun are not waited for, so slow answers hold up nothing."""
        line = self._lines.get(place)
        if line is None:
            line = self._lines[place] = asyncio.Lock()
        async with line:
            await asyncio.sleep(0)
