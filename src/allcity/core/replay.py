"""From a record back to its match, with every action and every roll checked."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from allcity.core import fair
from allcity.core.chain import Chain
from allcity.core.errors import IllegalAction, Malformed
from allcity.core.game import CHANCE, A, E, Game, S, Seat, V
from allcity.core.match import Match, source
from allcity.core.record import Record


def begin(game: Game[S, A, V, E], record: Record, edition: E | None = None) -> Match[S, A, V, E]:
    """The match of a record before its first action; refused if it was played by other rules."""
    if record.rules != game.META.rules_version:
        raise Malformed("record-other-rules", rules=record.rules, known=game.META.rules_version)
    match = Match(game, record.seats, dict(record.options), edition, record.match)
    if (record.edition, record.digest) != (match.head.edition, match.head.digest):
        raise Malformed("record-other-edition", edition=record.edition, digest=record.digest)
    if record.options != match.head.options:
        raise Malformed("record-options", known=" ".join(key for key, _ in match.head.options))
    match.head = replace(record, log=(), chain=None, seed=None, bots=(), late=())
    if record.seed is not None:
        match.source = source(record)
    return match


def walk(match: Match[S, A, V, E], record: Record, upto: int | None = None) -> Iterator[S]:
    """Push the actions of a record one by one, giving the state before each."""
    for index, (seat, text) in enumerate(record.log[:upto]):
        before = match.state
        try:
            match.push_text(seat, text)
        except (Malformed, IllegalAction) as problem:
            raise problem.at(record.line(index)) from None
        yield before


def replay(
    game: Game[S, A, V, E], record: Record, edition: E | None = None, upto: int | None = None
) -> Match[S, A, V, E]:
    """The match of a record after `upto` actions, or after all; a wrong action is refused with its line.

    Examples:
        >>> from allcity import CHANCE, GAMES, Match, replay
        >>> match = Match(GAMES["tagcity"], seats=2, options={"leader": "1"})
        >>> match.push(CHANCE, "roll 1 3 3")
        >>> replay(match.game, match.record()).state == match.state
        True
    """
    match = begin(game, record, edition)
    for _ in walk(match, record, upto):
        pass
    return match


@dataclass(frozen=True, slots=True)
class Wrong:
    """A roll or draw that is not the one the seed gives."""

    line: int
    found: str
    due: str


@dataclass(frozen=True, slots=True)
class Shares:
    """Which seats had a share in the chance of a match, and how.

    A text that was `pledged` was fixed before any was revealed; one that was added `openly` may have been chosen in knowledge
    of the others. A seat that `withheld` its text could choose between two courses of chance, if it knew the
    seed. A `wrong` text is not the one that was pledged.
    """

    pledged: tuple[Seat, ...]
    openly: tuple[Seat, ...]
    withheld: tuple[Seat, ...]
    wrong: tuple[Seat, ...]


def shares(record: Record) -> Shares:
    """Compare what the seats of a record pledged with what they revealed."""
    pledges, texts = dict(record.pledges), dict(record.entropy)
    right = [seat for seat in texts if fair.pledge(texts[seat]) == pledges.get(seat)]
    return Shares(
        pledged=tuple(right),
        openly=tuple(seat for seat in texts if seat not in pledges),
        withheld=tuple(seat for seat in pledges if seat not in texts),
        wrong=tuple(seat for seat in texts if seat in pledges and seat not in right),
    )


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a record proves: its chance is the committed one, it is whole, and it agrees with its chain.

    `drawn` counts the rolls and draws that were compared. `is_chain_right` is None where a record carries no chain: then nobody can notice that a move was
    replaced by another legal one.
    """

    is_committed: bool
    is_opened: bool
    is_seed_right: bool
    drawn: int
    wrong: tuple[Wrong, ...]
    shares: Shares
    is_over: bool
    is_chain_right: bool | None
    chain: Chain

    @property
    def is_fair(self) -> bool:
        """Whether seed and texts match what was published before, and give every roll and draw of the record."""
        return self.is_seed_right and not self.wrong and not self.shares.wrong


def verify(game: Game[S, A, V, E], record: Record, edition: E | None = None) -> Verdict:
    """Replay a record, and compare every roll and draw with the one its seed gives, and the moves with its chain.

    What a match has carried over from another one was drawn there, so only that match's record can prove it.

    Examples:
        >>> from allcity import GAMES, Match, verify
        >>> match = Match(GAMES["tagcity"], seats=2)
        >>> match.commit(seed="07" * 32)
        >>> match.settle()
        >>> verdict = verify(match.game, match.record(is_open=True))
        >>> verdict.is_fair, verdict.drawn
        (True, 2)
    """
    match = begin(game, record, edition)
    chain = Chain(match.head)
    wrong, carried = [], 0
    for index, before in enumerate(walk(match, record)):
        seat, text = record.log[index]
        chain.push(seat, game.redact(before, seat, game.parse(text), None))
        if seat == CHANCE and index < record.carried:
            carried += 1
        elif seat == CHANCE and match.source:
            due = game.text(match.source.outcome(match.drawn - 1, game.chance(before)))
            if due != text:
                wrong.append(Wrong(record.line(index), text, due))
    return Verdict(
        is_committed=record.commitment is not None,
        is_opened=record.seed is not None,
        is_seed_right=record.seed is not None and fair.commitment(record.seed) == record.commitment,
        drawn=match.drawn - carried,
        wrong=tuple(wrong),
        shares=shares(record),
        is_over=not game.active(match.state),
        is_chain_right=None if record.chain is None else record.chain == chain.last,
        chain=chain,
    )


def chained(game: Game[S, A, V, E], record: Record, edition: E | None = None) -> Record:
    """The record with the chain over its moves."""
    return replace(record, chain=verify(game, record, edition).chain.last)
