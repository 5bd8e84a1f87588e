"""Photographs the table in the browser into docs/pictures: `python -m scripts.browser_pictures [LOOK…]`, as in `wide-dark`."""

from __future__ import annotations

import io
from argparse import ArgumentParser
from pathlib import Path

from PIL import Image
from playwright.sync_api import Page

from allcity.games import GAMES
from scripts.games import Browser, browser_of
from tests.browser.visitor import SIZES, THEMES, visited

TARGET = Path(__file__).parent.parent / "docs/pictures"
MOST = 300_000
STILL = """Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))
    .then(() => 0)"""


LOOKS = {f"{size}-{theme}": (size, theme) for theme in THEMES for size in SIZES}


def main() -> None:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("look", nargs="*", help=f"all, or some of: {' '.join(LOOKS)}")
    chosen: list[str] = parser.parse_args().look or list(LOOKS)
    if unknown := set(chosen) - set(LOOKS):
        parser.error(f"no such look: {' '.join(sorted(unknown))}")
    with visited() as visit:
        for look in chosen:
            page = visit(*LOOKS[look])
            _views(page, look)
            page.context.close()


def _views(page: Page, name: str) -> None:
    page.locator("[data-test^=play-]").first.wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, f"browser-home-{name}")
    page.evaluate(
        "fetch('/api/me', {method: 'POST', body: JSON.stringify({name: 'Ana'}),"
        " headers: {'Content-Type': 'application/json'}})"
    )
    for game in GAMES:
        if browser := browser_of(game):
            _match(page, game, browser, name)


def _match(page: Page, game: str, browser: Browser, name: str) -> None:
    page.goto("/")
    page.locator(f"[data-test=play-{game}]").click()
    browser.play(page)
    is_wide = name.startswith("wide")
    if is_wide:
        page.evaluate("scrollTo(0, 0)")
    keep(page, f"browser-{game}-{name}")
    if is_wide and browser.finish:
        browser.finish(page)
        keep(page, f"browser-{game}-ending-{name}")


def keep(page: Page, name: str) -> None:
    """A picture of few colours, so that it stays small; taken when nothing moves any more."""
    page.evaluate(STILL)
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    path = TARGET / f"{name}.png"
    picture.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=2, dither=Image.Dither.NONE).save(
        path, optimize=True
    )
    assert path.stat().st_size < MOST, f"{path} is too large"
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
