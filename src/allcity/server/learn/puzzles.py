"""HTTP: the puzzles of a game. They are lessons, so the routes of lessons serve them."""

from __future__ import annotations

from fastapi import APIRouter

from allcity.learn.puzzle import puzzles
from allcity.server.http.dependencies import GameKey, check_game
from allcity.server.learn import lesson_api
from allcity.server.refusals import refuses

router = APIRouter(prefix="/api/puzzles", tags=["learn"])


@router.get("/{game}")
@refuses("unknown-game")
async def listed(game: GameKey) -> list[lesson_api.PuzzleInfo]:
    """The puzzles of a game, the easiest first; `/api/learn/{game}/{name}` leads to each."""
    return [
        lesson_api.PuzzleInfo(name=info.name, grade=info.grade, found=info.found, seats=info.seats)
        for info in puzzles(check_game(game))
    ]
