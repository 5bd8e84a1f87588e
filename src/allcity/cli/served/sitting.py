"""Taking a seat at a table on a server, or returning to one's own."""

from __future__ import annotations

from typing import NamedTuple

from allcity.cli.served.address import Way
from allcity.client.connection import Connection, Json, Refusal
from allcity.core.game import Seat
from allcity.games import GAMES
from allcity.locales import Words


class Place(NamedTuple):
    """A seat at a table, and what the server says of the table."""

    table: str
    seat: Seat
    info: Json


async def sit(guest: Connection, way: Way, say: Words) -> Place:
    """Take the seat to which an address leads; raise `Refusal` if there is none for this guest."""
    if way.join_code:
        invitation = await guest.call("POST", "/api/invitation", {"code": way.join_code})
        way = Way(way.origin, invitation["table"], invitation["code"])
    info = await _looked(guest, way)
    own = info["yours"] if info else []
    if info and own and way.seat in (None, *own):
        place = Place(way.table, own[0] if way.seat is None else way.seat, info)
    elif way.seat is not None:
        place = await _claimed(guest, way, way.seat)
    else:
        place = await _joined(guest, way, info or {}, say)
    if place.info["game"] not in GAMES:
        raise Refusal(say("served-game", game=str(place.info["game"])[:32]), "version")
    return place


async def _looked(guest: Connection, way: Way) -> Json | None:
    """Return the table; None for one that only the private link to a seat opens."""
    try:
        info = await guest.call("GET", f"/api/tables/{way.table}?code={way.code}")
    except Refusal as refused:
        if way.key and refused.code == "code":
            return None
        raise
    if not isinstance(info, dict) or "yours" not in info:
        raise Refusal(unreadable(), "unreadable")
    return info


def unreadable() -> str:
    """Return what is said of an answer that cannot be read; for people, the caller translates its code."""
    return "This is no answer of a table server."


async def _claimed(guest: Connection, way: Way, seat: Seat) -> Place:
    body = {"seat": seat, "key": way.key}
    return Place(way.table, seat, await guest.call("POST", f"/api/tables/{way.table}/claim", body))


async def _joined(guest: Connection, way: Way, info: Json, say: Words) -> Place:
    status = info.get("status", "open")
    if status != "open":
        link = f"{way.origin}/t/{way.table}"
        raise Refusal(say("served-late", status=status, link=link), "late")
    body = {"code": way.code}
    info = await guest.call("POST", f"/api/tables/{way.table}/join", body)
    return Place(way.table, info["yours"][-1], info)
