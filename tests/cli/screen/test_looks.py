"""The looks of the full screen: the pictures of the docs, colours, and the arrangement of a crowded table."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from itertools import combinations
from pathlib import Path

import pytest
from rich.color import Color

from allcity.bots import bot
from allcity.cli.screen.local import Local
from allcity.cli.screen.widgets import MOST, Keys, LogLines
from allcity.core import record
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from scripts.games import terminal_of
from scripts.pictures import screenshot
from tests.bots.positions import KEYS
from tests.cli.screen.person import LARGE, SLIM, SMALL, Person, at_table, desk_of

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize("game", KEYS)
def test_the_pictures_of_the_docs_show_the_screen_as_it_is(game: str) -> None:
    """`python -m scripts.pictures` draws them again."""
    terminal = terminal_of(game)
    assert terminal
    with ThreadPoolExecutor(1) as thread:
        picture = thread.submit(asyncio.run, screenshot(game, terminal)).result()
    assert picture == (ROOT / f"docs/pictures/terminal-{game}.svg").read_text("utf-8")


def crowded(game: str, language: str) -> Local:
    """A desk in the middle of a match, with much on the boards."""
    terminal = terminal_of(game)
    assert terminal
    text = (ROOT / f"tests/games/{game}/records/{terminal.record}.record").read_text("utf-8")
    match = replay(GAMES[game], record.parse(text), upto=terminal.at)
    others = [seat for seat in range(match.head.seats) if seat != terminal.seat]
    desk = desk_of(game, language=language)
    return Local(match, {seat: bot("random") for seat in others}, desk.say, desk.rng, pace=0)


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("size", [SLIM, SMALL, LARGE])
def test_a_crowded_table_has_room_in_every_language(
    game: str, language: str, size: tuple[int, int]
) -> None:
    async def look(person: Person) -> None:
        await person.asked()
        board = person.board
        assert board.virtual_size.width <= board.scrollable_content_region.width
        shown = person.text
        for _, label, _ in person.app.table.query_one(Keys).keys:
            assert label in shown.split("\n", size[1] - 4)[-1], shown
        assert words(language).player(person.desk.head, 1) in shown
        if size == LARGE:
            assert board.virtual_size.height <= board.scrollable_content_region.height

    at_table(crowded(game, language), look, size, language)


def test_districts_differ_in_colour() -> None:
    """The colours are compared as they are sent to the terminal; Textual's own theme shows two of them alike."""
    colours: dict[str, Color] = {}

    async def look(person: Person) -> None:
        await person.asked()
        for strip in person.app.screen._compositor.render_strips():
            for segment in strip:
                letters = {*segment.text.split()}
                if len(letters) == 1 and letters <= {*"rygbp"} and segment.style:
                    assert segment.style.color
                    colours[letters.pop()] = segment.style.color

    at_table(desk_of("tagcity"), look)
    assert {*colours} == {*"rygbp"}
    for one, other in combinations(colours.values(), 2):
        pairs = zip(one.get_truecolor(), other.get_truecolor(), strict=True)
        assert max(abs(a - b) for a, b in pairs) >= 64, (one, other)


def test_lines_that_the_boards_leave_free_show_more_of_the_log() -> None:
    async def look(person: Person) -> None:
        await person.asked()
        log, board = person.app.table.query_one(LogLines), person.board
        assert log.size.height == MOST
        assert board.virtual_size.height < board.size.height

    at_table(desk_of("graffiti"), look, LARGE)
