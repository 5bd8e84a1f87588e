"""Photographs the table in the browser into docs/pictures: `python -m scripts.browser_pictures`."""

from __future__ import annotations

import io
from pathlib import Path
from random import Random

from PIL import Image
from playwright.sync_api import Page, expect

from tests.browser import artist
from tests.browser.player import can_place, play_out, step
from tests.browser.visitor import SIZES, THEMES, visited

TARGET = Path(__file__).parent.parent / "docs/pictures"
MOST = 300_000
PAINTED = 7  # segments
STILL = """Promise.all(document.getAnimations().map((one) => one.finished.catch(() => 0)))
    .then(() => 0)"""


def main() -> None:
    with visited() as visit:
        for theme in THEMES:
            for size in SIZES:
                page = visit(size, theme)
                _views(page, f"{size}-{theme}")
                page.context.close()


def _views(page: Page, name: str) -> None:
    page.locator("[data-test=play-tagcity]").wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, f"browser-home-{name}")
    page.evaluate(
        "fetch('/api/me', {method: 'POST', body: JSON.stringify({name: 'Ana'}),"
        " headers: {'Content-Type': 'application/json'}})"
    )
    _tagcity(page, name)
    page.goto("/")
    _graffiti(page, name)


def _tagcity(page: Page, name: str) -> None:
    page.locator("[data-test=play-tagcity]").click()
    page.locator("[data-test=city]").wait_for()
    rng, moves = Random(7), 0
    while moves < 8:
        moves += step(page, rng, lambda one, _: _next(one))
    while not can_place(page):
        step(page, rng, send=False)
    _next(page)
    expect(page.locator("[data-test=promise] strong")).to_be_visible()
    keep(page, f"browser-tagcity-{name}")
    if name.startswith("wide"):
        play_out(page, rng)
        keep(page, f"browser-ending-{name}")


def _graffiti(page: Page, name: str) -> None:
    """A segment about to be sprayed, with its payment, when the walls are already bright."""
    page.locator("[data-test=play-graffiti]").click()
    page.locator("[data-segment]").first.wait_for()
    rng = Random(5)
    painted = page.locator("[data-segment] .tag")
    artist.until(page, rng, lambda: painted.count() > PAINTED and artist.can_spray(page))
    page.locator(artist.SEGMENTS).first.click()
    page.locator(artist.CONFIRM).wait_for()
    if name.startswith("wide"):
        page.evaluate("scrollTo(0, 0)")
    keep(page, f"browser-graffiti-{name}")


def _next(page: Page) -> None:
    for _ in range(2):
        page.keyboard.press("n")


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
