"""Graffiti's second engine, compiled for cores and GPUs; docs/kernels.md describes what a kernel offers."""

from allcity.games.graffiti.kernel.actions import actions
from allcity.games.graffiti.kernel.apply import apply, setup
from allcity.games.graffiti.kernel.chance import outcome, weight
from allcity.games.graffiti.kernel.encode import observation
from allcity.games.graffiti.kernel.evaluate import doubt, terms, values
from allcity.games.graffiti.kernel.layout import F_ROUND as ROUND
from allcity.games.graffiti.kernel.layout import FIELDS, REASONS, VERSION
from allcity.games.graffiti.kernel.legal import active, count, legal, may, pick
from allcity.games.graffiti.kernel.observe import observe
from allcity.games.graffiti.kernel.observed import OBSERVED
from allcity.games.graffiti.kernel.pack import boards, pack
from allcity.games.graffiti.kernel.prospects import prospects
from allcity.games.graffiti.kernel.reckoning import MOST, REMEMBERED, WORK, origin, reckoned
from allcity.games.graffiti.kernel.score import points, result
from allcity.games.graffiti.kernel.tables import tables

foresee = apply  # nothing is chosen secretly: an action reveals only chance, which comes after it

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
