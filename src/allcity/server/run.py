"""Starts the server and stops it in good order."""

from __future__ import annotations

import gc
import socket
import sys
from contextlib import suppress
from typing import Any

import uvicorn

from allcity.server import logs
from allcity.server.app import application
from allcity.server.house import Settings
from allcity.server.limits import Limits
from allcity.server.wires import Wire

GARBAGE = (50_000, 50, 50)  # a move makes many objects and no cycles: look for cycles seldom


class Server(uvicorn.Server):
    """Hands its tables over while clients still hear the answers, and then closes their sockets."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        app: Any = self.config.app
        await app.state.house.hand_over()
        await super().shutdown(sockets)


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    settings: Settings | None = None,
    log_level: str = "info",
    forwarded_by: str = "127.0.0.1",
) -> None:
    """Serve until told to stop; SIGTERM lets everything that was begun be finished."""
    settings = settings or Settings()
    logs.set_up(log_level)
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(0.001)  # the thread that writes must not wait long for a busy loop
    config = uvicorn.Config(
        application(settings),
        host=host,
        port=port,
        timeout_graceful_shutdown=10,
        forwarded_allow_ips=forwarded_by,
        **manners(settings.limits),
    )
    with suppress(KeyboardInterrupt):
        Server(config).run()


def manners(limits: Limits) -> dict[str, Any]:
    """How connections are served, here and in tests."""
    return {
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "ws": Wire,
        "ws_max_size": limits.message_bytes * 2,
        "ws_ping_interval": limits.ping_seconds,
        "ws_ping_timeout": limits.ping_seconds,
        "ws_per_message_deflate": False,
    }
