"""Compiled searches for tests: import the fixture `engines` into a module whose tests need them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from allcity.bots import warm
from allcity.fast.kernel import judging_of
from allcity.games import GAMES

JUDGING = [key for key in GAMES if judging_of(key)]


@pytest.fixture(autouse=True, scope="module")
def engines() -> Iterator[None]:
    """They are ready in the tests of this module, and in no other test of this process."""
    for game in JUDGING:
        warm.warm_alone(game)
    yield
    warm._ENGINES.clear()
