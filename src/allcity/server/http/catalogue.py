"""HTTP: the games that this server offers, and the sentences of each."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path
from fastapi.responses import PlainTextResponse

from allcity.bots import LEVELS
from allcity.games import GAMES
from allcity.learn import names
from allcity.locales import LANGUAGES, of_game
from allcity.server.http import api
from allcity.server.learn.lessons import GameKey, check_game
from allcity.server.refusals import refuses

router = APIRouter(prefix="/api/games", tags=["tables"])
Language = Annotated[str, Path(pattern=f"^({'|'.join(LANGUAGES)})$")]


@router.get("")
async def games() -> list[api.GameInfo]:
    """The games, with what can be chosen before a match."""
    return [
        api.GameInfo(
            key=key,
            seats=list(game.META.seats),
            options=[
                api.OptionInfo(key=o.key, values=list(o.values), is_open=o.is_open)
                for o in game.META.options
            ],
            editions=list(game.META.editions),
            rules=game.META.rules_version,
            bots=list(LEVELS),
            minutes=game.META.minutes,
            lessons=len(names(key)),
        )
        for key, game in GAMES.items()
    ]


@router.get("/{game}/words/{language}", response_class=PlainTextResponse)
@refuses("unknown-game")
async def words(game: GameKey, language: Language) -> str:
    """The sentences of a game as a Fluent file, for a client that was not built with them."""
    return of_game(check_game(game), language)
