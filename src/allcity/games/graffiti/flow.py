"""The flow of a turn and of a round (G2, G7).

These functions change the fresh state that they get, until somebody is asked or chance has to act.
"""

from __future__ import annotations

from allcity.core.game import Seat
from allcity.games.graffiti.data import SAVE, kinds, total
from allcity.games.graffiti.legal import KEPT, keeps, uses
from allcity.games.graffiti.state import NEUTRAL, NONE, State

_NEUTRAL_TAGS = {2: 2, 3: 1, 4: 0}  # G1.8, G7.4


def draw_permit(state: State) -> None:
    """Draw the top token of the stack, if there is one (G4.1)."""
    state.restock()
    if state.stack:
        state.phase = "draw"
        state.drawer = state.turn
    else:
        fill_permits(state)


def fill_permits(state: State) -> None:
    """Fill empty spaces at once, as long as there are tokens (G4.4)."""
    if 0 in state.permits:
        state.restock()
        if state.stack:
            state.phase = "fill"
            return
    finish_action(state)


def finish_action(state: State) -> None:
    """End the turn, unless a bonus tile could still be used in it (G6.1)."""
    if uses(state, state.turn):
        state.phase = "after"
    else:
        end_turn(state)


def end_turn(state: State) -> None:
    """Go on with the same artist after an extra action (G6.5), otherwise with the next one."""
    if state.extra:
        state.extra -= 1
        state.phase = "turn"
    else:
        next_turn(state)


def next_turn(state: State) -> None:
    """Go on with the next artist clockwise who has not passed (G2.1, G2.5)."""
    seats = len(state.artists)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if not state.artists[seat].has_passed:
            state.turn = seat
            state.phase = "turn"
            return
    _end_round(state)  # G2.6


def _end_round(state: State) -> None:
    """Return cans, markers, the bobby and the paid tiles (G7.1, G6.6, G6.10, G5.5)."""
    if state.is_decided:
        state.reason = "sprays"
    state.paints += sum(artist.paid for artist in state.artists)
    cans = state.board.edition.cans
    state.artists = tuple(
        artist._replace(paid=0, cans=cans, has_passed=False, marker=NONE)
        for artist in state.artists
    )
    state.placed = ()
    state.occupied = state.closed = 0
    state.bobby = NONE
    ask_to_keep(state, 0)


def ask_to_keep(state: State, step: int) -> None:
    """Ask each artist who has a choice of paint tiles, from the first player on (G7.2)."""
    seats = len(state.artists)
    for later in range(step, seats):
        seat = (state.first + later) % seats
        choices = keeps(state.artists[seat].paints, state.has(seat, SAVE))
        if len(choices) > 1:
            state.turn = seat
            state.phase = "keep"
            return
        if choices:
            keep(state, seat, choices[0].tiles)
    refill_bonus(state)


def keep(state: State, seat: Seat, tiles: int) -> None:
    """Keep these tiles, by a save if there are three (G6.9); the others are returned (G7.2)."""
    artist = state.artists[seat]
    state.paints += artist.paints - tiles
    if total(tiles) > KEPT:
        artist = artist.without(SAVE)
    state.put(seat, artist._replace(paints=tiles))


def refill_bonus(state: State) -> None:
    """Draw a new tile for each empty space, while the stack lasts (G7.3); then come the neutral tags."""
    if NONE in state.bonus and state.bonus_stack:
        state.phase = "lay"
    else:
        state.reveals = _NEUTRAL_TAGS[len(state.artists)]
        next_reveal(state)


def next_reveal(state: State) -> None:
    """Reveal permits for neutral tags with two or three artists, then discard them (G7.4)."""
    state.section = 0
    if state.reveals:
        state.restock()
        if state.stack:
            state.phase = "show"
            return
        state.reveals = 0
    state.discard += state.revealed
    state.revealed = 0
    _next_round(state)


def _next_round(state: State) -> None:
    """Begin the next round, unless six graffiti are complete (G8.1) or nothing happens any more (G8.7)."""
    if state.is_decided:
        state.reason = state.reason or "neutral"
        state.phase = "over"
    elif state.is_last_chance:
        state.reason = "idle"
        state.phase = "over"
    else:
        start_round(state)


def ask_to_flip(state: State, section: int) -> None:
    """Ask the first player to flip a segment of the revealed section (G7.4), if there is one (G7.5)."""
    flips = state.board.sections[section] & state.incomplete
    if flips.bit_count() > 1:
        state.phase = "neutral"
        state.turn = state.first
        state.section = section
        return
    if flips:
        tag(state, flips.bit_length() - 1, NEUTRAL)
    next_reveal(state)


def tag(state: State, segment: int, owner: int) -> None:
    """Flip a segment and put a tag on it (G5.6, G7.4)."""
    state.incomplete &= ~(1 << segment)
    state.flipped = state.round
    state.tags = (*state.tags[:segment], owner, *state.tags[segment + 1 :])


def start_round(state: State) -> None:
    """Start with the holder of the first-player token (G2.1), once a section is blocked (G9.1)."""
    state.round += 1
    state.turn = state.first
    state.phase = "turn"
    if state.has_blocking:
        next_block(state)


def next_block(state: State) -> None:
    """Reveal for the blocking token (G9.1).

    It stays in its section when the stack is used up and the discard pile has no other section: that
    pile is open, so this reveals nothing about the stack.
    """
    if not state.stack and set(kinds(state.discard)) - {state.blocked - 1}:
        state.restock()
    state.phase = "block" if state.stack else "turn"
