"""How guests would like their seats to look, from what they ask for and from what they have chosen before."""

from __future__ import annotations

from allcity.core.game import Seat
from allcity.server.http import api
from allcity.server.match.drafts import Draft
from allcity.server.match.profiles import Wish
from allcity.server.match.requests.names import checked_name
from allcity.server.match.requests.seating import ANY
from allcity.server.storage import Guest


def liked(guest: Guest, draft: Draft | None = None) -> Wish:
    """What a guest likes, for the first seat that they take at a table; further seats are other people's."""
    if draft and draft.room.seats_of(guest.id):
        return ANY
    return Wish(tag=guest.tag, colour=guest.colour)


def wish_of(body: api.ProfileBody) -> Wish:
    """What is asked for; refused if nobody may be called so."""
    name = "" if body.name is None else checked_name(body.name)
    return Wish(name, body.tag or "", body.colour)


def wishes_of(body: api.Seating, guest: Guest) -> dict[Seat, Wish]:
    """How the seats of a new table's host are to look: as asked, else the first of them as the guest likes it."""
    asked = {profile.seat: wish_of(profile) for profile in body.profiles}
    return {seat: liked(guest) for seat in body.sit[:1]} | asked
