"""What a move costs a table server apart from its sockets and its database: `python -m bench.moves [matches=40]`.

Matches of random play, each with two people who follow it. A move is drafted, accepted, and made into an event for each of the two.
"""

from __future__ import annotations

import gc
import json
import sys
import time
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


def cost(game: str, matches: int) -> Cost:
    """What all moves of so many matches cost together; the same matches in every run."""
    gc.disable()
    total = Cost()
    for number in range(matches):
        for step in _match(game, number):
            total = Cost(*(sum(pair) for pair in zip(total, step, strict=True)))
    gc.enable()
    return total


def _match(game: str, number: int) -> list[Cost]:
    rng = Random(number)
    played = Played(setup_of(game=game, seed=f"{number:064x}")).start()
    legal: dict[int, list[str]] = {}
    costs = []
    while played.room.status == "running":
        seat = rng.choice(played.room.active)
        text = _chosen(played, seat, legal.get(seat), rng)
        played.now += 1000
        step, events = _move(played, seat, text)
        legal = {seat: json.loads(events[seat]).get("legal") for seat in SEATS}
        costs.append(step)
    return costs


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


def main(matches: int = 40) -> None:
    print("game       |  moves | draft | accept | show | µs in all")
    for game in GAMES:
        cost(game, 2)
        total = cost(game, matches)
        parts = [part / total.moves / 1000 for part in total[1:]]
        print(
            f"{game:10} | {total.moves:6} | {parts[0]:5.1f} | {parts[1]:6.1f} | {parts[2]:4.1f} | {sum(parts):.1f}"
        )


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
