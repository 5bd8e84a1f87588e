"""Photographs every view in both themes, tables in windows of all sizes, to look at: `python -m scripts.looks FOLDER`."""

from __future__ import annotations

from argparse import ArgumentParser
from collections.abc import Callable
from pathlib import Path
from random import Random

from playwright.sync_api import Page

from allcity.games import GAMES
from scripts.browser_pictures import STILL
from tests.browser import artist
from tests.browser.player import (
    against_bots,
    can_place,
    make_table,
    until,
)
from tests.browser.visitor import SCREENS, SIZES, THEMES, visited

Look = Callable[[str, bool], None]


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

        for walk in (_lobby, _waiting, _tagcity, _graffiti, _curtain, _learn):
            walk(page, look)


def _lobby(page: Page, look: Look) -> None:
    _read(
        page, look, {"/": "home", "/new": "new", "/settings": "settings", "/tables": "tables"}, True
    )


def _learn(page: Page, look: Look) -> None:
    lessons = {"/learn/tagcity/first": "lesson-tagcity", "/learn/graffiti/spray": "lesson-graffiti"}
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
    make_table(page, seats=4, bots=[{"seat": 2, "bot": "greedy"}], is_open=True)
    page.locator("[data-test=start]").wait_for()
    look("waiting", True)
    for path, view in {"/tables": "open-tables", "/tables?mine=1": "mine"}.items():
        page.goto(path)
        page.locator("main li").first.wait_for()
        look(view, True)


def _tagcity(page: Page, look: Look) -> None:
    rng = Random(7)
    against_bots(page, seats=4)
    page.locator("main[data-asked=must]").wait_for()
    look("tagcity-begin", False)

    page.locator("[data-space][aria-disabled=true]").first.click(force=True)
    page.locator("[data-test=ask-why]").click()
    page.locator("[data-test=why]").wait_for()
    look("tagcity-why-ring", False)
    page.keyboard.press("Escape")
    tags = page.locator("[role=gridcell][aria-label$=tagged]")
    until(page, rng, lambda: tags.count() > 10 and can_place(page))
    page.locator("[data-test=promise] strong").wait_for()
    look("tagcity-preview", False)
    look("tagcity-preview-whole", True)
    page.locator("[data-test=city]").focus()
    for _ in range(9):
        page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")
    page.locator("[data-test=ask-why]").wait_for()
    look("tagcity-outside", False)
    page.locator("[data-test=ask-why]").click()
    page.locator("[data-test=why]").wait_for()
    look("tagcity-why-outside", False)
    page.keyboard.press("Escape")
    page.locator("[data-test=next]").click()
    page.locator("[data-test=coach-on]").click()
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.click()
    look("tagcity-coach", True)
    page.locator("[data-test=coach-off]").click()
    final = page.locator("[data-test=prompt]", has_text="final die")
    until(page, rng, final.count)
    look("tagcity-final", False)
    _after(page, look, "tagcity")


def _after(page: Page, look: Look, game: str) -> None:
    """A match of bots, and what can be done when it is over."""
    bots = [{"seat": seat, "bot": "greedy"} for seat in range(4)]
    make_table(page, game=game, seats=4, bots=bots, sit=[], start=True, options={})
    page.locator("[data-test=ending]").wait_for(timeout=300_000)
    page.locator("[data-test=verify]").click()
    page.locator("[data-test=verdict]").wait_for()
    look(f"{game}-ending", False)
    look(f"{game}-ending-whole", True)
    line = {"tagcity": "sheet-high 0", "graffiti": "sheet-segments 0"}[game]
    page.locator(f"[data-why='{line}']").click()
    page.locator("[data-test=why] [data-reason], [data-test=why] li").first.wait_for()
    look(f"{game}-why-points", False)
    page.keyboard.press("Escape")
    page.locator("[data-test=replay]").click()
    page.locator("[data-test=moment]").fill("30")
    page.locator("main[aria-busy=false]").wait_for()
    look(f"{game}-replay", False)


def _graffiti(page: Page, look: Look) -> None:
    rng = Random(5)
    artist.graffiti(page, seats=4)
    page.locator("main[data-asked=must]").wait_for()
    look("graffiti-begin", False)
    look("graffiti-begin-whole", True)
    page.locator("[data-segment=A1]").click(force=True)
    page.locator("[data-test=ask-why]").click()
    page.locator("[data-test=why]").wait_for()
    look("graffiti-why", False)
    page.keyboard.press("Escape")
    painted = page.locator("[data-segment] .tag")
    artist.until(page, rng, lambda: painted.count() > 6 and artist.can_spray(page))
    look("graffiti-middle", False)
    page.locator(artist.SPRAYS).first.click()
    page.locator(artist.CONFIRM).wait_for()
    look("graffiti-preview", False)
    look("graffiti-preview-whole", True)
    page.keyboard.press("Escape")
    page.locator("[data-test=coach-on]").click()
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.click()
    look("graffiti-coach", True)
    page.locator("[data-test=coach-off]").click()
    _after(page, look, "graffiti")


def _curtain(page: Page, look: Look) -> None:
    for game in GAMES:
        make_table(page, game=game, sit=[0, 1], start=True, options={})
        page.locator("[data-test=curtain]").wait_for()
        look(f"{game}-curtain", False)


if __name__ == "__main__":
    main()
