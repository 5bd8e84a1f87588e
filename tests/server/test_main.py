"""`python -m allcity.server`: its options reach the server, and bad ones do not start it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from threading import Timer
from typing import Any

import pytest

from allcity.server import __main__ as command
from allcity.server import run
from allcity.server.limits import ROOMY, Limits
from allcity.server.services import Settings
from tests.server.harness import PATIENCE, fetch


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """With what servers would have been started."""
    served: list[tuple[Any, ...]] = []
    monkeypatch.setattr(run, "serve", lambda *arguments: served.append(arguments))
    return served


def start(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr(sys, "argv", ["allcity.server", *line.split()])
    command.main()


def test_every_option_reaches_the_server(
    served: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch
) -> None:
    line = "--port 81 --database x.db --workers 3 --origin https://a.b --origin http://[::1]:8080"
    start(monkeypatch, f"{line} --log-level error --forwarded-by ::1 --forwarded-by 10.0.0.0/8")
    start(monkeypatch, "--roomy")
    origins = ("https://a.b", "http://[::1]:8080")
    assert served == [
        ("127.0.0.1", 81, Settings("x.db", 3, origins, Limits()), "error", "::1,10.0.0.0/8"),
        ("127.0.0.1", 8000, Settings(limits=ROOMY), "info", "127.0.0.1"),
    ]


@pytest.mark.parametrize(
    "line",
    [
        "--workers 0",
        "--workers -1",
        "--workers 257",
        "--workers many",
        "--port 99999",
        "--port -1",
        "--log-level loud",
        "--origin friends.example",
        "--origin https://friends.example/",
        "--forwarded-by proxy.example",
        "--forwarded-by 10.0.0.1,10.0.0.2",
        "--database mysql://localhost/allcity",
    ],
)
def test_a_bad_value_starts_nothing_and_is_named(
    served: list[tuple[Any, ...]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    line: str,
) -> None:
    with pytest.raises(SystemExit, match="2"):
        start(monkeypatch, line)
    assert served == []
    option = line.split(maxsplit=1)[0]
    assert f"argument {option}:" in capsys.readouterr().err


def test_what_cannot_be_served_is_said_in_one_sentence(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "allcity.server", "--port", "0"]
    line += ["--database", str(tmp_path / "no" / "t.db")]
    french = {**os.environ, "ALLCITY_LANG": "fr"}
    done = subprocess.run(line, check=False, capture_output=True, text=True, env=french)
    assert (done.returncode, done.stdout) == (2, "")
    assert "ne peut pas être utilisée (No such file or directory)" in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_free_port_is_named_in_the_log_when_people_can_come(tmp_path: Path) -> None:
    line = [
        sys.executable,
        "-m",
        "allcity.server",
        "--port",
        "0",
        "--database",
        str(tmp_path / "t.db"),
    ]
    with subprocess.Popen(line, stderr=subprocess.PIPE, text=True) as process:
        too_late = Timer(PATIENCE, process.kill)
        too_late.start()
        try:
            assert process.stderr
            said = (json.loads(each) for each in process.stderr)
            port = next((each["port"] for each in said if each["message"] == "up"), None)
            assert port
            assert fetch(port, "/ready").status_code == 200
        finally:
            too_late.cancel()
            process.terminate()
