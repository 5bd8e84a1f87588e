"""Finished matches for tests of the review, and what holds for every judge."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from random import Random
from statistics import fmean, stdev

from allcity.bots import bot
from allcity.bots.table import play_out
from allcity.core import CHANCE, Match
from allcity.games import GAMES
from allcity.review import Effort, Past, Roll, past_of
from allcity.review.judges import Judge
from allcity.review.judging import Reviewer

SMALL = Effort(nodes=24, glance=16, samples=2, worlds=1, looks=1)


@lru_cache(maxsize=16)
def played(game: str, bots: tuple[str, ...], number: int) -> Past:
    """A match between bots, the same for the same number."""
    match = Match(GAMES[game], seats=len(bots), match=f"review-{number}")
    match.commit(seed=Random(f"{game} {number}").randbytes(32).hex())
    play_out(match, [bot(spec) for spec in bots], Random(number))
    return past_of(match.game, match.record())


def check_mean_luck(game: str, judge_of: Callable[[Past], Judge], count: int) -> None:
    """Over so many matches of equal bots the mean luck of a seat is zero within its interval."""
    lucks = []
    for number in range(count):
        past = played(game, ("greedy", "greedy"), number)
        reviewer = Reviewer(past, judge_of(past), SMALL)
        moments = zip(past.moments, past.later, strict=True)
        rolls = [reviewer.rolled(m, after).verdict for m, after in moments if m.seat == CHANCE]
        lucks.append(sum(roll.luck[0] for roll in rolls if isinstance(roll, Roll)))
    error = stdev(lucks) / len(lucks) ** 0.5
    print(f"{game}: {100 * fmean(lucks):.2f} ± {196 * error:.2f} per cent of the win")
    assert abs(fmean(lucks)) < 3 * error


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
