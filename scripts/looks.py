"""Photographs every view in both themes, tables in windows of all sizes, to look at: `python -m scripts.looks FOLDER`."""

from __future__ import annotations

from argparse import ArgumentParser
from pathlib import Path

from playwright.sync_api import Page

from allcity.games import GAMES
from allcity.learn import names
from scripts.browser_pictures import STILL
from scripts.games import Look, begun_by, browser_of
from tests.browser.player import against_bots, make_table
from tests.browser.visitor import SCREENS, SIZES, THEMES, visited

POINTS = "[data-why^=sheet-][data-why$=' 0']"  # those of the first seat


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    target: Path = parser.parse_args().folder
    target.mkdir(exist_ok=True, parents=True)
    with visited() as visit:
        page = visit()
        page.set_default_timeout(60_000)

        def look(view: str, whole: bool) -> None:
            is_table = page.locator("main[data-fits]").count() > 0
            for size, (width, height) in (SCREENS if is_table else SIZES).items():
                page.set_viewport_size({"width": width, "height": height})
                for theme in THEMES:
                    page.emulate_media(color_scheme="light" if theme == "light" else "dark")
                    page.evaluate(STILL)
                    page.screenshot(path=target / f"{view}-{size}-{theme}.png", full_page=whole)
            print(view, flush=True)

        _lobby(page, look)
        _waiting(page, look)
        for game in GAMES:
            _match(page, look, game)
            _after(page, look, game)
            _curtain(page, look, game)
        _learn(page, look)


def _lobby(page: Page, look: Look) -> None:
    _read(
        page, look, {"/": "home", "/new": "new", "/settings": "settings", "/tables": "tables"}, True
    )


def _learn(page: Page, look: Look) -> None:
    lessons = {f"/learn/{game}/{names(game)[2]}": f"lesson-{game}" for game in GAMES if names(game)}
    rules = {f"/rules/{game}": f"rules-{game}" for game in GAMES}
    _read(page, look, {"/learn": "learn", **lessons, **rules}, False)


def _read(page: Page, look: Look, views: dict[str, str], whole: bool) -> None:
    """Pages at which nothing happens."""
    for path, view in views.items():
        page.goto(path)
        page.locator("h1, main[data-step]").first.wait_for()
        page.wait_for_load_state("networkidle")
        look(view, whole)


def _waiting(page: Page, look: Look) -> None:
    bots = [{"seat": 2, "bot": "greedy"}]
    make_table(page, game=next(iter(GAMES)), seats=4, options={}, bots=bots, is_open=True)
    page.locator("[data-test=start]").wait_for()
    look("waiting", True)
    for path, view in {"/tables": "open-tables", "/tables?mine=1": "mine"}.items():
        page.goto(path)
        page.locator("main li").first.wait_for()
        look(view, True)


def _match(page: Page, look: Look, game: str) -> None:
    if tools := browser_of(game):
        against_bots(page, game=game, seats=4, options=begun_by(game, 1))
        tools.walk(page, lambda view, whole: look(f"{game}-{view}", whole))


def _after(page: Page, look: Look, game: str) -> None:
    """A match of bots, and what can be done when it is over."""
    bots = [{"seat": seat, "bot": "greedy"} for seat in range(4)]
    make_table(page, game=game, seats=4, bots=bots, sit=[], start=True, options={})
    page.locator("[data-test=ending]").wait_for(timeout=300_000)
    page.locator("[data-test=verify]").click()
    page.locator("[data-test=verdict]").wait_for()
    look(f"{game}-ending", False)
    look(f"{game}-ending-whole", True)
    page.locator(POINTS).first.click()
    page.locator("[data-test=why] [data-reason], [data-test=why] li").first.wait_for()
    look(f"{game}-why-points", False)
    page.keyboard.press("Escape")
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").fill("30")
    page.locator("main[aria-busy=false]").wait_for()
    look(f"{game}-replay", False)


def _curtain(page: Page, look: Look, game: str) -> None:
    make_table(page, game=game, sit=[0, 1], start=True, options={})
    page.locator("[data-test=curtain]").wait_for()
    look(f"{game}-curtain", False)


if __name__ == "__main__":
    main()
