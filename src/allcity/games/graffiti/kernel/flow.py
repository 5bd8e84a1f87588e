"""The flow of a turn and of a round (`graffiti.flow`).

The rules call one function after another; here each stage says which stage follows, and `advance` goes through
them once in their order: no stage leads back to an earlier one.
"""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel import stages as to
from allcity.games.graffiti.kernel.rounds import (
    begin,
    end_round,
    end_stages,
    next_block,
    start_round,
)
from allcity.games.graffiti.kernel.stages import has_empty_slot, restock
from allcity.games.graffiti.kernel.tiles import artist_at
from allcity.games.graffiti.kernel.words import reserves, uses


@compiled
def advance(t: Row, s: Row, stage: int, detail: int) -> None:
    """Go on from a stage until somebody is asked; `detail` is the step of keeping or the section to flip."""
    if stage <= to.NEXT_TURN:
        stage = _turn_stages(t, s, stage)
    if stage == to.END_ROUND:
        stage = end_round(t, s)
        detail = 0
    if stage > to.END_ROUND:
        stage = end_stages(t, s, stage, detail)
    if stage == to.BEGIN:
        stage = begin(t, s)
    if stage == to.START_ROUND:
        stage = start_round(t, s)
    if stage == to.NEXT_BLOCK:
        next_block(s)


@compiled
def _turn_stages(t: Row, s: Row, stage: int) -> int:
    if stage == to.DRAW_PERMIT:
        stage = _draw_permit(s)
    if stage == to.FILL_PERMITS:
        stage = _fill_permits(t, s)
    if stage == to.FINISH_ACTION:
        stage = _finish_action(t, s)
    if stage == to.END_TURN:
        stage = _end_turn(s)
    if stage == to.NEXT_TURN:
        stage = _next_turn(t, s)
    return stage


@compiled
def _draw_permit(s: Row) -> int:
    """Draw the top token of the stack, if there is one (G4.1)."""
    restock(s)
    if s[at.F_STACK] == 0:
        return to.FILL_PERMITS
    s[at.F_PHASE] = at.DRAW
    s[at.F_DRAWER] = s[at.F_TURN]
    return to.ASKED


@compiled
def _fill_permits(t: Row, s: Row) -> int:
    """Fill empty spaces at once, as long as there are tokens (G4.4)."""
    if has_empty_slot(s[at.F_PERMITS], t[at.T_FACE_UP]):
        restock(s)
        if s[at.F_STACK]:
            s[at.F_PHASE] = at.FILL
            return to.ASKED
    return to.FINISH_ACTION


@compiled
def _finish_action(t: Row, s: Row) -> int:
    """End the turn, unless a bonus tile could still be used in it (G6.1)."""
    if uses(s) or reserves(t, s):
        s[at.F_PHASE] = at.AFTER
        return to.ASKED
    return to.END_TURN


@compiled
def _end_turn(s: Row) -> int:
    """Go on with the same artist after an extra action (G6.5), otherwise with the next one."""
    if s[at.F_EXTRA] == 0:
        return to.NEXT_TURN
    s[at.F_EXTRA] -= 1
    s[at.F_PHASE] = at.TURN
    return to.ASKED


@compiled
def _next_turn(t: Row, s: Row) -> int:
    """Go on with the next artist clockwise who has not passed (G2.1, G2.5)."""
    seats = t[at.T_SEATS]
    seat = s[at.F_TURN]
    for _ in range(seats):
        seat = seat + 1 if seat + 1 < seats else 0
        if s[artist_at(seat) + at.A_PASSED] == 0:
            s[at.F_TURN] = seat
            s[at.F_PHASE] = at.TURN
            return to.ASKED
    return to.END_ROUND  # G2.6
