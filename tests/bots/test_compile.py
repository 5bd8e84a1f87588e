"""Compiling by hand, or for a process that goes on meanwhile."""

from __future__ import annotations

import os
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import pytest

from allcity.bots import compile as command
from allcity.bots import net, warm
from allcity.games import GAMES


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """Return the calls that replace compiling."""
    steps: list[Any] = []

    def thread(target: Any, args: Any, daemon: bool) -> Any:
        return SimpleNamespace(start=lambda: steps.append((target, args, daemon)))

    monkeypatch.setattr("allcity.bots.compile.threading.Thread", thread)
    monkeypatch.setattr("allcity.bots.compile.os.nice", steps.append)
    monkeypatch.setattr(warm, "warm_alone", steps.append)
    monkeypatch.setattr(net, "prepare", steps.append)
    return steps


def test_some_or_all_games_are_compiled_with_low_priority(
    done: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = (command._end_with_parent, (os.getppid(),), True)
    monkeypatch.setattr(sys, "argv", ["compile"])
    command.main()
    assert done == [first, 10, *(game for game in GAMES for _ in range(2))]
    done.clear()
    game = list(GAMES)[-1]
    monkeypatch.setattr(sys, "argv", ["compile", game])
    command.main()
    assert done == [first, 10, game, game]


def test_it_starts_in_silence_and_knows_what_it_cannot_compile() -> None:
    asked = subprocess.run(
        [sys.executable, "-m", "allcity.bots.compile", "chess"],
        check=False,
        capture_output=True,
        text=True,
    )
    *_, last = asked.stderr.splitlines()
    assert asked.returncode == 2
    assert last.endswith(f"There is no game chess; there are {', '.join(GAMES)}")
    assert "Warning" not in asked.stderr


def test_nobody_compiles_for_a_process_that_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    slept: list[int] = []
    parents = iter([5, 5, 1])

    def leave(status: int) -> None:
        raise SystemExit(status)

    monkeypatch.setattr("allcity.bots.compile.os.getppid", lambda: next(parents))
    monkeypatch.setattr("allcity.bots.compile.time.sleep", slept.append)
    monkeypatch.setattr("allcity.bots.compile.os._exit", leave)
    with pytest.raises(SystemExit) as ended:
        command._end_with_parent(5)
    assert (ended.value.code, slept) == (1, [1, 1])
