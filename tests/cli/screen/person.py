"""A person at the full screen, who reads the screen and presses keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Mapping
from random import Random
from typing import Any

from textual.pilot import Pilot

from allcity.bots import Bot, bot
from allcity.cli.screen.app import TableApp
from allcity.cli.screen.board import Board
from allcity.cli.screen.desk import Desk
from allcity.cli.screen.dialogs import Curtain, Page
from allcity.cli.screen.local import Local
from allcity.cli.screen.widgets import Choices
from allcity.core import Match
from allcity.games import GAMES
from allcity.locales import words
from tests.server.harness import PATIENCE

SMALL, LARGE, SLIM = (80, 24), (120, 40), (40, 24)
FIRST = {"tagcity": {"leader": "1"}, "graffiti": {"first": "1"}}


class Person:
    """A person at a table that fills the screen."""

    def __init__(self, app: TableApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot
        self.rng = Random(5)

    @property
    def text(self) -> str:
        """Return what stands on the screen."""
        strips = self.app.screen._compositor.render_strips()
        return "\n".join(strip.text.rstrip() for strip in strips)

    @property
    def line(self) -> str:
        """Return what is typed."""
        return self.app.table.composing.typed

    @property
    def offers(self) -> list[str]:
        """The lines of the list."""
        return [offer.text for offer in self.app.table.query_one(Choices).offers]

    @property
    def board(self) -> Board:
        return self.app.table.query_one(Board)

    async def press(self, *keys: str) -> None:
        for key in keys:
            await self.pilot.press(key)
        await self.pilot.pause()

    async def type(self, text: str) -> None:
        await self.press(*("space" if sign == " " else sign for sign in text))

    async def click(self, place: str) -> None:
        """Click on a place of the board."""
        left, top = self.board.scroll_offset
        for row, line in enumerate(self.board.lines):
            column = 0
            for segment in line:
                if place in (segment.style.meta if segment.style else {}).get("places", ()):
                    at = (column - left, row - top)
                    assert await self.pilot.click(Board, offset=at)
                    await self.pilot.pause()
                    return
                column += segment.cell_length
        raise AssertionError(f"{place} is not on the board")

    async def until(self, is_so: Callable[[], object]) -> None:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while not is_so():
                await self.pilot.pause(0.02)

    async def asked(self) -> None:
        """Wait until this person is asked, or all is over."""
        await self.until(lambda: self.is_over or (self.offers and self.desk.moment.legal))

    @property
    def desk(self) -> Desk:
        return self.app.desk

    @property
    def is_over(self) -> bool:
        return self.desk.moment.ending is not None

    async def play_on(self) -> None:
        """Do something, by keys only."""
        if isinstance(self.app.screen, Curtain) or self.app.table.composing.hand:
            await self.press("enter")
        elif self.offers:
            await self.press(*["down"] * self.rng.randrange(min(6, len(self.offers))), "enter")
        else:
            await self.pilot.pause(0.02)

    async def play_to_the_end(self) -> None:
        async with asyncio.timeout(10 * PATIENCE):
            while not self.is_over:
                await self.play_on()
        await self.until(lambda: isinstance(self.app.screen, Page))


def desk_of(
    game: str, seats: int = 2, bots: Mapping[int, Bot] | int = 1, language: str = "en", **more: Any
) -> Local:
    """A table on this machine, at which nobody takes their time."""
    match = Match(GAMES[game], seats, FIRST[game], match="t")
    match.commit("42" * 32)
    if isinstance(bots, int):
        bots = {seats - 1 - at: bot("random") for at in range(bots)}
    return Local(match, bots, words(language), Random(1), pace=0, **more)


def at_table(
    desk: Desk,
    does: Callable[[Person], Coroutine[Any, Any, None]],
    size: tuple[int, int] = SMALL,
    language: str = "en",
) -> None:
    """Let a person act at a table that fills the screen."""

    async def sit() -> None:
        app = TableApp(desk, words(language))
        async with app.run_test(size=size) as pilot:
            person = Person(app, pilot)
            await pilot.pause()
            await does(person)

    asyncio.run(sit())
