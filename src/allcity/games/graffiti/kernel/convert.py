"""Between the rows of the kernel and the states and views of the rules."""

from __future__ import annotations

from collections.abc import Sequence

from allcity.games.graffiti.board import Board
from allcity.games.graffiti.kernel import layout as at
from allcity.games.graffiti.kernel.tables import spaces, width
from allcity.games.graffiti.state import INCOMPLETE, NEUTRAL, NONE, Artist, Placed, State


class Converter:
    """States of one board and number of seats as rows, and back."""

    def __init__(self, board: Board, seats: int, has_blocking: bool) -> None:
        self.board, self.seats, self.has_blocking = board, seats, has_blocking
        self.width = width(board, seats)
        self._bits = spaces(board)
        self._names = {bit: name for name, bit in self._bits.items()}
        self._face_up = sum(len(space.permits) for space in board.edition.permit_spaces)

    def state(self, row: Sequence[int]) -> State:
        """The state of a row."""
        row = list(map(int, row))
        return State(
            board=self.board,
            has_blocking=self.has_blocking,
            artists=tuple(self._artist(row, seat) for seat in range(self.seats)),
            tags=self._tags(row),
            incomplete=row[at.F_INCOMPLETE],
            paints=row[at.F_PAINTS],
            permits=_slots(row[at.F_PERMITS], self._face_up),
            stack=row[at.F_STACK],
            discard=row[at.F_DISCARD],
            bonus=tuple(
                tile - 1 for tile in _slots(row[at.F_BONUS], self.board.edition.bonus_spaces)
            ),
            bonus_stack=row[at.F_BONUS_STACK],
            bobby=row[at.F_BOBBY],
            first=row[at.F_FIRST],
            round=row[at.F_ROUND],
            phase=at.PHASE_NAMES[row[at.F_PHASE]],
            turn=row[at.F_TURN],
            extra=row[at.F_EXTRA],
            drawer=row[at.F_DRAWER],
            spray=row[at.F_SPRAY],
            section=row[at.F_SECTION],
            reveals=row[at.F_REVEALS],
            revealed=row[at.F_REVEALED],
            flipped=row[at.F_FLIPPED],
            blocked=row[at.F_BLOCKED],
            placed=self._placed(row),
            occupied=self._spaces(row[at.F_OCCUPIED]),
            closed=self._spaces(row[at.F_CLOSED]),
            reason=at.REASON_NAMES[row[at.F_REASON]],
        )

    def _artist(self, row: Sequence[int], seat: int) -> Artist:
        start = at.F_ARTISTS + at.ARTIST * seat
        fields = row[start : start + at.A_TAGS]
        return Artist(*fields)._replace(has_passed=bool(fields[at.A_PASSED]))

    def _tags(self, row: Sequence[int]) -> tuple[int, ...]:
        owners = []
        for segment in range(at.SEGMENTS):
            owner = INCOMPLETE if row[at.F_INCOMPLETE] >> segment & 1 else NEUTRAL
            for seat in range(self.seats):
                if row[at.F_ARTISTS + at.ARTIST * seat + at.A_TAGS] >> segment & 1:
                    owner = seat
            owners.append(owner)
        return tuple(owners)

    def _placed(self, row: Sequence[int]) -> tuple[Placed, ...]:
        start = at.F_ARTISTS + at.ARTIST * self.seats
        placed = []
        for index in range(row[at.F_PLACED]):
            field, shift = divmod(index, at.PLACED_IN_FIELD)
            code = row[start + field] >> at.PLACED_BITS * shift
            name = self._names[code & 63]
            placed.append(Placed(name, code >> 6 & 3, code >> 8 & 3, bool(code >> 10 & 1)))
        return tuple(placed)

    def _spaces(self, bits: int) -> int:
        found = 0
        while bits:
            found |= self.board.spaces[self._names[bits.bit_length() - 1]].bit
            bits &= ~(1 << bits.bit_length() - 1)
        return found


def _slots(slots: int, number: int) -> tuple[int, ...]:
    return tuple([slots >> at.SLOT * slot & at.SLOT_BITS for slot in range(number)])
