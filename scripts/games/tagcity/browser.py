"""What a person does in Tag City so that there is something to see."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page, expect

from scripts.games import Browser, Look
from tests.browser.learner import act, lay
from tests.browser.player import can_place, play_out, step, until

BOARD = "[data-test=city]"


def play(page: Page) -> None:
    """A piece in hand, with its promise, after eight moves."""
    page.locator(BOARD).wait_for()
    rng, moves = Random(7), 0
    while moves < 8:
        moves += step(page, rng, lambda page, _: _turn_to_the_third_place(page))
    while not can_place(page):
        step(page, rng, send=False)
    _turn_to_the_third_place(page)
    expect(page.locator("[data-test=promise] strong")).to_be_visible()


def _turn_to_the_third_place(page: Page) -> None:
    for _ in range(2):
        page.keyboard.press("n")


def finish(page: Page) -> None:
    play_out(page, Random(7))


def hold(page: Page) -> None:
    until(page, Random(1), lambda: can_place(page))


def row_with_hint(page: Page) -> None:
    """A row that is about to be completed, with the hint shown."""
    page.goto("/learn/tagcity/first")
    page.locator("main[data-step=ask]").wait_for()
    act(page, "take 1")
    page.locator("main[data-at='2']").wait_for()
    lay(page, "I1 J1 K1 L1")
    page.locator("[data-test=promise] strong").wait_for()
    page.locator("[data-test=hint-button]").click()


def drawing_with_hint(page: Page) -> None:
    page.goto("/learn/tagcity/draw")
    page.locator("[data-test=hint-button]").click()


def walk(page: Page, look: Look) -> None:
    page.locator("main[data-asked=must]").wait_for()
    look("begin", False)
    page.locator("[data-space][aria-disabled=true]").first.click(force=True)
    _ask_why(page)
    look("why-ring", False)
    page.keyboard.press("Escape")
    rng = Random(7)
    tags = page.locator("[role=gridcell][aria-label$=tagged]")
    until(page, rng, lambda: tags.count() > 10 and can_place(page))
    page.locator("[data-test=promise] strong").wait_for()
    look("preview", False)
    look("preview-whole", True)
    _leave_the_city(page, look)
    page.locator("[data-test=next]").click()
    page.locator("[data-test=coach-on]").click()
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.click()
    look("coach", True)
    page.locator("[data-test=coach-off]").click()
    final = page.locator("[data-test=prompt]", has_text="final die")
    until(page, rng, final.count)
    look("final", False)


def _leave_the_city(page: Page, look: Look) -> None:
    """The piece is moved over the border, and somebody asks why it may not lie there."""
    page.locator(BOARD).focus()
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator("[data-test=ask-why]").wait_for()
    look("outside", False)
    _ask_why(page)
    look("why-outside", False)
    page.keyboard.press("Escape")


def _ask_why(page: Page) -> None:
    page.locator("[data-test=ask-why]").click()
    page.locator("[data-test=why]").wait_for()


BROWSER = Browser(
    play=play,
    walk=walk,
    lessons={"wide-dark": row_with_hint, "phone-light": drawing_with_hint},
    finish=finish,
    hold=hold,
    board=BOARD,
)
