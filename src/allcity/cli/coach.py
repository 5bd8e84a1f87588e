"""A coach at the terminal: what is asked, what it means, and what a good player would look at."""

from __future__ import annotations

from random import Random
from typing import Any

from rich.console import Console

from allcity.bots.why import why
from allcity.core.game import Game, Seat
from allcity.locales import Words


class Coach:
    """Silent until it is switched on; advice is given whenever somebody asks for it."""

    def __init__(self, game: Game[Any, Any, Any, Any], say: Words, screen: Console) -> None:
        self.game = game
        self.say = say
        self.screen = screen
        self.is_on = False

    def switch(self) -> None:
        self.is_on = not self.is_on
        self.screen.print(
            self.say("play-coach-on" if self.is_on else "play-coach-off"), style="cyan"
        )

    def explain(self, view: Any) -> None:
        """What is asked of the viewer: the clause, and what the choice means."""
        question = self.game.question(view) if self.is_on else None
        if question is None:
            return
        meaning = self.say(f"coach-{self.game.META.key}-{question.key}")
        self.screen.print(meaning, style="cyan")
        sentence = self.say.labelled(question.clause, self.say.clause(question.clause))
        self.screen.print(sentence, style="dim")

    def advise(self, state: Any, seat: Seat, rng: Random) -> None:
        """The best actions from what this seat may know, with what they promise and why."""
        key = self.game.META.key
        legal = self.game.legal(state, seat)
        for number, reason in enumerate(why(self.game, self.game.view(state, seat), legal, rng), 1):
            done = self.say.advice(key, reason.line)
            self.screen.print(f"{number}. {done}", style="cyan")
            sentence = f"{self.say(reason.key)} {self.say(f'expect-{key}', **reason.expected)}"
            self.screen.print(f"   {sentence}", style="dim")
            self.screen.print(f"   {reason.action}", style="dim")
