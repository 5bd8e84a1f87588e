"""Photographs a *why* and the coach in the browser into docs/pictures: `python -m scripts.why_pictures`."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Page, sync_playwright

from scripts.browser_pictures import SIZES, keep
from tests.browser.chromium import chromium, flags
from tests.browser.player import against_bots, can_place, make_table, until
from tests.server.harness import served


def main() -> None:
    width, height = SIZES["wide"]
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags())
        page = browser.new_page(
            base_url=f"http://127.0.0.1:{server.port}",
            viewport={"width": width, "height": height},
            color_scheme="dark",
            reduced_motion="reduce",
            locale="en-GB",
        )
        page.goto("/")
        _why(page)
        _coach(page)
        browser.close()


def _why(page: Page) -> None:
    """Bots have played, and somebody asks where the points of a line come from."""
    bots = [{"seat": seat, "bot": "planner"} for seat in (0, 1)]
    make_table(page, bots=bots, sit=[], start=True)
    page.locator("[data-test=ending]").wait_for(timeout=120_000)
    page.locator("[data-why='sheet-high 0']").click()
    page.locator("[data-test=why] [data-reason]").first.wait_for()
    page.wait_for_timeout(300)
    keep(page, "browser-why-wide-dark")


def _coach(page: Page) -> None:
    against_bots(page, seats=3)
    page.locator("[data-test=coach-on]").click()
    until(page, Random(7), lambda: can_place(page))
    page.locator("[data-test=advice]").click()
    page.locator("[data-tip]").first.click()
    page.wait_for_timeout(300)
    keep(page, "browser-coach-wide-dark")


if __name__ == "__main__":
    main()
