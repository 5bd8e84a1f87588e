"""What those who listen to the page are told: names at every size, shapes, and other players' cities in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from allcity.locales import words
from tests.browser.asker import begun, changed
from tests.browser.conftest import New
from tests.browser.player import settled
from tests.server.harness import Server

SIZES = [(1440, 900), (820, 1180), (740, 360), (360, 740)]
NAMELESS = re.compile(r"^\s*- (button|link|combobox|slider|checkbox|textbox)(?! \")", re.MULTILINE)


def listened(page: Page) -> str:
    """The whole page as its accessibility tree reads."""
    return page.locator("body").aria_snapshot()


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_every_control_has_a_name_at_every_size(new_page: New, game: str) -> None:
    page = new_page()
    begun(page, game)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert not NAMELESS.findall(listened(page)), (width, height)


def test_the_city_of_somebody_else_reads_as_lines_and_what_they_lack(
    new_page: New, table_server: Server
) -> None:
    page, say = new_page(), words("en")
    table = begun(page, "tagcity")

    def nearly(data: Any) -> None:
        data["taggers"][1]["drawn"] = [[f"A{row}"] for row in range(1, 8)]

    changed(table_server, page, table, nearly)
    expect(page.locator("[data-read='1']")).to_contain_text("7 of 96 squares are tagged.")
    page.locator("[data-city='1']").click()
    told = page.locator("[data-test=city-read]")
    feature = say("web-tagcity-column", name="A")
    expect(told).to_contain_text(say("web-tagcity-read-near", feature=feature, squares="A8"))
    expect(told).to_contain_text(say("web-tagcity-read-nothing"))
    for colour in "RYGBP":
        expect(told).to_contain_text(say(f"colour-tagcity-{colour}"))


def test_shapes_are_described(new_page: New) -> None:
    page = new_page()
    begun(page, "tagcity")
    spaces = [line for line in listened(page).splitlines() if "Space " in line and "shape" in line]
    assert len(spaces) >= 6
    assert all("squares, row by row in columns" in line for line in spaces)


PLACES = ["HQ board", "Bubbles", "The tunnel", "Paint board", "Permit board", "Bonus board"]


def offered(page: Page) -> Locator | None:
    """What somebody who listens would press next: a confirmation that is possible, else the first thing that may be chosen."""
    move = page.get_by_role("group", name="Your move")
    if move.get_by_role("button").last.is_enabled():
        return move.get_by_role("button").last
    fits = move.get_by_role("button", name="Next place that fits", disabled=False)
    things = [
        page.get_by_role(role, name=place, exact=True).first.get_by_role("button", disabled=False)
        for place in PLACES
        for role in ("region", "group")
    ]
    ends = move.get_by_role("button", name=re.compile("^(Pass|End turn)"), disabled=False)
    hand = page.get_by_role("region", name="Behind your screen").get_by_role(
        "button", disabled=False
    )
    return next((found.first for found in (fits, *things, ends, hand) if found.count()), None)


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_a_round_can_be_played_by_roles_and_names_alone(new_page: New, game: str) -> None:
    page = new_page()
    begun(page, game)
    asked = page.get_by_role("region", name="What is asked")
    for _ in range(40):
        expect(asked).to_contain_text("Your turn!")
        if button := offered(page):
            button.click()
        settled(page)
        if "Round 2" in page.get_by_role("region", name="Log").inner_text():
            break
    else:
        raise AssertionError(f"no second round: {asked.inner_text()}")
    tree = listened(page)
    if game == "tagcity":
        own = page.get_by_role("region", name="Your city").get_by_role("list", name="In words")
        expect(own).to_contain_text(re.compile(r"[1-9]\d* of 96 squares are tagged"))
        expect(own).to_contain_text("6 for the first to complete it, 3 for the others")
        assert 'row "row 8"' in tree
        assert "Small shape L3 (3 squares, row by row in columns" in tree
    else:
        assert len(re.findall(r"Bonus space [1-4]: ", tree)) == 4
        assert re.search(r"Segment A1: .* VP, section 1, ", tree)
