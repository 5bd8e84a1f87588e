"""What if: a match of its own that goes on from a moment of another one."""

from __future__ import annotations

from dataclasses import replace

from allcity.core.errors import Malformed
from allcity.core.game import A, E, Game, S, V
from allcity.core.match import Match
from allcity.core.record import Moment, Record
from allcity.core.replay import replay


def play_on(
    game: Game[S, A, V, E],
    record: Record,
    at: int,
    match: str = "-",
    edition: E | None = None,
    has_same_dice: bool = False,
) -> Match[S, A, V, E]:
    """A match whose first `at` actions are those of a record, and which goes on as its players like.

    Its chance is new: call `commit` as for any other match. With `has_same_dice` it goes on with the seed, the name and the texts
    of the record, which must be open; everybody who has the record can then work out the dice that are to come.

    Examples:
        >>> from random import Random
        >>> from allcity import GAMES, Match, bot, play_on, play_out, verify
        >>> match = Match(GAMES["tagcity"], seats=2, match="evening")
        >>> match.commit(seed="07" * 32)
        >>> decisions = play_out(match, [bot("greedy"), bot("random")], Random(1))
        >>> again = play_on(match.game, match.record(), at=40, match="what-if")
        >>> again.commit(seed="08" * 32)
        >>> decisions = play_out(again, [bot("greedy"), bot("greedy")], Random(1))
        >>> again.record().what_if
        Moment(match='evening', actions=40)
        >>> verify(again.game, again.record()).is_fair
        True
    """
    if not 0 <= at <= len(record.log):
        raise Malformed("what-if-moment", at=at, actions=len(record.log))
    if has_same_dice and record.seed is None:
        raise Malformed("what-if-sealed")
    going = replay(game, replace(record, what_if=None), edition, at)
    if not going.active:
        raise Malformed("what-if-over", at=at)
    going.head = replace(going.head, names=(), notes=(), what_if=Moment(record.match, at))
    if has_same_dice:
        return going
    going.head = replace(going.head, match=match, commitment=None, pledges=(), entropy=())
    going.source = None
    return going
