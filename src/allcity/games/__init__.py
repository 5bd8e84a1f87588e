"""The registry: one line a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from allcity.core.game import Game
from allcity.games import graffiti, tagcity

GAMES: Mapping[str, Game[Any, Any, Any, Any]] = {
    tagcity.META.key: tagcity,
    graffiti.META.key: graffiti,
}
