"""Readers that are slow, or stand still."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from allcity.server.limits import ROOMY, Limits
from allcity.server.live.channels import POLICY
from allcity.server.live.outbox import TRY_AGAIN, Outbox
from allcity.server.live.sockets import FAULTS
from tests.server.harness import PATIENCE, Person, served, wait_for


class Narrow:
    """The end of a wire whose other end may stand still."""

    def __init__(self) -> None:
        self.is_full = False
        self.heard: list[str] = []
        self.closed: list[int] = []
        self.gone = asyncio.Event()
        self.reader: Outbox | None = None

    def say(self, text: bytes) -> None:
        self.heard.append(text.decode())

    def end(self, code: int) -> None:
        self.closed.append(code)

    def abort(self) -> None:
        self.gone.set()

    def stop(self) -> None:
        assert self.reader
        self.is_full = True
        self.reader.is_stuck()

    def go_on(self) -> None:
        assert self.reader
        self.is_full = False
        self.reader.has_room()


def wire_after(limits: Limits, script: Callable[[Narrow, Outbox], None]) -> Narrow:
    """Return what arrives at the other end of a connection after a script."""

    async def run() -> Narrow:
        wire = Narrow()

        def again(name: str, since: int) -> None:
            outbox.tell(f"{name} from {since} on".encode())

        outbox = Outbox(wire, limits, again)  # type: ignore[arg-type]
        script(wire, outbox)
        return wire

    return asyncio.run(run())


def fifty_events(outbox: Outbox) -> None:
    for version in range(50):
        outbox.show("T", version, f"event {version}".encode())


def test_a_quick_reader_is_sent_every_event() -> None:
    wire = wire_after(Limits(), lambda _, outbox: fifty_events(outbox))
    assert wire.heard == [f"event {version}" for version in range(50)]


def test_what_waits_for_a_reader_keeps_its_order() -> None:
    def script(wire: Narrow, outbox: Outbox) -> None:
        outbox.tell(b"one")
        wire.stop()
        outbox.show("T", 0, b"two")
        outbox.tell(b"three")
        assert wire.heard == ["one"]
        wire.go_on()
        outbox.tell(b"four")

    assert wire_after(Limits(), script).heard == ["one", "two", "three", "four"]


def test_a_slow_reader_is_sent_the_whole_table_instead_of_many_events() -> None:
    def script(wire: Narrow, outbox: Outbox) -> None:
        wire.stop()
        fifty_events(outbox)
        outbox.tell(b"done")
        wire.go_on()

    assert wire_after(Limits(outbox_messages=8), script).heard == ["done", "T from 0 on"]


def test_events_that_are_large_wait_in_smaller_numbers() -> None:
    def script(wire: Narrow, outbox: Outbox) -> None:
        wire.stop()
        fifty_events(outbox)
        wire.go_on()

    assert wire_after(Limits(outbox_bytes=100), script).heard == ["T from 0 on"]


def test_who_does_not_even_read_answers_is_told_to_come_again() -> None:
    def script(wire: Narrow, outbox: Outbox) -> None:
        wire.stop()
        for number in range(20):
            outbox.tell(f"answer {number}".encode())
        assert outbox.close_code == TRY_AGAIN
        assert wire.closed == []  # there is no room for it yet
        wire.go_on()
        outbox.tell(b"too late")

    wire = wire_after(Limits(outbox_messages=4), script)
    assert wire.closed == [TRY_AGAIN]
    assert wire.heard == []


def test_as_many_bytes_wait_as_may() -> None:
    def script(wire: Narrow, outbox: Outbox) -> None:
        wire.stop()
        for event in (b"x" * 100, b"y"):
            outbox.show("T", 0, event)
        wire.go_on()

    assert wire_after(Limits(outbox_bytes=100), script).heard == ["x" * 100, "y"]


def test_for_a_reader_who_is_let_go_no_table_is_looked_up_any_more() -> None:
    wire, asked = Narrow(), list[str]()
    outbox = Outbox(wire, Limits(outbox_messages=8), lambda name, _: asked.append(name))  # type: ignore[arg-type]
    wire.is_full = True
    fifty_events(outbox)
    outbox.end(POLICY)
    wire.go_on()
    assert (wire.heard, wire.closed, asked) == ([], [POLICY], [])


def test_answers_that_are_large_wait_in_smaller_numbers() -> None:
    def script(wire: Narrow, outbox: Outbox) -> None:
        wire.stop()
        for _ in range(3):
            assert outbox.close_code is None
            outbox.tell(b"x" * 60)  # two of them are one too many, but they were said already
        assert outbox.close_code == TRY_AGAIN
        wire.go_on()

    wire = wire_after(Limits(outbox_bytes=100), script)
    assert (wire.closed, wire.heard) == ([TRY_AGAIN], [])


def test_events_give_way_to_an_answer() -> None:
    def script(wire: Narrow, outbox: Outbox) -> None:
        wire.stop()
        for version in range(8):
            outbox.show("T", version, b"event")
        outbox.tell(b"done")
        assert outbox.close_code is None
        wire.go_on()

    assert wire_after(Limits(outbox_messages=8), script).heard == ["done", "T from 0 on"]


def test_a_reader_that_stands_still_is_let_go() -> None:
    async def run() -> None:
        wire = Narrow()
        Outbox(wire, Limits(send_seconds=0.01), lambda *_: None)  # type: ignore[arg-type]
        wire.stop()
        await asyncio.wait_for(wire.gone.wait(), 30)

    asyncio.run(run())


def test_a_reader_that_goes_on_in_time_is_not_let_go() -> None:
    async def run() -> None:
        wire = Narrow()
        Outbox(wire, Limits(send_seconds=0.01), lambda *_: None)  # type: ignore[arg-type]
        wire.stop()
        wire.go_on()
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(wire.gone.wait(), 0.1)

    asyncio.run(run())


def test_a_real_client_that_reads_nothing_is_let_go_and_harms_nobody(tmp_path: Path) -> None:
    limits = replace(ROOMY, outbox_messages=16, send_seconds=0.2)
    with served(tmp_path, limits=limits) as server:
        ana = Person(server.port)
        table = ana.make()
        request = f'{{"type": "watch", "table": "{table}"}}'
        with without_room(server.port) as deaf:
            asking = threading.Thread(target=ask_for_ever, args=(deaf, request), daemon=True)
            asking.start()
            asking.join(PATIENCE)
            assert not asking.is_alive()
        wait_for(lambda: not server.services.sockets)
        assert ana.at(table).seen
        ana.close()


def noted(patch: pytest.MonkeyPatch) -> tuple[list[tuple[int, bool]], threading.Event]:
    """The codes with which clients are let go, and if there was no room then; whether one was ever stuck."""
    ends, end = list[tuple[int, bool]](), Outbox.end
    is_stuck, stick = threading.Event(), Outbox.is_stuck

    def ended(outbox: Outbox, code: int) -> None:
        ends.append((code, outbox._channel.is_full))
        end(outbox, code)

    def stuck(outbox: Outbox) -> None:
        is_stuck.set()
        stick(outbox)

    patch.setattr(Outbox, "end", ended)
    patch.setattr(Outbox, "is_stuck", stuck)
    return ends, is_stuck


@pytest.mark.parametrize(
    ("limits", "code"),
    [
        (replace(ROOMY, outbox_messages=8), TRY_AGAIN),
        (replace(ROOMY, outbox_messages=10**6, outbox_bytes=10**9), POLICY),
    ],
)
def test_a_real_client_without_room_hears_in_the_end_why_it_is_let_go(
    tmp_path: Path, limits: Limits, code: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends, is_stuck = noted(monkeypatch)
    patient = replace(limits, send_seconds=PATIENCE, ping_seconds=PATIENCE)
    with served(tmp_path, limits=patient) as server, closing(Person(server.port)) as ana:
        table = ana.make(sit=[0, 1], start=True)
        request = f'{{"type": "watch", "table": "{table}"}}'
        with without_room(server.port) as deaf:
            while not is_stuck.is_set():  # how much both ends hold depends on the machine
                deaf.send(request)
            for text in (*[request] * 100, *["{"] * 2 * FAULTS):
                deaf.send(text)
            wait_for(lambda: ends)
            assert ends[0] == (code, True)
            with pytest.raises(ConnectionClosed) as closed:
                read_all(deaf)
        assert closed.value.rcvd
        assert closed.value.rcvd.code == code


def without_room(port: int) -> ClientConnection:
    """A client that takes in little more than what is read from it."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1 << 17)  # and grows no more
    narrow.connect(("127.0.0.1", port))
    return connect(
        f"ws://127.0.0.1:{port}/api/socket",
        sock=narrow,
        max_queue=1,
        proxy=None,
        open_timeout=PATIENCE,
        ping_interval=None,
        compression=None,  # a thousand times the same table would fit into any buffer
    )


def read_all(client: ClientConnection) -> None:
    """Until the server closes."""
    while True:
        client.recv(PATIENCE)


def ask_for_ever(deaf: ClientConnection, request: str) -> None:
    """Until the connection is closed."""
    with suppress(ConnectionClosed):
        while True:
            deaf.send(request)
