"""A seated player who sends anything at all, in any order: nothing fails, and the match goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from functools import partial
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from allcity.games import GAMES
from tests.server.harness import IS_SOAK, Json, Person, Server, play_on
from tests.server.live.test_sockets import duel
from tests.server.postgres import on_both

New = Callable[[str], Person]
ROUNDS, MESSAGES = 5, 60
SEEDS = range(40 if IS_SOAK else 1)
ODD: list[Any] = [
    *(None, True, -1, 0, 1, 9, 10**9, 10**30, 1.5, [], {}, [[]], ["x"] * 17, ["\0"]),
    *("", "\0", "a\0b", "a\n", "é", "x" * 65, "x" * 401, "../..", "act", "pass"),
]
MARKS = [*'"\\,:[]{}09-', "\0", "\n", "\U0001f600"]


def now_valid(table: str, event: Json, rng: Random) -> Iterator[Json]:
    """Return what a player of seat 0 may send now, right or too early or too late."""
    version, texts = event["version"], event.get("legal") or ["pass"]
    mine: Json = {"table": table, "seat": 0}
    for seen in (version, version, max(0, version - 3), version + 99):
        yield {"type": "act", **mine, "version": seen, "texts": [rng.choice(texts)]}
        yield {"type": "act", **mine, "version": seen, "texts": rng.choices(texts, k=3)}
        yield {"type": "undo", **mine, "version": seen}
        yield {"type": "answer", **mine, "version": seen, "agree": rng.random() < 0.5}
    for agree in (True, False):
        yield {"type": "coach", **mine, "agree": agree}
        yield {"type": "preview", **mine, "texts": [rng.choice(texts)]}
        yield {"type": "preview", **mine, "texts": [], "opening": rng.choice(texts)[:8]}
    yield {"type": "watch", "table": table, "since": rng.randrange(version + 2)}
    yield {"type": "unwatch", "table": table}
    yield {"type": "ping"}


def spoiled(message: Json, rng: Random) -> str:
    """The message with an odd value, a text of other words, or marks that do not belong there."""
    changed = dict(message)
    match rng.randrange(4):
        case 0:
            changed[rng.choice([*changed, "more"])] = rng.choice(ODD)
        case 1 if "texts" in changed:
            words = " ".join(changed["texts"]).split()
            changed["texts"] = [" ".join(rng.choices([*words, "1", "99", "x"], k=3))]
        case 2:
            text = list(json.dumps(changed))
            for _ in range(rng.randrange(1, 4)):
                text[rng.randrange(len(text))] = rng.choice(MARKS)
            return "".join(text)
    return json.dumps(changed)


def pester(player: Person, table: str, sent: list[Json], rng: Random) -> None:
    """Send a request that fits the position, or an earlier one, each whole or damaged."""
    socket = player.at(table)
    for text in socket.now(table, 0).get("legal", [])[:3]:  # at least these are understood
        socket.send("preview", table=table, seat=0, id="first", texts=[text])
    for number in range(MESSAGES):
        fitting = list(now_valid(table, socket.now(table, 0), rng))
        message = dict(rng.choice(fitting if rng.random() < 0.7 else [*sent, *fitting]))
        if message["type"] in ("act", "undo", "answer", "coach", "preview"):
            message.setdefault("id", rng.choice((f"m{len(sent)}-{number}", "same")))
        sent.append(message)
        try:
            socket.raw.send(spoiled(message, rng) if rng.random() < 0.6 else json.dumps(message))
            socket.send("ping")
            socket.expect("pong")
        except ConnectionClosed:  # cut off for its faults: it comes again
            socket = player.at(table)
    with suppress(ConnectionClosed):  # a pong may have been that of an earlier ping
        socket.send("preview", table=table, seat=0, id="last", texts=["pass"])
        socket.until(lambda message: message.get("id") == "last")


@on_both
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", SEEDS)
def test_whatever_a_player_sends_nothing_fails_and_the_match_goes_on(
    person: New, server: Server, game: str, seed: int
) -> None:
    table, ana, bob = duel(person, game=game)
    rng, sent = Random(seed), list[Json]()
    for _ in range(ROUNDS):
        sockets = {0: ana.at(table), 1: bob.at(table)}
        until = sockets[0].now(table, 0)["version"] + 8
        play_on(table, sockets, rng, partial(is_anas_turn, until))
        pester(ana, table, sent, rng)
    heard = [json.loads(text) for one in ana.sockets for text in one.received]
    codes = {message["code"] for message in heard if message["type"] == "refused"}
    assert {"message", "not-watching", "stale"} <= codes
    assert len(codes) > 5, "it comes far enough to be refused for many reasons"
    assert not codes & {"internal", "unwritten"}
    assert {"done", "previewed", "table", "event"} <= {message["type"] for message in heard}
    assert server.do(server.services.tables.get(table)).room.setup.seed not in str(heard)
    sockets = {0: ana.at(table), 1: bob.at(table)}
    assert play_on(table, sockets, rng)["status"] == "over"


def is_anas_turn(until: int, event: Json) -> bool:
    return event["version"] > until and 0 in event["active"]
