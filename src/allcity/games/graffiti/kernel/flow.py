"""What comes next in a turn and in a round (`graffiti.flow`).

The rules call one function after another; here each stage says which stage follows, and `advance` goes through
them once in their order, which no match ever runs through backwards within one action.
"""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.data import END, SAVE
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tiles import artist_at, count, kinds, total
from allcity.games.graffiti.kernel.words import reserves, uses
from allcity.games.graffiti.state import IDLE

(
    ASKED, DRAW_PERMIT, FILL_PERMITS, FINISH_ACTION, END_TURN, NEXT_TURN, END_ROUND, ASK_TO_KEEP,
    REFILL_BONUS, ASK_TO_FLIP, NEXT_REVEAL, NEXT_ROUND, BEGIN, START_ROUND, NEXT_BLOCK,
) = range(15)  # fmt: skip


@compiled
def advance(t: Row, s: Row, stage: int, detail: int) -> None:
    """Go on from a stage until somebody is asked; `detail` is the step of keeping or the section to flip."""
    if stage <= NEXT_TURN:
        stage = _turn_stages(t, s, stage)
    if stage == END_ROUND:
        stage = _end_round(t, s)
        detail = 0
    if stage > END_ROUND:
        stage = _round_stages(t, s, stage, detail)
    if stage == BEGIN:
        stage = _begin(t, s)
    if stage == START_ROUND:
        stage = _start_round(t, s)
    if stage == NEXT_BLOCK:
        _next_block(s)


@compiled
def _turn_stages(t: Row, s: Row, stage: int) -> int:
    if stage == DRAW_PERMIT:
        stage = _draw_permit(s)
    if stage == FILL_PERMITS:
        stage = _fill_permits(t, s)
    if stage == FINISH_ACTION:
        stage = _finish_action(t, s)
    if stage == END_TURN:
        stage = _end_turn(s)
    if stage == NEXT_TURN:
        stage = _next_turn(t, s)
    return stage


@compiled
def _round_stages(t: Row, s: Row, stage: int, detail: int) -> int:
    if stage == ASK_TO_KEEP:
        stage = _ask_to_keep(t, s, detail)
    if stage == REFILL_BONUS:
        stage = _refill_bonus(t, s)
    if stage == ASK_TO_FLIP:
        stage = _ask_to_flip(t, s, detail)
    if stage == NEXT_REVEAL:
        stage = _next_reveal(s)
    if stage == NEXT_ROUND:
        stage = _next_round(t, s)
    return stage


@compiled
def _restock(s: Row) -> None:
    """Before a permit is drawn from an exhausted stack, the discard pile becomes it (G4.4)."""
    if s[at.F_STACK] == 0:
        s[at.F_STACK] = s[at.F_DISCARD]
        s[at.F_DISCARD] = 0


@compiled
def _draw_permit(s: Row) -> int:
    """The artist draws the top token of the stack, if there is one (G4.1)."""
    _restock(s)
    if s[at.F_STACK] == 0:
        return FILL_PERMITS
    s[at.F_PHASE] = at.DRAW
    s[at.F_DRAWER] = s[at.F_TURN]
    return ASKED


@compiled
def empty_slot(slots: int, number: int) -> int:
    """The first of so many spaces on which nothing lies, or the number itself."""
    slot = 0
    while slot < number and slots >> at.SLOT * slot & at.SLOT_BITS:
        slot += 1
    return slot


@compiled
def _has_empty_slot(slots: int, number: int) -> bool:
    return empty_slot(slots, number) < number


@compiled
def _fill_permits(t: Row, s: Row) -> int:
    """Empty spaces are filled at once, as long as there are tokens (G4.4)."""
    if _has_empty_slot(s[at.F_PERMITS], t[at.T_FACE_UP]):
        _restock(s)
        if s[at.F_STACK]:
            s[at.F_PHASE] = at.FILL
            return ASKED
    return FINISH_ACTION


@compiled
def _finish_action(t: Row, s: Row) -> int:
    """The turn is over, unless a bonus tile could still be used in it (G6.1)."""
    if uses(s) or reserves(t, s):
        s[at.F_PHASE] = at.AFTER
        return ASKED
    return END_TURN


@compiled
def _end_turn(s: Row) -> int:
    """The same artist again after an extra action (G6.5), otherwise the next one."""
    if s[at.F_EXTRA] == 0:
        return NEXT_TURN
    s[at.F_EXTRA] -= 1
    s[at.F_PHASE] = at.TURN
    return ASKED


@compiled
def _next_turn(t: Row, s: Row) -> int:
    """The next artist clockwise who has not passed (G2.1, G2.5)."""
    seats = t[at.T_SEATS]
    seat = s[at.F_TURN]
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if s[artist_at(seat) + at.A_PASSED] == 0:
            s[at.F_TURN] = seat
            s[at.F_PHASE] = at.TURN
            return ASKED
    return END_ROUND  # G2.6


@compiled
def _is_decided(t: Row, s: Row) -> bool:
    """Whether enough graffiti are complete (G8.1)."""
    complete = 0
    for index in range(at.GRAFFITI):
        if s[at.F_INCOMPLETE] & t[at.T_GRAFFITI + index] == 0:
            complete += 1
    return complete >= END


@compiled
def _end_round(t: Row, s: Row) -> int:
    """Cans, markers, the bobby and the paid tiles go back (G7.1, G6.6, G6.10, G5.5)."""
    if _is_decided(t, s):
        s[at.F_REASON] = at.BY_SPRAYS
    for seat in range(t[at.T_SEATS]):
        artist = artist_at(seat)
        s[at.F_PAINTS] += s[artist + at.A_PAID]
        s[artist + at.A_PAID] = 0
        s[artist + at.A_CANS] = t[at.T_CANS]
        s[artist + at.A_PASSED] = 0
        s[artist + at.A_MARKER] = at.NONE
    for field in range(at.F_CANS, at.F_CANS + (s[at.F_PLACED] + 3 >> 2)):
        s[field] = 0
    s[at.F_PLACED] = 0
    s[at.F_OCCUPIED] = 0
    s[at.F_CLOSED] = 0
    s[at.F_BOBBY] = at.NONE
    return ASK_TO_KEEP


@compiled
def _ask_to_keep(t: Row, s: Row, step: int) -> int:
    """From the first player on, who has a choice of paint tiles makes it (G7.2)."""
    seats = t[at.T_SEATS]
    for later in range(step, seats):
        seat = (s[at.F_FIRST] + later) % seats
        artist = artist_at(seat)
        paints = s[artist + at.A_PAINTS]
        number = total(paints)
        if number > 2:
            held = kinds(paints, 8)
            if held & held - 1 or count(s[artist + at.A_BONUS], SAVE):
                s[at.F_TURN] = seat
                s[at.F_PHASE] = at.KEEP
                return ASKED
            keep(s, artist, paints // number * 2)  # two of the only kind
    return REFILL_BONUS


@compiled
def keep(s: Row, artist: int, tiles: int) -> None:
    """Keep these tiles, by a save if there are three (G6.9); the rest goes back (G7.2)."""
    s[at.F_PAINTS] += s[artist + at.A_PAINTS] - tiles
    if total(tiles) > 2:
        use(s, artist, SAVE, 1)
    s[artist + at.A_PAINTS] = tiles


@compiled
def use(s: Row, artist: int, tile: int, number: int) -> None:
    """Bonus tiles leave the game when they are used (G6.1)."""
    spent = number << at.BITS * tile
    s[artist + at.A_BONUS] -= spent
    s[artist + at.A_USED] += spent


@compiled
def _refill_bonus(t: Row, s: Row) -> int:
    """A new tile for each empty space, while the stack lasts (G7.3); then the neutral tags."""
    if s[at.F_BONUS_STACK] and _has_empty_slot(s[at.F_BONUS], t[at.T_BONUS_SPACES]):
        s[at.F_PHASE] = at.LAY
        return ASKED
    s[at.F_REVEALS] = t[at.T_NEUTRAL_TAGS]
    return NEXT_REVEAL


@compiled
def _ask_to_flip(t: Row, s: Row, section: int) -> int:
    """The first player flips a segment of the revealed section (G7.4), if there is one (G7.5)."""
    flips = t[at.T_SECTIONS + (1 << section - 1)] & s[at.F_INCOMPLETE]
    if flips & flips - 1:
        s[at.F_PHASE] = at.NEUTRAL
        s[at.F_TURN] = s[at.F_FIRST]
        s[at.F_SECTION] = section
        return ASKED
    if flips:
        flip(s, flips)
    return NEXT_REVEAL


@compiled
def flip(s: Row, segment: int) -> None:
    """Flip a segment, given as its bit (G5.6, G7.4)."""
    s[at.F_INCOMPLETE] &= ~segment
    s[at.F_FLIPPED] = s[at.F_ROUND]


@compiled
def _next_reveal(s: Row) -> int:
    """With two or three artists permits are revealed for neutral tags, then discarded (G7.4)."""
    s[at.F_SECTION] = 0
    if s[at.F_REVEALS]:
        _restock(s)
        if s[at.F_STACK]:
            s[at.F_PHASE] = at.SHOW
            return ASKED
        s[at.F_REVEALS] = 0
    s[at.F_DISCARD] += s[at.F_REVEALED]
    s[at.F_REVEALED] = 0
    return NEXT_ROUND


@compiled
def _next_round(t: Row, s: Row) -> int:
    """The next round, unless six graffiti are complete (G8.1) or nothing happens any more (G8.7)."""
    if _is_decided(t, s):
        if s[at.F_REASON] == 0:
            s[at.F_REASON] = at.BY_NEUTRAL
    elif s[at.F_ROUND] - s[at.F_FLIPPED] >= IDLE:
        s[at.F_REASON] = at.BY_IDLENESS
    else:
        return START_ROUND
    s[at.F_PHASE] = at.OVER
    return ASKED


@compiled
def _begin(t: Row, s: Row) -> int:
    """Go on with the set-up as far as nothing is left to chance (`graffiti.setup.begin`)."""
    if s[at.F_FIRST] == at.NONE:
        s[at.F_PHASE] = at.FIRST_SEAT  # G1.7
    elif _has_empty_slot(s[at.F_BONUS], t[at.T_BONUS_SPACES]):
        s[at.F_PHASE] = at.LAY  # G1.4
    elif _has_empty_slot(s[at.F_PERMITS], t[at.T_FACE_UP]):
        s[at.F_PHASE] = at.FILL  # G1.5
    elif s[at.F_DRAWER] + 1 < t[at.T_SEATS]:
        s[at.F_DRAWER] += 1
        s[at.F_PHASE] = at.DRAW  # G1.6
    else:
        s[at.F_DRAWER] = at.NONE
        return START_ROUND
    return ASKED


@compiled
def _start_round(t: Row, s: Row) -> int:
    """The holder of the first-player token starts (G2.1), once a section is blocked (G9.1)."""
    s[at.F_ROUND] += 1
    s[at.F_TURN] = s[at.F_FIRST]
    s[at.F_PHASE] = at.TURN
    return NEXT_BLOCK if t[at.T_BLOCKING] else ASKED


@compiled
def _next_block(s: Row) -> None:
    """Reveal for the blocking token, which stays if no other section can come (G9.1)."""
    if s[at.F_STACK] == 0:
        others = kinds(s[at.F_DISCARD], at.SECTIONS)
        if s[at.F_BLOCKED]:
            others &= ~(1 << s[at.F_BLOCKED] - 1)
        if others:
            _restock(s)
    s[at.F_PHASE] = at.BLOCK if s[at.F_STACK] else at.TURN
