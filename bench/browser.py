"""What a person waits for: the size of the first load, and the time of a frame while a piece moves."""

from __future__ import annotations

import json
from bisect import bisect
from collections import Counter
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, Response

from allcity.games import GAMES
from bench.measure import Row
from scripts.games import Browser, begun_by, browser_of
from tests.browser.player import against_bots, confirm
from tests.browser.visitor import visited

MOVES = 240
SHOWN = 2500  # milliseconds: about three actions at the ordinary speed
TRACED = ["devtools.timeline", "disabled-by-default-devtools.timeline"]
PAINTED = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


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
    page.locator("[data-test^=play-]").first.click()
    page.locator("main[data-asked]").wait_for()
    page.wait_for_load_state("networkidle")
    return sizes


def games_with_pieces() -> dict[str, Browser]:
    """The games in which a piece is moved over a board."""
    tools = {game: browser_of(game) for game in GAMES}
    return {game: browser for game, browser in tools.items() if browser and browser.hold}


def hold(page: Page, game: str, seats: int, first: int) -> Locator:
    """A running match in which this person holds a piece, and the board over which it moves."""
    against_bots(page, game=game, seats=seats, options=begun_by(game, first))
    tools = games_with_pieces()[game]
    assert tools.hold
    tools.hold(page)
    return page.locator(tools.board)


def frames(page: Page, game: str) -> list[float]:
    """Milliseconds of the page's main thread for each frame while a piece moves, in ascending order.

    From the browser's own trace: script, style, layout and paint, with the preview that follows.
    """
    box = hold(page, game, seats=2, first=1).bounding_box()
    browser = page.context.browser
    assert box
    assert browser
    browser.start_tracing(page=page, categories=TRACED)
    for index in range(MOVES):
        across, down = 0.1 + 0.7 * (index * 7 % 60) / 60, 0.1 + 0.6 * (index * 11 % 60) / 60
        page.mouse.move(box["x"] + box["width"] * across, box["y"] + box["height"] * down)
        page.evaluate(PAINTED)
    return sorted(busy(json.loads(browser.stop_tracing())["traceEvents"]))


def paced_frames(page: Page, game: str) -> list[float]:
    """The same while two bots' actions are shown one at a time; the page must move at its ordinary speed."""
    hold(page, game, seats=3, first=3)
    browser = page.context.browser
    assert browser
    browser.start_tracing(page=page, categories=TRACED)
    confirm(page)
    page.wait_for_timeout(SHOWN)
    return sorted(busy(json.loads(browser.stop_tracing())["traceEvents"]))


def busy(events: list[dict[str, Any]]) -> list[float]:
    """The time that the main thread worked in each frame of a trace, by its own clock."""
    begun = [event for event in events if event["name"] == "Commit"]
    thread = Counter((event["pid"], event["tid"]) for event in begun).most_common(1)[0][0]
    own = [event for event in events if (event["pid"], event.get("tid")) == thread]
    starts = sorted(event["ts"] for event in own if event["name"] == "Commit")
    spent = [0.0] * len(starts)
    for event in own:
        is_whole = "tdur" in event  # the trace may end within a task
        if event["name"] == "RunTask" and event["ts"] >= starts[0] and is_whole:
            spent[bisect(starts, event["ts"]) - 1] += event["tdur"] / 1000
    return spent


def rows(_seconds: float) -> Iterator[Row]:
    with visited() as visit:
        page = visit(service_workers="block")
        sizes = first_load(page)
        yield Row(
            "browser: first load without fonts (ratio: to 200 kB)", sizes["other"] / 1000, "kB", 200
        )
        yield Row("browser: fonts", sizes.get("fonts", 0) / 1000, "kB")
        for game in games_with_pieces():
            times = frames(page, game)
            middle, last = times[len(times) // 2], times[len(times) * 99 // 100]
            what = f"browser: {game}, a frame while a piece moves"
            yield Row(f"{what} (ratio: to 16 ms)", middle, "ms", 16)
            yield Row(f"{what}, 99th percentile (ratio: to 16 ms)", last, "ms", 16)
