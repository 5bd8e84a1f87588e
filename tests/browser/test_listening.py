"""What those who listen to the page are told: names at every size, shapes, and other players' cities in words."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import words
from tests.browser.asker import begun, changed
from tests.browser.conftest import New
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
