"""Matches that are played behind a page's back: before its browser is the player's, or while it looks on."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack, closing
from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.server.harness import Json, Person, Socket, play_on
from tests.sizes import IS_SOAK


def finished(page: Page, port: int, game: str = "tagcity", seats: int = 2, **more: Any) -> str:
    """Play at random for all seats of a table until the end; the page has the seats then."""
    host = Person(port, "Ana")
    table = host.make(game, seats, sit=list(range(seats)), start=True, **more)
    socket = host.at(table)
    while any((table, seat) not in socket.seen for seat in range(seats)):
        socket.receive()
    play_on(table, dict.fromkeys(range(seats), socket), Random(7))
    cookies = host.http.cookies.items()
    address = f"http://127.0.0.1:{port}"
    page.context.add_cookies([{"name": n, "value": v, "url": address} for n, v in cookies])
    host.close()
    return table


def hurry(
    port: int, table: str, *pages: Page, is_enough: Callable[[Json], object] = lambda _: False
) -> None:
    """Play on at random for all whose browsers these are, until it is enough or the match is over; the pages show it."""
    sockets: dict[int, Socket] = {}
    with ExitStack() as opened:
        for page in pages:
            cookie = "; ".join(f"{one['name']}={one['value']}" for one in page.context.cookies())
            socket = opened.enter_context(closing(Socket(port, {"Cookie": cookie})))
            yours = socket.watch(table)["yours"]
            while any((table, seat) not in socket.seen for seat in yours):
                socket.receive()
            sockets |= dict.fromkeys(yours, socket)
        play_on(table, sockets, Random(7), is_enough)


def skip_middle(port: int, table: str, *pages: Page, rounds: int) -> None:
    """Play so many rounds behind the pages' backs; only in a soak they play these, too.

    The middle of a match is like its beginning, and drawing it costs ten seconds of a processor and more.
    """
    if not IS_SOAK:
        hurry(port, table, *pages, is_enough=lambda event: event["view"]["round"] > rounds)
        for page in pages:
            page.reload()
