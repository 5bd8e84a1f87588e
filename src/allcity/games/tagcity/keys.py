"""The words in the keys of Tag City's sentences that are in no list of actions, options or refusals; `scripts.words` needs them."""

from __future__ import annotations

from allcity.games.tagcity.ask import CLAUSES
from allcity.games.tagcity.data import DISTRICTS

CHANCE = ("token", "lead", "roll")  # actions that nobody chooses
LINES = ("reveal", "choose")  # log lines that are not actions
PROMPTS = tuple(CLAUSES)
ENDS = ("highs", "bubbles", "remote")
PARTS = {"colour": tuple(DISTRICTS)}
