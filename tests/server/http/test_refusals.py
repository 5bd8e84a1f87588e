"""Anything that cannot be read is refused with a reason; no request causes a failure."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from allcity.core.errors import IllegalAction
from allcity.core.game import Refusal
from allcity.locales import LANGUAGES
from allcity.server.refusals import STATUS, Forbidden, Refused, sentence
from tests.server.harness import Person, Server

New = Callable[[str], Person]
TABLE = {"game": "tagcity", "seats": 2}
JSON = {"Content-Type": "application/json"}
ROUTES = [
    "/api/me",
    "/api/me/adopt",
    "/api/tables",
    *[
        f"/api/tables/ID/{last}"
        for last in ("join", "leave", "bot", "pledge", "entropy", "claim", "advice")
    ],
    *[f"/api/learn/tagcity/paint/{last}" for last in ("place", "answer", "preview")],
]
ODD = {
    "half a surrogate as a key": '{"\\ud800": "1"}',
    "half a surrogate": '"\\udfff"',
    "a long key": json.dumps({"k" * 60_000: "1"}),
    "a long text": json.dumps("x" * 100_000),
    "a long number": "9" * 5_000,
    "deep lists": "[" * 50_000,
    "deep tables": '{"a":' * 20_000,
    "no number": "NaN",
    "a large number": "1e999",
    "NUL": '"\\u0000"',
}
FIELDS = (
    "name",
    "key",
    "options",
    "edition",
    "game",
    "seat",
    "bot",
    "pledge",
    "entropy",
    "texts",
    "answers",
)


@pytest.mark.parametrize("path", ROUTES)
def test_no_body_makes_a_failure(person: New, path: str) -> None:
    """Each odd thing as the whole body, as any field of it, and as the key of one."""
    ana = person("Ana")
    path = path.replace("ID", ana.make())
    for name, odd in ODD.items():
        for body in (odd, *(f'{{"{field}": {odd}}}' for field in FIELDS), f'{{"\\ud800": {odd}}}'):
            answer = ana.http.post(path, content=body.encode(), headers=JSON)
            assert 400 <= answer.status_code < 500, (name, body[:60], answer.text)
            assert answer.json()["text"]


UNMADE: dict[str, tuple[dict[str, Any], str]] = {
    "half a surrogate as an option": ({"options": {"\ud800": "1"}}, "body"),
    "a long option": ({"options": {"k" * 100_000: "1"}}, "body"),
    "many options": ({"options": {f"o{n}": "1" for n in range(21)}}, "body"),
    "another option": ({"options": {"pitch": "1"}}, "setup-option"),
    "half a surrogate as a choice": ({"options": {"city": "\ud800"}}, "body"),
    "a long number": ({"edition": "format = " + "9" * 5_000}, "edition"),
    "a long key": ({"edition": "key = '''" + ("x" * 99 + "\n") * 90 + "'''"}, "edition"),
    "a dotted key": ({"edition": ".".join("a" * 5_900) + " = 1"}, "edition"),
    "a long edition": ({"edition": "#\n" * 6_001}, "body"),
}


@pytest.mark.parametrize("name", UNMADE)
def test_a_table_that_cannot_be_made_is_refused(person: New, name: str) -> None:
    ana = person("Ana")
    more, code = UNMADE[name]
    answer = ana.http.post("/api/tables", content=json.dumps({**TABLE, **more}), headers=JSON)
    assert (answer.status_code, answer.json()["code"]) == (422, code), answer.text
    assert ana.get("/api/me/tables") == []


def test_what_is_wrong_with_a_body_is_said_in_the_guests_language(person: New) -> None:
    ana = person("Ana")
    ana.post("/api/me", language="fr")
    said: dict[str, dict[str, Any]] = {
        "est illisible\N{NO-BREAK SPACE}: cela manque.": {"seats": 2},
        "est illisible\N{NO-BREAK SPACE}: cela n’est pas demandé ici.": {**TABLE, "colour": "red"},
        "est illisible\N{NO-BREAK SPACE}: le nombre est trop petit ou trop grand.": {
            **TABLE,
            "seats": 10,
        },
        "est illisible\N{NO-BREAK SPACE}: c’est trop long.": {**TABLE, "game": "x" * 33},
        "est illisible\N{NO-BREAK SPACE}: il faut autre chose à cet endroit.": {
            **TABLE,
            "seats": "two",
        },
    }
    for text, body in said.items():
        answer = ana.post("/api/tables", 422, **body)
        assert answer["text"].endswith(text)
        assert answer["facts"]["detail"]


def test_a_failure_says_that_it_ends_the_connection(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise ZeroDivisionError

    ana = person("Ana")
    monkeypatch.setattr(server.services.store, "tables_of", fail)
    answer = ana.http.get("/api/me/tables")
    assert (answer.status_code, answer.json()["code"]) == (500, "internal")
    assert answer.headers["connection"] == "close"
    assert ana.get("/api/me")["name"] == "Ana"


@pytest.mark.parametrize("language", [*LANGUAGES, "xx"])
def test_a_sentence_that_cannot_be_made_is_its_key(language: str) -> None:
    assert sentence(language, "server-no-such", {}) == "server-no-such"
    assert sentence(language, "server-taken", {}) == "server-taken"
    assert sentence(language, "server-taken", {"seat": "x" * 10_000}) == "server-taken"
    forbidden = Forbidden(IllegalAction("tagcity", Refusal("T1.1", "no-such-reason", {})))
    assert forbidden.said(language) == "no-such-reason"


@pytest.mark.parametrize("code", STATUS)
def test_what_the_rules_forbid_is_a_conflict_even_if_a_refusal_of_ours_has_its_name(
    code: str,
) -> None:
    assert Forbidden(IllegalAction("tagcity", Refusal("T3.11", code, {}))).status == 409


def test_facts_can_always_be_answered_with() -> None:
    refusal = Refused("taken", seat=1, name="a\ud800b")
    assert refusal.facts == {"seat": 1, "name": "a?b"}
