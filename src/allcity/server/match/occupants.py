"""Who occupies a seat at a table – nobody, a guest or a bot –, and who plays in their place."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from allcity.core.game import Seat


class Occupant(Struct):
    """Who sits here: nobody, a guest, or a bot; a guest who is away or out of time has a proxy.

    `since` is the entry with which this guest took the seat: a private link to it is good for no other.
    `giver` is the guest who handed it over by such a link, and who is told so.
    `colour` is one of the palette, and no other seat of the table has it, empty or not; `tag` is the style of the lettering.
    `has_resigned` says that they agree to end the match without a result.
    `has_agreed` to the coach is the guest's word, so it goes with the guest.
    For somebody who is `away` a bot plays while `has_substitute`, which lasts one turn. Somebody who is
    out of `time` plays again when all in `consents` are all who are asked (for somebody who is away, a bot plays then); `late` says how many actions
    and rounds had been played when their time ran out.
    """

    guest: str = ""
    name: str = ""
    bot: str = ""
    proxy: str = ""
    here: list[str] = field(default_factory=list)
    gone_at: int = 0
    departures: int = 0
    has_agreed: bool = False
    has_resigned: bool = False
    since: int = 0
    giver: str = ""
    came_at: int = 0
    asked_at: int = 0
    has_substitute: bool = False
    consents: list[str] = field(default_factory=list)
    late: list[tuple[int, int]] = field(default_factory=list)
    colour: int = 0
    tag: str = ""

    @property
    def is_empty(self) -> bool:
        return not self.guest and not self.bot


def others(occupants: Sequence[Occupant], seat: Seat) -> list[Seat]:
    """The seats of the other people."""
    own = occupants[seat].guest
    return [other for other, one in enumerate(occupants) if one.guest and one.guest != own]


def is_alone(occupants: Sequence[Occupant], seat: Seat) -> bool:
    """Whether only bots play with this seat's person."""
    return not others(occupants, seat)


def is_played_by_bot(occupants: Sequence[Occupant], seat: Seat) -> bool:
    """Whether a bot is to choose for this seat.

    The table waits for a player who is out of time if nobody else plays: only bots, or people who are out of time too.
    """
    occupant = occupants[seat]
    if occupant.proxy == "time":
        return any(occupants[other].proxy != "time" for other in others(occupants, seat))
    return bool(occupant.bot) or occupant.has_substitute


def has_clock_running(occupants: Sequence[Occupant], seat: Seat) -> bool:
    """Whether a seat that is asked spends time; if only bots wait for it, only while its player is here."""
    occupant = occupants[seat]
    is_playing = bool(occupant.guest) and not occupant.proxy
    return is_playing and (bool(occupant.here) or not is_alone(occupants, seat))


def waited_since(occupants: Sequence[Occupant], seat: Seat) -> int | None:
    """Since when another person has been at the table, waiting for this seat."""
    present = [
        occupants[other].came_at for other in others(occupants, seat) if occupants[other].here
    ]
    return min(present, default=None)


def begin_turns(
    occupants: Sequence[Occupant], before: Sequence[Seat], active: Sequence[Seat], at: int
) -> None:
    """Note whose turns begin and end. A turn ends when a seat is no longer asked, even if only chance acts; then a substitute leaves."""
    for seat, occupant in enumerate(occupants):
        is_same_turn = seat in before and seat in active
        occupant.has_substitute &= is_same_turn
        if seat in active and not is_same_turn:
            occupant.asked_at = at
