"""A person at the browser: clicks, touches or presses what the page offers, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from playwright.sync_api import Error, Page, expect

SETTLED = 300  # what was sent a moment ago has arrived by then
SOON = 1500
PATIENCE = 120.0
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


LOOK = """() => {
    const main = document.querySelector('main');
    const count = (selector) => document.querySelectorAll(selector).length;
    return {
        asked: main?.dataset.asked ?? '',
        status: main?.dataset.status ?? '',
        curtain: count('[data-test=open-curtain]'),
        spaces: count('[data-space][data-target]'),
        bubbles: count('button[data-target^=check]'),
        places: count('[data-test=next]:not([aria-disabled=true])'),
        drones: count('[data-test=drone]:not([aria-disabled=true])'),
        ready: count('[data-test=confirm]:not([aria-disabled=true])'),
    };
}"""


def look(page: Page) -> dict[str, Any]:
    """What a person sees at a glance."""
    seen: dict[str, Any] = page.evaluate(LOOK)
    return seen


def is_asked(page: Page) -> bool:
    return bool(look(page)["asked"] == "must")


def is_over(page: Page) -> bool:
    return bool(look(page)["status"] == "over")


def can_place(page: Page) -> bool:
    """Whether this person is asked and has a piece in hand that fits somewhere."""
    seen = look(page)
    return bool(seen["asked"] == "must" and seen["places"])


def play_out(pages: Mapping[str, Page] | Page, rng: Random, choose: Choose | None = None) -> None:
    """Play with all these pages until the match is over on each of them."""
    everybody = [pages] if isinstance(pages, Page) else list(pages.values())
    limit = time.monotonic() + PATIENCE
    while not all(is_over(page) for page in everybody):
        assert time.monotonic() < limit, "the match does not end"
        for page in everybody:
            step(page, rng, tag_choice)
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
    seen = look(page)
    if seen["curtain"]:
        page.locator("[data-test=open-curtain]").click(timeout=SOON)
    elif seen["asked"] != "must":
        page.wait_for_timeout(20)
    elif seen["spaces"]:
        spaces = page.locator("[data-space][data-target]")
        spaces.nth(rng.randrange(seen["spaces"])).click(timeout=SOON)
    elif seen["ready"] or seen["bubbles"]:
        if seen["bubbles"]:
            choose(page, rng)
        if send:
            page.locator("[data-test=confirm]:not([aria-disabled=true])").click(timeout=SOON)
        return True
    return False


def some_choice(page: Page, rng: Random) -> None:
    """Tag, or sometimes send a drone or check the networks, so that matches end in all ways."""
    seen, luck = look(page), rng.random()
    if luck < 0.3 or not seen["places"]:
        quick_choice(page, rng)
    elif luck < 0.4 and seen["drones"]:
        page.locator("[data-test=drone]").click(timeout=SOON)
        shapes = page.locator(".hq [data-target^=drone]")
        shapes.nth(rng.randrange(shapes.count() or 1)).click(timeout=SOON)
        page.locator("[data-test=next]:not([aria-disabled=true])").click(timeout=SOON)
    elif luck < 0.8:
        page.locator("[data-test=next]").click(timeout=SOON)


def quick_choice(page: Page, rng: Random) -> None:
    """Check the networks, which ends a match soonest."""
    bubbles = page.locator("button[data-target^=check]")
    if count := bubbles.count():
        bubbles.nth(rng.randrange(count)).click(timeout=SOON)


def tag_choice(page: Page, rng: Random) -> None:
    """Leave the piece where it was proposed, so that the match goes on for long."""
    if not look(page)["places"]:
        quick_choice(page, rng)


def until(page: Page, rng: Random, is_so: Callable[[], object]) -> None:
    """Play on until something holds and goes on to hold; the match does not end before."""
    limit = time.monotonic() + PATIENCE
    while True:
        if is_so():
            page.wait_for_timeout(SETTLED)
            if is_so():
                return
        assert time.monotonic() < limit, "it did not come about"
        step(page, rng, tag_choice)
