"""`python -m allcity.server`: its options reach the server, and bad ones do not start it."""

from __future__ import annotations

import sys
from typing import Any

import pytest

from allcity.server import __main__ as command
from allcity.server import run
from allcity.server.house import Settings
from allcity.server.limits import ROOMY, Limits


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """With what servers would have been started."""
    found: list[tuple[Any, ...]] = []
    monkeypatch.setattr(run, "serve", lambda *given: found.append(given))
    return found


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
