"""Reuse of a tree when play goes on: the node for the present position, with everything below it."""

from __future__ import annotations

from allcity.fast.jit import compiled
from allcity.fast.rows import Row
from allcity.fast.search.settings import WORLDS
from allcity.fast.search.tree import LISTS, MOVES, NODES, POSITIONS, Tree, see

LEAST = 16  # the fewest visits of a node that is worth reusing


@compiled
def _is_here(t: Row, node: int, seat: int, sight: int, tree: Tree) -> bool:
    """Tell whether a seat is asked at a node and sees exactly this, in all worlds that reach it."""
    reached = 0
    for world in range(WORLDS):
        place = tree.places[node, world]
        if place >= 0:
            reached += 1
            if tree.actors[place] != seat or see(t, tree.rows[place], seat, tree) != sight:
                return False
    return reached > 0


@compiled
def find(t: Row, row: Row, seat: int, start: int, queue: Row, tree: Tree) -> int:
    """Return the node below `start` at which a seat sees the same as in a position; -1 if it is not among the first well-known nodes."""
    sight = see(t, row, seat, tree)
    queue[0], length, done = start, 1, 0
    while done < length:
        node = queue[done]
        done += 1
        if _is_here(t, node, seat, sight, tree):
            return node
        child = tree.children[node]
        while child >= 0 and length < len(queue):
            if tree.visits[child] >= LEAST:
                queue[length] = child
                length += 1
            child = tree.siblings[child]
    return -1


@compiled
def _move_list(which: int, old: Tree, new: Tree) -> int:
    """Copy a list of moves to the new tree; return -1 if there is no room."""
    length, start = old.lengths[which], new.used[MOVES]
    if start + length > len(new.moves) or new.used[LISTS] == len(new.starts):
        return -1
    copy = new.used[LISTS]
    new.starts[copy], new.lengths[copy], new.wholes[copy] = start, length, old.wholes[which]
    for move in range(length):
        before = old.starts[which] + move
        new.moves[start + move], new.priors[start + move] = old.moves[before], old.priors[before]
        new.nexts[start + move] = -1
    new.used[LISTS] += 1
    new.used[MOVES] += length
    return copy


@compiled
def _move_positions(node: int, copy: int, worlds: Row, lists: Row, old: Tree, new: Tree) -> None:
    """Copy the positions of a node to the new tree, with their lists, as far as there is room."""
    for world in range(WORLDS):
        new.places[copy, world] = -1
    for world in range(len(worlds)):
        place, following = old.places[node, worlds[world]], new.used[POSITIONS]
        if place < 0 or following >= len(new.rows) - 1:
            continue
        new.used[POSITIONS] += 1
        for field in range(new.rows.shape[1]):
            new.rows[following, field] = old.rows[place, field]
        new.actors[following], new.sights[following] = old.actors[place], old.sights[place]
        which = old.lists[place]
        if which >= 0 and lists[which] < 0:
            lists[which] = _move_list(which, old, new)
        new.lists[following] = lists[which] if which >= 0 else -1
        new.places[copy, world] = following


@compiled
def transplant(node: int, worlds: Row, origins: Row, lists: Row, old: Tree, new: Tree) -> None:
    """Make a node of an old tree the root of a new one, with the worlds that reach it; parts for which there is no room are left out."""
    new.used[POSITIONS], new.used[LISTS], new.used[MOVES] = 0, 0, 0
    for which in range(len(lists)):
        lists[which] = -1
    origins[0], length, done = node, 1, 0
    while done < length:
        before = origins[done]
        new.visits[done], new.actions[done] = old.visits[before], old.actions[before]
        for seat in range(new.totals.shape[1]):
            new.totals[done, seat] = old.totals[before, seat]
        _move_positions(before, done, worlds, lists, old, new)
        new.children[done] = -1
        child = old.children[before]
        while child >= 0 and length < len(origins):
            origins[length] = child
            new.siblings[length] = new.children[done]
            new.children[done] = length
            length += 1
            child = old.siblings[child]
        done += 1
    new.siblings[0] = -1
    new.used[NODES] = length
