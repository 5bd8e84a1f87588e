"""Fixtures: one server and one browser for a worker, and people each with a browser of their own."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from allcity.server.http import pages
from tests.browser.frames import NoFrames, undrawn
from tests.luck import luck  # noqa: F401 (for all tests here)
from tests.server.harness import Server, served

PATIENCE = 60_000  # the machine may be busy with other things
expect.set_options(timeout=PATIENCE)
EACH = {
    "viewport": {"width": 1280, "height": 860},
    "reduced_motion": "reduce",
    "locale": "en-GB",
    "service_workers": "block",  # each would fetch the whole client for later
}
New = Callable[..., Page]
# A browser that has nothing in it yet is set to a speed, so that most tests need not wait for bots.
SPEED = """try { if (!localStorage.getItem('allcity-settings'))
    localStorage.setItem('allcity-settings', '{"speed": "%s"}'); } catch { /* about:blank keeps nothing */ }"""


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Function) -> Generator[None, object, object]:
    """Say so if a test fails because the browser stopped drawing."""
    try:
        return (yield)
    except Exception as error:
        browser = item.funcargs.get("browser")
        if isinstance(browser, Browser) and (pages := undrawn(browser)):
            raise NoFrames(*pages) from error
        raise


@pytest.fixture(scope="session")
def table_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    assert (pages.STATIC / "index.html").exists(), "the client is not built: make web"
    with served(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture
def new_page(browser: Browser, table_server: Server) -> Iterator[New]:
    """Somebody's browser, with nothing in it; whatever goes wrong on its page fails the test."""
    contexts: list[BrowserContext] = []
    wrong: list[str] = []

    def new(path: str = "about:blank", speed: str = "instant", **options: Any) -> Page:
        chosen = {**EACH, **options}
        address = f"http://127.0.0.1:{table_server.port}"
        context = browser.new_context(base_url=address, **chosen)
        context.add_init_script(SPEED % speed)
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.goto(path)
        return page

    yield new
    for context in contexts:
        context.close()
    assert not wrong


@pytest.fixture
def page(new_page: New) -> Page:
    return new_page()
