"""`allcity serve`: its options reach the server, and bad ones get a kind answer."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import pytest

from allcity.server import run as running
from allcity.server.house import Settings
from tests.cli.test_commands import run
from tests.server.harness import PATIENCE, wait_for

Start = Callable[..., str]
ask = partial(httpx.request, timeout=PATIENCE)
HTTPS = {"X-Forwarded-Proto": "https"}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server by the command line and gives its address."""
    made: list[subprocess.Popen[str]] = []

    def begin(*options: str) -> str:
        line = [sys.executable, "-u", "-m", "allcity", "serve", "--lang", "en", "--port", "0"]
        line += ["--database", str(tmp_path / "t.db"), *options]
        with (tmp_path / "errors").open("a") as errors:
            made.append(subprocess.Popen(line, stdout=subprocess.PIPE, stderr=errors, text=True))
        assert made[-1].stdout
        address = next(word for word in made[-1].stdout.readline().split() if "://" in word)
        wait_for(lambda: is_up(address))
        return address

    yield begin
    for process in made:
        process.terminate()
        process.communicate()


def is_up(address: str) -> bool:
    try:
        return httpx.get(f"{address}ready", timeout=2).status_code == 200
    except httpx.TransportError:
        return False


def test_a_named_origin_may_use_the_server_and_no_other(start: Start) -> None:
    address = start("--origin", "https://friends.example", "--origin", "http://[::1]:8080")
    for origin, status in (
        ("https://friends.example", 200),
        ("http://[::1]:8080", 200),
        ("https://evil.example", 403),
    ):
        answer = ask("POST", f"{address}api/me", json={}, headers={"Origin": origin})
        assert answer.status_code == status


@pytest.mark.parametrize(
    ("options", "is_believed"),
    [
        (["--forwarded-by", "10.0.0.7", "--forwarded-by", "127.0.0.0/8"], True),
        (["--forwarded-by", "10.0.0.7"], False),
    ],
)
def test_only_a_known_proxy_is_believed(
    start: Start, options: list[str], is_believed: bool
) -> None:
    answer = ask("POST", f"{start(*options)}api/me", json={}, headers=HTTPS)
    assert ("secure" in answer.headers["set-cookie"].lower()) == is_believed


def test_more_is_told_when_it_is_asked_for(start: Start, tmp_path: Path) -> None:
    errors = tmp_path / "errors"
    ask("GET", f"{start()}api/games")
    assert errors.read_text() == ""
    talking = start("--log-level", "info", "--database", str(tmp_path / "o.db"))
    ask("GET", f"{talking}api/games")
    wait_for(lambda: "/api/games" in (said := errors.read_text()) and said.endswith("\n"))
    assert all(json.loads(line)["message"] for line in errors.read_text().splitlines())


def test_every_option_reaches_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[tuple[Any, ...]] = []
    monkeypatch.setattr(running, "serve", lambda *given: served.append(given))
    from allcity.cli import main

    line = "serve --port 0 --database x.db --workers 3 --origin https://a.b --log-level error"
    assert main([*line.split(), "--forwarded-by", "::1", "--forwarded-by", "10.0.0.0/8"]) == 0
    ((host, _, settings, level, proxies),) = served
    assert (host, level, proxies) == ("127.0.0.1", "error", "::1,10.0.0.0/8")
    assert settings == Settings("x.db", 3, ("https://a.b",))


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--workers 0", "1 to 256"),
        ("--workers many", "1 to 256"),
        ("--port 99999", "0 to 65,535"),
        ("--log-level loud", "debug info warning error"),
        ("--log-level", "--log-level"),
        ("--origin friends.example", "https://example.org"),
        ("--origin https://friends.example/", "https://example.org"),
        ("--origin https://", "https://example.org"),
        ("--origin *", "https://example.org"),
        ("--forwarded-by proxy.example", "10.0.0.7"),
        ("--forwarded-by 10.0.0.999", "10.0.0.7"),
        ("--forwarded-by 10.0.0.1,10.0.0.2", "10.0.0.7"),
    ],
)
def test_a_bad_value_gets_a_kind_answer(
    options: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run("serve", *options.split(), "--lang", "en", capsys=capsys)
    assert (status, out) == (2, "")
    assert said in err
