"""A net at a table: from a state of the rules to the text of the action that it values most."""

from __future__ import annotations

from math import log
from random import Random
from typing import Any

import numpy

from allcity.core.game import Seat
from allcity.core.setup import chosen
from allcity.fast.kernel import kernel_of
from allcity.fast.layers import SHARE, UNIT, UTILITY
from allcity.fast.lockstep import marked
from allcity.games import GAMES
from allcity.nets.net import Net, Valuer, has_net, net_of


class Judge:
    """Values the actions of a game by a net, on the boards that come with the game and without variants."""

    def __init__(self, game: str, seats: int, net: Net) -> None:
        kernel = kernel_of(game)
        assert kernel is not None
        assert net.version == kernel.VERSION, (
            "the net was trained for another version of the kernel"
        )
        rules = GAMES[game]
        options, edition = chosen(rules.META, seats, {}), rules.edition(rules.META.editions[0])
        self.kernel = kernel
        self.net = net
        self.tables = kernel.tables(seats, options, edition)
        self.actions = kernel.actions(seats, options, edition)
        self._boards = kernel.boards(rules.setup(seats, options, edition))
        self._valuer = Valuer(game, net, self.tables, kernel.FIELDS)

    def knows(self, state: Any) -> bool:
        """Tell whether the net was trained on the boards of a match."""
        return self.kernel.boards(state) == self._boards

    def _row(self, state: Any) -> Any:
        row = numpy.zeros(self.kernel.FIELDS, numpy.int64)
        self.kernel.pack(state, self.actions, row)
        return row

    def values(self, state: Any, seat: Seat) -> tuple[list[int], Any]:
        """Return the legal actions by their ids, and all outputs for each of them, as whole numbers."""
        row = self._row(state)
        mask = numpy.zeros(self.actions.words, numpy.uint32)
        self.kernel.legal(self.tables, row, seat, mask)
        ids = marked(mask)
        return ids, self._valuer(row, seat, numpy.array(ids, numpy.int64))

    def best(
        self, state: Any, seat: Seat, only: list[str] | None = None, warmth: float = 0.0, rng: Random | None = None
    ) -> str:  # fmt: skip
        """Return the text of the action with the highest value, of all or `only` of some; of equal ones the first. `warmth` is that of Gumbel noise."""
        if only is None:
            ids, outputs = self.values(state, seat)
        else:
            ids = [self.actions.ids[text] for text in only]
            outputs = self._valuer(self._row(state), seat, numpy.array(ids, numpy.int64))
        values = outputs[:, UTILITY] / UNIT
        if warmth and rng:
            values += [-warmth * log(-log(rng.random() or 0.5)) for _ in ids]
        return self.actions.texts[ids[int(values.argmax())]]

    def shares(self, outputs: Any, seats: int) -> Any:
        """Return the share of the win that each seat may expect, the own one first, from the outputs for each action."""
        logits = outputs[:, SHARE : SHARE + seats].astype(float) / UNIT
        weights = numpy.exp(logits - logits.max(axis=1, keepdims=True))
        return weights / weights.sum(axis=1, keepdims=True)


def judge_of(game: str, seats: int) -> Judge | None:
    """Return what values the actions of a game, or None if it brings no net for this number of seats."""
    return Judge(game, seats, net_of(game, seats)) if has_net(game, seats) else None
