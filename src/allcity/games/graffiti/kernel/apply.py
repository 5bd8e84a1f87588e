"""The effects of actions on the row of a match (`graffiti.apply`), which trusts that they are legal."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.data import ADD, DISCOUNT, EXTRA, PERMIT, RESERVE, VP, WILD
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel import stages as to
from allcity.games.graffiti.kernel.flow import advance
from allcity.games.graffiti.kernel.rounds import flip, keep
from allcity.games.graffiti.kernel.stages import empty_slot, use
from allcity.games.graffiti.kernel.tiles import artist_at, common, one


@compiled
def setup(t: Row, s: Row) -> None:
    """Write the position before the first action (`graffiti.setup`) into a row of zeros."""
    s[at.F_INCOMPLETE] = (1 << at.SEGMENTS) - 1
    s[at.F_PAINTS] = t[at.T_PAINTS]
    s[at.F_STACK] = t[at.T_STACK]
    s[at.F_BONUS_STACK] = t[at.T_BONUS_STACK]
    s[at.F_FIRST] = t[at.T_FIRST]
    s[at.F_BOBBY] = at.NONE
    s[at.F_TURN] = at.NONE
    s[at.F_DRAWER] = at.NONE
    s[at.F_SPRAY] = at.NONE
    for seat in range(t[at.T_SEATS]):
        artist = artist_at(seat)
        s[artist + at.A_PAINTS] = t[at.T_START + seat]
        s[artist + at.A_CANS] = t[at.T_CANS]
        s[artist + at.A_MARKER] = at.NONE
    advance(t, s, to.BEGIN, 0)


@compiled
def apply(t: Row, s: Row, _seat: int, action: int) -> None:
    """Change a row by an action or an outcome of chance."""
    word, bit = action >> 5, action & 31
    detail = 0
    if action >= at.I_CHANCE:
        stage = _happen(t, s, action - at.I_CHANCE)
        detail = s[at.F_SECTION]
    elif action >= at.I_PAY:
        stage = _pay(t, s, t[at.T_PAY + action - at.I_PAY])
    elif word >= at.W_KEEP:
        stage = to.ASK_TO_KEEP
        seats = t[at.T_SEATS]
        detail = 1 + (s[at.F_TURN] - s[at.F_FIRST] + seats) % seats
        keep(s, artist_at(s[at.F_TURN]), t[at.T_KEEP + action - at.I_KEEP])
    elif word >= at.W_SPRAY:
        stage = _spray(t, s, word - at.W_SPRAY, bit)
    elif word >= at.W_PLACE:
        stage = _take(t, s, word - at.W_PLACE, bit)
    else:
        stage = _small(s, action)
    advance(t, s, stage, detail)


@compiled
def _small(s: Row, action: int) -> int:
    """Apply an action with few parts: neutral tags, reservations, discards and the rest."""
    artist = artist_at(s[at.F_TURN])
    if action >= at.I_NEUTRAL:
        flip(s, 1 << action - at.I_NEUTRAL)
        return to.NEXT_REVEAL
    if action >= at.I_RESERVE:
        use(s, artist, RESERVE, 1)
        s[artist + at.A_MARKER] = action - at.I_RESERVE  # G6.6
    elif action >= at.I_DISCARD:
        _discard(s, artist, action - at.I_DISCARD)
        return to.ASKED
    elif action == at.I_SCORE:
        use(s, artist, VP, 1)
        s[artist + at.A_VP] += 2  # G6.2
    elif action == at.I_EXTRA:
        use(s, artist, EXTRA, 1)
        s[at.F_EXTRA] += 1  # G6.5
    elif action == at.I_END:
        return to.END_TURN
    else:
        s[artist + at.A_PASSED] = 1  # G2.5
        s[at.F_EXTRA] = 0
        return to.NEXT_TURN
    return to.FINISH_ACTION if s[at.F_PHASE] == at.AFTER else to.ASKED


@compiled
def _discard(s: Row, artist: int, way: int) -> None:
    """Put permits on the discard pile, openly (G5.2, G5.3), or use a permit tile (G6.4)."""
    if way == 2 * at.SECTIONS:
        use(s, artist, PERMIT, 1)
    else:
        spent = one(way) if way < at.SECTIONS else 2 * one(way - at.SECTIONS)
        s[artist + at.A_KNOWN] -= common(s[artist + at.A_KNOWN], spent)
        s[artist + at.A_PERMITS] -= spent
        s[at.F_DISCARD] += spent
    s[at.F_PHASE] = at.PAY


@compiled
def _place(t: Row, s: Row, space: int, mode: int) -> None:
    """Put the cans on the space (G2.3), using up the tiles that help."""
    seat = s[at.F_TURN]
    artist = artist_at(seat)
    cans = 1 if t[at.T_ONE_CAN] >> space & 1 else 2
    if cans == 2 and space >= at.TUNNEL_AT and s[at.F_BOBBY] == seat:
        cans = 1  # G6.10
    if mode & 1:
        use(s, artist, ADD, 1)
        s[at.F_CLOSED] |= 1 << space  # G6.7
    if mode & 2:
        use(s, artist, DISCOUNT, 1)
        cans -= 1  # G6.8
    if cans:  # a space with no can on it stays free
        s[at.F_OCCUPIED] |= 1 << space & ~at.PRIMARY_BITS  # G3.2
    s[artist + at.A_CANS] -= cans
    number = s[at.F_PLACED]
    placed = space | seat << 6 | cans << 8 | (mode & 1) << 10
    s[at.F_CANS + (number >> 2)] |= placed << at.CANS_BITS * (number & 3)
    s[at.F_PLACED] = number + 1


@compiled
def _spray(t: Row, s: Row, way: int, segment: int) -> int:
    """Begin to spray a segment (G5.4); a way is a mode and the number of cans."""
    section = t[at.T_SECTION + segment] - 1
    _place(t, s, at.TUNNEL_AT + at.SECTIONS * (way & 1) + section, way >> 1)
    s[at.F_SPRAY] = segment
    s[at.F_PHASE] = at.DISCARD
    return to.ASKED


@compiled
def _take(t: Row, s: Row, mode: int, space: int) -> int:
    """Take the tiles of a space of the three boards."""
    _place(t, s, space, mode)
    artist = artist_at(s[at.F_TURN])
    if space < at.PERMIT_AT:
        tile = one(t[at.T_SPACE_TILE + space])
        s[at.F_PAINTS] -= tile
        s[artist + at.A_PAINTS] += tile  # G3.1
    elif space < at.BONUS_AT:
        return _take_permits(t, s, artist, space - at.PERMIT_AT)
    elif space < at.BOBBY_AT:
        shift = at.SLOT * (space - at.BONUS_AT)
        tile = (s[at.F_BONUS] >> shift & at.SLOT_BITS) - 1
        s[at.F_BONUS] &= ~(at.SLOT_BITS << shift)
        s[artist + at.A_BONUS] += one(tile)  # G6.1
    else:
        s[at.F_BOBBY] = s[at.F_TURN]  # G6.10
    return to.FINISH_ACTION


@compiled
def _take_permits(t: Row, s: Row, artist: int, number: int) -> int:
    """Take the face-up permits of the space (G4.1), and the top of the stack or the first-player token (G4.2)."""
    slots = t[at.T_PERMIT_SLOTS + number]
    taken = s[at.F_PERMITS] & slots
    s[at.F_PERMITS] &= ~slots
    while taken:
        pips = taken & at.SLOT_BITS
        if pips:
            s[artist + at.A_PERMITS] += one(pips - 1)
            s[artist + at.A_KNOWN] += one(pips - 1)
        taken >>= at.SLOT
    if number == t[at.T_FIRST_SPACE]:
        s[at.F_FIRST] = s[at.F_TURN]
    return to.DRAW_PERMIT if number == t[at.T_STACK_SPACE] else to.FILL_PERMITS


@compiled
def _pay(t: Row, s: Row, tiles: int) -> int:
    """Put the paid tiles before the screen (G5.5); VP and tag are gained at once (G5.6)."""
    artist, segment = artist_at(s[at.F_TURN]), s[at.F_SPRAY]
    use(s, artist, WILD, tiles >> at.WILD_SHIFT)
    paints = tiles & at.PAINT_TILES
    s[artist + at.A_PAINTS] -= paints
    s[artist + at.A_PAID] += paints
    s[artist + at.A_VP] += t[at.T_VP + segment]
    s[artist + at.A_TAGS] |= 1 << segment
    if s[artist + at.A_MARKER] == segment:
        s[artist + at.A_MARKER] = at.NONE  # G6.6
    flip(s, 1 << segment)
    s[at.F_SPRAY] = at.NONE
    return to.FINISH_ACTION


@compiled
def _happen(t: Row, s: Row, outcome: int) -> int:
    """Apply an outcome of chance."""
    if outcome < at.C_LAY:
        s[at.F_FIRST] = outcome
        return to.BEGIN
    if outcome < at.C_FILL:
        tile = outcome - at.C_LAY
        slot = empty_slot(s[at.F_BONUS], t[at.T_BONUS_SPACES])
        s[at.F_BONUS] |= tile + 1 << at.SLOT * slot
        s[at.F_BONUS_STACK] -= one(tile)
        return to.REFILL_BONUS if s[at.F_ROUND] else to.BEGIN
    return _token(t, s, (outcome - at.C_FILL) % at.SECTIONS)


@compiled
def _token(t: Row, s: Row, kind: int) -> int:
    """Take a permit from the stack."""
    s[at.F_STACK] -= one(kind)
    phase = s[at.F_PHASE]
    if phase == at.FILL:
        slot = empty_slot(s[at.F_PERMITS], t[at.T_FACE_UP])
        s[at.F_PERMITS] |= kind + 1 << at.SLOT * slot
        return to.FILL_PERMITS if s[at.F_ROUND] else to.BEGIN
    if phase == at.DRAW:
        s[artist_at(s[at.F_DRAWER]) + at.A_PERMITS] += one(kind)
        if s[at.F_ROUND] == 0:
            return to.BEGIN
        s[at.F_DRAWER] = at.NONE
        return to.FILL_PERMITS
    if phase == at.SHOW:
        s[at.F_REVEALED] += one(kind)
        s[at.F_REVEALS] -= 1
        s[at.F_SECTION] = kind + 1
        return to.ASK_TO_FLIP
    s[at.F_DISCARD] += one(kind)
    if kind + 1 == s[at.F_BLOCKED]:
        return to.NEXT_BLOCK  # G9.1: reveal more until the section changes
    s[at.F_BLOCKED] = kind + 1
    s[at.F_PHASE] = at.TURN
    return to.ASKED
