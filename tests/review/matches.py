"""Finished matches for tests of the review."""

from __future__ import annotations

from functools import cache
from random import Random

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.core import Match
from allcity.games import GAMES
from allcity.review import Effort, Past, past_of

SMALL = Effort(nodes=24, glance=16, samples=2, worlds=1, looks=1)


@cache
def played(game: str, bots: tuple[str, ...], number: int) -> Past:
    """A match between bots, the same for the same number."""
    match = Match(GAMES[game], seats=len(bots), match=f"review-{number}")
    match.commit(seed=Random(f"{game} {number}").randbytes(32).hex())
    play_out(match, [bot(spec) for spec in bots], Random(number))
    return past_of(match.game, match.record())
