"""Where points came from and what was used, for the balance report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from allcity.core.game import CHANCE, Seat
from allcity.games import graffiti, tagcity

Log = list[tuple[Seat, str]]


def account(game: str, state: Any, log: Log) -> dict[str, Any]:
    """For each seat its points by source and what it used; and who started."""
    started = next((text for seat, text in log if seat == CHANCE and text.startswith(_STARTS)), "")
    sources, used = ACCOUNTS[game]
    seats = range(len(GAME[game].points(state)))
    return {
        "starter": int(started.split(" ")[1]) - 1 if started else None,
        "sources": [sources(state, seat) for seat in seats],
        "used": [dict(used(state, seat, [t for s, t in log if s == seat])) for seat in seats],
    }


_STARTS = ("lead ", "first ")
GAME: Mapping[str, Any] = {"tagcity": tagcity, "graffiti": graffiti}


def _tagcity_sources(state: tagcity.State, seat: Seat) -> dict[str, int]:
    sheet = tagcity.sheet(state, seat)
    return {
        "high": sum(value for _, value in sheet.high),
        "low": sum(value for _, value in sheet.low),
        "drones": sum(sheet.drones),
        "bubbles": sum(sheet.bubbles),
    }


def _tagcity_used(state: tagcity.State, seat: Seat, texts: list[str]) -> Counter[str]:  # noqa: ARG001
    """Drones by shape and bubbles by value, as they were chosen."""
    return Counter(text for text in texts if text.startswith(("drone ", "check")))


def _graffiti_sources(state: graffiti.State, seat: Seat) -> dict[str, int]:
    sheet = graffiti.sheet(state, seat)
    return {
        "segments": sum(vp for _, vp in sheet.segments),
        "bonus": sheet.bonus,
        "tiles": sheet.tiles // 2,
        "graffiti": sum(vp for _, vp in sheet.graffiti),
    }


def _graffiti_used(state: graffiti.State, seat: Seat, texts: list[str]) -> Counter[str]:
    """Bonus tiles by kind, the bobby and the first-player token."""
    used = state.artists[seat].used
    found = Counter({
        f"tile {name}": graffiti.count(used, kind) for kind, name in enumerate(graffiti.BONUSES)
    })  # fmt: skip
    found["bobby"] = sum(text.startswith("bobby") for text in texts)
    found["first"] = sum(text.startswith("permit 1") for text in texts)
    return +found


Sources = Callable[[Any, Seat], dict[str, int]]
Used = Callable[[Any, Seat, list[str]], "Counter[str]"]
ACCOUNTS: Mapping[str, tuple[Sources, Used]] = {
    "tagcity": (_tagcity_sources, _tagcity_used),
    "graffiti": (_graffiti_sources, _graffiti_used),
}
