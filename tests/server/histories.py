"""A guest with many finished matches, written into the store as if they had been played."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.json import encode
from sqlalchemy import insert

from allcity.games import GAMES
from allcity.server.match.summaries import SeatSummary, Summary
from allcity.server.store import schema
from allcity.server.store.summaries import Figures, SeatFigures
from tests.server.harness import Server
from tests.server.rooms import setup_of

DAY = 86_400_000
OTHERS = [("", "easy"), ("", "medium"), ("Bruno", ""), ("Cléo", ""), ("", "hard")]
SOURCES = {
    "tagcity": {"high": 34, "low": 12, "drones": -3, "bubbles": 9},
    "graffiti": {"segments": 31, "graffiti": 14, "bonus": 4, "tiles": 2},
}


def write_history(
    server: Server, guest: str, number: int, first: int, seed: int = 1, helped: int = 0
) -> None:
    """Store so many matches of both games, one or two per day from a given time on, with slowly improving results; half of them are reviewed.

    In the first ones, as many as are `helped`, a bot has played for the guest.
    """
    rng = Random(seed)
    rows: dict[str, list[dict[str, Any]]] = {"tables": [], "occupants": [], "summaries": []}
    for played in range(number):
        game = list(GAMES)[rng.random() < 0.4]
        at = first + int((played + rng.random()) * DAY * 0.7)
        _write(rows, f"H{seed}-{played}", game, at, guest, played / number, rng, played < helped)

    async def write() -> None:
        async def job(connection: Any) -> None:
            for name, some in rows.items():
                await connection.execute(insert(getattr(schema, name)), some)

        await server.services.store.writer.run(job)

    server.do(write())


def _write(
    rows: dict[str, list[dict[str, Any]]],
    table: str,
    game: str,
    at: int,
    guest: str,
    skill: float,
    rng: Random,
    is_helped: bool,
) -> None:
    seats = rng.choice([2, 2, 3, 4])
    players = [("Ana", ""), *rng.sample(OTHERS, seats - 1)]
    setup = setup_of(table, game, seats=seats, host=guest, created=at)
    summary = _summary(game, players, skill, rng, is_helped)
    rows["tables"].append(
        {
            "id": table,
            "setup": encode(setup),
            "game": game,
            "is_open": False,
            "host": guest,
            "status": "over",
            "created": at,
            "changed": at,
        }
    )
    rows["occupants"] += [
        {
            "table_id": table,
            "seat": seat,
            "guest": "" if bot else guest if not seat else "other",
            "name": name,
            "bot": bot,
        }
        for seat, (name, bot) in enumerate(players)
    ]
    review = _figures(seats, skill, rng) if rng.random() < 0.5 else None
    rows["summaries"].append({"table_id": table, "data": encode(summary), "review": review})


def _summary(
    game: str, players: list[tuple[str, str]], skill: float, rng: Random, is_helped: bool = False
) -> Summary:
    sources = [
        {key: most + rng.randint(-4, 4) for key, most in SOURCES[game].items()} for _ in players
    ]
    first = next(iter(sources[0]))
    sources[0][first] += round(14 * skill - 4)
    points = [sum(some.values()) for some in sources]
    seats = [
        SeatSummary(
            name=name,
            bot=bot,
            points=own,
            place=1 + sum(other > own for other in points),
            sources=some,
            actions=0 if bot else 30,
            bot_actions=30 if bot or (is_helped and not seat) else 0,
            late=0,
        )
        for seat, ((name, bot), own, some) in enumerate(zip(players, points, sources, strict=True))
    ]
    return Summary(game, seats)


def _figures(seats: int, skill: float, rng: Random) -> bytes:
    some = [
        SeatFigures(
            seat=seat,
            error=0.03 - 0.015 * skill + 0.006 * rng.random(),
            accuracy=62 + 22 * skill + 8 * rng.random(),
            luck=rng.gauss(0, 0.15),
            adjusted=0.5,
        )
        for seat in range(seats)
    ]
    return encode(Figures("search", 400, some))
