"""What a person waits for: the size of the first load, and the time of a frame while a piece moves."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random

from playwright.sync_api import Page, Response, sync_playwright

from bench.measure import Row
from tests.browser.chromium import chromium, flags
from tests.browser.player import against_bots, can_place, until
from tests.server.harness import served

# Each move of the pointer is followed by style and layout, as in a frame.
MOVES = """async () => {
    const city = document.querySelector('[data-test=city]');
    const box = city.getBoundingClientRect();
    const times = [];
    for (let index = 0; index < 240; index++) {
        const at = {x: box.x + box.width * (0.1 + 0.7 * ((index * 7) % 60) / 60),
                    y: box.y + box.height * (0.1 + 0.6 * ((index * 11) % 60) / 60)};
        const event = new PointerEvent('pointermove',
            {clientX: at.x, clientY: at.y, pointerType: 'mouse', bubbles: true});
        const begun = performance.now();
        city.dispatchEvent(event);
        await Promise.resolve();
        city.getBoundingClientRect();
        times.push(performance.now() - begun);
        await new Promise(requestAnimationFrame);
    }
    return times.sort((a, b) => a - b);
}"""


def first_load(page: Page) -> dict[str, int]:
    """Compressed bytes by kind that an empty browser fetches until a match is on the screen."""
    sizes: dict[str, int] = {}

    def count(response: Response) -> None:
        headers = response.headers
        kind = "fonts" if "font" in headers.get("content-type", "") else "other"
        if "/api/" not in response.url:
            sizes[kind] = sizes.get(kind, 0) + int(headers.get("content-length", 0))

    page.on("response", count)
    page.goto("/")
    page.locator("[data-test=play-tagcity]").click()
    page.locator("[data-test=city]").wait_for()
    page.wait_for_load_state("networkidle")
    return sizes


def frames(page: Page) -> list[float]:
    """Milliseconds of script, style and layout for each move of the pointer, in ascending order."""
    against_bots(page)
    until(page, Random(1), lambda: can_place(page))
    times: list[float] = page.evaluate(MOVES)
    return times


def rows(_seconds: float) -> Iterator[Row]:
    with (
        tempfile.TemporaryDirectory() as name,
        served(Path(name)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags())
        context = browser.new_context(
            base_url=f"http://127.0.0.1:{server.port}", service_workers="block"
        )
        page = context.new_page()
        sizes = first_load(page)
        yield Row(
            "browser: first load without fonts (ratio: to 200 kB)", sizes["other"] / 1000, "kB", 200
        )
        yield Row("browser: fonts", sizes.get("fonts", 0) / 1000, "kB")
        times = frames(page)
        yield Row("browser: moving a piece (ratio: to a frame)", times[len(times) // 2], "ms", 16)
        last = times[len(times) * 99 // 100]
        yield Row("browser: moving a piece, 99th percentile (ratio: to a frame)", last, "ms", 16)
        browser.close()
