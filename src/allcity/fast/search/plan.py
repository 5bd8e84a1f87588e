"""The planner, compiled: it follows each promising action to the end of the turn, as in `allcity.bots.planner`."""

from __future__ import annotations

from typing import Any, NamedTuple

from allcity.fast.bits import popcount
from allcity.fast.jit import compiled, outlined
from allcity.fast.loops import active, count, legal
from allcity.fast.rows import Floats, Row
from allcity.fast.search.guide import Guide, rank
from allcity.fast.search.settings import NARROW
from allcity.fast.search.simulate import act, plant, prospects, simulate, values
from allcity.fast.search.tree import NODES, Tree, list_moves


@compiled
def _lead(t: Row, s: Row, seats: int, seat: int, tree: Tree) -> float:
    """Return by how much a seat is ahead of the best of the others."""
    values(t, s, tree.work, tree.expected)
    others = -1e18
    for other in range(seats):
        if other != seat:
            others = max(others, tree.expected[other])
    return tree.expected[seat] - others


@compiled
def _list_legal(t: Row, s: Row, seat: int, mask: Row, tree: Tree) -> int:
    """Write all legal actions, in the order of their ids."""
    for word in range(len(mask)):
        mask[word] = 0
    legal(t, s, seat, mask)
    number = 0
    for word in range(len(mask)):
        bits = mask[word]
        while bits:
            tree.candidates[number] = 32 * word + popcount((bits & -bits) - 1)
            number += 1
            bits &= bits - 1
    return number


@outlined
def promising(t: Row, s: Row, seat: int, width: int, actions: Row, room: Room, tree: Tree) -> int:
    """Write the best actions by the quick estimate, the best first; all of a short list. Return their number."""
    if count(t, s, seat) <= width:
        number = _list_legal(t, s, seat, room.mask, tree)
        for place in range(number):
            actions[place] = tree.candidates[place]
        return number
    worths = room.worths
    number, length = prospects(t, s, seat, tree.work, tree.candidates, tree.worths), 0
    for place in range(number):
        worth = tree.worths[place]
        if length == width and worth <= worths[length - 1]:
            continue
        at = min(length, width - 1)
        while at > 0 and worths[at - 1] < worth:
            worths[at], actions[at] = worths[at - 1], actions[at - 1]
            at -= 1
        worths[at], actions[at] = worth, tree.candidates[place]
        length = min(length + 1, width)
    return length


class Room(NamedTuple):
    """The arrays of the planner: one line for each level, since a seat goes on while it is the only one to act."""

    rows: Any  # the positions
    actions: Any  # the actions that are followed,
    leads: Any  # and the leads that they lead to
    lengths: Row  # how many there are,
    turns: Row  # and how many of them were followed
    worths: Floats  # values by the quick estimate
    mask: Row  # of legal actions


@compiled
def rate(t: Row, seats: int, seat: int, width: int, depth: int, room: Room, tree: Tree) -> int:
    """Write the most promising actions of the first row, each with the lead that it leads to; return their number."""
    level, most = 0, width
    room.lengths[0] = 0
    while True:
        here, after = room.rows[level], room.rows[level + 1]
        if room.lengths[level] == 0:
            actions = room.actions[level]
            room.lengths[level] = promising(t, here, seat, most, actions, room, tree)
            room.turns[level], most = 0, NARROW
        for field in range(len(after)):
            after[field] = here[field]
        act(t, after, seat, room.actions[level, room.turns[level]])
        if level + 1 < depth and active(t, after) == 1 << seat:
            level += 1
            room.lengths[level] = 0
            continue
        lead = _lead(t, after, seats, seat, tree)
        room.leads[level, room.turns[level]] = lead
        room.turns[level] += 1
        while level > 0 and room.turns[level] == room.lengths[level]:
            lead = _best(level, room)
            level -= 1
            room.leads[level, room.turns[level]] = lead
            room.turns[level] += 1
        if room.turns[0] == room.lengths[0]:
            return room.lengths[0]


@compiled
def _best(level: int, room: Room) -> float:
    best: float = room.leads[level, 0]
    for place in range(1, room.lengths[level]):
        best = max(best, room.leads[level, place])
    return best


@compiled
def _list_root(
    t: Row, seats: int, me: int, width: int, depth: int, room: Room, guide: Guide, tree: Tree
) -> None:
    """Give the root its moves; the net or the planner says how promising they are."""
    s = tree.rows[0]
    if guide.has_net[0] != 0:
        number = prospects(t, s, me, tree.work, tree.candidates, tree.worths)
        list_moves(number, 0, number, tree)
        rank(t, s, me, 0, guide, tree)
        return
    for field in range(room.rows.shape[1]):
        room.rows[0, field] = s[field]
    number = rate(t, seats, me, width, depth, room, tree)
    for place in range(number):
        tree.candidates[place], tree.worths[place] = room.actions[0, place], room.leads[0, place]
    list_moves(number, 0, number, tree)


@compiled
def think(
    t: Row, seats: int, me: int, worlds: int, first: int, number: int, width: int, depth: int,
    room: Room, guide: Guide, tree: Tree,
) -> None:  # fmt: skip
    """Run this many simulations of a search. Before the first one the tree gets a root, if it has none yet, and the root gets its moves."""
    if first == 0:
        if tree.used[NODES] == 0:
            plant(t, seats, me, worlds, tree)
        for world in range(worlds):
            tree.lists[tree.places[0, world]] = -1
        _list_root(t, seats, me, width, depth, room, guide, tree)
        for world in range(1, worlds):
            tree.lists[tree.places[0, world]] = tree.lists[0]
    simulate(t, seats, me, worlds, first, number, guide, tree)
