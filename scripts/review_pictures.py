"""Photographs the review of a match of bots, and a puzzle after a wrong try, into docs/pictures: `python -m scripts.review_pictures`."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from allcity.games import GAMES
from scripts.browser_pictures import keep
from tests.browser.learner import act
from tests.browser.player import make_table
from tests.browser.test_puzzles import solvable
from tests.browser.test_review import reviewed
from tests.browser.visitor import visited

FIRST, *_, LAST = GAMES
PATIENCE = 600_000  # milliseconds to wait, since the machine may be busy
TO_THE_TOP = "(shown) => shown.closest('.curve').scrollIntoView()"
BOTS = ("medium", "new")


def main() -> None:
    with visited() as visit:
        page = visit("wide", "dark")
        page.set_default_timeout(PATIENCE)
        table = _match(page, FIRST)
        _review(page, table)
        keep(page, f"browser-review-{FIRST}-wide-dark")
        other = visit("wide", "light")
        _puzzle(other, LAST)
        keep(other, f"browser-puzzle-{LAST}-wide-light")


def _match(page: Page, game: str) -> str:
    """A match of bots, to its end."""
    bots = [{"seat": seat, "bot": bot} for seat, bot in enumerate(BOTS)]
    make_table(page, game=game, seats=len(BOTS), bots=bots, sit=[], start=True, options={})
    page.locator("[data-test=ending]").wait_for()
    return page.url.rpartition("/")[2].partition("?")[0]


def _review(page: Page, table: str) -> None:
    """The costliest move of the weaker bot, with the better one on the boards."""
    page.goto(f"/r/{table}?review=1")
    page.locator("[data-test=review-worst]").wait_for()
    reviewed(page)
    page.locator("[data-test=review-seat]").select_option("1")
    page.locator("[data-test=review-worst] button").first.click()
    expect(page.locator("[data-test=review-better]")).to_have_attribute("aria-pressed", "true")
    page.wait_for_load_state("networkidle")
    page.locator("[data-test=review-curve]").evaluate(TO_THE_TOP)


def _puzzle(page: Page, game: str) -> None:
    """A puzzle, after a try that was wrong."""
    one = solvable(game)
    page.goto(f"/puzzles/{game}/{one.name}")
    page.locator("[data-test=question]").wait_for()
    act(page, next(iter(one.losses[0])))
    page.locator("[data-test=judged]").wait_for()


if __name__ == "__main__":
    main()
