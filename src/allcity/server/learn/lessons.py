"""HTTP: the taught first games. The client says how far it has come, so the server stores nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import APIRouter, Path

from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import AnyGame
from allcity.core.play import play
from allcity.core.seen import log_line
from allcity.games import GAMES
from allcity.learn import (
    LEARNER,
    Answer,
    Ask,
    Happening,
    Lesson,
    Lost,
    Place,
    Try,
    answer,
    find,
    find_place,
    lessons,
    names,
    show,
    walk_on,
)
from allcity.learn.puzzle import Puzzle, puzzles
from allcity.review.tries import wrong_try
from allcity.server.http.dependencies import GameKey, check_game
from allcity.server.learn import lesson_api
from allcity.server.refusals import Forbidden, Refused, Unreadable, refuses
from allcity.server.tables.coach_api import ScoreLine

router = APIRouter(prefix="/api/learn", tags=["learn"])
LessonName = Annotated[str, Path(max_length=40)]


def sheets(game: AnyGame, state: Any) -> list[list[ScoreLine]]:
    """The score sheet of each seat."""
    seats = range(len(game.points(state)))
    return [
        [ScoreLine.model_validate(line) for line in game.account(state, seat)] for seat in seats
    ]


@router.get("/{game}")
@refuses("unknown-game")
async def listed(game: GameKey) -> list[lesson_api.LessonInfo]:
    """The lessons of a game, in order; `title` is the key of a sentence."""
    all_lessons = lessons(check_game(game))
    return [lesson_api.LessonInfo(name=lesson.name, title=lesson.title) for lesson in all_lessons]


@router.get("/{game}/{lesson}")
@refuses("unknown-game", "unknown-lesson")
async def head(game: GameKey, lesson: LessonName) -> lesson_api.LessonHead:
    """What does not change during a lesson."""
    lesson_read = _lesson(game, lesson)
    is_puzzle = isinstance(lesson_read, Puzzle)
    known = [info.name for info in puzzles(game)] if is_puzzle else names(game)
    record, number = lesson_read.record, known.index(lesson_read.name)
    return lesson_api.LessonHead(
        name=lesson_read.name,
        title=lesson_read.title,
        number=number + 1,
        next=(*known, "")[number + 1],
        grade=lesson_read.grade if isinstance(lesson_read, Puzzle) else 0,
        found=lesson_read.found if isinstance(lesson_read, Puzzle) else 0,
        seats=record.seats,
        printed=GAMES[game].edition_to_json(GAMES[game].edition(record.edition)),
    )


@router.post("/{game}/{lesson}/place")
@refuses("unknown-game", "unknown-lesson", "lesson-lost", Unreadable)
async def go_on(
    game: GameKey, lesson: LessonName, body: lesson_api.WayBody
) -> lesson_api.LessonPlace:
    """Go on from a step: texts and moves up to the next step that asks something, and that step."""
    place, on_the_way = walk_on(_place(game, lesson, body))
    return _shown(place, on_the_way)


@router.post("/{game}/{lesson}/answer")
@refuses("unknown-game", "unknown-lesson", "lesson-lost", "lesson-not-asked", Unreadable)
async def answered(
    game: GameKey, lesson: LessonName, body: lesson_api.AnswerBody
) -> lesson_api.LessonPlace:
    """Answer what is asked at a step; a right answer leads on, any other changes nothing."""
    place = _asked(game, lesson, body)
    action = _parse(place, body.answer)
    after, verdict = answer(place, action)
    judged = _verdict(place, action, verdict)
    if after is place:
        return _shown(place, [], judged)
    own: list[Happening] = []
    if not verdict.refusal:
        own = [(LEARNER, log_line(place.game, place.state, LEARNER, action, LEARNER))]
    after, on_the_way = walk_on(after)
    return _shown(after, [*own, *on_the_way], judged)


def _verdict(place: Place, action: object, verdict: Answer) -> lesson_api.Verdict:
    refusal = verdict.refusal
    wrong = wrong_try(place, action) if verdict.kind == "other" else None
    return lesson_api.Verdict(
        kind=verdict.kind,
        code=refusal.reason if refusal else "",
        clause=refusal.clause if refusal else "",
        facts=dict(refusal.facts) if refusal else {},
        reason=wrong.reason if wrong else "",
        loss=(wrong.loss or 0) if wrong else 0,
    )


@router.post("/{game}/{lesson}/preview")
@refuses("unknown-game", "unknown-lesson", "lesson-lost", "lesson-not-asked", Forbidden, Unreadable)
async def preview(
    game: GameKey, lesson: LessonName, body: lesson_api.PreviewBody
) -> lesson_api.LessonView:
    """What the learner would see and might do next after an action, or the clause that forbids it."""
    place = _asked(game, lesson, body)
    rules, state = place.game, place.state
    try:
        if body.answer is not None:
            state = play(rules, state, LEARNER, _parse(place, body.answer))
    except IllegalAction as problem:
        raise Forbidden(problem) from None
    return lesson_api.LessonView(
        view=rules.view_to_json(rules.view(state, LEARNER)),
        legal=rules.legal_texts(state, LEARNER, body.opening),
    )


def _lesson(game: str, name: str) -> Lesson:
    try:
        return find(check_game(game), name)
    except Malformed:
        raise Refused("unknown-lesson", found=name, known=" ".join(names(game))) from None


def _place(game: str, name: str, body: lesson_api.WayBody) -> Place:
    try:
        return find_place(_lesson(game, name), body.at, body.answers)
    except Lost:
        raise Refused("lesson-lost") from None
    except Malformed as problem:
        raise Unreadable(problem) from None


def _asked(game: str, name: str, body: lesson_api.WayBody) -> Place:
    place = _place(game, name, body)
    if not place.is_waiting:
        raise Refused("lesson-not-asked")
    return place


def _parse(place: Place, text: str) -> object:
    try:
        return place.game.parse(text)
    except Malformed as problem:
        raise Unreadable(problem) from None


def _shown(
    place: Place, on_the_way: Sequence[Happening], verdict: lesson_api.Verdict | None = None
) -> lesson_api.LessonPlace:
    """Where the learner stands, as the learner may see it."""
    game, state = place.game, place.state
    result = game.result(state)
    return lesson_api.LessonPlace(
        at=place.at,
        happenings=[_happening(step) for step in on_the_way],
        asked=_question(place),
        is_end=place.step is None,
        active=list(game.active(state)),
        view=game.view_to_json(game.view(state, LEARNER)),
        verdict=verdict,
        sheets=sheets(game, state),
        result=lesson_api.ResultInfo(
            points=list(result.points),
            places=list(result.places),
            reasons=list(result.reasons),
        )
        if result
        else None,
    )


def _happening(happening: Happening) -> lesson_api.LessonHappening:
    if isinstance(happening, str):
        return lesson_api.LessonHappening(key=happening)
    seat, line = happening
    return lesson_api.LessonHappening(seat=seat, line=line)


def _question(place: Place) -> lesson_api.Question | None:
    step = place.step
    if not isinstance(step, Ask | Try):
        return None
    return lesson_api.Question(
        key=place.lesson.key(step.key),
        hint=place.lesson.hint(step) if isinstance(step, Ask) else "",
        clause=step.clause if isinstance(step, Try) else "",
        show=show(place),
        legal=place.game.legal_texts(place.state, LEARNER),
    )
