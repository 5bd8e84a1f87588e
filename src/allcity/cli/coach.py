"""A coach at the terminal, who says what is asked, what it means, and which actions a good player would consider."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, NamedTuple

from rich.console import Console
from rich.text import Text

from allcity.bots.warm import warm_nets_in_background
from allcity.bots.why import why
from allcity.core.game import AnyGame, Facts, Game, Seat
from allcity.locales import Words


class Coach:
    """Says nothing until it is switched on; advice is given whenever somebody asks for it."""

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
        """Print what is asked of the viewer, if the coach is on."""
        if self.is_on and (meaning := explained(self.game, view, self.say)):
            self.screen.print(meaning)

    def advise(self, state: Any, seat: Seat, rng: Random) -> None:
        """Print the best actions, judged from what this seat may know."""
        self._warm()
        view, legal = self.game.view(state, seat), self.game.legal(state, seat)
        self.screen.print(advised(self.game, view, legal, self.say, rng))

    def _warm(self) -> None:
        """Prepare the net of the game, so that later advice includes shares of the win."""
        if not self._is_warming:
            self._is_warming = True
            warm_nets_in_background(self.game.META.key)


def explained(game: AnyGame, view: Any, say: Words) -> Text | None:
    """Explain what is asked of the viewer: what the choice means, and its clause; None if nothing is asked."""
    question = game.question(view)
    if question is None:
        return None
    meaning = say(f"coach-{game.META.key}-{question.key}")
    clause = say.labelled(question.clause, say.clause(question.clause))
    return Text.assemble((meaning, "cyan"), "\n", (clause, "dim"))


def advised(game: AnyGame, view: Any, legal: Sequence[Any], say: Words, rng: Random) -> Text:
    """Return the best actions as seen from a view, with the expected outcome and the reason for each."""
    reasons = why(game, view, legal, rng)
    tips = [Tip(reason.action, reason.line, reason.key, reason.expected) for reason in reasons]
    return tips_said(game.META.key, tips, say)


class Tip(NamedTuple):
    """An action worth considering: its text, its sentence, the key of the reason for it, and the facts of its expected outcome."""

    action: str
    line: str
    key: str
    expected: Facts


def tips_said(key: str, tips: Iterable[Tip], say: Words) -> Text:
    """Return tips in words, the best first."""
    lines: list[Text] = []
    for number, tip in enumerate(tips, 1):
        lines.append(Text(f"{number}. {say.advice(key, tip.line)}", "cyan"))
        said = [say(tip.key), say(f"expect-{key}", **tip.expected)]
        if "share" in tip.expected:
            said.append(say("expect-share", share=tip.expected["share"]))
        lines += [Text(f"   {' '.join(said)}", "dim"), Text(f"   {tip.action}", "dim")]
    return Text("\n").join(lines)
