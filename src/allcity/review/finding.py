"""Finds puzzles in matches: decisions of the first seat with a clear answer, graded by the bots that find it; see docs/puzzles.md."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import chain
from random import Random
from typing import Any

from allcity.bots import LEVELS, bot
from allcity.core.game import AnyGame, Json
from allcity.core.record import Record, seat_text
from allcity.core.replay import begin, walk
from allcity.learn import LEARNER, Ask, Step, answer
from allcity.learn import begin as begin_lesson
from allcity.learn.puzzle import Puzzle, name_of
from allcity.review.clear import Clear, Finder, is_choice
from allcity.review.reasons import reason

GRADERS = {
    LEVELS["new"]: 8, LEVELS["easy"]: 8, LEVELS["medium"]: 8, LEVELS["skilled"]: 1, "search:4000n:net": 1, "search:16000n:net": 1,
}  # fmt: skip
"""The levels, and how often each of them tries a puzzle. The last two stand for *hard* and *expert*, which think by the clock."""
PER_MATCH = 3  # puzzles of one match, so that not too many are alike
CLOSE_LOOKS = 8  # decisions of one match that are looked at closely
LONGEST = 3  # questions of one puzzle
TRIES = 8  # wrong tries whose cost is stored


def puzzles_in(finder: Finder, record: Record) -> Iterator[Json]:
    """Yield the puzzles of a match, as they are stored; first those that the planner would not solve."""
    game = finder.game
    match = begin(game, record)
    states = [*walk(match, record)]
    moments = [at for at, state in enumerate(states) if _is_asked(game, state)]
    promising = [at for at in moments if finder.is_promising(game.view(states[at], LEARNER))]
    promising.sort(key=lambda at: _planned(game, states[at]) == record.log[at][1])
    count = 0
    for at in promising[:CLOSE_LOOKS]:
        if count < PER_MATCH and (puzzle := _puzzle(finder, record, at, states[at])):
            count += 1
            yield puzzle


def _is_asked(game: AnyGame, state: Any) -> bool:
    return game.active(state) == (LEARNER,) and is_choice(game.legal(state, LEARNER))


def _planned(game: AnyGame, state: Any) -> str:
    return _choice(game, state, "planner", 1)


def _choice(game: AnyGame, state: Any, spec: str, seed: int) -> str:
    """Return the action that a bot chooses."""
    view, legal = game.view(state, LEARNER), game.legal(state, LEARNER)
    return game.text(bot(spec)(game, view, legal, Random(seed)))


def _tries(game: AnyGame, state: Any) -> list[list[str]]:
    """Return what each level chooses, once per try."""
    return [
        [_choice(game, state, spec, seed) for seed in range(count)]
        for spec, count in GRADERS.items()
    ]


def _percent_found(tries: Sequence[Sequence[str]], right: Collection[str]) -> int:
    """Return how many per cent of the levels find a right action: the mean of their shares of right tries."""
    shares = [sum(text in right for text in texts) / len(texts) for texts in tries]
    return round(100 * sum(shares) / len(shares))


def _puzzle(finder: Finder, record: Record, at: int, state: Any) -> Json | None:
    """Return the puzzle that begins after `at` actions, if its first decision is clear, and some bots but not all solve it."""
    tries = _tries(finder.game, state)
    clear = finder.clear(finder.game.view(state, LEARNER), chain(*tries))
    percent = _percent_found(tries, clear.right) if clear else 0
    if clear is None or not 0 < percent < 100:
        return None
    log = ";".join(f"{seat_text(seat)} {text}" for seat, text in record.log[:at])
    return {
        "name": name_of(log),
        "seats": record.seats,
        "options": dict(record.options),
        "found": percent,
        "asks": list(_asks(finder, state, clear)),
        "log": log,
    }


def _asks(finder: Finder, state: Any, clear: Clear) -> Iterator[Json]:
    """Yield the first question, and more of them while the same seat goes on and its best action is clear."""
    game = finder.game
    for _ in range(LONGEST):
        view = game.view(state, LEARNER)
        wrong = next(iter(clear.losses))
        yield {
            "right": list(clear.right),
            "reason": reason(game, view, clear.right[0], wrong),
            "losses": {text: round(100 * loss) for text, loss in [*clear.losses.items()][:TRIES]},
        }
        state = game.apply(state, LEARNER, game.parse(clear.right[0]))
        if len(clear.right) > 1 or not _is_asked(game, state):
            return
        following = finder.clear(game.view(state, LEARNER))
        if following is None:
            return
        clear = following


def still_found(finder: Finder, puzzle: Puzzle) -> int | None:
    """Return how many per cent of the levels solve a puzzle; None if its answer is no longer clear."""
    state = begin_lesson(puzzle).state
    tries = _tries(finder.game, state)
    percent = _percent_found(tries, right(puzzle.steps[0]))
    return percent if 0 < percent < 100 and is_still_clear(finder, puzzle, chain(*tries)) else None


def is_still_clear(finder: Finder, puzzle: Puzzle, asked: Iterable[str] = ()) -> bool:
    """Tell whether the search that found a puzzle still gives the same answers to its questions, also against the actions of `asked`."""
    place = begin_lesson(puzzle)
    for ask, losses in zip(puzzle.steps, puzzle.losses, strict=False):
        assert isinstance(ask, Ask)
        clear = finder.clear(finder.game.view(place.state, LEARNER), chain(losses, asked))
        if clear is None or set(clear.right) != set(right(ask)):
            return False
        place, _ = answer(place, finder.game.parse(ask.text))
        asked = ()
    return True


def right(ask: Step) -> list[str]:
    """Return the right answers to a question."""
    assert isinstance(ask, Ask)
    return [ask.text, *(" ".join(accept.words) for accept in ask.accepts)]
