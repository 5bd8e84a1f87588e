"""Writes down what the rules say in the course of some matches: `python -m tests.games.course`.

A line has a number of actions, and digests of all that was said until then: the positions, what each seat sees and reads,
what may be done, what is counted, and how other actions are refused. test_course.py compares.
"""

from __future__ import annotations

import hashlib
import json
from collections import defaultdict
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

from allcity.core.game import CHANCE, AnyGame, Options
from allcity.core.play import draw, pick
from allcity.games import GAMES
from tests.games.provoked import PROVOKED

FOLDER = Path(__file__).parent / "courses"
APART = 25  # actions between two lines
OFTEN = 6  # actions between two looks at what is slow
REFUSED = 40  # of the last actions that are tried at another moment


class Course:
    """One match, and digests of what was said since the last line."""

    def __init__(self, game: AnyGame, seats: int, options: Options) -> None:
        self.game, self.seats = game, seats
        self.state: Any = game.setup(seats, options)
        self.rng = Random(f"course {seats} {sorted(options.items())}")
        self.said: dict[str, hashlib._Hash] = defaultdict(hashlib.sha256)
        self.tried: list[Any] = []

    def lines(self) -> Iterator[str]:
        number = 0
        while active := self.game.active(self.state):
            number += 1
            self._look(active, is_close=number % OFTEN == 0)
            self._act(self.rng.choice(active))
            if number % APART == 0:
                yield f"{number}: {self._digests()}"
        self._look((), is_close=True)
        yield f"{number}: {self._digests()} {self.game.result(self.state)}"

    def _say(self, what: str, value: object) -> None:
        self.said[what].update(repr(value).encode())

    def _digests(self) -> str:
        text = " ".join(f"{what} {said.hexdigest()[:6]}" for what, said in self.said.items())
        self.said.clear()
        return text

    def _look(self, active: tuple[int, ...], is_close: bool) -> None:
        """Return the texts about a position."""
        game, state, seats = self.game, self.state, range(self.seats)
        data = json.loads(json.dumps(game.state_to_json(state)))
        self._say("state", (active, data, game.rounds(state), game.points(state)))
        assert game.state_from_json(data) == state
        if active == (CHANCE,):
            chance = [(game.text(action), weight) for action, weight in game.chance(state)]
            self._say("chance", chance)
        self._say("legal", [len(game.legal(state, seat)) for seat in seats])
        if is_close:
            for viewer in (*seats, None):
                view = game.view(state, viewer)
                self._say("view", game.view_to_json(view))
                self._say("asked", game.question(view))
                if active != (CHANCE,):
                    self._say(
                        "world", game.state_to_json(game.world(view, Random(number_of(viewer))))
                    )
            for seat in seats:
                texts = game.legal_texts(state, seat)
                self._say("texts", texts)
                openings = [text for text in texts if text.endswith(" …")]
                self._say("texts", [game.legal_texts(state, seat, text) for text in openings[:2]])
                self._say("sheet", game.account(state, seat))
            self._refuse()

    def _refuse(self) -> None:
        """Why what was done at other moments is forbidden now."""
        for seat, action in product(range(-1, self.seats), self.tried[-REFUSED:]):
            self._say("refused", self.game.explain(self.state, seat, action))

    def _act(self, seat: int) -> None:
        game, before = self.game, self.state
        if seat == CHANCE:
            outcomes = game.chance(before)
            action = draw(outcomes, self.rng.randrange(sum(weight for _, weight in outcomes)))
        else:
            legal = game.legal(before, seat)
            some = [pick(legal, self.rng) for _ in range(self.rng.choice((1, 12)))]
            action = max(some, key=lambda each: game.points(game.apply(before, seat, each))[seat])
            self.tried += [action, *self.rng.sample([*legal][:60], min(3, len([*legal][:60])))]
        text = game.text(action)
        assert game.parse(text) == action
        self.state = game.apply(before, seat, action)
        lines = [game.redact(before, seat, action, viewer) for viewer in (*range(self.seats), None)]
        self._say("lines", (text, lines, game.tells(before, seat, action)))


def number_of(viewer: int | None) -> int:
    return -1 if viewer is None else viewer


def variants(game: AnyGame) -> list[dict[str, str]]:
    """No option, and each value of each option."""
    options = [(option.key, value) for option in game.META.options for value in option.values]
    return [{}, *({key: value} for key, value in options)]


def course(key: str) -> list[str]:
    """Some matches of a game, one for each variant and number of seats."""
    game, lines = GAMES[key], []
    for number, options in enumerate(variants(game)):
        seats = game.META.seats[number % len(game.META.seats)]
        try:
            match = Course(game, seats, options)
        except ValueError as problem:
            lines.append(f"{seats} seats {options}: {problem}")
            continue
        lines.append(f"{seats} seats {options}")
        lines += match.lines()
    return lines


def refusals(key: str) -> list[str]:
    """Every refusal that a game can give, with its facts."""
    return [f"{each.clause} {each.reason} {dict(each.facts)}" for each in PROVOKED[key]()]


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for key in GAMES:
        (FOLDER / f"{key}-refused.txt").write_text("\n".join(refusals(key)) + "\n", "utf-8")
        (FOLDER / f"{key}.txt").write_text("\n".join(course(key)) + "\n", "utf-8")


if __name__ == "__main__":
    main()
