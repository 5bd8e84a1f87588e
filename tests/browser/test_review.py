"""The review of a finished match: from the end screen, by touch and by keys, with better moves shown on the boards."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import LANGUAGES, words
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.finished import finished
from tests.server.harness import Server

DONE = 60_000  # milliseconds, on a busy machine


def reviewed(page: Page) -> None:
    """Wait until the first estimate has been sharpened."""
    expect(page.locator("[data-test=review-status][data-nodes='400']")).to_be_visible(timeout=DONE)
    expect(page.locator("[data-test=review-status]")).not_to_have_text(
        words("en")("web-review-first"), timeout=DONE
    )


@pytest.mark.parametrize("game", ["tagcity", "graffiti"])
def test_a_review_shows_costly_moves_and_better_ones_on_the_boards(
    new_page: New, table_server: Server, game: str
) -> None:
    page = new_page()
    table = finished(page, table_server.port, game)
    page.goto(f"/t/{table}")
    page.locator("[data-test=review-link]").click()
    expect(page.locator("[data-curve]")).to_have_count(2, timeout=DONE)
    reviewed(page)
    lucky = page.locator("[data-test=review-roll]").first
    expect(lucky).to_have_text(
        re.compile(r"\): [A-Z].*\.$")
    )  # sentences, not the notation of records
    page.locator("[data-test=review-account] summary").click()
    expect(page.locator("[data-test=review-formulas]")).to_be_visible()
    worst = page.locator("[data-test=review-worst] button")
    expect(worst).to_have_count(3)
    for place in range(3):
        worst.nth(place).click()
        here = page.locator("[data-test=review-here]")
        expect(here).to_be_visible()
        assert here.get_attribute("data-mark") in ("inaccuracy", "mistake", "blunder")
    better, played = (page.locator(f"[data-test=review-{one}]") for one in ("better", "played"))
    expect(better).to_have_attribute("aria-pressed", "true")
    expect(better.locator("> *")).to_have_count(1)  # a sentence in lines, not a column of its parts
    page.wait_for_load_state("networkidle")
    shown = page.locator("[data-replay]").inner_html()
    better.click()
    changed = "(shown) => document.querySelector('[data-replay]').innerHTML !== shown"
    page.wait_for_function(changed, arg=shown)  # the better move is no longer on the boards
    played.click()
    expect(played).to_have_attribute("aria-pressed", "true")
    expect(better).to_have_attribute("aria-pressed", "false")
    assert "&viewer=1&review=1" in page.url
    axe(page, "review")


def test_the_curve_obeys_touch_and_keys_and_is_a_table_too(
    new_page: New, table_server: Server
) -> None:
    page = new_page(viewport={"width": 360, "height": 740})
    table = finished(page, table_server.port)
    page.goto(f"/r/{table}?review=1")
    curve = page.locator("[data-test=review-curve]")
    curve.wait_for(timeout=DONE)
    reviewed(page)
    curve.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text("Action 2 of")).to_be_visible()
    box = curve.bounding_box()
    assert box
    assert box["width"] > 280
    curve.scroll_into_view_if_needed()
    box = curve.bounding_box()
    assert box
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    length = int(curve.get_attribute("max") or 0)
    assert abs(int(curve.input_value()) - length / 2) < 4
    assert "%" in (curve.get_attribute("aria-valuetext") or "")
    page.get_by_text(words("en")("web-review-table")).click()
    rows = page.locator("[data-test=review] table tbody tr")
    expect(rows.first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_stranger_with_a_link_sees_the_review_and_what_a_good_player_would_do(
    new_page: New, table_server: Server
) -> None:
    """Somebody whose browser has never been here; nobody has asked for this review before."""
    page, stranger = new_page(), new_page()
    table = finished(page, table_server.port)
    stranger.goto(f"/r/{table}?at=20&review=1")
    expect(stranger.locator("[data-curve]")).to_have_count(2, timeout=DONE)
    stranger.locator("[data-test=hindsight] [data-test=advice]").click()
    expect(stranger.locator("[data-test=hindsight] li").first).to_be_visible(timeout=DONE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_match_that_runs_has_no_review(
    new_page: New, table_server: Server, language: str
) -> None:
    page = new_page(locale=language)
    page.goto("/")
    page.evaluate(
        """async () => {
            const made = await fetch('/api/tables', {method: 'POST', headers: {'content-type': 'application/json'},
                body: JSON.stringify({game: 'tagcity', seats: 2, bots: [{seat: 1, bot: 'greedy'}], sit: [0], start: true})});
            location.href = `/r/${(await made.json()).id}?review=1`;
        }"""
    )
    expect(page.locator("[data-replay]")).to_be_visible()
    expect(page.locator("[data-test=review]")).to_have_count(0)
