"""The words in the keys of Graffiti's sentences that are in no list of actions, options or refusals; `scripts.words` needs them."""

from __future__ import annotations

from typing import get_args

from allcity.games.graffiti.ask import CLAUSES
from allcity.games.graffiti.data import BONUSES, PAINTS, PIPS
from allcity.games.graffiti.state import Reason

CHANCE = ("first", "lay", "fill", "draw", "show", "block")  # actions that nobody chooses
LINES = ("drawn", "idle")  # log lines that are not actions
PROMPTS = tuple(CLAUSES)
ENDS = tuple(reason for reason in get_args(Reason) if reason)
PARTS = {
    "word": (*PAINTS, "wild"),
    "way": (
        *("2", "add", "discount"),
        *(f"section-{pips}" for pips in PIPS),
        *(f"tile-{tile}" for tile in BONUSES),
    ),
}
