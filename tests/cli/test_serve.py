"""`allcity serve`: its options reach the server, and bad ones get a kind answer."""

from __future__ import annotations

import json
import subprocess
import sys
import webbrowser
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Any

import httpx
import pytest

from allcity.server import run as running
from allcity.server.services import Settings
from tests.cli.test_commands import run
from tests.server.harness import PATIENCE, wait_for
from tests.server.ports import free_port

pytestmark = pytest.mark.slow

Start = Callable[..., str]
ask = partial(httpx.request, timeout=PATIENCE)
HTTPS = {"X-Forwarded-Proto": "https"}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts a server by the command line and gives its address."""
    processes: list[subprocess.Popen[str]] = []

    def begin(*options: str) -> str:
        line = [sys.executable, "-u", "-m", "allcity", "serve", "--lang", "en", "--port", "0"]
        line += ["--database", str(tmp_path / "t.db"), *options]
        with (tmp_path / "errors").open("a") as errors:
            processes.append(
                subprocess.Popen(line, stdout=subprocess.PIPE, stderr=errors, text=True)
            )
        assert processes[-1].stdout
        address = next(word for word in processes[-1].stdout.readline().split() if "://" in word)
        assert ask("GET", f"{address}ready").status_code == 200  # it says so when it is so
        return address

    yield begin
    for process in processes:
        process.terminate()
        process.communicate()


def test_the_table_starts_without_what_only_other_faces_need(
    start: Start, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Terminal, paper and assistants cost a host of the browser's table nothing."""
    monkeypatch.setenv("PYTHONPROFILEIMPORTTIME", "1")
    address = start()
    assert ask("GET", address).status_code == 200
    lines = (tmp_path / "errors").read_text("utf-8").split("\n")
    loaded = {line.rpartition("|")[2].strip().partition(".")[0] for line in lines}
    assert "fastapi" in loaded
    assert not loaded & {"textual", "rich", "prompt_toolkit", "reportlab", "mcp", "numpy", "numba"}


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
    monkeypatch.setattr(running, "serve", lambda *arguments: served.append(arguments))
    from allcity.cli import main

    line = "serve --port 0 --database x.db --workers 3 --origin https://a.b --log-level error"
    assert main([*line.split(), "--forwarded-by", "::1", "--forwarded-by", "10.0.0.0/8"]) == 0
    ((host, port, settings, level, proxies, _),) = served
    assert (host, port, level, proxies) == ("127.0.0.1", 0, "error", "::1,10.0.0.0/8")
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
        ("--database mysql://ana:sesame@localhost/allcity", "postgresql://"),
        ("--database postgresql://ana:sesame@localhost:port/allcity", "postgresql://"),
        ("--database postgresql://", "postgresql://"),
    ],
)
def test_a_bad_value_gets_a_kind_answer(
    options: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = run("serve", *options.split(), "--lang", "en", capsys=capsys)
    assert (status, out) == (2, "")
    assert said in err
    assert "sesame" not in err


def test_an_empty_name_is_no_database(capsys: pytest.CaptureFixture[str]) -> None:
    status, out, err = run("serve", "--database", "", "--lang", "en", capsys=capsys)
    assert (status, out) == (2, "")
    assert "name of a file" in err


def test_a_browser_is_opened_when_the_server_is_up(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    opened: Queue[str] = Queue()
    monkeypatch.setattr(webbrowser, "open", opened.put)
    monkeypatch.setattr(running, "serve", lambda *arguments: arguments[-1](81))
    status, out, _ = run("serve", "--host", "::1", "--open", "--lang", "en", capsys=capsys)
    assert (status, opened.get(timeout=60)) == (0, "http://[::1]:81/")
    assert "http://[::1]:81/" in out


def test_what_cannot_be_served_is_said_and_never_announced(tmp_path: Path, start: Start) -> None:
    """Nothing on the output, one sentence and no trace on the error channel."""
    port = int(start().rstrip("/").rpartition(":")[2])
    (tmp_path / "letter").write_text("Dear Ana, this is no database at all. " * 40)
    gone = f"postgresql://ana:sesame@127.0.0.1:{free_port()}/allcity?password=sesame"
    for options, language, said in (
        (["--database", str(tmp_path / "t.db")], "en", "Another server is using"),
        (["--database", str(tmp_path / "letter")], "fr", "n’est pas une base de données"),
        (["--database", gone], "es", "ana@127.0.0.1"),
        (["--port", str(port), "--database", str(tmp_path / "o.db")], "en", f"Port {port} "),
    ):
        line = [sys.executable, "-m", "allcity", "serve", "--lang", language, "--port", "0"]
        done = subprocess.run([*line, *options], check=False, capture_output=True, text=True)
        assert (done.returncode, done.stdout) == (2, ""), options
        assert said in done.stderr
        assert done.stderr.count("\n") == 1
        assert "sesame" not in done.stderr
