"""The coach at a table: allowed when all agree, honest, and never in the way; and open accounts."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

from allcity.games import GAMES
from allcity.locales import LANGUAGES, words
from allcity.server.limits import Buckets
from allcity.server.refusals import Refused
from allcity.server.running.fair_queue import Asker
from allcity.server.running.thinkers import Task
from tests.server.harness import Person, Server, Socket, play_on, served

New = Callable[[str], Person]


def agree(socket: Socket, table: str, seat: int, is_agreed: bool = True, **more: Any) -> Any:
    move = more.pop("id", f"c{seat}{is_agreed}{len(socket.received)}")
    socket.send("coach", table=table, seat=seat, id=move, agree=is_agreed, **more)
    return socket.expect("done", "refused")


def two_people(person: New, game: str = "tagcity") -> tuple[Person, Person, str]:
    ana, ben = person("Ana"), person("Ben")
    table = ana.make(game)
    ben.post(f"/api/tables/{table}/join")
    ana.post(f"/api/tables/{table}/start")
    return ana, ben, table


def advice(one: Person, table: str, seat: int, expect: int = 200, **more: Any) -> Any:
    return one.post(f"/api/tables/{table}/advice", expect=expect, seat=seat, **more)


@pytest.mark.parametrize("game", GAMES)
def test_a_person_alone_with_bots_is_advised_at_once(person: New, game: str) -> None:
    ana = person("Ana")
    table = ana.make(game, bots=[{"seat": 1, "bot": "greedy"}], start=True)
    socket = ana.at(table)
    while 0 not in socket.now(table, 0)["active"]:
        socket.receive()
    now = socket.now(table, 0)
    assert "coach_waits" not in now
    assert now["question"]["clause"] in GAMES[game].META.clauses
    advised = advice(ana, table, 0)
    assert advised["version"] >= now["version"]
    assert 0 < len(advised["tips"]) <= 3
    for tip in advised["tips"]:
        assert tip["text"] in now["legal"]
        for language in LANGUAGES:
            assert words(language)(tip["key"])
            assert words(language)(f"expect-{game}", **tip["expected"])


def test_without_the_consent_of_all_advice_is_refused_with_the_reason(person: New) -> None:
    ana, ben, table = two_people(person)
    a, b = ana.at(table), ben.at(table)
    assert b.now(table, 1)["coach_waits"] == [0, 1]
    assert advice(ana, table, 0, 403)["facts"] == {"seats": "1 2"}
    agree(a, table, 0)
    refused = advice(ana, table, 0, 403)
    assert (refused["code"], refused["facts"]) == ("coach", {"seats": "2"})
    assert "2" in refused["text"]
    b.until(lambda m: m.get("coach_waits") == [1])
    agree(b, table, 1)
    seat = a.now(table, 0)["active"][0]
    one = (ana, ben)[seat]
    assert advice(one, table, seat)["tips"]
    agree(b, table, 1, is_agreed=False)
    shown = a.until(lambda m: any(line["text"] == "no" for line in m.get("lines", ())))
    assert shown["coach_waits"] == [1]
    assert [line["kind"] for line in shown["lines"]] == ["coach"]
    assert advice(one, table, seat, 403)["code"] == "coach"


def test_an_agreement_sent_twice_counts_once_and_nonsense_is_refused(person: New) -> None:
    ana, ben, table = two_people(person)
    a, eve = ana.at(table), person("Eve").at(table)
    first = agree(a, table, 0, id="same")
    assert agree(a, table, 0, id="same")["version"] == first["version"]
    assert agree(a, table, 1)["code"] == "not-your-seat"
    assert agree(eve, table, 0)["code"] == "not-your-seat"
    assert agree(a, table, 5)["code"] == "no-seat"
    assert agree(a, "nowhere", 0)["code"] == "not-watching"
    for fields in ({"agree": "yes"}, {}, {"agree": True, "more": 1}):
        a.send("coach", table=table, seat=0, id="x", **fields)
        assert a.expect("done", "refused")["code"] == "message"
    ben.close()


def test_who_is_not_asked_does_not_sit_there_or_lies_is_refused(person: New) -> None:
    ana, ben, table = two_people(person)
    agree(ana.at(table), table, 0)
    socket = ben.at(table)
    agree(socket, table, 1)
    seat = socket.now(table, 1)["active"][0]
    asked, other = ((ana, ben), (ben, ana))[seat]
    assert advice(other, table, 1 - seat, 409)["code"] == "not-asked"
    assert advice(other, table, seat, 403)["code"] == "not-your-seat"
    assert advice(person("Eve"), table, 0, 403)["code"] == "not-your-seat"
    assert advice(asked, table, seat, 409, index=0)["code"] == "not-over"
    assert advice(asked, table, 8, 422)["code"] == "no-seat"
    assert advice(asked, table, 99, 422)["code"] == "body"
    assert advice(asked, "nothing", seat, 404)["code"] == "unknown-table"
    assert advice(asked, table, seat, 422, texts=["fly"])["code"].startswith("action")
    refused = advice(asked, table, seat, 409, texts=["put 9 9"])
    assert refused["clause"] == "T2.2"
    assert "refusal" not in refused["text"]


def test_advice_follows_what_is_chosen_so_far(person: New) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0, 1], start=True)
    socket = ana.at(table)
    socket.until(lambda m: (table, 1) in socket.seen)
    now = play_on(
        table,
        {0: socket, 1: socket},
        Random(1),
        lambda e: any(text.startswith("take") for text in e.get("legal", [])),
    )
    seat = now["active"][0]
    taken = socket.now(table, seat)["legal"][0]
    tips = advice(ana, table, seat, texts=[taken])["tips"]
    assert {tip["text"].split()[0] for tip in tips} <= {"tag", "drone", "check"}


@pytest.mark.parametrize("game", GAMES)
def test_after_the_end_any_moment_may_be_asked_about_and_accounts_are_open(
    person: New, game: str
) -> None:
    ana, ben, table = two_people(person, game)
    end = play_on(table, {0: ana.at(table), 1: ben.at(table)}, Random(1))
    length = ben.get(f"/api/tables/{table}/replay", index=0)["length"]
    eve = person("Eve")
    assert advice(eve, table, 0, 409)["code"] == "not-asked"
    asked = [
        index
        for index in range(0, length, 5)
        if ben.get(f"/api/tables/{table}/replay", index=index)["active"] == [0]
    ]
    assert advice(eve, table, 0, index=asked[0])["tips"]
    assert advice(eve, table, 0, 404, index=length + 1)["code"] == "no-moment"
    for seat, points in enumerate(end["result"]["points"]):
        lines = eve.get(f"/api/tables/{table}/account", seat=seat)
        assert sum(line["points"] for line in lines) == points
        early = eve.get(f"/api/tables/{table}/account", seat=seat, index=0)
        assert sum(line["points"] for line in early) == 0
    eve.get(f"/api/tables/{table}/account", 422, seat=2)
    eve.get(f"/api/tables/{table}/account", 404, seat=0, index=length + 1)


def test_a_table_by_invitation_tells_its_account_only_to_the_invited(person: New) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0, 1], start=True, is_open=False)
    assert person("Eve").get(f"/api/tables/{table}/account", 403, seat=0)["code"] == "code"
    assert person("Eve").post(f"/api/tables/{table}/advice", 403, seat=0)["code"] == "code"
    code = ana.get(f"/api/tables/{table}")["code"]
    assert person("Eve").get(f"/api/tables/{table}/account", seat=0, code=code)


def test_a_preview_says_what_it_would_bring_and_what_is_asked_then(person: New) -> None:
    ana = person("Ana")
    table = ana.make("graffiti", sit=[0, 1], start=True)
    socket = ana.at(table)
    socket.until(lambda m: (table, 1) in socket.seen)

    def sprays(event: Any) -> list[str]:
        return [text for text in event.get("legal", []) if text.startswith("spray")]

    now = play_on(table, {0: socket, 1: socket}, Random(2), sprays)
    seat, texts = now["active"][0], [sprays(now)[0]]
    shown: Any = {}
    for clause in ("G5.2", "G5.5"):
        socket.send("preview", table=table, seat=seat, id="p", texts=texts)
        shown = socket.expect("previewed")
        assert (shown["question"]["clause"], shown["gains"]) == (clause, [])
        texts.append(next(text for text in shown["legal"] if text != "vp"))
    socket.send("preview", table=table, seat=seat, id="p", texts=texts)
    (gain,) = socket.expect("previewed")["gains"]
    assert (gain["clause"], gain["facts"]["segment"]) == ("G5.6", texts[0].split()[1])


def test_asking_too_often_is_refused_and_a_failing_worker_says_so(tmp_path: Path) -> None:
    with served(tmp_path) as small:
        small.services.askers = Buckets(rate=0.001, full=2)  # as good as never again
        ana = Person(small.port)
        table = ana.make(sit=[0, 1], start=True)
        socket = ana.at(table)
        seat = socket.now(table, 0)["active"][0]
        codes = [
            ana.http.post(f"/api/tables/{table}/advice", json={"seat": seat}).status_code
            for _ in range(3)
        ]
        assert codes == [200, 200, 429]
        task = Task("tagcity", None, "why", {"nonsense": 1}, 0)
        with pytest.raises(Refused, match="no-advice"):
            small.do(
                small.services.thinkers.advise(task, Asker(ana.me["id"], "here", lambda: True))
            )
        ana.close()


def test_moves_do_not_wait_for_the_advice_of_a_busy_worker(
    server: Server, person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, ben, table = two_people(person)
    a, b = ana.at(table), ben.at(table)
    agree(a, table, 0)
    agree(b, table, 1)
    asked, answered = threading.Event(), asyncio.Event()

    async def slow(*_: object) -> list[Any]:
        asked.set()
        await answered.wait()
        return []

    monkeypatch.setattr(server.services.thinkers, "advise", slow)
    seat = a.now(table, 0)["active"][0]
    answers: list[Any] = []
    thread = threading.Thread(target=lambda: answers.append(advice((ana, ben)[seat], table, seat)))
    thread.start()
    assert asked.wait(60)
    play_on(table, {0: a, 1: b}, Random(3), lambda e: e["version"] > 30)
    assert not answers

    async def answer() -> None:
        answered.set()

    server.do(answer())
    thread.join(60)
    assert answers[0]["tips"] == []
