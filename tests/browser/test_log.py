"""The log speaks of points, by turn and by round, and leaves out what nobody needs."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.artist import graffiti
from tests.browser.artist import until as until_painted
from tests.browser.asker import begun, changed
from tests.browser.conftest import New
from tests.browser.player import PHONE, against_bots, confirm, until
from tests.server.harness import Server

TAKES = "[data-space][data-target^=take]"


def nearly(data: Any) -> None:
    """The first tagger lacks one square of column A."""
    data["taggers"][0]["drawn"] = [[f"A{row}"] for row in range(1, 8)]


def complete(page: Page, table_server: Server) -> None:
    """Send a drone for the last square of column A."""
    table = begun(page, "tagcity")
    until(page, Random(5), lambda: page.locator(TAKES).count())
    changed(table_server, page, table, nearly)
    page.locator(TAKES).first.click()
    page.locator("[data-test=drone]").click()
    page.locator("[data-target='drone I1']").click()
    page.locator("[data-brought=I1]").wait_for()
    while page.locator("#square-A8[aria-selected=true]").count() == 0:
        page.locator("[data-test=next]").click()
    confirm(page)


def test_the_log_says_what_was_completed_and_for_how_many_points(
    page: Page, table_server: Server
) -> None:
    complete(page, table_server)
    turn = page.locator("[data-turn='0']").filter(has_text="sends a drone")
    expect(turn).to_contain_text("completes column A first: +4.")
    expect(turn).to_contain_text("pays for the drone: −2.")
    expect(turn.locator(".points")).to_have_text("+2")
    name = page.locator("li[data-seat='0'] .name").inner_text().splitlines()[0]
    assert turn.inner_text().count(name) == 1
    page.goto(page.url.replace("/t/", "/r/"))
    expect(page.locator("[data-test=moment]")).to_be_visible()
    page.locator("[data-test=moment]").press("End")
    expect(page.locator("ol")).to_contain_text("completes column A first: +4.")


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_an_entry_shows_on_the_board_where_it_happened(
    new_page: New, table_server: Server, by: str
) -> None:
    page = new_page(**(PHONE if by == "finger" else {}))
    complete(page, table_server)
    marked = page.locator("[data-test=city] .pointed")
    expect(marked).to_have_count(0)
    entry = page.locator("[data-key]").filter(has_text="sends a drone").last
    if by == "mouse":
        entry.hover()
        expect(marked).to_have_count(1)
        page.locator("[data-test=prompt]").hover()
        expect(marked).to_have_count(0)
        entry.click()
        page.locator("[data-test=prompt]").hover()
    else:
        entry.tap()
    expect(marked).to_have_count(1)


def test_what_is_seen_at_the_table_is_not_in_the_log(page: Page) -> None:
    """Tokens lie on the ring, and the players who have taken seats sit there."""
    against_bots(page, options={"leader": "1", "hq": "B"})
    expect(page.locator("[data-round='1']")).to_be_visible()
    log = page.locator(".log ol")
    expect(log).to_contain_text("The dice show")
    expect(log).not_to_contain_text("Token")
    expect(log).not_to_contain_text("sits down")
    expect(log).to_contain_text("The match begins.")


def test_the_log_calls_a_round_as_the_board_does(new_page: New) -> None:
    """In French, the publisher of one game says *tour*, that of the other *manche*."""
    page = new_page(locale="fr-FR")
    for game, board, word in (("tagcity", ".hq", "tour 1"), ("graffiti", ".tunnel", "manche 1")):
        against_bots(page, game=game, options={})
        for place in (board, "[data-round='1']"):
            expect(page.locator(place)).to_contain_text(word, ignore_case=True)


def test_the_log_has_rounds_and_leaves_out_what_the_boards_show(page: Page) -> None:
    graffiti(page)
    rng = Random(6)
    page.locator("[data-thing='permit 2']").click()
    page.locator("[data-test=confirm]").click()
    log = page.locator("ol")
    expect(log).to_contain_text(
        re.compile(r"takes the permits of space 2 \(for section \d, for section \d\)\.")
    )
    until_painted(page, rng, lambda: page.locator("[data-round='2']").count())
    expect(log).to_contain_text("takes paint")
    expect(log).not_to_contain_text("laid out")
    expect(log).not_to_contain_text("ends the turn")
    rounds = page.locator("[data-round]")
    expect(rounds).to_have_text(["Round 1", "Round 2"])
