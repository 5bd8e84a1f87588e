"""The facts for a link preview in the page of a table: escaped, without secrets, and never in the way of the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from typing import Any

import httpx
import pytest

from allcity.locales import LANGUAGES, words
from tests.server.harness import PLAIN, Person, Server, fetch
from tests.server.postgres import on_both

New = Callable[[str], Person]


class Tags(HTMLParser):
    """The meta tags of a page, and every element by its name."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.meta: dict[str, str] = {}
        self.elements: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append(tag)
        known = dict(attrs)
        name = known.get("property") or known.get("name")
        if tag == "meta" and name:
            self.meta[name] = known.get("content") or ""


def page(port: int, path: str, **headers: str) -> httpx.Response:
    return fetch(port, path, headers=headers)


@on_both
def test_a_link_to_a_private_table_says_its_game_and_no_name(person: New, server: Server) -> None:
    ana = person("Ana the secret")
    table = ana.make(is_open=False, seats=3)
    info = ana.get(f"/api/tables/{table}")
    answer = page(server.port, f"/t/{table}", **{"Accept-Language": "en"})
    tags = Tags(answer.text).meta
    assert tags["og:title"] == "You are invited: Tag City"
    assert tags["og:description"].startswith("Tag City for 3 players")
    assert tags["og:image"].startswith(f"http://127.0.0.1:{server.port}/")
    for secret in ("Ana the secret", info["code"], info["join_code"], info["commitment"]):
        assert secret not in answer.text
    picture = httpx.get(tags["og:image"], **PLAIN)
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/png")


def test_names_at_an_open_table_are_escaped(person: New, server: Server) -> None:
    plain = Tags(page(server.port, "/").text).elements
    ana = person('"/><script>x</script>')
    table = ana.make(seats=3)
    tags = Tags(page(server.port, f"/t/{table}", **{"Accept-Language": "en"}).text)
    assert tags.meta["og:description"] == f"Free seats: 2 of 3. At the table: {ana.me['name']}."
    assert tags.elements.count("script") == plain.count("script")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_preview_is_in_the_language_that_is_asked_for_or_the_hosts(
    person: New, server: Server, language: str
) -> None:
    ana = person("Ana")
    ana.post("/api/me", language=language)
    table = ana.make()
    title = words(language)("preview-title", kind="invited", game="Tag City")
    with httpx.Client(**PLAIN) as messenger:
        del messenger.headers["accept-encoding"]
        answer = messenger.get(f"http://127.0.0.1:{server.port}/t/{table}")
    assert Tags(answer.text).meta["og:title"] == title
    other = LANGUAGES[LANGUAGES.index(language) - 1]
    asked = page(server.port, f"/t/{table}", **{"Accept-Language": other})
    assert Tags(asked.text).meta["og:locale"] == other


@pytest.mark.parametrize(
    "path", ["/t/nowhere", "/t/", "/t/a%00b", "/t/x/y", "/r/nowhere", "/t/" + "x" * 40]
)
def test_the_page_of_no_table_is_the_plain_page(server: Server, path: str) -> None:
    assert page(server.port, path).text == page(server.port, "/").text


@pytest.mark.parametrize("host", ['evil.example"><script>', "a b", "x" * 300])
def test_an_odd_host_is_not_repeated(person: New, server: Server, host: str) -> None:
    table = person("Ana").make()
    answer = page(server.port, f"/t/{table}", Host=host)
    assert host not in answer.text


def test_a_page_that_is_known_is_not_sent_again(person: New, server: Server) -> None:
    ana = person("Ana")
    table = ana.make()
    first = page(server.port, f"/t/{table}")
    tag = first.headers["etag"]
    assert page(server.port, f"/t/{table}", **{"If-None-Match": tag}).status_code == 304
    ana.post(f"/api/tables/{table}/bot", seat=1, bot="random")
    assert page(server.port, f"/t/{table}", **{"If-None-Match": tag}).status_code == 200
    assert re.search(
        "Free seats: 0 of 2", page(server.port, f"/t/{table}", **{"Accept-Language": "en"}).text
    )


def test_a_page_needs_no_database(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = person("Ana").make()

    def fail(*_: Any) -> None:
        raise OSError

    monkeypatch.setattr(server.services.store, "summary", fail)
    assert page(server.port, f"/t/{table}").text == page(server.port, "/").text


def test_a_picture_of_no_game_is_refused(server: Server) -> None:
    assert fetch(server.port, "/api/games/chess/picture").json()["code"] == "unknown-game"
