"""Somebody with the full screen at a table of a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

from allcity.cli.screen.app import TableApp
from allcity.cli.served.address import Way, way
from allcity.cli.served.desk import Served
from allcity.cli.served.play import LINES
from allcity.cli.served.sitting import sit
from allcity.client.connection import Connection, Route
from allcity.client.network import Network
from allcity.locales import words
from tests.cli.screen.person import SMALL, Person

Does = Callable[[Person], Coroutine[Any, Any, None]]


def at_served_table(
    link: str,
    does: Does,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    name: str = "Tess",
    through: Callable[[Network], Route] = lambda network: network,
) -> None:
    """Take a seat by a link, and do something there; the way to the server may be a bad one."""
    asyncio.run(seated(way(link), does, size, language, name, through))


async def seated(
    there: Way,
    does: Does,
    size: tuple[int, int] = SMALL,
    language: str = "en",
    name: str = "Tess",
    through: Callable[[Network], Route] = lambda network: network,
) -> None:
    say = words(language)
    guest = Connection(through(Network(there.origin, language)), most_lines=LINES)
    await guest.introduce(name, language=language)
    desk = await Served.at(guest, await sit(guest, there, say), say)
    app = TableApp(desk, say)
    try:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await does(Person(app, pilot))
    finally:
        await desk.close()
