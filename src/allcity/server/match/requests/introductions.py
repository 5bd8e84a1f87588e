"""Requests to change the profile of a seat: at a table no two names look alike, and no colour is there twice."""

from __future__ import annotations

from allcity.core.game import Seat
from allcity.server.match.drafts import Draft
from allcity.server.match.profiles import Profile, Wish, default_tag
from allcity.server.match.requests.names import check_distinct
from allcity.server.refusals import Refused

CHANGES = 20  # changes of a seat's profile by one player


def change(draft: Draft, seat: Seat, wish: Wish) -> None:
    """Change a seat's name, colour or tag; refused if somebody else at the table has that colour or such a name."""
    draft.check_present()
    draft.check_seat(seat)
    draft.check_short()
    occupant = draft.room.occupants[seat]
    own = [line for line in draft.room.lines[occupant.since :] if line.seat == seat]
    if sum(line.kind == "profile" for line in own) >= CHANGES:
        raise Refused("too-long")
    if wish.name:
        check_name(draft, wish.name, seat)
    if wish.colour is not None and (holder := _holder(draft, wish.colour, seat)):
        raise Refused("colour-taken", name=holder)
    colour = None if wish.colour == occupant.colour else wish.colour
    profile = Profile(wish.name or occupant.name, wish.tag or occupant.tag, colour)
    if profile != Profile(occupant.name, occupant.tag):
        draft.add("profile", seat, profile.text())


def introduce(draft: Draft, seat: Seat, name: str, wish: Wish) -> None:
    """The profile of somebody who sits down: a colour that somebody else has is given up for the seat's own."""
    is_free = wish.colour is not None and not _holder(draft, wish.colour, seat)
    profile = Profile(name, wish.tag or default_tag(seat), wish.colour if is_free else None)
    if wish.tag or is_free:
        draft.add("profile", seat, profile.text())


def follow(draft: Draft, former: str, wish: Wish) -> None:
    """Take over the new name or tag of a guest. Only their first seat is theirs; further seats belong to other people at their screen."""
    for seat in draft.room.seats_of(draft.guest)[:1]:
        if draft.room.occupants[seat].name == former:
            change(draft, seat, wish)


def check_name(draft: Draft, name: str, seat: Seat) -> None:
    """Refuse a name that looks like that of another person at the table."""
    others = [
        occupant.name
        for number, occupant in enumerate(draft.room.occupants)
        if number != seat and occupant.guest not in ("", draft.guest)
    ]
    check_distinct(name, others)


def _holder(draft: Draft, colour: int, seat: Seat) -> str:
    """The person in another seat who has this colour; empty seats and bots give theirs up."""
    return next(
        (
            occupant.name
            for number, occupant in enumerate(draft.room.occupants)
            if number != seat and occupant.guest and occupant.colour == colour
        ),
        "",
    )
