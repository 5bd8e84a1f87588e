"""Graffiti by Marco Ruskowski and Marcel Süßelbeck: worker placement behind screens for two to four artists."""

from allcity.games.graffiti.apply import apply
from allcity.games.graffiti.board import Board
from allcity.games.graffiti.data import META, Edition, edition, read_edition, total
from allcity.games.graffiti.explain import explain
from allcity.games.graffiti.json import (
    edition_to_json,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)
from allcity.games.graffiti.legal import legal
from allcity.games.graffiti.score import points, result, sheet
from allcity.games.graffiti.setup import chance, setup
from allcity.games.graffiti.state import State, active
from allcity.games.graffiti.text import parse, text
from allcity.games.graffiti.view import View, redact, view, world

__all__ = [
    "META",
    "Board",
    "Edition",
    "State",
    "View",
    "active",
    "apply",
    "chance",
    "edition",
    "edition_to_json",
    "explain",
    "legal",
    "parse",
    "points",
    "read_edition",
    "redact",
    "result",
    "setup",
    "sheet",
    "state_from_json",
    "state_to_json",
    "text",
    "total",
    "view",
    "view_from_json",
    "view_to_json",
    "world",
]
