"""Finds puzzles in matches: decisions of the first seat with a clear answer, graded by the bots that find it; see docs/puzzles.md."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from allcity.bots import bot
from allcity.core.game import AnyGame, Json
from allcity.core.record import Record, seat_text
from allcity.core.replay import begin, walk
from allcity.learn import LEARNER, Ask, answer
from allcity.learn import begin as begin_lesson
from allcity.learn.puzzle import Puzzle, name_of
from allcity.review.clear import Clear, Finder, is_choice
from allcity.review.reasons import reason

GRADERS = {
    "planner:16w:4p": 6, "planner:12w:1p": 6, "planner": 2, "net": 1, "search:200n": 2, "search:2000n": 2, "search:20000n": 1,
}  # fmt: skip
"""The bots that try each puzzle, and how often. They never look at a clock, and do not change when the levels do."""
PER_MATCH = 3  # puzzles of one match, so that they differ
CLOSE_LOOKS = 8  # decisions of one match that are looked at closely
LONGEST = 3  # questions of one puzzle
TRIES = 8  # wrong tries whose cost is stored


def puzzles_in(finder: Finder, record: Record) -> Iterator[Json]:
    """The puzzles of a match, as they are stored; first those that the planner would not solve."""
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
    """What a bot would do."""
    view, legal = game.view(state, LEARNER), game.legal(state, LEARNER)
    return game.text(bot(spec)(game, view, legal, Random(seed)))


def _puzzle(finder: Finder, record: Record, at: int, state: Any) -> Json | None:
    """The puzzle that begins after `at` actions, if its first decision is clear, and some bots but not all find it."""
    game = finder.game
    choices = {
        spec: [_choice(game, state, spec, seed) for seed in range(count)]
        for spec, count in GRADERS.items()
    }
    asked = dict.fromkeys(text for texts in choices.values() for text in texts)
    clear = finder.clear(game.view(state, LEARNER), asked)
    if clear is None:
        return None
    shares = [sum(text in clear.right for text in texts) / len(texts) for texts in choices.values()]
    if min(shares) == 1 or max(shares) == 0:
        return None
    log = ";".join(f"{seat_text(seat)} {text}" for seat, text in record.log[:at])
    return {
        "name": name_of(log),
        "seats": record.seats,
        "options": dict(record.options),
        "found": round(100 * sum(shares) / len(shares)),
        "asks": list(_asks(finder, state, clear)),
        "log": log,
    }


def _asks(finder: Finder, state: Any, clear: Clear) -> Iterator[Json]:
    """The first question, and those that follow while the same seat goes on and its best action is clear."""
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


def is_still_clear(finder: Finder, puzzle: Puzzle) -> bool:
    """Whether the search that found a puzzle still gives the same answers to its questions."""
    place = begin_lesson(puzzle)
    for ask, losses in zip(puzzle.steps, puzzle.losses, strict=False):
        assert isinstance(ask, Ask)
        clear = finder.clear(finder.game.view(place.state, LEARNER), losses)
        right = {ask.text, *(" ".join(accept.words) for accept in ask.accepts)}
        if clear is None or set(clear.right) != right:
            return False
        place, _ = answer(place, finder.game.parse(ask.text))
    return True
