"""Fixtures for tests of all folders: the one browser of a worker, the place of compiled kernels, and measures that save time.

Playwright can be started only once in a thread.
"""

from __future__ import annotations

import asyncio
import gc
import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser

os.environ.setdefault(
    "ALLCITY_KERNELS", str(Path(__file__).parent.parent / ".pytest_cache/kernels")
)
os.environ.setdefault("ALLCITY_FAST", "0")  # no server of a test compiles in the background


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """If slow tests are left out, a file with only such tests is not even imported: that takes seconds in each worker."""
    if collection_path.suffix != ".py" or config.option.markexpr != "not slow":
        return None
    return "\npytestmark = pytest.mark.slow\n" in collection_path.read_text("utf-8") or None


def pytest_collection_finish() -> None:
    """Imported and collected objects stay, so the garbage collector need not examine them again and again."""
    gc.collect()
    gc.freeze()


@pytest.fixture(autouse=True)
def _own_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """The loop of a browser that an earlier test opened does not run during tests without one, and forbids them none."""
    if "browser" in request.fixturenames:
        yield
        return
    browsers = asyncio._get_running_loop()
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(browsers)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.browser.visitor import launched

    with launched() as browser:
        yield browser
