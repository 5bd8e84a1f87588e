"""Workers answer at once while nothing is compiled, and search with compiled code as soon as it is there."""

from __future__ import annotations

import asyncio
import shutil
import time
from pathlib import Path

import pytest

from allcity.bots import warm
from allcity.fast import cache
from allcity.games import GAMES
from allcity.server.running import workers
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Task, Thinkers
from tests.bots.positions import positions
from tests.server.harness import PATIENCE
from tests.sizes import size

pytestmark = pytest.mark.slow

GAME = "tagcity"
IS_EMPTY = size(0, 1)  # whether really everything is compiled, which takes minutes


@pytest.fixture
def kernels(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache without the mark that a search has been compiled; its code is there already, unless in a soak."""
    warm.warm_alone(GAME)
    warm._ENGINES.clear()
    if not IS_EMPTY:
        unfinished = shutil.ignore_patterns("*.tmp.*")  # what other tests write at this moment
        shutil.copytree(cache.root(), tmp_path / "kernels", ignore=unfinished)
        for marker in (tmp_path / "kernels").glob("*/search-*"):
            marker.unlink()
    monkeypatch.setattr(workers, "PATIENCE", PATIENCE)  # for a start on a busy machine
    monkeypatch.setenv("ALLCITY_KERNELS", str(tmp_path / "kernels"))
    monkeypatch.setenv("ALLCITY_FAST", "1")
    return tmp_path / "kernels"


def is_ready(_: bytes) -> bool:
    """Tell whether the compiled search is ready; runs in a worker."""
    return warm.ready(GAME) is not None


def test_a_worker_with_an_empty_cache_answers_at_once_and_later_by_compiled_code(
    kernels: Path,
) -> None:
    asyncio.run(_think_until_ready(kernels))


async def _think_until_ready(kernels: Path) -> None:
    game = GAMES[GAME]
    state, seat = positions(GAME, 2, 1, 5)[2]
    view = game.view_to_json(game.view(state, seat))
    task = Task(GAME, None, "search:200ms", view, 1)
    thinkers, asker = Thinkers(1), Asker("ana", "ana", lambda: True)
    try:
        text = await thinkers.choose(task, asker)
        assert game.parse(text) in game.legal(state, seat)
        was_ready = await thinkers._slow.ask(is_ready, b"", asker)
        assert not was_ready or not IS_EMPTY
        end = time.monotonic() + 900
        while not await thinkers._slow.ask(is_ready, b"", asker):
            assert time.monotonic() < end, "the search is never compiled"
            text = await thinkers.choose(task, asker)  # meanwhile it goes on answering
            assert game.parse(text) in game.legal(state, seat)
            await asyncio.sleep(0.2)
        assert list(kernels.glob("*/search-*"))
        text = await thinkers.choose(task, asker)
        assert game.parse(text) in game.legal(state, seat)
    finally:
        thinkers.close()
