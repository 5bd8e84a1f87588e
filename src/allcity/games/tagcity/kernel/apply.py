"""The effects of actions, by the kernel, which trusts that they are legal."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import CHANCE, Row
from allcity.games.tagcity.data import BUBBLES, RING, SMALL
from allcity.games.tagcity.kernel.layout import (
    ACT,
    BUBBLE,
    CHECK,
    CIRCLED,
    CROSSED,
    DICE,
    DRAWING,
    DRONE,
    FINAL,
    FIRST,
    FREE_HI,
    FREE_LO,
    FREE_LOOK,
    HIGH,
    LEADER,
    LEADER_DRAWN,
    LEADS,
    LOW,
    LOW48,
    OVER_NOW,
    PHASE,
    PUT,
    PUT_DIE,
    RING_BITS,
    RINGED,
    ROLL,
    ROLLED,
    ROUND,
    SEALED,
    T_COUNT,
    T_FIRST,
    T_KINDS,
    T_RING,
    T_RINGED,
    T_SEATS,
    T_THROW,
    TAGGER,
    TAGGER_FIELDS,
    TAKE,
    TAKE_DIE,
    TAKEN,
    THROWN,
    TOKEN_DRAWN,
    TOKENS,
    TURN,
)
from allcity.games.tagcity.kernel.legal import open_choices
from allcity.games.tagcity.kernel.score import completed, reasons
from allcity.games.tagcity.kernel.shapes import anchor_of, is_drone, squares, way_of


@compiled
def setup(t: Row, s: Row) -> None:
    """Write the first position into a row of zeros (T1)."""
    s[FIRST] = t[T_FIRST]
    s[RINGED] = t[T_RINGED]
    s[RING_BITS] = t[T_RING]
    for seat in range(t[T_SEATS]):
        s[TAGGER + seat * TAGGER_FIELDS + FREE_LO] = LOW48
        s[TAGGER + seat * TAGGER_FIELDS + FREE_HI] = LOW48
    _begin(s)


@compiled
def _begin(s: Row) -> None:
    """Go on with the set-up until chance has to act."""
    if s[RINGED] < RING:
        s[PHASE] = TOKEN_DRAWN
    elif s[FIRST] < 0:
        s[PHASE] = LEADER_DRAWN
    else:
        s[LEADER] = s[FIRST]
        _start_round(s)


@compiled
def _start_round(s: Row) -> None:
    """Wait for the leader's roll (T2.1)."""
    s[ROUND] += 1
    s[PHASE] = ROLL
    s[ROLLED] = 0
    s[DICE] = 0
    s[TAKEN] = 0


@compiled
def apply(t: Row, s: Row, seat: int, action: int) -> None:
    """Do an action of a seat, or an outcome of chance."""
    if seat == CHANCE:
        _happen(t, s, action - t[T_COUNT])
    elif s[PHASE] == FINAL:
        _seal(t, s, seat, action)
    elif s[PHASE] == PUT_DIE:
        _put(t, s, action - PUT)
    elif s[PHASE] == TAKE_DIE:
        _take(s, action - TAKE)
    else:
        if action >= DRAWING:
            s[CROSSED] |= _draw(t, s, seat, action, s[CROSSED])
        else:
            _circle(s, seat, first_bubble(t, s, action - CHECK))
        _next_turn(t, s)


@compiled
def _happen(t: Row, s: Row, number: int) -> None:
    if number >= THROWN:
        s[ROLLED] = t[T_THROW + number - THROWN]
        s[PHASE] = PUT_DIE
        return
    if number >= LEADS:
        s[FIRST] = number - LEADS
    else:
        s[RING_BITS] |= (number - TOKENS + SMALL) << 4 * s[RINGED]
        s[RINGED] += 1
    _begin(s)


@compiled
def _left_of(t: Row, seat: int) -> int:
    """Return the next seat clockwise."""
    return seat + 1 if seat + 1 < t[T_SEATS] else 0


@compiled
def _put(t: Row, s: Row, number: int) -> None:
    """Move a die from the leader's hand to the ring (T2.2): to the space before its face, or after it."""
    value, is_after = number >> 1, number & 1
    space = value if is_after else (value + 5) % 6
    s[ROLLED] -= 1 << 4 * value
    s[DICE] += 1 << 4 * (2 * space + 1 - is_after)
    if s[ROLLED] == 0:
        s[PHASE] = TAKE_DIE
        s[TURN] = _left_of(t, s[LEADER])


@compiled
def _take(s: Row, space: int) -> None:
    """Take the die of lower value from a space (T2.3): that of face 1 lies after space 6, the others after theirs."""
    lower = 8 * space + 4 * (space == RING - 1)
    lower ^= 4 * (s[DICE] >> lower & 15 == 0)
    s[DICE] -= 1 << lower
    s[TAKEN] = space + 1
    s[PHASE] = ACT


@compiled
def _draw(t: Row, s: Row, seat: int, action: int, crossed: int) -> int:
    """Draw, and score what is completed (T5.2 to T5.5); return the features whose high value is now this tagger's."""
    mine = TAGGER + seat * TAGGER_FIELDS
    low, high = squares(t, way_of(t, action), anchor_of(action))
    s[mine + FREE_LO] ^= low
    s[mine + FREE_HI] ^= high
    s[mine + DRONE] += is_drone(t, action)
    done = completed(t, s[mine + FREE_LO], s[mine + FREE_HI]) & ~(s[mine + HIGH] | s[mine + LOW])
    s[mine + HIGH] |= done & ~crossed
    s[mine + LOW] |= done & crossed
    return done & ~crossed


@compiled
def first_bubble(t: Row, s: Row, kind: int) -> int:
    """Return the first free bubble of a value, as a bit; none for a free look (T3.13)."""
    for bubble in range(BUBBLES):
        if t[T_KINDS + bubble] == kind and not s[CIRCLED] >> bubble & 1:
            return 1 << bubble
    return 0


@compiled
def _circle(s: Row, seat: int, bubble: int) -> None:
    """Circle a bubble; the others cross it out (T3.12)."""
    s[TAGGER + seat * TAGGER_FIELDS + BUBBLE] |= bubble
    s[CIRCLED] |= bubble


@compiled
def _next_turn(t: Row, s: Row) -> None:
    """Go on with the next tagger to the left, or, after the leader, the final die (T2.3, T2.5)."""
    s[TAKEN] = 0
    if s[TURN] == s[LEADER]:
        s[PHASE] = FINAL
    else:
        s[PHASE] = TAKE_DIE
        s[TURN] = _left_of(t, s[TURN])


@compiled
def _seal(t: Row, s: Row, seat: int, action: int) -> None:
    """Lay a hidden choice for the final die, in place of an earlier one (T4.2)."""
    s[TAGGER + seat * TAGGER_FIELDS + SEALED] = action + 1
    if open_choices(t, s) == 0:
        _reveal(t, s)


@compiled
def _reveal(t: Row, s: Row) -> None:
    """Resolve all choices together; then the round is over (T4.1)."""
    common = _common(t, s)
    crossed = s[CROSSED]  # T4.4: the values that were crossed out before the final die
    for seat in range(t[T_SEATS]):
        mine = TAGGER + seat * TAGGER_FIELDS
        action = s[mine + SEALED] - 1
        s[mine + SEALED] = 0
        if action >= DRAWING:
            s[CROSSED] |= _draw(t, s, seat, action, crossed)
        else:
            _circle(s, seat, common)
    if reasons(s):
        s[PHASE] = OVER_NOW
        s[ROLLED] = 0
        s[DICE] = 0
    else:
        s[LEADER] = _left_of(t, s[LEADER])
        _start_round(s)


@compiled
def foresee(t: Row, s: Row, seat: int, action: int) -> None:
    """Do an action as far as its seat can foresee it, without the sealed choices of others.

    With the final die the seat's own part is done at once (T4.2). Its sealed choice becomes a free look, which says no more
    than that the choice is in: the city and the bubbles show what it was.
    """
    if s[PHASE] != FINAL:
        apply(t, s, seat, action)
        return
    for other in range(t[T_SEATS]):
        s[TAGGER + other * TAGGER_FIELDS + SEALED] = 0
    s[TAGGER + seat * TAGGER_FIELDS + SEALED] = FREE_LOOK + 1
    if action >= DRAWING:
        s[CROSSED] |= _draw(t, s, seat, action, s[CROSSED])
    else:
        _circle(s, seat, first_bubble(t, s, action - CHECK))


@compiled
def _common(t: Row, s: Row) -> int:
    """Return the bubble of all who check: that of the first of them in turn order (T4.3)."""
    seat = s[LEADER]
    for _ in range(t[T_SEATS]):
        seat = _left_of(t, seat)
        action = s[TAGGER + seat * TAGGER_FIELDS + SEALED] - 1
        if action < DRAWING:
            return first_bubble(t, s, action - CHECK)
    return 0
