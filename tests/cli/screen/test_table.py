"""The full screen: what is seen at each size, and whole matches by keys and by the mouse."""

from __future__ import annotations

import threading
from typing import TYPE_CHECKING, Any, cast

import pytest

from allcity.bots import bot
from allcity.cli.screen.dialogs import Page, Question
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from tests.bots.positions import KEYS
from tests.cli.output import folded
from tests.cli.screen.person import LARGE, SLIM, SMALL, Person, at_table, desk_of

pytestmark = pytest.mark.slow

if TYPE_CHECKING:
    from allcity.bots import Bot

TOGETHER = {
    "tagcity": ["HQ board, round 1", " 8 ", "Remote:", "Bubbles:", "L3", "[⚅ 6]"],
    "graffiti": [
        "Tunnel, round 1",
        "J4",
        "Paint",
        "Permits",
        "stack of",
        "bobby",
        "Permits: ",
        "5 cans",
    ],
}
ASKED = {"tagcity": "You lead. Put each die", "graffiti": "Your turn: place a can"}
OTHERS = {"tagcity": ["Player 2", "Player 3"], "graffiti": ["2 Player 2", "3 Player 3"]}


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("size", [SMALL, LARGE])
def test_all_that_matters_is_visible_together(game: str, size: tuple[int, int]) -> None:
    async def look(person: Person) -> None:
        await person.asked()
        shown = person.text
        for part in [*TOGETHER[game], ASKED[game], *person.offers[:4], "Type to filter"]:
            assert part in shown, shown
        if size == LARGE:
            for part in OTHERS[game]:
                assert part in shown
            assert person.board.virtual_size.height <= person.board.size.height
        assert person.board.virtual_size.width <= person.board.size.width

    at_table(desk_of(game, seats=3, bots=2), look, size)


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_narrow_terminal_has_the_prompt_and_the_choices(game: str, language: str) -> None:
    async def look(person: Person) -> None:
        await person.asked()
        assert person.offers[0] in person.text
        assert words(language).player(person.desk.head, 0) in folded(person.text)
        assert person.board.virtual_size.width <= person.board.size.width

    at_table(desk_of(game, seats=4, bots=3, language=language), look, SLIM, language)


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize("bots", [0, 1])
def test_a_whole_match_by_keys(game: str, bots: int) -> None:
    desk = desk_of(game, bots=bots)

    async def play(person: Person) -> None:
        await person.play_to_the_end()
        assert words("en")("sheet-title") in person.text

    at_table(desk, play, LARGE)
    assert desk.match.result
    assert verify(GAMES[game], desk.match.record()).is_fair


def test_a_piece_is_moved_turned_and_drawn_by_keys() -> None:
    desk = desk_of("tagcity", bots=0)

    async def play(person: Person) -> None:
        await reach_the_act(person)
        await person.type("tag ")
        start = person.line
        await person.press("down", "right")
        assert person.line != start
        moved = person.line
        await person.press("r", "r", "r", "r", "f", "f")
        assert person.line == moved
        for key in ("up", "left") * 12:  # the border stops it
            await person.press(key)
        assert " A1" in person.line
        assert "1 ██" in person.text
        await person.press("escape")
        assert not person.line
        assert "tag …" in person.offers
        await person.type("tag ")
        await person.press("enter")
        assert desk.match.log[-1][1].startswith("tag ")

    at_table(desk, play)


def test_a_piece_where_it_may_not_lie_says_why() -> None:
    desk = desk_of("tagcity")

    async def play(person: Person) -> None:
        await reach_the_act(person)
        await person.type("tag ")
        await person.press("enter")
        await person.asked()
        await reach_the_act(person)
        before = len(desk.match.log)
        await person.type("tag ")
        await person.press(*["up"] * 7, *["left"] * 11)
        for _ in range(4):
            hand = person.app.table.composing.hand
            if hand and hand.is_legal:
                await person.press("r")
        assert "××" in person.text
        await person.press("enter")
        assert "T3" in person.text
        await person.press("f3")
        await person.until(lambda: isinstance(person.app.screen, Page))
        await person.press("escape")
        assert len(desk.match.log) == before

    at_table(desk, play)


async def reach_the_act(person: Person) -> None:
    """Put all dice and take one."""
    await person.asked()
    while "tag …" not in person.offers:
        await person.play_on()


def test_the_mouse_chooses_places_and_lays_pieces() -> None:
    desk = desk_of("tagcity", bots=0)

    async def play(person: Person) -> None:
        await person.asked()
        die, space = desk.moment.legal[0].split()[1:]
        await person.click(f"die {die}")
        assert all(text.startswith(f"put {die} ") for text in person.offers)
        await person.click(f"space {space}")
        assert person.offers == [f"put {die} {space}"]
        assert not desk.match.log[1:]
        await person.click(f"space {space}")
        assert desk.match.log[-1] == (0, f"put {die} {space}")
        await reach_the_act(person)
        await person.click("F4")
        assert "F4" in person.line
        await person.click("H6")
        assert "H6" in desk.match.log[-1][1]

    at_table(desk, play)


def test_a_drone_is_chosen_on_the_board_and_its_drawings_are_fetched() -> None:
    desk = desk_of("tagcity", bots=0)

    async def play(person: Person) -> None:
        await reach_the_act(person)
        await person.click("shape L3")
        assert person.line.startswith("drone L3 tag ")
        await person.press("escape")
        await person.type("drone i1 ")
        assert person.line.startswith("drone I1 tag ")

    at_table(desk, play)


def test_what_was_done_is_taken_back_unless_chance_has_acted() -> None:
    desk = desk_of("tagcity")

    async def play(person: Person) -> None:
        await person.asked()
        start, shown = list(desk.match.log), person.text
        await person.press("ctrl+z")
        assert words("en")("server-undo-chance") in folded(person.text)
        await person.press("down", "enter")
        await person.asked()
        assert len(desk.match.log) > len(start)
        await person.press("ctrl+z")
        await person.asked()
        assert desk.match.log == start
        assert len(desk.moment.lines) <= len(shown)

    at_table(desk, play)


@pytest.mark.parametrize("game", KEYS)
@pytest.mark.parametrize(("key", "title"), [
    ("f1", "Help"), ("f2", "Coach"), ("f4", "Score"), ("f5", "Rules"), ("f6", "Log"),
])  # fmt: skip
def test_there_are_pages_to_read(game: str, key: str, title: str) -> None:
    async def read(person: Person) -> None:
        await person.asked()
        await person.press(key)
        await person.until(
            lambda: isinstance(person.app.screen, Page) and f" {title} " in person.text
        )
        await person.press("escape")
        assert not isinstance(person.app.screen, Page)
        assert person.offers

    at_table(desk_of(game), read)


def test_a_forbidden_action_that_is_typed_names_its_clause() -> None:
    async def play(person: Person) -> None:
        await person.asked()
        await person.type("take 1")
        assert not person.offers
        await person.press("enter")
        assert "T2." in person.text
        await person.press(*["backspace"] * 6)
        await person.type("nonsense")
        await person.press("enter")
        assert "nonsense" in person.text
        assert len(person.desk.moment.lines) == 1

    at_table(desk_of("tagcity"), play)


def test_typing_makes_the_list_shorter() -> None:
    async def play(person: Person) -> None:
        await person.asked()
        assert "paint …" in person.offers
        await person.type("pa")
        assert {offer.partition(" ")[0] for offer in person.offers} == {"pass", "paint"}
        await person.type("int g")
        assert person.offers == ["paint g", "paint g 2"]
        await person.press("down", "enter")
        assert person.desk.moment.lines[-1]
        assert (0, "paint g 2") in person.desk.match.log  # type: ignore[attr-defined]

    at_table(desk_of("graffiti"), play)


def test_nobody_passes_by_pressing_enter_alone() -> None:
    desk = desk_of("graffiti")

    async def play(person: Person) -> None:
        await person.asked()
        assert "pass" in person.offers
        assert person.offers[0] == "paint …"
        await person.type("bon")
        assert person.offers[0] == "bonus 1"
        await person.press("escape")
        await person.type("pass")
        assert person.offers == ["pass"]
        await person.press("enter")
        assert (0, "pass") in desk.match.log

    at_table(desk, play)


def test_a_bot_that_thinks_is_seen_thinking_and_nothing_freezes() -> None:
    slow, random = threading.Event(), bot("random")

    def thinker(*about: Any) -> Any:
        slow.wait(60)
        return random(*about)

    desk = desk_of("tagcity", bots={0: cast("Bot", thinker)})

    async def look(person: Person) -> None:
        try:
            await person.until(lambda: "Player 1 is thinking" in person.text)
            await person.press("f5")
            assert isinstance(person.app.screen, Page)
            await person.press("escape")
            await person.type("x")
            assert person.line == "x"
        finally:
            slow.set()
        await person.asked()
        assert desk.match.log

    at_table(desk, look)


def test_leaving_is_asked_for() -> None:
    desk = desk_of("graffiti")

    async def leave(person: Person) -> None:
        await person.asked()
        await person.press("ctrl+c")
        assert isinstance(person.app.screen, Question)
        await person.press("escape")
        await person.asked()
        assert person.app.is_running
        await person.press("ctrl+c", "enter")
        await person.until(lambda: not person.app.is_running)

    at_table(desk, leave)


def test_without_colours_nothing_is_coloured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def look(person: Person) -> None:
        await person.asked()
        assert "▸ put" in person.text
        for strip in person.app.screen._compositor.render_strips():
            for segment in strip.apply_filter(
                person.app._filters[-1], person.app.screen.background_colors[1]
            ):
                assert (
                    segment.style is None
                    or segment.style.color is None
                    or segment.style.color.is_default
                )

    at_table(desk_of("tagcity"), look)
