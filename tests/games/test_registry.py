"""The registry: its games differ in their keys and in their clauses."""

from __future__ import annotations

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from allcity.games import GAMES, check_clauses


def test_two_games_cannot_number_their_clauses_alike() -> None:
    check_clauses(GAMES.values())
    first = next(iter(GAMES.values()))
    other: Any = SimpleNamespace(META=replace(first.META, key="other", clauses=("X1.1", "X2.1")))
    check_clauses([*GAMES.values(), other])
    clash: Any = SimpleNamespace(
        META=replace(first.META, key="clash", clauses=("X1.9", first.META.clauses[0]))
    )
    with pytest.raises(RuntimeError, match=f"{first.META.key} and clash both have clauses"):
        check_clauses([*GAMES.values(), clash])
