"""Quick phrases over real sockets: everybody reads the same key, nobody can flood, and nonsense changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from allcity.core import record
from allcity.server.match.requests import seating
from allcity.server.match.requests.phrases import (
    EMOTES,
    PHRASES,
    SAID,
    SAID_AT_ONCE,
    SAID_BEFORE,
    WINDOW,
    say,
)
from allcity.server.refusals import Refused
from tests.server.harness import Json, Person, Socket
from tests.server.rooms import Played, leaves, refused, setup_of, sitting

New = Callable[[str], Person]


def reply_to(socket: Socket, table: str, seat: int, phrase: Any, move: str = "") -> Json:
    move = move or f"{seat}-{phrase}"
    socket.send("say", table=table, seat=seat, id=move, phrase=phrase)
    return socket.until(lambda m: m["type"] in ("done", "refused"))


def heard(socket: Socket) -> Json:
    event = socket.until(
        lambda m: m["type"] == "event" and any(line["kind"] == "say" for line in m["lines"])
    )
    line: Json = event["lines"][-1]
    return line


@pytest.fixture
def table(person: New) -> tuple[str, Person, Person]:
    ana, bo = person("Ana"), person("Bo")
    name = ana.make(seats=2)
    bo.post(f"/api/tables/{name}/join")
    return name, ana, bo


@pytest.mark.parametrize("phrase", [PHRASES[0], EMOTES[0]])
def test_everybody_reads_the_same_and_it_is_a_key(
    table: tuple[str, Person, Person], person: New, phrase: str
) -> None:
    name, ana, bo = table
    sockets = [bo.at(name), person("Cleo").at(name)]
    speaking = ana.at(name)
    assert reply_to(speaking, name, 0, phrase)["type"] == "done"
    lines = [heard(one) for one in sockets]
    assert lines[0] == lines[1]
    assert (lines[0]["seat"], lines[0]["text"], lines[0]["name"]) == (0, phrase, "Ana")


@pytest.mark.parametrize(
    "phrase", ["", "Hello!", "<b>", "hello ", "HELLO", "x" * 17, 7, None, ["hello"]]
)
def test_nonsense_is_refused_and_nobody_reads_it(
    table: tuple[str, Person, Person], phrase: Any
) -> None:
    name, ana, bo = table
    listening, speaking = bo.at(name), ana.at(name)
    assert reply_to(speaking, name, 0, phrase, "m")["code"] in ("phrase", "message")
    assert reply_to(speaking, name, 0, "nice", "n")["type"] == "done"
    assert heard(listening)["text"] == "nice"
    assert not any('"say"' in text and "nice" not in text for text in listening.received)


def test_only_the_player_in_a_seat_speaks_for_it(
    table: tuple[str, Person, Person], person: New
) -> None:
    name, _, bo = table
    assert reply_to(bo.at(name), name, 0, "hello")["code"] == "not-your-seat"
    assert reply_to(person("Cleo").at(name), name, 1, "hello")["code"] == "not-your-seat"
    assert reply_to(bo.at(name), name, 8, "hello")["code"] == "no-seat"
    assert reply_to(bo.socket(), name, 1, "hello")["code"] == "not-watching"


def test_a_phrase_counts_once_however_often_it_is_sent(table: tuple[str, Person, Person]) -> None:
    name, ana, _ = table
    speaking = ana.at(name)
    first = reply_to(speaking, name, 0, "hello", "same")
    assert reply_to(speaking, name, 0, "hello", "same")["version"] == first["version"]


def test_nobody_floods_the_table(table: tuple[str, Person, Person]) -> None:
    name, ana, bo = table
    speaking = ana.at(name)
    answers = [reply_to(speaking, name, 0, "hello", f"m{turn}") for turn in range(SAID_AT_ONCE + 2)]
    assert [one["type"] for one in answers] == ["done"] * SAID_AT_ONCE + ["refused"] * 2
    assert answers[-1]["code"] == "said-often"
    assert reply_to(bo.at(name), name, 1, "hello")["type"] == "done", "one does not silence another"


def test_nobody_fills_the_log() -> None:
    played = Played(setup_of()).start()
    weight = played.room.weight
    for turn in range(SAID):
        played.now += WINDOW
        played.do(lambda d, t=turn: say(d, 0, PHRASES[t % len(PHRASES)]), "g0")  # type: ignore[misc]
    played.now += 100 * WINDOW
    with refused("said-enough"):
        played.do(lambda d: say(d, 0, "hello"), "g0")
    played.do(lambda d: say(d, 1, "hello"), "g1")
    assert played.room.weight == weight, "it does not use up what the match may have"


def test_getting_up_and_sitting_down_again_gives_no_new_phrases() -> None:
    played = Played(setup_of())
    played.seat_guests()
    for turn in range(SAID_AT_ONCE):
        played.do(lambda d, t=turn: say(d, 1, PHRASES[t]), "g1")  # type: ignore[misc]
        leaves(played, 1)
        played.do(sitting(1), "g1")
    with refused("said-often"):
        played.do(lambda d: say(d, 1, "hello"), "g1")
    for _ in range(SAID_BEFORE - SAID_AT_ONCE):
        played.now += WINDOW
        played.do(lambda d: say(d, 1, "hello"), "g1")
    leaves(played, 1)
    played.do(sitting(1), "g1")
    played.now += WINDOW
    with refused("said-enough"):
        played.do(lambda d: say(d, 1, "hello"), "g1")


def test_a_player_who_sits_down_later_can_speak_after_all_that_was_said_before_the_start() -> None:
    played = Played(setup_of())
    played.seat_guests()
    for _ in range(2 * SAID):
        played.now += WINDOW
        with suppress(Refused):
            played.do(lambda d: say(d, 1, "laugh"), "g1")
    leaves(played, 1)
    played.do(lambda d: seating.sit(d, "Bob", 1), "g2")
    played.do(seating.start, "g0")
    played.now += WINDOW
    played.do(lambda d: say(d, 1, "hello"), "g2")
    for _ in range(SAID - SAID_BEFORE - 1):
        played.now += WINDOW
        played.do(lambda d: say(d, 1, "hello"), "g2")
    played.now += WINDOW
    with refused("said-enough"):
        played.do(lambda d: say(d, 1, "hello"), "g2")


def test_a_phrase_makes_no_move_stale_and_is_no_part_of_the_record() -> None:
    played = Played(setup_of()).start()
    seat = played.room.active[0]
    seen, text = played.room.version, played.legal(seat)[0]
    before = played.room.record().text()
    played.do(lambda d: say(d, 1 - seat, "think"), f"g{1 - seat}")
    assert played.room.record().text() == before
    assert record.parse(before)
    played.act(seat, text, version=seen)


def test_nothing_is_said_at_a_table_that_was_given_up() -> None:
    played = Played(setup_of())
    played.do(lambda d: seating.sit(d, "Ana", 0), "g0")
    played.do(seating.close, played.room.host)
    with refused("not-running"):
        played.do(lambda d: say(d, 0, "hello"), "g0")
