"""What a learner has done so far: a plain value that every client can store."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from allcity.core.game import Json

FORMAT = 1


@dataclass(frozen=True, slots=True)
class Progress:
    """The lessons, as `game/name`, that were gone through to the end, and those that were skipped."""

    done: frozenset[str] = frozenset()
    skipped: frozenset[str] = frozenset()

    def with_done(self, game: str, name: str) -> Progress:
        key = f"{game}/{name}"
        return Progress(self.done | {key}, self.skipped - {key})

    def with_skipped(self, game: str, name: str) -> Progress:
        """Note that a lesson was skipped, unless it was done before."""
        return Progress(self.done, self.skipped | ({f"{game}/{name}"} - self.done))

    def is_done(self, game: str, name: str) -> bool:
        return f"{game}/{name}" in self.done

    def is_skipped(self, game: str, name: str) -> bool:
        return f"{game}/{name}" in self.skipped

    def next(self, game: str, names: Iterable[str]) -> str | None:
        """Return the first lesson that is neither done nor skipped."""
        past = self.done | self.skipped
        return next((name for name in names if f"{game}/{name}" not in past), None)

    def to_json(self) -> Json:
        return {"format": FORMAT, "done": sorted(self.done), "skipped": sorted(self.skipped)}


def from_json(data: Any) -> Progress:
    """Read progress from stored JSON; anything that cannot be read counts as not begun."""
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        return Progress()
    done, skipped = _keys(data.get("done")), _keys(data.get("skipped"))
    return Progress(done, skipped - done)


def _keys(value: Any) -> frozenset[str]:
    if not isinstance(value, list):
        return frozenset()
    return frozenset(key for key in value if isinstance(key, str))
