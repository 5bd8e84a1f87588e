"""The evaluation of Tag City for bots: what a drawing brings at once, and what a position is worth.

The planner's terms, in prestige:
- prestige: the values that are circled already;
- features: unfinished features, at their low value, times the chance that they are completed;
- race: the rest of their high value, by how near the other taggers are;
- holes: the loss by squares that no shape of the ring fills;
- drones: the value of the free drones of the remote;
- bubbles: the cost of dice whose shape no longer fits;
- end: the points that the die in hand still brings.

From the end trigger (T6.1) follows how many draws are still to come, and so the chance that a feature is completed.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import exp
from typing import Any

from allcity.core.cache import cached
from allcity.games.tagcity import (
    Board,
    Check,
    Drone,
    Piece,
    State,
    Tag,
    Tagger,
    Uses,
    draw,
    end_reasons,
)
from allcity.games.tagcity.evaluate import drawings
from allcity.games.tagcity.evaluate.drawings import (
    Table,
    best,
    brings,
    fitting,
    grid,
    holes,
    lefts,
    ranked,
)
from allcity.games.tagcity.score import bubble, prestige

Rated = list[tuple[Any, float]]

TERMS: tuple[str, ...] = ("prestige", "features", "race", "holes", "drones", "bubbles", "end")
LONGEST = 97  # squares of a feature, and none
TIE = 0.02  # by greedy, for progress, in points
REACH, FAR = 0.3, 0.0126  # with d draws to come, a feature lacking 0.3 d + 0.0126 d² is an even bet
RIVAL, EVEN = 4.5, 1.2  # squares by which a rival must lead to be clearly nearer
HOLE = 0.75  # the factor of a feature's chance for each hole in it
SPARE = 0.35  # the value of a free drone
WEAR = 0.62  # the weight of the cost of misfitting dice
PACE = 6.2  # squares that a tagger draws in a round


# Greedy: points now, and progress to break ties.


@cached(1 << 10)
def _plain(board: Board, free: int, crossed: int) -> Table:
    """Return what each square brings at once, with a little for progress."""
    worths = []
    for index, feature in enumerate(board.features):
        points = feature.low if crossed >> index & 1 else feature.high
        size = grid(board).sizes[index]
        row = [TIE * points * (1 - left / size) ** 2 for left in range(size + 1)]
        row[0] = points + TIE * points
        worths.append(row)
    return drawings.table(board, lefts(board, free), worths)


def gains(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """Return what each action brings at once, or, if it is only a step, what its best drawing brings."""
    table = _plain(state.board, state.taggers[seat].free, state.crossed)
    return _rated(state, seat, legal, table)


def _rated(state: State, seat: int, legal: Sequence[Any], table: Table) -> Rated:
    if isinstance(legal, Uses):
        return _uses(state, seat, legal, table)
    return _steps(state, seat, legal, table)


def _steps(state: State, seat: int, legal: Sequence[Any], table: Table) -> Rated:
    """Rate actions one by one; dice that are put or taken promise the best drawing of the space's shape."""
    return [(action, _step(state, seat, action, table)) for action in legal]


def _step(state: State, seat: int, action: Any, table: Table) -> float:
    board, tagger = state.board, state.taggers[seat]
    match action:
        case Tag(squares):
            return brings(board, table, squares)
        case Drone(_, tag):
            return board.drones[tagger.drones] + brings(board, table, tag.squares)
        case Check(value):
            return float(value)
        case _:
            most = best(board, state.ring[action.space - 1], tagger.free, table)
            return _bubble(state) if most is None else most


def _uses(state: State, seat: int, legal: Uses, table: Table) -> Rated:
    """Rate every drawing of the die's shape, the best ones of each shape that a drone could bring, and the bubbles."""
    board, tagger = state.board, state.taggers[seat]
    rated: Rated = [(tag, brings(board, table, tag.squares)) for tag in legal.tags]
    for piece in _wanted(board, tagger, legal):
        price = board.drones[tagger.drones]
        for tag, worth in ranked(board, piece.name, tagger.free, table):
            rated.append((Drone(piece.name, tag), price + worth))
    return rated + [(check, float(check.value)) for check in legal.checks]


def _wanted(board: Board, tagger: Tagger, legal: Uses) -> list[Piece]:
    """Return the shapes for which a drone is worth considering: where the die's shape fits, those that can complete something."""
    if not legal.tags:
        return legal.shapes
    near = min([left for left in lefts(board, tagger.free) if left], default=0)
    return [piece for piece in legal.shapes if piece.size >= near]


def _bubble(state: State) -> float:
    """Return the cost of the cheapest bubble, for a die whose shape fits nowhere."""
    circled = state.circled
    free = [v for i, v in enumerate(state.board.bubbles) if not circled >> i & 1]
    return float(max(free, default=0))


def sense(term: str, before: State, after: State, seat: int) -> str:
    """Distinguish prestige that a drawing circles at once from prestige that an action makes possible."""
    had, has = [prestige(state.board, state.taggers[seat]) for state in (before, after)]
    if term != "prestige" or has > had:
        return term
    return "prestige-soon"


# The planner.


def prospects(state: State, seat: int, legal: Sequence[Any]) -> Rated:
    """Return what each action brings to the planner's features; holes and rivals are ignored."""
    tagger = state.taggers[seat]
    draws = _draws(state, seat)
    table = _hopes(state.board, tagger.free, state.crossed, _rivals(state, seat), draws)
    return _rated(state, seat, legal, table)


@cached(1 << 11)
def _hopes(board: Board, free: int, crossed: int, rivals: tuple[int, ...], draws: int) -> Table:
    left, worths = lefts(board, free), []
    for index, feature in enumerate(board.features):
        low, high = feature.low, feature.high
        chances, ahead = _chances(draws), _ahead(rivals[index])
        if crossed >> index & 1:
            worths.append([low * chances[n] for n in range(left[index] + 1)])
        else:
            row = [chances[n] * (low + (high - low) * ahead[n]) for n in range(1, left[index] + 1)]
            worths.append([float(high), *row])
    return drawings.table(board, left, worths)


@lru_cache(64)
def _chances(draws: int) -> tuple[float, ...]:
    """Return the chance that a feature that lacks this many squares is completed in this many draws."""
    reach = 0.01 + REACH * draws + FAR * draws * draws
    return tuple(1 / (1 + left / reach) for left in range(LONGEST))


@lru_cache(128)
def _ahead(rival: int) -> tuple[float, ...]:
    """Return the chance that a feature is completed before a rival who lacks this many squares completes it."""
    return tuple(1 / (1 + exp((left - rival) / RIVAL - EVEN)) for left in range(LONGEST))


def _rivals(state: State, seat: int) -> tuple[int, ...]:
    """Return how many squares the nearest other tagger lacks in each feature."""
    others = [lefts(state.board, t.free) for s, t in enumerate(state.taggers) if s != seat]
    return others[0] if len(others) == 1 else tuple(map(min, *others))


def _draws(state: State, seat: int) -> int:
    """Return about how many dice a tagger will still use before the end (T6.1, T6.2)."""
    now = _dice(state, seat)
    if end_reasons(state):
        return now
    board = state.board
    bubbles = len(board.bubbles) - state.circled.bit_count()
    remote = len(board.drones) - max([tagger.drones for tagger in state.taggers])
    highs = (board.all_features & ~state.crossed).bit_count()
    squares = min([tagger.free.bit_count() for tagger in state.taggers])
    rounds = min(squares / PACE - 0.75, 2 * bubbles, 1.5 * remote, (1 + highs) / 1.5)
    return now + int(2 * max(0.5, rounds))


def _dice(state: State, seat: int) -> int:
    """Return how many dice a tagger still uses in this round, the final one included (T2.3, T4.1)."""
    if state.phase == "over":
        return 0
    if state.phase == "final":
        return int(state.taggers[seat].sealed is None)
    if state.phase not in ("take", "act"):
        return 2
    order = state.order
    return 2 if order.index(seat) >= order.index(state.turn) else 1


def terms(state: State, seat: int) -> dict[str, float]:
    """Return the value of a position for a tagger, term by term."""
    board, tagger = state.board, settled(state, seat)
    crossed, draws = state.crossed, _draws(state, seat)
    left, rivals = lefts(board, tagger.free), _rivals(state, seat)
    gaps = holes(board, state.ring, tagger.free)
    features, race, lost = _features(board, tagger, crossed, draws, left, rivals, gaps)
    spare = len(board.drones) - tagger.drones
    misfits = 1 - fitting(board, state.ring, tagger.free) / max(1, len(state.ring))
    return {
        "prestige": float(prestige(board, tagger)),
        "features": features,
        "race": race,
        "holes": -lost,
        "drones": SPARE * min(spare, draws),
        "bubbles": WEAR * misfits * min(draws, 4) * (_bubble(state) - 1),
        "end": _pending(state, seat),
    }


def _pending(state: State, seat: int) -> float:
    """Return the points that the die in hand still brings."""
    if state.phase != "act" or state.turn != seat:
        return 0.0
    tagger = state.taggers[seat]
    hopes = _hopes(
        state.board, tagger.free, state.crossed, _rivals(state, seat), _draws(state, seat)
    )
    most = best(state.board, state.piece.name, tagger.free, hopes)
    return _bubble(state) if most is None else most


def doubt(state: State) -> float:
    """Return the points by which a lead must grow to be e times as safe."""
    return 3.0 + 0.5 * _draws(state, state.turn)


def settled(state: State, seat: int) -> Tagger:
    """Return a tagger with the choice for the final die already drawn (T4.2)."""
    tagger = state.taggers[seat]
    if tagger.sealed is None:
        return tagger
    action = tagger.sealed
    if not isinstance(action, Check):
        return draw(state.board, tagger, action, state.crossed)
    return tagger._replace(bubbles=tagger.bubbles | bubble(state, action.value))


def _features(
    board: Board, tagger: Tagger, crossed: int, draws: int,
    left: tuple[int, ...], rivals: tuple[int, ...], gaps: int,
) -> tuple[float, float, float]:  # fmt: skip
    """Return the unfinished features at low value, the points of the race, and the part that holes take from both."""
    done, chances = tagger.high | tagger.low, _chances(draws)
    features = race = lost = 0.0
    for index, feature in enumerate(board.features):
        if done >> index & 1:
            continue
        chance = chances[left[index]]
        low = chance * feature.low
        more = 0.0
        if not crossed >> index & 1:
            more = chance * (feature.high - feature.low) * _ahead(rivals[index])[left[index]]
        features += low
        race += more
        if gaps & feature.squares:
            lost += (low + more) * (1 - HOLE ** (gaps & feature.squares).bit_count())
    return features, race, lost
