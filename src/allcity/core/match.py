"""A match: the log of actions is the truth, and the state is derived from it."""

from __future__ import annotations

from dataclasses import replace
from typing import Generic

from allcity.core import fair
from allcity.core.game import CHANCE, A, E, Game, Options, S, Seat, V
from allcity.core.play import play
from allcity.core.record import Record
from allcity.core.setup import chosen


class Match(Generic[S, A, V, E]):
    """One match of a game; `push` is checked, and what was pushed can be written down as a record."""

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

    def commit(self, seed: str, entropy: dict[Seat, str] | None = None) -> None:
        """Bind all chance to a secret seed and to what the seats added; before the first action."""
        assert not self.log, "the seed is committed to before the match"
        added = tuple(sorted((entropy or {}).items()))
        self.head = replace(self.head, commitment=fair.commitment(seed), entropy=added)
        self.source = source(replace(self.head, seed=seed))

    def push(self, seat: Seat, action: A) -> None:
        """Do a legal action; a forbidden one is refused and nothing changes."""
        self.state = play(self.game, self.state, seat, action)
        self.log.append((seat, self.game.text(action)))
        self.drawn += seat == CHANCE

    def push_text(self, seat: Seat, text: str) -> None:
        self.push(seat, self.game.parse(text))

    def settle(self) -> None:
        """Let chance act, from the committed seed, until a person is asked or the match is over."""
        assert self.source is not None, "commit to a seed first"
        while self.game.active(self.state) == (CHANCE,):
            self.push(CHANCE, self.source.outcome(self.drawn, self.game.chance(self.state)))

    def record(self, is_open: bool | None = None) -> Record:
        """The match as it stands; the seed is opened when it is over, or when asked."""
        opened = not self.game.active(self.state) if is_open is None else is_open
        seed = self.source.seed if self.source and opened else None
        return replace(self.head, log=tuple(self.log), seed=seed)


def source(record: Record) -> fair.Fair:
    """The source of chance of a record whose seed is open."""
    assert record.seed is not None
    added = tuple(f"{seat + 1} {text}" for seat, text in record.entropy)
    return fair.Fair(record.seed, record.match, added)
