"""What a move costs a table server apart from its sockets and its database: `python -m bench.moves [matches=40] [at once=1]`.

Matches of random play, each with two people who follow it. A move is drafted, accepted, and made into an event for each of the two.
"""

from __future__ import annotations

import gc
import json
import sys
import time
from collections import deque
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any, NamedTuple

from allcity.core.notation import MORE
from allcity.games import GAMES
from allcity.server.live import audiences
from allcity.server.match.drafts import Draft
from allcity.server.match.requests import moves
from tests.server.rooms import Played, setup_of

SEATS = (0, 1)


class Cost(NamedTuple):
    """CPU nanoseconds of some moves, by their three steps."""

    moves: int = 0
    draft: int = 0
    accept: int = 0
    show: int = 0


def cost(game: str, matches: int, at_once: int = 1) -> Cost:
    """What all moves of so many matches cost together; the same matches in every run. Those at once move by turns."""
    gc.disable()
    total = Cost()
    waiting = (_match(game, number) for number in range(matches))
    running = deque(islice(waiting, at_once))
    while running:
        match = running.popleft()
        if step := next(match, None):
            total = Cost(*(sum(pair) for pair in zip(total, step, strict=True)))
            running.append(match)
        else:
            running.extend(islice(waiting, 1))
    gc.enable()
    return total


def _match(game: str, number: int) -> Iterator[Cost]:
    rng = Random(number)
    played = Played(setup_of(game=game, seed=f"{number:064x}")).start()
    legal: dict[int, list[str]] = {}
    while played.room.status == "running":
        seat = rng.choice(played.room.active)
        text = _chosen(played, seat, legal.get(seat), rng)
        played.now += 1000
        step, events = _move(played, seat, text)
        legal = {seat: json.loads(events[seat]).get("legal") for seat in SEATS}
        yield step


def _chosen(played: Played, seat: int, legal: list[str] | None, rng: Random) -> str:
    """Any action that the seat was shown; one that stands for many is asked for in full."""
    game, state = played.room.game, played.room.match.state
    text = rng.choice(legal or game.legal_texts(state, seat))
    if not text.endswith(MORE):
        return text
    return rng.choice(game.legal_texts(state, seat, text.removesuffix(MORE)))


def _move(played: Played, seat: int, text: str) -> tuple[Cost, dict[Any, bytes]]:
    room = played.room
    begun = time.process_time_ns()
    draft = Draft(room, played.now, f"g{seat}", f"m{room.version}")
    moves.act(draft, seat, [text], room.version)
    drafted = time.process_time_ns()
    room.accept(draft.proposals)
    accepted = time.process_time_ns()
    events = audiences.events(room, SEATS, draft.entries[0].index, with_occupants=False)
    shown = time.process_time_ns()
    return Cost(1, drafted - begun, accepted - drafted, shown - accepted), events


def main(matches: int = 40, at_once: int = 1) -> None:
    print("game       |  moves | draft | accept | show | µs in all")
    for game in GAMES:
        cost(game, 2)
        total = cost(game, matches, at_once)
        parts = [part / total.moves / 1000 for part in total[1:]]
        print(
            f"{game:10} | {total.moves:6} | {parts[0]:5.1f} | {parts[1]:6.1f} | {parts[2]:4.1f} | {sum(parts):.1f}"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
