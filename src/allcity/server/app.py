"""The application: routes, socket, health and metrics around the services of one process."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.exceptions import HTTPException

from allcity.server import arguments, metrics
from allcity.server.assistants import door
from allcity.server.daily import walls
from allcity.server.http import (
    afterwards,
    api,
    catalogue,
    coach,
    handover,
    invitations,
    lobby,
    pages,
    people,
    profiles,
)
from allcity.server.http.dependencies import (
    ServicesOf,
    known_guest,
    language_of,
    place_of,
    refused,
    services_of,
)
from allcity.server.http.middleware import Gate
from allcity.server.http.openapi import describe
from allcity.server.learn import lessons, puzzles, rules
from allcity.server.limits import Bucket
from allcity.server.live.sockets import Client
from allcity.server.live.tables import now
from allcity.server.refusals import Invalid, Refused
from allcity.server.services import Services, Settings
from allcity.server.starting import unstarted
from allcity.server.store.writer import Unwritten

log = logging.getLogger(__name__)


def application(settings: Settings, clock: Callable[[], int] = now) -> FastAPI:
    """The server as an ASGI application; its services are opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            app.state.services = await Services.open(settings, clock)
        except Exception as problem:
            app.state.problem = unstarted(problem, settings.database) or problem
            raise
        log.info("open")
        try:
            yield
        finally:
            await app.state.assistants.close()
            await app.state.services.close()
            log.info("closed")

    app = FastAPI(
        title="All City",
        version="1",
        summary="The table server",
        lifespan=lifespan,
        openapi_url=None,
    )
    app.add_middleware(Gate, limits=settings.limits, origins=settings.origins)
    for part in (
        catalogue,
        lobby,
        invitations,
        handover,
        people,
        profiles,
        afterwards,
        coach,
        walls,
        lessons,
        puzzles,
        rules,
    ):
        app.include_router(part.router)
    _add_state_of_health(app)
    app.add_api_websocket_route("/api/socket", socket)
    app.state.assistants = door.Door(app, settings.limits)
    app.add_route(door.PATH, app.state.assistants, include_in_schema=False)
    app.include_router(pages.router)
    _add_refusals(app)
    return app


def from_environment() -> FastAPI:
    """The application for any ASGI server: `uvicorn --factory allcity.server.app:from_environment`.

    `ALLCITY_DATABASE` and `ALLCITY_ORIGINS` (with commas between them) say what the command line says otherwise.
    """
    database = os.environ.get("ALLCITY_DATABASE", Settings().database)
    origins = os.environ.get("ALLCITY_ORIGINS", "").split(",")
    return application(
        Settings(
            database=arguments.database(database),
            origins=tuple(arguments.origin(one.strip()) for one in origins if one.strip()),
        )
    )


async def socket(websocket: WebSocket) -> None:
    """One socket per client; docs/protocol.md says what goes over it."""
    services = services_of(websocket)
    guest = await known_guest(websocket)
    place = place_of(websocket)
    key = guest.id if guest else place
    bucket = services.talkers.of(key)
    try:
        _check_room(services, key, place, bucket)
    except Refused as refusal:
        await websocket.send_denial_response(refused(websocket, refusal))
        return
    with (
        metrics.SOCKETS.track_inprogress(),
        services.sockets.counting(key),
        services.places.counting(place),
    ):
        await Client(websocket, services, guest, language_of(websocket), bucket).run()


def _check_room(services: Services, key: str, place: str, bucket: Bucket) -> None:
    """A new connection costs as much as a message, so nobody gains by reconnecting."""
    if services.places[place] >= (most := services.limits.sockets_per_address):
        raise Refused("crowded", most=most)
    if services.sockets[key] >= (most := services.limits.sockets_per_guest):
        raise Refused("too-many-sockets", most=most)
    if not bucket.take():
        raise Refused("rate")


def _add_state_of_health(app: FastAPI) -> None:
    @app.get("/health", tags=["operation"])
    async def health() -> api.Health:
        """The process is alive."""
        return api.Health(status="ok")

    @app.get("/ready", tags=["operation"], responses={503: {"model": api.Health}})
    async def ready(services: ServicesOf, response: Response) -> api.Health:
        """The process takes requests and its store answers."""
        try:
            await services.store.ping()
        except Exception:
            log.exception("not ready")
            is_up = False
        else:
            is_up = services.is_ready and services.is_listening
        response.status_code = 200 if is_up else 503
        return api.Health(status="ok" if is_up else "closing")

    @app.get("/openapi.json", include_in_schema=False)
    async def description() -> JSONResponse:
        return JSONResponse(await asyncio.to_thread(describe, app))

    @app.get("/metrics", include_in_schema=False)
    async def measured() -> Response:
        return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


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
