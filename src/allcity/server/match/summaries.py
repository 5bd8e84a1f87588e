"""What is stored of a finished match for the statistics of its players."""

from __future__ import annotations

from msgspec import Struct

from allcity.server.match.bot_moves import PERSON
from allcity.server.match.room import Room


class SeatSummary(Struct, frozen=True):
    """The result of a seat, and who played it.

    `actions` counts what its person chose, and `bot_actions` what a bot chose in the person's place. `late` says how often their time ran out.
    """

    name: str
    bot: str
    points: int
    place: int
    sources: dict[str, int]
    actions: int
    bot_actions: int
    late: int


class Summary(Struct, frozen=True):
    """A finished match, seat by seat."""

    game: str
    seats: list[SeatSummary]


def summary(room: Room) -> Summary | None:
    """The summary of a match that is over; None for one without a result, and for a *what if*."""
    is_counted = room.status == "over" and not room.setup.what_if
    result = room.game.result(room.match.state) if is_counted else None
    if result is None:
        return None
    return Summary(
        room.setup.game,
        [
            _seat(room, seat, points, place)
            for seat, (points, place) in enumerate(zip(result.points, result.places, strict=True))
        ],
    )


def _seat(room: Room, seat: int, points: int, place: int) -> SeatSummary:
    occupant = room.occupants[seat]
    chosen = [
        by for (actor, _), by in zip(room.match.log, room.bot_rounds, strict=True) if actor == seat
    ]
    own = chosen.count(PERSON)
    return SeatSummary(
        name=occupant.name,
        bot=occupant.bot,
        points=points,
        place=place,
        sources={line.key: line.points for line in room.game.account(room.match.state, seat)},
        actions=own,
        bot_actions=len(chosen) - own,
        late=len(occupant.late),
    )
