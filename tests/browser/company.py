"""People who play together: two browsers at a table, one that leaves and returns, and the final die."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.conftest import New
from tests.browser.player import PATIENCE, arrived, changes, is_asked, look, make_table, step

FINAL = "Final die"


def two_people(new_page: New, motion: str = "reduce", **more: Any) -> tuple[Page, Page, str]:
    """Two browsers at one table, the second invited by a link."""
    ana, ben = new_page(reduced_motion=motion), new_page()
    table = make_table(ana, is_open=True, **more)
    ben.goto(f"/t/{table}")
    ben.locator("[data-test=sit-1]").click()
    ana.locator("[data-test=start][aria-disabled=false]").click()
    for page in (ana, ben):
        arrived(page)
    return ana, ben, table


def goes(who: Page, seen_by: Page) -> None:
    """Somebody closes the page, and the other sees that."""
    who.goto("about:blank")
    expect(seen_by.locator("[data-seat] .away")).to_have_count(1)


def comes(who: Page, seen_by: Page) -> None:
    who.go_back()
    expect(seen_by.locator("[data-seat] .away")).to_have_count(0)


def to_final(ana: Page, ben: Page, rng: Random) -> None:
    """Play on until both may choose for the final die; a person who chose too early waits for the next one."""

    def is_final(page: Page) -> bool:
        return is_asked(page) and FINAL in page.locator("[data-test=prompt]").inner_text()

    limit = time.monotonic() + PATIENCE
    while not (is_final(ana) and is_final(ben)):
        assert time.monotonic() < limit
        for page, other in ((ana, ben), (ben, ana)):
            if look(other)["asked"] == "may" or not (is_final(page) or is_final(other)):
                step(page, rng)
            else:
                changes(page)
