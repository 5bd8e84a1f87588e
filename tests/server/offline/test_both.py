"""Requests of a player, sent in the same words to a server and to the engine in a browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from allcity.client import PROTOCOL
from allcity.core import record as records
from allcity.core.replay import verify
from allcity.games import GAMES
from allcity.learn import Ask
from allcity.learn.puzzle import puzzle, puzzles
from tests.server.harness import Person, Server, Socket, play_on
from tests.server.offline.alone import Alone

Meet = Callable[[], Person]


@pytest.fixture(params=["server", "offline"])
def meet(request: pytest.FixtureRequest) -> Meet:
    """Somebody at a server, or alone with a browser."""
    if request.param == "offline":
        return Alone
    server: Server = request.getfixturevalue("server")
    return lambda: Person(server.port)


def alone_with(person: Person, game: str, bot: str = "random") -> tuple[str, Socket]:
    """A running match of one person against one bot, followed."""
    table = person.make(game, 2, sit=[0], bots=[{"seat": 1, "bot": bot}], start=True)
    return table, person.at(table)


def played(person: Person, game: str) -> str:
    """A match to its end."""
    table, socket = alone_with(person, game)
    assert play_on(table, {0: socket}, Random(5))["status"] == "over"
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_match_against_a_bot_its_record_and_what_comes_after(meet: Meet, game: str) -> None:
    ana = meet()
    table = played(ana, game)
    text = ana.http.get(f"/api/tables/{table}/record").text
    record = records.parse(text)
    assert verify(GAMES[game], record).is_fair
    steps = len(record.log)
    last = ana.get(f"/api/tables/{table}/replay", index=steps, viewer=1)
    assert last["length"] == steps
    assert last["active"] == []
    assert ana.get(f"/api/tables/{table}/replay", 404, index=steps + 1)["code"] == "no-moment"
    assert len(ana.get(f"/api/tables/{table}/chances")["steps"]) > 0
    assert ana.get(f"/api/tables/{table}/account", seat=0)
    mine = ana.get("/api/me/tables")
    assert [(one["id"], one["status"]) for one in mine] == [(table, "over")]
    again = ana.post(f"/api/tables/{table}/rematch")
    assert [one["kind"] for one in again["occupants"]] == ["guest", "bot"]
    assert ana.get("/api/me/tables")[1]["rematch"] == ""


@pytest.mark.parametrize("game", GAMES)
def test_several_people_at_one_screen(meet: Meet, game: str) -> None:
    ana = meet()
    table = ana.make(game, 3, sit=[0, 1, 2], start=True)
    socket = ana.at(table)
    while any((table, seat) not in socket.seen for seat in range(3)):
        socket.receive()
    end = play_on(table, dict.fromkeys(range(3), socket), Random(8))
    assert len(end["result"]["points"]) == 3


def test_the_socket_greets_and_answers(meet: Meet) -> None:
    ana = meet()
    socket = ana.socket()
    assert socket.hello["protocol"] == PROTOCOL
    assert socket.hello["name"] == "Ana"
    socket.send("ping")
    assert socket.expect("pong")


def test_what_is_forbidden_is_refused_with_its_clause_and_changes_nothing(meet: Meet) -> None:
    table, socket = alone_with(meet(), "tagcity")
    play_on(table, {0: socket}, Random(1), lambda event: 0 in event["active"])
    before = socket.now(table, 0)["version"]
    refused = socket.act(table, 0, "check 1 2 3")
    assert refused["type"] == "refused"
    assert refused["code"]
    assert refused["text"]
    assert socket.act(table, 1, "take 1", version=before)["code"] == "not-your-seat"
    assert socket.act(table, 0, "nonsense")["type"] == "refused"
    text = socket.some_text(table, 0, Random(1))
    assert socket.act(table, 0, text, version=before + 99)["code"] == "version"
    assert socket.act(table, 0, text, id="once")["type"] == "done"
    again = socket.act(table, 0, text, id="once")
    assert again["type"] == "done", "a move counts once"


@pytest.mark.parametrize(
    "nonsense", ["", "{", "[]", '{"type":"dance"}', '{"type":"watch"}', "\ud83d", '{"type":1}']
)
def test_nonsense_over_the_socket_is_refused(meet: Meet, nonsense: str) -> None:
    socket = meet().socket()
    if nonsense.isascii():
        socket.raw.send(nonsense)
        assert socket.expect("refused")["code"] == "message"
    socket.raw.send('{"type":"watch","table":"no-such"}')
    assert socket.expect("refused")["code"] == "unknown-table"
    socket.raw.send("x" * 20_000)
    assert socket.expect("refused")["code"] == "too-large"
    socket.send("ping")
    assert socket.expect("pong")


@pytest.mark.parametrize(
    ("method", "path", "body", "status", "code"),
    [
        ("GET", "/api/tables/none", "", 404, "unknown-table"),
        ("GET", "/api/learn/chess", "", 404, "unknown-game"),
        ("POST", "/api/tables", '{"game":"chess","seats":2}', 404, "unknown-game"),
        ("POST", "/api/tables", '{"game":"tagcity","seats":99}', 422, "body"),
        ("POST", "/api/tables", "{", 422, "body"),
        ("POST", "/api/tables", "[]", 422, "body"),
        ("POST", "/api/me", '{"name":"bot"}', 422, "name-bot"),
        ("POST", "/api/invitation", '{"code":"1"}', 404, "join-code"),
        ("DELETE", "/api/games", "", 405, "http"),
        ("GET", "/api/nothing", "", 404, "http"),
        ("POST", "/api/me/adopt", '{"key":"k"}', 403, "key"),
    ],
)
def test_nonsense_over_http_is_refused(
    meet: Meet, method: str, path: str, body: str, status: int, code: str
) -> None:
    ana = meet()
    answer = ana.http.request(
        method, path, content=body or None, headers={"content-type": "application/json"}
    )
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert answer.json()["text"]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_and_the_rules_are_read(meet: Meet, game: str) -> None:
    ana = meet()
    listed = ana.get(f"/api/puzzles/{game}")
    assert len(listed) == len(puzzles(game))
    name = listed[0]["name"]
    place = ana.post(f"/api/learn/{game}/{name}/place", at=0, answers=[])
    answers: list[str] = []
    for step in puzzle(game, name).steps:
        if isinstance(step, Ask):
            assert place["asked"]
            body = {"at": place["at"], "answers": answers, "answer": step.text}
            place = ana.post(f"/api/learn/{game}/{name}/answer", **body)
            assert place["verdict"]["kind"] == "right"
            answers.append(step.text)
    assert ana.get(f"/api/rules/{game}")["parts"]
    assert ana.get(f"/api/learn/{game}")


def test_advice_and_a_review_come_from_the_same_bots(meet: Meet) -> None:
    ana = meet()
    table, socket = alone_with(ana, "tagcity")
    play_on(table, {0: socket}, Random(1), lambda event: 0 in event["active"])
    advice = ana.post(f"/api/tables/{table}/advice", seat=0)
    assert advice["tips"]
    play_on(table, {0: socket}, Random(2))
    review = ana.get(f"/api/tables/{table}/review", quick=1)
    assert review["game"] == "tagcity"
