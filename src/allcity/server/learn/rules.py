"""HTTP: the rules of a game as a book, with positions for its pictures."""

from __future__ import annotations

from functools import cache

from fastapi import APIRouter

from allcity.core.game import Picture
from allcity.games import GAMES
from allcity.learn import LEARNER
from allcity.learn.reference import parts, pictures, position, terms
from allcity.locales import LANGUAGES, words
from allcity.server.http.dependencies import GameKey, check_game
from allcity.server.learn import lesson_api
from allcity.server.learn.lessons import sheets
from allcity.server.refusals import refuses

router = APIRouter(prefix="/api/rules", tags=["learn"])


@router.get("/{game}")
@refuses("unknown-game")
async def book(game: GameKey) -> lesson_api.RulesInfo:
    """The parts and clauses of a game, its glossary and pictures; the texts are shared sentences."""
    return _book(check_game(game))


@cache
def _book(game: str) -> lesson_api.RulesInfo:
    rules = GAMES[game]
    say = words(LANGUAGES[0])  # what is ours is the same in every language
    return lesson_api.RulesInfo(
        parts=[
            lesson_api.PartInfo(
                name=part.name,
                clauses=[
                    lesson_api.ClauseInfo(id=one, is_ruling=say.is_ruling(one))
                    for one in part.clauses
                ],
            )
            for part in parts(game)
        ],
        terms=[
            lesson_api.TermInfo(name=name, clause=clause) for name, clause in terms(game).items()
        ],
        pictures=[_picture(game, picture) for picture in pictures(game)],
        printed=rules.edition_to_json(rules.edition(rules.META.editions[0])),
    )


def _picture(game: str, picture: Picture) -> lesson_api.PictureInfo:
    rules, state = GAMES[game], position(game, picture)
    return lesson_api.PictureInfo(
        clause=picture.clause,
        shows=picture.shows,
        view=rules.view_to_json(rules.view(state, LEARNER)),
        sheets=sheets(rules, state) if picture.shows == "sheet" else [],
    )
