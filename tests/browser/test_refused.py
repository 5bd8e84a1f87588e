"""A refusal is said once and moves nothing; nobody is accused of what they did not do."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.asker import begun, changed, touch
from tests.browser.conftest import New
from tests.browser.player import PHONE, can_place, until
from tests.server.harness import Server

GREYED = {"tagcity": "[data-space][aria-disabled=true]", "graffiti": "[data-segment]"}
FREE = {"A1", "C3", "E5", "G7"}  # four squares that do not touch


def top(page: Page) -> float:
    box = page.locator(".board").bounding_box()
    assert box
    return box["y"]


def is_inside(page: Page, what: Locator) -> bool:
    """Tell whether all of it lies in the window."""
    inside: bool = what.evaluate(
        "one => { const { top, bottom } = one.getBoundingClientRect();"
        " return top >= 0 && bottom <= innerHeight; }"
    )
    return inside


@pytest.mark.parametrize("size", ["desktop", "phone"])
@pytest.mark.parametrize("game", GREYED)
def test_a_refusal_does_not_move_the_board(new_page: New, game: str, size: str) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    begun(page, game)
    greyed = page.locator(GREYED[game]).last
    greyed.scroll_into_view_if_needed()
    before = top(page)
    greyed.evaluate("one => one.dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    refusal = page.locator("[data-test=refusal]")
    expect(refusal).to_be_visible()
    assert top(page) == before
    assert is_inside(page, refusal)


def test_a_refusal_is_said_once(page: Page) -> None:
    begun(page, "tagcity")
    until(page, Random(2), lambda: can_place(page))
    city = page.locator("[data-test=city]")
    city.focus()
    for _ in range(13):
        page.keyboard.press("ArrowLeft")
    said = page.locator(".bad").filter(has_text="T3.4")
    expect(said).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("T3.4")
    expect(said).to_have_count(1)


def crowd(data: Any) -> None:
    """The first tagger's city has only four squares left, none beside another."""
    squares = [f"{column}{row}" for row in range(1, 9) for column in "ABCDEFGHIJKL"]
    data["taggers"][0]["drawn"] = [[square] for square in squares if square not in FREE]


@pytest.mark.parametrize("size", ["desktop", "phone"])
def test_a_shape_that_fits_nowhere_accuses_nobody(
    new_page: New, table_server: Server, size: str
) -> None:
    page = new_page(**(PHONE if size == "phone" else {}))
    table = begun(page, "tagcity")
    until(page, Random(3), lambda: page.locator("[data-space][data-target^=take]").count())
    changed(table_server, page, table, crowd)
    page.locator("[data-space][data-target^=take]").first.click()
    prompt = page.locator("[data-test=prompt]")
    expect(prompt).to_contain_text("does not fit anywhere: send a drone, or check social networks.")
    expect(page.get_by_text("T3.5")).to_have_count(0)
    expect(page.locator("[data-test=city] .bad")).to_have_count(0)
    drone = page.locator("[data-test=drone]")
    expect(drone).to_have_class("go")
    bubbles = page.locator(".foremost [data-target^=check]")
    expect(bubbles.first).to_be_visible()
    assert is_inside(page, drone)
    assert is_inside(page, bubbles.first)
    touch(page, page.locator("[data-test=rotate]"), "mouse")
    expect(page.get_by_role("alert")).to_contain_text("fit anywhere")
    expect(page.get_by_role("alert")).not_to_contain_text("T3")
    drone.click()
    page.locator("[data-target='drone I1']").click()
    page.locator("[data-test=confirm]:not([aria-disabled=true])").click()
    expect(page.locator("ol")).to_contain_text("sends a drone")
