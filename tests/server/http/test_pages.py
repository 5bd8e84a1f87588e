"""The client's files: one page for every address, long-lived assets, compressed twins, nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator

import httpx
import pytest

from allcity.server.http import pages
from tests.server.harness import PLAIN, Server


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    assert (pages.STATIC / "index.html").exists(), "the client is not built: make web"
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", **PLAIN) as client:
        yield client


@pytest.mark.parametrize("path", ["/", "/new", "/t/abc", "/r/abc?at=3", "/no/such/page"])
def test_every_address_is_the_page(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert '<div id="app">' in answer.text


def test_assets_live_for_ever_and_come_compressed(client: httpx.Client) -> None:
    script = re.search(r'src="(/assets/[^"]+[.]js)"', client.get("/").text)
    assert script
    for encoding in ("br", "gzip", "identity"):
        answer = client.head(script[1], headers={"Accept-Encoding": encoding})
        assert answer.status_code == 200
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers.get("content-encoding", "identity") == encoding
        assert answer.headers["content-type"].startswith("text/javascript")


@pytest.mark.parametrize("path", ["/", "/icon.svg", "/t/abc"])
def test_who_has_a_file_is_not_sent_it_again(client: httpx.Client, path: str) -> None:
    tags = set()
    for encoding in ("br", "gzip", "identity"):
        accepted = {"Accept-Encoding": encoding}
        tag = client.get(path, headers=accepted).headers["etag"]
        for known in (tag, f'"other", W/{tag}'):
            again = client.get(path, headers={**accepted, "If-None-Match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
            assert again.headers["cache-control"] == "no-cache"
        changed = client.get(path, headers={**accepted, "If-None-Match": '"other"'})
        assert changed.status_code == 200
        assert changed.content
        tags.add(tag)
    assert len(tags) == 3, "each encoding is a file of its own"


@pytest.mark.parametrize("path", ["/api/none", "/assets/none.js", "/assets/../pages.py"])
def test_nothing_else_is_served(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert "import" not in answer.text
    if not path.endswith("pages.py"):
        assert answer.status_code == 404
        assert answer.json()["code"] == "http"


def test_the_client_says_when_it_is_not_built(
    client: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pages, "_files", frozenset)
    assert client.get("/").status_code == 503


@pytest.mark.parametrize("path", ["/health", "/ready", "/api/games", "/metrics", "/", "/api/none"])
def test_who_asks_for_the_head_is_told_the_same_without_a_body(
    client: httpx.Client, path: str
) -> None:
    whole, head = client.get(path), client.head(path)
    assert head.status_code == whole.status_code
    assert head.headers["content-type"] == whole.headers["content-type"]
    assert head.content == b""
    assert client.get("/health").json() == {"status": "ok"}  # nothing was left on the line
