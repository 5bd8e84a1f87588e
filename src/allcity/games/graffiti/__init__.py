"""Graffiti by Marco Ruskowski and Marcel Süßelbeck: worker placement behind screens for two to four artists."""

from allcity.games.graffiti.account import account
from allcity.games.graffiti.actions import (
    Bobby,
    Bonus,
    Discard,
    Extra,
    Keep,
    Neutral,
    Paint,
    Pass,
    Pay,
    Permit,
    Reserve,
    Score,
    Spray,
)
from allcity.games.graffiti.apply import apply
from allcity.games.graffiti.ask import question
from allcity.games.graffiti.board import Board, least
from allcity.games.graffiti.data import (
    BONUSES,
    META,
    PAINTS,
    Edition,
    count,
    edition,
    read_edition,
    total,
)
from allcity.games.graffiti.explain import explain
from allcity.games.graffiti.json import (
    edition_to_json,
    state_from_json,
    state_to_json,
    view_from_json,
    view_to_json,
)
from allcity.games.graffiti.legal import legal, sections_paid
from allcity.games.graffiti.score import points, result, sheet
from allcity.games.graffiti.setup import chance, setup
from allcity.games.graffiti.state import Artist, State, active, rounds
from allcity.games.graffiti.text import legal_texts, parse, text
from allcity.games.graffiti.view import View, redact, seen, tells, view, world

__all__ = [
    "BONUSES",
    "META",
    "PAINTS",
    "Artist",
    "Board",
    "Bobby",
    "Bonus",
    "Discard",
    "Edition",
    "Extra",
    "Keep",
    "Neutral",
    "Paint",
    "Pass",
    "Pay",
    "Permit",
    "Reserve",
    "Score",
    "Spray",
    "State",
    "View",
    "account",
    "active",
    "apply",
    "chance",
    "count",
    "edition",
    "edition_to_json",
    "explain",
    "least",
    "legal",
    "legal_texts",
    "parse",
    "points",
    "question",
    "read_edition",
    "redact",
    "result",
    "rounds",
    "sections_paid",
    "seen",
    "setup",
    "sheet",
    "state_from_json",
    "state_to_json",
    "tells",
    "text",
    "total",
    "view",
    "view_from_json",
    "view_to_json",
    "world",
]
