"""Many connections, and connections on which nothing comes: how long they stay and how many there may be."""

from __future__ import annotations

import json
import resource
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from allcity.server.http import http1
from allcity.server.limits import Limits
from tests.server.harness import PATIENCE, Person, fetch, served, wait_for
from tests.server.http.test_limits import denied
from tests.server.lines import UPGRADE, line, rest
from tests.server.ports import free_port

SOON = Limits(head_seconds=0.2)
GET = b"GET /health HTTP/1.1\r\nHost: x\r\n"


@pytest.mark.parametrize(
    ("sent", "status"),
    [
        (b"", b""),
        (b"GET /health HT", b"408 "),
        (GET, b"408 "),
        (UPGRADE.format(host="x").encode(), b"408 "),
        (b"\r\n", b"408 "),
    ],
    ids=["nothing", "a line", "a request", "a handshake", "an empty line"],
)
def test_half_a_head_is_not_waited_for(tmp_path: Path, sent: bytes, status: bytes) -> None:
    with served(tmp_path, limits=SOON) as server:
        with line(server.port) as eve:
            eve.sendall(sent)
            assert rest(eve)[len("HTTP/1.1 ") :][:4] == status
        with line(server.port) as eve:  # nor after a whole one
            eve.sendall(GET + b"\r\n")
            while b'"ok"' not in eve.recv(4096):
                pass
            eve.sendall(sent)
            assert rest(eve)[len("HTTP/1.1 ") :][:4] == status


def test_empty_lines_do_not_keep_a_connection(tmp_path: Path) -> None:
    with served(tmp_path, limits=SOON) as server, line(server.port) as eve:
        eve.settimeout(0.02)
        heard = None
        while heard is None:
            eve.sendall(b"\r\n")
            try:
                heard = eve.recv(4096)
            except TimeoutError:
                continue
        assert heard.startswith(b"HTTP/1.1 408 ")


def test_a_body_that_nobody_reads_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http1, "GRACE", 0.1)
    with served(tmp_path, limits=Limits(body_seconds=0.1)) as server, line(server.port) as eve:
        eve.sendall(GET + b"Content-Length: 100\r\n\r\n")
        assert rest(eve).startswith(b"HTTP/1.1 200 ")


def test_one_who_does_not_take_the_answer_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(send_seconds=0.2)) as server, socket.socket() as eve:
        eve.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        eve.connect(("127.0.0.1", server.port))
        eve.sendall(b"GET /openapi.json HTTP/1.1\r\nHost: x\r\n\r\n" * 8)
        connections = server._uvicorn.server_state.connections
        wait_for(lambda: connections)
        wait_for(lambda: not connections)


def test_connections_are_counted_by_address(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(connections_per_address=3)) as server, ExitStack() as held:
        for _ in range(3):
            held.enter_context(line(server.port))
        with line(server.port) as eve:
            head, _, body = rest(eve).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 429 ")
        assert json.loads(body)["code"] == "crowded"
        with line(server.port, "127.0.0.2") as bob:
            bob.sendall(GET + b"\r\n")
            assert bob.recv(4096).startswith(b"HTTP/1.1 200 ")
        held.close()
        wait_for(lambda: not server._uvicorn.server_state.connections)
        assert fetch(server.port, "/health").status_code == 200


def test_sockets_of_many_guests_are_counted_by_their_address(tmp_path: Path) -> None:
    def of(address: str) -> dict[str, Any]:
        return {"X-Forwarded-For": address}  # the tests' own address is believed

    with served(tmp_path, limits=Limits(sockets_per_address=2)) as server, ExitStack() as held:
        guests = [held.enter_context(closing(Person(server.port))) for _ in range(3)]
        guests[0].socket(**of("2001:db8::1"))
        guests[1].socket(**of("2001:db8::2"))
        assert denied(guests[2], **of("2001:db8::3")) == (429, "crowded")
        guests[2].socket(**of("2001:db8:0:1::1"))
        guests[0].sockets[0].close()
        wait_for(lambda: server.services.places["2001:db8::/64"] < 2)
        guests[0].socket(**of("2001:db8::1"))


def test_a_family_behind_one_address_is_not_turned_away(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits()) as server, ExitStack() as held:
        for _ in range(8 * 6):  # connections that browsers hold open
            held.enter_context(line(server.port))
        for number in range(8):
            person = held.enter_context(closing(Person(server.port, f"Child {number}")))
            for _ in range(3):
                person.socket().send("ping")
            for tab in person.sockets:
                tab.expect("pong")


@contextmanager
def process(folder: Path, files: str) -> Iterator[tuple[int, int, Path]]:
    """A server that may open so many files (as `ulimit -n` says it): process, port, log."""
    port, log = free_port(), folder / "log"
    serve = f"{sys.executable} -m allcity.server --port {port} --database {folder}/tables.db"
    with log.open("w") as errors:
        server = subprocess.Popen(["sh", "-c", f"ulimit {files}; exec {serve}"], stderr=errors)
    try:
        wait_for(lambda: server.poll() is not None or '"up"' in log.read_text())
        yield server.pid, port, log
    finally:
        server.kill()
        server.wait()


def test_the_limit_of_open_files_is_raised(tmp_path: Path) -> None:
    with process(tmp_path, "-S -n 256") as (pid, _, _):
        soft, hard = resource.prlimit(pid, resource.RLIMIT_NOFILE)
        assert soft == (65_536 if hard == resource.RLIM_INFINITY else min(hard, 65_536))


def test_when_no_more_files_can_be_opened_the_log_says_so_once(tmp_path: Path) -> None:
    with process(tmp_path, "-n 300") as (_, port, log), ExitStack() as held:
        lines = [held.enter_context(line(port)) for _ in range(160)]
        last = lines[-1]
        last.settimeout(PATIENCE)
        head, _, body = rest(last).partition(b"\r\n\r\n")
        assert head.startswith(b"HTTP/1.1 503 ")
        assert json.loads(body)["code"] == "no-room"
        assert log.read_text().count('"server full"') == 1
        held.close()
        wait_for(lambda: fetch(port, "/health").status_code == 200)
