"""A match on the daily wall: one person against one bot, begun at once, and its points."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise, zip_longest
from typing import Any

from allcity.core.game import AnyGame, Seat
from allcity.server.match.drafts import Draft
from allcity.server.match.profiles import Wish
from allcity.server.match.requests import introductions, pledging
from allcity.server.match.room import Room

OWN, BOT = 0, 1  # the seats of the person and of the bot
LEVEL = "planner"  # the bot: one that plays alike on every machine, with and without compiled code
SEATS = 2
CLEAR = 2  # points by which a round must differ from that of the bots


def begin(draft: Draft, name: str, wish: Wish) -> None:
    """The guest and the bot sit down and the match begins, in one step: there is no table to which others could be let in."""
    if draft.room.status != "open":
        return
    draft.add("sit", OWN, name)
    introductions.introduce(draft, OWN, name, wish)
    draft.add("bot", BOT, LEVEL)
    draft.add("start")
    draft.status = "running"
    pledging.begin(draft, {})


def points(draft: Draft) -> int | None:
    """The points of a daily wall that ends with this draft; None for anything else."""
    room = draft.room
    last = draft.proposals[-1].step if draft.proposals else None
    if not room.setup.daily or draft.status != "over" or last is None:
        return None
    result = room.game.result(last.after)
    return result.points[OWN] if result else None


def gains(game: AnyGame, states: Iterable[Any], seat: Seat) -> list[int]:
    """The points that a seat gained in each round, from all states of a match; the first round has what came before it."""
    ends: dict[int, Any] = {}
    before = None
    for state in states:
        if before is not None:
            ends[max(game.rounds(before), 1)] = state
        before = state
    totals = [0, *(game.points(ends[number])[seat] for number in sorted(ends))]
    return [after - earlier for earlier, after in pairwise(totals)]


def states(room: Room) -> Iterator[Any]:
    """All positions of a match, the first one included."""
    state = room.position(0).state
    yield state
    for seat, text in room.match.log:
        state = room.game.apply(state, seat, room.game.parse(text))
        yield state


def squares(own: Sequence[int], par: Sequence[float]) -> list[int]:
    """For each round whether a player gained more than the bots did there, about as much or less: 1, 0 or -1."""
    apart = [gain - mean for gain, mean in zip_longest(own, par[: len(own)], fillvalue=0.0)]
    return [(gap >= CLEAR) - (gap <= -CLEAR) for gap in apart]
