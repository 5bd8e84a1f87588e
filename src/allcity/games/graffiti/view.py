"""The view of a seat: everything but the permits that others drew from the stack (G1.9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from random import Random

from allcity.core.game import Seat
from allcity.core.record import seat_text
from allcity.games.graffiti.actions import Action, Bonus, Discard, Draw, Permit, Spray
from allcity.games.graffiti.apply import apply
from allcity.games.graffiti.data import BONUSES, ONE, PIPS, count, listed, packed, total
from allcity.games.graffiti.legal import discards, sections_paid
from allcity.games.graffiti.score import points
from allcity.games.graffiti.state import IDLE, State
from allcity.games.graffiti.text import text


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat, or a spectator, sees it.

    `position` is a state in which the others hold only the permits they took openly, and all the
    tokens that the viewer has not seen lie in the stack; `hidden` says how many of them each artist
    holds (their number is open, G1.9). `points` are stored, as they count hidden tiles at the end.
    """

    seat: Seat | None
    position: State
    hidden: tuple[int, ...]
    points: tuple[int, ...]

    @property
    def stack(self) -> int:
        """Return how many tokens the stack has."""
        return total(self.position.stack) - sum(self.hidden)


def view(state: State, seat: Seat | None) -> View:
    position = state.copy()
    hidden = []
    for other, artist in enumerate(state.artists):
        unknown = 0 if other == seat else artist.permits - artist.known
        hidden.append(total(unknown))
        if unknown:
            position.stack += unknown
            position.put(other, artist._replace(permits=artist.known))
    return View(seat, position, tuple(hidden), points(state))


def world(view: View, rng: Random) -> State:
    """Return a state that this view cannot tell from the true one: the unseen tokens are dealt again.

    An artist who has begun to spray holds a permit for the segment (G5.2); deals without one are not possible.
    """
    while True:
        state = _dealt(view, rng)
        if state.phase != "discard" or discards(state, state.turn):
            return state


def _dealt(view: View, rng: Random) -> State:
    state = view.position.copy()
    unseen = listed(state.stack)
    rng.shuffle(unseen)
    for seat, number in enumerate(view.hidden):
        if number:
            dealt, unseen = packed(unseen[:number]), unseen[number:]
            artist = state.artists[seat]
            state.put(seat, artist._replace(permits=artist.permits + dealt))
            state.stack -= dealt
    return state


def redact(before: State, actor: Seat, action: Action, seat: Seat | None) -> str:
    """Return the log line of an action; only the artist who draws a permit from the stack sees it (G4.1).

    The line of the action that begins a round also says when the game may end with that round (G8.7).
    """
    if isinstance(action, Draw) and seat != before.drawer:
        return f"drawn {seat_text(before.drawer)}"
    line = text(action)
    may_begin = (
        before.round - before.flipped == IDLE - 1
    )  # checked first, as it is cheap and rarely true
    if may_begin and apply(before, actor, action).is_last_chance:
        return f"{line} ; idle"
    return line


def seen(before: State, action: Action) -> str:
    """Return what lies open on the space from which an action takes: the bonus tile, or the permits that are not from the stack."""
    match action:
        case Bonus(space):
            return f"tile-{BONUSES[before.bonus[space - 1]]}"
        case Permit(space):
            places = before.board.edition.permit_spaces[space - 1].permits
            sections = [before.permits[place] for place in places]
            return " ".join([f"section-{section}" for section in sections if section])
        case _:
            return ""


def tells(before: State, actor: Seat, action: Action) -> bool:
    """Tell whether an action reveals something of a hand, because it would be forbidden with another hand.

    The test is made for a spectator, who knows least: what an action reveals to a seat, it reveals to a spectator.
    """
    match action:
        case Spray(segment):
            section = before.board.segments[segment].section
            hands = _hands(before, actor)
            return any(section not in sections_paid(hand.artists[actor]) for hand in hands)
        case Discard():
            ways = [discards(hand, actor) for hand in _hands(before, actor)]
            return any(action not in actions for actions in ways if actions)
        case _:
            return False


def _hands(state: State, actor: Seat) -> Iterator[State]:
    """Yield the position with every hand that the actor could hold, up to two hidden permits of a kind.

    More of a kind allow nothing that two do not allow (G5.2, G5.3).
    """
    spectated = view(state, None)
    unseen = [count(spectated.position.stack, pips - 1) for pips in PIPS]
    for hand in product(*[range(min(number, 2) + 1) for number in unseen]):
        others = sum(number - 2 for number, held in zip(unseen, hand, strict=True) if held == 2)
        if 0 <= spectated.hidden[actor] - sum(hand) <= others:
            position, artist = spectated.position.copy(), spectated.position.artists[actor]
            held = sum(number * unit for number, unit in zip(hand, ONE, strict=False))
            position.put(actor, artist._replace(permits=artist.permits + held))
            yield position
