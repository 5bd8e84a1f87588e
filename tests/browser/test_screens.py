"""On every screen size, the question, one's own hand and the button that answers lie in the window together."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import Page, expect

from tests.browser import artist
from tests.browser.conftest import New
from tests.browser.finished import finished
from tests.browser.player import against_bots, can_place, make_table, until
from tests.browser.visitor import SCREENS
from tests.server.harness import Server

WIDE = [name for name, (width, height) in SCREENS.items() if width >= 1280 and height >= 720]
CONFIRM = "[data-test=confirm]"
# What is not wholly in the window, or has something else over its middle; a pixel may be rounded away.
OUTSIDE = """(wanted) => wanted.flatMap((selector) => {
    const all = [...document.querySelectorAll(selector)];
    const isIn = (one) => {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1
            && there !== null && (one.contains(there) || there.contains(one));
    };
    return all.length ? all.filter((one) => !isIn(one)).map(() => selector) : [`no ${selector}`];
})"""
# Letters and figures that are smaller than twelve pixels on the screen; players' signs on cans and their tags are drawings.
SMALL = r"""() => {
    const found = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const text = texts.currentNode;
        const holder = text.parentElement;
        if (!/[\p{L}\p{N}]/u.test(text.data) || holder.closest('.unseen, option, desc, title, script, [data-tag]')) continue;
        const range = document.createRange();
        range.selectNodeContents(text);
        const { width, height } = range.getBoundingClientRect();
        if (width < 2 || height < 2) continue;
        const matrix = holder instanceof SVGElement ? holder.getScreenCTM() : { c: 0, d: 1 };
        const size = parseFloat(getComputedStyle(holder).fontSize) * Math.hypot(matrix.c, matrix.d);
        if (size < 11.95) found.add(`${text.data.trim()}: ${size.toFixed(1)} px`);
    }
    return [...found];
}"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"
# The parts of a panel that stick out of it.
BEYOND = """(panel) => [...document.querySelectorAll(panel)].flatMap((frame) => {
    const edge = frame.getBoundingClientRect();
    return [...frame.querySelectorAll('button, rect, text')].filter((part) => {
        const { left, right, top, bottom } = part.getBoundingClientRect();
        return left < edge.left - 1 || right > edge.right + 1 || top < edge.top - 1 || bottom > edge.bottom + 1;
    }).map((part) => part.outerHTML.slice(0, 80));
})"""


def sizes(page: Page) -> Iterator[str]:
    """The window at each size in turn, when everything has found its place."""
    for name, (width, height) in SCREENS.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("scrollTo(0, 0)")
        page.evaluate("new Promise((done) => setTimeout(() => requestAnimationFrame(done), 100))")
        yield name


def everywhere(page: Page, wanted: list[str], on_wide: list[str], within: str = "") -> None:
    """At every size these are in the window; on a large one the others are, too, and nothing scrolls.

    On a smaller one, the page is first scrolled down to the end of `within`.
    """
    wrong: list[str] = []
    for name in sizes(page):
        if within and name not in WIDE:
            page.locator(within).evaluate("one => one.scrollIntoView({ block: 'end' })")
        outside = page.evaluate(OUTSIDE, wanted + (on_wide if name in WIDE else []))
        small = page.evaluate(SMALL)
        wrong += [f"{name}: outside {one}" for one in outside] + [f"{name}: {one}" for one in small]
        if page.evaluate(SIDEWAYS) > 0:
            wrong.append(f"{name}: wider than the window")
        if name in WIDE and page.evaluate("document.documentElement.scrollHeight > innerHeight"):
            wrong.append(f"{name}: higher than the window")
    assert not wrong, "\n".join(wrong)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tagcity_lies_in_the_window(page: Page, seats: int) -> None:
    against_bots(page, seats=seats)
    page.locator("main[data-asked=must]").wait_for()
    ring = ["[data-test=prompt]", "[data-space][data-target]", CONFIRM]
    everywhere(page, ring, ["[data-test=city]", "[data-city]", "[data-bubble]", ".tray"])
    for name in sizes(page):
        assert page.evaluate(BEYOND, ".hq") == [], name
    until(page, Random(7), lambda: can_place(page))
    everywhere(page, ["[data-test=prompt]", CONFIRM], ["[data-test=city]", "[data-space]"])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_graffiti_lies_in_the_window(page: Page, seats: int) -> None:
    artist.graffiti(page, seats=seats)
    page.locator("main[data-asked=must]").wait_for()
    hand = ["[data-test=prompt]", ".dock .screen", "[data-test=pass]", CONFIRM]
    everywhere(page, hand, [".tunnel", "[data-segment]", "[data-thing]", "[data-screen]"])
    artist.until(page, Random(5), lambda: artist.can_spray(page))
    page.locator(artist.SPRAYS).first.click()
    page.locator(artist.CONFIRM).wait_for()
    everywhere(page, ["[data-test=prompt]", "[data-test=plan]", CONFIRM], [".segment.chosen"])


@pytest.mark.parametrize("name", [name for name in SCREENS if name not in WIDE])
def test_a_small_screen_shows_the_board_beside_the_button(new_page: New, name: str) -> None:
    """On a phone the page may have moved to what is chosen; that and the button are seen together."""
    width, height = SCREENS[name]
    page = new_page(viewport={"width": width, "height": height})
    against_bots(page, seats=3)
    until(page, Random(7), lambda: can_place(page))
    assert page.evaluate(OUTSIDE, ["[data-test=prompt]", "[data-test=city]", CONFIRM]) == []
    artist.graffiti(page, seats=3)
    artist.until(page, Random(5), lambda: artist.can_spray(page))
    page.locator(artist.SPRAYS).first.click()
    page.locator(artist.CONFIRM).wait_for()
    expect(page.locator(".segment.chosen")).to_be_in_viewport(ratio=1)
    assert page.evaluate(OUTSIDE, ["[data-test=prompt]", ".segment.chosen", CONFIRM]) == []


def test_whoever_watches_sees_a_city_below_its_name(page: Page) -> None:
    bots = [{"seat": seat, "bot": "random"} for seat in range(2)]
    make_table(page, bots=bots, sit=[], start=True)
    page.goto(f"/r/{page.url.rpartition('/')[2]}")
    page.locator("main[aria-busy=false]").wait_for()
    for name in sizes(page):
        whose, city = (
            page.locator(f"[data-test={one}]").bounding_box() for one in ("whose-city", "city")
        )
        assert whose, name
        assert city, name
        assert whose["height"] < 60, f"{name}: {whose}"


def test_play_now_is_in_sight_at_once(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=play-tagcity] svg").wait_for()
    for name in sizes(page):
        if (
            SCREENS[name][0] != 683
        ):  # half of a laptop, with letters of twice the size, has to scroll
            assert page.evaluate(OUTSIDE, ["[data-test=play-tagcity]"]) == [], name


def test_boards_grow_with_the_window(page: Page) -> None:
    against_bots(page, seats=2)
    page.locator("main[data-asked=must]").wait_for()
    widths = {}
    for name in sizes(page):
        box = page.locator("[data-test=city] [role=row]").first.bounding_box()
        assert box
        widths[name] = box["width"]
    assert widths["laptop"] < widths["desktop"] < widths["large"]
    assert widths["large"] > 900


LESSONS = {"tagcity/drone": "[data-test=city]", "graffiti/permits": ".tunnel"}


@pytest.mark.parametrize("language", ["en-GB", "fr-FR"])
@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_lies_in_the_window(new_page: New, lesson: str, language: str) -> None:
    """On a small screen the log comes first; the question stays with the board and the button."""
    page, board = new_page(f"/learn/{lesson}", locale=language), LESSONS[lesson]
    asked = ["[data-test=question]", "[data-test=show]", CONFIRM]
    others = ["[data-test=bubble]", "[data-test=hint-button]", board, "[data-seat]"]
    page.locator("main:is([data-step=ask], [data-step=try])").wait_for()
    everywhere(page, asked, others, within=board)


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_a_replay_lies_in_the_window(page: Page, table_server: Server, game: str) -> None:
    table = finished(page, table_server.port, game, seats=3)
    page.goto(f"/r/{table}?at=30&viewer=1")
    page.locator("main[aria-busy=false]").wait_for()
    board = {
        "tagcity": [".hq", "[data-test=city]", "[data-city]"],
        "graffiti": [".tunnel", ".dock"],
    }
    everywhere(page, ["[data-test=moment]", "[data-test=play]"], [*board[game], "[data-seat]"])
