"""Loads compiled searches and nets into this process: at once, or in the background while plain Python plays.

Compiling takes a minute or two, so it is done once per version of the source, in a process of its own with low priority;
other processes load what it has stored. `python -m allcity.bots.compile GAME…` does it by hand. With `ALLCITY_FAST=0` nothing is
done in the background.
"""

from __future__ import annotations

import contextlib
import os
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from random import Random
from typing import IO, TYPE_CHECKING

from allcity.bots import net
from allcity.fast import cache, is_available
from allcity.games import GAMES, package, part

if TYPE_CHECKING:
    from allcity.fast.search.engine import Engine

_ENGINES: dict[str, Engine] = {}
_LOADING = threading.Lock()


def is_wanted() -> bool:
    """Tell whether a compiler is installed, and nobody has turned it off."""
    return os.environ.get("ALLCITY_FAST", "1") != "0" and is_available()


def ready(game: str) -> Engine | None:
    """Return the compiled search of a game, if it is ready in this process; do not wait for it."""
    return _ENGINES.get(game)


def warm(game: str) -> None:
    """Load or compile the search of a game, and wait for it; a game without a kernel has none."""
    with _LOADING:
        if game in _ENGINES or not is_available() or not _can_search(game):
            return
        from allcity.fast.search.engine import Engine, Search  # noqa: PLC0415 (imports numba)

        engine, rules = Engine(game), GAMES[game]
        state = net.first_decision(rules, rules.META.seats[0])
        view = rules.view(state, rules.active(state)[0])
        search = Search(engine, view, Random(1), 64)
        search.go(64)
        Search(engine, view, Random(1), 64, last=search)
        search.prune()
        _marker(game).touch()
        _ENGINES[game] = engine


def warm_in_background(*games: str) -> None:
    """Make the searches and nets of these games, or of all, ready while this process goes on."""
    _load_in_background(games, warm, net.prepare)


def warm_nets_in_background(*games: str) -> None:
    """Make only the nets of these games, or of all, ready while this process goes on."""
    _load_in_background(games, net.prepare)


def _load_in_background(games: Sequence[str], *loads: Callable[[str], None]) -> None:
    net.prepare_in_background()
    if is_wanted():
        threading.Thread(target=_load_all, args=(games, loads), daemon=True, name="warm").start()


def _load_all(games: Sequence[str], loads: Sequence[Callable[[str], None]]) -> None:
    for game in games or GAMES:
        if _can_search(game):
            if not is_stored(game):
                command = [sys.executable, "-m", "allcity.bots.compile", game]
                subprocess.run(command, check=False, stdout=subprocess.DEVNULL)  # noqa: S603
            if is_stored(game):
                for load in loads:
                    load(game)


def is_stored(game: str) -> bool:
    """Tell whether the search of a game has been compiled on this machine, so that it is soon ready."""
    return _marker(game).exists()


def _can_search(game: str) -> bool:
    return hasattr(part(game, "kernel"), "prospects")


def _marker(game: str) -> Path:
    """Return a file that exists when the search of a game has been compiled."""
    return cache.folder(f"{package(game)}.kernel") / f"search-{version('numba')}"


def warm_alone(game: str) -> None:
    """Do as `warm` does, but only one process of this machine compiles at a time; the next one loads the result."""
    cache.root().mkdir(parents=True, exist_ok=True)
    with (cache.root() / "lock").open("w") as file, _alone(file):
        warm(game)


@contextlib.contextmanager
def _alone(file: IO[str]) -> Iterator[None]:
    """Wait until no other process compiles."""
    try:
        import fcntl  # noqa: PLC0415 (not on Windows, where several may compile at once)
    except ImportError:
        yield
        return
    fcntl.flock(file, fcntl.LOCK_EX)
    yield
