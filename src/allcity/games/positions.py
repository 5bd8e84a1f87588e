"""Named positions of each game, stored as records, from which perft counts start."""

from __future__ import annotations

from typing import Any

from allcity.core import record
from allcity.core.errors import Malformed
from allcity.core.replay import replay
from allcity.games import GAMES, folder, records


def names(game: str) -> list[str]:
    return records(game, "positions")


def position(game: str, name: str) -> Any:
    """Return the state at the end of a named record."""
    if name not in names(game):
        raise Malformed("position-unknown", found=name, known=" ".join(names(game)))
    text = folder(game, "positions").joinpath(f"{name}.record").read_text("utf-8")
    return replay(GAMES[game], record.parse(text)).state
