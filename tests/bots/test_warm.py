"""Compiled searches and nets are made ready once, by one process of the machine, and never if it is turned off."""

from __future__ import annotations

import fcntl
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from allcity.bots import net, warm
from allcity.fast import cache
from allcity.games import GAMES
from tests.bots.positions import KEYS

each_game = pytest.mark.parametrize("key", KEYS)


@pytest.fixture(autouse=True)
def apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is compiled, stored or ready before."""
    monkeypatch.setattr(warm, "_ENGINES", {})
    monkeypatch.setattr(net, "_IN_BACKGROUND", set())
    monkeypatch.setattr(cache, "folder", lambda package: tmp_path / package)
    monkeypatch.setattr(cache, "root", lambda: tmp_path / "kernels")
    for key in KEYS:
        (tmp_path / f"allcity.games.{key}.kernel").mkdir()


class Calls:
    """An engine and its search that note what is asked of them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.noted: list[Any] = []
        module = SimpleNamespace(Engine=self.engine, Search=self.search)
        monkeypatch.setitem(sys.modules, "allcity.fast.search.engine", module)

    def engine(self, game: str) -> str:
        self.noted.append(game)
        return f"engine of {game}"

    def search(self, engine: str, view: Any, _: Any, nodes: int, last: Any = None) -> Any:
        self.noted.append((engine, view.seat, nodes, last is not None))
        return SimpleNamespace(
            go=lambda number: self.noted.append(f"go {number}"),
            prune=lambda: self.noted.append("prune"),
        )


@each_game
def test_a_search_is_made_ready_once_and_by_doing_all_that_is_compiled(
    key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    calls = Calls(monkeypatch)
    assert (warm.ready(key), warm.is_stored(key)) == (None, False)
    warm.warm(key)
    engine, state = f"engine of {key}", net.first_decision(GAMES[key], GAMES[key].META.seats[0])
    seat = GAMES[key].active(state)[0]
    expected = [key, (engine, seat, 64, False), "go 64", (engine, seat, 64, True), "prune"]
    assert calls.noted == expected
    assert str(warm.ready(key)) == engine
    assert warm.is_stored(key)
    warm.warm(key)
    assert calls.noted == expected


def test_what_cannot_be_compiled_is_not(monkeypatch: pytest.MonkeyPatch) -> None:
    calls = Calls(monkeypatch)
    monkeypatch.setattr(warm, "is_available", lambda: False)
    warm.warm(KEYS[0])
    monkeypatch.undo()
    monkeypatch.setattr(warm, "part", lambda *_: None)  # a game without a kernel
    calls = Calls(monkeypatch)
    warm.warm(KEYS[0])
    assert (calls.noted, warm.ready(KEYS[0])) == ([], None)


@pytest.mark.parametrize(
    ("said", "is_there", "wanted"),
    [(None, True, True), ("1", True, True), ("0", True, False), ("1", False, False)],
)
def test_it_is_wanted_unless_somebody_says_otherwise(
    said: str | None, is_there: bool, wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("ALLCITY_FAST", raising=False)
    if said:
        monkeypatch.setenv("ALLCITY_FAST", said)
    monkeypatch.setattr(warm, "is_available", lambda: is_there)
    assert warm.is_wanted() is wanted


def test_games_are_compiled_by_another_process_and_loaded_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stored, loaded, run = {KEYS[0]}, [], []

    def compiled(command: list[str], **more: Any) -> None:
        run.append(command[1:])
        assert more == {"check": False, "stdout": subprocess.DEVNULL}
        stored.add(command[-1])

    monkeypatch.setattr(warm, "is_stored", lambda game: game in stored)
    monkeypatch.setattr("allcity.bots.warm.subprocess.run", compiled)
    loads = [
        lambda game: loaded.append(f"search {game}"),
        lambda game: loaded.append(f"net {game}"),
    ]
    warm._load_all([], loads)
    assert run == [["-m", "allcity.bots.compile", game] for game in GAMES if game != KEYS[0]]
    assert loaded == [f"{what} {game}" for game in GAMES for what in ("search", "net")]
    loaded.clear()
    stored.clear()
    monkeypatch.setattr("allcity.bots.warm.subprocess.run", lambda *_, **__: None)
    warm._load_all(KEYS, loads)
    assert loaded == []  # nothing could be compiled
    monkeypatch.setattr(warm, "part", lambda *_: None)
    stored.update(KEYS)
    warm._load_all(KEYS, loads)
    assert loaded == []  # nothing can be


@pytest.mark.parametrize("is_wanted", [True, False])
def test_the_process_goes_on_meanwhile_and_waits_for_no_net(
    is_wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[Any] = []

    def thread(target: Any, args: Any, daemon: bool, name: str) -> Any:
        assert daemon
        return SimpleNamespace(start=lambda: started.append((target, *args, name)))

    monkeypatch.setattr("allcity.bots.warm.threading.Thread", thread)
    monkeypatch.setattr(warm, "is_wanted", lambda: is_wanted)
    warm.warm_in_background("a", "b")
    assert net._IN_BACKGROUND
    warm.warm_nets_in_background("c")
    expected = [
        (warm._load_all, ("a", "b"), (warm.warm, net.prepare), "warm"),
        (warm._load_all, ("c",), (net.prepare,), "warm"),
    ]
    assert started == (expected if is_wanted else [])


def test_one_process_of_a_machine_compiles_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    held: list[str] = []

    def compiling(game: str) -> None:
        with (tmp_path / "kernels/lock").open("w") as file, pytest.raises(BlockingIOError):
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        held.append(game)

    monkeypatch.setattr(warm, "warm", compiling)
    warm.warm_alone("a")
    warm.warm_alone("b")  # the folder and the lock are there already
    assert held == ["a", "b"]
