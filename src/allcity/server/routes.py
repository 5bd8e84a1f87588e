"""The routes, the socket and the form of refusals, which servers and the offline engine share."""

from __future__ import annotations

from fastapi import FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from allcity.server import metrics
from allcity.server.http.dependencies import (
    known_guest,
    language_of,
    place_of,
    refused,
    services_of,
)
from allcity.server.learn import lessons, puzzles, rules
from allcity.server.limits import Bucket
from allcity.server.live.sockets import Client
from allcity.server.people import handover, people, profiles
from allcity.server.refusals import Invalid, Refused
from allcity.server.services import Services
from allcity.server.storage import Unwritten
from allcity.server.tables import afterwards, catalogue, coach, invitations, lobby


def add(app: FastAPI) -> None:
    """Add the routes to an application, whose `state.services` they use."""
    for part in (
        catalogue,
        lobby,
        invitations,
        handover,
        people,
        profiles,
        afterwards,
        coach,
        lessons,
        puzzles,
        rules,
    ):
        app.include_router(part.router)
    app.add_api_websocket_route("/api/socket", socket)
    _add_refusals(app)


async def socket(websocket: WebSocket) -> None:
    """One socket per client; docs/protocol.md says what goes over it."""
    services = services_of(websocket)
    guest = await known_guest(websocket)
    place = place_of(websocket)
    key = guest.id if guest else place
    buckets = (services.talkers.of(key), services.crowds.of(place))
    try:
        _check_room(services, key, place, buckets[0])
    except Refused as refusal:
        await websocket.send_denial_response(refused(websocket, refusal))
        return
    with (
        metrics.SOCKETS.track_inprogress(),
        services.sockets.counting(key),
        services.places.counting(place),
    ):
        await Client(websocket, services, guest, language_of(websocket), place, buckets).run()


def _check_room(services: Services, key: str, place: str, bucket: Bucket) -> None:
    """A new connection costs as much as a message, so nobody gains by reconnecting."""
    if services.places[place] >= (most := services.limits.sockets_per_address):
        raise Refused("crowded", most=most)
    if services.sockets[key] >= (most := services.limits.sockets_per_guest):
        raise Refused("too-many-sockets", most=most)
    if not bucket.take():
        raise Refused("rate")


def _add_refusals(app: FastAPI) -> None:
    """Every way in which a request can fail has the same form of answer."""

    @app.exception_handler(Refused)
    async def on_refused(request: Request, refusal: Refused) -> JSONResponse:
        return refused(request, refusal)

    @app.exception_handler(Unwritten)
    async def on_unwritten(request: Request, _: Unwritten) -> JSONResponse:
        return refused(request, Refused("unwritten"))

    @app.exception_handler(RequestValidationError)
    async def on_invalid(request: Request, problem: RequestValidationError) -> JSONResponse:
        return refused(request, Invalid(problem.errors()[0]))

    @app.exception_handler(HTTPException)
    async def on_http(request: Request, problem: HTTPException) -> JSONResponse:
        answer = refused(request, Refused("http", status=problem.status_code))
        answer.status_code = problem.status_code
        answer.headers.update(problem.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def on_failure(request: Request, _: Exception) -> JSONResponse:
        answer = refused(request, Refused("internal"))
        answer.headers["connection"] = "close"  # as it will be, after a failure
        return answer
