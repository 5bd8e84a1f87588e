"""The stages of a match after an action, in their order, and the functions that several of them need."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.kernel import layout as at

(
    ASKED, DRAW_PERMIT, FILL_PERMITS, FINISH_ACTION, END_TURN, NEXT_TURN, END_ROUND, ASK_TO_KEEP,
    REFILL_BONUS, ASK_TO_FLIP, NEXT_REVEAL, NEXT_ROUND, BEGIN, START_ROUND, NEXT_BLOCK,
) = range(15)  # fmt: skip


@compiled
def restock(s: Row) -> None:
    """Make the discard pile the stack if that is exhausted, before a permit is drawn (G4.4)."""
    if s[at.F_STACK] == 0:
        s[at.F_STACK] = s[at.F_DISCARD]
        s[at.F_DISCARD] = 0


@compiled
def empty_slot(slots: int, number: int) -> int:
    """Return the first empty one of this many spaces, or their number if there is none."""
    slot = 0
    while slot < number and slots >> at.SLOT * slot & at.SLOT_BITS:
        slot += 1
    return slot


@compiled
def has_empty_slot(slots: int, number: int) -> bool:
    return empty_slot(slots, number) < number


@compiled
def use(s: Row, artist: int, tile: int, number: int) -> None:
    """Remove bonus tiles that are used from the game (G6.1)."""
    spent = number << at.BITS * tile
    s[artist + at.A_BONUS] -= spent
    s[artist + at.A_USED] += spent
