"""Completed features, the end and the points, by the kernel (T5, T6)."""

from __future__ import annotations

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.tagcity.data import BUBBLES, DISTRICTS, DRONES, HEIGHT, WIDTH
from allcity.games.tagcity.kernel.layout import (
    ALL_FEATURES,
    BUBBLE,
    CIRCLED,
    CROSSED,
    DRONE,
    FEATURES,
    HALF,
    HIGH,
    LOW,
    SEATS,
    T_BUBBLES,
    T_DISTRICT_HI,
    T_DISTRICT_LO,
    T_DRONES,
    T_HIGH,
    T_LOW,
    T_SEATS,
    TAGGER,
    TAGGER_FIELDS,
)

ROW = (1 << WIDTH) - 1
FEW = HEIGHT // 2  # rows of a word
COLOURS = len(DISTRICTS)


@compiled
def completed(t: Row, low: int, high: int) -> int:
    """Return the features without a free square, as bits: columns, rows, districts (T5.2)."""
    both = low | high
    both |= both >> (HALF // 2)
    done = ~(both | both >> WIDTH) & ROW
    for row in range(FEW):
        done |= (low >> (WIDTH * row) & ROW == 0) << (WIDTH + row)
        done |= (high >> (WIDTH * row) & ROW == 0) << (WIDTH + FEW + row)
    for district in range(COLOURS):
        free = low & t[T_DISTRICT_LO + district] | high & t[T_DISTRICT_HI + district]
        done |= (free == 0) << (WIDTH + HEIGHT + district)
    return done


@compiled
def reasons(s: Row) -> int:
    """Return which of the three ends have been reached, as bits of `REASONS` (T6.1)."""
    bits = 0
    if s[CROSSED] == ALL_FEATURES:
        bits |= 1
    if popcount(s[CIRCLED]) == BUBBLES:
        bits |= 2
    for seat in range(SEATS):  # absent taggers have 0 here
        bits |= int(s[TAGGER + seat * TAGGER_FIELDS + DRONE] == DRONES) << 2
    return bits


@compiled
def _prestige(t: Row, s: Row, seat: int) -> int:
    """Return the sum of all that a tagger has circled (T6.3)."""
    mine = TAGGER + seat * TAGGER_FIELDS
    return sum_circled(t, s[mine + HIGH], s[mine + LOW], s[mine + DRONE], s[mine + BUBBLE])


@compiled
def sum_circled(t: Row, highs: int, lows: int, drones: int, bubbles: int) -> int:
    """Return the sum of features at their high and low values, this many drones and these bubbles."""
    total = t[T_DRONES + drones]
    for feature in range(FEATURES):
        total += (highs >> feature & 1) * t[T_HIGH + feature]
        total += (lows >> feature & 1) * t[T_LOW + feature]
    for bubble in range(BUBBLES):
        total += (bubbles >> bubble & 1) * t[T_BUBBLES + bubble]
    return total


@compiled
def points(t: Row, s: Row, out: Row) -> None:
    """Write the present prestige of each tagger."""
    for seat in range(t[T_SEATS]):
        out[seat] = _prestige(t, s, seat)


@compiled
def result(t: Row, s: Row, out: Row) -> int:
    """Write the places: most prestige (T6.4), then most bubbles (T6.5), then a shared place (T6.6); return the reasons of the end."""
    for seat in range(t[T_SEATS]):
        place = 1
        for other in range(t[T_SEATS]):
            place += _rank(t, s, other) > _rank(t, s, seat)
        out[seat] = place
    return reasons(s)


@compiled
def _rank(t: Row, s: Row, seat: int) -> int:
    bubbles = popcount(s[TAGGER + seat * TAGGER_FIELDS + BUBBLE])
    return _prestige(t, s, seat) * (BUBBLES + 1) + bubbles
