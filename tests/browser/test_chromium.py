"""If no browser is installed, one worker installs it and the others wait."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from threading import Barrier, BrokenBarrierError

import pytest

from tests.browser import chromium


def test_a_browser_is_brought_once(monkeypatch: pytest.MonkeyPatch) -> None:
    begun: list[str] = []
    brought: list[str] = []
    both = Barrier(2)

    def bring() -> str:
        begun.append("apt-get")
        with suppress(BrokenBarrierError):
            both.wait(0.2)
        brought.append("chromium")
        return "chromium"

    monkeypatch.delenv("ALLCITY_CHROMIUM", raising=False)
    monkeypatch.setattr(chromium, "_installed", lambda: next(iter(brought), None))
    monkeypatch.setattr(chromium, "_from_debian", bring)
    with ThreadPoolExecutor(2) as workers:
        paths = [done.result() for done in [workers.submit(chromium.chromium) for _ in range(2)]]
    assert paths == ["chromium", "chromium"]
    assert len(begun) == 1
