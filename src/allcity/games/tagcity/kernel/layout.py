"""The layout of the kernel's data: the tables of a set-up, the row of a match, and the ids of actions.

A city is two words of 48 bits, rows 1 to 4 and rows 5 to 8, so that no number is ever negative.
"""

from __future__ import annotations

from allcity.fast.rows import HEADER
from allcity.games.tagcity.data import BIG, BUBBLES, DISTRICTS, DRONES, HEIGHT, RING, SMALL, WIDTH

VERSION = 1
SEATS = 4  # at most
HALF = WIDTH * HEIGHT // 2  # bits of a word of a city
CELLS = WIDTH * HEIGHT
LOW48 = (1 << HALF) - 1
FEATURES = WIDTH + HEIGHT + len(DISTRICTS)
ALL_FEATURES = (1 << FEATURES) - 1
SHAPES = SMALL + BIG  # the small ones first
WAYS = 8  # in which a shape can lie, at most

# Tables: the options, the printed facts, and the ways in which shapes lie.
T_SEATS = 0
T_FIRST = 1  # the first leader, or -1 if drawn
T_RINGED = 2  # how many shapes lie on the ring before the first draw: none or all
T_RING = 3  # packed like `RING_BITS` below
T_COUNT = 4  # of the ids of seats' actions
T_BIG_WAY = 5  # the first way of the first big shape
T_BIG_WAYS = 6  # how many ways the big shapes have
T_ROLLS = 7  # how many throws there are
T_WORDS = 8  # how many more words of steps the ways have: all as many as the largest shape
T_BOX_WIDTH, T_BOX_HEIGHT = 9, 10  # of a rectangle that has room for every shape
T_BOX_LO, T_BOX_HI = 11, 12  # its anchors in an empty city; none if it is too large for one
T_HIGH = 13
T_LOW = T_HIGH + FEATURES
T_DRONES = T_LOW + FEATURES  # sums of the first n values of the remote
T_BUBBLES = T_DRONES + DRONES + 1
T_KINDS = T_BUBBLES + BUBBLES  # of each bubble: the place of its value among the different ones
T_DISTRICT_LO = T_KINDS + BUBBLES
T_DISTRICT_HI = T_DISTRICT_LO + len(DISTRICTS)
T_SHAPE = T_DISTRICT_HI + len(DISTRICTS)  # of each shape: its first way; one more closes the list
T_WAY = T_SHAPE + SHAPES + 1
W_LO, W_HI = 0, 1  # anchors in an empty city
W_FORM_LO, W_FORM_HI = 2, 3  # the squares at anchor 0
W_TAG = 4  # the id of `tag` at anchor 0; equal shapes share theirs
W_SHAPE = 5
W_STEPS = 6  # the steps from cell to cell, five of five bits; more of them from `W_MORE` on
W_MORE = 7
WAY = 8  # numbers of a way
STEP_BITS = 5  # a step is less than two rows
STEPS = 5  # of a word
T_THROW = T_WAY + SHAPES * WAYS * WAY  # of each throw: the dice by value, packed
THROWS = 252  # of five dice
T_BELOW = T_THROW + THROWS  # the weight of all throws up to this one
T_MORE = T_BELOW + THROWS  # steps of ways with more than five cells

# The row of a match.
PHASE = HEADER
ROUND = HEADER + 1
FIRST = HEADER + 2  # -1 before the first leader is named
LEADER = HEADER + 3
TURN = HEADER + 4
TAKEN = HEADER + 5
RINGED = HEADER + 6  # how many shapes lie on the ring
RING_BITS = HEADER + 7  # four bits for each space
ROLLED = HEADER + 8  # four bits for each value: how many dice in the leader's hand
DICE = HEADER + 9  # four bits for each space and face: how many dice
CROSSED = HEADER + 10
CIRCLED = HEADER + 11
TAGGER = HEADER + 12
FREE_LO, FREE_HI, HIGH, LOW, DRONE, BUBBLE, SEALED = range(7)  # SEALED: an id and one, or 0
TAGGER_FIELDS = 7
FIELDS = TAGGER + SEATS * TAGGER_FIELDS

PHASES = ("token", "lead", "roll", "put", "take", "act", "final", "over")
TOKEN_DRAWN, LEADER_DRAWN, ROLL, PUT_DIE, TAKE_DIE, ACT, FINAL, OVER_NOW = range(8)
REASONS = ("highs", "bubbles", "remote")

# Ids of actions. Drawings begin at a whole word of a mask, and a way fills three words.
PUT = 0  # two for each value: the space before it, the space after it
TAKE = 12
CHECK = 18  # one for each different value of a bubble
FREE_LOOK = CHECK + BUBBLES
DRAWING = 32
# Outcomes of chance, counted from the last action of a seat.
TOKENS = 0
LEADS = BIG
THROWN = BIG + SEATS

# The observation: four taggers from the viewer on, then what is common.
O_TAGGED, O_HIGH, O_LOW = 0, CELLS, CELLS + FEATURES
O_DRONES = O_LOW + FEATURES
O_BUBBLES = O_DRONES + 1
O_PRESENT = O_BUBBLES + BUBBLES
O_CHOSEN, O_LEADER, O_TURN, O_FIRST = range(O_PRESENT + 1, O_PRESENT + 5)
O_SEAT = O_FIRST + 1  # numbers of a tagger
O_PHASE = SEATS * O_SEAT
O_RING = O_PHASE + len(PHASES)
O_ROLLED = O_RING + RING * SHAPES
O_DICE = O_ROLLED + 6
O_TAKEN = O_DICE + 12
O_ROUND = O_TAKEN + 6
O_OWN = O_ROUND + 1  # one's own choice for the final die: tag, drone or check
O_OWN_CHECK = O_OWN + 3
O_OWN_SHAPE = O_OWN_CHECK + BUBBLES + 1
O_OWN_SQUARES = O_OWN_SHAPE + SHAPES
OBSERVED = O_OWN_SQUARES + CELLS
