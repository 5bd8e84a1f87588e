"""Where points came from and what was used, for the balance report."""

from __future__ import annotations

from typing import Any

from allcity.core.game import CHANCE, Seat
from allcity.games import GAMES, part

Log = list[tuple[Seat, str]]
STARTS = ("lead ", "first ")  # outcomes of chance that say who begins


def account(game: str, state: Any, log: Log) -> dict[str, Any]:
    """For each seat its points by source and what it used; and who started."""
    started = next((text for seat, text in log if seat == CHANCE and text.startswith(STARTS)), "")
    played, statistics = GAMES[game], part(game, "statistics")
    seats = range(len(played.points(state)))
    return {
        "starter": int(started.split(" ")[1]) - 1 if started else None,
        "sources": [_sources(played, state, seat) for seat in seats],
        "used": [
            dict(statistics.used(state, seat, [text for actor, text in log if actor == seat]))
            if statistics
            else {}
            for seat in seats
        ],
    }


def _sources(game: Any, state: Any, seat: Seat) -> dict[str, int]:
    return {line.key: line.points for line in game.account(state, seat)}
