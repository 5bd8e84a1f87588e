"""Now and then Chromium draws nothing more of a page that runs on. Playwright then waits for frames in vain."""

from __future__ import annotations

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 10_000
ALIVE = "() => true"
DRAWN = "() => (window.drawn ??= requestAnimationFrame(() => (window.drawn = true))) === true"


class NoFrames(Exception):
    """The browser stopped, not the page: such a test is run once more, and the summary tells of it."""


def undrawn(browser: Browser) -> list[str]:
    """The pages whose timers run, but which get no frames. One that hangs is none of them: that is its own fault."""
    pages = [page for context in browser.contexts for page in context.pages]
    return [page.url for page in pages if _comes(page, ALIVE) and not _comes(page, DRAWN)]


def _comes(page: Page, what: str) -> bool:
    try:
        page.wait_for_function(what, polling=100, timeout=PATIENCE)
    except TooLate:
        return False
    return True
