"""A person at Graffiti's table: clicks or taps what the page offers, and nothing else."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page

from tests.browser.player import PATIENCE, arrived, changes, is_asked, make_table, settled

SEGMENTS = "[data-segment][data-target]"
SPRAYS = "[data-segment][data-target^=spray]"
THINGS = "[data-thing][data-target], [data-space][data-target]"
USES = "[data-bonus][data-target]:not([data-bonus=reserve])"
CONFIRM = "[data-test=confirm]:not([aria-disabled=true])"
END, PASS = "[data-test=end]", "[data-test=pass]"
OFFERED = """(kinds) => document.querySelector('main[data-asked=must][aria-busy=false]')
    ? kinds.map((kind) => document.querySelectorAll(kind).length) : null"""
Press = Callable[[Locator], None]


def graffiti(page: Page, seats: int = 2, **more: Any) -> str:
    bots = [{"seat": seat, "bot": "random"} for seat in range(1, seats)]
    body = {"bots": bots, "start": True, "options": {"first": "1"}, **more}
    table = make_table(page, game="graffiti", seats=seats, **body)
    arrived(page)
    return table


def click(target: Locator) -> None:
    target.click()


def tap(target: Locator) -> None:
    target.tap()


def step(page: Page, rng: Random, press: Press = click) -> None:
    """One thing that a person does when asked: spray if possible, else take something, else pass."""
    order = [CONFIRM, SEGMENTS, END, THINGS, USES, PASS]
    if rng.random() < 0.2:
        order.insert(1, USES)
    offered = page.evaluate(OFFERED, order) or []
    count, what = next(((n, what) for n, what in zip(offered, order, strict=False) if n), (0, ""))
    if not count:
        changes(page)
        return
    press(page.locator(what).nth(rng.randrange(count)))
    settled(page)


def until(page: Page, rng: Random, is_so: Callable[[], object], press: Press = click) -> None:
    limit = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < limit, "it did not come about"
        step(page, rng, press)


def can_confirm(page: Page) -> bool:
    return page.locator(CONFIRM).count() > 0


def can_spray(page: Page) -> bool:
    return is_asked(page) and page.locator(SPRAYS).count() > 0 and not can_confirm(page)
