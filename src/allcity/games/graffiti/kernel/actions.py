"""The table of actions: an id for each, and its text."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from allcity.core.game import Options
from allcity.fast.actions import ActionTable
from allcity.games.graffiti.actions import (
    Action,
    Block,
    Bobby,
    Bonus,
    Discard,
    Draw,
    End,
    Extra,
    Fill,
    First,
    Keep,
    Lay,
    Neutral,
    Paint,
    Pass,
    Pay,
    Permit,
    Place,
    Reserve,
    Score,
    Show,
    Spray,
)
from allcity.games.graffiti.board import MODES
from allcity.games.graffiti.data import BONUSES, PAINTS, PIPS, PRIMARIES, Edition
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tables import KEEPS, PAYS
from allcity.games.graffiti.text import text


def actions(_seats: int, _options: Options, edition: Edition) -> ActionTable:
    """Return the table of an edition, with its segments' names; special graffiti have the same names."""
    names = [segment.name for graffiti in edition.graffiti for segment in graffiti.segments]
    return _table(tuple(names))


@lru_cache(4)
def _table(names: tuple[str, ...]) -> ActionTable:
    total = at.ACTIONS + at.OUTCOMES
    return ActionTable(at.VERSION, at.ACTIONS, total, lambda: _texts(names))


def _texts(names: tuple[str, ...]) -> list[str]:
    small: list[Action] = [Pass(), End(), Score(), Extra()]
    small += [Discard((pips,)) for pips in PIPS]
    small += [Discard((pips, pips)) for pips in PIPS]
    words = [_word([*small, Discard(())]), _word(map(Reserve, names)), _word(map(Neutral, names))]
    words += [_word(_places(add, discount)) for add, discount in MODES]
    words += [
        _word(Spray(name, cans, add, discount) for name in names)
        for add, discount in MODES
        for cans in (1, 2)
    ]
    words += [_word(map(Keep, KEEPS[2])), _word(map(Keep, KEEPS[3]))]
    others = [*map(Pay, PAYS), *_outcomes()]
    return [line for word in words for line in word] + [text(action) for action in others]


def _word(actions: Iterable[Action]) -> list[str]:
    """Return the texts of actions that begin a word of bits; the last word is filled up."""
    lines = [text(action) for action in actions]
    return lines + [""] * (-len(lines) % at.WORD)


def _places(add: bool, discount: bool) -> list[Place]:
    places: list[Place] = [
        Paint(paint, cans, add, discount)
        for paint in PAINTS
        for cans in ((1,) if paint in PRIMARIES else (1, 2))
    ]
    places += [Permit(number + 1, add, discount) for number in range(at.PERMIT_SPACES)]
    places += [Bonus(number + 1, add, discount) for number in range(at.BONUS_SPACES)]
    return [*places, Bobby(add, discount)]


def _outcomes() -> list[Action]:
    outcomes: list[Action] = [First(seat) for seat in range(at.SEATS)]
    outcomes += [Lay(tile) for tile in BONUSES]
    for outcome in (Fill, Draw, Block, Show):
        outcomes += [outcome(pips) for pips in PIPS]
    return outcomes
