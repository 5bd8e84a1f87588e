"""A chair at a table, who sits in it, and who else plays there."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from allcity.core.game import Seat


class Chair(Struct):
    """Who sits here: nobody, a guest, or a bot; a guest who is away or out of time has a proxy.

    `since` is the entry with which this guest took the chair: a private link to it is good for no other.
    `giver` is the guest who handed it over by such a link, and who is told so.
    `has_agreed` to the coach is the guest's word, so it goes with the guest.
    For somebody who is `away` a bot plays while `has_substitute`, which lasts one turn. Somebody who is
    out of `time` plays again when all in `consents` are all who are asked; `late` says how many actions
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
    since: int = 0
    giver: str = ""
    came_at: int = 0
    asked_at: int = 0
    has_substitute: bool = False
    consents: list[str] = field(default_factory=list)
    late: list[tuple[int, int]] = field(default_factory=list)

    @property
    def is_empty(self) -> bool:
        return not self.guest and not self.bot


def others(chairs: Sequence[Chair], seat: Seat) -> list[Seat]:
    """The seats of the other people."""
    own = chairs[seat].guest
    return [other for other, one in enumerate(chairs) if one.guest and one.guest != own]


def is_alone(chairs: Sequence[Chair], seat: Seat) -> bool:
    """Whether only bots play with this seat's person."""
    return not others(chairs, seat)


def is_played_by_bot(chairs: Sequence[Chair], seat: Seat) -> bool:
    """Whether a bot is to choose for this seat.

    Whoever is out of time is waited for where nobody else plays: only bots, or people who are out of time too.
    """
    chair = chairs[seat]
    if chair.proxy == "time":
        return any(chairs[other].proxy != "time" for other in others(chairs, seat))
    return bool(chair.bot) or chair.has_substitute


def has_clock_running(chairs: Sequence[Chair], seat: Seat) -> bool:
    """Whether a seat that is asked spends time: where only bots wait, only while its person is here."""
    chair = chairs[seat]
    is_playing = bool(chair.guest) and not chair.proxy
    return is_playing and (bool(chair.here) or not is_alone(chairs, seat))


def waited_since(chairs: Sequence[Chair], seat: Seat) -> int | None:
    """Since when another person has been at the table, waiting for this seat."""
    present = [chairs[other].came_at for other in others(chairs, seat) if chairs[other].here]
    return min(present, default=None)


def begin_turns(
    chairs: Sequence[Chair], before: Sequence[Seat], active: Sequence[Seat], at: int
) -> None:
    """A turn ends when a seat is no longer asked, also by chance acting; so does a substitute's task."""
    for seat, chair in enumerate(chairs):
        is_same_turn = seat in before and seat in active
        chair.has_substitute &= is_same_turn
        if seat in active and not is_same_turn:
            chair.asked_at = at
