"""The score sheet with its reasons: each circled value with its clause and squares (T6.3)."""

from __future__ import annotations

from collections.abc import Iterator

from allcity.core.cache import cached
from allcity.core.game import Counted, Facts, ScoreLine, Seat
from allcity.core.record import seat_text
from allcity.games.tagcity.board import Board, square_names
from allcity.games.tagcity.data import HEIGHT, WIDTH
from allcity.games.tagcity.state import State


def account(state: State, seat: Seat) -> tuple[ScoreLine, ...]:
    """Return everything that a tagger has circled, line by line as on the sheet."""
    tagger = state.taggers[seat]
    highs = tuple([tagger.high for tagger in state.taggers])
    bubbles = tuple([tagger.bubbles for tagger in state.taggers])
    return _sheet(state.board, seat, highs, tagger.low, tagger.drones, bubbles)


@cached(1 << 11)  # asked for after every action, and few actions change a sheet
def _sheet(
    board: Board,
    seat: Seat,
    highs: tuple[int, ...],
    low: int,
    drones: int,
    bubbles: tuple[int, ...],
) -> tuple[ScoreLine, ...]:
    return (
        ScoreLine("high", "T5.3", tuple(_highs(board, highs, seat))),
        ScoreLine("low", "T5.4", tuple(_lows(board, highs, low, seat))),
        ScoreLine("drones", "T3.10", tuple(_drones(board, drones))),
        ScoreLine("bubbles", "T3.12", tuple(_bubbles(board, bubbles, seat))),
    )


def _highs(board: Board, circled: tuple[int, ...], seat: Seat) -> Iterator[Counted]:
    for index in _bits(circled[seat]):
        value = board.features[index].high
        others = _who(circled, index, seat)
        facts = {**_feature(board, index), "value": value, "taggers": others}
        if others:
            yield Counted("T4.4", "high-together", value, facts)
        else:
            yield Counted("T5.3", "high", value, facts)


def _lows(board: Board, firsts: tuple[int, ...], low: int, seat: Seat) -> Iterator[Counted]:
    for index in _bits(low):
        value = board.features[index].low
        facts = {**_feature(board, index), "value": value}
        yield Counted("T5.4", "low", value, {**facts, "taggers": _who(firsts, index, seat)})


def _drones(board: Board, drones: int) -> Iterator[Counted]:
    for index, value in enumerate(board.drones[:drones]):
        yield Counted(
            "T3.10", "drone", value, {"what": str(value), "value": value, "number": index + 1}
        )


def _bubbles(board: Board, circled: tuple[int, ...], seat: Seat) -> Iterator[Counted]:
    for index in _bits(circled[seat]):
        value, others = board.bubbles[index], _who(circled, index, seat)
        facts: Facts = {"what": str(value), "value": value, "bubble": index, "taggers": others}
        clause, reason = ("T4.3", "bubble-together") if others else ("T3.12", "bubble")
        yield Counted(clause, reason, value, facts)


def _feature(board: Board, index: int) -> dict[str, str | int]:
    """Return a feature by its name, its kind (for a district the letter of its colour) and its squares."""
    feature = board.features[index]
    kind = "column" if index < WIDTH else "row" if index < WIDTH + HEIGHT else feature.name.upper()
    return {"what": feature.name, "kind": kind, "squares": " ".join(square_names(feature.squares))}


def _who(circled: tuple[int, ...], index: int, seat: Seat) -> str:
    """Return the other taggers who circled the same."""
    return " ".join(
        seat_text(other)
        for other, bits in enumerate(circled)
        if other != seat and bits >> index & 1
    )


def _bits(bits: int) -> list[int]:
    return [index for index in range(bits.bit_length()) if bits >> index & 1]
