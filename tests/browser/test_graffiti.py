"""Matches of Graffiti: by clicks, keys and fingers, at one screen, and for every ear."""

from __future__ import annotations

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, Route, expect

from allcity.locales import LANGUAGES, words
from tests.browser.artist import (
    CONFIRM,
    PASS,
    SEGMENTS,
    can_confirm,
    can_spray,
    graffiti,
    step,
    tap,
    until,
)
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.finished import hurry, skip_middle
from tests.browser.player import (
    PATIENCE,
    PHONE,
    changes,
    is_asked,
    is_over,
    make_table,
    settled,
    start_by_keys,
)
from tests.server.harness import Server
from tests.sizes import IS_SOAK


def test_a_match_by_clicks_to_the_score_sheet(page: Page, table_server: Server) -> None:
    table = graffiti(page, options={"first": "1", "blocking": "on", "special": "on"})
    skip_middle(table_server.port, table, page, rounds=6)
    until(page, Random(1), lambda: is_over(page))
    expect(page.locator("[data-test=ending] table tbody tr")).to_have_count(5)
    done = page.locator("[data-segment]").evaluate_all(
        "all => all.filter((one) => /tag/.test(one.ariaLabel)).length"
    )
    assert done >= 12
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict][data-fair=true]")).to_be_visible()
    page.route("**/record*", _forged)
    page.locator("[data-test=verify]").click()
    expect(page.locator("[data-test=verdict][data-fair=false]")).to_contain_text("line")
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").fill("40")
    expect(page.locator("[data-segment]")).to_have_count(31)


def _forged(route: Route) -> None:
    """The record with another permit drawn than the seed gives."""
    text = route.fetch().text()
    drawn = re.search(r"^\* (fill|draw) (\d)$", text, re.MULTILINE)
    assert drawn
    other = f"* {drawn[1]} {int(drawn[2]) % 5 + 1}"
    route.fulfill(body=text.replace(drawn[0], other, 1))


def test_a_match_with_the_keyboard_alone(page: Page) -> None:
    start_by_keys(page, "graffiti")
    rng = Random(3)
    limit = time.monotonic() + PATIENCE
    is_tabbing = False  # Tab leads out of the page and in again
    while not is_over(page):
        assert time.monotonic() < limit
        offered = page.evaluate(FOCUS)
        if offered:
            assert offered["held"] or is_tabbing, "focus is lost"
            is_tabbing = _press(page, rng, **offered)
            settled(page)
        else:
            changes(page)
    assert page.evaluate("document.activeElement.id") == "ending"


FOCUS = f"""() => {{
    const held = document.activeElement;
    return document.querySelector('main[data-asked=must]') && {{
        held: held !== document.body,
        target: Boolean(held.dataset.target),
        at: held.dataset.test ?? '',
        ready: document.querySelectorAll('{CONFIRM}').length > 0,
    }};
}}"""


def _press(page: Page, rng: Random, held: bool, target: bool, at: str, ready: bool) -> bool:
    """One key; true if it was Tab or an arrow."""
    if (ready and at == "confirm") or (target and not ready and rng.random() < 0.6):
        page.keyboard.press("Enter")
        return False
    page.keyboard.press(rng.choice(["Tab", "Tab", "ArrowRight", "ArrowDown"]) if target else "Tab")
    return True


def test_one_screen_with_a_spectator_and_taking_back(new_page: New, table_server: Server) -> None:
    page = new_page()
    table = make_table(
        page, game="graffiti", sit=[0, 1], start=True, is_open=True, options={"first": "1"}
    )
    curtain = page.locator("[data-test=open-curtain]")
    curtain.click()
    eve = new_page(f"/t/{table}")
    expect(eve.locator("main[data-asked=no]")).to_be_visible()
    assert eve.locator("[data-permit], [data-tile]").count() == 0, "nothing behind a screen"

    page.locator("[data-thing='paint g']").click()
    page.locator(CONFIRM).click()
    expect(curtain).to_be_visible()
    assert page.locator("[data-screen]").count() == 0, "the curtain hides the screens"
    expect(eve.locator("ol")).to_contain_text("takes paint: green.")
    curtain.click()
    page.locator("[data-thing='paint k']").click()
    page.locator(CONFIRM).click()
    curtain.click()
    page.locator("[data-test=undo]").click()
    expect(eve.locator("ol")).to_contain_text("takes a move back.")
    for screen in (0, 1):  # both moves are gone: hers, and the one that came after it
        expect(eve.locator(f"[data-screen='{screen}'] .count b").first).to_have_text("2")

    # The middle of the match is like its beginning, and two pages of it take a minute to draw.
    if not IS_SOAK:
        hurry(table_server.port, table, page, is_enough=lambda event: event["view"]["round"] > 6)
    rng, curtains = Random(8), 0
    limit = time.monotonic() + PATIENCE
    while not is_over(page):
        assert time.monotonic() < limit
        if curtain.count():
            curtains += 1
            curtain.click()
        else:
            step(page, rng)
    assert curtains > 10
    expect(eve.locator("[data-test=ending]")).to_be_visible()
    sheets = {one.locator("[data-test=ending] tr.total").inner_text() for one in (page, eve)}
    assert len(sheets) == 1


def test_a_phone_by_touch(new_page: New) -> None:
    page = new_page(**PHONE)
    graffiti(page, seats=4)
    rng = Random(4)
    rounds = page.locator("h2").filter(has_text="round 2")
    until(page, rng, rounds.count, press=tap)
    until(page, rng, lambda: is_asked(page) and not can_confirm(page), press=tap)
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    for goal in range(5):
        page.locator("nav button").nth(goal).tap()
        expect(page.locator("[data-screen='0']")).to_be_in_viewport()
        expect(page.locator("[data-test=prompt]")).to_be_in_viewport()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing(new_page: New, theme: str) -> None:
    page = new_page(color_scheme=theme)
    graffiti(page, seats=3, options={"first": "1", "blocking": "on"})
    expect(page.locator("[data-segment=B4]")).to_have_accessible_name(
        re.compile("Segment B4: red, yellow, blue, 9 VP, section 1, (free|blocked)")
    )
    axe(page, "first turn")
    rng = Random(5)
    until(page, rng, lambda: can_spray(page))
    page.locator(SEGMENTS).first.click()
    page.locator("[data-discard]").first.wait_for()
    axe(page, "payment")
    for language in LANGUAGES[1:]:
        page.locator("[data-test=language]").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        text = page.locator("body").inner_text()
        labels = page.locator("[aria-label]").evaluate_all(
            "all => all.map((one) => one.ariaLabel).join(' ')"
        )
        for prefix in ("web-", "graffiti-", "refusal-", "{ $"):
            assert prefix not in text + labels


def test_three_rounds_in_which_all_pass_end_the_game_and_it_is_announced(page: Page) -> None:
    """G8.7, with four people at one screen: a banner and a log line in the third round, then the end."""
    make_table(page, game="graffiti", seats=4, sit=[0, 1, 2, 3], start=True, options={"first": "1"})
    say, curtain = words("en"), page.locator("[data-test=open-curtain]")
    banner = page.locator("[data-test=last-chance]")
    announced = page.locator("ol").get_by_text(say("log-graffiti-idle"))
    for turn in range(12):
        is_last_round = int(turn >= 8)
        curtain.click()
        expect(banner).to_have_count(is_last_round)
        expect(announced).to_have_count(is_last_round)
        page.locator(PASS).click()
        page.locator(CONFIRM).click()
    expect(page.locator("[data-test=ending]")).to_contain_text(say("end-graffiti-idle"))
    expect(banner).to_have_count(0)
