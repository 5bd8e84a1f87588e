"""People: their names, their cookie, and the link that moves an identity to another device."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from allcity.server.tables import now
from tests.server.harness import Person, Server, fetch

New = Callable[[str], Person]


@pytest.mark.parametrize(
    ("name", "kept"),
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
def test_a_name_is_kept_in_one_form(person: New, name: str, kept: str) -> None:
    assert person(name).me["name"] == kept


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


def test_a_private_link_moves_the_identity_to_another_device(person: New) -> None:
    ana, phone = person("Ana"), person("Phone")
    key = ana.post("/api/me/link")["key"]
    assert phone.post("/api/me/adopt", key=key)["id"] == ana.me["id"]
    assert phone.get("/api/me")["name"] == "Ana"
    assert phone.post("/api/me/adopt", 403, key=key[:-1] + "x")["code"] == "key"
    assert phone.post("/api/me/adopt", 403, key="nonsense")["code"] == "key"


def test_a_private_link_is_good_for_some_minutes_only(person: New, server: Server) -> None:
    ana = person("Ana")
    key = server.house.signer.sign("link", f"{ana.me['id']}.{now() - 1}")
    assert ana.post("/api/me/adopt", 403, key=key)["code"] == "key"


def test_a_signature_for_one_purpose_is_none_for_another(person: New, server: Server) -> None:
    ana = person("Ana")
    cookie = server.house.signer.sign("guest", f"{ana.me['id']}.{now() + 10**6}")
    assert ana.post("/api/me/adopt", 403, key=cookie)["code"] == "key"
