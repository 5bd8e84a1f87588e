"""The fixed table of a game's actions: id ↔ text."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from functools import cached_property

WORD = 32  # bits of a word of a mask


class ActionTable:
    """Actions of seats have the ids below `count`, outcomes of chance have those from `count` to `total`.

    An id without a text is never legal; such gaps let a kernel compute ids instead of looking them up.
    """

    def __init__(
        self, version: int, count: int, total: int, texts: Callable[[], Sequence[str]]
    ) -> None:
        self.version = version
        self.count = count
        self.total = total
        self.words = -(-count // WORD)
        self._texts = texts

    @cached_property
    def texts(self) -> tuple[str, ...]:
        """Return the text of each id; they are made when first needed, since there are many."""
        texts = tuple(self._texts())
        assert len(texts) == self.total
        return texts

    @cached_property
    def ids(self) -> dict[str, int]:
        return {text: number for number, text in enumerate(self.texts) if text}

    @cached_property
    def digest(self) -> str:
        """Return a digest of this table: with equal digests, every id means the same."""
        lines = "\n".join((str(self.version), str(self.count), *self.texts))
        return hashlib.sha256(lines.encode()).hexdigest()[:16]
