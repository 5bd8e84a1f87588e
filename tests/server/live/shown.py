"""Writes down what each viewer is shown of some tables: `python -m tests.server.live.shown`.

The tables are those of the chronicles, with the same random requests. A line has digests of the event that each viewer gets and
of what a seat would see after a move; now and then all but the view is written out. test_shown.py compares.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from allcity.core.errors import IllegalAction, Malformed
from allcity.server.live import audiences
from allcity.server.match.drafts import Draft
from allcity.server.refusals import Refused
from tests.server.match.chronicle import GUESTS, TABLES, finish, going_on, hashed, lived
from tests.server.rooms import Played, setup_of

FOLDER = Path(__file__).parent / "shown"
REQUESTS, WRITTEN_OUT, LIVES = 80, 20, 4


def shown(name: str) -> list[str]:
    """Yield what is shown in the course of some tables, at their end, and at the tables that continue them."""
    return [line for life in range(LIVES) for line in _life(name, Random(f"shown {name} {life}"))]


def _life(name: str, rng: Random) -> Iterator[str]:
    played = Played(setup_of(name, seed="0b" * 32, **TABLES[name]))
    for number, _ in enumerate(lived(played, rng, REQUESTS)):
        yield from _moment(played, rng, number % WRITTEN_OUT == 0)
    finish(played, rng)
    yield from _moment(played, rng, is_written_out=True)
    if played.room.status == "over" and not played.room.setup.daily:
        yield from _moment(going_on(played, 9, rng.random() < 0.5), rng, is_written_out=True)


def _moment(played: Played, rng: Random, is_written_out: bool) -> Iterator[str]:
    room = played.room
    since = max(0, room.version - rng.randrange(4))
    events = audiences.events(room, room.audiences, since, with_occupants=rng.random() < 0.5)
    seen = " ".join(
        f"{'-' if viewer is None else viewer}:{hashed([event])}" for viewer, event in events.items()
    )
    yield f"{room.version} {room.status} {seen} {_previewed(played, rng)}".rstrip()
    if is_written_out:
        guest, viewer = rng.choice(GUESTS), rng.choice(room.audiences)
        late = rng.choice((0, 3_000, 10_000_000_000))
        table = msgspec.to_builtins(audiences.table(room, viewer, since, guest, played.now + late))
        table["now"].pop("view"), table.pop("printed")
        yield f"  {guest or '-'} {_text(table)}"


def _previewed(played: Played, rng: Random) -> str:
    """Return the answers to previews by a seat that is asked, and by another one."""
    room = played.room
    seat = rng.choice(room.active or (0,))
    guest = room.occupants[seat].guest if seat >= 0 else ""
    texts = [played.some_text(seat, rng)] if room.active else []
    try:
        answer = audiences.preview(
            Draft(room, played.now, guest), seat, texts, rng.choice(("", "p"))
        )
    except (Refused, IllegalAction, Malformed) as problem:
        return getattr(problem, "code", type(problem).__name__)
    return hashed([_text(msgspec.to_builtins(answer))])


def _text(value: Any) -> str:
    return msgspec.json.encode(value, order="sorted").decode()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        (FOLDER / f"{name}.txt").write_text("\n".join(shown(name)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
