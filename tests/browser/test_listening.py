"""The texts for screen readers: names at every size, shapes, and other players' cities in words."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as Gone

from allcity.locales import words
from tests.browser.asker import begun, changed
from tests.browser.conftest import New
from tests.browser.player import PATIENCE, changes, settled
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
    summary = page.locator("[data-test=city-read]")
    feature = say("web-tagcity-column", name="A")
    expect(summary).to_contain_text(say("web-tagcity-read-near", feature=feature, squares="A8"))
    expect(summary).to_contain_text(say("web-tagcity-read-nothing"))
    for colour in "RYGBP":
        expect(summary).to_contain_text(say(f"colour-tagcity-{colour}"))


def test_shapes_are_described(new_page: New) -> None:
    page = new_page()
    begun(page, "tagcity")
    spaces = [line for line in listened(page).splitlines() if "Space " in line and "shape" in line]
    assert len(spaces) >= 6
    assert all("squares, row by row in columns" in line for line in spaces)
    assert "Small shape I1 (one square)" in listened(page)


SOON = 10_000
PLACES = re.compile("^(HQ board|Bubbles|The tunnel|Paint board|Permit board|Bonus board)$")


def offered(page: Page) -> Locator | None:
    """Return what a person with a screen reader would press next: a confirmation that is possible, else the first possible choice."""
    move = page.get_by_role("group", name="Your move")
    sends = move.get_by_role(
        "button", name=re.compile("^(Confirm|Choose|Tag!|Spray!)"), disabled=False
    )
    fits = move.get_by_role("button", name="Next place that fits", disabled=False)
    places = page.get_by_role("region", name=PLACES).or_(page.get_by_role("group", name=PLACES))
    things = places.get_by_role("button", disabled=False)
    ends = move.get_by_role("button", name=re.compile("^(Pass|End turn)"), disabled=False)
    hand = page.get_by_role("region", name="Behind your screen").get_by_role(
        "button", disabled=False
    )
    return next(
        (buttons.first for buttons in (sends, fits, things, ends, hand) if buttons.count()), None
    )


# What was last pressed may still be pressed when the match is over, and takes the focus along.
LED = """document.addEventListener('focusin', ({ target }) => {
    if (target.id === 'ending') document.documentElement.dataset.led = 'ending';
})"""


@pytest.mark.slow
@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_a_match_can_be_played_by_roles_and_names_alone(new_page: New, game: str) -> None:
    page = new_page()
    page.add_init_script(LED)
    begun(page, game)
    asked = page.get_by_role("region", name="What is asked")
    sheet = page.get_by_role("region", name="Score sheet")
    log = page.get_by_role("region", name="Log")
    read: list[str] = []
    limit = time.monotonic() + PATIENCE
    while not sheet.count():
        assert time.monotonic() < limit, "the match does not end"
        if button := offered(page):
            with suppress(Gone):  # the match may have ended meanwhile
                button.click(timeout=SOON)
        else:
            changes(page)
        settled(page)
        if not read and "Round 2" in "".join(log.all_inner_texts()) and asked.count():
            read.append(listened(page))
    if game == "tagcity":
        assert re.search(r"[1-9]\d* of 96 squares are tagged", read[0])
        assert "6 for the first to complete it, 3 for the others" in read[0]
        assert 'row "row 8"' in read[0]
        assert "Small shape L3 (3 squares, row by row in columns" in read[0]
    else:
        assert len(re.findall(r"Bonus space [1-4]: ", read[0])) == 4
        assert re.search(r"Segment A1: .* VP, section 1, ", read[0])
        assert re.search(r"Graffiti J: \d of 4 segments complete", read[0])
    ending = page.get_by_role("region", name=re.compile("wins|All City|share"))
    expect(page.locator("html[data-led=ending]")).to_be_attached()
    places = ending.get_by_role("listitem").all_inner_texts()
    assert re.search("1st place", places[0])
    assert ending.get_by_role("rowheader").last.inner_text().startswith("Total")
