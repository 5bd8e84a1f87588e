"""What a person does in Graffiti so that there is something to see."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from scripts.games import Browser, Look
from tests.browser import artist

PAINTED = "[data-segment] .tag"


def play(page: Page) -> None:
    """A segment about to be sprayed, with its payment, when the walls are already bright."""
    page.locator("[data-segment]").first.wait_for()
    _paint_more_than(page, 7)
    page.locator(artist.SEGMENTS).first.click()
    page.locator(artist.CONFIRM).wait_for()


def _paint_more_than(page: Page, segments: int) -> None:
    painted = page.locator(PAINTED)
    artist.until(page, Random(5), lambda: painted.count() > segments and artist.can_spray(page))


def refused_segment(page: Page) -> None:
    """Something forbidden was tried, and the page names its clause."""
    page.goto("/learn/graffiti/spray")
    page.locator("[data-segment=J2]").click(force=True)
    page.locator("[data-test=refused]").wait_for()
    page.locator("[data-segment=E2]").click()
    page.locator("[data-test=promise]").wait_for()


def walk(page: Page, look: Look) -> None:
    page.locator("main[data-asked=must]").wait_for()
    look("begin", False)
    look("begin-whole", True)
    page.locator("[data-segment=A1]").click(force=True)
    page.locator("[data-test=ask-why]").click()
    page.locator("[data-test=why]").wait_for()
    look("why", False)
    page.keyboard.press("Escape")
    _paint_more_than(page, 6)
    look("middle", False)
    page.locator(artist.SPRAYS).first.click()
    page.locator(artist.CONFIRM).wait_for()
    look("preview", False)
    look("preview-whole", True)
    page.keyboard.press("Escape")
    page.locator("[data-test=coach-on]").click()
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.click()
    look("coach", True)
    page.locator("[data-test=coach-off]").click()


BROWSER = Browser(play=play, walk=walk, lessons={"wide-light": refused_segment})
