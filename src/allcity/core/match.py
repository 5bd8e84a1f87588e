"""A match: the log of actions is the truth, and the state is derived from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Generic

from allcity.core import fair
from allcity.core.game import CHANCE, A, E, Game, Options, S, Seat, V
from allcity.core.play import play
from allcity.core.record import Record
from allcity.core.setup import chosen


class Match(Generic[S, A, V, E]):
    """One match of a game: its log, the state that follows from the log, and the source of its chance.

    `push` checks every action, and `record` gives the match as a text that others can replay and verify.
    """

    def __init__(
        self,
        game: Game[S, A, V, E],
        seats: int,
        options: Options | None = None,
        edition: E | None = None,
        match: str = "-",
    ) -> None:
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
        self.log: list[tuple[Seat, str]] = []
        self.source: fair.Fair | None = None
        self.drawn = 0

    def commit(
        self,
        seed: str,
        entropy: Mapping[Seat, str] | None = None,
        pledges: Mapping[Seat, str] | None = None,
    ) -> None:
        """Bind all chance to a secret seed (64 hexadecimal digits) and to the seats' entropy, before the first action.

        `pledges` are what the seats had published of their texts before the first text was revealed.
        """
        assert not self.log, "the seed is committed to before the match"
        self.head = replace(
            self.head,
            commitment=fair.commitment(seed),
            pledges=tuple(sorted((pledges or {}).items())),
            entropy=tuple(sorted((entropy or {}).items())),
        )
        self.source = source(replace(self.head, seed=seed))

    def push(self, seat: Seat, action: A) -> None:
        """Play a legal action; a forbidden one raises `IllegalAction`, and nothing changes."""
        self.state = play(self.game, self.state, seat, action)
        self.log.append((seat, self.game.text(action)))
        self.drawn += seat == CHANCE

    def push_text(self, seat: Seat, text: str) -> None:
        """Play the action that a text names; a text that names none raises `Malformed`."""
        self.push(seat, self.game.parse(text))

    def settle(self) -> None:
        """Let chance act, by the committed seed, until a seat is asked or the match is over."""
        assert self.source is not None, "commit to a seed first"
        while self.game.active(self.state) == (CHANCE,):
            self.push(CHANCE, self.source.outcome(self.drawn, self.game.chance(self.state)))

    def record(self, is_open: bool | None = None) -> Record:
        """The match as it stands. The seed is opened when the match is over; `is_open` overrides that."""
        opened = not self.game.active(self.state) if is_open is None else is_open
        seed = self.source.seed if self.source and opened else None
        return replace(self.head, log=tuple(self.log), seed=seed)


def source(record: Record) -> fair.Fair:
    """The source of chance of a record whose seed is open."""
    assert record.seed is not None
    added = tuple(f"{seat + 1} {text}" for seat, text in record.entropy)
    return fair.Fair(record.seed, record.match, added)
