"""All texts of the legal actions of a seat, quickly: lines of drawings are made once for each orientation of a shape."""

from __future__ import annotations

from functools import cache
from typing import Any

from allcity.core.game import AnyGame, Seat
from allcity.games.tagcity.board import Orientation, at
from allcity.games.tagcity.legal import Drawings, Uses
from allcity.games.tagcity.text import text


def texts(rules: AnyGame, state: Any, seat: Seat) -> set[str]:
    """Do the same as `allcity.fast.lockstep.all_texts`."""
    actions = rules.legal(state, seat)
    if not isinstance(actions, Uses):
        return {rules.text(action) for action in actions}
    texts = {rules.text(check) for check in actions.checks}
    texts.update(_lines(actions.tags, ""))
    for piece in actions.shapes:
        texts.update(_lines(actions.drawings(piece), f"drone {piece.name} "))
    return texts


def _lines(drawings: Drawings, opening: str) -> list[str]:
    return [
        line for way, anchors, _ in drawings.parts for line in at(anchors, _all_lines(way, opening))
    ]


@cache
def _all_lines(way: Orientation, opening: str) -> tuple[str, ...]:
    return tuple(opening + text(tag) for tag in way.tags)
