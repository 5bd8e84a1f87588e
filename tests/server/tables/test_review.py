"""Reviews over HTTP: after the end only, made once in the bots' processes, and stored with the match."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from math import inf
from threading import Event
from typing import Any

import pytest
from msgspec.json import encode

from allcity.review import Effort
from allcity.review.judging import Part
from allcity.server.limits import Buckets
from allcity.server.running import reviews
from allcity.server.running.fair_queue import Asker, Turns
from allcity.server.tables import review_api
from tests.server.harness import PATIENCE, Person, Server
from tests.server.postgres import on_both
from tests.server.tables.test_afterwards import finished_record

New = Callable[[str], Person]


def ask(one: Person, table: str, expect: int = 0, **query: Any) -> Any:
    return one.get(f"/api/tables/{table}/review", expect, **query)


@pytest.fixture
def pieces(server: Server, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return the tasks of workers for reviews."""
    asked: list[object] = []
    thinkers = server.services.thinkers
    work = thinkers.work

    async def counted(*arguments: Any) -> Any:
        asked.append(arguments[0])
        return await work(*arguments)

    monkeypatch.setattr(thinkers, "work", counted)
    return asked


@on_both
def test_a_review_adds_up_is_made_once_and_stored(
    person: New, server: Server, pieces: list[object]
) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.make("graffiti", sit=[0, 1], start=True)
    assert ask(ana, table, 409)["code"] == "not-over"
    assert ask(ana, table, 409, quick=True)["code"] == "not-over"
    log = finished_record(ana, table).log
    quick = ask(ana, table, quick=True)
    first = len(pieces)
    assert ask(ana, table, quick=True) == quick
    assert len(pieces) == first > 0, "a first estimate is remembered"
    with ThreadPoolExecutor(3) as pool:
        reports = list(pool.map(lambda one: ask(one, table), (ana, eve, ana)))
    assert reports[0] == reports[1] == reports[2]
    assert reports[0]["curve"][-1]["at"] == len(log)
    assert review_api.Review.model_validate(reports[0]).model_dump() == reports[0], "as described"
    for seat in reports[0]["seats"]:
        parts = seat["luck"] + seat["own"] + seat["others"] + seat["residual"]
        assert seat["final"] - seat["initial"] == parts
    done = len(pieces)
    assert server.do(server.services.reviews._stored.find(table))
    assert ask(eve, table) == reports[0] == ask(eve, table, quick=True)
    assert len(pieces) == done, "what is stored is not judged again"


def test_a_private_match_is_reviewed_for_those_who_may_watch_it(person: New) -> None:
    ana, eve = person("Ana"), person("Eve")
    table = ana.make(is_open=False, sit=[0, 1], start=True)
    finished_record(ana, table)
    assert ask(eve, table, 403)["code"] == "code"
    key = ana.get(f"/api/tables/{table}/key")["key"]
    assert ask(eve, table, quick=True, code=key)["game"] == "tagcity"


def test_nobody_has_reviews_made_all_the_time(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0, 1], start=True)
    finished_record(ana, table)
    monkeypatch.setattr(server.services, "askers", Buckets(0, 1))
    report = ask(ana, table, quick=True)
    assert ask(ana, table, 429)["code"] == "rate"
    assert ask(ana, table, quick=True) == report, "what is known costs nothing"


def test_a_review_that_fails_says_so(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = person("Ana")
    table = ana.make(sit=[0, 1], start=True)
    finished_record(ana, table)

    async def fails(*_: object) -> None:
        raise TimeoutError

    monkeypatch.setattr(server.services.thinkers, "work", fails)
    assert ask(ana, table, 503)["code"] == "no-review"
    monkeypatch.setattr(reviews, "MOST", 0)
    assert ask(ana, table, 503)["code"] == "no-review"
    monkeypatch.undo()
    assert ask(ana, table, quick=True)["seats"], "the next one is made"


def test_one_address_does_not_take_the_places_of_others(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, services = person("Ana"), server.services
    tables = [ana.make(sit=[0, 1], start=True) for _ in range(2)]
    for table in tables:
        finished_record(ana, table)
    work, begun, go_on = services.thinkers.work, Event(), Event()

    async def waits(*arguments: Any) -> Any:
        begun.set()
        await asyncio.to_thread(go_on.wait)
        return await work(*arguments)

    monkeypatch.setattr(reviews, "MOST_PER_ORIGIN", 1)
    monkeypatch.setattr(services.thinkers, "work", waits)
    room = server.do(services.tables.get(tables[1])).room
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(ask, ana, tables[0], quick=True)
        assert begun.wait(PATIENCE)
        try:
            assert ask(ana, tables[1], 503, quick=True)["code"] == "no-review"
            elsewhere = Asker("eve", "another address", lambda: True)
            other = pool.submit(
                lambda: server.do(services.reviews.of(room, elsewhere, True, lambda: None))
            )
        finally:
            go_on.set()
        assert first.result()["seats"]
        assert other.result(), "somebody at another address is served meanwhile"
    assert ask(ana, tables[1], quick=True)["seats"], "and afterwards the first one again"


def test_two_guests_reviews_go_on_side_by_side(
    person: New, server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One process works on both reviews in turn, so that nobody waits for another's whole review."""
    guests, services = [person("Ana"), person("Eve")], server.services
    tables = [guest.make(sit=[0, 1], start=True) for guest in guests]
    for guest, table in zip(guests, tables, strict=True):
        finished_record(guest, table)
    turns, order = Turns(1, inf), list[str]()

    async def alone(work: Callable[[bytes], Any], data: bytes, asker: Asker) -> Any:
        async with turns.turn(asker):
            order.append(asker.host)
            return await asyncio.to_thread(work, data)

    monkeypatch.setattr(reviews, "PIECE", -1)  # a moment is a piece
    monkeypatch.setattr(services.thinkers, "work", alone)
    with ThreadPoolExecutor(2) as pool:
        done = [
            pool.submit(ask, guest, table, quick=True)
            for guest, table in zip(guests, tables, strict=True)
        ]
        assert all(report.result()["seats"] for report in done)
    pieces, last = Counter(order), {host: at for at, host in enumerate(order)}
    first = min(last, key=lambda host: last[host])
    assert len(pieces) == 2
    left = order[last[first] :].count(*(pieces.keys() - {first}))
    assert left < len(order) / 4, "when one is ready, so is most of the other"


def test_pieces_are_short_and_go_on_where_the_last_one_ended(
    person: New, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between two pieces others have their turn; together they are what one piece would have been."""
    ana = person("Ana")
    table = ana.make(sit=[0, 1], start=True)
    text = finished_record(ana, table).text()
    tiny = Effort(nodes=8, glance=8, samples=1, worlds=1, looks=0)
    monkeypatch.setattr(reviews, "QUICK", tiny)
    monkeypatch.setattr(reviews, "PIECE", -1)
    parts: list[Part] = []
    judge, end = "", None
    while end is None:
        piece = reviews.Piece(text, None, True, len(parts), judge)
        judged = reviews.judge_piece(encode(piece))
        assert len(judged.parts) == 1
        parts += judged.parts
        judge, end = judged.judge, judged.end
    monkeypatch.setattr(reviews, "PIECE", 1e9)
    whole = reviews.judge_piece(encode(reviews.Piece(text, None, True, 0)))
    assert whole.parts == parts
    assert whole.end == end
