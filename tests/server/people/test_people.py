"""People: their names, their language and their cookie."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.server.harness import Person, Server, fetch

New = Callable[[str], Person]


@pytest.mark.parametrize(
    ("name", "stored"),
    [
        ("Ana", "Ana"),
        ("  Ana   María ", "Ana María"),
        ("名前", "名前"),
        ("é", "é"),
        ("#1", "#1"),
        ("นี้", "นี้"),
        ("❤️", "❤️"),
        ("शक्ति", "शक्ति"),
    ],
)
def test_a_name_is_kept_in_one_form(person: New, name: str, stored: str) -> None:
    assert person(name).me["name"] == stored


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-length"),
        ("   ", "name-length"),
        ("x" * 25, "name-length"),
        ("a\x00b", "name-characters"),
        ("a\x1bb", "name-characters"),
        ("a\u202eb", "name-characters"),
        ("a\u200bb", "name-characters"),
        *((f"{blank}", "name-characters") for blank in "\u115f\u1160\u2800\u3164\uffa0"),
        ("Ana\u3164", "name-characters"),
        ("\u0301", "name-characters"),
        ("a" + "\u0300\u0301\u0302\u0303\u0304\u0305", "name-characters"),
        ("\ud800", "body"),
    ],
)
def test_a_bad_name_is_refused_with_its_reason(person: New, name: str, code: str) -> None:
    ana = person("Ana")
    if code == "body":
        headers = {"Content-Type": "application/json"}
        answer = ana.http.post("/api/me", content=b'{"name": "\\ud800"}', headers=headers)
        assert (answer.status_code, answer.json()["facts"]["place"]) == (422, "body.name")
        return
    refused = ana.post("/api/me", 422, name=name)
    assert refused["code"] == code
    assert refused["text"]
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.parametrize(
    ("name", "bot"),
    [
        ("Easy", "Easy"),
        ("EXPERT", "Expert"),
        ("experto", "Experto"),
        ("Fácil", "Fácil"),
        ("facile", "Facile"),
        ("Difficile!", "Difficile"),
        ("Principiante", "Principiante"),
        ("greedy", "greedy"),
        ("Еаsу", "Easy"),  # Cyrillic
        ("Εxpert", "Expert"),  # with a Greek letter
        ("𝐄𝐱𝐩𝐞𝐫𝐭", "Expert"),  # mathematical
        ("Ｅａｓｙ", "Easy"),  # of full width
        ("Fac1le", "Facile"),
        ("faciIe", "Facile"),
        ("Rand0m", "random"),
        ("Harđ", "Hard"),
        ("M\u034fedium", "Medium"),  # with a mark that shows nothing
        ("E a s y", "Easy"),
        ("bot", "bot"),
        ("Bot Ana", "bot"),
        ("bot easy", "bot"),
        ("ana_bot", "bot"),
        ("В0Т", "bot"),
    ],
)
def test_nobody_is_called_like_a_bot(person: New, name: str, bot: str) -> None:
    ana = person("Ana")
    refused = ana.post("/api/me", 422, name=name)
    assert (refused["code"], refused["facts"]) == ("name-bot", {"bot": bot})
    assert f"“{bot}”" in refused["text"]
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.parametrize("name", ["Abbot", "Hardy", "Newton", "Mediha", "Botond", "Боб"])
def test_a_name_may_have_a_bots_in_it(person: New, name: str) -> None:
    assert person(name).me["name"] == name


@pytest.mark.parametrize("name", ["Ana", "ANA", "Ána", "Аnа", "A.n.a", "An\u0430\u034f", "ᗅna"])
def test_at_one_table_nobody_is_mistaken_for_somebody_else(person: New, name: str) -> None:
    ana, bob, other = person("Ana"), person("Bob"), person(name)
    table = ana.make(seats=3)
    bob.post(f"/api/tables/{table}/join")
    refused = other.post(f"/api/tables/{table}/join", 409)
    assert (refused["code"], refused["facts"]) == ("name-alike", {"other": "Ana"})
    other.post("/api/me", name="Cleo")
    assert other.post(f"/api/tables/{table}/join")["yours"] == [2]


def test_different_names_that_share_letters_may_sit_together(person: New) -> None:
    ana = person("Ana")
    table = ana.make(seats=4, sit=[0, 1])
    for name in ("Anna", "名前"):
        assert person(name).post(f"/api/tables/{table}/join")["yours"]


@pytest.mark.parametrize(
    ("header", "name"),
    [
        ("fr", "Invité"),
        ("es-MX,es;q=0.9", "Invitado"),
        ("de-CH,fr;q=0.8,en;q=0.7", "Invité"),
        ("en;q=0.5, es;q=0.9", "Invitado"),
        ("en;q=0,*", "Invité"),
        ("de, en;q=0, fr;q=0.001", "Invité"),
        ("DE, ES", "Invitado"),
        ("fr, es", "Invité"),
        ("es, fr", "Invitado"),
        ("fr;q=0.5;x=1, es;q=0.4", "Invitado"),
        ("de", "Guest"),
        ("*", "Guest"),
        ("", "Guest"),
        ("fr;q=2", "Guest"),
        ("fr;q=nan", "Guest"),
        (";;,q=,-,=" * 100, "Guest"),
    ],
)
def test_a_newcomer_is_named_in_the_language_that_the_browser_likes_best(
    server: Server, header: str, name: str
) -> None:
    answer = fetch(server.port, "/api/me", "POST", json={}, headers={"Accept-Language": header})
    assert answer.json()["name"].partition(" ")[0] == name


def test_the_cookie_is_signed_http_only_and_same_site(server: Server) -> None:
    answer = fetch(server.port, "/api/me", "POST", json={})
    cookie = answer.headers["set-cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert answer.json()["name"].startswith("Guest ")
    forged = fetch(server.port, "/api/me", headers={"Cookie": "allcity_guest=abc.def"})
    assert forged.status_code == 401


def test_behind_https_the_cookie_is_secure(server: Server) -> None:
    headers = {"X-Forwarded-Proto": "https"}
    answer = fetch(server.port, "/api/me", "POST", json={}, headers=headers)
    assert "secure" in answer.headers["set-cookie"].lower()
