"""The legal actions, by the kernel: counted, marked in a mask, checked, or picked at random."""

from __future__ import annotations

from allcity.fast.bits import nth_bit, popcount
from allcity.fast.chance import NUMBERS, below
from allcity.fast.jit import compiled
from allcity.fast.rows import CHANCE, Row
from allcity.games.tagcity.data import BUBBLES, DRONES, RING, SMALL
from allcity.games.tagcity.kernel.chance import can_happen
from allcity.games.tagcity.kernel.layout import (
    ACT,
    CELLS,
    CHECK,
    CIRCLED,
    DICE,
    DRAWING,
    DRONE,
    FINAL,
    FREE_HI,
    FREE_LO,
    FREE_LOOK,
    HALF,
    LEADER,
    PHASE,
    PUT,
    PUT_DIE,
    RING_BITS,
    ROLL,
    ROLLED,
    SEALED,
    SEATS,
    T_COUNT,
    T_KINDS,
    T_SEATS,
    T_SHAPE,
    T_WAY,
    TAGGER,
    TAGGER_FIELDS,
    TAKE,
    TAKE_DIE,
    TAKEN,
    TURN,
    W_SHAPE,
    W_TAG,
    WAY,
)
from allcity.games.tagcity.kernel.shapes import (
    anchor_of,
    can_draw,
    count_drawings,
    drone_id,
    fits,
    has_box,
    has_room,
    is_drone,
    nth_drawing,
    way_of,
)

PICTURES = RING + SMALL  # shapes on the HQ board


@compiled
def open_choices(t: Row, s: Row) -> int:
    """Return the seats whose choice for the final die is not in, as bits (T4.2)."""
    bits = 0
    for seat in range(SEATS):  # a constant number, so that the loop is unrolled
        bits |= int(s[TAGGER + seat * TAGGER_FIELDS + SEALED] == 0) << seat
    return bits & ((1 << t[T_SEATS]) - 1)


@compiled
def active(t: Row, s: Row) -> int:
    """Return a bit for each seat that must act; with the final die all whose choice is not in yet (T4.1)."""
    phase = s[PHASE]
    if phase <= ROLL:
        return CHANCE
    if phase == PUT_DIE:
        return 1 << s[LEADER]
    if phase in (TAKE_DIE, ACT):
        return 1 << s[TURN]
    return open_choices(t, s) if phase == FINAL else 0


@compiled
def _may_act(t: Row, s: Row, seat: int) -> bool:
    """Tell whether a seat has actions; with the final die this includes a seat whose choice is in (T4.2)."""
    phase = s[PHASE]
    if phase == PUT_DIE:
        return bool(seat == s[LEADER])
    if phase in (TAKE_DIE, ACT):
        return bool(seat == s[TURN])
    return bool(phase == FINAL and 0 <= seat < t[T_SEATS])


@compiled
def rolled_values(s: Row) -> int:
    """Return the different values in the leader's hand, as every fourth bit (T2.2)."""
    rolled = s[ROLLED]
    return (rolled | rolled >> 1 | rolled >> 2) & 0x111111


@compiled
def dice_spaces(s: Row) -> int:
    """Return the spaces on which dice lie, as every eighth bit (T2.3)."""
    dice = s[DICE] | s[DICE] >> 4
    return (dice | dice >> 1 | dice >> 2) & 0x010101010101


@compiled
def _kinds(t: Row, s: Row) -> int:
    """Return the possible checks, as bits: the different values of free bubbles, or a free look (T3.12, T3.13)."""
    bits = 0
    for bubble in range(BUBBLES):
        bits |= (~s[CIRCLED] >> bubble & 1) << t[T_KINDS + bubble]
    return bits or 1 << (FREE_LOOK - CHECK)


@compiled
def on_hq(s: Row, picture: int) -> int:
    """Return a shape on the HQ board: those of the ring, then the small ones (T3.8)."""
    if picture < RING:
        return s[RING_BITS] >> 4 * picture & 15
    return picture - RING


@compiled
def shape_of_die(s: Row) -> int:
    """Return the shape of the space of the die in use: the taken one, or the final one (T3.1)."""
    if s[PHASE] != FINAL:
        return on_hq(s, s[TAKEN] - 1)
    dice = s[DICE]
    return on_hq(s, popcount((dice & -dice) - 1) >> 3)


@compiled
def _pictures(t: Row, s: Row, mine: int) -> int:
    """Return the shapes for which a drone can be sent, as bits (T3.8, T3.11)."""
    low, high = s[mine + FREE_LO], s[mine + FREE_HI]
    if s[mine + DRONE] == DRONES:
        return 0
    if has_box(t, low, high):
        return (1 << PICTURES) - 1
    bits = 0
    for picture in range(PICTURES):
        bits |= int(can_draw(t, on_hq(s, picture), low, high)) << picture
    return bits


@compiled
def count(t: Row, s: Row, seat: int) -> int:
    """Return how many actions a seat has."""
    if not _may_act(t, s, seat):
        return 0
    if s[PHASE] == PUT_DIE:
        return 2 * popcount(rolled_values(s))
    if s[PHASE] == TAKE_DIE:
        return popcount(dice_spaces(s))
    mine = TAGGER + seat * TAGGER_FIELDS
    low, high = s[mine + FREE_LO], s[mine + FREE_HI]
    number = popcount(_kinds(t, s)) + count_drawings(t, shape_of_die(s), low, high)[0]
    if s[mine + DRONE] < DRONES:
        for picture in range(PICTURES):
            number += count_drawings(t, on_hq(s, picture), low, high)[0]
    return number


@compiled
def _mark(t: Row, shape: int, with_drone: bool, low: int, high: int, mask: Row) -> None:
    """Mark the drawings of a shape; a way fills three words."""
    for way in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
        at_low, at_high = fits(t, way, low, high)
        word = (drone_id(t, way) if with_drone else t[T_WAY + way * WAY + W_TAG]) >> 5
        mask[word] = at_low & 0xFFFFFFFF
        mask[word + 1] = at_low >> 32 | (at_high & 0xFFFF) << 16
        mask[word + 2] = at_high >> 16


@compiled
def legal(t: Row, s: Row, seat: int, mask: Row) -> None:
    """Write all actions of a seat, as bits of 32-bit words that are 0 before."""
    if not _may_act(t, s, seat):
        return
    if s[PHASE] == PUT_DIE:
        values = rolled_values(s)
        for value in range(6):
            mask[0] |= (values >> 4 * value & 1) * (3 << (PUT + 2 * value))
        return
    if s[PHASE] == TAKE_DIE:
        spaces = dice_spaces(s)
        for space in range(6):
            mask[0] |= (spaces >> 8 * space & 1) << (TAKE + space)
        return
    mine = TAGGER + seat * TAGGER_FIELDS
    low, high = s[mine + FREE_LO], s[mine + FREE_HI]
    mask[0] = _kinds(t, s) << CHECK
    _mark(t, shape_of_die(s), False, low, high, mask)
    if s[mine + DRONE] < DRONES:
        for picture in range(PICTURES):
            _mark(t, on_hq(s, picture), True, low, high, mask)


@compiled
def may(t: Row, s: Row, seat: int, action: int) -> bool:
    """Tell whether one action is legal, or one outcome possible."""
    if seat == CHANCE:
        return can_happen(t, s, action)
    if action < 0 or action >= t[T_COUNT] or not _may_act(t, s, seat):
        return False
    if s[PHASE] == PUT_DIE:
        return bool(action < TAKE and rolled_values(s) >> 4 * ((action - PUT) >> 1) & 1)
    if s[PHASE] == TAKE_DIE:
        return bool(TAKE <= action < CHECK and dice_spaces(s) >> 8 * (action - TAKE) & 1)
    if action < DRAWING:
        return bool(CHECK <= action <= FREE_LOOK and _kinds(t, s) >> (action - CHECK) & 1)
    return _may_draw(t, s, seat, action)


@compiled
def _may_draw(t: Row, s: Row, seat: int, action: int) -> bool:
    """Tell whether the squares are free and have a shape that may be drawn (T3.2 to T3.5, T3.8)."""
    mine = TAGGER + seat * TAGGER_FIELDS
    way, anchor = way_of(t, action), anchor_of(action)
    is_shape = False
    if is_drone(t, action):
        if s[mine + DRONE] < DRONES:
            for picture in range(PICTURES):
                is_shape |= on_hq(s, picture) == t[T_WAY + way * WAY + W_SHAPE]
    else:
        shape = shape_of_die(s)
        for own in range(t[T_SHAPE + shape], t[T_SHAPE + shape + 1]):
            is_shape |= t[T_WAY + own * WAY + W_TAG] == action - anchor
    return bool(is_shape) and has_room(t, way, anchor, s[mine + FREE_LO], s[mine + FREE_HI])


@compiled
def pick(t: Row, s: Row, seat: int, number: int) -> int:
    """Return an action by 48 random bits."""
    if s[PHASE] == PUT_DIE:
        values = rolled_values(s)
        n = below(number, 2 * popcount(values))
        return PUT + (nth_bit(values, n >> 1) >> 1) + (n & 1)
    if s[PHASE] == TAKE_DIE:
        spaces = dice_spaces(s)
        return TAKE + (nth_bit(spaces, below(number, popcount(spaces))) >> 3)
    return _pick_use(t, s, TAGGER + seat * TAGGER_FIELDS, number)


@compiled
def _pick_use(t: Row, s: Row, mine: int, number: int) -> int:
    """Return a use of a die by a random number; a shape that a drone could bring counts as much as one drawing of the die's shape."""
    low, high = s[mine + FREE_LO], s[mine + FREE_HI]
    shape = shape_of_die(s)
    tags, counts = count_drawings(t, shape, low, high)
    pictures = _pictures(t, s, mine)
    kinds = _kinds(t, s)
    drones = popcount(pictures)
    total = tags + drones + popcount(kinds)
    n = below(number, total)
    if n < tags:
        drawing = nth_drawing(t, shape, low, high, counts, n)
        return t[T_WAY + drawing // CELLS * WAY + W_TAG] + drawing % CELLS
    n -= tags
    if n >= drones:
        return CHECK + nth_bit(kinds, n - drones)
    shape = on_hq(s, nth_bit(pictures, n))
    rest = number * total & (NUMBERS - 1)  # the random bits that `below` has not used
    tags, counts = count_drawings(t, shape, low, high)
    return drone_id(t, 0) + nth_drawing(t, shape, low, high, counts, below(rest, tags))


assert HALF == 48, "a way fills three words of a mask"
