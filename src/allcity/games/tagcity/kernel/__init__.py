"""Tag City's second engine: the same rules, compiled; docs/kernels.md describes it, and lock step checks that it is the same."""

from allcity.games.tagcity.kernel.apply import apply, foresee, setup
from allcity.games.tagcity.kernel.chance import outcome, weight
from allcity.games.tagcity.kernel.encode import observation
from allcity.games.tagcity.kernel.evaluate import doubt, terms, values
from allcity.games.tagcity.kernel.layout import FIELDS, OBSERVED, REASONS, ROUND, VERSION
from allcity.games.tagcity.kernel.legal import active, count, legal, may, pick
from allcity.games.tagcity.kernel.observe import observe
from allcity.games.tagcity.kernel.pack import boards, pack
from allcity.games.tagcity.kernel.prospects import prospects
from allcity.games.tagcity.kernel.reckoning import MOST, REMEMBERED, WORK, origin, reckoned
from allcity.games.tagcity.kernel.score import points, result
from allcity.games.tagcity.kernel.tables import actions, tables

__all__ = [
    "FIELDS",
    "MOST",
    "OBSERVED",
    "REASONS",
    "REMEMBERED",
    "ROUND",
    "VERSION",
    "WORK",
    "actions",
    "active",
    "apply",
    "boards",
    "count",
    "doubt",
    "foresee",
    "legal",
    "may",
    "observation",
    "observe",
    "origin",
    "outcome",
    "pack",
    "pick",
    "points",
    "prospects",
    "reckoned",
    "result",
    "setup",
    "tables",
    "terms",
    "values",
    "weight",
]
