"""People with browsers at a server of their own: for pictures and figures, outside of the tests."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.chromium import chromium, flags
from tests.browser.conftest import SPEED
from tests.server.harness import Server, served

SIZES = {"wide": (1440, 900), "tablet": (820, 1180), "phone": (360, 740)}
# Windows of all kinds, in which a match can be played; a page at 200 % has half of a laptop's pixels.
SCREENS = {
    "small-laptop": (1280, 720),
    "laptop": (1366, 768),
    "wide": (1440, 900),
    "desktop": (1920, 1080),
    "large": (2560, 1440),
    "tablet": (820, 1180),
    "phone": (360, 740),
    "landscape": (740, 360),
    "zoomed": (683, 384),
}
THEMES = ("dark", "light")
Visit = Callable[..., Page]


@contextmanager
def launched() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=flags())
        yield browser
        browser.close()


@contextmanager
def visited() -> Iterator[Visit]:
    """A way to open pages at a server that is there for nobody else."""
    with (
        tempfile.TemporaryDirectory() as folder,
        served(Path(folder)) as server,
        visiting(server) as visit,
    ):
        yield visit


@contextmanager
def visiting(server: Server) -> Iterator[Visit]:
    """A way to open a page in an empty browser: of a size, in a theme, and whatever else a context takes."""
    with launched() as browser:

        def visit(size: str = "wide", theme: str = "dark", **more: Any) -> Page:
            width, height = SIZES[size]
            phone = {"has_touch": True, "is_mobile": True, "device_scale_factor": 2}
            options = {
                "base_url": f"http://127.0.0.1:{server.port}",
                "viewport": {"width": width, "height": height},
                "color_scheme": theme,
                "reduced_motion": "reduce",
                "locale": "en-GB",
                **(phone if size == "phone" else {}),
                **more,
            }
            context = browser.new_context(**options)
            context.add_init_script(SPEED % "instant")
            page = context.new_page()
            page.goto("/")
            return page

        yield visit
