"""The tables of an edition, made from its `Board`: all that the kernel looks up."""

from __future__ import annotations

from itertools import combinations_with_replacement

from numpy import array, int64
from numpy.typing import NDArray

from allcity.core.cache import cached
from allcity.core.game import Options
from allcity.core.setup import chosen, chosen_seat
from allcity.games.graffiti.board import Board, needs, ways
from allcity.games.graffiti.board import board as board_of
from allcity.games.graffiti.data import (
    COLOURS,
    KINDS,
    LONGEST,
    META,
    PAINTS,
    PIPS,
    PRIMARIES,
    Edition,
    packed,
)
from allcity.games.graffiti.kernel import layout as at

KEEPS = {
    size: tuple(sorted(map(packed, combinations_with_replacement(range(len(PAINTS)), size))))
    for size in (2, 3)
}
PAYS = tuple(
    sorted(
        packed(kinds)
        for size in range(1, LONGEST + 1)
        for kinds in combinations_with_replacement(range(KINDS), size)
    )
)
PAY_IDS = {tiles: index for index, tiles in enumerate(PAYS)}


@cached(1)
def spaces(board: Board) -> dict[str, int]:
    """Return the bit of each space of an edition, by its name."""
    bits = {}
    paints = [name for name in board.spaces if name.startswith("paint ")]
    for index, name in enumerate(paints):
        bits[name] = at.PAINT_AT + index
    for number in range(len(board.edition.permit_spaces)):
        bits[f"permit {number + 1}"] = at.PERMIT_AT + number
    for number in range(board.edition.bonus_spaces):
        bits[f"bonus {number + 1}"] = at.BONUS_AT + number
    bits["bobby"] = at.BOBBY_AT
    for section in PIPS:
        bits[f"section {section}"] = at.TUNNEL_AT + section - 1
        bits[f"section {section} 2"] = at.TUNNEL_2_AT + section - 1
    return bits


def tables(seats: int, options: Options, edition: Edition) -> NDArray[int64]:
    """Return all tables of a set-up in one list of numbers."""
    picked = chosen(META, seats, options)
    board = board_of(edition, picked["special"] == "on")
    first = chosen_seat(picked, "first")
    values = [0] * at.T_END
    bits = spaces(board)
    values[at.T_SEATS] = seats
    values[at.T_BLOCKING] = picked["blocking"] == "on"
    values[at.T_CANS] = edition.cans
    values[at.T_FIRST] = at.NONE if first is None else first
    values[at.T_NEUTRAL_TAGS] = 4 - seats  # G7.4
    values[at.T_SPACES] = sum(1 << bit for bit in bits.values())
    values[at.T_ONE_CAN] = sum(
        1 << bits[space.name] for space in board.spaces.values() if space.cans == 1
    )
    values[at.T_FACE_UP] = sum(len(space.permits) for space in edition.permit_spaces)
    values[at.T_BONUS_SPACES] = edition.bonus_spaces
    for number, space in enumerate(edition.permit_spaces):
        if space.has_stack:
            values[at.T_STACK_SPACE] = number
        if space.has_first:
            values[at.T_FIRST_SPACE] = number
        slots = sum(at.SLOT_BITS << at.SLOT * slot for slot in space.permits)
        values[at.T_PERMIT_SLOTS + number] = slots
    values[at.T_PAINTS] = edition.paints - sum(edition.start[:seats])
    values[at.T_STACK] = edition.permits
    values[at.T_BONUS_STACK] = edition.bonuses
    values[at.T_START : at.T_START + at.SEATS] = edition.start
    _put(values, at.T_KEEP, (1 << at.WILD_SHIFT,) * (at.I_PAY - at.I_KEEP))  # no hand has these
    _put(values, at.T_KEEP, KEEPS[2])
    _put(values, at.T_KEEP + at.I_KEEP_3 - at.I_KEEP, KEEPS[3])
    _put(values, at.T_PAY, PAYS)
    _tunnel(board, values)
    _paint_board(board, values)
    _prices(board, values)
    _ways(board, values)
    return array(values, int64)


def _put(values: list[int], start: int, row: tuple[int, ...]) -> None:
    values[start : start + len(row)] = row


def _tunnel(board: Board, values: list[int]) -> None:
    for piece in board.pieces:
        values[at.T_VP + piece.index] = piece.vp
        values[at.T_SECTION + piece.index] = piece.section
    for sections in range(1 << at.SECTIONS):
        values[at.T_SECTIONS + sections] = sum(
            board.sections[section] for section in PIPS if sections >> section - 1 & 1
        )
    for index, (segments, size) in enumerate(board.graffiti):
        values[at.T_GRAFFITI + index] = segments
        values[at.T_SIZE + index] = size


def _paint_board(board: Board, values: list[int]) -> None:
    """Write which tile a space gives, and which spaces give a tile (G3.1)."""
    for name, bit in spaces(board).items():
        word, _, rest = name.partition(" ")
        if word == "paint":
            kind = PAINTS.index(rest.split(" ")[0])
            values[at.T_SPACE_TILE + bit] = kind
            values[at.T_TILE_SPACES + kind] |= 1 << bit
    assert values[at.T_SPACE_TILE : at.T_SPACE_TILE + len(PRIMARIES)] == [0, 1, 2]


def _prices(board: Board, values: list[int]) -> None:
    """Write for each number of tiles of a colour how many each segment lacks, as bits over all segments at once (G5.5)."""
    for colour in range(len(COLOURS)):
        for piece in board.pieces:
            needed = needs(piece.paints)[colour]
            for held in range(at.NEEDS):
                lacking = max(0, needed - held)
                for plane in range(3):
                    row = at.T_LACK + (colour * at.NEEDS + held) * 3 + plane
                    values[row] |= piece.bit * (lacking >> plane & 1)
            for held in range(at.NEEDS + 1):
                if held > needed:
                    values[at.T_OVER + colour * (at.NEEDS + 1) + held] |= piece.bit


def _ways(board: Board, values: list[int]) -> None:
    """Write every way to pay for each segment, without the bobby and with it: tiles and id in turn."""
    starts: dict[tuple[str, int], tuple[int, int]] = {}
    for piece in board.pieces:
        for bobby in range(2):
            price = (piece.paints, bobby)
            if price not in starts:
                every = ways(piece.paints, bool(bobby))
                starts[price] = (len(values), len(every))
                values += every
                values += [at.I_PAY + PAY_IDS[way] for way in every]
            row = at.T_WAYS + (piece.index * 2 + bobby) * 2
            values[row], values[row + 1] = starts[price]
