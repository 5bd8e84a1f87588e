"""The promise of each action, by the kernel: the compiled `evaluate.prospects`."""

from __future__ import annotations

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled, outlined
from allcity.fast.rows import Floats, Row
from allcity.games.tagcity.data import BUBBLES, DRONES, RING
from allcity.games.tagcity.evaluate.drawings import RANKED
from allcity.games.tagcity.kernel.drawn import NOTHING, best, brings, lay, rank
from allcity.games.tagcity.kernel.evaluate import cheapest_bubble, count_all, hope
from allcity.games.tagcity.kernel.layout import (
    CELLS,
    CHECK,
    CIRCLED,
    DRONE,
    FEATURES,
    FREE_HI,
    FREE_LO,
    FREE_LOOK,
    HALF,
    PHASE,
    PUT,
    PUT_DIE,
    T_BUBBLES,
    T_DRONES,
    T_KINDS,
    T_SHAPE,
    T_WAY,
    TAGGER,
    TAGGER_FIELDS,
    TAKE,
    TAKE_DIE,
    W_TAG,
    WAY,
)
from allcity.games.tagcity.kernel.legal import (
    PICTURES,
    dice_spaces,
    on_hq,
    rolled_values,
    shape_of_die,
)
from allcity.games.tagcity.kernel.reckoning import E_END, E_SIZE, W_LEFT, W_TOP
from allcity.games.tagcity.kernel.shapes import drone_id, fits


@outlined
def prospects(t: Row, s: Row, seat: int, w: Floats, actions: Row, worths: Floats) -> int:
    """Write the actions of a seat that are worth considering, with what each promises; return their number."""
    count_all(t, s, w)
    hope(t, s, seat, w)
    if s[PHASE] in (PUT_DIE, TAKE_DIE):
        return _spaces(t, s, seat, w, actions, worths)
    mine = TAGGER + seat * TAGGER_FIELDS
    number = _tags(t, s, mine, w, actions, worths)
    if s[mine + DRONE] < DRONES:
        number = _drones(t, s, seat, number, w, actions, worths)
    return _checks(t, s, number, actions, worths)


@compiled
def _spaces(t: Row, s: Row, seat: int, w: Floats, actions: Row, worths: Floats) -> int:
    """Rate dice that are put or taken by the best drawing of the space's shape."""
    mine = TAGGER + seat * TAGGER_FIELDS
    number, values, spaces = 0, rolled_values(s), dice_spaces(s)
    is_put = s[PHASE] == PUT_DIE
    for space in range(RING):
        after = (
            space + 1
        ) % RING  # the value after a space; the value before it has the number of the space
        has_before = is_put and values >> 4 * space & 1
        has_after = is_put and values >> 4 * after & 1
        has_die = not is_put and spaces >> 8 * space & 1
        if has_before or has_after or has_die:
            worth = best(t, on_hq(s, space), s[mine + FREE_LO], s[mine + FREE_HI], w)
            if worth == NOTHING:
                worth = cheapest_bubble(t, s)
            if has_before:
                actions[number], worths[number] = PUT + 2 * space + 1, worth
                number += 1
            if has_after:
                actions[number], worths[number] = PUT + 2 * after, worth
                number += 1
            if has_die:
                actions[number], worths[number] = TAKE + space, worth
                number += 1
    return number


@compiled
def _tags(t: Row, s: Row, mine: int, w: Floats, actions: Row, worths: Floats) -> int:
    """Write every drawing of the die's shape."""
    shape, number = shape_of_die(s), 0
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, s[mine + FREE_LO], s[mine + FREE_HI])
        if at_low | at_high:
            lay(t, way, w)
            first = t[T_WAY + way * WAY + W_TAG]
            for half in range(2):
                bits = at_high if half else at_low
                while bits:
                    anchor = HALF * half + popcount((bits & -bits) - 1)
                    actions[number] = first + anchor
                    worths[number] = brings(t, way, anchor, w)
                    number += 1
                    bits &= bits - 1
    return number


@compiled
def _drones(t: Row, s: Row, seat: int, number: int, w: Floats, actions: Row, worths: Floats) -> int:
    """Write the best drawings of each shape that a drone could bring; where the die's shape fits, of those that can complete something."""
    mine = TAGGER + seat * TAGGER_FIELDS
    low, high = s[mine + FREE_LO], s[mine + FREE_HI]
    nearest = 0
    if number > 0:
        nearest = _nearest(seat, w)
    price = t[T_DRONES + s[mine + DRONE] + 1] - t[T_DRONES + s[mine + DRONE]]
    for picture in range(PICTURES):
        shape = on_hq(s, picture)
        if t[len(t) - E_END + E_SIZE + shape] >= nearest:
            drawings = rank(t, shape, low, high, w)
            for place in range(drawings):
                actions[number] = drone_id(t, 0) + int(w[W_TOP + RANKED + place])
                worths[number] = price + w[W_TOP + place]
                number += 1
    return number


@compiled
def _nearest(seat: int, w: Floats) -> int:
    """Return the fewest squares that some feature lacks."""
    nearest = 0.0
    for feature in range(FEATURES):
        left = w[W_LEFT + seat * FEATURES + feature]
        if left and (nearest == 0 or left < nearest):
            nearest = left
    return int(nearest)


@compiled
def _checks(t: Row, s: Row, number: int, actions: Row, worths: Floats) -> int:
    """Write the free bubbles, each value once, or a free look."""
    kinds = 0
    for bubble in range(BUBBLES):
        kind = t[T_KINDS + bubble]
        if not s[CIRCLED] >> bubble & 1 and not kinds >> kind & 1:
            kinds |= 1 << kind
            actions[number], worths[number] = CHECK + kind, t[T_BUBBLES + bubble]
            number += 1
    if kinds == 0:
        actions[number], worths[number] = FREE_LOOK, 0.0
        number += 1
    return number


assert CELLS == 2 * HALF
