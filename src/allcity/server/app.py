"""The application of a table server: its routes, health and metrics around the services of one process."""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from fastapi import FastAPI, Response
from fastapi.responses import JSONResponse
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest

from allcity.server import arguments, routes
from allcity.server.assistants import endpoint
from allcity.server.daily import walls
from allcity.server.http import api, pages
from allcity.server.http.dependencies import ServicesOf
from allcity.server.http.middleware import Gate
from allcity.server.http.openapi import describe
from allcity.server.live.tables import now
from allcity.server.opening import DatabaseServices
from allcity.server.services import Settings
from allcity.server.starting import unstarted
from allcity.server.statistics import matches

log = logging.getLogger(__name__)


def application(settings: Settings, clock: Callable[[], int] = now) -> FastAPI:
    """The server as an ASGI application; its services are opened and closed with it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        try:
            app.state.services = await DatabaseServices.open(settings, clock)
        except Exception as problem:
            app.state.problem = unstarted(problem, settings.database) or problem
            raise
        log.info("services opened")
        try:
            yield
        finally:
            await app.state.assistants.close()
            await app.state.services.close()
            log.info("services closed")

    app = FastAPI(
        title="All City",
        version="1",
        summary="The table server",
        lifespan=lifespan,
        openapi_url=None,
    )
    app.add_middleware(Gate, limits=settings.limits, origins=settings.origins)
    routes.add(app)
    app.include_router(matches.router)
    app.include_router(walls.router)
    _add_state_of_health(app)
    app.state.assistants = endpoint.Endpoint(app, settings.limits)
    app.add_route(endpoint.PATH, app.state.assistants, include_in_schema=False)
    app.include_router(pages.router)
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
            origins=tuple(arguments.origin(origin.strip()) for origin in origins if origin.strip()),
        )
    )


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
            log.exception("store not ready")
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
