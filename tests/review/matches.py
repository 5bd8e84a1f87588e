"""Finished matches for tests of the review, and what holds for every judge."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.core import CHANCE, Match
from allcity.games import GAMES
from allcity.review import Effort, Past, past_of
from allcity.review.judges import Judge

SMALL = Effort(nodes=24, glance=16, samples=2, worlds=1, looks=1)


@lru_cache(maxsize=16)
def played(game: str, bots: tuple[str, ...], number: int) -> Past:
    """A match between bots, the same for the same number."""
    match = Match(GAMES[game], seats=len(bots), match=f"review-{number}")
    match.commit(seed=Random(f"{game} {number}").randbytes(32).hex())
    play_out(match, [bot(spec) for spec in bots], Random(number))
    return past_of(match.game, match.record())


def check_no_hindsight(past: Past, judge: Judge, most: int) -> None:
    """So many decisions are judged alike in another world that their seat held possible."""
    game, swapped = past.game, 0
    for moment in past.moments:
        if moment.seat == CHANCE or swapped == most:
            continue
        other = game.world(game.view(moment.state, moment.seat), Random(99))
        if other != moment.state:
            swapped += 1
            views = [game.view(state, moment.seat) for state in (moment.state, other)]
            one, two = (judge.opinion(view, moment.texts[0]) for view in views)
            assert one == two
            assert judge.glance(views[0]) == judge.glance(views[1])
    assert swapped
