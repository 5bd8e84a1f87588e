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
from allcity.server import moves, seating
from allcity.server.limits import Buckets
from allcity.server.refusals import Refused
from allcity.server.snapshots import freeze, thaw
from allcity.server.thinkers import Task
from allcity.server.turns import Asker
from tests.server.harness import Person, Process, Server, Socket, play_on, served
from tests.server.postgres import Postgres
from tests.server.rooms import Played, setup_of

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


def coach(seat: int, is_agreed: bool = True) -> Callable[[Any], None]:
    return lambda draft: moves.coach(draft, seat, is_agreed)


# The room.


def test_one_person_with_bots_needs_nobodys_consent() -> None:
    played = Played(setup_of(seats=3))
    played.do(lambda d: seating.sit(d, "Ana", 0), "g0")
    played.do(lambda d: seating.sit(d, "Ana again", 1), "g0")
    played.do(lambda d: seating.seat_bot(d, 2, "greedy"), "g0")
    assert played.room.coach_waits == []


def test_all_people_must_agree_and_any_may_withdraw() -> None:
    played = Played(setup_of(seats=3)).start()
    assert played.room.coach_waits == [0, 1, 2]
    for seat in (0, 2, 1):
        played.do(coach(seat), f"g{seat}")
    assert played.room.coach_waits == []
    assert played.do(coach(1), "g1") == []
    assert [entry.text for entry in played.do(coach(1, False), "g1")] == ["no"]
    assert played.room.coach_waits == [1]
    assert [(line.seat, line.text(None)) for line in played.room.lines if line.kind == "coach"] == [
        (0, "yes"),
        (2, "yes"),
        (1, "yes"),
        (1, "no"),
    ]


def test_an_agreement_is_the_persons_and_goes_with_them() -> None:
    played = Played(setup_of(seats=3)).start()
    for seat in (0, 1, 2):
        played.do(coach(seat), f"g{seat}")
    played.do(lambda d: seating.claim(d, "Another", 1), "h1")
    assert played.room.coach_waits == [1]
    played.do(lambda d: seating.leave(d, 1), "h1")
    assert played.room.coach_waits == []


def test_only_the_owner_of_a_chair_speaks_for_it_and_only_before_the_end() -> None:
    played = Played(setup_of()).start()
    for guest, seat, code in (
        ("g1", 0, "not-your-seat"),
        ("", 0, "not-your-seat"),
        ("g0", 7, "no-seat"),
    ):
        with pytest.raises(Refused, match=f"^{code}$"):
            played.do(coach(seat), guest)
    while played.room.status == "running":
        played.random_act(Random(played.room.version))
    with pytest.raises(Refused, match="not-running"):
        played.do(coach(0), "g0")


def test_an_agreement_makes_no_move_stale_and_survives_a_snapshot() -> None:
    played = Played(setup_of()).start()
    seat, version = played.room.active[0], played.room.version
    for other in (0, 1):
        played.do(coach(other), f"g{other}")
    played.act(seat, played.legal(seat)[0], version=version)
    kept = thaw(played.room.setup, freeze(played.room))
    assert kept
    assert kept.coach_waits == []
    played.do(coach(0, False), "g0")
    kept = thaw(played.room.setup, freeze(played.room))
    assert kept
    assert kept.coach_waits == [0]


# The server.


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
    found = advice(ana, table, 0)
    assert found["version"] >= now["version"]
    assert 0 < len(found["tips"]) <= 3
    for tip in found["tips"]:
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
    told = advice(ana, table, 0, 403)
    assert (told["code"], told["facts"]) == ("coach", {"seats": "2"})
    assert "2" in told["text"]
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
    told = advice(asked, table, seat, 409, texts=["put 9 9"])
    assert told["clause"] == "T2.2"
    assert "refusal" not in told["text"]


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
        small.house.askers = Buckets(rate=0.001, full=2)  # as good as never again
        ana = Person(small.port)
        table = ana.make(sit=[0, 1], start=True)
        socket = ana.at(table)
        seat = socket.now(table, 0)["active"][0]
        codes = [
            ana.http.post(f"/api/tables/{table}/advice", json={"seat": seat}).status_code
            for _ in range(3)
        ]
        assert codes == [200, 200, 429]
        task = Task("tagcity", None, "why", {"nonsense": 1}, ["take 1"], 0)
        with pytest.raises(Refused, match="no-advice"):
            small.do(small.house.thinkers.advise(task, Asker(ana.me["id"], lambda: True)))
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

    monkeypatch.setattr(server.house.thinkers, "advise", slow)
    seat = a.now(table, 0)["active"][0]
    told: list[Any] = []
    thread = threading.Thread(target=lambda: told.append(advice((ana, ben)[seat], table, seat)))
    thread.start()
    assert asked.wait(60)
    play_on(table, {0: a, 1: b}, Random(3), lambda e: e["version"] > 30)
    assert not told

    async def answer() -> None:
        answered.set()

    server.do(answer())
    thread.join(60)
    assert told[0]["tips"] == []


# Restarts and several processes.


def test_an_agreement_survives_a_kill(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    process = Process(database)
    process.wait_until_ready()
    ana, ben, table = two_people(lambda name: Person(process.port, name))
    agree(ana.at(table), table, 0)
    process.kill()
    process = Process(database)
    process.wait_until_ready()
    for one in (ana, ben):
        one.move_to(process.port)
    socket = ben.at(table)
    assert socket.now(table, 1)["coach_waits"] == [1]
    assert agree(socket, table, 1)["type"] == "done"
    seat = socket.now(table, 1)["active"][0]
    assert advice((ana, ben)[seat], table, seat)["tips"]
    ana.http.close()
    ben.http.close()
    process.kill()


async def deafened(server: Server) -> None:
    """It hears nothing of what other processes write, as if the news were still on its way."""
    listener = server.house._tasks[0]
    listener.cancel()
    await asyncio.gather(listener, return_exceptions=True)


def test_consent_counts_at_another_process_before_the_news_of_it_has_come(
    postgres: Postgres, tmp_path: Path
) -> None:
    address = postgres.database()
    with served(tmp_path, database=address) as one, served(tmp_path, database=address) as other:
        ana, ben, table = two_people(lambda name: Person(one.port, name))
        a, b = ana.at(table), ben.at(table)
        people = (ana, ben)
        for person in people:
            person.move_to(other.port)
        assert advice(ben, table, 1, 403)["facts"] == {"seats": "1 2"}
        other.do(deafened(other))
        agree(a, table, 0)
        agree(b, table, 1)
        seat = b.now(table, 1)["active"][0]
        assert advice(people[seat], table, seat)["tips"]
        agree(a, table, 0, is_agreed=False)
        assert advice(ben, table, 1, 403)["facts"] == {"seats": "1"}
        ana.close()
        ben.close()


def test_consent_given_to_one_process_counts_at_another(postgres: Postgres) -> None:
    address = postgres.database()
    pair = [Process(address), Process(address)]
    try:
        for process in pair:
            process.wait_until_ready()
        ports = iter(process.port for process in pair)
        ana, ben, table = two_people(lambda name: Person(next(ports), name))
        a, b = ana.at(table), ben.at(table)
        agree(a, table, 0)
        b.until(lambda m: m.get("coach_waits") == [1])
        agree(b, table, 1)
        seat = b.now(table, 1)["active"][0]
        assert advice((ana, ben)[seat], table, seat)["tips"]
        ana.close()
        ben.close()
    finally:
        for process in pair:
            process.kill()
