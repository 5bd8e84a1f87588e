"""For everybody: keys only, fingers on a phone, three languages, and axe on every page."""

from __future__ import annotations

import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from allcity.locales import LANGUAGES
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.finger import drag, middle, tap
from tests.browser.finished import hurry
from tests.browser.player import (
    PATIENCE,
    PHONE,
    against_bots,
    can_place,
    changes,
    look,
    make_table,
    play_out,
    start_by_keys,
    until,
)
from tests.server.harness import Server

FOCUS = (
    "document.activeElement === document.body ? '' : document.activeElement.outerHTML.slice(0, 80)"
)


def test_a_whole_match_with_the_keyboard_alone(page: Page) -> None:
    start_by_keys(page, "tagcity")
    rng = Random(21)
    limit = time.monotonic() + PATIENCE
    while (seen := look(page))["status"] != "over":
        assert time.monotonic() < limit
        if seen["asked"] != "must":
            changes(page)
            continue
        assert page.evaluate(FOCUS), "focus is lost"
        if not seen["spaces"]:
            _place_by_keys(page, rng, seen)
        elif _press_until(page, "[data-space][data-target]", "Shift+Tab"):
            page.keyboard.press("Enter")
    expect(page.locator("#ending")).to_be_visible()
    assert page.evaluate(FOCUS), "focus is lost"


def _place_by_keys(page: Page, rng: Random, seen: dict[str, Any]) -> None:
    """Move, turn and flip the piece; now and then check the networks by Tab and Enter."""
    for _ in range(rng.randrange(3)):
        page.keyboard.press(rng.choice(["ArrowUp", "ArrowLeft", "ArrowRight", "r", "f"]))
    if seen["places"] and rng.random() < 0.6:
        page.keyboard.press("n")
        page.keyboard.press("Enter")
    elif seen["bubbles"] and _press_until(page, "button[data-target^=check]"):
        page.keyboard.press("Enter")
        if _press_until(page, "[data-test=confirm]"):
            page.keyboard.press("Enter")
    elif seen["ready"] and _press_until(page, "[data-test=confirm]"):
        page.keyboard.press("Enter")


def _press_until(page: Page, selector: str, key: str = "Tab") -> bool:
    """Go from one thing to the next until this is reached."""
    for _ in range(40):
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return True
        page.keyboard.press(key)
        if not page.evaluate(FOCUS):  # past the last thing on the page, as it should be
            page.keyboard.press(key)
    return False


def test_screen_readers_hear_squares_and_turns(page: Page) -> None:
    against_bots(page)
    until(page, Random(22), lambda: can_place(page))
    grid = page.locator("[role=grid]")
    assert grid.locator("[role=gridcell]").count() == 96
    expect(page.locator("#square-A1")).to_have_attribute("aria-label", "A1, red, free")
    at = grid.get_attribute("aria-activedescendant")
    assert at
    assert page.locator(f"#{at}").count() == 1
    page.keyboard.press("n")
    expect(page.locator("[data-test=announced]")).to_contain_text("fits on")


def test_a_phone_by_touch(new_page: New) -> None:
    page = new_page(**PHONE)
    against_bots(page)
    rng = Random(23)
    until(page, rng, lambda: can_place(page))
    assert page.evaluate("document.documentElement.scrollWidth") <= 360

    def lying() -> list[str]:
        cells = page.locator("[role=gridcell][aria-selected=true]")
        return [one.get_attribute("id") or "" for one in cells.all()]

    target = page.locator("#square-D5")
    target.scroll_into_view_if_needed()
    tap(page, middle(page, "square-D5"), at=1)
    moved = lying()
    tap(page, middle(page, moved[1]), at=2)
    turned = lying()
    is_square = page.locator(".chosen[aria-label*=O4]").count() > 0
    assert is_square or turned != moved
    before = lying()
    _flip(page)
    flipped = lying()
    _flip(page)
    assert lying() == before
    held = next(square for square in before if square in flipped)
    tap(page, middle(page, held), at=3)
    tap(page, middle(page, held), at=3.2)
    assert lying() == flipped
    turned = lying()
    drag(page, middle(page, turned[0]), middle(page, "square-I3"))
    assert lying() != turned
    assert _form(lying()) == _form(turned), "a drag does not turn the piece"
    play_out(page, rng)


def _flip(page: Page) -> None:
    """The browser makes a click of a tap in its own time."""
    page.evaluate("window.flips = 0; addEventListener('click', () => (flips += 1), { once: true })")
    page.locator("[data-test=flip]").tap()
    page.wait_for_function("() => flips === 1")


def _form(squares: list[str]) -> set[tuple[int, int]]:
    """The squares of a piece, seen from the first of them."""
    places = [(ord(name[0]), int(name[1:])) for name in (s.partition("-")[2] for s in squares)]
    return {(column - places[0][0], row - places[0][1]) for column, row in places}


@pytest.mark.parametrize(
    ("locale", "turn"), [("en-GB", "Your turn!"), ("fr-CH", "À toi !"), ("es-AR", "¡Te toca!")]
)
def test_each_language_is_complete(new_page: New, locale: str, turn: str) -> None:
    page = new_page("/", locale=locale)
    expect(page.locator(f"html[lang={locale[:2]}]")).to_be_attached()
    against_bots(page)
    rng = Random(24)
    until(page, rng, lambda: can_place(page))
    expect(page.locator("[data-test=prompt]")).to_contain_text(turn)
    _has_no_keys(page)
    for language in reversed(LANGUAGES):
        page.locator("[data-test=language]").select_option(language)
        expect(page.locator(f"html[lang={language}]")).to_be_attached()
        expect(page.locator("[data-test=promise]")).to_contain_text("Presti")
        _has_no_keys(page)
    for path in ("/", "/new", "/tables", "/settings"):
        page.goto(path)
        page.locator("h1").wait_for()
        _has_no_keys(page)


def _has_no_keys(page: Page) -> None:
    """A sentence that is missing would show its key."""
    text = page.locator("body").inner_text()
    labels = page.locator("[aria-label]").evaluate_all("all => all.map(a => a.ariaLabel).join(' ')")
    for prefix in ("web-", "log-", "refusal-", "tagcity-", "{ $"):
        assert prefix not in text + labels


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_axe_finds_nothing_on_any_page(new_page: New, table_server: Server, theme: str) -> None:
    page = new_page(color_scheme=theme)
    for path in ("/", "/new", "/tables", "/tables?mine=1", "/settings", "/me#x"):
        page.goto(path)
        page.locator("h1").wait_for()
        page.wait_for_load_state("networkidle")
        axe(page, path)
    make_table(page)
    page.locator("[data-test=start]").wait_for()
    axe(page, "waiting")
    make_table(page, sit=[0, 1], start=True)
    page.locator("[data-test=curtain]").wait_for()
    axe(page, "curtain")
    table = against_bots(page)
    until(page, Random(25), lambda: can_place(page))
    axe(page, "table")
    hurry(table_server.port, table, page)
    page.locator("[data-test=ending]").wait_for()
    axe(page, "ending")
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").wait_for()
    axe(page, "replay")
