"""A person at the browser: clicks, touches or presses what the page offers, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Error, Page, expect

SOON = 1500
PATIENCE = 60.0
Choose = Callable[[Page, Random], None]


def make_table(page: Page, **body: Any) -> str:
    """A table made behind the page's back, with the page's own cookie, and shown."""
    table = page.evaluate(
        """async (body) => {
            const post = async (path, body) => (await fetch(path, {
                method: 'POST', body: JSON.stringify(body), headers: {'Content-Type': 'application/json'},
            })).json();
            await post('/api/me', {});
            const table = await post('/api/tables', body);
            return table.id;
        }""",
        {"game": "tagcity", "seats": 2, "options": {"leader": "1"}, **body},
    )
    page.goto(f"/t/{table}")
    return str(table)


def against_bots(page: Page, seats: int = 2, bot: str = "random", **more: Any) -> str:
    """A running match in which the others are bots."""
    bots = [{"seat": seat, "bot": bot} for seat in range(1, seats)]
    table = make_table(page, seats=seats, bots=bots, start=True, **more)
    page.locator("[data-test=city]").wait_for()
    return table


def is_asked(page: Page) -> bool:
    return page.locator("main[data-asked=must]").count() > 0


def is_over(page: Page) -> bool:
    return page.locator("main[data-status=over]").count() > 0


def play_out(pages: Mapping[str, Page] | Page, rng: Random, choose: Choose | None = None) -> None:
    """Play with all these pages until the match is over on each of them."""
    everybody = [pages] if isinstance(pages, Page) else list(pages.values())
    limit = time.monotonic() + PATIENCE
    while not all(is_over(page) for page in everybody):
        assert time.monotonic() < limit, "the match does not end"
        for page in everybody:
            step(page, rng, choose)
    for page in everybody:
        expect(page.locator("[data-test=ending]")).to_be_visible()


def step(page: Page, rng: Random, choose: Choose | None = None, send: bool = True) -> bool:
    """One thing that a person does when asked; true when a whole move is ready, or was sent."""
    try:
        return _step(page, rng, choose or some_choice, send)
    except Error as problem:
        if "Timeout" in str(problem) or "detached" in str(problem):
            return False  # the table moved on under the pointer
        raise


def _step(page: Page, rng: Random, choose: Choose, send: bool) -> bool:
    curtain = page.locator("[data-test=open-curtain]")
    if curtain.count():
        curtain.click(timeout=SOON)
        return False
    if not is_asked(page):
        page.wait_for_timeout(20)
        return False
    spaces = page.locator("[data-space][data-target]")
    if count := spaces.count():
        spaces.nth(rng.randrange(count)).click(timeout=SOON)
        return False
    if can_confirm(page) or page.locator("button[data-target]").count():
        choose(page, rng)
    if not can_confirm(page):
        page.wait_for_timeout(20)
        return False
    if send:
        page.locator("[data-test=confirm]").click(timeout=SOON)
        page.wait_for_timeout(20)
    return True


def can_confirm(page: Page) -> bool:
    return page.locator("[data-test=confirm]:not([aria-disabled=true])").count() > 0


def some_choice(page: Page, rng: Random) -> None:
    """Tag, or sometimes send a drone or check the networks, so that matches end in all ways."""
    bubbles = page.locator("button[data-target^=check]")
    drones = page.locator("[data-test=drone]:not([disabled])")
    has_place = page.locator("[data-test=next]:not([disabled])").count() > 0
    luck = rng.random()
    if bubbles.count() and (luck < 0.3 or not has_place):
        bubbles.nth(rng.randrange(bubbles.count())).click(timeout=SOON)
    elif luck < 0.4 and drones.count():
        drones.click(timeout=SOON)
        shapes = page.locator(".hq [data-target^=drone]")
        shapes.nth(rng.randrange(shapes.count())).click(timeout=SOON)
        page.locator("[data-test=next]:not([disabled])").click(timeout=SOON)
    elif has_place and luck < 0.8:
        page.locator("[data-test=next]").click(timeout=SOON)


def until(page: Page, rng: Random, is_so: Callable[[], object]) -> None:
    """Play on until something holds."""
    limit = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < limit, "it did not come about"
        step(page, rng)
