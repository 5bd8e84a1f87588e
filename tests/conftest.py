"""What tests of all folders share: the one browser of a worker, and the place of compiled kernels.

Playwright can be started only once in a thread.
"""

from __future__ import annotations

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


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.browser.visitor import launched

    with launched() as made:
        yield made
