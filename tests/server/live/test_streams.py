"""Whole matches are played twice over sockets, with a hidden fact changed: no observer receives a different byte.

The first match is random, with undo and consent, and every byte that every client receives is kept.
Then one hidden thing is another one: a permit from the stack, or a choice for the final die. All that
people do is done again, to the end or to where the rules show the difference. What can be asked for
there, of every moment so far, is compared with the first match at the same moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from allcity.core.fair import Fair
from allcity.core.game import CHANCE, Seat
from allcity.core.notation import MORE
from allcity.games import GAMES
from allcity.server.match.entries import ClockRule, Entry
from allcity.server.match.history import new_match
from tests.server.harness import IS_SOAK, FakeClock, Json, Person, Server, Socket, served
from tests.server.rooms import setup_of

SEATS = 3
SEED = f"{7:064x}"
CHOICES = ("tag", "drone", "check")  # how a choice for the final die begins
HIDDEN = ("draw", *CHOICES)  # how an action begins that may hide something
Viewer = Seat | None
Seen = dict[Viewer, list[str]]  # what each viewer received
VARIANTS = 6 if IS_SOAK else 1  # for each seat and kind of action that it hides


class Request(NamedTuple):
    """A request of one person."""

    kind: str
    seat: Seat
    fields: dict[str, Any]


class Played(NamedTuple):
    """The requests of a match, what each client received after them and when looking back, and the log."""

    requests: list[Request]
    streams: list[Seen]
    log: list[Entry]
    looks: list[Seen]


class Variant(NamedTuple):
    """A match in which something of one seat is another: chance, a request, and how far it goes."""

    seat: Seat
    chance: list[str]
    requests: list[Request]
    changed: int  # the number of the request with which the difference begins
    kinds: set[str]  # how what was hidden began, and what came in its place


class Table:
    """A table with the same name, seed and people in every server, and a spectator."""

    def __init__(self, server: Server, game: str) -> None:
        self._server = server
        people = [Person(server.port, f"Guest {seat}") for seat in range(SEATS)]
        clock = ClockRule(600_000, 5_000)
        host = people[0].me["id"]
        setup = setup_of("T", game, seats=SEATS, clock=clock, host=host, seed=SEED, away=None)
        self.live = server.do(server.services.tables.add(setup))
        self.viewers: dict[Viewer, Socket] = {}
        for seat, one in enumerate(people):
            one.post("/api/tables/T/join", seat=seat)
            self.viewers[seat] = one.at("T")
            self.viewers[seat].until(is_here(seat))
        spectator = Person(server.port, "Eve")
        self.viewers[None] = spectator.at("T")
        self.people = [*people, spectator]
        self.settle()
        people[0].post("/api/tables/T/start")

    def settle(self) -> Seen:
        """Return what each client has received since the last time."""
        messages = {}
        for viewer, socket in self.viewers.items():
            socket.send("ping")
            socket.expect("pong")
            messages[viewer] = list(socket.received)
            socket.received.clear()
        return messages

    def send(self, request: Request) -> Seen:
        socket = self.viewers[request.seat]
        socket.send(request.kind, table="T", seat=request.seat, **request.fields)
        socket.expect("done", "refused")
        return self.settle()

    def replay(self, requests: Sequence[Request], changed: int) -> Played:
        """The same requests again; what can be looked back at is asked for after one, and at the end."""
        streams, looks = [self.settle()], list[Seen]()
        for number, request in enumerate(requests):
            streams.append(self.send(request))
            if number in (changed, len(requests) - 1):
                looks.append(self.look_back())
        return Played(list(requests), streams, self.log(), looks)

    def play(self, rng: Random) -> Played:
        """A random match in which people also take back, ask, agree and refuse."""
        requests: list[Request] = []
        streams = [self.settle()]
        while self.live.room.status == "running":
            requests.append(self._some_request(rng, f"m{len(requests)}"))
            streams.append(self.send(requests[-1]))
        return Played(requests, streams, self.log(), [])

    def _some_request(self, rng: Random, move: str) -> Request:
        room = self.live.room
        seen = {"id": move, "version": room.version}
        if room.asked:
            seat = room.asked.waiting[0]
            return Request("answer", seat, {**seen, "agree": rng.random() < 0.7})
        if rng.random() < 0.3:
            last = room.match.log[-1][0]
            seat = last if last != CHANCE and rng.random() < 0.8 else rng.randrange(SEATS)
            return Request("undo", seat, seen)
        seat = rng.choice(room.active)
        legal = self.viewers[seat].now("T", seat)["legal"]
        wanted = [text for text in legal if text.startswith(("spray", "discard", "permit 4"))]
        some = wanted if wanted and rng.random() < 0.5 else legal
        text = rng.choice(some)
        if text.endswith(MORE):
            opening = text.removesuffix(MORE)
            text = rng.choice(room.game.legal_texts(room.match.state, seat, opening))
        return Request("act", seat, {**seen, "texts": [text]})

    def look_back(self) -> Seen:
        """Return what each client may ask for in the match so far: positions after a hidden fact, and others."""
        room = self.live.room
        length = len(room.match.log)
        secret = [i + 1 for i, line in enumerate(room.match.log) if line[1].startswith(HIDDEN)]
        moments = sorted({*secret[-12:], *range(0, length, 25), length})
        answers = {}
        for viewer, one in zip(self.viewers, self.people, strict=True):
            own = "" if viewer is None else f"&viewer={viewer}"
            paths = [f"/replay?index={index}{own}" for index in moments]
            paths += [f"/account?index={moments[len(moments) // 2]}&seat={n}" for n in range(SEATS)]
            answers[viewer] = [one.http.get(f"/api/tables/T{path}").text for path in ("", *paths)]
        return answers

    def log(self) -> list[Entry]:
        return self._server.do(self._server.services.store.entries("T", 0))

    def close(self) -> None:
        for one in self.people:
            one.close()


class Retold:
    """The first match once more without a server, with something else in a hidden place."""

    def __init__(self, game: str, played: Played) -> None:
        self.game = GAMES[game]
        self._first = new_match(setup_of("T", game, seats=SEATS)).state
        self._played = played

    def walk(self, place: int = -1, text: str = "") -> Iterator[tuple[Entry, Any]]:
        """Every action with the position before it, up to one that is not possible."""
        states = [self._first]
        for entry in self._played.log:
            if entry.kind == "undo":
                del states[int(entry.text) + 1 :]
            if entry.kind == "act":
                changed = replace(entry, text=text) if entry.index == place else entry
                yield changed, states[-1]
                action, seat = self.game.parse(changed.text), seat_of(changed)
                if action not in self._possible(states[-1], seat):
                    return
                states.append(self.game.apply(states[-1], seat, action))

    def _possible(self, state: Any, seat: Any) -> Sequence[Any]:
        return [o for o, _ in self.game.chance(state)] or self.game.legal(state, seat)

    def _is_choice(self, before: Any, entry: Entry) -> bool:
        """Tell whether it is a choice for the final die, which waits until the last one is in."""
        is_final = self.game.META.key == "tagcity" and before.phase == "final"
        return is_final and entry.text.startswith(CHOICES)

    def _is_shown(self, before: Any, entry: Entry) -> bool:
        return self._is_choice(before, entry) and bool(before.is_last(entry.seat))

    def hidden(self) -> Iterator[tuple[Seat, int, str]]:
        """Whose secret an action is, its place in the log, and another that could be in that place."""
        for entry, before in self.walk():
            is_draw = entry.text.startswith("draw ")
            if is_draw or (self._is_choice(before, entry) and not self._is_shown(before, entry)):
                owner = before.drawer if is_draw else seat_of(entry)
                texts = map(self.game.text, self._possible(before, entry.seat))
                others = [text for text in texts if text.startswith(HIDDEN)]
                yield from ((owner, entry.index, text) for text in others if text != entry.text)

    def length(self, place: int, text: str) -> int:
        """Return how many entries of the log can stay the same until the rules show the difference."""
        for entry, before in self.walk(place, text):
            is_possible = self.game.parse(entry.text) in self._possible(before, entry.seat)
            if not is_possible or (entry.index > place and self._is_shown(before, entry)):
                return entry.index
        return len(self._played.log)

    def variant(self, seat: Seat, place: int, text: str) -> Variant:
        log = self._played.log
        entry, length = log[place], self.length(place, text)
        while length < len(log) and not log[length].move:  # chance belongs to what it follows
            length -= 1
        chance = [text if e is entry else e.text for e in log if e.seat == CHANCE]
        later = {e.move for e in log[length:] if e.move}
        requests = []
        for request in self._played.requests:
            if request.fields["id"] in later:
                break
            is_other = entry.move == request.fields["id"]
            fields = {**request.fields, "texts": [text]} if is_other else request.fields
            requests.append(request._replace(fields=fields))
        moves = [e.move for e in log[: place + 1] if e.move]
        changed = next(n for n, one in enumerate(requests) if one.fields["id"] == moves[-1])
        return Variant(seat, chance, requests, changed, {word(entry.text), word(text)})

    def variants(self, rng: Random) -> Iterator[Variant]:
        """For each seat some that go far beyond the change, each seat with another kind of action first."""
        changes = list(self.hidden())
        kinds = sorted({word(text) for _, _, text in changes})
        for seat in range(SEATS):
            wanted = kinds if IS_SOAK else [kinds[seat % len(kinds)]]
            for kind in wanted:
                own = [
                    (n, text) for owner, n, text in changes if owner == seat and word(text) == kind
                ]
                others = [one for one in own if word(self._played.log[one[0]].text) != kind]
                some = rng.sample(others or own, min(len(others or own), 60))
                some.sort(key=lambda one: self.length(*one) - one[0], reverse=True)
                for place, text in some[:VARIANTS]:
                    yield self.variant(seat, place, text)


@contextmanager
def opened(folder: Path, game: str, name: str) -> Iterator[Table]:
    with served(folder, FakeClock(), database=f"{folder}/{name}.db") as server:
        table = Table(server, game)
        yield table
        table.close()


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_of_an_observer_depends_on_what_is_hidden(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path, game, "first") as table:
        played = table.play(Random(1))
    kinds = {entry.kind for entry in played.log}
    assert {"undo", "ask", "agree", "refuse"} <= kinds, "the match was too smooth"
    compared, swapped = 0, set[str]()
    for number, variant in enumerate(Retold(game, played).variants(Random(2))):
        observers = {*range(SEATS), None} - {variant.seat}
        swapped |= variant.kinds
        with opened(tmp_path, game, f"same-{number}") as table:
            same = table.replay(played.requests[: len(variant.requests)], variant.changed)
        monkeypatch.setattr(Fair, "outcome", chance_that_follows(game, variant.chance))
        with opened(tmp_path, game, f"other-{number}") as table:
            other = table.replay(variant.requests, variant.changed)
        monkeypatch.undo()
        for viewer in observers:
            for step, streams in enumerate(other.streams):
                assert streams[viewer] == played.streams[step][viewer], f"{viewer} at {step}"
                compared += 1
            for before, after in zip(same.looks, other.looks, strict=True):
                assert after[viewer] == before[viewer], f"{viewer} looking back"
    assert compared > 100, "nothing was hidden: the test has seen nothing"
    assert swapped == set({"tagcity": CHOICES, "graffiti": ("draw",)}[game])


def is_here(seat: Seat) -> Callable[[Json], object]:
    return lambda message: message.get("occupants") and message["occupants"][seat]["is_here"]


def word(text: str) -> str:
    return text.partition(" ")[0]


def seat_of(entry: Entry) -> Seat:
    assert entry.seat is not None
    return entry.seat


def chance_that_follows(
    game: str, chance: list[str]
) -> Callable[[Fair, int, Sequence[tuple[Any, int]]], Any]:
    """A source of chance with prescribed outcomes."""

    def outcome(_: Fair, index: int, outcomes: Sequence[tuple[Any, int]]) -> Any:
        return next(one for one, _ in outcomes if GAMES[game].text(one) == chance[index])

    return outcome
