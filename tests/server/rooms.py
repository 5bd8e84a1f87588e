"""Rooms for tests without sockets or store: requests are folded as soon as they are drafted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from allcity.core import fair
from allcity.core.play import pick
from allcity.games import GAMES
from allcity.server.match.drafts import Draft
from allcity.server.match.entries import ClockRule, Entry, Setup
from allcity.server.match.requests import moves, seating
from allcity.server.match.room import Room
from allcity.server.refusals import Refused
from allcity.server.running.thinkers import Task


def setup_of(table: str = "T", game: str = "tagcity", **more: Any) -> Setup:
    fields = {
        "id": table,
        "game": game,
        "rules": GAMES[game].META.rules_version,
        "seats": 2,
        "options": {},
        "edition": None,
        "clock": ClockRule(600_000, 5_000),
        "away": 60_000,
        "bot": "random",
        "is_open": True,
        "code": "code",
        "host": "g0",
        "seed": fair.fresh_seed(),
        "created": 1000,
        **more,
    }
    return Setup(**fields)


class Played:
    """A room with its log and its clock."""

    def __init__(self, setup: Setup) -> None:
        self.room = Room(setup)
        self.log: list[Entry] = []
        self.now = setup.created

    def do(self, request: Callable[[Draft], None], guest: str = "", move: str = "") -> list[Entry]:
        """Let a request happen, or raise its refusal."""
        draft, before = Draft(self.room, self.now, guest, move), self.room.status
        request(draft)
        self.room.fold(draft.entries)
        assert (draft.status or before) == self.room.status, "the store is told what the room says"
        new = self.room.lines[len(self.room.lines) - len(draft.entries) :]
        assert all(isinstance(line.text(None), str) for line in new), "a line can be read"
        self.log += draft.entries
        return draft.entries

    def seat_guests(self) -> None:
        for seat in range(self.room.setup.seats):
            self.do(sitting(seat), f"g{seat}")

    def start(self) -> Played:
        self.seat_guests()
        self.do(seating.start, "g0")
        return self

    def act(self, seat: int, *texts: str, **more: Any) -> list[Entry]:
        version = more.pop("version", self.room.version)
        return self.do(
            lambda d: moves.act(d, seat, texts, version), more.pop("guest", f"g{seat}"), **more
        )

    def undo(self, seat: int, **more: Any) -> list[Entry]:
        version = more.pop("version", self.room.version)
        return self.do(lambda d: moves.undo(d, seat, version), f"g{seat}", **more)

    def legal(self, seat: int) -> list[str]:
        game = self.room.game
        return [game.text(action) for action in game.legal(self.room.match.state, seat)]

    def some_text(self, seat: int, rng: Random) -> str:
        """Any action that a seat may do now."""
        game = self.room.game
        return game.text(pick(game.legal(self.room.match.state, seat), rng))

    def random_act(self, rng: Random) -> None:
        seat = rng.choice(self.room.active)
        self.act(seat, self.some_text(seat, rng), move=f"m{self.room.version}")

    def until(self, is_so: Callable[[Room], object], rng: Random) -> Played:
        """Random play until something holds."""
        while not is_so(self.room):
            assert self.room.status == "running", "it did not come about"
            self.random_act(rng)
        return self


def sitting(seat: int) -> Callable[[Draft], None]:
    return lambda draft: seating.sit(draft, f"Guest {seat}", seat)


def phase(room: Room) -> str:
    return str(room.match.state.phase)


def at(wanted: str, seed: int = 1, **more: Any) -> Played:
    """A match of Tag City that has come to a phase."""
    return Played(setup_of(**more)).start().until(lambda room: phase(room) == wanted, Random(seed))


def check(played: Played) -> str:
    """A look at the social networks, which is always possible."""
    state = played.room.match.state
    free = [v for i, v in enumerate(state.board.bubbles) if not state.circled >> i & 1]
    return f"check {free[0]}" if free else "check"


def refused(code: str) -> pytest.RaisesContext[Refused]:  # type: ignore[name-defined]
    return pytest.raises(Refused, match=f"^{code}$")


def passed_turn(**more: Any) -> tuple[Played, int]:
    for seed in range(1, 50):
        played = at("act", seed, **more)
        seat = played.room.active[0]
        played.act(seat, played.legal(seat)[0])
        if phase(played.room) == "take":
            return played, seat
    raise AssertionError


def leaves(played: Played, seat: int) -> list[Entry]:
    return played.do(lambda d: seating.leave(d, seat), f"g{seat}")


def texts_of(task: Task) -> list[str]:
    """Return what the bot of a task may do."""
    game = GAMES[task.game]
    view = game.view_from_json(task.view)
    return [game.text(action) for action in game.legal(game.world(view, Random(1)), view.seat)]
