"""The tree of a compiled search: nodes, positions and moves in arrays, and the small functions that read and grow them.

A node is a line of play. It has a place for the position of each imagined world in which that line is possible. A node gets
positions and moves when it is visited a second time, since most are visited once.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Any, NamedTuple

from allcity.fast.jit import compiled
from allcity.fast.loops import observe
from allcity.fast.rows import Floats, Row
from allcity.fast.search.settings import SHARP, UNTRIED, WORLDS

HOPELESS = -20.0  # the logarithm of a chance that counts as zero
SEATS = 4
SIGHT = (1 << 62) - 1  # bits of a digest
FEW = (
    12  # moves that a node gets at first; it gets four times as many when it has been visited often
)


class Tree(NamedTuple):
    """All that a search stores; numbers of nodes, positions and moves are places in these arrays."""

    used: Row  # how many nodes, positions, lists of moves and moves there are; where chance starts, and its next number
    visits: Row  # of each node
    totals: Any  # of each node and seat: the shares that it brought
    actions: Row  # of each node: what leads to it
    children: Row  # of each node: its first child
    siblings: Row  # of each node: the next child of its parent
    places: Any  # of each node and world: its position there, or -1
    rows: Any  # of each position; the last one is for a position that is not stored
    actors: Row  # of each position: the seat that acts, CHANCE or OVER
    sights: Row  # of each position: a digest of what its actor sees
    lists: Row  # of each position: its list of moves, or -1
    starts: Row  # of each list of moves: where it starts,
    lengths: Row  # how many moves it has,
    wholes: Row  # and how many there would be
    moves: Row  # of each move: the action
    priors: Floats  # and how promising it is
    nexts: Row  # and the node to which it leads, or -1
    path: Row  # the nodes of a simulation
    mask: Row  # room for what an actor sees,
    candidates: Row  # for actions,
    worths: Floats  # and what they are worth,
    work: Floats  # for the evaluation,
    shares: Floats  # for shares,
    expected: Floats  # for expected points,
    totalled: Row  # for final points
    ranks: Row  # and places


NODES, POSITIONS, LISTS, MOVES, BASE, DRAWN, USED = range(7)


@compiled
def see(t: Row, s: Row, actor: int, tree: Tree) -> int:
    """A digest of what an actor sees."""
    for place in range(len(tree.mask)):
        tree.mask[place] = 0
    observe(t, s, actor, tree.mask)
    digest = actor + 1
    for place in range(len(tree.mask)):
        digest = (digest ^ int(tree.mask[place])) * 1099511628211 & SIGHT
    return digest


@compiled
def store(t: Row, node: int, world: int, worlds: int, actor: int, tree: Tree) -> int:
    """Store the position of the last row as that of a node in a world; -1 if there is no room."""
    place = tree.used[POSITIONS]
    last = len(tree.rows) - 1
    if place >= last:
        return -1
    tree.used[POSITIONS] += 1
    for field in range(tree.rows.shape[1]):
        tree.rows[place, field] = tree.rows[last, field]
    tree.actors[place] = actor
    tree.lists[place] = -1
    tree.places[node, world] = place
    if actor >= 0 and worlds > 1:
        tree.sights[place] = see(t, tree.rows[last], actor, tree)
        for other in range(worlds):
            theirs = tree.places[node, other]
            if theirs >= 0 and theirs != place and tree.lists[theirs] >= 0:
                is_alike = tree.actors[theirs] == actor
                if is_alike and tree.sights[theirs] == tree.sights[place]:
                    tree.lists[place] = tree.lists[theirs]  # equal views have equal moves
    return place


@compiled
def _order(number_found: int, most: int, start: int, tree: Tree) -> int:
    """Write the most promising of the candidates from a place on, the best first, with their chances of being best."""
    top, total, length = tree.worths[0], 0.0, 0
    for place in range(1, number_found):
        top = max(top, tree.worths[place])
    for place in range(number_found):
        worth = max(HOPELESS, (tree.worths[place] - top) / SHARP)
        total += exp(worth) if worth > HOPELESS else 0.0
        if length == most and worth <= tree.priors[start + length - 1]:
            continue
        at = start + min(length, most - 1)
        while at > start and tree.priors[at - 1] < worth:
            tree.priors[at], tree.moves[at] = tree.priors[at - 1], tree.moves[at - 1]
            at -= 1
        tree.priors[at], tree.moves[at] = worth, tree.candidates[place]
        length = min(length + 1, most)
    for at in range(start, start + length):
        tree.priors[at] = exp(tree.priors[at]) / total
        tree.nexts[at] = -1
    return length


@compiled
def list_moves(number: int, place: int, few: int, tree: Tree) -> None:
    """Give a position a list of a few of the candidates, the most promising ones, or a list four times as long as before."""
    which, start, known = tree.lists[place], tree.used[MOVES], 0
    if which >= 0:
        known = tree.lengths[which]
    length = min(number, 4 * known if known else few)
    if start + length > len(tree.moves) or tree.used[LISTS] == len(tree.starts):
        return  # no room
    if which < 0:
        which = tree.used[LISTS]
        tree.used[LISTS] += 1
        tree.lists[place] = which
    tree.used[MOVES] += length
    _order(number, length, start, tree)
    for move in range(known):
        tree.nexts[start + move] = tree.nexts[tree.starts[which] + move]
    tree.starts[which], tree.lengths[which], tree.wholes[which] = start, length, number


@compiled
def is_short(which: int, width: int, tree: Tree) -> bool:
    """Tell whether a list of moves is missing, or has fewer than are considered."""
    if which < 0:
        return True
    return bool(tree.lengths[which] < min(width, tree.wholes[which]))


@compiled
def pick(node: int, seat: int, which: int, width: int, explore: float, tree: Tree) -> int:
    """Return the place of the move that a seat makes, by its shares so far and its prior."""
    visits = tree.visits[node]
    scale = explore * sqrt(visits + 1.0)
    fresh = tree.totals[node, seat] / visits - UNTRIED if visits else 0.5
    start = tree.starts[which]
    best, chosen = -1.0, start
    for move in range(start, start + min(width, tree.lengths[which])):
        child = tree.nexts[move]
        if child < 0:
            child = child_of(node, tree.moves[move], tree)
            tree.nexts[move] = child
        if child < 0 or tree.visits[child] == 0:
            score = fresh + scale * tree.priors[move]
        else:
            tried = tree.visits[child]
            score = tree.totals[child, seat] / tried + scale * tree.priors[move] / (1 + tried)
        if score > best:
            best, chosen = score, move
    return chosen


@compiled
def child_of(node: int, action: int, tree: Tree) -> int:
    """Return the node to which an action leads, or -1."""
    child = tree.children[node]
    while child >= 0 and tree.actions[child] != action:
        child = tree.siblings[child]
    return child


@compiled
def grow(node: int, action: int, tree: Tree) -> int:
    """Add a node; return -1 if there is no room."""
    child = tree.used[NODES]
    if child >= len(tree.visits):
        return -1
    tree.used[NODES] += 1
    tree.visits[child] = 0
    for seat in range(SEATS):
        tree.totals[child, seat] = 0.0
    tree.actions[child] = action
    tree.children[child] = -1
    tree.siblings[child] = -1
    if node >= 0:
        tree.siblings[child] = tree.children[node]
        tree.children[node] = child
    for world in range(WORLDS):
        tree.places[child, world] = -1
    return child


@compiled
def copy_to_end(place: int, tree: Tree) -> Any:
    """Copy a position into the last row, and return that row."""
    last = tree.rows[len(tree.rows) - 1]
    for field in range(len(last)):
        last[field] = tree.rows[place, field]
    return last


@compiled
def back_up(depth: int, seats: int, tree: Tree) -> None:
    """Carry the shares back along the path."""
    for step in range(depth):
        node = tree.path[step]
        tree.visits[node] += 1
        for seat in range(seats):
            tree.totals[node, seat] += tree.shares[seat]
