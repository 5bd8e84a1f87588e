"""The effects of actions; `apply` trusts that an action is legal, and changes only a fresh copy."""

from __future__ import annotations

from allcity.core.game import Seat
from allcity.games.graffiti.actions import (
    Action,
    Block,
    Bobby,
    Bonus,
    Discard,
    Draw,
    End,
    Extra,
    Fill,
    First,
    Keep,
    Lay,
    Neutral,
    Paint,
    Pass,
    Pay,
    Permit,
    Place,
    Reserve,
    Score,
    Show,
    Spray,
)
from allcity.games.graffiti.data import (
    ADD,
    BONUSES,
    DISCOUNT,
    EXTRA,
    ONE,
    PAINTS,
    PERMIT,
    RESERVE,
    VP,
    WILD,
    WILD_PAINT,
    common,
    count,
    packed,
)
from allcity.games.graffiti.flow import (
    ask_to_flip,
    ask_to_keep,
    draw_permit,
    end_turn,
    fill_permits,
    finish_action,
    keep,
    next_block,
    next_reveal,
    next_turn,
    refill_bonus,
    tag,
)
from allcity.games.graffiti.setup import begin
from allcity.games.graffiti.state import NEUTRAL, NONE, Artist, Placed, State


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the position after an action."""
    after = state.copy()
    match action:
        case Paint() | Permit() | Bonus() | Bobby() | Spray():
            _place(after, seat, action)
        case Discard(permits):
            _discard(after, seat, permits)
        case Pay(tiles):
            _pay(after, seat, tiles)
        case Score() | Extra() | Reserve():
            _use(after, seat, action)
        case End():
            end_turn(after)
        case Pass():
            _pass(after, seat)
        case Keep(tiles):
            keep(after, seat, tiles)
            ask_to_keep(after, 1 + (seat - after.first) % len(after.artists))
        case Neutral(segment):
            tag(after, after.board.segments[segment].index, NEUTRAL)
            next_reveal(after)
        case _:
            _happen(after, action)
    return after


def _happen(state: State, action: Action) -> None:
    """Apply an outcome of chance."""
    match action:
        case Fill(pips) | Draw(pips) | Show(pips) | Block(pips):
            state.stack -= ONE[pips - 1]
            _token(state, action, pips)
        case Lay(name):
            tile, space = BONUSES.index(name), state.bonus.index(NONE)
            state.bonus = (*state.bonus[:space], tile, *state.bonus[space + 1 :])
            state.bonus_stack -= ONE[tile]
            refill_bonus(state) if state.round else begin(state)
        case First(first):
            state.first = first
            begin(state)
        case _:
            raise AssertionError(action)


def _token(state: State, action: Action, pips: int) -> None:
    """Take a permit from the stack."""
    if isinstance(action, Fill):
        space = state.permits.index(0)
        state.permits = (*state.permits[:space], pips, *state.permits[space + 1 :])
        fill_permits(state) if state.round else begin(state)
    elif isinstance(action, Draw):
        drawer = state.artists[state.drawer]
        state.put(state.drawer, drawer._replace(permits=drawer.permits + ONE[pips - 1]))
        if state.round:
            state.drawer = NONE
            fill_permits(state)
        else:
            begin(state)
    elif isinstance(action, Show):
        state.revealed += ONE[pips - 1]
        state.reveals -= 1
        ask_to_flip(state, pips)
    else:
        state.discard += ONE[pips - 1]
        if pips == state.blocked:
            next_block(state)  # G9.1: reveal more until the section changes
        else:
            state.blocked = pips
            state.phase = "turn"


def _place(state: State, seat: Seat, action: Place) -> None:
    """Put the cans on the space (G2.3), using up the tiles that help, and do the action of the space."""
    space = state.board.space(action)
    assert space is not None
    cans = state.price(seat, space, action.discount)
    artist = state.artists[seat]
    if action.add:
        artist = artist.without(ADD)
        state.closed |= space.bit  # G6.7
    if action.discount:
        artist = artist.without(DISCOUNT)
    if cans:  # a space with no can on it stays free (G6.8)
        state.occupied |= space.bit & ~state.board.never_full  # G3.2
    state.placed = (*state.placed, Placed(space.name, seat, cans, action.add))
    _take(state, seat, artist._replace(cans=artist.cans - cans), action)


def _take(state: State, seat: Seat, artist: Artist, action: Place) -> None:
    match action:
        case Paint(paint):
            tile = ONE[PAINTS.index(paint)]
            state.paints -= tile
            state.put(seat, artist._replace(paints=artist.paints + tile))
            finish_action(state)
        case Permit(number):
            _take_permits(state, seat, artist, number - 1)
        case Bonus(number):
            tile = state.bonus[number - 1]
            state.bonus = (*state.bonus[: number - 1], NONE, *state.bonus[number:])
            state.put(seat, artist._replace(bonus=artist.bonus + ONE[tile]))
            finish_action(state)
        case Bobby():
            state.bobby = seat
            state.put(seat, artist)
            finish_action(state)
        case Spray(segment):
            state.put(seat, artist)
            state.spray = state.board.segments[segment].index
            state.phase = "discard"


def _take_permits(state: State, seat: Seat, artist: Artist, number: int) -> None:
    """Take the face-up permits of the space (G4.1), and the top of the stack or the first-player token.

    The token moves by that space alone (G4.2, G4.3).
    """
    space = state.board.edition.permit_spaces[number]
    taken = packed(state.permits[at] - 1 for at in space.permits if state.permits[at])
    state.permits = tuple(
        [0 if at in space.permits else pips for at, pips in enumerate(state.permits)]
    )
    state.put(seat, artist._replace(permits=artist.permits + taken, known=artist.known + taken))
    if space.has_first:
        state.first = seat
    if space.has_stack:
        draw_permit(state)
    else:
        fill_permits(state)


def _discard(state: State, seat: Seat, permits: tuple[int, ...]) -> None:
    """Put permits on the discard pile, openly (G5.2, G5.3), or use a permit tile (G6.4)."""
    artist = state.artists[seat]
    if permits:
        spent = packed(pips - 1 for pips in permits)
        # The multisets: what is spent is taken from the known part as far as that is enough.
        known = artist.known - common(artist.known, spent)
        artist = artist._replace(permits=artist.permits - spent, known=known)
        state.discard += spent
    else:
        artist = artist.without(PERMIT)
    state.put(seat, artist)
    state.phase = "pay"


def _pay(state: State, seat: Seat, tiles: int) -> None:
    """Put the paid tiles before the screen (G5.5); VP and tag are gained at once (G5.6)."""
    artist, piece = state.artists[seat], state.sprayed
    wild = count(tiles, WILD_PAINT)
    if wild:
        artist = artist.without(WILD, wild)
    paints = tiles - wild * ONE[WILD_PAINT]
    marker = NONE if artist.marker == piece.index else artist.marker  # G6.6
    artist = artist._replace(
        paints=artist.paints - paints, paid=artist.paid + paints, vp=artist.vp + piece.vp,
        marker=marker,
    )  # fmt: skip
    state.put(seat, artist)
    tag(state, piece.index, seat)
    state.spray = NONE
    finish_action(state)


def _use(state: State, seat: Seat, action: Score | Extra | Reserve) -> None:
    """Use a bonus tile; after the action of the turn, the turn may be over with it (G6.1)."""
    artist = state.artists[seat]
    match action:
        case Score():
            artist = artist.without(VP)
            artist = artist._replace(vp=artist.vp + 2)  # G6.2
        case Extra():
            artist = artist.without(EXTRA)
            state.extra += 1  # G6.5
        case Reserve(segment):
            artist = artist.without(RESERVE)
            artist = artist._replace(marker=state.board.segments[segment].index)  # G6.6
    state.put(seat, artist)
    if state.phase == "after":
        finish_action(state)


def _pass(state: State, seat: Seat) -> None:
    """Pass: the artist is skipped until the round ends (G2.5); an extra action still due lapses."""
    state.put(seat, state.artists[seat]._replace(has_passed=True))
    state.extra = 0
    next_turn(state)
