"""Where points came from and what was used, for the balance report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from allcity.core.game import CHANCE, Seat
from allcity.games import GAMES, graffiti, tagcity

Log = list[tuple[Seat, str]]


def account(game: str, state: Any, log: Log) -> dict[str, Any]:
    """For each seat its points by source and what it used; and who started."""
    started = next((text for seat, text in log if seat == CHANCE and text.startswith(_STARTS)), "")
    played, used = GAMES[game], _USED[game]
    seats = range(len(played.points(state)))
    return {
        "starter": int(started.split(" ")[1]) - 1 if started else None,
        "sources": [_sources(played, state, seat) for seat in seats],
        "used": [dict(used(state, seat, [t for s, t in log if s == seat])) for seat in seats],
    }


_STARTS = ("lead ", "first ")


def _sources(game: Any, state: Any, seat: Seat) -> dict[str, int]:
    return {line.key: line.points for line in game.account(state, seat)}


def _tagcity_used(state: tagcity.State, seat: Seat, texts: list[str]) -> Counter[str]:  # noqa: ARG001
    """Drones by shape and bubbles by value, as they were chosen."""
    used = [text.partition(" tag ")[0] for text in texts]
    return Counter(text for text in used if text.startswith(("drone ", "check")))


def _graffiti_used(state: graffiti.State, seat: Seat, texts: list[str]) -> Counter[str]:
    """Bonus tiles by kind, the bobby and the first-player token."""
    used = state.artists[seat].used
    found = Counter({
        f"tile {name}": graffiti.count(used, kind) for kind, name in enumerate(graffiti.BONUSES)
    })  # fmt: skip
    found["bobby"] = sum(text.startswith("bobby") for text in texts)
    spaces = state.board.edition.permit_spaces
    token = next(number for number, space in enumerate(spaces, 1) if space.has_first)  # G4.2
    found["first"] = sum(text.split(" ")[:2] == ["permit", str(token)] for text in texts)
    return +found


_USED: Mapping[str, Callable[[Any, Seat, list[str]], Counter[str]]] = {
    "tagcity": _tagcity_used,
    "graffiti": _graffiti_used,
}
