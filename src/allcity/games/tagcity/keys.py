"""The words in the keys of Tag City's sentences that no list of actions, options or refusals has; `scripts.words` asks for them."""

from __future__ import annotations

from allcity.games.tagcity.ask import CLAUSES
from allcity.games.tagcity.data import DISTRICTS

CHANCE = ("token", "lead", "roll")  # actions that nobody chooses
LINES = ("reveal", "choose")  # lines of the log that are no actions
PROMPTS = tuple(CLAUSES)
ENDS = ("highs", "bubbles", "remote")
PARTS = {"colour": tuple(DISTRICTS)}
