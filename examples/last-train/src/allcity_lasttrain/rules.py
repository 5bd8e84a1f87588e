"""The rules of Last Train: the first position, the legal actions, their effects, and the result."""

from __future__ import annotations

from collections.abc import Sequence

from allcity.core.game import CHANCE, Options, Result, Seat
from allcity.core.setup import chosen, places
from allcity_lasttrain.data import ALARMS, META, Edition, edition
from allcity_lasttrain.state import Action, Card, Choice, Choose, State, Turn, Writer

STAY, LEAVE = Choose("stay"), Choose("leave")


def setup(seats: int, options: Options, printed: Edition | None = None) -> State:
    """Return the first position: it is night, and everybody is in the yard (L2.1)."""
    nights = int(chosen(META, seats, options)["nights"])
    writers = tuple(Writer() for _ in range(seats))
    return State(printed or edition("house"), nights, 1, (), (), 0, writers, "turn")


def chance(state: State) -> Sequence[tuple[Action, int]]:
    """Return the cards that may be turned up, each with its number as weight (L2.2)."""
    return [(Turn(card), number) for card, number in state.deck] if state.phase == "turn" else ()


def legal(state: State, seat: Seat) -> Sequence[Action]:
    """Return what a writer in the yard may do: stay or leave, and change their mind until all have decided (L3.2)."""
    if state.phase == "choose" and seat in state.yard:
        return (STAY, LEAVE)
    return ()


def apply(state: State, seat: Seat, action: Action) -> State:
    """Return the position after an action."""
    after = state.copy()
    if isinstance(action, Turn):
        _turn(after, action.card)
    else:
        _seal(after, seat, action.choice)
    return after


def _turn(state: State, card: Card) -> None:
    """Turn up a card: a car is shared (L2.2); the second alarm of a kind ends the night (L2.4)."""
    is_second = card in state.turned and card in ALARMS
    state.turned = (*state.turned, card)
    if is_second:
        assert isinstance(card, str)
        state.set_aside = (*state.set_aside, card)
        state.writers = tuple(_caught(writer) for writer in state.writers)
        _end_night(state)
        return
    if isinstance(card, int):
        share, rest = divmod(card, len(state.yard))
        state.left_over += rest
        state.writers = tuple(
            writer._replace(gathered=writer.gathered + share) if writer.is_in_yard else writer
            for writer in state.writers
        )
    state.phase = "choose"


def _caught(writer: Writer) -> Writer:
    """Return a writer after an alarm: one in the yard loses tonight's paint (L2.4)."""
    if not writer.is_in_yard:
        return writer
    return writer._replace(gathered=0, caught=writer.caught + 1)


def _seal(state: State, seat: Seat, choice: Choice) -> None:
    """Lay a hidden choice, in place of an earlier one; the last choice reveals them all (L3.2)."""
    is_last = state.is_last(seat)
    state.writers = (
        *state.writers[:seat],
        state.writers[seat]._replace(sealed=choice),
        *state.writers[seat + 1 :],
    )
    if is_last:
        _reveal(state)


def _reveal(state: State) -> None:
    """Reveal the choices: those who leave share what is left over and are safe (L3.3); the others go on."""
    leaving = [seat for seat in state.yard if state.writers[seat].sealed == "leave"]
    share = 0
    if leaving:
        share, state.left_over = divmod(state.left_over, len(leaving))
    state.writers = tuple(
        writer._replace(sealed=None, is_in_yard=False, gathered=writer.gathered + share)
        if seat in leaving
        else writer._replace(sealed=None)
        for seat, writer in enumerate(state.writers)
    )
    state.phase = "turn"
    if not state.yard:
        _end_night(state)


def _end_night(state: State) -> None:
    """End the night: the paint of those who left is safe (L3.3); the next night begins, or the match ends (L4.1)."""
    state.writers = tuple(
        writer._replace(safe=(*writer.safe, writer.gathered), gathered=0, is_in_yard=True)
        for writer in state.writers
    )
    state.turned, state.left_over = (), 0
    if state.night == state.nights:
        state.phase = "over"
    else:
        state.night += 1
        state.phase = "turn"


def rounds(state: State) -> int:
    """Return how many nights have begun."""
    return state.night


def points(state: State) -> tuple[int, ...]:
    """Return the paint that is safe (L4.2)."""
    return tuple(sum(writer.safe) for writer in state.writers)


def result(state: State) -> Result | None:
    """Return the result: the most paint wins, then the writer who was caught less often (L4.3)."""
    if state.phase != "over":
        return None
    total = points(state)
    ranks = [(total[seat], -writer.caught) for seat, writer in enumerate(state.writers)]
    return Result(total, places(ranks), ("nights",))


def is_asked(state: State, seat: Seat | None) -> bool:
    """Tell whether a seat has something to decide."""
    return seat is not None and seat != CHANCE and bool(legal(state, seat))
