"""Tree search over decisions and chance, as small functions: choose, grow, weigh, back up.

Each seat maximises its own share of the win. Hidden things are searched over a few imagined worlds
that share one tree: a node is a line of play, and holds the position of each world in which that line
is possible. In a simultaneous choice the root's seat chooses in the tree; the others choose by
their own quick estimate, which cannot depend on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import exp, sqrt
from random import Random
from typing import Any

from allcity.bots.evaluate import Evaluation, Rated, values
from allcity.bots.seats import respond
from allcity.core.game import CHANCE, Game, Seat
from allcity.core.play import draw
from allcity.fast.search.settings import EXPLORE, MARGIN, NARROWEST, SHARP, UNTRIED, WIDEN

ALIKE = -1  # the key of moves that are the same in all worlds that look alike
Move = tuple[Any, float]


class Node:
    """A line of play: how often it was tried, the shares that it brought, and the nodes that follow.

    Worlds may differ in who acts next, since hidden facts come out: each world has its own actor.
    `view` is what the root's seat sees when it is to act, and `alike` has the worlds in which it sees that.
    """

    __slots__ = ("actors", "alike", "children", "moves", "states", "totals", "view", "visits")

    def __init__(self, seats: int) -> None:
        self.actors: dict[int, Seat | None] = {}
        self.alike: set[int] = set()
        self.visits = 0
        self.totals = [0.0] * seats
        self.children: dict[Any, Node] = {}
        self.states: dict[int, Any] = {}
        self.moves: dict[int, list[Move]] = {}
        self.view: Any = None


@dataclass(slots=True)
class Search:
    """One search: the game, the seat for which it searches, and its random numbers."""

    game: Game[Any, Any, Any, Any]
    evaluation: Evaluation
    me: Seat
    seats: int
    rng: Random
    worlds: list[int] = field(default_factory=list)


def simulate(search: Search, root: Node, world: int) -> None:
    """Go down the tree in one world, add a node, and carry its shares back."""
    node, state, path = root, root.states[world], [root]
    while True:
        if node.actors[world] is None:
            shares = final(search, state)
            break
        if node.visits == 0 and node is not root:
            shares = weigh(search, state)
            break
        action = pick(search, node, state, world)
        node = grow(search, node, action, state, world)
        state = node.states[world]
        path.append(node)
    for node in path:
        node.visits += 1
        for seat, share in enumerate(shares):
            node.totals[seat] += share


def pick(search: Search, node: Node, state: Any, world: int) -> Any:
    """Choose an outcome of chance by its weight; for a seat, an action by its shares so far and its prior."""
    seat = node.actors[world]
    if seat == CHANCE:
        outcomes = search.game.chance(state)
        return draw(outcomes, search.rng.randrange(sum([weight for _, weight in outcomes])))
    assert seat is not None
    moves = moves_of(search, node, state, world)
    scale = EXPLORE * sqrt(node.visits + 1)
    fresh = node.totals[seat] / node.visits - UNTRIED if node.visits else 0.5
    best, chosen = -1.0, moves[0][0]
    for action, prior in moves[: NARROWEST + int(WIDEN * sqrt(node.visits))]:
        child = node.children.get(action)
        if child is None or not child.visits:
            score = fresh + scale * prior
        else:
            score = child.totals[seat] / child.visits + scale * prior / (1 + child.visits)
        if score > best:
            best, chosen = score, action
    return chosen


def moves_of(search: Search, node: Node, state: Any, world: int) -> list[Move]:
    """Return the legal actions with their priors, the best first; the list is shared by worlds that look the same to the seat."""
    key = ALIKE if world in node.alike else world
    moves = node.moves.get(key)
    if moves is None:
        actor = node.actors[world]
        assert actor is not None
        legal = search.game.legal(state, actor)
        moves = node.moves[key] = priors(search.evaluation.prospects(state, actor, legal))
    return moves


def priors(rated: Rated) -> list[Move]:
    """Turn promises in points into chances of being the best."""
    top = max([value for _, value in rated])
    weights = [exp(max(-30.0, (value - top) / SHARP)) for _, value in rated]
    total = sum(weights)
    moves = [(action, weight / total) for (action, _), weight in zip(rated, weights, strict=True)]
    moves.sort(key=lambda move: -move[1])
    return moves


def grow(search: Search, node: Node, action: Any, state: Any, world: int) -> Node:
    """Return the node that follows an action, with its position in this world."""
    child = node.children.get(action)
    if child is None:
        child = node.children[action] = Node(search.seats)
    if world not in child.states:
        actor = node.actors[world]
        assert actor is not None
        place(search, child, search.game.apply(state, actor, action), world)
    return child


def place(search: Search, node: Node, state: Any, world: int) -> None:
    """Put a position into a node, after the others' part of a simultaneous choice."""
    waiting = search.game.active(state)
    while len(waiting) > 1:
        other = next(seat for seat in waiting if seat != search.me)
        state = respond(search.game, search.evaluation, state, other, search.rng)
        waiting = search.game.active(state)
    node.states[world] = state
    node.actors[world] = waiting[0] if waiting else None
    if waiting == (search.me,):
        view = search.game.view(state, search.me)
        node.view = node.view or view
        if node.view == view:
            node.alike.add(world)


def weigh(search: Search, state: Any) -> list[float]:
    """Return the share of the win that each seat may expect."""
    doubt = search.evaluation.doubt(state)
    return softened(values(search.evaluation, state, search.seats), doubt)


def softened(points: Sequence[float], doubt: float) -> list[float]:
    top = max(points)
    weights = [exp((value - top) / doubt) for value in points]
    total = sum(weights)
    return [weight / total for weight in weights]


def final(search: Search, state: Any) -> list[float]:
    """Return the win, divided between all in first place, with a small part that goes by points."""
    result = search.game.result(state)
    assert result is not None
    winners = result.places.count(1)
    close = softened(result.points, 10.0)
    return [
        (1 - MARGIN) * (place == 1) / winners + MARGIN * near
        for place, near in zip(result.places, close, strict=True)
    ]
