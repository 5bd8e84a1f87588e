"""Bots that remember, in a worker: each belongs to one seat of one table, and all of them together are bounded."""

from __future__ import annotations

from collections import OrderedDict

from allcity.bots import Bot, bot

BOTS = 64  # bots that are remembered in a worker
BYTES = 80_000_000  # bytes that they store together, about


class Memories:
    """The bots that thought last, by the line of play that they follow."""

    def __init__(self) -> None:
        self._bots: OrderedDict[tuple[str, str], Bot] = OrderedDict()

    def bot(self, line: str, spec: str) -> Bot:
        """The bot that remembers a line of play, or a new one; without a line it is a bot without a memory."""
        return (self._bots.get((line, spec)) if line else None) or bot(spec)

    def keep(self, line: str, spec: str, used: Bot) -> None:
        """Remember a bot that has something to remember, and forget those who thought longest ago."""
        if not line or not memory(used):
            return
        if prune := getattr(used, "prune", None):
            prune()
        self._bots[line, spec] = used
        self._bots.move_to_end((line, spec))
        while len(self._bots) > BOTS or sum(map(memory, self._bots.values())) > BYTES:
            self._bots.popitem(last=False)


def memory(used: Bot) -> int:
    """About how many bytes a bot stores."""
    return int(getattr(used, "memory", 0))
