"""Writes down the results of many random requests at some tables: `python -m tests.server.match.chronicle`.

A line has the moment, the guest, the request, the entries or the refusal that came of it, and a digest of all that the room
says then. test_chronicle.py compares; so a change of what a room does is seen, and where it shows first.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

from msgspec.structs import asdict, replace

from allcity.core import fair
from allcity.core.errors import Malformed
from allcity.server.limits import HOUR
from allcity.server.match.drafts import Draft, check_over
from allcity.server.match.entries import ClockRule, Setup
from allcity.server.match.profiles import Wish
from allcity.server.match.requests import (
    daily,
    introductions,
    moves,
    onward,
    phrases,
    pledging,
    seating,
)
from allcity.server.match.room import Room
from allcity.server.match.summaries import summary
from allcity.server.refusals import Again, Refused
from tests.server.rooms import Played, setup_of

FOLDER = Path(__file__).parent / "chronicles"
REQUESTS, LIVES = 140, 4
GUESTS = ("g0", "g1", "g2", "g3", "g9", "")
NAMES = ("Ana", "Ben", "АNA", "Cem", "planner", "Zoe", "bot 3", "ana")
PAUSES = (0, 0, 0, 40, 700, 1_500, 2_500, 4_000, 6_000, 16_000)
SHORT, LONG = ClockRule(150_000, 3_000), ClockRule(400_000, 5_000)
TABLES: dict[str, dict[str, Any]] = {
    "three": {"seats": 3, "clock": LONG, "away": 30_000},
    "slow": {"game": "graffiti", "clock": None, "away": None, "is_open": False},
    "quick": {"seats": 2, "clock": SHORT, "away": 60_000, "options": {"leader": "2"}},
    "four": {"game": "graffiti", "seats": 4, "clock": SHORT, "away": 5_000, "bot": "greedy"},
    "two": {"game": "graffiti", "seats": 2, "clock": SHORT, "away": 20_000},
    "wall": {"daily": "2026-11-18", "clock": None, "is_open": False, "away": None},
}
Request = Callable[[Draft], None]
Asked = tuple[str, str, Request]  # what is written of it, and who asks
Maker = Callable[[Played, Random, str], Asked]


def chronicle(name: str) -> list[str]:
    """Yield what happens at some tables of one kind."""
    return [line for life in range(LIVES) for line in _life(name, life)]


def _life(name: str, life: int) -> list[str]:
    """Yield what happens at a table, until some time after its end, and then at the tables that continue it."""
    rng = Random(f"chronicle {name} {life}")
    played = Played(setup_of(f"{name}{life}", seed="0b" * 32, **TABLES[name]))
    lines = list(lived(played, rng, REQUESTS))
    finish(played, rng)
    lines += lived(played, rng, REQUESTS // 6)
    lines += _end(played.room)
    for has_same_dice in (False, True) if played.room.status == "over" else ():
        length = len(played.room.match.log) // (2 + has_same_dice)
        try:
            other = going_on(played, length, has_same_dice)
        except Refused as problem:
            lines.append(f"onward from {length}: {problem.code}")
            continue
        lines.append(f"onward from {length}: {hashed(_all(other))} {_setup(other.room.setup)}")
        lines += lived(other, rng, REQUESTS // 6)
    return lines


def going_on(played: Played, length: int, has_same_dice: bool) -> Played:
    """A table at which the match goes on from one of its moments."""
    moment = onward.moment(played.room, length, has_same_dice)
    fresh = {"id": "on", "code": "c", "join_code": "", "host": "g1", "created": played.now,
             "origin": "", "seed": "0c" * 32}  # fmt: skip
    other = Played(onward.setup_of(played.room, moment, fresh))
    other.room.fold(onward.past(played.room, length, played.now))
    return other


def lived(played: Played, rng: Random, count: int) -> Iterator[str]:
    room = played.room
    for number in range(count):
        played.now += rng.choice(PAUSES) if rng.random() < 0.99 else rng.choice((1, 13, 26)) * HOUR
        choices = _opening if room.status == "open" else _playing
        if room.status == "closed" and rng.random() < 0.2:
            return
        guest = rng.choice(GUESTS[:4] if rng.random() < 0.85 else GUESTS)
        label, guest, request = choices(played, rng, guest)
        move = f"m{number // 2}" if rng.random() < 0.1 else ""
        yield f"{played.now - 1000} {guest or '-'} {label} → {_outcome(played, request, guest, move)}"


def _outcome(played: Played, request: Request, guest: str, move: str) -> str:
    try:
        entries = played.do(request, guest, move)
    except Refused as problem:
        facts = " ".join(str(fact) for fact in problem.facts.values())
        return f"{problem.code} {facts[:24]}".strip()
    except Again as again:
        return f"again {again.version}"
    done = " ".join(f"{e.kind}{'' if e.seat is None else e.seat}:{e.text[:16]}" for e in entries)
    return f"{done} {hashed(_all(played))}".strip()


def _opening(played: Played, rng: Random, guest: str) -> Asked:
    """A request at a table that has not started."""
    room = played.room
    (maker,) = rng.choices([*BEFORE], [*BEFORE.values()])
    if maker is _sit and room.setup.daily:
        wish = _wish(rng)
        return "begin", "g0", partial(daily.begin, name=rng.choice(NAMES), wish=wish)
    return maker(played, rng, guest)


def _sit(played: Played, rng: Random, guest: str) -> Asked:
    seat = _seat(played.room, rng)
    wish, name, own = _wish(rng), rng.choice(NAMES), rng.choice((None, seat, seat))
    digest = rng.choice(("", "", fair.pledge(f"text{guest}"), "nonsense"))
    request = partial(seating.sit, name=name, seat=own, pledge=digest, wish=wish)
    return f"sit {name} {own}", guest or "g1", request


def _bot(played: Played, rng: Random, guest: str) -> Asked:
    seat, spec = _seat(played.room, rng), rng.choice(("random", "greedy", "nobody"))
    return f"bot {seat} {spec}", guest, partial(seating.seat_bot, seat=seat, spec=spec)


def _start(_: Played, __: Random, guest: str) -> Asked:
    return "start", guest, seating.start


def _close(played: Played, rng: Random, _: str) -> Asked:
    return "close", played.room.host if rng.random() < 0.05 else "g9", seating.close


def _pledge(played: Played, rng: Random, guest: str) -> Asked:
    seat = _own(played, rng, guest)
    digest = rng.choice((fair.pledge(f"text{guest}"), fair.pledge("a"), "nonsense"))
    return f"pledge {seat}", guest, partial(pledging.pledge, seat=seat, digest=digest)


def _arrive(_: Played, rng: Random, guest: str) -> Asked:
    process = rng.choice(("p1", "p2"))
    return f"arrive {process}", guest, partial(seating.arrive, process=process)


def _depart(_: Played, rng: Random, guest: str) -> Asked:
    process = rng.choice(("p1", "p2"))
    return f"depart {process}", guest, partial(seating.depart, process=process)


def _claim(played: Played, rng: Random, guest: str) -> Asked:
    seat, name = _seat(played.room, rng), rng.choice(NAMES)
    since = played.room.occupants[seat % played.room.setup.seats].since - rng.choice((0, 0, 1))
    request = partial(seating.claim, name=name, seat=seat, since=since)
    return f"claim {seat} {name}", guest or "g2", request


def _adopt(_: Played, rng: Random, guest: str) -> Asked:
    former = rng.choice(GUESTS[:5])
    return f"adopt {former}", guest or "g2", partial(seating.adopt, former=[former])


def _leave(played: Played, rng: Random, guest: str) -> Asked:
    seat = _own(played, rng, guest)
    return f"leave {seat}", guest, partial(seating.leave, seat=seat)


def _change(played: Played, rng: Random, guest: str) -> Asked:
    seat = _own(played, rng, guest)
    return f"change {seat}", guest, partial(introductions.change, seat=seat, wish=_wish(rng))


def _follow(_: Played, rng: Random, guest: str) -> Asked:
    former, wish = rng.choice(NAMES), _wish(rng)
    return f"follow {former}", guest, partial(introductions.follow, former=former, wish=wish)


def _say(played: Played, rng: Random, guest: str) -> Asked:
    seat, phrase = _own(played, rng, guest), rng.choice((*phrases.PHRASES[:3], "wow", "rude"))
    return f"say {seat} {phrase}", guest, partial(phrases.say, seat=seat, phrase=phrase)


def _abandon(_: Played, rng: Random, __: str) -> Asked:
    alive = rng.choice((("p1",), ("p1", "p2"), ()))
    return f"abandon {' '.join(alive)}", "", partial(seating.abandon, alive=alive)


def _recover(played: Played, rng: Random, _: str) -> Asked:
    alive = rng.choice((("p1",), ("p1", "p2"), ()))
    stopped = rng.choice((None, played.now - 5_000, played.now + 5_000))
    return "recover", "", partial(seating.recover, alive=alive, stopped=stopped)


def _playing(played: Played, rng: Random, guest: str) -> Asked:
    """A request at a table where a match runs or is over."""
    room = played.room
    if room.shares.waits and rng.random() < 0.5:
        return _reveal(played, rng, guest)
    if room.status == "running" and seating.due(room) and rng.random() < 0.1:
        return "overdue", "", seating.overdue
    if room.active and rng.random() < (0.3 if room.asked else 0.6):
        return _act(played, rng, guest)
    if room.asked and rng.random() < 0.4:
        return _answer(played, rng, guest)
    people = [one.guest for one in room.occupants if one.guest]
    if people and rng.random() < 0.9:
        guest = rng.choice(people)
    (maker,) = rng.choices([*DURING], [*DURING.values()])
    return maker(played, rng, guest)


def _reveal(played: Played, rng: Random, guest: str) -> Asked:
    seat = rng.choice(played.room.shares.waits)
    guest = played.room.occupants[seat].guest or guest
    text = rng.choice((f"text{guest}", "a", "-!"))
    return f"reveal {seat} {text}", guest, partial(pledging.reveal, seat=seat, text=text)


def _undo(played: Played, rng: Random, guest: str) -> Asked:
    seat, version = _own(played, rng, guest), _version(played, rng)
    return f"undo {seat}", guest, partial(moves.undo, seat=seat, version=version)


def _answer(played: Played, rng: Random, guest: str) -> Asked:
    room, version, is_agreed = played.room, _version(played, rng), rng.random() < 0.7
    seat = _own(played, rng, guest)
    if room.asked and rng.random() < 0.8:
        seat = rng.choice([room.asked.seat, *room.asked.waiting])
        guest = room.occupants[seat].guest
    request = partial(moves.answer, seat=seat, is_agreed=is_agreed, version=version)
    return f"answer {seat} {is_agreed}", guest, request


def _coach(played: Played, rng: Random, guest: str) -> Asked:
    seat, is_agreed = _own(played, rng, guest), rng.random() < 0.7
    request = partial(moves.coach, seat=seat, is_agreed=is_agreed)
    return f"coach {seat} {is_agreed}", guest, request


def _take_over(played: Played, rng: Random, guest: str) -> Asked:
    seat = _seat(played.room, rng)
    return f"take over {seat}", guest, partial(seating.take_over, seat=seat)


def _resign(played: Played, rng: Random, guest: str) -> Asked:
    seat, is_agreed = _own(played, rng, guest), rng.random() < 0.3
    request = partial(seating.resign, seat=seat, is_agreed=is_agreed)
    return f"resign {seat} {is_agreed}", guest, request


def _play_on(played: Played, rng: Random, guest: str) -> Asked:
    seat = _seat(played.room, rng)
    return f"play on {seat}", guest, partial(seating.play_on, seat=seat)


def _rematch(_: Played, rng: Random, guest: str) -> Asked:
    table, instead = rng.choice(("next", "third")), rng.choice(("", "next"))
    return f"rematch {table}", guest, partial(seating.rematch, table=table, instead=instead)


def _seat(room: Room, rng: Random) -> int:
    seats = room.setup.seats
    return rng.randrange(seats) if rng.random() < 0.96 else rng.choice((-1, seats))


def _own(played: Played, rng: Random, guest: str) -> int:
    """Mostly a seat of the guest."""
    own = played.room.seats_of(guest)
    return rng.choice(own) if own and rng.random() < 0.9 else _seat(played.room, rng)


def _version(played: Played, rng: Random) -> int:
    return played.room.version - rng.choice((0, 0, 0, 0, 1, 3, -1))


def _wish(rng: Random) -> Wish:
    name, tag = rng.choice(("", *NAMES)), rng.choice(("", "drips", "bubble"))
    return Wish(name, tag, rng.choice((None, 0, 1, 5)))


ANY: dict[Maker, int] = {
    _arrive: 12, _depart: 6, _claim: 3, _adopt: 1, _change: 6, _follow: 3, _say: 6, _abandon: 3,
    _recover: 3,
}  # fmt: skip
BEFORE: dict[Maker, int] = {**ANY, _sit: 24, _bot: 6, _start: 12, _close: 3, _pledge: 12, _leave: 3}
DURING: dict[Maker, int] = {
    **ANY, _undo: 30, _answer: 6, _coach: 6, _take_over: 9, _resign: 6, _play_on: 9, _rematch: 4,
}  # fmt: skip


def _act(played: Played, rng: Random, guest: str) -> Asked:
    room = played.room
    seat = rng.choice(room.active)
    version = room.version - rng.choice((0, 0, 0, 0, 0, 0, 1, -1))
    text = played.some_text(seat, rng)
    if room.is_played_by_bot(seat) and rng.random() < 0.8:
        return (
            f"bot {seat} {text}",
            "",
            partial(moves.bot_act, seat=seat, text=text, version=version),
        )
    texts = rng.choice(([text],) * 9 + ([text, "nonsense"], [text, text], [], ["fly"], [text] * 17))
    guest = room.occupants[seat].guest if rng.random() < 0.95 else guest
    return f"act {seat} {' / '.join(texts[:3])}", guest, partial(
        moves.act, seat=seat, texts=texts, version=version
    )  # fmt: skip


def finish(played: Played, rng: Random) -> None:
    """Let bots play a match to its end, whoever has the seats."""
    room = played.room
    for _ in range(3_000):
        if room.status != "running" or room.shares.waits:
            return
        seat = rng.choice(room.active)
        one = room.occupants[seat]
        text, version = played.some_text(seat, rng), room.version
        if one.guest and not one.proxy and not one.has_substitute:
            late = room.clock and room.clock.left(seat, max(played.now, room.at)) <= 0
            if late:
                played.do(seating.overdue)
                continue
            played.do(partial(moves.act, seat=seat, texts=[text], version=version), one.guest)
        elif room.is_played_by_bot(seat):
            played.do(partial(moves.bot_act, seat=seat, text=text, version=version))
        elif one.guest:
            played.do(partial(seating.leave, seat=seat), one.guest)


def _all(played: Played) -> Iterator[object]:
    """All that a room says, as values of which each is readable."""
    room, now = played.room, played.now
    seats = range(room.setup.seats)
    yield room.status, room.version, room.weight, room.at, room.host, room.turn_version
    yield room.own_version, room.active, room.settled_wish, room.rematch, room.bot_rounds, room.seen
    yield room.asked and asdict(room.asked)
    yield [asdict(occupant) for occupant in room.occupants]
    yield asdict(room.shares), sorted(room.counted.items()), room.lines[-2:]
    yield room.chain and room.chain.last
    yield [room.is_played_by_bot(seat) for seat in seats], room.coach_waits
    yield [room.waits_for(seat) for seat in seats], [room.consenting(seat) for seat in seats]
    yield [seating.replaceable_at(room, seat) for seat in seats]
    yield [seating.replace_waits(room, seat) for seat in seats], seating.due(room)
    yield seating.is_tried_alone(room), [room.seats_of(guest) for guest in (*GUESTS, None)]
    yield [room.handed_over_by(guest) for guest in GUESTS]
    if room.clock:
        yield asdict(room.clock), [room.clock.left(seat, now) for seat in seats]
        yield [room.clock.flag(seat) for seat in seats]
        yield [sorted(room.clock.ended_by_undo(now, length)) for length in range(0, 40, 3)]
    yield room.match.log[-3:], room.match.drawn
    yield [moves.last_of(room, seat) for seat in seats]


def _end(room: Room) -> Iterator[str]:
    """Return what is said after the end."""
    for when in (0, 10_000 * HOUR):
        try:
            check_over(room, when)
            yield "it may be told"
        except Refused as problem:
            yield f"not told: {problem.code}"
    yield f"summary {hashed(repr(summary(room)))}"
    if room.chain:
        yield f"record {hashed(room.record().text())}"
        yield f"chances {hashed(repr(list(room.chances())))}"
        gains = [daily.gains(room.game, daily.states(room), seat) for seat in (0, 1)]
        yield f"gains {gains} {daily.squares(*gains)}"


def _setup(setup: Setup) -> str:
    return hashed(repr(replace(setup, created=0)))


def hashed(values: object) -> str:
    text = values if isinstance(values, str) else "\n".join(map(repr, values))  # type: ignore[call-overload]
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name in TABLES:
        try:
            (FOLDER / f"{name}.txt").write_text("\n".join(chronicle(name)) + "\n", "utf-8")
        except Malformed as problem:
            sys.exit(str(problem))


if __name__ == "__main__":
    main()
