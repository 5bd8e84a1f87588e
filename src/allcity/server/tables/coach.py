"""HTTP: what a good player would look at, where the coach is allowed, and why points are what they are."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter

from allcity.server.http.dependencies import Known, Origin, ServicesOf
from allcity.server.live import audiences
from allcity.server.match import days
from allcity.server.match.drafts import Draft, check_over
from allcity.server.match.room import Room
from allcity.server.refusals import Forbidden, Refused, Unreadable, refuses
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Task
from allcity.server.tables import coach_api
from allcity.server.tables.watching import Moment, SomeSeat, Watched, check_seat, look_back

router = APIRouter(prefix="/api/tables/{table_id}", tags=["coach"])


@router.post("/advice")
@refuses(
    "rate",
    "no-seat",
    "not-your-seat",
    "not-running",
    "not-begun",
    "not-over",
    "coach",
    "not-asked",
    "no-moment",
    "no-advice",
    "sealed",
    Forbidden,
    Unreadable,
)
async def advice(
    body: coach_api.AdviceBody, guest: Known, origin: Origin, services: ServicesOf, room: Watched
) -> coach_api.Advice:
    """The best actions of a seat that is to act, from its view alone; or of a moment, after the end.

    With several people at the table, all must have agreed to the coach.
    """
    services.askers.check(guest.id)
    version = room.version
    if room.status == "over":
        check_over(room, services.tables.now())
        task = await _afterwards(room, body)
    else:
        task = _running(Draft(room, services.tables.now(), guest.id), body)
    hints = await services.thinkers.advise(task, Asker(guest.id, origin, lambda: True))
    if room.status != "over":
        _check_coach(room)  # somebody may have withdrawn meanwhile
    return coach_api.Advice(
        version=version,
        tips=[
            coach_api.Tip(
                text=hint.action, line=hint.line, key=hint.key, expected=dict(hint.expected)
            )
            for hint in hints
        ],
    )


def _running(draft: Draft, body: coach_api.AdviceBody) -> Task:
    """What the seat sees now, or would see after what it has chosen so far."""
    draft.check_seat(body.seat)
    draft.check_running()
    room = draft.room
    if body.index is not None:
        check_over(room, draft.at)
    days.check_unsealed(room.setup, draft.at)
    _check_coach(room)
    if body.texts:
        shown = audiences.preview(draft, body.seat, body.texts)
        return _task(room, shown.view, bool(shown.legal))
    is_asked = bool(room.game.legal(room.match.state, body.seat))
    return _task(room, audiences.view(room, body.seat), is_asked)


async def _afterwards(room: Room, body: coach_api.AdviceBody) -> Task:
    """What a seat saw at a moment of a match that is over."""
    check_seat(room, body.seat)
    state, game = await _moment(room, body.index), room.game
    view = game.view_to_json(game.view(state, body.seat))
    return _task(room, view, bool(game.legal(state, body.seat)))


def _check_coach(room: Room) -> None:
    if waits := room.coach_waits:
        raise Refused("coach", seats=" ".join(str(seat + 1) for seat in waits))


def _task(room: Room, view: Any, is_asked: bool) -> Task:
    """The seed is the same for the same question, so that asking again tells nothing more."""
    if not is_asked:
        raise Refused("not-asked")
    return Task(room.setup.game, room.setup.edition, "why", view, seed=room.version)


async def _moment(room: Room, index: int | None) -> Any:
    if index is None or index == len(room.match.log):
        return room.match.state
    await look_back(room, index)
    return room.position(index).state


@router.get("/account")
@refuses("no-seat", "no-moment")
async def account(
    room: Watched, seat: SomeSeat, index: Moment | None = None
) -> list[coach_api.ScoreLine]:
    """How the points of a seat came about, now or at a moment of the match; this is open to all."""
    check_seat(room, seat)
    lines = room.game.account(await _moment(room, index), seat)
    return [coach_api.ScoreLine.model_validate(line) for line in lines]
