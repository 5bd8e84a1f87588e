"""Everything on the table explains itself: by a pointer that rests, by a key that leads there, by a long press."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Locator, Page, expect

from tests.browser.artist import graffiti
from tests.browser.axe import axe
from tests.browser.conftest import New
from tests.browser.player import PHONE, against_bots, can_place, until

HINT = "[data-test=hint-bubble]"
# What a hint cannot explain: no text to read, no name and no hint.
DUMB = """() => [...document.querySelectorAll('main button, main [role=button], main [role=img], header a')]
    .filter((one) => one.getClientRects().length && !one.closest('[aria-hidden=true], .unseen'))
    .filter((one) => !one.ariaLabel && !one.dataset.hint && !one.textContent.trim())
    .map((one) => one.outerHTML.slice(0, 120))"""


def _shows(page: Page, thing: Locator, *said: str) -> None:
    thing.hover()
    for part in said:
        expect(page.locator(HINT)).to_contain_text(part)
    page.keyboard.press("Escape")
    expect(page.locator(HINT)).to_be_hidden()


def test_icons_have_names_and_keys(page: Page) -> None:
    against_bots(page)
    until(page, Random(7), lambda: can_place(page))
    _shows(page, page.locator("[data-test=rotate]"), "Rotate", "R")
    _shows(page, page.locator("[data-test=next]"), "Next place that fits", "N")
    _shows(page, page.locator("[data-test=confirm]"), "Enter")
    _shows(page, page.locator("[data-test=coach-on]"), "oach")
    _shows(page, page.locator("[data-test=drone]"), "Lets you draw any shape on the HQ board")
    _shows(page, page.locator("[data-bubble]").first, "social networks")
    _shows(page, page.locator("[data-hint*='column A']").first, "first", "high for the first")
    assert page.evaluate(DUMB) == []


def test_tiles_and_tokens_explain_themselves(page: Page) -> None:
    graffiti(page)
    page.locator("main[data-asked=must]").wait_for()
    _shows(page, page.locator("[data-thing=bobby]"), "1 can is enough")
    _shows(page, page.locator("[data-thing='permit 1']"), "starts the next round")
    _shows(page, page.locator(".dock [data-permit]").first, "name the section")
    _shows(page, page.locator(".dock .cans"), "They come back when the round ends")
    _shows(page, page.locator("[data-segment=A1]"), "A1")
    assert page.evaluate(DUMB) == []
    page.locator("[data-thing=bobby]").hover()
    expect(page.locator(HINT)).to_contain_text("1 can is enough")
    axe(page, "a hint is shown")


def test_a_key_that_leads_there_shows_the_hint_and_describes_it(page: Page) -> None:
    against_bots(page)
    until(page, Random(7), lambda: can_place(page))
    drone = page.locator("[data-test=drone]")
    expect(page.locator(HINT)).to_be_hidden()
    page.locator("[data-test=next]").focus()
    expect(page.locator(HINT)).to_be_hidden()
    page.keyboard.press("Tab")
    expect(drone).to_be_focused()
    expect(page.locator(HINT)).to_contain_text("Lets you draw any shape")
    expect(drone).to_have_attribute("aria-describedby", "hint")
    page.keyboard.press("Tab")
    expect(drone).not_to_have_attribute("aria-describedby", "hint")


def test_a_long_press_explains_and_does_nothing_else(new_page: New) -> None:
    page = new_page(**PHONE)
    against_bots(page)
    until(page, Random(7), lambda: can_place(page))
    drone = page.locator("[data-test=drone]")
    box = drone.bounding_box()
    assert box
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    session = page.context.new_cdp_session(page)
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator(HINT)).to_contain_text("Lets you draw any shape")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(drone).to_have_attribute("aria-pressed", "false")
    drone.tap()
    expect(drone).to_have_attribute("aria-pressed", "true")
    expect(page.locator(HINT)).to_be_hidden()


def test_icons_mean_one_thing_each(page: Page) -> None:
    """*Back* takes a choice out of the move, *take back* asks for an action that was sent."""
    against_bots(page)
    until(page, Random(7), lambda: can_place(page) and page.locator("[data-test=undo]").count())

    def drawn(name: str) -> str | None:
        return page.locator(f"[data-test={name}] svg path").first.get_attribute("d")

    signs = [drawn(name) for name in ("back", "undo", "next", "rotate")]
    assert len(set(signs)) == len(signs)
