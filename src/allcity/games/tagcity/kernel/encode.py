"""A view of the rules as the kernel's observation: the input at a real table of a bot that was trained in batches."""

from __future__ import annotations

from functools import lru_cache

import numpy
from numpy.typing import NDArray

from allcity.games.tagcity.actions import Check, Drone, Tag, Use
from allcity.games.tagcity.board import FULL, Board
from allcity.games.tagcity.data import BUBBLES
from allcity.games.tagcity.kernel import layout as at
from allcity.games.tagcity.kernel.tables import bubble_values
from allcity.games.tagcity.state import Phase, Tagger
from allcity.games.tagcity.view import View

Numbers = NDArray[numpy.int8]


def observation(view: View) -> Numbers:
    """Return the numbers that `observe` gives for the same seat of the same match."""
    state = view.position
    seats = len(state.taggers)
    out = numpy.zeros(at.OBSERVED, numpy.int8)
    for step in range(seats):
        seat = ((view.seat or 0) + step) % seats
        place = step * at.O_SEAT
        out[place : place + at.O_PRESENT] = _tagger(state.taggers[seat])
        out[place + at.O_PRESENT : place + at.O_SEAT] = (
            1, view.chosen[seat], state.leader == seat, state.turn == seat, state.first == seat,
        )  # fmt: skip
    names = tuple(state.board.pieces)
    out[at.O_PHASE : at.O_OWN] = _common(
        names, state.ring, state.phase, state.rolled, state.dice, state.taken, state.round
    )
    if view.seat is not None:
        _own(state.board, state.taggers[view.seat].sealed, out)
    return out


def _bits(bits: int, number: int) -> Numbers:
    """Return this many bits, from the lowest."""
    digits = format(bits, f"0{number}b")[::-1].encode()
    return numpy.frombuffer(digits, numpy.int8) - numpy.int8(ord("0"))


@lru_cache(1 << 10)
def _tagger(tagger: Tagger) -> Numbers:
    return numpy.concatenate(
        (
            _bits(FULL ^ tagger.free, at.CELLS),
            _bits(tagger.high, at.FEATURES),
            _bits(tagger.low, at.FEATURES),
            numpy.array([tagger.drones], numpy.int8),
            _bits(tagger.bubbles, BUBBLES),
        )
    )


@lru_cache(1 << 6)
def _common(
    names: tuple[str, ...], ring: tuple[str, ...], phase: Phase, rolled: tuple[int, ...],
    dice: tuple[tuple[int, int], ...], taken: int, round_: int,
) -> Numbers:  # fmt: skip
    out = numpy.zeros(at.O_OWN, numpy.int8)
    out[at.O_PHASE + at.PHASES.index(phase)] = 1
    for space, name in enumerate(ring):
        out[at.O_RING + at.SHAPES * space + names.index(name)] = 1
    for value in rolled:
        out[at.O_ROLLED + value - 1] += 1
    for space, value in dice:
        out[at.O_DICE + 2 * (space - 1) + (value != space)] += 1
    if taken:
        out[at.O_TAKEN + taken - 1] = 1
    out[at.O_ROUND] = min(round_, 127)
    return out[at.O_PHASE :]


def _own(board: Board, use: Use | None, out: Numbers) -> None:
    match use:
        case Check(value):
            values = bubble_values(board)
            out[at.O_OWN + 2] = 1
            out[at.O_OWN_CHECK + (values.index(value) if value else BUBBLES)] = 1
        case Tag(squares):
            out[at.O_OWN] = 1
            out[at.O_OWN_SQUARES :] = _bits(squares, at.CELLS)
        case Drone(shape, tag):
            out[at.O_OWN + 1] = 1
            out[at.O_OWN_SHAPE + list(board.pieces).index(shape)] = 1
            out[at.O_OWN_SQUARES :] = _bits(tag.squares, at.CELLS)
