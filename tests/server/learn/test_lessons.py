"""The routes of the taught first games and of the rules: whole lessons over HTTP, and bad requests."""

from __future__ import annotations

import itertools
import json
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest

from allcity import learn
from allcity.core.notation import MORE
from allcity.core.replay import replay
from allcity.games import GAMES
from allcity.learn import LEARNER
from allcity.learn.reference import pictures, terms
from allcity.locales import LANGUAGES, words
from tests.server.harness import PLAIN, Server

Json = dict[str, Any]
Door = Callable[..., httpx.Response]
LEADER = "/api/learn/tagcity/leader"


@pytest.fixture
def http(server: Server) -> Iterator[httpx.Client]:
    """Somebody without a cookie: learning needs no name."""
    with httpx.Client(base_url=f"http://127.0.0.1:{server.port}", **PLAIN) as client:
        yield client


def said(http: httpx.Client, path: str, **body: Any) -> Json:
    answer = http.post(path, json=body)
    assert answer.status_code == 200, answer.text
    data: Json = answer.json()
    return data


@pytest.mark.parametrize("game", GAMES)
def test_the_lessons_are_listed_in_order(http: httpx.Client, game: str) -> None:
    listed = http.get(f"/api/learn/{game}").json()
    assert [one["name"] for one in listed] == learn.names(game)
    assert all(words("fr")(one["title"]) for one in listed)
    heads = [http.get(f"/api/learn/{game}/{one['name']}").json() for one in listed]
    assert [head["number"] for head in heads] == list(range(1, len(listed) + 1))
    assert [head["next"] for head in heads] == [*learn.names(game)[1:], ""]


LESSONS = [(game, name) for game in GAMES for name in learn.names(game)]


@pytest.mark.parametrize(("game", "name"), LESSONS)
def test_a_lesson_is_walked_to_its_end_by_what_show_me_does(
    http: httpx.Client, game: str, name: str
) -> None:
    path = f"/api/learn/{game}/{name}"
    assert http.get(path).json()["printed"]
    answers: list[str] = []
    place = said(http, f"{path}/place")
    while not place["is_end"]:
        way = {"at": place["at"], "answers": answers}
        if not place["asked"]:
            place = said(http, f"{path}/place", **way)
            assert place["happenings"]
            continue
        shown = place["asked"]["show"]
        if place["asked"]["clause"]:
            refused = http.post(f"{path}/preview", json={**way, "answer": shown})
            assert refused.status_code == 409
            assert refused.json()["clause"] == place["asked"]["clause"]
        else:
            openings = [line.removesuffix(MORE) for line in place["asked"]["legal"]]
            opening = next(one for one in openings if shown == one or shown.startswith(f"{one} "))
            assert shown in said(http, f"{path}/preview", **way, opening=opening)["legal"]
            assert said(http, f"{path}/preview", **way, answer=shown)["view"]
        place = said(http, f"{path}/answer", **way, answer=shown)
        answers.append(shown)
        assert place["verdict"]["kind"] == "right"
    match = replay(GAMES[game], learn.find(game, name).record)
    view = GAMES[game].view_to_json(GAMES[game].view(match.state, LEARNER))
    assert place["view"] == json.loads(json.dumps(view))
    assert (place["result"] is not None) == (match.game.result(match.state) is not None)


def test_the_same_way_leads_to_the_same_place(http: httpx.Client) -> None:
    """The server stores nothing: another connection may continue the lesson."""
    way = {"at": 5, "answers": ["put 2 5", "put 3 3"]}
    assert said(http, f"{LEADER}/place", **way) == said(http, f"{LEADER}/place", **way)


def test_other_answers_change_nothing_and_say_so(http: httpx.Client) -> None:
    path = "/api/learn/tagcity/first"
    way = {"at": 2, "answers": ["take 1"]}
    place = said(http, f"{path}/answer", **way, answer="tag A4 B4 C4 D4")
    assert (place["at"], place["verdict"]["kind"], place["happenings"]) == (2, "other", [])
    place = said(http, f"{path}/answer", **way, answer="tag A1 B1 C1 D1")
    assert place["at"] == 2
    assert place["verdict"] == {
        "kind": "refused",
        "code": "tagged",
        "clause": "T3.5",
        "facts": {"squares": "A1 B1 C1 D1"},
        "reason": "",
        "loss": 0,
    }


def test_the_learner_reads_only_what_a_seat_may_read(http: httpx.Client) -> None:
    """The choice of player 2 for the final die stays hidden until all choices are in."""
    path = "/api/learn/tagcity/together"
    place = said(http, f"{path}/place", at=1)
    assert [one["line"] for one in place["happenings"] if one["line"]] == ["choose"]
    assert place["view"]["taggers"][1]["sealed"] is None


FURTHER = ("put 1 1", "take 1", "check", "tag A1 B1 C1 D1", "roll 1 1 1", "sing")


@pytest.mark.parametrize("count", [1, 2, 3])
@pytest.mark.parametrize("door", ["place", "answer", "preview"])
def test_answers_beyond_what_was_asked_get_one_fixed_refusal(
    http: httpx.Client, door: str, count: int
) -> None:
    """Their refusals by the rules could tell what another has chosen, so they are not even read."""
    path = "/api/learn/tagcity/sealed"
    place = said(http, f"{path}/place")
    at = place["at"]
    while not place["asked"]:
        place = said(http, f"{path}/place", at=at)
        at = place["at"]
    own = place["asked"]["show"]
    after = said(http, f"{path}/answer", at=at, answer=own)
    answers = set()
    for more in itertools.product(FURTHER, repeat=count):
        way = {"at": at + 1, "answers": [own, *more], "answer": "sing"}
        if door == "place":
            del way["answer"]
        answer = http.post(f"{path}/{door}", json=way)
        answers.add((answer.status_code, answer.text))
    assert after["verdict"]["kind"] == "right"
    assert [(status, json.loads(text)["code"]) for status, text in answers] == [
        (409, "lesson-lost")
    ]


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/learn/chess/leader/place", {}, 404, "unknown-game"),
        ("/api/learn/tagcity/nowhere/place", {}, 404, "unknown-lesson"),
        ("/api/learn/tagcity/paint/place", {}, 404, "unknown-lesson"),
        (f"{LEADER}/place", {"at": -1}, 422, "body"),
        (f"{LEADER}/place", {"at": 1001}, 422, "body"),
        (f"{LEADER}/place", {"at": "0"}, 422, "body"),
        (f"{LEADER}/place", {"answers": ["put 2 5"] * 101}, 422, "body"),
        (f"{LEADER}/place", {"at": 5, "answers": ["x" * 401]}, 422, "body"),
        (f"{LEADER}/place", {"seat": 1}, 422, "body"),
        (f"{LEADER}/place", {"at": 900}, 409, "lesson-lost"),
        (f"{LEADER}/place", {"at": 5, "answers": ["put 2 5"]}, 409, "lesson-lost"),
        (f"{LEADER}/place", {"at": 3, "answers": ["put 2 5"]}, 409, "lesson-lost"),
        (f"{LEADER}/place", {"at": 4, "answers": ["put 2 2"]}, 409, "lesson-lost"),
        (f"{LEADER}/place", {"at": 4, "answers": ["sing"]}, 422, "action-word"),
        (f"{LEADER}/answer", {"at": 3}, 422, "body"),
        (f"{LEADER}/answer", {"at": 0, "answer": "put 2 2"}, 409, "lesson-not-asked"),
        (f"{LEADER}/answer", {"at": 3, "answer": "sing"}, 422, "action-word"),
        (f"{LEADER}/answer", {"at": 3, "answer": ""}, 422, "body"),
        (f"{LEADER}/preview", {"at": 0, "answer": "put 2 2"}, 409, "lesson-not-asked"),
        (f"{LEADER}/preview", {"at": 3, "answer": "put 2 x"}, 422, "action-tagcity-put"),
        (f"{LEADER}/preview", {"at": 3, "answer": "put 2 5"}, 409, "not-beside"),
    ],
)
def test_bad_requests_are_refused_with_their_reason(
    http: httpx.Client, path: str, body: Json, status: int, code: str
) -> None:
    for language in LANGUAGES:
        answer = http.post(path, json=body, headers={"Accept-Language": language})
        assert answer.status_code == status, answer.text
        refusal = answer.json()
        assert refusal["code"] == code
        assert refusal["text"] != f"server-{code}"
        assert "refusal-" not in refusal["text"]


@pytest.mark.parametrize("path", ["/api/learn/chess", "/api/rules/chess", "/api/learn/tagcity/99"])
def test_what_is_not_there_cannot_be_read(http: httpx.Client, path: str) -> None:
    answer = http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"].startswith("unknown-")


def test_another_site_cannot_use_these_routes(http: httpx.Client) -> None:
    answer = http.post(f"{LEADER}/place", json={}, headers={"Origin": "https://elsewhere.example"})
    assert answer.status_code == 403


@pytest.mark.parametrize("game", GAMES)
def test_the_rules_come_as_the_clauses_are_numbered(http: httpx.Client, game: str) -> None:
    book = http.get(f"/api/rules/{game}").json()
    clauses = [clause for part in book["parts"] for clause in part["clauses"]]
    assert [clause["id"] for clause in clauses] == list(GAMES[game].META.clauses)
    for clause in clauses:
        assert clause["is_ruling"] == words("es").is_ruling(clause["id"])
    assert {one["name"]: one["clause"] for one in book["terms"]} == terms(game)
    assert [one["clause"] for one in book["pictures"]] == [one.clause for one in pictures(game)]
    assert all(one["view"] for one in book["pictures"])
