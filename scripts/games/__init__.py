"""What scripts and benchmarks know of particular games: a folder per game, named by its key, with the same files in each.

`aims`, `terminal` and `browser` are looked for by the keys of the registry. A game may leave out any of them, and what is
optional in them; the scripts then pass it over.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any, cast

from allcity.core.game import Seat
from allcity.games import GAMES

if TYPE_CHECKING:
    from playwright.sync_api import Page

Scene = Callable[["Page"], None]
"""Something that a person does in the browser until there is something to see."""
Look = Callable[[str, bool], None]
"""Photographs a view under a name: what the window shows, or the whole page."""


@dataclass(frozen=True)
class Aims:
    """How many decisions of random play per second we aim at: of the rules, and of the kernel by device."""

    rules: float | None = None
    kernel: Mapping[str, float] = field(default_factory=dict)


@dataclass(frozen=True)
class Terminal:
    """What the terminal shows in pictures.

    `record` is one of the game's tests, of which the position after `at` entries is seen from a seat. In a lesson the
    `typed` lines are typed.
    """

    record: str
    at: int
    seat: Seat
    lesson: str = ""
    typed: tuple[str, ...] = ()


@dataclass(frozen=True)
class Browser:
    """What a person does in the browser.

    At a running table, `play` leads to a moment with much to see, and `finish` from there to the end. `lessons` are pictures by their
    size and theme. `walk` shows a match at a table of four in all its views. Where pieces are moved, `hold` plays until there is one
    in hand, and `board` is where it moves.
    """

    play: Scene
    walk: Callable[[Page, Look], None]
    lessons: Mapping[str, Scene] = field(default_factory=dict)
    finish: Scene | None = None
    hold: Scene | None = None
    board: str = ""


def aims_of(game: str) -> Aims:
    return cast("Aims | None", _brought(game, "aims")) or Aims()


def terminal_of(game: str) -> Terminal | None:
    return cast("Terminal | None", _brought(game, "terminal"))


def browser_of(game: str) -> Browser | None:
    return cast("Browser | None", _brought(game, "browser"))


def _brought(game: str, name: str) -> Any:
    """What a file of a game's folder defines under its own name in capitals, or None without such a file."""
    folder = f"{__name__}.{game}"
    if not find_spec(folder) or not find_spec(f"{folder}.{name}"):
        return None
    return getattr(import_module(f"{folder}.{name}"), name.upper())


def begun_by(game: str, seat: int) -> dict[str, str]:
    """The options by which this seat, counted from 1, begins a match or leads it."""
    return {option.key: str(seat) for option in GAMES[game].META.options if option.is_seat}
