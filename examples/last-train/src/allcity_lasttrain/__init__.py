"""Last Train: a pocket game of pushing one's luck for two to six writers."""

from allcity_lasttrain.data import META, Edition, edition, read_edition
from allcity_lasttrain.explain import account, explain, question
from allcity_lasttrain.json import (
    edition_to_json,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)
from allcity_lasttrain.rules import apply, chance, legal, points, result, rounds, setup
from allcity_lasttrain.state import State, active
from allcity_lasttrain.text import legal_texts, parse, text
from allcity_lasttrain.view import View, redact, tells, view, world

__all__ = [
    "META",
    "Edition",
    "State",
    "View",
    "account",
    "active",
    "apply",
    "chance",
    "edition",
    "edition_to_json",
    "explain",
    "legal",
    "legal_texts",
    "parse",
    "points",
    "question",
    "read_edition",
    "redact",
    "result",
    "rounds",
    "setup",
    "state_from_json",
    "state_to_json",
    "tells",
    "text",
    "view",
    "view_from_json",
    "view_to_json",
    "world",
]
