"""Many matches of one game at once: arrays in, arrays out, on a core or on a GPU."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy

from allcity.core.game import Options, Printed
from allcity.core.setup import chosen
from allcity.fast import rows
from allcity.fast.devices import device_of
from allcity.fast.kernel import kernel_of
from allcity.fast.loops import loops_of
from allcity.games import GAMES


class Results(NamedTuple):
    """Points as they stand, by match and seat; places and reasons (bits of `Batch.reasons`) are 0 until a match is over."""

    points: Any
    places: Any
    reasons: Any


class Batch:
    """`size` matches with one set-up.

    Chance is drawn by (key, number of the match, index), where numbers count from `first`; with `chance="given"` the caller gives its outcomes like actions. Arrays that a
    method returns belong to the batch and are written again by the next call of that method.
    """

    def __init__(
        self,
        game: str,
        seats: int,
        options: Options | None = None,
        edition: Printed | None = None,
        size: int = 1,
        device: str = "cpu",
        key: int = 0,
        chance: str = "drawn",
        log: int = 0,
        threads: int = 1,
        first: int = 0,
    ) -> None:
        kernel = kernel_of(game)
        if kernel is None:
            raise ValueError(f"{game} has no kernel")
        if chance not in ("drawn", "given"):
            raise ValueError(f"chance is drawn or given, not {chance!r}")
        rules = GAMES[game]
        self.kernel = kernel
        self.game, self.seats, self.size, self.key = game, seats, size, key
        self.options = chosen(rules.META, seats, options or {})
        self.edition = edition or rules.edition(rules.META.editions[0])
        # Refuses a set-up that the rules do not allow.
        rules.setup(seats, self.options, self.edition)
        self.actions = kernel.actions(seats, self.options, self.edition)
        self.reasons = kernel.REASONS
        self.device = device_of(device, threads)
        self._draws = int(chance == "drawn")
        self._loops = loops_of(game)
        self.tables = self.device.take(kernel.tables(seats, self.options, self.edition))
        self.states = self.device.table(size, kernel.FIELDS, numpy.int64)
        self._make_arrays(kernel.OBSERVED, log)
        self._first = first
        self.renumber()
        self.reset()

    def _make_arrays(self, observed: int, log: int) -> None:
        array, size, seats = self.device.array, self.size, self.seats
        self._asked = array((size,), numpy.int8)
        self._refused = array((size,), numpy.int8)
        self._masks = self.device.table(size, self.actions.words, numpy.uint32)
        self._observed = self.device.table(size, observed, numpy.int8)
        self._points = array((size, seats), numpy.int32)
        self._places = array((size, seats), numpy.int8)
        self._reasons = array((size,), numpy.int32)
        self._rewards = array((size, seats), numpy.float32)
        self._picked = array((size,), numpy.int32)
        self._decisions = array((size,), numpy.int32)
        self._log = array((size, max(log, 1)), numpy.int32)  # a GPU has no empty arrays

    def renumber(self) -> None:
        """Number the matches as at first, so that the next `reset` deals the same as the first one."""
        self._run("number_all", self.device.take(numpy.arange(self.size) - self.size + self._first))

    def reset(self, only: Any = None) -> None:
        """Start all matches, or those for which `only` is true; each start has a number of its own, `size` after the last one."""
        chosen = numpy.ones(self.size, bool) if only is None else only
        self._run(
            "begin_all", self.device.take(chosen), self.size, self.key, self._draws, self._log
        )
        self._run("asked_all", self._asked)

    def restart(self) -> None:
        """Restart the matches that are over, on the device itself."""
        self._run("restart_all", self.size, self.key, self._draws, self._log)
        self._run("asked_all", self._asked)

    @property
    def asked(self) -> Any:
        """Return the seat that is asked in each match; -1 if it is chance, -2 if the match is over."""
        return self._asked

    def legal(self) -> Any:
        """Return what the asked seats may do: bit `id % 32` of word `id // 32`."""
        self._run("legal_all", self._masks)
        return self._masks

    def step(self, actions: Any) -> Any:
        """Do one action in each match; return 1 for each that was not allowed and changed nothing."""
        taken = self.device.take(actions)
        self._run("step_all", taken, self._asked, self._refused, self._draws, self._log)
        return self._refused

    def observe(self, seats: Any = None) -> Any:
        """Return what the asked seats, or these ones, may know; a negative number stands for a spectator."""
        whose = self._asked if seats is None else self.device.take(seats)
        self._run("observe_all", whose, self._observed)
        return self._observed

    def rewards(self) -> Any:
        """Return each seat's share of the first place: 1 for the only winner, nothing before the end."""
        self.results()
        return self._rewards

    def results(self) -> Results:
        results = Results(self._points, self._places, self._reasons)
        self._run("results_all", *results, self._rewards)
        return results

    def pick(self) -> Any:
        """Return an action for each asked seat, chosen at random; -1 if none is asked."""
        self._run("pick_all", self._picked)
        return self._picked

    def play(self, most: int = 1 << 30) -> Any:
        """Play at random, at most this many decisions per match; return how many there were."""
        assert self._draws, "chance is given"
        self._run("play_all", most, self._decisions, self._log)
        self._run("asked_all", self._asked)
        return self._decisions

    def play_dealt(self, digests: Any, luck: Any, decisions: Any) -> None:
        """Play at random with the dice of `core.fair`, until a match is over or its digests run out.

        `digests[match]` has eight 32-bit words for each outcome, the highest ones first; `luck[match, seat]` is where the numbers
        of a seat start, and `decisions[match, seat]` counts those that were used. All are 64-bit integers.
        """
        assert not self._draws, "chance is drawn"
        self._run("play_dealt_all", digests, luck, decisions, self._log)
        self._run("asked_all", self._asked)

    def replay(self, log: Any, upto: Any) -> None:
        """Repeat a log of `entries`, up to this many entries of each match; nothing is checked."""
        assert not self._draws, "chance is drawn"
        self._run("replay_all", log, self.device.take(upto))
        self._run("asked_all", self._asked)

    def entries(self) -> tuple[Any, Any]:
        """Return the log of all matches as numbers, 8 × id + seat + 1 (0: chance), and how many of them each match has."""
        states = self.device.give(self.states)
        return self.device.give(self._log), states[:, rows.DRAWN] + states[:, rows.STEPS]

    def log(self, match: int) -> list[tuple[int, str]]:
        """Return the log of a match so far: who acted (-1: chance), and the text."""
        row = self.device.give(self.states)[match]
        length = int(row[rows.DRAWN] + row[rows.STEPS])
        line = self.device.give(self._log)[match]
        assert length <= len(line), f"the log has room for {len(line)} actions of {length}"
        return [(int(move) % 8 - 1, self.actions.texts[int(move) // 8]) for move in line[:length]]

    def _run(self, loop: str, *arguments: Any) -> None:
        self.device.run(getattr(self._loops, loop), self.tables, self.states, *arguments)
