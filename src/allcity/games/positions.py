"""Named positions of each game, kept as records: where perft counts start."""

from __future__ import annotations

from importlib import resources
from typing import Any

from allcity.core import record
from allcity.core.errors import Malformed
from allcity.core.replay import replay
from allcity.games import GAMES


def names(game: str) -> list[str]:
    folder = resources.files(f"allcity.games.{game}").joinpath("positions")
    return sorted(file.name.removesuffix(".record") for file in folder.iterdir())


def position(game: str, name: str) -> Any:
    """The state at the end of a named record."""
    if name not in names(game):
        raise Malformed("position-unknown", found=name, known=" ".join(names(game)))
    folder = resources.files(f"allcity.games.{game}").joinpath("positions")
    text = folder.joinpath(f"{name}.record").read_text("utf-8")
    return replay(GAMES[game], record.parse(text)).state
