"""The end of a round and the beginning of the next one (G7, G8, G9.1), and the beginning of a match (G1)."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.data import END, SAVE
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel import stages as to
from allcity.games.graffiti.kernel.stages import has_empty_slot, restock, use
from allcity.games.graffiti.kernel.tiles import artist_at, count, kinds, total
from allcity.games.graffiti.state import IDLE


@compiled
def end_stages(t: Row, s: Row, stage: int, detail: int) -> int:
    if stage == to.ASK_TO_KEEP:
        stage = _ask_to_keep(t, s, detail)
    if stage == to.REFILL_BONUS:
        stage = _refill_bonus(t, s)
    if stage == to.ASK_TO_FLIP:
        stage = _ask_to_flip(t, s, detail)
    if stage == to.NEXT_REVEAL:
        stage = _next_reveal(s)
    if stage == to.NEXT_ROUND:
        stage = _next_round(t, s)
    return stage


@compiled
def _is_decided(t: Row, s: Row) -> bool:
    """Tell whether enough graffiti are complete (G8.1)."""
    complete = 0
    for index in range(at.GRAFFITI):
        if s[at.F_INCOMPLETE] & t[at.T_GRAFFITI + index] == 0:
            complete += 1
    return complete >= END


@compiled
def end_round(t: Row, s: Row) -> int:
    """Return cans, markers, the bobby and the paid tiles (G7.1, G6.6, G6.10, G5.5)."""
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
    return to.ASK_TO_KEEP


@compiled
def _ask_to_keep(t: Row, s: Row, step: int) -> int:
    """Ask each artist who has a choice of paint tiles, from the first player on (G7.2)."""
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
                return to.ASKED
            keep(s, artist, paints // number * 2)  # two of the only kind
    return to.REFILL_BONUS


@compiled
def keep(s: Row, artist: int, tiles: int) -> None:
    """Keep these tiles, by a save if there are three (G6.9); the others are returned (G7.2)."""
    s[at.F_PAINTS] += s[artist + at.A_PAINTS] - tiles
    if total(tiles) > 2:
        use(s, artist, SAVE, 1)
    s[artist + at.A_PAINTS] = tiles


@compiled
def _refill_bonus(t: Row, s: Row) -> int:
    """Draw a new tile for each empty space, while the stack lasts (G7.3); then come the neutral tags."""
    if s[at.F_BONUS_STACK] and has_empty_slot(s[at.F_BONUS], t[at.T_BONUS_SPACES]):
        s[at.F_PHASE] = at.LAY
        return to.ASKED
    s[at.F_REVEALS] = t[at.T_NEUTRAL_TAGS]
    return to.NEXT_REVEAL


@compiled
def _ask_to_flip(t: Row, s: Row, section: int) -> int:
    """Ask the first player to flip a segment of the revealed section (G7.4), if there is one (G7.5)."""
    flips = t[at.T_SECTIONS + (1 << section - 1)] & s[at.F_INCOMPLETE]
    if flips & flips - 1:
        s[at.F_PHASE] = at.NEUTRAL
        s[at.F_TURN] = s[at.F_FIRST]
        s[at.F_SECTION] = section
        return to.ASKED
    if flips:
        flip(s, flips)
    return to.NEXT_REVEAL


@compiled
def flip(s: Row, segment: int) -> None:
    """Flip a segment, given as its bit (G5.6, G7.4)."""
    s[at.F_INCOMPLETE] &= ~segment
    s[at.F_FLIPPED] = s[at.F_ROUND]


@compiled
def _next_reveal(s: Row) -> int:
    """Reveal permits for neutral tags with two or three artists, then discard them (G7.4)."""
    s[at.F_SECTION] = 0
    if s[at.F_REVEALS]:
        restock(s)
        if s[at.F_STACK]:
            s[at.F_PHASE] = at.SHOW
            return to.ASKED
        s[at.F_REVEALS] = 0
    s[at.F_DISCARD] += s[at.F_REVEALED]
    s[at.F_REVEALED] = 0
    return to.NEXT_ROUND


@compiled
def _next_round(t: Row, s: Row) -> int:
    """Begin the next round, unless six graffiti are complete (G8.1) or nothing happens any more (G8.7)."""
    if _is_decided(t, s):
        if s[at.F_REASON] == 0:
            s[at.F_REASON] = at.BY_NEUTRAL
    elif s[at.F_ROUND] - s[at.F_FLIPPED] >= IDLE:
        s[at.F_REASON] = at.BY_IDLENESS
    else:
        return to.START_ROUND
    s[at.F_PHASE] = at.OVER
    return to.ASKED


@compiled
def begin(t: Row, s: Row) -> int:
    """Go on with the set-up until chance has to act (`graffiti.setup.begin`)."""
    if s[at.F_FIRST] == at.NONE:
        s[at.F_PHASE] = at.FIRST_SEAT  # G1.7
    elif has_empty_slot(s[at.F_BONUS], t[at.T_BONUS_SPACES]):
        s[at.F_PHASE] = at.LAY  # G1.4
    elif has_empty_slot(s[at.F_PERMITS], t[at.T_FACE_UP]):
        s[at.F_PHASE] = at.FILL  # G1.5
    elif s[at.F_DRAWER] + 1 < t[at.T_SEATS]:
        s[at.F_DRAWER] += 1
        s[at.F_PHASE] = at.DRAW  # G1.6
    else:
        s[at.F_DRAWER] = at.NONE
        return to.START_ROUND
    return to.ASKED


@compiled
def start_round(t: Row, s: Row) -> int:
    """Start with the holder of the first-player token (G2.1), once a section is blocked (G9.1)."""
    s[at.F_ROUND] += 1
    s[at.F_TURN] = s[at.F_FIRST]
    s[at.F_PHASE] = at.TURN
    return to.NEXT_BLOCK if t[at.T_BLOCKING] else to.ASKED


@compiled
def next_block(s: Row) -> None:
    """Reveal for the blocking token, which stays if no other section can come (G9.1)."""
    if s[at.F_STACK] == 0:
        others = kinds(s[at.F_DISCARD], at.SECTIONS)
        if s[at.F_BLOCKED]:
            others &= ~(1 << s[at.F_BLOCKED] - 1)
        if others:
            restock(s)
    s[at.F_PHASE] = at.BLOCK if s[at.F_STACK] else at.TURN
