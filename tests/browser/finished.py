"""A match that is over, played behind the page's back by somebody whose browser the page then is."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import Page

from tests.server.harness import Person, play_on


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
