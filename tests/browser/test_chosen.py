"""A choice that a person has made stays while others come, go and choose for themselves."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.asker import begun, changed
from tests.browser.company import comes, goes, to_final, two_people
from tests.browser.conftest import New
from tests.browser.player import PATIENCE, arrived, can_place, changes, frames, is_asked, until
from tests.server.harness import Server


def lying(page: Page) -> list[str]:
    cells = page.locator("[role=gridcell][aria-selected=true]")
    return [one.get_attribute("id") or "" for one in cells.all()]


def laid_elsewhere(page: Page) -> list[str]:
    """Return where a turned piece lies, which is not where it was proposed."""
    proposed = lying(page)
    for _ in range(2):
        page.locator("[data-test=next]").click()
    assert lying(page) != proposed
    return lying(page)


def test_in_tag_city_others_come_and_go(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    expect(
        ana.locator("[data-space][data-target]").first
    ).to_be_visible()  # until then no space can be taken
    ana.locator("[data-space][aria-disabled=true]").first.click(force=True)
    why = ana.locator("[data-test=ask-why]")
    stays(ana, ben, lambda: expect(why).to_be_visible())
    rng = Random(41)
    until(ana, rng, lambda: is_asked(ben))
    until(ben, rng, lambda: is_asked(ana))
    until(ana, rng, lambda: can_place(ana))
    squares = laid_elsewhere(ana)
    stays(ana, ben, lambda: _lies(ana, squares))
    bubble = ana.locator("button[data-target^=check]").first
    bubble.click()
    stays(ana, ben, lambda: expect(bubble).to_have_attribute("aria-pressed", "true"))


def stays(ana: Page, ben: Page, is_so: Callable[[], None]) -> None:
    """Something holds for one person, also when the other has gone and when the other is back."""
    is_so()
    goes(ben, seen_by=ana)
    is_so()
    comes(ben, seen_by=ana)
    is_so()


def _lies(page: Page, squares: list[str]) -> None:
    assert lying(page) == squares


def test_in_tag_city_others_choose_for_the_final_die(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    to_final(ana, ben, Random(42))
    squares = laid_elsewhere(ana)
    seals(ben, seen_by=ana)
    _lies(ana, squares)
    ana.locator("[data-test=confirm]").click()
    expect(ana.locator("ol")).to_contain_text("All choices for the final die are revealed.")
    to_final(ana, ben, Random(43))
    bubble = ana.locator("button[data-target^=check]").first
    bubble.click()
    seals(ben, seen_by=ana)
    expect(bubble).to_have_attribute("aria-pressed", "true")


def test_in_tag_city_a_choice_for_the_final_die_is_laid_aside(new_page: New) -> None:
    """The choice may be changed while others choose; the piece in the hand is then a new proposal."""
    ana, ben, _ = two_people(new_page)
    to_final(ana, ben, Random(44))
    squares = laid_elsewhere(ana)
    ana.locator("[data-test=confirm]").click()
    expect(ana.locator("main[data-asked=may]")).to_be_visible()
    expect(ana.locator(".hidden .paint")).to_have_count(len(squares))
    assert lying(ana) != squares


def test_in_tag_city_the_next_die_follows_the_one_that_was_put(
    page: Page, table_server: Server
) -> None:
    table = begun(page, "tagcity")

    def rolled(data: Any) -> None:
        data["rolled"] = [1, 2, 3]

    changed(table_server, page, table, rolled)
    dice = page.locator(".tray button")
    dice.last.click()
    expect(dice.last).to_have_attribute("aria-pressed", "true")
    page.locator("[data-space][data-target]").first.click()
    expect(dice).to_have_count(2)
    expect(dice.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-space][data-target]").first).to_be_visible()


def test_in_tag_city_a_connection_that_comes_back_moves_nothing(page: Page) -> None:
    begun(page, "tagcity")
    until(page, Random(45), lambda: can_place(page))
    squares = laid_elsewhere(page)
    heard = frames(page)
    page.context.set_offline(True)
    expect(page.locator("[data-link=lost], [data-link=offline]")).to_be_visible()
    page.context.set_offline(False)
    limit = time.monotonic() + PATIENCE
    while not any(json.loads(frame)["type"] == "table" for frame in heard):
        assert time.monotonic() < limit
        changes(page)
    arrived(page)
    _lies(page, squares)


def seals(who: Page, seen_by: Page) -> None:
    who.locator("[data-test=confirm]:not([aria-disabled=true])").click()
    expect(seen_by.locator("li[data-seat='1']")).to_contain_text("ready")


def test_in_graffiti_others_come_and_go(new_page: New) -> None:
    ana, ben, _ = two_people(new_page, game="graffiti", options={"first": "1"})
    ana.locator("[data-segment=A1]").click(force=True)
    why = ana.locator("[data-test=ask-why]")
    stays(ana, ben, lambda: expect(why).to_be_visible())
    ana.locator("[data-thing='paint r']").click()
    promise = ana.locator("[data-test=promise]")
    stays(ana, ben, lambda: expect(promise).to_be_visible())


def test_the_tips_of_the_coach_stay(new_page: New) -> None:
    ana, ben, _ = two_people(new_page)
    ana.locator("[data-test=coach-on]").click()
    ana.locator("[data-test=coach-agree]").click()
    ben.locator("[data-test=coach-agree]").click()
    ana.locator("[data-test=advice]").click()
    tip = ana.locator("[data-tip]").first
    stays(ana, ben, lambda: expect(tip).to_be_visible())
