"""The one browser of a worker: Playwright can be started only once in a thread."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from playwright.sync_api import Browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    from tests.browser.visitor import launched

    with launched() as made:
        yield made
