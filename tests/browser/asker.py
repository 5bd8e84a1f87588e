"""A person who asks why everything that is greyed is forbidden, by mouse, key or finger."""

from __future__ import annotations

from collections.abc import Callable
from copy import deepcopy
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.artist import graffiti
from tests.browser.player import again, against_bots
from tests.server.harness import Server


def begun(page: Page, game: str) -> str:
    """A match against a bot in which this person is asked first."""
    table = against_bots(page) if game == "tagcity" else graffiti(page)
    page.locator("main[data-asked=must]").wait_for()
    return table


def changed(server: Server, page: Page, table: str, change: Callable[[Any], None]) -> None:
    """The position with some of its JSON exchanged, as if it had come about."""

    async def work() -> None:
        match = (await server.services.tables.get(table)).room.match
        data = deepcopy(match.game.state_to_json(match.state))  # parts of it are shared
        change(data)
        match.state = match.game.state_from_json(data, match.edition)

    server.do(work())
    again(page)
    page.locator("main[data-asked=must]").wait_for()


def touch(page: Page, what: Locator, by: str) -> None:
    """Reach for something by mouse, key or finger, whether it is greyed or not."""
    what.evaluate("one => one.scrollIntoView({block: 'center'})")
    if by == "key":
        what.focus()
        page.keyboard.press("Enter")
    elif by == "finger":
        what.tap(force=True)
    else:
        what.click(force=True)


def why_of(page: Page, greyed: Locator, *, by: str = "mouse") -> Locator:
    """Ask a greyed option why, and open what the prompt says of it."""
    expect(greyed).to_have_attribute("aria-disabled", "true")
    touch(page, greyed, by)
    page.locator("[data-test=ask-why]").click()
    dialog = page.locator("[data-test=why]")
    expect(dialog).to_be_visible()
    return dialog
