"""A person whose browser is its own server: speaks as `Person` and `Socket` do, to an engine in this process."""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from typing import Any, TypeVar, cast

import httpx
from websockets.sync.client import ClientConnection

from allcity.server.live.tables import now
from allcity.server.offline.engine import Engine
from allcity.server.offline.shelf import PlainShelf, Shelf
from tests.server.harness import OPEN, PATIENCE, Person, Socket

T = TypeVar("T")


class Browser(httpx.BaseTransport):
    """An engine on a loop of its own, as a transport of HTTP."""

    def __init__(self, shelf: Shelf, clock: Callable[[], int]) -> None:
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever, daemon=True)
        self._thread.start()
        self.engine = self.do(Engine.open(shelf, clock))
        self._last = 0

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result(PATIENCE)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        path, body = request.url.raw_path.decode(), request.read().decode()
        status, text = self.do(self.engine.request(request.method, path, body, "en"))
        return httpx.Response(status, text=text, request=request)

    def connect(self) -> Pipe:
        self._last += 1
        return Pipe(self, self._last)

    def close(self) -> None:
        self.do(self.engine.close())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(PATIENCE)
        self._loop.close()


class Pipe:
    """A socket of the engine, with the two methods that tests use of a real one."""

    def __init__(self, browser: Browser, number: int) -> None:
        self._browser, self._number = browser, number
        self._heard: queue.Queue[str] = queue.Queue()
        engine, hear = browser.engine, self._heard.put
        browser.do(engine.connect(number, "en", hear, hear))

    def send(self, text: str) -> None:
        self._browser.do(self._browser.engine.send(self._number, text))

    def recv(self, patience: float) -> str:
        return self._heard.get(timeout=patience)

    def close(self) -> None:
        self._browser.do(self._browser.engine.disconnect(self._number))


class AloneSocket(Socket):
    def __init__(self, browser: Browser) -> None:
        self._open = ExitStack()
        pipe = browser.connect()
        self._open.callback(pipe.close)
        self.raw = cast(ClientConnection, pipe)
        OPEN[self] = None
        self.received = []
        self.seen = {}
        self.hello = self.expect("hello")
        self._moves = 0


class Alone(Person):
    """A person who plays offline; opening the same shelf again continues the same tables."""

    def __init__(
        self, name: str = "Ana", shelf: Shelf | None = None, clock: Callable[[], int] = now
    ) -> None:
        self.shelf = PlainShelf() if shelf is None else shelf
        self.browser = Browser(self.shelf, clock)
        self.port = 0
        self.http = httpx.Client(base_url="http://browser", transport=self.browser)
        OPEN[self] = None
        self.sockets = []
        self.me = self.post("/api/me", name=name)

    def socket(self, port: int | None = None, **headers: str) -> Socket:
        socket = AloneSocket(self.browser)
        self.sockets.append(socket)
        return socket
