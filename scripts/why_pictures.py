"""Photographs a *why* and the coach in the browser into docs/pictures: `python -m scripts.why_pictures`."""

from __future__ import annotations

from playwright.sync_api import Page

from allcity.games import GAMES
from scripts.browser_pictures import keep
from scripts.games import Browser, begun_by, browser_of
from scripts.looks import POINTS
from tests.browser.player import against_bots, make_table
from tests.browser.visitor import visited


def main() -> None:
    with visited() as visit:
        for game in GAMES:
            page = visit()  # a new browser, since one remembers that the coach is on
            _why(page, game)
            if tools := browser_of(game):
                _coach(page, game, tools)
            page.context.close()


def _why(page: Page, game: str) -> None:
    """Bots have played, and somebody asks where the points of a line come from."""
    bots = [{"seat": seat, "bot": "planner"} for seat in (0, 1)]
    make_table(page, game=game, options=begun_by(game, 1), bots=bots, sit=[], start=True)
    page.locator("[data-test=ending]").wait_for(timeout=120_000)
    page.locator(POINTS).first.click()
    page.locator("[data-test=why] [data-reason]").first.wait_for()
    keep(page, f"browser-why-{game}-wide-dark")


def _coach(page: Page, game: str, tools: Browser) -> None:
    against_bots(page, game=game, seats=3, options=begun_by(game, 1))
    page.locator("[data-test=coach-on]").click()
    tools.play(page)
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.click()
    page.locator(".pointed").first.wait_for()
    keep(page, f"browser-coach-{game}-wide-dark")


if __name__ == "__main__":
    main()
