"""The checked door to a game's rules."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from allcity.core.errors import IllegalAction
from allcity.core.game import CHANCE, A, E, Game, Grouped, S, Seat, V


def play(
    game: Game[S, A, V, E], state: S, seat: Seat, action: A, legal: Sequence[A] | None = None
) -> S:
    """The state after a legal action; a forbidden one raises `IllegalAction`.

    A caller who has already asked for the seat's legal actions hands them over as `legal`.
    """
    if seat == CHANCE:
        is_legal = any(action == outcome for outcome, _ in game.chance(state))
    else:
        is_legal = action in (game.legal(state, seat) if legal is None else legal)
    if is_legal:
        return game.apply(state, seat, action)
    refusal = game.explain(state, seat, action)
    assert refusal is not None, f"{game.text(action)} is not legal, and explain does not say why"
    raise IllegalAction(game.META.key, refusal)


def draw(outcomes: Sequence[tuple[A, int]], point: int) -> A:
    """The outcome in whose weight the point falls, for 0 <= point < the sum of weights."""
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    raise AssertionError("the point lies beyond the weights")


def pick(legal: Sequence[A], rng: Random) -> A:
    """Any legal action, for random play."""
    return legal.pick(rng) if isinstance(legal, Grouped) else rng.choice(legal)


def random_steps(game: Game[S, A, V, E], state: S, rng: Random) -> Iterator[tuple[Seat, A, S]]:
    """Random play to the end; yields who acted, the action, and the state after it."""
    while seats := game.active(state):
        seat = seats[0] if len(seats) == 1 else rng.choice(seats)
        if seat == CHANCE:
            outcomes = game.chance(state)
            total = sum([weight for _, weight in outcomes])
            action = draw(outcomes, rng.randrange(total))
        else:
            action = pick(game.legal(state, seat), rng)
        state = game.apply(state, seat, action)
        yield seat, action, state
