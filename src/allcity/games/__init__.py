"""The registry: games are found by their entry points in the group `allcity.games`, so any package can bring one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from allcity.core.game import AnyGame

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


class UnknownGame(KeyError):
    """No game with this key is installed."""

    def __str__(self) -> str:
        key, known = self.args
        return f"No game is called {key!r}. Installed games: {', '.join(known)}."


class Registry(Mapping[str, AnyGame]):
    """The installed games by key; they are searched for when one is first needed.

    Examples:
        >>> from allcity import GAMES
        >>> game = GAMES["tagcity"]
        >>> game.META.seats
        range(2, 5)
        >>> GAMES["chess"]
        Traceback (most recent call last):
            ...
        allcity.games.UnknownGame: No game is called 'chess'. Installed games: tagcity, graffiti.
    """

    @cached_property
    def _games(self) -> dict[str, AnyGame]:
        """Sort our own games before those of others, and the short ones first."""
        from importlib.metadata import entry_points  # noqa: PLC0415 (slow, and not always needed)

        games = {point.name: point.load() for point in entry_points(group=__name__)}
        for name, game in games.items():
            assert game.META.key == name, f"the entry point {name} leads to {game.META.key}"
        if not games:
            raise RuntimeError("no game is installed; after a change of pyproject.toml, run `make`")
        check_clauses(games.values())
        own = f"{__name__}."
        order = sorted(
            games.values(), key=lambda g: (not g.__name__.startswith(own), g.META.minutes)
        )
        return {game.META.key: game for game in order}

    def __getitem__(self, key: str) -> AnyGame:
        if key not in self._games:
            raise UnknownGame(key, tuple(self._games))
        return self._games[key]

    def __repr__(self) -> str:
        return f"<GAMES: {', '.join(self._games)}>"

    def __iter__(self) -> Iterator[str]:
        return iter(self._games)

    def __len__(self) -> int:
        return len(self._games)


def check_clauses(games: Iterable[AnyGame]) -> None:
    """Make sure that no two games number their parts alike, since a clause is looked up without its game."""
    owners: dict[str, str] = {}
    for game in games:
        for clause in game.META.clauses:
            part_name = clause.partition(".")[0]
            owner = owners.setdefault(part_name, game.META.key)
            if owner != game.META.key:
                raise RuntimeError(f"{owner} and {game.META.key} both have clauses {part_name}.…")


GAMES = Registry()
"""The installed games by key."""


def part(game: str, name: str) -> ModuleType | None:
    """Return a module of a game's package that its rules do not need, or None if the game has none."""
    module = f"{package(game)}.{name}"
    return import_module(module) if find_spec(module) else None


def folder(game: str, name: str) -> Traversable:
    """Return a folder or file of a game's package; it may not exist."""
    return files(package(game)).joinpath(name)


def records(game: str, name: str) -> list[str]:
    """Return the names of the records in a folder of a game's package, in order."""
    files = folder(game, name)
    names = [file.name for file in files.iterdir()] if files.is_dir() else []
    return sorted(n.removesuffix(".record") for n in names if n.endswith(".record"))


def package(game: str) -> str:
    """Return the package that holds everything about a game."""
    return GAMES[game].__name__  # type: ignore[attr-defined, no-any-return]


def forms(game: str) -> tuple[type, type]:
    """Return the types of a game's views and of its printed boards as JSON."""
    schema = part(game, "schema")
    assert schema is not None, f"{game} has no schema"
    return schema.View, schema.Printed
