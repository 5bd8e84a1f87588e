"""One person against bots: one click to a running match, a whole match by clicks, and what comes after."""

from __future__ import annotations

import re
import time
from random import Random

from playwright.sync_api import Page, expect

from allcity.locales import words
from tests.browser.conftest import New
from tests.browser.finished import hurry
from tests.browser.player import (
    again,
    against_bots,
    can_place,
    changes,
    is_asked,
    is_over,
    play_out,
    settled,
    until,
)
from tests.server.harness import Server

TAGGED = "[role=gridcell][aria-label$=tagged]"


def test_play_now_is_one_click(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=play-tagcity]").click()
    expect(page.locator("main[data-status=running]")).to_be_visible()
    expect(page.locator("li[data-seat]")).to_have_count(3)


def test_a_match_by_clicks_to_the_end_and_after(page: Page) -> None:
    page.goto("/")
    page.locator("[data-test=new-table]").click()
    page.locator("[data-test=more] summary").click()
    page.locator("[data-test=seat-1]").select_option("bot new")
    page.locator("[data-test=seat-2]").select_option("bot new")
    page.get_by_label("City side").select_option("B")
    page.get_by_label("HQ side", exact=True).select_option("B")
    page.locator("[data-test=make]").click()
    page.locator("[data-test=city]").wait_for()
    play_out(page, Random(1))
    expect(page.locator("[data-test=ending] table tbody tr")).to_have_count(5)
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict]")).to_have_attribute("data-fair", "true")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.path().read_text("utf-8").startswith("allcity record 1\n")
    before = page.url
    page.locator("[data-test=rematch]").click()
    expect(page.locator("main[data-status=running]")).to_be_visible()
    assert page.url != before


def test_the_preview_names_what_is_gained_and_a_forbidden_place_says_why(page: Page) -> None:
    against_bots(page)
    rng = Random(2)
    until(page, rng, lambda: _has_tag(page))
    until(page, rng, lambda: can_place(page))
    expect(page.locator("[data-test=promise]")).to_contain_text("Prestige")
    settled(page)
    limit = time.monotonic() + 20
    while "T3.5" not in page.locator("[data-test=promise]").inner_text():
        assert time.monotonic() < limit, "no clause is named"
        tagged = page.locator(TAGGED)  # not each is under the piece whose middle is there
        box = tagged.nth(rng.randrange(tagged.count())).bounding_box()
        assert box
        page.mouse.move(box["x"] + box["width"] / 3, box["y"] + box["height"] / 3)
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        changes(page)
    expect(page.locator("[data-test=confirm]")).to_have_attribute("aria-disabled", "true")
    page.mouse.down()
    page.mouse.up()
    expect(page.get_by_role("alert")).to_contain_text("T3.5")


def _has_tag(page: Page) -> bool:
    return page.locator(TAGGED).count() > 0


def test_the_piece_follows_turns_and_flips(page: Page) -> None:
    against_bots(page)
    rng = Random(3)
    until(page, rng, lambda: can_place(page))

    def lying() -> list[str]:
        cells = page.locator("[role=gridcell][aria-selected=true]")
        return [one.get_attribute("id") or "" for one in cells.all()]

    city = page.locator("[data-test=city]").bounding_box()
    assert city
    page.mouse.move(city["x"] + city["width"] * 0.3, city["y"] + city["height"] * 0.3)
    first = lying()
    page.mouse.move(city["x"] + city["width"] * 0.6, city["y"] + city["height"] * 0.5)
    assert lying() != first
    seen = {tuple(lying())}
    page.evaluate("window.turns = 0; addEventListener('wheel', () => (window.turns += 1))")
    for turns in (1, 2, 3):
        page.mouse.wheel(0, 100)
        page.wait_for_function("turns => window.turns === turns", arg=turns)
        page.keyboard.press("f")
        seen.add(tuple(lying()))
        page.keyboard.press("r")
        seen.add(tuple(lying()))
    assert len(seen) > 1 or page.locator(".chosen[aria-label*=O4]").count()


def test_two_tabs_stay_equal_and_a_reload_changes_nothing(new_page: New) -> None:
    page = new_page()
    table = against_bots(page)
    other = page.context.new_page()
    other.goto(f"/t/{table}")
    rng = Random(4)
    page.bring_to_front()
    until(page, rng, lambda: _has_tag(page) and is_asked(page))

    def looks(one: Page) -> list[str | None]:
        cells = one.locator(TAGGED)
        return [cell.get_attribute("id") for cell in cells.all()]

    seen = looks(page)
    assert seen
    expect(other.locator(TAGGED)).to_have_count(len(seen))
    assert looks(other) == seen
    again(page)
    assert looks(page) == seen
    assert not is_over(page)


def test_a_replay_from_any_view_with_a_link_to_a_moment(
    new_page: New, table_server: Server
) -> None:
    page = new_page()
    table = against_bots(page)
    hurry(table_server.port, table, page)
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").wait_for()
    page.locator("[data-test=step-back][aria-disabled=true]").click(force=True)
    expect(page.get_by_text(words("en")("web-replay-first"))).to_be_visible()
    page.locator("[data-test=step]").click()
    expect(page.get_by_text("Action 1 of")).to_be_visible()
    expect(page.get_by_text(words("en")("web-replay-first"))).to_have_count(0)
    page.locator("[data-test=moment]").fill("12")
    page.locator("[data-test=viewer]").select_option(index=2)
    expect(page).to_have_url(f"{page.url.split('/r/')[0]}/r/{table}?at=12&viewer=2")
    page.locator("[data-test=step-back]").click()
    page.locator("[data-test=play]").click()
    expect(page.get_by_text(re.compile(r"Action (1[2-9]|[2-9]\d|\d{3}) of"))).to_be_visible()
    page.locator("[data-test=play]").click()
    late = page.context.new_page()
    late.goto(f"/r/{table}?at=12&viewer=2")
    expect(late.get_by_text("Action 12 of")).to_be_visible()
    assert late.locator("[data-test=viewer]").evaluate("one => one.selectedIndex") == 2
