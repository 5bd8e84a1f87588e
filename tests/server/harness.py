"""A real server in a thread or a process, and people who talk to it through real sockets."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Protocol, TypeVar

import httpx
import uvicorn
from websockets.sync.client import ClientConnection, connect

from allcity.core.notation import MORE
from allcity.server import run
from allcity.server.app import application
from allcity.server.limits import ROOMY
from allcity.server.live.tables import now as wall_clock
from allcity.server.opening import DatabaseServices
from allcity.server.services import Settings
from tests.server.ports import free_port

PATIENCE = float(os.environ.get("ALLCITY_PATIENCE", "60"))  # the machine may be busy
# Nothing here is encrypted, and reading all the certificates of the world takes each client 17 ms.
PLAIN: dict[str, Any] = {"verify": False, "timeout": PATIENCE}
IS_SOAK = os.environ.get("ALLCITY_SOAK") == "1"
T = TypeVar("T")
Json = dict[str, Any]


class Open(Protocol):
    """Something of a test that must be closed."""

    def close(self) -> None: ...


OPEN: dict[Open, None] = {}  # what tests have opened and not closed, in this order


def close_since(before: Collection[Open]) -> None:
    """Close what a test has left open, the last first, as a test does that fails."""
    for one in reversed([one for one in OPEN if one not in before]):
        with suppress(Exception):
            one.close()
        OPEN.pop(one, None)


class FakeClock:
    """A clock that goes on only when the test says so."""

    def __init__(self) -> None:
        self.at = 1_700_000_000_000

    def __call__(self) -> int:
        return self.at


class Server:
    """A server in a thread of this process, whose services a test may look into."""

    def __init__(
        self, settings: Settings, clock: Callable[[], int] = wall_clock, is_plain: bool = False
    ) -> None:
        self.port = free_port()
        self.app = application(settings, clock)
        manners = {"log_config": None} if is_plain else run.manners(settings.limits)
        config = uvicorn.Config(self.app, port=self.port, timeout_graceful_shutdown=5, **manners)
        self._uvicorn = uvicorn.Server(config) if is_plain else run.Server(config)
        self.loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        wait_for(lambda: self._uvicorn.started or not self._thread.is_alive())
        assert self._uvicorn.started, "the server did not start"

    def _run(self) -> None:
        async def main() -> None:
            self.loop = asyncio.get_running_loop()
            await self._uvicorn.serve()

        with asyncio.Runner(loop_factory=self._uvicorn.config.get_loop_factory()) as runner:
            runner.run(main())  # on the loop that `Server.run` would choose

    @property
    def services(self) -> DatabaseServices:
        services = self.app.state.services
        assert isinstance(services, DatabaseServices)
        return services

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Run something on the server's own loop."""
        assert self.loop is not None
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def ask_to_stop(self) -> None:
        """Ask the server to stop, as SIGTERM does, without waiting."""
        self._uvicorn.should_exit = True

    def stop(self) -> None:
        self.ask_to_stop()
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()


class Process:
    """A server process of its own, which can be killed."""

    def __init__(self, database: str, *arguments: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self._errors = tempfile.NamedTemporaryFile("w")  # noqa: SIM115 (closed with the process)
        self._process = subprocess.Popen(
            [
                *(sys.executable, "-X", "faulthandler", "-m", "allcity.server"),
                *("--port", str(self.port), "--database", database),
                *("--log-level", "warning", "--roomy", *arguments),
            ],
            stderr=self._errors,
        )
        OPEN[self] = None

    @property
    def errors(self) -> str:
        """Return what the process has written to its standard error."""
        return Path(self._errors.name).read_text("utf-8")

    def wait_until_ready(self) -> None:
        def is_ready() -> bool:
            assert self._process.poll() is None, self.errors
            try:
                answer = fetch(self.port, "/ready", timeout=2)
            except httpx.TransportError:
                return False
            return answer.status_code == 200

        try:
            wait_for(is_ready, 2 * PATIENCE, pause=0.05)  # a start takes a second
        except AssertionError:
            self._process.send_signal(signal.SIGABRT)  # says where it stands
            self._process.wait()
            raise AssertionError(self.errors) from None

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """Kill the process as `kill -9` does."""
        self._process.kill()
        self._process.wait()
        self._errors.close()
        OPEN.pop(self, None)

    close = kill

    def wait(self) -> int:
        return self._process.wait(PATIENCE)

    def ask_to_stop(self) -> None:
        """Ask the process to stop by SIGTERM, without waiting."""
        self._process.terminate()

    def terminate(self) -> int:
        self.ask_to_stop()
        code = self._process.wait(PATIENCE)
        self._errors.close()
        OPEN.pop(self, None)
        return code


def fetch(port: int, path: str, method: str = "GET", **more: Any) -> httpx.Response:
    """Return the server's answer to a guest without a cookie."""
    return httpx.request(method, f"http://127.0.0.1:{port}{path}", **{**PLAIN, **more})


def wait_for(is_so: Callable[[], object], patience: float = PATIENCE, pause: float = 0.01) -> None:
    """Wait on something that has no event to wait on; never for correctness by the clock."""
    limit = time.monotonic() + patience
    while not is_so():
        assert time.monotonic() < limit, "it did not come about"
        time.sleep(pause)


class Person:
    """A guest with a browser: a cookie, HTTP requests and sockets."""

    def __init__(self, port: int, name: str = "Ana") -> None:
        self.port = port
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{port}", **PLAIN)
        OPEN[self] = None
        self.me = self.post("/api/me", name=name)
        self.sockets: list[Socket] = []

    def move_to(self, port: int) -> None:
        """Talk to another server process from now on."""
        self.port = port
        self.http.base_url = httpx.URL(f"http://127.0.0.1:{port}")

    def post(self, path: str, expect: int = 0, **body: Any) -> Json:
        answer: Json = self._answer(self.http.post(path, json=body), expect)
        return answer

    def get(self, path: str, expect: int = 0, **query: Any) -> Any:
        return self._answer(self.http.get(path, params=query), expect)

    def _answer(self, response: httpx.Response, expect: int) -> Any:
        is_right = response.status_code == expect if expect else response.is_success
        assert is_right, f"{response.request.url} {response.status_code} {response.text}"
        return response.json()

    def make(self, game: str = "tagcity", seats: int = 2, **more: Any) -> str:
        table = self.post("/api/tables", game=game, seats=seats, **more)["id"]
        assert isinstance(table, str)
        return table

    def socket(self, port: int | None = None, **headers: str) -> Socket:
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        socket = Socket(port or self.port, {"Cookie": cookie, **headers})
        self.sockets.append(socket)
        return socket

    def at(self, table: str, since: int = 0, **more: Any) -> Socket:
        """A socket that follows a table."""
        socket = self.socket()
        socket.watch(table, since, **more)
        return socket

    def close(self) -> None:
        for one in self.sockets:
            one.close()
        self.http.close()
        OPEN.pop(self, None)


class Socket:
    """A client of the protocol; remembers every byte it was sent and what it knows of each table."""

    def __init__(self, port: int, headers: dict[str, str] | None = None) -> None:
        self._open = ExitStack()
        self.raw: ClientConnection = self._open.enter_context(
            connect(
                f"ws://127.0.0.1:{port}/api/socket",
                additional_headers=headers,
                compression=None,
                max_size=None,
                max_queue=None,
                proxy=None,
                open_timeout=PATIENCE,
                ping_interval=None,
            )
        )
        OPEN[self] = None
        self.received: list[str] = []
        self.seen: dict[tuple[str, int | None], Json] = {}
        self.hello = self.expect("hello")
        self._moves = 0

    def send(self, kind: str, **fields: Any) -> None:
        self.raw.send(json.dumps({"type": kind, **fields}))

    def receive(self, patience: float = PATIENCE) -> Json:
        text = self.raw.recv(patience)
        assert isinstance(text, str)
        self.received.append(text)
        message: Json = json.loads(text)
        if message["type"] in ("table", "event"):
            event = message.get("now", message)
            self.seen[event["table"], event["viewer"]] = event
        return message

    def expect(self, *kinds: str, patience: float = PATIENCE) -> Json:
        """The next message of one of these types; others are taken in on the way."""
        while True:
            message = self.receive(patience)
            if message["type"] in kinds:
                return message

    def until(self, is_so: Callable[[Json], object], patience: float = PATIENCE) -> Json:
        """The first message for which something holds."""
        while True:
            message = self.receive(patience)
            if is_so(message):
                return message

    def watch(self, table: str, since: int = 0, **more: Any) -> Json:
        self.send("watch", table=table, since=since, **more)
        return self.expect("table", "refused")

    def now(self, table: str, viewer: int | None = None) -> Json:
        return self.seen[table, viewer]

    def act(self, table: str, seat: int, *texts: str, **more: Any) -> Json:
        """Send a move and give its answer."""
        self._moves += 1
        move = more.pop("id", f"m{id(self)}-{self._moves}")
        version = more.pop("version", None)
        if version is None:
            version = self.now(table, seat)["version"]
        self.send("act", table=table, seat=seat, id=move, version=version, texts=list(texts))
        return self.until(lambda m: m["type"] in ("done", "refused") and m["id"] == move)

    def some_text(self, table: str, seat: int, rng: Random, *before: str) -> str:
        """Any action that may be done now, or after some others; nothing when there is none.

        A text that stands for many is asked for in full.
        """
        legal = self.now(table, seat)["legal"] if not before else self._next(table, seat, before)
        text = str(rng.choice(legal)) if legal else ""
        if not text.endswith(MORE):
            return text
        lines = self._next(table, seat, before, text.removesuffix(MORE))
        return rng.choice(lines) if lines else ""  # the table may have moved on meanwhile

    def _next(self, table: str, seat: int, texts: Sequence[str], opening: str = "") -> list[str]:
        asked = {"texts": list(texts), "opening": opening}
        self.send("preview", table=table, seat=seat, id="preview", **asked)
        legal: list[str] = self.expect("previewed", "refused").get("legal", [])
        return legal

    def closing(self) -> ExitStack:
        return self._open

    def close(self) -> None:
        self._open.close()
        OPEN.pop(self, None)


def play_on(
    table: str,
    sockets: dict[int, Socket],
    rng: Random,
    is_enough: Callable[[Json], object] = lambda _: False,
) -> Json:
    """Random moves by all these seats until the match is over; the last event of the last mover."""
    while True:
        latest = max(
            (s.now(table, seat) for seat, s in sockets.items()), key=lambda e: e["version"]
        )
        if latest["status"] != "running" or is_enough(latest):
            return latest
        for seat, one in sockets.items():
            while one.now(table, seat)["version"] < latest["version"]:
                one.receive()
        active = [seat for seat in latest["active"] if seat in sockets]
        movers = [
            seat for seat in active if "legal" in sockets[seat].now(table, seat)
        ]  # no bot plays for them
        if not movers:
            one = next(iter(sockets.values()))
            one.receive()
            continue
        seat = rng.choice(movers)
        answer = sockets[seat].act(table, seat, sockets[seat].some_text(table, seat, rng))
        assert answer["type"] == "done", answer
        while sockets[seat].now(table, seat)["version"] < answer["version"]:
            sockets[seat].receive()


@contextmanager
def served(
    folder: Path, clock: Callable[[], int] = wall_clock, is_plain: bool = False, **more: Any
) -> Iterator[Server]:
    """A server for a while; a plain one has uvicorn's own protocols instead of ours."""
    settings = Settings(**{"database": str(folder / "tables.db"), "limits": ROOMY, **more})
    server = Server(settings, clock, is_plain)
    try:
        yield server
    finally:
        server.stop()
