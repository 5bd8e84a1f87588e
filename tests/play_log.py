"""Rules tests that read like a log of play: lines in, refusals and facts out."""

from __future__ import annotations

from typing import Any

import pytest

from allcity.core import CHANCE, IllegalAction, Match, Refusal
from allcity.games import GAMES


class Log:
    """A match of a game, driven by record lines such as `1 take 4` or `* roll 1 2 3`."""

    def __init__(self, game: str, seats: int = 2, **options: str) -> None:
        self.match = Match(GAMES[game], seats, options)

    @property
    def state(self) -> Any:
        return self.match.state

    @property
    def game(self) -> Any:
        return self.match.game

    def play(self, *lines: str) -> Log:
        for line in lines:
            seat, _, text = line.partition(" ")
            self.match.push_text(CHANCE if seat == "*" else int(seat) - 1, text)
        return self

    def refused(self, line: str) -> Refusal:
        """The refusal of a line; the state is as it was."""
        before = self.match.state
        with pytest.raises(IllegalAction) as caught:
            self.play(line)
        assert self.match.state is before
        return caught.value.refusal

    def legal(self, seat: int) -> list[str]:
        """The texts of a seat's legal actions, seats counted from 1."""
        return [self.game.text(action) for action in self.game.legal(self.state, seat - 1)]

    def chance(self) -> dict[str, int]:
        """The outcomes that chance has now, with their weights."""
        return {self.game.text(action): weight for action, weight in self.game.chance(self.state)}

    def active(self) -> list[int]:
        return [seat + 1 for seat in self.game.active(self.state)]

    def change(self, **changes: Any) -> Log:
        """The position with some of its JSON exchanged."""
        data = {**self.game.state_to_json(self.state), **changes}
        self.match.state = self.game.state_from_json(data)
        return self

    def change_seat(self, where: str, seat: int, **changes: Any) -> Log:
        """The position with some of one seat's JSON exchanged."""
        rows = self.game.state_to_json(self.state)[where]
        rows[seat - 1] = {**rows[seat - 1], **changes}
        return self.change(**{where: rows})
