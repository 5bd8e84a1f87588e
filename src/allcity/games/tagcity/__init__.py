"""Tag City by Robin David: dice drafting and polyominoes for two to four taggers."""

from allcity.games.tagcity.account import account
from allcity.games.tagcity.actions import Check, Drone, Put, Tag, Take
from allcity.games.tagcity.apply import apply
from allcity.games.tagcity.ask import question
from allcity.games.tagcity.board import Board, Piece
from allcity.games.tagcity.data import HEIGHT, META, WIDTH, Edition, edition, read_edition
from allcity.games.tagcity.explain import explain
from allcity.games.tagcity.json import (
    edition_to_json,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)
from allcity.games.tagcity.legal import Uses, legal
from allcity.games.tagcity.score import draw, end_reasons, points, result, sheet
from allcity.games.tagcity.setup import chance, setup
from allcity.games.tagcity.state import State, Tagger, active, rounds
from allcity.games.tagcity.text import legal_texts, parse, text
from allcity.games.tagcity.view import View, redact, tells, view, world

__all__ = [
    "HEIGHT",
    "META",
    "WIDTH",
    "Board",
    "Check",
    "Drone",
    "Edition",
    "Piece",
    "Put",
    "State",
    "Tag",
    "Tagger",
    "Take",
    "Uses",
    "View",
    "account",
    "active",
    "apply",
    "chance",
    "draw",
    "edition",
    "edition_to_json",
    "end_reasons",
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
    "sheet",
    "state_from_json",
    "state_to_json",
    "tells",
    "text",
    "view",
    "view_from_json",
    "view_to_json",
    "world",
]
