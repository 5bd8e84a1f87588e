"""HTTP: the games that this server offers, and the sentences of each."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse

from allcity.bots import LEVELS
from allcity.games import GAMES, folder
from allcity.learn import names
from allcity.learn.puzzle import puzzles
from allcity.locales import LANGUAGES, of_game
from allcity.server.http.dependencies import GameKey, Newcomer, Origin, ServicesOf, check_game
from allcity.server.http.previews import PICTURE
from allcity.server.refusals import Refused, refuses
from allcity.server.running.editions import Question, checked
from allcity.server.running.fair_queue import Asker
from allcity.server.tables import catalogue_api as api

router = APIRouter(prefix="/api/games", tags=["tables"])
PNG: dict[int | str, dict[str, Any]] = {
    200: {"content": {"image/png": {"schema": {"type": "string", "format": "binary"}}}}
}
Language = Annotated[str, Path(pattern=f"^({'|'.join(LANGUAGES)})$")]


@router.get("")
async def games() -> list[api.GameInfo]:
    """The games, with what can be chosen before a match."""
    return [
        api.GameInfo(
            key=key,
            seats=list(game.META.seats),
            options=[
                api.OptionInfo(
                    key=option.key,
                    values=list(option.values),
                    is_open=option.is_open,
                    fitting={seats: list(option.fitting(seats)) for seats in game.META.seats},
                    needs=dict(option.needs),
                )
                for option in game.META.options
            ],
            editions=list(game.META.editions),
            rules=game.META.rules_version,
            bots=list(LEVELS),
            minutes=game.META.minutes,
            lessons=len(names(key)),
            has_puzzles=bool(puzzles(key)),
        )
        for key, game in GAMES.items()
    ]


@router.get("/{game}/edition", response_class=PlainTextResponse)
@refuses("unknown-game")
async def edition(game: GameKey) -> PlainTextResponse:
    """The edition file of the boards that come with a game, to write one's own from."""
    name = GAMES[check_game(game)].META.editions[0]
    saved_as = {"Content-Disposition": f'attachment; filename="{game}-{name}.toml"'}
    text = folder(game, f"{name}.toml").read_text("utf-8")
    return PlainTextResponse(text, headers=saved_as)


@router.post("/{game}/edition/check", response_model=api.EditionChecked)
@refuses("unknown-game", "rate", "no-check")
async def check_edition(
    game: GameKey, body: api.EditionBody, guest: Newcomer, origin: Origin, services: ServicesOf
) -> Response:
    """Everything that is wrong with an edition, each thing with its place; and what its boards look like."""
    question = Question(check_game(game), guest.language, body.text, body.data)
    for asker in (guest.id, origin):
        services.checkers.check(asker)
    data = await checked(services.thinkers, question, Asker(guest.id, origin, lambda: True))
    return Response(data, media_type="application/json")


@router.get("/{game}/printed")
@refuses("unknown-game")
async def printed(game: GameKey) -> dict[str, Any]:
    """What is printed on the boards that come with a game, for those who draw it."""
    rules = GAMES[check_game(game)]
    boards: dict[str, Any] = rules.edition_to_json(rules.edition(rules.META.editions[0]))
    return boards


@router.get("/{game}/picture", response_class=Response, responses=PNG)
@refuses("unknown-game", "no-picture")
async def picture(game: GameKey) -> Response:
    """The picture that stands beside a link to one of the game's tables."""
    file = folder(check_game(game), PICTURE)
    if not file.is_file():
        raise Refused("no-picture")
    a_day = {"Cache-Control": "public, max-age=86400"}
    return Response(file.read_bytes(), media_type="image/png", headers=a_day)


@router.get("/{game}/words/{language}", response_class=PlainTextResponse)
@refuses("unknown-game")
async def words(game: GameKey, language: Language) -> str:
    """The sentences of a game as a Fluent file, for a client that was not built with them."""
    return of_game(check_game(game), language)
