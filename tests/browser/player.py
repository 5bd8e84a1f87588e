"""A person at the browser: clicks, touches or presses what the page offers, and nothing else."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Error, Page

SOON = 1500


def step(page: Page, rng: Random, send: bool = True) -> bool:
    """One thing that a person does when asked; true when a whole move is ready, or was sent."""
    try:
        return _step(page, rng, send)
    except Error as problem:
        if "Timeout" in str(problem) or "detached" in str(problem) or "context" in str(problem):
            return False  # the table moved on under the pointer
        raise


def _step(page: Page, rng: Random, send: bool) -> bool:
    curtain = page.locator("[data-test=open-curtain]")
    if curtain.count():
        curtain.click(timeout=SOON)
        return False
    if page.locator("main[data-asked=must]").count() == 0:
        page.wait_for_timeout(25)
        return False
    spaces = page.locator("[data-space][data-target]")
    if count := spaces.count():
        spaces.nth(rng.randrange(count)).click(timeout=SOON)
        return False
    if page.locator("[data-test=next]:not([disabled])").count():
        for _ in range(rng.randrange(3)):
            page.locator("[data-test=next]").click(timeout=SOON)
    elif page.locator("[data-test=confirm][disabled]").count():
        bubbles = page.locator("button.chip[data-target]")
        if bubbles.count():
            bubbles.first.click(timeout=SOON)
    if page.locator("[data-test=confirm]:not([disabled])").count() == 0:
        page.wait_for_timeout(25)
        return False
    if send:
        page.locator("[data-test=confirm]").click(timeout=SOON)
        page.wait_for_timeout(25)
    return True
