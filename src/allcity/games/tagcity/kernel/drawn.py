"""The points that drawings bring, by the kernel, and the holes of a city: the compiled `evaluate.drawings`."""

from __future__ import annotations

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled
from allcity.fast.rows import Floats, Row
from allcity.games.tagcity.data import DISTRICTS, HEIGHT, RING, WIDTH
from allcity.games.tagcity.evaluate.drawings import RANKED
from allcity.games.tagcity.kernel.layout import (
    CELLS,
    FIELDS,
    HALF,
    LOW48,
    RING_BITS,
    STEP_BITS,
    STEPS,
    T_DISTRICT_HI,
    T_DISTRICT_LO,
    T_SHAPE,
    T_WAY,
    T_WORDS,
    W_MORE,
    W_STEPS,
    WAY,
)
from allcity.games.tagcity.kernel.reckoning import (
    DISTRICT_BITS,
    E_COLUMNS,
    E_DISTRICTS,
    E_END,
    E_ROWS,
    FITTING,
    HOLES_HI,
    HOLES_LO,
    KEY_HI,
    KEY_LO,
    LINE_BITS,
    SEEN,
    STRIDE,
    W_ACROSS,
    W_DOWN,
    W_HOPES,
    W_TOP,
)
from allcity.games.tagcity.kernel.score import FEW, ROW
from allcity.games.tagcity.kernel.shapes import fits

COLUMN = sum(1 << WIDTH * row for row in range(FEW))  # the squares of the first column in a word
COLOURS = len(DISTRICTS)
NOTHING = -1e9  # the value of a shape that fits nowhere


@compiled
def count_left(t: Row, low: int, high: int, w: Floats, place: int) -> None:
    """Write how many squares each feature lacks."""
    for column in range(WIDTH):
        w[place + column] = popcount(low >> column & COLUMN) + popcount(high >> column & COLUMN)
    for row in range(FEW):
        w[place + WIDTH + row] = popcount(low >> WIDTH * row & ROW)
        w[place + WIDTH + FEW + row] = popcount(high >> WIDTH * row & ROW)
    for district in range(COLOURS):
        squares = popcount(low & t[T_DISTRICT_LO + district])
        squares += popcount(high & t[T_DISTRICT_HI + district])
        w[place + WIDTH + HEIGHT + district] = squares


@compiled
def _covered(t: Row, way: int, at_low: int, at_high: int) -> tuple[int, int]:
    """Return the squares of all drawings at these anchors."""
    record = T_WAY + way * WAY
    steps = t[record + W_STEPS]
    low, high = at_low, at_high  # the first cell of a way is at its anchor, or right of it
    all_low = all_high = 0
    for word in range(t[T_WORDS] + 1):
        for place in range(STEPS):
            step = steps >> (STEP_BITS * place) & ((1 << STEP_BITS) - 1)
            high = (high << step | low >> (HALF - step)) & LOW48
            low = low << step & LOW48
            all_low |= low
            all_high |= high
        if word < t[T_WORDS]:
            steps = t[t[record + W_MORE] + word]
    return all_low, all_high


@compiled
def look_at(t: Row, s: Row, seat: int, low: int, high: int) -> int:
    """Return where a row stores the holes of a city, and how many shapes of the ring still fit somewhere."""
    seen = FIELDS + seat * SEEN
    if s[seen + KEY_LO] == low and s[seen + KEY_HI] == high:
        return seen
    covered_low = covered_high = fitting = 0
    for space in range(RING):
        shape = s[RING_BITS] >> 4 * space & 15
        is_fitting = 0
        for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
            if is_fitting == 1 and covered_low == low and covered_high == high:
                break
            at_low, at_high = fits(t, way, low, high)
            if at_low | at_high:
                is_fitting = 1
                drawn_low, drawn_high = _covered(t, way, at_low, at_high)
                covered_low |= drawn_low
                covered_high |= drawn_high
        fitting += is_fitting
    s[seen + KEY_LO], s[seen + KEY_HI] = low, high
    s[seen + HOLES_LO], s[seen + HOLES_HI] = low & ~covered_low, high & ~covered_high
    s[seen + FITTING] = fitting
    return seen


@compiled
def lay(t: Row, way: int, w: Floats) -> None:
    """Write what the columns and rows of a way bring, from each anchor."""
    extra = len(t) - E_END
    for first in range(WIDTH):
        squares, column, worth = t[extra + E_COLUMNS + way], first, 0.0
        while squares and column < WIDTH:
            worth += w[W_HOPES + column * STRIDE + (squares & ((1 << LINE_BITS) - 1))]
            squares >>= LINE_BITS
            column += 1
        w[W_ACROSS + first] = worth
    for first in range(HEIGHT):
        squares, row, worth = t[extra + E_ROWS + way], first, 0.0
        while squares and row < HEIGHT:
            worth += w[W_HOPES + (WIDTH + row) * STRIDE + (squares & ((1 << LINE_BITS) - 1))]
            squares >>= LINE_BITS
            row += 1
        w[W_DOWN + first] = worth


@compiled
def brings(t: Row, way: int, anchor: int, w: Floats) -> float:
    """Return what one drawing brings, after `lay`."""
    districts = t[len(t) - E_END + E_DISTRICTS + way * CELLS + anchor]
    worth = w[W_ACROSS + anchor % WIDTH] + w[W_DOWN + anchor // WIDTH]
    for district in range(COLOURS):
        squares = districts >> DISTRICT_BITS * district & ((1 << DISTRICT_BITS) - 1)
        worth += w[W_HOPES + (WIDTH + HEIGHT + district) * STRIDE + squares]
    return worth


@compiled
def best(t: Row, shape: int, low: int, high: int, w: Floats) -> float:
    """Return the most that a drawing of this shape brings; `NOTHING` when it fits nowhere."""
    most = NOTHING
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        if at_low | at_high:
            lay(t, way, w)
            for half in range(2):
                bits = at_high if half else at_low
                while bits:
                    anchor = HALF * half + popcount((bits & -bits) - 1)
                    most = max(most, brings(t, way, anchor, w))
                    bits &= bits - 1
    return most


@compiled
def rank(t: Row, shape: int, low: int, high: int, w: Floats) -> int:
    """Write the few drawings of this shape that bring most, the best first; return their number."""
    number = 0
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        if at_low | at_high:
            lay(t, way, w)
            for half in range(2):
                bits = at_high if half else at_low
                while bits:
                    anchor = HALF * half + popcount((bits & -bits) - 1)
                    worth = brings(t, way, anchor, w)
                    number = insert(w, number, worth, way * CELLS + anchor)
                    bits &= bits - 1
    return number


@compiled
def insert(w: Floats, number: int, worth: float, drawing: int) -> int:
    """Insert a drawing into the list of the best; return how many there are now."""
    if number == RANKED and worth <= w[W_TOP + RANKED - 1]:
        return number
    place = min(number, RANKED - 1)
    while place > 0 and w[W_TOP + place - 1] < worth:
        w[W_TOP + place] = w[W_TOP + place - 1]
        w[W_TOP + RANKED + place] = w[W_TOP + RANKED + place - 1]
        place -= 1
    w[W_TOP + place] = worth
    w[W_TOP + RANKED + place] = drawing
    return min(number + 1, RANKED)
