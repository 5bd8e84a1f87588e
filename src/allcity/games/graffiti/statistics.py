"""The tiles and places that artists used, for the balance report."""

from __future__ import annotations

from collections import Counter

from allcity.core.game import Seat
from allcity.games.graffiti.data import BONUSES, count
from allcity.games.graffiti.state import State


def used(state: State, seat: Seat, texts: list[str]) -> Counter[str]:
    """Count the uses of bonus tiles by kind, of the bobby and of the first-player token."""
    tiles = state.artists[seat].used
    uses = Counter({f"tile {name}": count(tiles, kind) for kind, name in enumerate(BONUSES)})
    uses["bobby"] = sum(text.startswith("bobby") for text in texts)
    spaces = state.board.edition.permit_spaces
    token = next(number for number, space in enumerate(spaces, 1) if space.has_first)  # G4.2
    uses["first"] = sum(text.split(" ")[:2] == ["permit", str(token)] for text in texts)
    return +uses
