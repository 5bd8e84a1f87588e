"""The middleware for every request: its origin, the caching of its answer, and the limits of guessing."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus

from allcity.server.limits import Limits
from tests.server.harness import Server, Socket, fetch, served

HTTPS = {"X-Forwarded-Proto": "https"}  # as a proxy says it, whom the tests' own address stands for


def renamed(server: Server, origin: str, **headers: str) -> int:
    """The status of the answer to a request that changes something."""
    headers = {"Origin": origin, **headers}
    return fetch(server.port, "/api/me", "POST", json={"name": "Ana"}, headers=headers).status_code


def has_socket(server: Server, origin: str, **headers: str) -> bool:
    try:
        Socket(server.port, {"Origin": origin, **headers}).close()
    except InvalidStatus as refused:
        assert refused.response.status_code == 403
        return False
    return True


def test_an_origin_is_compared_with_its_scheme(server: Server) -> None:
    here = f"127.0.0.1:{server.port}"
    assert renamed(server, f"http://{here}") == 200
    assert renamed(server, f"https://{here}") == 403
    assert renamed(server, f"https://{here}", **HTTPS) == 200
    assert renamed(server, f"http://{here}", **HTTPS) == 403
    assert has_socket(server, f"http://{here}")
    assert not has_socket(server, f"https://{here}")
    assert has_socket(server, f"https://{here}", **HTTPS)
    assert not has_socket(server, f"http://{here}", **HTTPS)


@pytest.mark.parametrize(
    "origin",
    ["", "null", "http://", "http://[", "{here}", "//{here}", "http://{here}/", "http://x@{here}"],
)
def test_a_malformed_origin_is_foreign(server: Server, origin: str) -> None:
    origin = origin.format(here=f"127.0.0.1:{server.port}")
    assert renamed(server, origin) == 403
    assert not has_socket(server, origin)


def test_an_origin_that_was_named_is_ours(tmp_path: Path) -> None:
    with served(tmp_path, origins=("https://friends.example",)) as server:
        assert renamed(server, "https://friends.example") == 200
        assert renamed(server, "http://friends.example") == 403


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/games", 200),
        ("POST", "/api/me", 200),
        ("GET", "/api/me/tables", 401),
        ("GET", "/api/none", 404),
        ("GET", "/openapi.json", 200),
        ("GET", "/ready", 200),
        ("GET", "/metrics", 200),
    ],
)
def test_an_answer_is_kept_by_nobody_and_taken_for_nothing_else(
    server: Server, method: str, path: str, status: int
) -> None:
    body: dict[str, Any] = {"json": {"name": "Ana"}} if method == "POST" else {}
    answer = fetch(server.port, path, method, **body)
    assert answer.status_code == status
    is_private(answer.headers)


def is_private(headers: Any) -> None:
    assert headers["cache-control"] == "no-store"
    assert headers["x-content-type-options"] == "nosniff"


def test_a_refused_socket_is_kept_by_nobody(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Socket(server.port, {"Origin": "https://evil.example"})
    is_private(refused.value.response.headers)


def test_probes_are_counted_by_address_and_life_is_not(tmp_path: Path) -> None:
    with served(tmp_path, limits=Limits(probes_per_second=0.001, probes_at_once=2)) as server:
        assert fetch(server.port, "/ready").status_code == 200
        assert fetch(server.port, "/metrics").status_code == 200
        for path in ("/ready", "/metrics"):
            refused = fetch(server.port, path)
            assert (refused.status_code, refused.json()["code"]) == (429, "rate")
        other = {"X-Forwarded-For": "192.0.2.7"}
        assert fetch(server.port, "/ready", headers=other).status_code == 200
        assert fetch(server.port, "/health").status_code == 200
        assert fetch(server.port, "/api/games").status_code == 200
