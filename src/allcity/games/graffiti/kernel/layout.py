"""Where everything stands: the fields of a match's row, the canonical spaces, the ids of actions.

A row is a list of 64-bit integers. Tiles are multisets with six bits per kind, as in the rules, so that
all values are positive but for the -1 of `NONE`. An edition may have fewer permit and bonus spaces than
are numbered here; those bits are never set. Raise `VERSION` when an id changes its meaning.
"""

from __future__ import annotations

from allcity.games.graffiti.data import LONGEST, MOST, PAINTS, PIPS, SIZES

VERSION = 1
NONE = -1

# Multisets.
BITS = 6
COUNT = MOST
GUARD = sum(1 << BITS * kind + BITS - 1 for kind in range(9))
PAIRS = sum((COUNT - 1) << BITS * kind for kind in range(5))  # some count above one, of five kinds
WILD_SHIFT = BITS * len(PAINTS)
PAINT_TILES = (1 << WILD_SHIFT) - 1

# What the edition checker allows at most.
SEGMENTS = sum(size * number for size, number in SIZES.items())
GRAFFITI = sum(SIZES.values())
SECTIONS = len(PIPS)
PERMIT_SPACES, FACE_UP, BONUS_SPACES, SEATS = 5, 8, 8, 4

# Spaces by their bit: those of the paint board, permits, bonus tiles, the bobby, the tunnel by cans.
PAINT_AT = 0
PAINT_SPACES = 13
PERMIT_AT = PAINT_AT + PAINT_SPACES
BONUS_AT = PERMIT_AT + PERMIT_SPACES
BOBBY_AT = BONUS_AT + BONUS_SPACES
BOARD_SPACES = BOBBY_AT + 1
TUNNEL_AT = BOARD_SPACES
TUNNEL_2_AT = TUNNEL_AT + SECTIONS
SPACES = TUNNEL_2_AT + SECTIONS
PRIMARY_BITS = 7
BOARD_BITS = (1 << BOARD_SPACES) - 1
TUNNEL_BITS = (1 << SPACES) - 1 - BOARD_BITS
ALL_SECTIONS = (1 << SECTIONS) - 1

# Phases, in the order of `PHASE_NAMES`.
PHASE_NAMES = (
    "first", "lay", "fill", "draw", "block", "show",
    "turn", "discard", "pay", "after", "keep", "neutral", "over",
)  # fmt: skip
FIRST_SEAT, LAY, FILL, DRAW, BLOCK, SHOW = range(6)
TURN, DISCARD, PAY, AFTER, KEEP, NEUTRAL, OVER = range(6, 13)
REASON_NAMES = ("", "sprays", "neutral", "idle")
BY_SPRAYS, BY_NEUTRAL, BY_IDLENESS = 1, 2, 3

# The row of a match: what all share, then what is legal, then the artists, then the placed cans.
(
    F_PHASE, F_TURN, F_FIRST, F_ROUND, F_EXTRA, F_DRAWER, F_SPRAY, F_SECTION, F_REVEALS, F_REVEALED,
    F_FLIPPED, F_BLOCKED, F_BOBBY, F_REASON, F_INCOMPLETE, F_PAINTS, F_PERMITS, F_STACK, F_DISCARD,
    F_BONUS, F_BONUS_STACK, F_OCCUPIED, F_CLOSED, F_PLACED,
    F_LEGAL, F_GROUPS,
) = range(26)  # fmt: skip
F_WORDS = 26
SLOT = 4  # bits of a face-up permit (its pips) or bonus tile (its kind + 1); 0 is an empty space
SLOT_BITS = 15

# Legal actions in groups, each a word of bits with the id of its first action.
G_BASIC, G_DISCARD, G_RESERVE, G_NEUTRAL, G_PLACE, G_SPRAY = 0, 1, 2, 3, 4, 8
G_CHANCE, G_KEEP, GROUPS = 16, 17, 20
F_ARTISTS = F_WORDS + GROUPS
(
    A_PAINTS, A_PERMITS, A_KNOWN, A_BONUS, A_USED, A_PAID, A_CANS, A_PASSED, A_MARKER, A_VP, A_TAGS,
    ARTIST,
) = range(12)  # fmt: skip
PLACED_BITS = 16  # of one placement: space, seat << 6, cans << 8, added << 10; four in a field
PLACED_IN_FIELD = 4

# The ids of actions.
I_PASS, I_END, I_SCORE, I_EXTRA = range(4)
I_DISCARD = 4
DISCARDS = 2 * SECTIONS + 1
I_RESERVE = I_DISCARD + DISCARDS
I_NEUTRAL = I_RESERVE + SEGMENTS
I_PLACE = I_NEUTRAL + SEGMENTS
MODES = 4  # plainly, by add, by discount, by both
I_SPRAY = I_PLACE + MODES * BOARD_SPACES
I_KEEP = I_SPRAY + MODES * 2 * SEGMENTS
KEEP_2, KEEP_3, KEEP_WORD = 36, 120, 60
I_PAY = I_KEEP + KEEP_2 + KEEP_3
PAYS = 2001  # multisets of one to five of nine kinds of tile
ACTIONS = I_PAY + PAYS
I_CHANCE = ACTIONS
(C_FIRST, C_LAY, C_FILL, C_DRAW, C_BLOCK, C_SHOW, OUTCOMES) = (0, 4, 12, 17, 22, 27, 32)
ALL_ACTIONS = ACTIONS + OUTCOMES

# The tables of an edition: one list of 64-bit integers.
(
    T_SEATS, T_BLOCKING, T_CANS, T_FIRST, T_NEUTRAL_TAGS, T_SPACES, T_ONE_CAN, T_FACE_UP, T_BONUS_SPACES,
    T_STACK_SPACE, T_FIRST_SPACE, T_PAINTS, T_STACK, T_BONUS_STACK, T_WIDTH,
) = range(15)  # fmt: skip
T_START = 16
T_PERMIT_SLOTS = T_START + SEATS
T_VP = T_PERMIT_SLOTS + PERMIT_SPACES
T_SECTION = T_VP + SEGMENTS
T_SECTIONS = T_SECTION + SEGMENTS  # by the set of sections, their segments
T_GRAFFITI = T_SECTIONS + (1 << SECTIONS)
T_SIZE = T_GRAFFITI + GRAFFITI
NEEDS = LONGEST + 1
T_LACK = T_SIZE + GRAFFITI  # by colour and tiles that bear it, three bit planes of what is lacking
T_OVER = T_LACK + 5 * NEEDS * 3  # by the same, the segments that want fewer
T_SPACE_TILE = T_OVER + 5 * (NEEDS + 1)
T_TILE_SPACES = T_SPACE_TILE + PAINT_SPACES
T_GROUP = T_TILE_SPACES + 8  # the id of a group's first action
T_KEEP = T_GROUP + GROUPS
T_PAY = T_KEEP + KEEP_2 + KEEP_3
T_WAYS = T_PAY + PAYS  # by segment and bobby: where its ways to pay begin, and how many there are
T_END = T_WAYS + SEGMENTS * 2 * 2
