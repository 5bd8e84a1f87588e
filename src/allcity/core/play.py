"""Playing by a game's rules with every action checked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import repeat
from operator import is_
from random import Random

from allcity.core.errors import IllegalAction
from allcity.core.game import CHANCE, A, E, Game, Grouped, S, Seat, V


def play(
    game: Game[S, A, V, E], state: S, seat: Seat, action: A | str, legal: Sequence[A] | None = None
) -> S:
    """The state after a legal action, given as a value or as its text; a forbidden one raises `IllegalAction`.

    A caller who has already asked for the seat's legal actions hands them over as `legal`.

    Examples:
        >>> from allcity import CHANCE, GAMES, play
        >>> game = GAMES["tagcity"]
        >>> state = game.setup(2, {"leader": "1"})
        >>> rolled = play(game, state, CHANCE, "roll 1 3 3")
        >>> game.active(state), game.active(rolled)
        ((-1,), (0,))
    """
    if isinstance(action, str):
        action = game.parse(action)
    if seat == CHANCE:
        is_legal = any(action == outcome for outcome, _ in game.chance(state))
    else:
        is_legal = is_among(action, game.legal(state, seat) if legal is None else legal)
    if is_legal:
        return game.apply(state, seat, action)
    _check_kind(game, action)
    refusal = game.explain(state, seat, action)
    assert refusal is not None, f"{game.text(action)} is not legal, and explain does not say why"
    raise IllegalAction(game.META.key, refusal)


def is_among(action: A, legal: Sequence[A]) -> bool:
    """Whether an action is legal; one that was taken from the list itself is found without comparing values, which is slow."""
    return (type(legal) is list and True in map(is_, legal, repeat(action))) or action in legal


def _check_kind(game: Game[S, A, V, E], action: A) -> None:
    """Refuse a value that is no action of this game at all, before its rules are asked why they forbid it."""
    try:
        is_action = isinstance(game.text(action), str)
    except (AttributeError, AssertionError, LookupError, TypeError, ValueError):
        is_action = False
    if not is_action:
        expected = f"An action of {game.META.key} or its text is expected here"
        raise TypeError(f"{expected}, not {action!r}.")


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
    """Random play to the end; yields who acted, the action, and the state after it.

    This is the fastest way to play in Python: nothing is checked, and nothing is logged.

    Examples:
        >>> from random import Random
        >>> from allcity import GAMES, random_steps
        >>> game = GAMES["tagcity"]
        >>> for seat, action, state in random_steps(game, game.setup(2, {}), Random(1)):
        ...     pass
        >>> game.result(state).places
        (1, 2)
    """
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
