"""The log of a table as its viewers may read it, and the lines that a record has as comments."""

from __future__ import annotations

from collections.abc import Sequence
from operator import itemgetter

from msgspec import Struct

from allcity.core.chain import Chain
from allcity.core.gains import Gain
from allcity.core.game import CHANCE, Seat
from allcity.core.record import Record, seat_text
from allcity.server.match.entries import Kind


class Line(Struct, frozen=True):
    """An entry as viewers may read it; `texts` has one for each seat and one for spectators.

    `name` is what the player in this seat was called then; of a seat that changes hands, the former player's.
    Of an action, `gains` is what it made count, `round` the round that is played after it, and `seen` what everybody saw being taken: it
    stands in the log, but is no part of the record and its chain.
    """

    index: int
    kind: Kind
    at: int
    seat: Seat | None
    texts: tuple[str, ...]
    name: str = ""
    is_bots: bool = False
    gains: tuple[Gain, ...] = ()
    round: int = 0
    seen: str = ""

    def text(self, viewer: Seat | None) -> str:
        if len(self.texts) == 1:
            return self.texts[0]
        return self.texts[-1 if viewer is None else viewer]


def chained(head: Record, lines: Sequence[Line]) -> Chain:
    """The chain over all actions that were not taken back."""
    chain = Chain(head)
    for line in lines:
        if line.kind == "act" and line.seat is not None:
            chain.push(line.seat, line.text(None))
        elif line.kind == "undo":
            chain.cut(int(line.text(None)))
    return chain


def taken_back(record: Record, lines: Sequence[Line]) -> tuple[tuple[int, str], ...]:
    """Comment lines for actions that were taken back, each before the action that replaced it."""
    comments: list[str] = []
    notes: list[tuple[int, str]] = []
    for line in lines:
        if line.kind == "act" and line.seat is not None:
            viewer = None if line.seat == CHANCE else line.seat
            text = line.text(viewer).partition(" ; ")[0]  # without what the game announced
            comments.append(f"# {seat_text(line.seat)} {text} – taken back")
        elif line.kind == "undo":
            length = int(line.text(None))
            notes += [(length, note) for note in comments[length:]]
            del comments[length:]
    notes.sort(key=itemgetter(0))
    return tuple(
        (record.line(length) + earlier, note) for earlier, (length, note) in enumerate(notes)
    )
