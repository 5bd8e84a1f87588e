"""The registry: one line a game."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from allcity.core.game import Game
from allcity.games import graffiti, tagcity

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = {
    tagcity.META.key: tagcity,
    graffiti.META.key: graffiti,
}


def forms(game: str) -> tuple[type, type]:
    """What a game's views and its printed boards look like as JSON."""
    schema = import_module(f"allcity.games.{game}.schema")
    return schema.View, schema.Printed
