"""The static site below a path, as any web server delivers it, and a browser that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any

from playwright.sync_api import Page

SITE = Path(__file__).parents[2] / "site"
BELOW = "/some/where/"
LOADING = 300_000  # the machine may be busy
KEPT = """() => caches.open('allcity-offline-1').then((cache) => cache.keys())
    .then((keys) => keys.length >= 7)"""


class Plain(SimpleHTTPRequestHandler):
    """Files and nothing else: no rewriting, no headers of ours."""

    def translate_path(self, path: str) -> str:
        inside = path.removeprefix(BELOW) if path.startswith(BELOW) else "not-here"
        return super().translate_path(f"/{inside}")

    def log_message(self, *args: Any) -> None:
        """Nothing is said."""


@contextmanager
def web_space() -> Iterator[str]:
    """The address of the site."""
    assert (SITE / "index.html").exists(), "the site is not built: make site"
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Plain, directory=str(SITE))) as server:
        thread = Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}{BELOW}"
        server.shutdown()
        thread.join()


def is_ready(page: Page) -> None:
    """Wait until the engine has been loaded and started."""
    page.locator("[data-engine=ready]").wait_for(timeout=LOADING)


def cut(page: Page) -> None:
    """No network from now on; before that the service worker has stored what it needs."""
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function(KEPT, timeout=LOADING)
    page.context.set_offline(True)
