"""A match: the log of actions is the truth, and the state is derived from it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Generic

from allcity.core import fair
from allcity.core.game import CHANCE, A, E, Game, Options, Result, S, Seat, V
from allcity.core.play import is_among, play
from allcity.core.record import Record, seat_text
from allcity.core.setup import chosen


class Match(Generic[S, A, V, E]):
    """One match of a game: its log, the state that follows from the log, and the source of its chance.

    `push` plays an action after checking it, `pop` takes it back, and `record` gives the match as a text that others can
    replay and verify. Seats count from 0 here, and from 1 where people read them.

    Examples:
        >>> from allcity import GAMES, Match
        >>> match = Match(GAMES["tagcity"], seats=2, options={"leader": "1"})
        >>> match.commit(seed="07" * 32)
        >>> match.settle()                       # chance acts until a seat is asked
        >>> match.active
        (0,)
        >>> [match.game.text(action) for action in match.legal(0)]
        ['put 1 6', 'put 1 1', 'put 5 4', 'put 5 5']
        >>> match.push(0, "put 1 6")
        >>> match
        <Match of tagcity: 2 seats, round 1, points 0 0, seat 1 to act, 2 actions, the last: put 1 6>
        >>> match.pop()
        (0, 'put 1 6')
    """

    def __init__(
        self,
        game: Game[S, A, V, E],
        seats: int,
        options: Options | None = None,
        edition: E | None = None,
        match: str = "-",
    ) -> None:
        if isinstance(game, str):
            raise TypeError(f"Match takes a game, not its key: write GAMES[{game!r}].")
        self.game = game
        complete = chosen(game.META, seats, options or {})
        self.edition = edition or game.edition(game.META.editions[0])
        self.state = game.setup(seats, complete, self.edition)
        self.head = Record(
            game=game.META.key,
            rules=game.META.rules_version,
            edition=self.edition.key,
            digest=self.edition.digest,
            options=tuple(complete.items()),
            seats=seats,
            match=match,
        )
        self.log = []
        self.source: fair.Fair | None = None
        self.drawn = 0
        self._asked: tuple[S, Seat, Sequence[A]] | None = None

    @property
    def log(self) -> list[tuple[Seat, str]]:
        """Every action as (seat, text), the first one first. Texts are made when somebody reads them."""
        if self._unwritten:
            text = self.game.text
            self._log += [(seat, text(action)) for seat, action in self._unwritten]
            self._unwritten.clear()
        return self._log

    @log.setter
    def log(self, log: list[tuple[Seat, str]]) -> None:
        """Replace the log; the caller sets `state` and `drawn` as well."""
        self._log = log
        self._unwritten: list[tuple[Seat, A]] = []
        self._past: list[
            S
        ] = []  # the states before the last actions, as far back as they are known

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats that must act now: none at the end, `(CHANCE,)` before a roll or draw, several for a simultaneous choice."""
        return self.game.active(self.state)

    @property
    def result(self) -> Result | None:
        """Points, places and the reason of the end, or None while the match is running."""
        return self.game.result(self.state)

    def view(self, seat: Seat | None) -> V:
        """Everything that a seat may know; `None` is a spectator."""
        return self.game.view(self.state, seat)

    def legal(self, seat: Seat) -> Sequence[A]:
        """Everything that a seat may do now. `push` does not ask the rules again for what was listed here."""
        asked = self._asked
        if asked is None or asked[0] is not self.state or asked[1] != seat:
            self._asked = asked = self.state, seat, self.game.legal(self.state, seat)
        return asked[2]

    def commit(
        self,
        seed: str,
        entropy: Mapping[Seat, str] | None = None,
        pledges: Mapping[Seat, str] | None = None,
    ) -> None:
        """Bind all chance to a secret seed (64 hexadecimal digits) and to the seats' entropy, before the first action.

        A match that goes on from a moment of another one is bound before its first own action.
        `pledges` are what the seats had published of their texts before the first text was revealed.
        `allcity.fresh_seed()` makes a seed that nobody can guess.
        """
        if len(self.log) > self.head.carried:
            raise ValueError("A match commits to its seed before the first action.")
        if not re.fullmatch("[0-9a-f]{64}", seed):
            raise ValueError("A seed has 64 hexadecimal digits, in lower case.")
        self.head = replace(
            self.head,
            commitment=fair.commitment(seed),
            pledges=tuple(sorted((pledges or {}).items())),
            entropy=tuple(sorted((entropy or {}).items())),
        )
        self.source = _source(self.head, seed)

    def push(self, seat: Seat, action: A | str) -> None:
        """Play a legal action, given as a value or as its text.

        A forbidden one raises `IllegalAction`, a text that names none raises `Malformed`, and in both cases nothing changes.
        """
        if isinstance(action, str):
            action = self.game.parse(action)
        if seat != CHANCE and is_among(action, self.legal(seat)):
            self._follow(seat, action, self.game.apply(self.state, seat, action))
        else:  # an outcome of chance, or a refusal
            self._follow(seat, action, play(self.game, self.state, seat, action))

    def push_text(self, seat: Seat, text: str) -> None:
        """Play the action that a text names; a text that names none raises `Malformed`."""
        self.push(seat, self.game.parse(text))

    def pop(self) -> tuple[Seat, str]:
        """Take the last action back, also one of chance, and return its seat and its text."""
        if not self.log:
            raise IndexError("This match has no action to take back.")
        past = self._past
        state = past.pop() if past else self._replayed(len(self.log) - 1)
        self.state = state
        line = self._log.pop()
        self.drawn -= line[0] == CHANCE
        return line

    def settle(self) -> None:
        """Let chance act, by the committed seed, until a seat is asked or the match is over."""
        game, source = self.game, self.source
        if source is None:
            raise RuntimeError(
                "The chance of this match is not bound to a seed: call `commit` first, or push the outcomes yourself."
            )
        while game.active(self.state) == (CHANCE,):
            outcome = source.outcome(self.drawn, game.chance(self.state))
            self._follow(CHANCE, outcome, game.apply(self.state, CHANCE, outcome))

    def record(self, is_open: bool | None = None) -> Record:
        """The match as it stands. The seed is opened when the match is over; `is_open` overrides that."""
        opened = not self.game.active(self.state) if is_open is None else is_open
        seed = self.source.seed if self.source and opened else None
        return replace(self.head, log=tuple(self.log), seed=seed)

    def __repr__(self) -> str:
        points = " ".join(map(str, self.game.points(self.state)))
        parts = [
            f"{self.head.seats} seats",
            f"round {self.game.rounds(self.state)}",
            f"points {points}",
            _asked(self.active),
            f"{len(self.log)} actions",
        ]
        parts += [f"the last: {self.log[-1][1]}"] if self.log else []
        return f"<Match of {self.head.game}: {', '.join(parts)}>"

    def _follow(self, seat: Seat, action: A, state: S) -> None:
        """Note an action that was checked, and the state after it."""
        self._past.append(self.state)
        self._unwritten.append((seat, action))
        self.state = state
        self.drawn += seat == CHANCE

    def _replayed(self, length: int) -> S:
        """The state after so many actions, from the first one on: slow, but needs nothing but the log."""
        game = self.game
        state = game.setup(self.head.seats, dict(self.head.options), self.edition)
        for seat, text in self.log[:length]:
            state = game.apply(state, seat, game.parse(text))
        return state


def _asked(seats: tuple[Seat, ...]) -> str:
    """Who is to act, as people number seats."""
    if not seats:
        return "over"
    if seats == (CHANCE,):
        return "chance to act"
    word = "seat" if len(seats) == 1 else "seats"
    return f"{word} {' and '.join(map(seat_text, seats))} to act"


def source(record: Record) -> fair.Fair:
    """The source of chance of a record whose seed is open."""
    assert record.seed is not None
    return _source(record, record.seed)


def _source(record: Record, seed: str) -> fair.Fair:
    added = tuple(f"{seat + 1} {text}" for seat, text in record.entropy)
    return fair.Fair(seed, record.match, added)
