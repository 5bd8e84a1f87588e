"""The layout of the kernel's data: the fields of a match's row, the canonical spaces, the ids of actions.

A row is a list of 64-bit integers. Tiles are multisets with six bits per kind, as in the rules, so that
all values are positive but for the -1 of `NONE`. An edition may have fewer permit and bonus spaces than
are numbered here; those bits are never set. Raise `VERSION` when an id changes its meaning.
"""

from __future__ import annotations

from allcity.fast.rows import HEADER
from allcity.games.graffiti.data import LONGEST, MOST, PAINTS, PIPS, PRIMARIES, SIZES

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
TWO_CANS = sum(
    1 << place
    for place, cans in enumerate(
        cans for paint in PAINTS for cans in ((1,) if paint in PRIMARIES else (1, 2))
    )
    if cans == 2
)  # the spaces of the paint board that demand two
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
REASONS = ("sprays", "neutral", "idle")
BY_SPRAYS, BY_NEUTRAL, BY_IDLENESS = 1, 2, 4

# The row of a match: what all share, the artists, the placed cans, and room for the words of `legal`.
(
    F_PHASE, F_TURN, F_FIRST, F_ROUND, F_EXTRA, F_DRAWER, F_SPRAY, F_SECTION, F_REVEALS, F_REVEALED,
    F_FLIPPED, F_BLOCKED, F_BOBBY, F_REASON, F_INCOMPLETE, F_PAINTS, F_PERMITS, F_STACK, F_DISCARD,
    F_BONUS, F_BONUS_STACK, F_OCCUPIED, F_CLOSED, F_PLACED, F_ARTISTS,
) = range(HEADER, HEADER + 25)  # fmt: skip
(
    A_PAINTS, A_PERMITS, A_KNOWN, A_BONUS, A_USED, A_PAID, A_CANS, A_PASSED, A_MARKER, A_VP, A_TAGS,
    ARTIST,
) = range(12)  # fmt: skip
SLOT = 4  # bits of a face-up permit (its pips) or bonus tile (its kind + 1); 0 is an empty space
SLOT_BITS = 15
F_CANS = F_ARTISTS + SEATS * ARTIST
CANS_BITS = 16  # bits of a placement: its space, seat << 6, cans << 8, whether added << 10
CANS_FIELDS = 17  # four placements in each: at most nine cans for each seat, and 31 discount tiles
F_WORDS = F_CANS + CANS_FIELDS  # working memory for `words`, which is no fact of the match
WORDS = 21
FIELDS = F_WORDS + WORDS

# Ids of actions: 32 to a word. The legal actions are a word of bits for each of these, except payments.
WORD = 32
WORD_BITS = (1 << WORD) - 1
W_SMALL, W_RESERVE, W_NEUTRAL, W_PLACE, W_SPRAY, W_KEEP, W_KEEP_3 = 0, 1, 2, 3, 7, 15, 17
MODES = 4  # plainly, by add, by discount, by both
I_PASS, I_END, I_SCORE, I_EXTRA, I_DISCARD = range(5)
DISCARDS = 2 * SECTIONS + 1
I_RESERVE = WORD * W_RESERVE
I_NEUTRAL = WORD * W_NEUTRAL
I_PLACE = WORD * W_PLACE
I_SPRAY = WORD * W_SPRAY
I_KEEP = WORD * W_KEEP
KEEP_2, KEEP_3 = 36, 120  # multisets of two and of three of eight kinds of tile
I_KEEP_3 = WORD * W_KEEP_3
I_PAY = WORD * WORDS
PAYS = 2001  # multisets of one to five of nine kinds of tile
ACTIONS = I_CHANCE = I_PAY + PAYS
C_FIRST, C_LAY, C_FILL, C_DRAW, C_BLOCK, C_SHOW, OUTCOMES = 0, 4, 12, 17, 22, 27, 32

# The tables of an edition: one list of 64-bit integers.
(
    T_SEATS, T_BLOCKING, T_CANS, T_FIRST, T_NEUTRAL_TAGS, T_SPACES, T_ONE_CAN, T_FACE_UP, T_BONUS_SPACES,
    T_STACK_SPACE, T_FIRST_SPACE, T_PAINTS, T_STACK, T_BONUS_STACK,
) = range(14)  # fmt: skip
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
T_KEEP = T_TILE_SPACES + 8  # by id
T_PAY = T_KEEP + I_PAY - I_KEEP  # by id
T_WAYS = T_PAY + PAYS  # by segment and bobby: where its ways to pay begin, and how many there are
T_END = T_WAYS + SEGMENTS * 2 * 2
