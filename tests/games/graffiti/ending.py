"""Why every match of Graffiti ends: what is left to happen falls with every action, and cannot fall for ever."""

from __future__ import annotations

from importlib import resources

from allcity.games import graffiti
from allcity.games.graffiti import Edition
from allcity.games.graffiti.data import ALL_BONUSES, END, SIZES, count, total
from allcity.games.graffiti.state import IDLE, NONE, State

HOUSE = resources.files("allcity.games.graffiti").joinpath("house.toml").read_text("utf-8")
SEGMENTS = sum(size * number for size, number in SIZES.items())
# At most 26 segments can be flipped while five graffiti are complete, one more completes the sixth (G8.1), and
# at most two rounds in a row pass without a flip before the next one (G8.7).
FLIPS = SEGMENTS - (sum(SIZES.values()) - (END - 1)) + 1
ROUNDS = FLIPS * IDLE


def most_decisions(edition: Edition, seats: int) -> int:
    """A bound from the rules alone.

    In a round an artist passes and keeps tiles once, and each can allows at most four decisions: spray, discard, pay,
    end. Two neutral tags may follow. Each bonus tile is used once, and brings at most another such turn and its use.
    """
    return ROUNDS * (seats * (4 * edition.cans + 2) + 2) + ALL_BONUSES * 5


def left(state: State) -> tuple[int, ...]:
    """Return numbers that say how much is left to happen; in lexicographic order, every action lowers them.

    Segments to flip, rounds that may still pass without a flip, the stage of the round, and what is left in it.
    """
    rounds = state.flipped + IDLE - state.round
    return (state.incomplete.bit_count(), rounds, *_stage(state))


def _stage(state: State) -> tuple[int, ...]:
    artists = state.artists
    unused = ALL_BONUSES - sum(total(artist.used) for artist in artists)
    if state.phase == "over":
        return (0,)
    if not state.round:
        empty = state.bonus.count(NONE), state.permits.count(0)
        return (6, state.first == NONE, *empty, len(artists) - state.drawer)
    if state.phase == "block":
        return (5, _reveals(state))
    if state.phase == "keep":
        return (3, unused, sum(total(artist.paints) for artist in artists))
    if state.phase == "lay":
        return (2, state.bonus.count(NONE))
    if state.phase in ("show", "neutral"):
        return (1, state.reveals, state.phase == "neutral")
    playing = [artist for artist in artists if not artist.has_passed]
    cans = sum(artist.cans for artist in artists)
    return (4, len(playing), unused, cans, _steps(state))


def _steps(state: State) -> int:
    """Return the stages after placing a can, in their order; the refill takes a step for each empty space."""
    order = {"discard": 22, "pay": 21, "draw": 20, "fill": 2 + state.permits.count(0), "after": 1}
    return order.get(state.phase, 0)


def _reveals(state: State) -> int:
    """Return how many permits can be revealed before the blocking token moves (G9.1).

    When the stack holds no other section, it runs out first and the discard pile is shuffled.
    """
    stack, pile = total(state.stack), total(state.discard)
    same = count(state.stack, state.blocked - 1) if state.blocked else 0
    return stack if same < stack else stack + (stack + pile) + 1


def editions() -> list[Edition]:
    """The house edition, and others at the edge of what the checker allows."""
    many = HOUSE.replace("cans = 5", "cans = 9").replace("bonus = 4", "bonus = 8")
    many = many.replace('"6 stack"', '"6 7", "8 stack"')
    few = HOUSE.replace("cans = 5", "cans = 2").replace("bonus = 4", "bonus = 1")
    few = few.replace('"2 3", "4 5", "6 stack"', '"2 stack"')
    for number, permits in enumerate((26, 1, 1, 1, 1), 1):
        few = few.replace(f"\n{number} = 6", f"\n{number} = {permits}")
    readings = [graffiti.read_edition(text) for text in (HOUSE, many, few)]
    editions = [reading.edition for reading in readings if reading.edition]
    assert len({edition.digest for edition in editions}) == len(readings)
    return editions
