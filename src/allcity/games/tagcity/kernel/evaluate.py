"""The compiled evaluation of Tag City for bots, with the same numbers and terms as `evaluate`."""

from __future__ import annotations

from math import exp

import numpy

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled, outlined
from allcity.fast.rows import Floats, Row
from allcity.games.tagcity.data import BUBBLES, DRONES, HEIGHT, RING, WIDTH
from allcity.games.tagcity.evaluate import (
    EVEN,
    FAR,
    HOLE,
    PACE,
    REACH,
    RIVAL,
    SPARE,
    WEAR,
)
from allcity.games.tagcity.kernel.apply import first_bubble
from allcity.games.tagcity.kernel.drawn import NOTHING, best, count_left, look_at
from allcity.games.tagcity.kernel.layout import (
    ACT,
    ALL_FEATURES,
    BUBBLE,
    CELLS,
    CHECK,
    CIRCLED,
    CROSSED,
    DRAWING,
    DRONE,
    FEATURES,
    FINAL,
    FREE_HI,
    FREE_LO,
    HIGH,
    LEADER,
    LOW,
    OVER_NOW,
    PHASE,
    SEALED,
    T_BUBBLES,
    T_DISTRICT_HI,
    T_DISTRICT_LO,
    T_HIGH,
    T_LOW,
    T_SEATS,
    TAGGER,
    TAGGER_FIELDS,
    TAKE_DIE,
    TURN,
)
from allcity.games.tagcity.kernel.legal import shape_of_die
from allcity.games.tagcity.kernel.reckoning import (
    E_END,
    E_SPAN,
    FITTING,
    HOLES_HI,
    HOLES_LO,
    STRIDE,
    W_HOPES,
    W_LEFT,
    W_OWN,
    W_RIVAL,
    W_TERMS,
)
from allcity.games.tagcity.kernel.score import completed, reasons, sum_circled
from allcity.games.tagcity.kernel.shapes import anchor_of, is_drone, squares, way_of

NAMED = 7  # terms, in the order of `evaluate.TERMS`
_ROW = (1 << WIDTH) - 1
_COLUMN = sum(1 << WIDTH * row for row in range(HEIGHT // 2))
AHEAD = numpy.array(
    [1 / (1 + exp(behind / RIVAL - EVEN)) for behind in range(-CELLS, CELLS + 1)]
)  # the chance that a feature is completed first, by how many squares more than a rival one lacks
# The part that each number of holes takes.
SOUND = numpy.array([1 - HOLE**number for number in range(CELLS + 1)])


@compiled
def cheapest_bubble(t: Row, s: Row) -> float:
    """Return the cost of the cheapest bubble, for a die whose shape fits nowhere."""
    is_any, price = False, 0
    for bubble in range(BUBBLES):
        if not s[CIRCLED] >> bubble & 1:
            value = t[T_BUBBLES + bubble]
            price = max(price, value) if is_any else value
            is_any = True
    return float(price)


@compiled
def draws(t: Row, s: Row, seat: int) -> int:
    """Return about how many dice a tagger will still use before the end (T6.1, T6.2)."""
    now = _dice(t, s, seat)
    if reasons(s):
        return now
    most_drones, fewest_squares = 0, CELLS
    for other in range(t[T_SEATS]):
        theirs = TAGGER + other * TAGGER_FIELDS
        most_drones = max(most_drones, s[theirs + DRONE])
        free = popcount(s[theirs + FREE_LO]) + popcount(s[theirs + FREE_HI])
        fewest_squares = min(fewest_squares, free)
    rounds = min(fewest_squares / PACE - 0.75, 2.0 * (BUBBLES - popcount(s[CIRCLED])))
    rounds = min(rounds, 1.5 * (DRONES - most_drones))
    rounds = min(rounds, (1 + popcount(ALL_FEATURES & ~s[CROSSED])) / 1.5)
    return now + int(2 * max(0.5, rounds))


@compiled
def _dice(t: Row, s: Row, seat: int) -> int:
    """Return how many dice a tagger still uses in this round, the final one included (T2.3, T4.1)."""
    phase = s[PHASE]
    if phase == OVER_NOW:
        return 0
    if phase == FINAL:
        return int(s[TAGGER + seat * TAGGER_FIELDS + SEALED] == 0)
    if phase not in (TAKE_DIE, ACT):
        return 2
    seats = t[T_SEATS]
    turn = (s[TURN] - s[LEADER] - 1 + seats) % seats
    return 2 if (seat - s[LEADER] - 1 + seats) % seats >= turn else 1


@compiled
def count_all(t: Row, s: Row, w: Floats) -> None:
    """Write how many squares of each feature every tagger lacks."""
    for seat in range(t[T_SEATS]):
        mine = TAGGER + seat * TAGGER_FIELDS
        count_left(t, s[mine + FREE_LO], s[mine + FREE_HI], w, W_LEFT + seat * FEATURES)


@compiled
def find_rivals(t: Row, seat: int, w: Floats) -> None:
    """Write how many squares the nearest other tagger lacks in each feature, after `count_all`."""
    for feature in range(FEATURES):
        nearest = float(CELLS)
        for other in range(t[T_SEATS]):
            if other != seat:
                nearest = min(nearest, w[W_LEFT + other * FEATURES + feature])
        w[W_RIVAL + feature] = nearest


@compiled
def _reach(number: int) -> float:
    """Return the number of missing squares that is an even bet with this many draws to come."""
    return 0.01 + REACH * number + FAR * number * number


@compiled
def hope(t: Row, s: Row, seat: int, w: Floats) -> None:
    """Write what more squares of each feature bring to the planner, after `count_all`."""
    find_rivals(t, seat, w)
    reach, span = _reach(draws(t, s, seat)), t[len(t) - E_END + E_SPAN]
    for feature in range(FEATURES):
        left, rival = int(w[W_LEFT + seat * FEATURES + feature]), int(w[W_RIVAL + feature])
        low, high = t[T_LOW + feature], t[T_HIGH + feature]
        is_crossed, now = s[CROSSED] >> feature & 1, 0.0
        for more in range(min(left + 1, span)):
            lacks = left - more
            chance = 1 / (1 + lacks / reach)
            if is_crossed:
                worth = low * chance
            elif lacks == 0:
                worth = float(high)
            else:
                worth = chance * (low + (high - low) * AHEAD[lacks - rival + CELLS])
            if more == 0:
                now = worth
            w[W_HOPES + feature * STRIDE + more] = worth - now
        for more in range(left + 1, span):
            w[W_HOPES + feature * STRIDE + more] = 0.0


@compiled
def _holes_in(t: Row, feature: int, low: int, high: int) -> int:
    """Return how many of these squares belong to a feature."""
    if feature < WIDTH:
        return popcount(low >> feature & _COLUMN) + popcount(high >> feature & _COLUMN)
    if feature < WIDTH + HEIGHT // 2:
        return popcount(low >> WIDTH * (feature - WIDTH) & _ROW)
    if feature < WIDTH + HEIGHT:
        return popcount(high >> WIDTH * (feature - WIDTH - HEIGHT // 2) & _ROW)
    district = feature - WIDTH - HEIGHT
    return popcount(low & t[T_DISTRICT_LO + district]) + popcount(
        high & t[T_DISTRICT_HI + district]
    )


@compiled
def _terms(t: Row, s: Row, seat: int, w: Floats) -> None:
    """Write the value of a position for a tagger, term by term, after `count_all`."""
    mine = TAGGER + seat * TAGGER_FIELDS
    low, high = s[mine + FREE_LO], s[mine + FREE_HI]
    highs, lows, drones, bubbles = s[mine + HIGH], s[mine + LOW], s[mine + DRONE], s[mine + BUBBLE]
    left = W_LEFT + seat * FEATURES
    sealed = s[mine + SEALED] - 1
    if sealed >= DRAWING:  # the choice for the final die counts as drawn (T4.2)
        drawn_low, drawn_high = squares(t, way_of(t, sealed), anchor_of(sealed))
        low ^= drawn_low
        high ^= drawn_high
        drones += is_drone(t, sealed)
        done = completed(t, low, high) & ~(highs | lows)
        highs |= done & ~s[CROSSED]
        lows |= done & s[CROSSED]
        left = W_OWN
        count_left(t, low, high, w, left)
    elif sealed >= 0:
        bubbles |= first_bubble(t, s, sealed - CHECK)
    number = draws(t, s, seat)
    seen = look_at(t, s, seat, low, high)
    find_rivals(t, seat, w)
    _features(t, s, seen, highs | lows, left, _reach(number), w)
    misfits = 1 - s[seen + FITTING] / RING
    w[W_TERMS] = sum_circled(t, highs, lows, drones, bubbles)
    w[W_TERMS + 4] = SPARE * min(DRONES - drones, number)
    w[W_TERMS + 5] = WEAR * misfits * min(number, 4) * (cheapest_bubble(t, s) - 1)
    w[W_TERMS + 6] = _pending(t, s, seat, w)


@compiled
def _features(t: Row, s: Row, seen: int, done: int, left: int, reach: float, w: Floats) -> None:
    """Write the unfinished features at low value, the points of the race, and the part that holes take from both."""
    features = race = lost = 0.0
    holes_low, holes_high = s[seen + HOLES_LO], s[seen + HOLES_HI]
    for feature in range(FEATURES):
        if done >> feature & 1:
            continue
        lacks = w[left + feature]
        chance = 1 / (1 + lacks / reach)
        low, more = chance * t[T_LOW + feature], 0.0
        if not s[CROSSED] >> feature & 1:
            behind = int(lacks - w[W_RIVAL + feature])
            more = chance * (t[T_HIGH + feature] - t[T_LOW + feature]) * AHEAD[behind + CELLS]
        features += low
        race += more
        if holes_low | holes_high:
            lost += (low + more) * SOUND[_holes_in(t, feature, holes_low, holes_high)]
    w[W_TERMS + 1], w[W_TERMS + 2], w[W_TERMS + 3] = features, race, -lost


@compiled
def _pending(t: Row, s: Row, seat: int, w: Floats) -> float:
    """Return the points that the die in hand still brings."""
    if s[PHASE] != ACT or s[TURN] != seat:
        return 0.0
    hope(t, s, seat, w)
    mine = TAGGER + seat * TAGGER_FIELDS
    most = best(t, shape_of_die(s), s[mine + FREE_LO], s[mine + FREE_HI], w)
    return cheapest_bubble(t, s) if most == NOTHING else most


@compiled
def terms(t: Row, s: Row, seat: int, w: Floats, out: Floats) -> None:
    """Write what a tagger may expect at the end, term by term."""
    count_all(t, s, w)
    _terms(t, s, seat, w)
    for term in range(NAMED):
        out[term] = w[W_TERMS + term]


@outlined
def values(t: Row, s: Row, w: Floats, out: Floats) -> None:
    """Write the points that each tagger may expect at the end."""
    count_all(t, s, w)
    for seat in range(t[T_SEATS]):
        _terms(t, s, seat, w)
        total = 0.0
        for term in range(NAMED):
            total += w[W_TERMS + term]
        out[seat] = total


@compiled
def doubt(t: Row, s: Row) -> float:
    """Return the points by which a lead must grow to be e times as safe."""
    return 3.0 + 0.5 * draws(t, s, s[TURN])
