"""Starts the server and stops it in good order."""

from __future__ import annotations

import gc
import logging
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any

import uvicorn

from allcity.server import logs
from allcity.server.app import application
from allcity.server.http.connections import Admission, Connection
from allcity.server.limits import Limits
from allcity.server.live.transport import Wire
from allcity.server.services import Settings
from allcity.server.starting import Unstarted, bound, connections

log = logging.getLogger(__name__)
GARBAGE = (50_000, 50, 50)  # a move makes many objects but no cycles, so garbage collection is rare


def say_in_the_log(port: int) -> None:
    log.info("up", extra={"port": port})


class Server(uvicorn.Server):
    """Hands its tables over while clients still receive answers, and then closes their sockets."""

    tell: Callable[[], None] | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Say that it is up when it is, and raise `Unstarted` when it cannot be."""
        app: Any = self.config.app
        library = logging.getLogger("uvicorn.error")
        library.disabled = True  # a problem with the database is reported once, as a sentence
        try:
            await super().startup(sockets)
        except SystemExit:
            problem = getattr(app.state, "problem", None)
            if isinstance(problem, Unstarted):
                raise problem from None
            log.critical("start failed", exc_info=problem)
            raise
        finally:
            library.disabled = False
        if self.tell:
            self.tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        await app.state.services.hand_over()
        await app.state.assistants.close()
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    settings: Settings | None = None,
    log_level: str = "info",
    forwarded_by: str = "127.0.0.1",
    tell: Callable[[int], None] = say_in_the_log,
) -> None:
    """Serve until stopped; after SIGTERM requests in progress are finished.

    `tell` is called with the port when people can come; port 0 takes a free one.
    """
    settings = settings or Settings()
    logs.set_up(log_level)
    place = bound(host, port)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(0.001)  # so that the writing thread need not wait for a busy loop
    config = uvicorn.Config(
        application(settings),
        timeout_graceful_shutdown=10,
        forwarded_allow_ips=forwarded_by,
        **manners(settings.limits, Admission(settings.limits, forwarded_by, connections())),
    )
    server = Server(config)
    server.tell = partial(tell, place.getsockname()[1])
    with place, suppress(KeyboardInterrupt):
        server.run([place])


def manners(limits: Limits, admission: Admission | None = None) -> dict[str, Any]:
    """The settings of uvicorn, here and in tests."""
    return {
        "http": partial(Connection, admission or Admission(limits)),
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": partial(Wire, limits),
        "ws_max_size": limits.message_bytes * 2,
        "ws_ping_interval": limits.ping_seconds,
        "ws_ping_timeout": limits.ping_seconds,
        "ws_per_message_deflate": False,
    }
