"""Photographs lessons into docs/pictures and the pictures of the rules into docs/rules/pictures.

`python -m scripts.learn_pictures`, after `make web`; the games' own components draw them.
"""

from __future__ import annotations

import io
import tempfile
from pathlib import Path

from PIL import Image
from playwright.sync_api import Browser, Locator, Page, sync_playwright

from allcity.games import GAMES
from allcity.learn.reference import pictures
from allcity.locales import LANGUAGES
from scripts.games import browser_of
from scripts.rules import FOLDER
from tests.browser.chromium import chromium, flags
from tests.server.harness import served

LESSONS = Path(__file__).parent.parent / "docs/pictures"
RULES = FOLDER / "pictures"
MOST = 200_000
SIZES = {"wide": (1280, 900), "phone": (360, 740)}


def main() -> None:
    RULES.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        address = f"http://127.0.0.1:{server.port}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=flags())
            for language in LANGUAGES:
                _rules(browser, address, language)
            for game in GAMES:
                _lessons(browser, address, game)
                _book(browser, address, game)
            browser.close()


def _page(browser: Browser, address: str, look: str) -> Page:
    """A page of a size and in a theme, such as `wide-dark`."""
    size, theme = look.split("-")
    width, height = SIZES[size]
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        device_scale_factor=2 if width < 500 else 1,
    )
    return context.new_page()


def _rules(browser: Browser, address: str, language: str) -> None:
    page = browser.new_context(
        base_url=address,
        viewport={"width": 760, "height": 900},
        color_scheme="light",
        reduced_motion="reduce",
        locale=language,
    ).new_page()
    for game in GAMES:
        page.goto(f"/rules/{game}")
        for picture in pictures(game):
            drawn = page.locator(f"[data-picture='{picture.clause}'] .drawn")
            drawn.wait_for()
            _keep(drawn, RULES / f"{picture.clause}.{language}.png", 96)


def _lessons(browser: Browser, address: str, game: str) -> None:
    if tools := browser_of(game):
        for look, show in tools.lessons.items():
            page = _page(browser, address, look)
            show(page)
            page.evaluate("scrollTo(0, 0)")
            _keep(page, LESSONS / f"browser-lesson-{game}-{look}.png")


def _book(browser: Browser, address: str, game: str) -> None:
    """The rules at the last clause that has a picture."""
    if clauses := [picture.clause for picture in pictures(game)]:
        page = _page(browser, address, "wide-dark")
        page.goto(f"/rules/{game}#{clauses[-1]}")
        page.locator("article.asked").wait_for()
        _keep(page, LESSONS / f"browser-rules-{game}-wide-dark.png")


def _keep(shown: Page | Locator, path: Path, colours: int = 200) -> None:
    """A picture of few colours, so that it stays small."""
    shown.page.wait_for_timeout(300) if isinstance(shown, Locator) else shown.wait_for_timeout(300)
    picture = Image.open(io.BytesIO(shown.screenshot())).convert("RGB")
    few = picture.quantize(colours, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE)
    few.save(path, optimize=True)
    assert path.stat().st_size < MOST, f"{path} is too large"
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
