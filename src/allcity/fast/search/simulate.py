"""The compiled search, which does the same as `allcity.bots.tree`, over the kernel of a game."""

from __future__ import annotations

from math import exp, sqrt

from allcity.fast.bits import popcount
from allcity.fast.chance import below, number
from allcity.fast.jit import compiled, outlined
from allcity.fast.loops import active, apply, count, outcome, points, result, stub, weight
from allcity.fast.rows import CHANCE, OVER, Floats, Row
from allcity.fast.search.guide import Guide, look, rank, shares_after
from allcity.fast.search.settings import MARGIN, NARROWEST, SPREAD, WIDEN
from allcity.fast.search.tree import (
    BASE,
    DRAWN,
    FEW,
    LISTS,
    MOVES,
    NODES,
    POSITIONS,
    Tree,
    back_up,
    child_of,
    copy_to_end,
    grow,
    is_short,
    list_moves,
    pick,
    store,
)

prospects, values, doubt = (stub(name) for name in ("prospects", "values", "doubt"))


@compiled
def draw(tree: Tree) -> int:
    """Return the next random number of a search, of 48 bits."""
    tree.used[DRAWN] += 1
    return number(tree.used[BASE], tree.used[DRAWN])


@compiled
def _blur(tree: Tree) -> float:
    """Return noise that is about normal: the sum of four uniform numbers of 12 bits."""
    bits = draw(tree)
    added = (bits & 4095) + (bits >> 12 & 4095) + (bits >> 24 & 4095) + (bits >> 36)
    return SPREAD * sqrt(3.0) * (added / 4096.0 - 2.0)


@outlined
def act(t: Row, s: Row, seat: int, action: int) -> None:
    apply(t, s, seat, action)


@compiled
def _blurred(number: int, tree: Tree) -> int:
    """Return the candidate with the highest value after noise is added."""
    top = tree.worths[0]
    for place in range(1, number):
        top = max(top, tree.worths[place])
    best, chosen = -1e18, tree.candidates[0]
    for place in range(number):
        worth = tree.worths[place]
        if worth > top - 8 * SPREAD:  # others cannot become the best
            worth += _blur(tree)
            if worth > best:
                best, chosen = worth, tree.candidates[place]
    return chosen


@outlined
def settle(t: Row, s: Row, me: int, imagined: int, tree: Tree) -> int:
    """Let the others make their part of a simultaneous choice; return who acts then.

    `imagined` has the bits of seats whose sealed choice is imagined; it is chosen again if it may still be changed.
    """
    bits = active(t, s)
    while imagined | bits & (bits - 1) > 0 and bits > 0:
        others = imagined | bits & ~(1 << me)
        other = popcount((others & -others) - 1)
        if not imagined >> other & 1 or count(t, s, other) > 0:
            number = prospects(t, s, other, tree.work, tree.candidates, tree.worths)
            act(t, s, other, _blurred(number, tree))
        imagined &= ~(1 << other)
        bits = active(t, s)
    if bits < 0:
        return CHANCE
    return OVER if bits == 0 else popcount((bits & -bits) - 1)


@compiled
def _soften(expected: Floats, seats: int, scale: float, part: float, shares: Floats) -> None:
    """Turn points into shares of the win, which add up to `part`."""
    top, total = expected[0], 0.0
    for seat in range(1, seats):
        top = max(top, expected[seat])
    for seat in range(seats):
        shares[seat] = exp((expected[seat] - top) / scale)
        total += shares[seat]
    for seat in range(seats):
        shares[seat] *= part / total


@compiled
def _end(t: Row, s: Row, seats: int, tree: Tree) -> None:
    """Write the win, divided between all in first place, with a small part that goes by points."""
    result(t, s, tree.ranks)
    points(t, s, tree.totalled)
    winners = 0
    for seat in range(seats):
        winners += tree.ranks[seat] == 1
        tree.expected[seat] = tree.totalled[seat]
    _soften(tree.expected, seats, 10.0, MARGIN, tree.shares)
    for seat in range(seats):
        if tree.ranks[seat] == 1:
            tree.shares[seat] += (1 - MARGIN) / winners


@compiled
def _weigh(t: Row, s: Row, actor: int, valued: int, seats: int, guide: Guide, tree: Tree) -> None:
    """Write the share of the win that each seat has, or may expect; `valued` is the seat whose action the net has valued, or -1."""
    if actor == OVER:
        _end(t, s, seats, tree)
        return
    trust = guide.manner[2] if valued >= 0 else 0.0
    if trust < 1:
        values(t, s, tree.work, tree.expected)
        _soften(tree.expected, seats, doubt(t, s), 1 - trust, tree.shares)
    if trust > 0:
        shares_after(valued, seats, trust, trust < 1, guide, tree.shares)


@compiled
def _list(t: Row, s: Row, actor: int, node: int, place: int, guide: Guide, tree: Tree) -> int:
    """Make sure that a position has enough moves; return how many are considered."""
    width = NARROWEST + int(WIDEN * sqrt(float(tree.visits[node])))
    if is_short(tree.lists[place], width, tree):
        number = prospects(t, s, actor, tree.work, tree.candidates, tree.worths)
        list_moves(number, place, FEW, tree)
        if guide.has_net[0] != 0:
            rank(t, s, actor, place, guide, tree)
    return width


@compiled
def _follow(
    t: Row, s: Row, actor: int, node: int, place: int, guide: Guide, tree: Tree
) -> tuple[int, int]:
    """Return what happens next, and the node to which it leads; the node is -1 if there is no room for more."""
    if actor == CHANCE:
        action = outcome(t, s, below(draw(tree), weight(t, s)))
        child = child_of(node, action, tree)
    else:
        width = _list(t, s, actor, node, place, guide, tree)
        if tree.lists[place] < 0:
            # No room for moves: the position itself is valued instead of what follows.
            return -1, -1
        move = pick(node, actor, tree.lists[place], width, guide.manner[1], tree)
        action, child = tree.moves[move], tree.nexts[move]
    return action, child if child >= 0 else grow(node, action, tree)


@compiled
def simulate(
    t: Row, seats: int, me: int, worlds: int, first: int, number: int, guide: Guide, tree: Tree
) -> None:
    """Run this many simulations, in each world in turn: go down the tree, add a node, and carry its shares back.

    A net values actions, so with one a simulation goes on through what chance does.
    """
    has_net = guide.has_net[0] != 0
    for turn in range(first, first + number):
        world, node, depth, valued = turn % worlds, 0, 1, -1
        place, leaf = tree.places[0, world], tree.rows[tree.places[0, world]]
        actor = tree.actors[place]
        tree.path[0] = 0
        while place >= 0 and actor != OVER:
            action, child = _follow(t, leaf, actor, node, place, guide, tree)
            if child < 0 or depth == len(tree.path):
                break
            tree.path[depth] = child
            depth += 1
            following = tree.places[child, world]
            if following >= 0:
                leaf, actor = tree.rows[following], tree.actors[following]
            else:
                is_passed = tree.visits[child] > 0 or (has_net and actor == CHANCE)
                if has_net and not is_passed:
                    look(t, leaf, actor, action, guide)
                    valued = actor
                leaf = copy_to_end(place, tree)
                act(t, leaf, actor, action)
                actor = settle(t, leaf, me, 0, tree)
                if is_passed:
                    following = store(t, child, world, worlds, actor, tree)
            node, place = child, following
        _weigh(t, leaf, actor, valued, seats, guide, tree)
        back_up(depth, seats, tree)


@compiled
def plant(t: Row, seats: int, me: int, worlds: int, tree: Tree) -> None:
    """Make the root, with the positions of all worlds, which are in the first rows."""
    tree.used[POSITIONS], tree.used[LISTS], tree.used[MOVES] = worlds, 0, 0
    tree.used[NODES] = 0
    grow(-1, -1, tree)
    for world in range(worlds):
        s = tree.rows[world]
        waiting = active(t, s)
        others = ((1 << seats) - 1) & ~(waiting | 1 << me)
        tree.actors[world] = settle(t, s, me, others, tree)
        tree.places[0, world] = world
        tree.lists[world] = -1
