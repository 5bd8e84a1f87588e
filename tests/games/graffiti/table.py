"""A table for tests that read like a log of play: texts in, state or refusal out."""

from __future__ import annotations

from allcity.core.errors import IllegalAction
from allcity.core.game import CHANCE, Json, Seat
from allcity.core.play import play
from allcity.games import graffiti
from allcity.games.graffiti.data import BONUSES, PAINTS, packed
from allcity.games.graffiti.state import Artist, State

BONUS_ROW = "save save save save"
PERMIT_ROW = "1 2 3 4 5 1"


class Table:
    """A match in its first turn; chance does what a line says, or its first outcome."""

    def __init__(
        self, seats: int = 4, first: int = 1, bonus: str = BONUS_ROW, permits: str = PERMIT_ROW,
        start: str = "1 2 3 4", **options: str,
    ) -> None:  # fmt: skip
        self.state: State = graffiti.setup(seats, {"first": str(first), **options})
        self.play(*(f"* lay {tile}" for tile in bonus.split()))
        self.play(*(f"* fill {pips}" for pips in permits.split()))
        self.play(*(f"* draw {pips}" for pips in start.split()[:seats]))

    def play(self, *lines: str) -> Table:
        """Do actions like `1 paint g` and `* fill 3`; chance that is not named does anything."""
        for line in lines:
            seat, _, text = line.partition(" ")
            if seat != "*":
                self.settle()
            who = CHANCE if seat == "*" else int(seat) - 1
            self.state = play(graffiti, self.state, who, graffiti.parse(text))
        return self

    def settle(self) -> None:
        while graffiti.active(self.state) == (CHANCE,):
            outcome, _ = graffiti.chance(self.state)[0]
            self.state = graffiti.apply(self.state, CHANCE, outcome)

    def refusal(self, line: str) -> str:
        """The clause and reason by which an action is refused; nothing changes."""
        try:
            Table.play(self, line)
        except IllegalAction as refused:
            return f"{refused.refusal.clause} {refused.refusal.reason}"
        raise AssertionError(f"{line} is legal")

    def legal(self, seat: int, word: str = "") -> list[str]:
        """The texts of what a seat may do, those that start with a word."""
        texts = [graffiti.text(action) for action in graffiti.legal(self.state, seat - 1)]
        return [text for text in texts if text.split(" ")[0] == word or not word]

    def artist(self, seat: int) -> Artist:
        return self.state.artists[seat - 1]

    def json(self) -> Json:
        return graffiti.state_to_json(self.state)

    def tiles(self, seat: int) -> Json:
        """One artist as JSON."""
        artist: Json = self.json()["artists"][seat - 1]
        return artist

    def active(self) -> tuple[Seat, ...]:
        """The seats, counted from 1, that must act; 0 is chance."""
        return tuple(seat + 1 for seat in graffiti.active(self.state))

    def give(self, seat: int, paints: str = "", permits: str = "", bonus: str = "") -> Table:
        """Hand out tiles from the boards and stacks, openly."""
        after, at = self.state.copy(), seat - 1
        paint = packed(PAINTS.index(name) for name in paints.split())
        permit = packed(int(pips) - 1 for pips in permits.split())
        tiles = packed(BONUSES.index(name) for name in bonus.split())
        artist = after.artists[at]
        after.put(at, artist._replace(
            paints=artist.paints + paint, permits=artist.permits + permit,
            known=artist.known + permit, bonus=artist.bonus + tiles,
        ))  # fmt: skip
        after.paints -= paint
        after.stack -= permit
        after.bonus_stack -= tiles
        self.state = after
        return self

    def strip(self, seat: int) -> Table:
        """Take all paint tiles of a seat back to the paint board."""
        after, artist = self.state.copy(), self.artist(seat)
        after.paints += artist.paints
        after.put(seat - 1, artist._replace(paints=0))
        self.state = after
        return self

    def tagged(self, owner: int, *segments: str) -> Table:
        """Flip segments with an artist's tag, or a neutral one for 0; VP are gained for them."""
        after = self.state.copy()
        for name in segments:
            piece = after.board.segments[name]
            after.tags = (*after.tags[: piece.index], owner - 1, *after.tags[piece.index + 1 :])
            after.incomplete &= ~piece.bit
            if owner:
                artist = after.artists[owner - 1]
                after.put(owner - 1, artist._replace(vp=artist.vp + piece.vp))
        self.state = after
        return self

    def pass_all(self) -> Table:
        """All who have not passed do so, to the end of this round."""
        last = self.state.round
        if self.state.phase in ("fill", "draw"):
            self.settle()
        while self.state.round == last and self.state.phase in ("turn", "after"):
            word = "pass" if self.state.phase == "turn" else "end"
            self.play(f"{self.state.turn + 1} {word}")
        return self

    def next_round(self) -> Table:
        """Go on to the first turn of the next round, or to the end, in any way."""
        last = self.state.round
        while self._is_in(last):
            seat = self.state.turn + 1
            legal = self.legal(seat)
            self.play(f"{seat} {'pass' if 'pass' in legal else legal[0]}")
        return self

    def _is_in(self, number: int) -> bool:
        """Tell whether a round is still running, once chance has acted."""
        self.settle()
        return self.state.round == number and self.state.phase != "over"
