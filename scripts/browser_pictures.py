"""Photographs the table in the browser into docs/pictures: `python -m scripts.browser_pictures`."""

from __future__ import annotations

import io
import tempfile
from pathlib import Path
from random import Random
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser import artist as graffiti
from tests.browser.chromium import chromium, flags
from tests.browser.player import can_place, play_out, step
from tests.server.harness import served

TARGET = Path(__file__).parent.parent / "docs/pictures"
SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (360, 740)}
THEMES = ("dark", "light")
MOST = 300_000
PAINTED = 7  # segments


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as server:
        address = f"http://127.0.0.1:{server.port}"
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=chromium(), args=flags())
            for theme in THEMES:
                for size in SIZES:
                    _views(browser, address, theme, size)
            browser.close()


def _views(browser: Browser, address: str, theme: str, size: str) -> None:
    width, height = SIZES[size]
    phone: dict[str, Any] = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        color_scheme="light" if theme == "light" else "dark",
        reduced_motion="reduce",
        locale="en-GB",
        **(phone if size == "phone" else {}),
    )
    page = context.new_page()
    page.goto("/")
    page.locator("[data-test=play-tagcity]").wait_for()
    page.wait_for_load_state("networkidle")
    keep(page, f"browser-home-{size}-{theme}")
    page.evaluate(
        "fetch('/api/me', {method: 'POST', body: JSON.stringify({name: 'Ana'}),"
        " headers: {'Content-Type': 'application/json'}})"
    )
    _tagcity(page, f"{size}-{theme}")
    page.goto("/")
    _graffiti(page, f"{size}-{theme}")
    context.close()


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
    graffiti.until(page, rng, lambda: painted.count() > PAINTED and graffiti.can_spray(page))
    page.locator(graffiti.SEGMENTS).first.click()
    page.locator(graffiti.CONFIRM).wait_for()
    if name.startswith("wide"):
        page.evaluate("scrollTo(0, 0)")
    keep(page, f"browser-graffiti-{name}")


def _next(page: Page) -> None:
    for _ in range(2):
        page.keyboard.press("n")


def keep(page: Page, name: str) -> None:
    """A picture of few colours, so that it stays small."""
    picture = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
    path = TARGET / f"{name}.png"
    picture.quantize(256, dither=Image.Dither.NONE).save(path, optimize=True)
    assert path.stat().st_size < MOST, f"{path} is too large"
    print(path.name, path.stat().st_size)


if __name__ == "__main__":
    main()
