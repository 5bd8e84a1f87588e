"""`allcity play --at`: takes a seat by a link or a code, and plays on the full screen or line by line."""

from __future__ import annotations

import asyncio
import sys

import click

from allcity.cli.boards import console
from allcity.cli.command import Misuse
from allcity.cli.served import guests
from allcity.cli.served.address import Way, way
from allcity.cli.served.desk import OWN_CODES, Served
from allcity.cli.served.sentences import printable
from allcity.cli.served.sitting import sit
from allcity.client.connection import Connection, Json, Refusal
from allcity.client.network import Network
from allcity.games import GAMES
from allcity.locales import Words

LINES = 5000  # most lines of the log
OFFERED = {"game", "name", "is_yours"}  # the facts about a seat that somebody hands over


def play_at(link: str, code: str, name: str, is_full_screen: bool, say: Words) -> int:
    """Take a seat and play; return 0 if the table was left in good order, 1 if there was no seat."""
    there = way(link, code)
    if not there.is_whole and sys.stdin.isatty():
        there = _asked(there, say)
    if not there.is_whole:
        raise Misuse("served-no-table")
    try:
        if there.seat is not None and sys.stdin.isatty():
            _ask_to_take(there, name, say)
        asyncio.run(_play(there, name, is_full_screen, say))
    except Refusal as refused:
        is_own = refused.code in OWN_CODES
        sentence = say(f"served-{refused.code}") if is_own else printable(str(refused))
        click.echo(sentence, err=True)
        return 1
    return 0


def _asked(there: Way, say: Words) -> Way:
    """Complete an address with what somebody types: a code, or the whole link."""
    try:
        typed = input(say("served-ask-code") + " ")
    except EOFError:
        return there
    return way(typed) if "://" in typed else way(there.origin, typed)


def _ask_to_take(there: Way, name: str, say: Words) -> None:
    """Ask before somebody is replaced: say who plays there now, and what becomes of them; looking does not use the link up.

    This happens outside of the loop, in which Ctrl-C could not end it.
    """
    offer = asyncio.run(_offered(there, name, say))
    if offer is None or offer["is_yours"]:
        return
    player, seat = printable(str(offer["name"])), (there.seat or 0) + 1
    key = printable(str(offer["game"]))
    game = say(f"game-{key}") if key in GAMES else key
    click.echo(say("web-offer-about", name=player, seat=seat, game=game))
    click.echo(say("web-offer-once", name=player))
    try:
        input(say("served-take", name=player) + " ")
    except EOFError:
        raise KeyboardInterrupt from None


async def _offered(there: Way, name: str, say: Words) -> Json | None:
    """Return the seat to which a private link leads; None if it cannot be taken, as `sit` will say."""
    network = Network(there.origin, say.language)
    guest = Connection(network, cookie=guests.cookie_of(there.origin, name))
    body: Json = {"seat": there.seat, "key": there.key}
    try:
        offer = await guest.call(
            "POST", f"/api/tables/{there.table}/offer", body, needs_guest=False
        )
    except Refusal:
        return None
    return offer if isinstance(offer, dict) and {*offer} >= OFFERED else None


async def _play(there: Way, name: str, is_full_screen: bool, say: Words) -> None:
    network = Network(there.origin, say.language)
    guest = Connection(network, cookie=guests.cookie_of(there.origin, name), most_lines=LINES)
    try:
        await guest.introduce(name, language=say.language)
        guests.remember(there.origin, name, guest.cookie)
        desk = await Served.at(guest, await sit(guest, there, say), say)
        await _take_part(desk, is_full_screen, say)
    finally:
        await guest.close()


async def _take_part(desk: Served, is_full_screen: bool, say: Words) -> None:
    if is_full_screen:
        from allcity.cli.screen.app import TableApp

        await TableApp(desk, say).run_async()
        if desk.moment.ending is not None:
            console().print(desk.moment.ending)
    else:
        from allcity.cli.served.plain import Plain

        await Plain(desk, say).run()
    if desk.moment.ending is None:
        click.echo(f"{say('play-left')} {desk.leaving}")
