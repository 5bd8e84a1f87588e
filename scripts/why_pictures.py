"""Photographs a *why* and the coach in the browser into docs/pictures: `python -m scripts.why_pictures`."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

from scripts.browser_pictures import keep
from tests.browser.player import against_bots, can_place, make_table, until
from tests.browser.visitor import visited


def main() -> None:
    with visited() as visit:
        page = visit()
        _why(page)
        _coach(page)


def _why(page: Page) -> None:
    """Bots have played, and somebody asks where the points of a line come from."""
    bots = [{"seat": seat, "bot": "planner"} for seat in (0, 1)]
    make_table(page, bots=bots, sit=[], start=True)
    page.locator("[data-test=ending]").wait_for(timeout=120_000)
    page.locator("[data-why='sheet-high 0']").click()
    page.locator("[data-test=why] [data-reason]").first.wait_for()
    keep(page, "browser-why-wide-dark")


def _coach(page: Page) -> None:
    against_bots(page, seats=3)
    page.locator("[data-test=coach-on]").click()
    until(page, Random(7), lambda: can_place(page))
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.click()
    page.locator(".pointed").first.wait_for()
    keep(page, "browser-coach-wide-dark")


if __name__ == "__main__":
    main()
