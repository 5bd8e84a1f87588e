"""The table of actions: an id for each, and its text."""

from __future__ import annotations

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
from allcity.games.graffiti.board import MODES, Board
from allcity.games.graffiti.data import BONUSES, PAINTS, PIPS, PRIMARIES
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tables import KEEPS, PAYS
from allcity.games.graffiti.text import text


def texts(board: Board) -> list[str]:
    """The text of each action by its id, those of chance at the end; segments have the edition's names."""
    names = [piece.name for piece in board.pieces]
    actions: list[Action] = [Pass(), End(), Score(), Extra()]
    actions += [Discard((pips,)) for pips in PIPS]
    actions += [Discard((pips, pips)) for pips in PIPS]
    actions.append(Discard(()))
    actions += [Reserve(name) for name in names]
    actions += [Neutral(name) for name in names]
    for add, discount in MODES:
        actions += _places(add, discount)
    for add, discount in MODES:
        actions += [Spray(name, cans, add, discount) for cans in (1, 2) for name in names]
    actions += [Keep(tiles) for tiles in KEEPS]
    actions += [Pay(tiles) for tiles in PAYS]
    actions += _outcomes()
    return [text(action) for action in actions]


def _places(add: bool, discount: bool) -> list[Place]:
    places: list[Place] = []
    for paint in PAINTS:
        for cans in (1,) if paint in PRIMARIES else (1, 2):
            places.append(Paint(paint, cans, add, discount))
    places += [Permit(number + 1, add, discount) for number in range(at.PERMIT_SPACES)]
    places += [Bonus(number + 1, add, discount) for number in range(at.BONUS_SPACES)]
    return [*places, Bobby(add, discount)]


def _outcomes() -> list[Action]:
    outcomes: list[Action] = [First(seat) for seat in range(at.SEATS)]
    outcomes += [Lay(tile) for tile in BONUSES]
    for outcome in (Fill, Draw, Block, Show):
        outcomes += [outcome(pips) for pips in PIPS]
    return outcomes
