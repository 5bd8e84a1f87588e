"""A chain over the log as everybody could read it: one changed move changes every later link.

Link 0 is SHA-256 of the record's header without the names; link n is SHA-256 of link n - 1 and of what a
spectator read of action n. A spectator reads no secret, so a link tells none; docs/records.md has the details.
"""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from allcity.core.game import Seat
from allcity.core.record import Record, seat_text

MARK = 16  # hexadecimal digits of a link that people compare


class Chain:
    """The links of one match, one more than it has actions."""

    def __init__(self, head: Record) -> None:
        header = replace(head, names=(), log=(), seed=None, chain=None, notes=()).header()
        self.links = [_link("\n".join(header))]

    def push(self, seat: Seat, line: str) -> None:
        """An action happened; `line` is what a spectator reads of it."""
        self.links.append(_link(f"{self.links[-1]}\n{seat_text(seat)} {line}"))

    def cut(self, length: int) -> None:
        """Keep only so many actions; the others were taken back."""
        del self.links[length + 1 :]

    @property
    def last(self) -> str:
        return self.links[-1]

    @property
    def mark(self) -> str:
        """The beginning of the last link, short enough to be written down."""
        return self.last[:MARK]

    def place(self, mark: str) -> int | None:
        """After how many actions the match had this mark, or None if it never had it."""
        return next((n for n, link in enumerate(self.links) if link.startswith(mark)), None)


def _link(text: str) -> str:
    return sha256(text.encode()).hexdigest()
