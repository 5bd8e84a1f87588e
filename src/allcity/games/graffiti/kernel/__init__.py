"""Graffiti's second engine, compiled for cores and GPUs; docs/kernels.md describes what a kernel offers."""

from allcity.games.graffiti.kernel.actions import actions
from allcity.games.graffiti.kernel.apply import apply, setup
from allcity.games.graffiti.kernel.choose import (
    active,
    count,
    legal,
    may,
    outcome,
    pick,
    weight,
)
from allcity.games.graffiti.kernel.layout import FIELDS, REASONS, VERSION
from allcity.games.graffiti.kernel.observe import observe
from allcity.games.graffiti.kernel.observed import OBSERVED
from allcity.games.graffiti.kernel.pack import pack
from allcity.games.graffiti.kernel.score import points, result
from allcity.games.graffiti.kernel.tables import tables

__all__ = [
    "FIELDS",
    "OBSERVED",
    "REASONS",
    "VERSION",
    "actions",
    "active",
    "apply",
    "count",
    "legal",
    "may",
    "observe",
    "outcome",
    "pack",
    "pick",
    "points",
    "result",
    "setup",
    "tables",
    "weight",
]
