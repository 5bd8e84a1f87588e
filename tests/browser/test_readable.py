"""Readable for everybody: forced colours, large text, paper, and a full hand on a phone."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.artist import SPRAYS, graffiti
from tests.browser.asker import begun, changed
from tests.browser.conftest import New
from tests.browser.player import (
    PHONE,
    against_bots,
    can_place,
    confirm,
    look,
    make_table,
    settled,
    until,
)
from tests.browser.test_screens import CONFIRM, OUTSIDE, SMALL
from tests.server.harness import Server

BORDER = "one => getComputedStyle(one).borderTopColor + getComputedStyle(one).borderTopStyle"
# Texts that lie over each other: the number of tiles that are left, and the letter of their paint.
COVERED = """() => [...document.querySelectorAll('.paints .stack')].filter((stack) => {
    const [letter, count] = [stack.querySelector('text'), stack.querySelector('.count')]
        .map((one) => one.getBoundingClientRect());
    return letter.right > count.left + 1 && letter.bottom - letter.height / 4 > count.top + 1;
}).length"""


def test_used_drones_differ_from_free_ones_in_forced_colours(new_page: New) -> None:
    page = new_page(forced_colors="active")
    against_bots(page)
    until(page, Random(3), lambda: can_place(page) and look(page)["drones"])
    page.locator("[data-test=drone]").click()
    page.locator(".hq [data-target^=drone]").first.click()
    page.locator("[data-test=next]:not([aria-disabled=true])").click()
    confirm(page)
    chips = page.locator(".own .strip").first.locator(".chip")
    expect(chips.first).to_have_class(re.compile("circled"))
    assert chips.first.evaluate(BORDER) != chips.nth(1).evaluate(BORDER)


def test_large_text_covers_no_letter(page: Page) -> None:
    graffiti(page, seats=3)
    page.locator("main[data-asked=must]").wait_for()
    assert page.evaluate(COVERED) == 0
    page.add_style_tag(content="html { font-size: 200% !important }")
    assert page.evaluate(COVERED) == 0
    assert page.locator(".dock").evaluate("one => one.offsetHeight < innerHeight / 2")


def test_a_full_hand_hides_nothing_on_a_phone(new_page: New, table_server: Server) -> None:
    page = new_page(**PHONE)
    table = begun(page, "graffiti")

    def fill(data: Any) -> None:
        data["artists"][0]["permits"] = {"1": 2, "2": 2, "3": 2}
        data["artists"][0]["bonus"] = {"add": 1, "save": 1}

    changed(table_server, page, table, fill)
    expect(page.locator(".dock [data-bonus]")).to_have_count(2)
    assert page.evaluate(OUTSIDE, [".dock [data-permit]", ".dock [data-bonus]"]) == []


def test_on_its_side_a_phone_shows_a_full_hand_and_the_whole_payment(
    new_page: New, table_server: Server
) -> None:
    page = new_page(**{**PHONE, "viewport": {"width": 740, "height": 360}})
    table = begun(page, "graffiti")

    def fill(data: Any) -> None:
        data["artists"][0]["permits"] = {"1": 2, "2": 2, "3": 1, "4": 2}
        data["artists"][0]["paints"] = {"r": 1, "y": 1, "rb": 1, "g": 1}
        data["artists"][0]["bonus"] = {"add": 1, "save": 1}

    changed(table_server, page, table, fill)
    page.locator(SPRAYS).first.click()
    page.locator("[data-paid]").first.wait_for()
    hand = [".dock [data-permit]", ".dock [data-bonus]", ".dock [data-tile]"]
    assert page.evaluate(OUTSIDE, [*hand, "[data-paid]", "[data-discard]", CONFIRM]) == []
    assert page.evaluate(SMALL) == []


def test_since_your_turn_names_everybody_on_a_phone(new_page: New) -> None:
    page = new_page(**PHONE)
    against_bots(page, seats=4)
    until(page, Random(7), lambda: page.locator("[data-test=since] .player").count() == 3)
    assert page.evaluate(OUTSIDE, ["[data-test=since] .player"]) == []


def test_a_printed_end_screen_keeps_boards_and_points(page: Page) -> None:
    bots = [{"seat": seat, "bot": "random"} for seat in range(2)]
    make_table(page, bots=bots, sit=[], start=True)
    page.locator("[data-test=ending]").wait_for()
    settled(page)
    page.emulate_media(media="print")
    expect(page.locator("[data-why='points 0']")).to_be_visible()
    expect(page.locator("[data-city]").first).to_be_visible()
    expect(page.locator("header nav")).to_be_hidden()
    expect(page.locator("[data-test=replay]")).to_be_hidden()


# The spaces of the ring whose number lies over a square of their shape.
HIDDEN = """() => [...document.querySelectorAll('.hq [data-space]')].filter((space) => {
    const disc = space.querySelector('.badge').getBoundingClientRect();
    const [x, y] = [(disc.left + disc.right) / 2, (disc.top + disc.bottom) / 2];
    const away = (from, low, high) => Math.max(low - from, 0, from - high);
    return [...space.querySelectorAll('.form rect')].some((square) => {
        const { left, right, top, bottom } = square.getBoundingClientRect();
        return Math.hypot(away(x, left, right), away(y, top, bottom)) < disc.width / 2;
    });
}).map((space) => space.dataset.space)"""


@pytest.mark.parametrize("tokens", ["L5 I4 V5 Y5 W5 P5", "T4 S4 L5 U5 I4 Y5", "Y5 W5 P5 O4 L4 L5"])
def test_the_numbers_of_the_ring_leave_every_shape_free(page: Page, tokens: str) -> None:
    against_bots(page, options={"leader": "1", "hq": "B", "tokens": tokens})
    expect(page.locator(".hq .form")).to_have_count(9)
    assert page.evaluate(HIDDEN) == []


# The marks of a seat that do not lie in it as a whole.
CUT = """() => [...document.querySelectorAll('[data-seat]')].flatMap((seat) => {
    const edge = seat.getBoundingClientRect();
    return [...seat.querySelectorAll('.tag')].filter((mark) => {
        const range = document.createRange();
        range.selectNodeContents(mark);
        const { right, bottom } = range.getBoundingClientRect();
        const frame = mark.parentElement.getBoundingClientRect();
        return right > Math.min(edge.right, frame.right) + 1 || bottom > Math.min(edge.bottom, frame.bottom) + 1;
    }).map((mark) => mark.textContent);
})"""


@pytest.mark.parametrize("language", ["en-GB", "fr-FR", "es-ES"])
def test_the_marks_of_four_seats_are_whole_on_a_phone(new_page: New, language: str) -> None:
    page = new_page(**PHONE, locale=language)
    graffiti(page, seats=4)
    expect(page.locator("[data-seat='0'] .tag")).to_have_count(1)  # the first player
    assert page.evaluate(CUT) == []
    signs = page.locator("[data-seat] .sign:visible")
    assert [sign.strip() for sign in signs.all_text_contents()] == list("▲●■◆")
    assert page.evaluate(OUTSIDE, ["[data-seat] .sign:not(.face)"]) == []
    against_bots(page, seats=4)
    page.locator("main[data-asked=must]").wait_for()
    assert page.evaluate(CUT) == []
