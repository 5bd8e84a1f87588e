"""A coach at the terminal: what is asked, what it means, and what a good player would look at."""

from __future__ import annotations

from random import Random
from typing import Any

from rich.console import Console

from allcity.bots.warm import warm_nets_in_background
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
        self._is_warming = False

    def switch(self) -> None:
        self.is_on = not self.is_on
        self._warm()
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
        self._warm()
        key = self.game.META.key
        legal = self.game.legal(state, seat)
        for number, reason in enumerate(why(self.game, self.game.view(state, seat), legal, rng), 1):
            done = self.say.advice(key, reason.line)
            self.screen.print(f"{number}. {done}", style="cyan")
            said = [self.say(reason.key), self.say(f"expect-{key}", **reason.expected)]
            if reason.share is not None:
                said.append(self.say("expect-share", share=reason.share))
            self.screen.print(f"   {' '.join(said)}", style="dim")
            self.screen.print(f"   {reason.action}", style="dim")

    def _warm(self) -> None:
        """Make the net of the game ready, so that later advice has shares of the win."""
        if not self._is_warming:
            self._is_warming = True
            warm_nets_in_background(self.game.META.key)
