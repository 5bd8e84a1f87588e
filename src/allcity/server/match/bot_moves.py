"""Who chose the actions of a seat: its player, or a bot instead of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from allcity.core.game import Seat
from allcity.core.record import Record, Span
from allcity.server.match.occupants import Occupant

PERSON = -1  # for an action that a person chose; a bot's has its round

Log = Sequence[tuple[Seat, str]]


def spans(log: Log, rounds: Sequence[int], seat: Seat) -> tuple[Span, ...]:
    """The stretches of the log, counted from 1, in which a bot chose all actions of a seat."""
    stretches: list[Span] = []
    is_going_on = False
    for number, ((actor, _), chosen) in enumerate(zip(log, rounds, strict=True), 1):
        if actor != seat:
            continue
        if chosen == PERSON:
            is_going_on = False
        elif is_going_on:
            stretches[-1] = (stretches[-1][0], number)
        else:
            stretches.append((number, number))
            is_going_on = True
    return tuple(stretches)


def marked(record: Record, rounds: Sequence[int], occupants: Sequence[Occupant]) -> Record:
    """The record with the marks of its seats: what a bot chose, and when the time ran out."""
    bots = [(seat, spans(record.log, rounds, seat)) for seat in range(record.seats)]
    late = [
        (seat, tuple(after for after, _ in occupant.late))
        for seat, occupant in enumerate(occupants)
    ]
    return replace(
        record,
        bots=tuple((seat, stretches) for seat, stretches in bots if stretches),
        late=tuple((seat, moments) for seat, moments in late if moments),
    )
