"""The table server in a browser: requests and sockets to the same application, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from fastapi import FastAPI

from allcity.server import routes
from allcity.server.assistants.loopback import Loopback, Socket
from allcity.server.daily import walls
from allcity.server.guests import COOKIE, Signer
from allcity.server.limits import ROOMY
from allcity.server.live.tables import now
from allcity.server.offline.alone import HereWorkers, NoLinks, OwnLease, ShelvedReviews
from allcity.server.offline.memory import MemoryTables
from allcity.server.offline.shelf import BrowserShelf, Shelf
from allcity.server.offline.tries import AloneServices, ShelvedTries
from allcity.server.services import Services, Settings
from allcity.server.storage import Storage

HERE = "127.0.0.1", 0
KEY = "cookie"
Tell = Callable[[str], Any]


class Engine:
    """One browser's server, and the one guest it has."""

    def __init__(self, app: FastAPI, shelf: Shelf, cookie: str) -> None:
        self._app, self._shelf, self._cookie = app, shelf, cookie
        self._services: Services = app.state.services
        self._sockets: dict[int, Socket] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def open(cls, shelf: Shelf, clock: Callable[[], int] = now) -> Engine:
        tables = await MemoryTables.open(shelf)
        storage = Storage(
            tables, NoLinks(), ShelvedReviews(shelf), OwnLease(tables), ShelvedTries(shelf, tables)
        )
        services = AloneServices(Settings(limits=ROOMY), storage, clock, HereWorkers)
        services.signer = Signer(await tables.secret())
        app = FastAPI(openapi_url=None)
        app.state.services = services
        routes.add(app)
        app.include_router(walls.router)
        await services.begin()
        return cls(app, shelf, dict(await shelf.read(KEY)).get(KEY, ""))

    async def request(self, method: str, path: str, body: str, language: str) -> tuple[int, str]:
        """The status and the text of the answer to a request."""
        route = Loopback(self._app, HERE, language)
        answer = await route.request(method, path, body.encode(), self._cookie)
        if answer.cookie.startswith(f"{COOKIE}=") and answer.cookie != self._cookie:
            self._cookie = answer.cookie
            await self._shelf.write({KEY: self._cookie})
        return answer.status, answer.body.decode()

    async def connect(self, number: int, language: str, tell: Tell, gone: Tell) -> None:
        """Open a socket under a number; `tell` is given what it says, `gone` is called when it closes."""
        socket = await Loopback(self._app, HERE, language).connect(self._cookie)
        self._sockets[number] = socket
        task = asyncio.create_task(self._listen(number, socket, tell, gone))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _listen(self, number: int, socket: Socket, tell: Tell, gone: Tell) -> None:
        async for message in socket:
            tell(message if isinstance(message, str) else message.decode())
        self._sockets.pop(number, None)
        gone("")

    async def send(self, number: int, text: str) -> None:
        if socket := self._sockets.get(number):
            await socket.send(text)

    async def disconnect(self, number: int) -> None:
        if socket := self._sockets.get(number):
            await socket.close()

    async def close(self) -> None:
        for socket in self._sockets.values():
            await socket.close()
        await self._services.close()


async def begin(functions: Any) -> Engine:
    """The engine of a browser, whose worker brings the functions of its shelf."""
    return await Engine.open(BrowserShelf(functions))
