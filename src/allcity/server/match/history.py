"""The past of a match: any moment of it, computed from the nearest stored state before it."""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import replace
from typing import Any

from allcity.core.errors import Malformed
from allcity.core.game import CHANCE, Seat
from allcity.core.match import Match
from allcity.core.record import Moment
from allcity.games import GAMES
from allcity.server.match import days
from allcity.server.match.entries import Setup
from allcity.server.match.shares import Shares
from allcity.server.refusals import Refused, Unreadable

AnyMatch = Match[Any, Any, Any, Any]
EVERY = 64  # actions between two stored states


class Past:
    """The earlier states of a match, as long as nothing is taken back."""

    def __init__(self, match: AnyMatch, states: dict[int, Any] | None = None) -> None:
        self._match = match
        self._states = states or {0: match.state}

    def at(self, length: int) -> AnyMatch:
        """The match as it stood after so many actions of its log."""
        match, log = copy(self._match), self._match.log[:length]
        game, last = match.game, length - length % EVERY
        start = next(at for at in range(last, -1, -EVERY) if at in self._states)
        state = self._states[start]
        for number, (seat, text) in enumerate(log[start:], start + 1):
            state = game.apply(state, seat, game.parse(text))
            if number % EVERY == 0:
                self._states[number] = state
        match.state, match.log = state, log
        match.drawn = sum(seat == CHANCE for seat, _ in log)
        return match

    def steps(self, length: int) -> Iterator[None]:
        """Store the states up to a moment, with a pause after each new one."""
        for at in range(EVERY, min(length, len(self._match.log)) + 1, EVERY):
            if at not in self._states:
                self.at(at)
                yield

    def of(self, match: AnyMatch) -> Past:
        """The past of the match as it is after taking back."""
        length = len(match.log)
        return Past(match, {at: state for at, state in self._states.items() if at <= length})


def is_playable(setup: Setup) -> bool:
    """Whether a table was made for the present version of the rules."""
    return setup.rules == GAMES[setup.game].META.rules_version


def new_match(setup: Setup) -> AnyMatch:
    """The match of a table before its first action."""
    game = GAMES[setup.game]
    if not is_playable(setup):
        raise Refused("other-rules", rules=setup.rules, known=game.META.rules_version)
    try:
        edition = None
        if setup.edition is not None:
            edition = game.read_edition(setup.edition).edition
            assert edition is not None, "an edition is checked before its table is made"
        match = Match(game, setup.seats, setup.options, edition, _name(setup))
    except Malformed as problem:
        raise Unreadable(problem) from None
    if before := setup.what_if:
        match.head = replace(match.head, what_if=Moment(before.match, before.actions))
    return match


def _name(setup: Setup) -> str:
    """The name that is part of what the dice are derived from: with the same dice, that of the match that had them first."""
    before = setup.what_if
    return before.match if before and before.dice else days.match_name(setup)


def commit(match: AnyMatch, setup: Setup, shares: Shares) -> None:
    """Bind the chance of a table's match to its seed and to the seats' texts."""
    dice = setup.what_if.dice if setup.what_if else None
    shares = dice or shares
    match.commit(setup.seed, shares.texts, shares.pledges)


def push(match: AnyMatch, seat: Seat, text: str, after: Any) -> None:
    """Note an action that was checked before it was written; the log is the truth."""
    match.state = after
    match.log.append((seat, text))
    match.drawn += seat == CHANCE
