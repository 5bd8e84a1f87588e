"""Guidance of a search by a trained net: how promising actions are, and the value of a line of play.

The net values what a seat sees after its action, before chance acts and before others are asked.
"""

from __future__ import annotations

from math import exp
from typing import Any, NamedTuple

from allcity.fast.jit import compiled, outlined
from allcity.fast.layers import SHARE, SHIFT_1, SHIFT_2, UNIT, UTILITY, correct, layer
from allcity.fast.loops import foresee, observe
from allcity.fast.rows import Floats, Row
from allcity.fast.search.tree import Tree


class Guide(NamedTuple):
    """A net, and the arrays that it needs."""

    has_net: Any  # 0 if there is none
    manner: Floats  # KEEN, BOLD (or EXPLORE) and TRUST of `settings`
    w1: Any
    w2: Any
    b2: Any
    w3: Any
    b3: Any
    row: Row  # a position after an action
    seen: Any  # the observation of the seat there
    last: Any  # of each seat: its last observation,
    sums: Any  # and the sums of the first layer for that
    sums_2: Any  # of the second layer
    outputs: Any


@outlined
def look(t: Row, s: Row, seat: int, action: int, guide: Guide) -> None:
    """Compute the net's outputs for an action of a seat, into `outputs`."""
    for field in range(len(guide.row)):
        guide.row[field] = s[field]
    for place in range(len(guide.seen)):
        guide.seen[place] = 0
    foresee(t, guide.row, seat, action)
    observe(t, guide.row, seat, guide.seen)
    correct(guide.seen, guide.last[seat], guide.sums[seat], guide.w1)
    layer(guide.sums[seat], SHIFT_1, guide.w2, guide.b2, guide.sums_2)
    layer(guide.sums_2, SHIFT_2, guide.w3, guide.b3, guide.outputs)


@compiled
def shares_after(
    seat: int, seats: int, part: float, is_added: bool, guide: Guide, shares: Floats
) -> None:
    """Write the shares of the win after the last action that was looked at; they add up to `part`, and may be added to other shares."""
    top, total = -1e18, 0.0
    for step in range(seats):
        top = max(top, guide.outputs[SHARE + step] / UNIT)
    for step in range(seats):
        total += exp(guide.outputs[SHARE + step] / UNIT - top)
    for step in range(seats):
        other = (seat + step) % seats
        share = part * exp(guide.outputs[SHARE + step] / UNIT - top) / total
        shares[other] = share + (shares[other] if is_added else 0.0)


@compiled
def rank(t: Row, s: Row, seat: int, place: int, guide: Guide, tree: Tree) -> None:
    """Sort the moves of a position by the net, with their chances of being best."""
    which = tree.lists[place]
    if which < 0:
        return
    start, end = tree.starts[which], tree.starts[which] + tree.lengths[which]
    top, total = -1e18, 0.0
    for move in range(start, end):
        action = tree.moves[move]
        look(t, s, seat, action, guide)
        worth = guide.outputs[UTILITY] / UNIT / guide.manner[0]
        top = max(top, worth)
        at = move
        while at > start and tree.priors[at - 1] < worth:
            tree.priors[at], tree.moves[at] = tree.priors[at - 1], tree.moves[at - 1]
            at -= 1
        tree.priors[at], tree.moves[at] = worth, action
    for move in range(start, end):
        tree.nexts[move] = -1
        tree.priors[move] = exp(tree.priors[move] - top)
        total += tree.priors[move]
    for move in range(start, end):
        tree.priors[move] /= total
